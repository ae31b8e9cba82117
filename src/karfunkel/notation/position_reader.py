"""PositionReader: reads the fields of a position, and gathers the reasons for which it cannot be read."""

from collections.abc import Mapping, Sequence
from typing import Any

from karfunkel.errors import InvalidPosition
from karfunkel.notation.position_fields import PositionField, check_kind


class PositionReader:
    """Reads one position of a game. What is wrong by the rules is found later, once it is a table."""

    fields: Sequence[PositionField]

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given
        self.reasons: list[str] = []

    def stop_if_wrong(self) -> None:
        """InvalidPosition with all that was found wrong so far, if anything was."""
        if self.reasons:
            raise InvalidPosition(dict.fromkeys(self.reasons))

    def check_names_and_kinds(self) -> None:
        """Note which fields there are not, which have a value of another kind, and that the players are missing."""
        known = {field.name: field for field in self.fields}
        for name, value in self.given.items():
            if name == "game":
                continue
            if name not in known:
                self.reasons.append(f"there is no field {name!r:.60}; the fields are {', '.join(known)}")
            elif wrong := check_kind(known[name], value):
                self.reasons.append(wrong)
        if self.given.get("players") is None:
            self.reasons.append("players is missing")
