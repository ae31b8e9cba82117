"""Bots that play Basari, the card game."""
