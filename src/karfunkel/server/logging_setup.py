"""Logging of the server: one line a note, as JSON for programs or as text for people."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal

from karfunkel.server.log_throttling import LogThrottle

Form = Literal["json", "text"]
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def _extra(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in _USUAL}


NEW_LINE = "\n"


def _plain(text: str, keep: str = "") -> str:
    """A text in which nothing breaks the line or speaks to the terminal, whatever a stranger has put there."""
    return "".join(
        sign if sign.isprintable() or sign in keep else sign.encode("unicode_escape").decode() for sign in text
    )


class JsonLines(logging.Formatter):
    """A JSON object a note."""

    def format(self, record: logging.LogRecord) -> str:
        """The note as one line."""
        note: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "note": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            note["trace"] = self.formatException(record.exc_info)
        return json.dumps(note, default=str)


class TextLines(logging.Formatter):
    """A sentence a note, with what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        """The note as one line, and the trace of an error below it."""
        extra = "".join(f" {name}={_plain(str(value))}" for name, value in _extra(record).items())
        trace = f"\n{_plain(self.formatException(record.exc_info), keep=NEW_LINE)}" if record.exc_info else ""
        return f"{record.levelname.lower():8}{_plain(record.getMessage())}{extra}{trace}"


def configure_logging(form: Form, level: str = "INFO") -> None:
    """Write all notes to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(LogThrottle())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for quiet in ("httpx", "alembic", "aiosqlite", "websockets", "uvicorn"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
