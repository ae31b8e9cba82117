"""The Picking Belt, a small game for karfunkel."""
