"""What the notations of the two trading games share."""
