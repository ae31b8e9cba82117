"""What Edel, Stein & Reich and Basari share: a library for trading games, not a game."""
