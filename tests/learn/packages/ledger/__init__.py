"""A small game with all that a record can hold: large numbers, grids, moves of two words, decisions below decisions."""
