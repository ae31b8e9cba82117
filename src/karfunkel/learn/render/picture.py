"""A table as a picture in SVG."""

from collections.abc import Callable, Mapping
from typing import Any

from karfunkel.learn.render.emerald import emerald_picture
from karfunkel.learn.render.trading import trading_picture
from karfunkel.rules.games import game_called

View = Mapping[str, Any]

PICTURES: Mapping[str, Callable[[View, str, str, str], str]] = {
    "edelstein": trading_picture,
    "basari": trading_picture,
    "emerald": emerald_picture,
}


def svg(view: View) -> str:
    """What a viewer sees, as a picture."""
    return PICTURES[view["game"]](view, game_called(view["game"]).title, _where(view), _asked(view))


def _where(view: View) -> str:
    """Where the game stands."""
    if view["game"] == "emerald":
        return f"the bar beside {view['bar']} to {view['bar_last']}"
    return f"stage {view['stage']}, round {view['round']}"


def _asked(view: View) -> str:
    """Who is asked what."""
    if view["over"]:
        return f"over, won by seat {' and '.join(map(str, view['winners']))}"
    return f"{view['decision']}: seat {', '.join(map(str, view['to_act']))}"
