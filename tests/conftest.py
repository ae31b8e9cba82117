"""What all tests may ask for."""

import signal

from tests.postgres import database, postgres, postgres_url

__all__ = ["database", "postgres", "postgres_url"]

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # whoever runs the tests in the background ignores Ctrl-C, and so would the programs that the tests start
    signal.signal(signal.SIGINT, signal.default_int_handler)
