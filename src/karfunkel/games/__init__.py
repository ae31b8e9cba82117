"""The games: each one folder with all that belongs to it. `registry` finds them."""
