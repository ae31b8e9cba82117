"""The rules of Emerald, a module for each chapter of the rulebook."""
