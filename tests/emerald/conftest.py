"""Until Emerald stands in the registries of the house, it is entered there for these tests, if EMERALD_TRIAL is set."""

import inspect
import os
from typing import Any

from karfunkel.rules.games import GAMES

TRIAL = "emerald" not in GAMES and bool(os.environ.get("EMERALD_TRIAL"))

collect_ignore_glob = [] if TRIAL or "emerald" in GAMES else ["test_*.py"]

if TRIAL:
    from karfunkel.arena.games import WATCHERS
    from karfunkel.arena.games import emerald as watcher
    from karfunkel.cli.terminal.emerald import EmeraldWords
    from karfunkel.cli.terminal.games import GAMES as TERMINAL_GAMES
    from karfunkel.notation.emerald import EmeraldNotation
    from karfunkel.notation.games import NOTATIONS
    from karfunkel.notation.notation import Notation
    from karfunkel.rules.emerald import EMERALD
    from karfunkel.table import Table

    GAMES["emerald"] = EMERALD
    NOTATIONS["emerald"] = EmeraldNotation()
    WATCHERS["emerald"] = watcher
    TERMINAL_GAMES["emerald"] = EmeraldWords

    if "viewer" not in inspect.signature(Notation.view).parameters:
        plain_view = Table.view

        def view(self: Table, seat: int | None = None) -> dict[str, Any]:
            """What Table.view will do once it tells the notation who looks."""
            seen = plain_view(self, seat)
            if self.game == "emerald":
                notation: Any = self._notation
                seen.update(notation.view(self.state, seat), scores=list(notation.seen_scores(self.state, seat)))
            return seen

        Table.view = view  # type: ignore[method-assign]
