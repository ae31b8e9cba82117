"""What the trading games share in a terminal: gems, offers, majorities. Each game adds its own cards and actions."""
