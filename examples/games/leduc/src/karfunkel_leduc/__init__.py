"""Leduc hold'em, a small game for karfunkel."""
