"""The mind of Emerald: features, win chances, expectimax to the end of the turn, and a rollout search."""
