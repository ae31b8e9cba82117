"""Emerald, rule by rule."""
