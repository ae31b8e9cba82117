"""Playing at a server from the terminal: put a table up, join one, come back to one, play."""

from karfunkel.cli.remote.play import Wishes, play_at_server

__all__ = ["Wishes", "play_at_server"]
