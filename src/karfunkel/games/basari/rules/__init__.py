"""The rules of Basari, the card game, a module for each chapter of the rulebook."""
