"""Tailings: clear the mine's heaps, and end with as little rubble as you can."""
