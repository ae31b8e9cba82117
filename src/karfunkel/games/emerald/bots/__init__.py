"""The mind of Emerald: what a table is worth to each seat, a look to the end of the turn, and a search beyond it."""
