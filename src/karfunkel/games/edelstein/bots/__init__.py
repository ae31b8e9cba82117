"""Bots that play Edel, Stein & Reich."""
