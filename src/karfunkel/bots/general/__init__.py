"""The mind of games that bring none: a search over tables that may be the real one, by the verbs of all games."""
