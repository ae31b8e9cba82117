"""Fitting what positions are worth to games that bots played among themselves."""
