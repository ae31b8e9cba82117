"""Goofspiel, a small game for karfunkel."""
