"""Many games between bots or at random: simulations, contests, ratings and their reports."""
