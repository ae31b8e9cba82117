"""What a contest is put on paper as: tables for programs, and a page for people."""

from karfunkel.arena.paper.summary import Summary, summary_of
from karfunkel.arena.paper.write import write_report

__all__ = ["Summary", "summary_of", "write_report"]
