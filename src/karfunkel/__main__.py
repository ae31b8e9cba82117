"""`python -m karfunkel` is the command `karfunkel`."""

from karfunkel.cli import main

main()
