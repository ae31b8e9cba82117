"""The rules of the games, over one record each."""
