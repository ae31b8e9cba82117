"""What the minds of all games share."""
