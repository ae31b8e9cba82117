"""How strong the levels are: each against a table of the level below, in every game and for several sizes."""
