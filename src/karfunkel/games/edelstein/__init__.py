"""Edel, Stein & Reich: rules, notation, bots, terminal, and all else that belongs to it."""
