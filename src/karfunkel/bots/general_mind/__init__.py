"""The mind of games that bring none: playouts and tree search over determinized tables, by the verbs of all games."""
