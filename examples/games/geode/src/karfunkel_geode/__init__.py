"""Geode: dig for gems, and stop before the roof comes down."""
