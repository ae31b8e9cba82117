"""Basari, the card game: rules, notation, bots, terminal, and all else that belongs to it."""
