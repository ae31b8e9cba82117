"""The rules of Edel, Stein & Reich, a module for each chapter of the rulebook."""
