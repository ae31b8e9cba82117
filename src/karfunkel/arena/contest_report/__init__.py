"""The report of a contest: JSON and CSV for programs, an HTML page for people."""

from karfunkel.arena.contest_report.report_files import write_report
from karfunkel.arena.contest_report.summary import ContestFigures, summary_of

__all__ = ["ContestFigures", "summary_of", "write_report"]
