"""What the minds of several games use: regret matching, and record fields of floats."""
