"""A match: a game with people at it, as a log of events. Pure: no sockets, no SQL, no clock of its own."""
