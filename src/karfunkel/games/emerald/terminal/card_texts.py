"""The cards in words, and what each is good for."""

from karfunkel.cli.terminal.game_ui import GameUI
from karfunkel.games.emerald.rules.notation_names import GEM_NAMES
from karfunkel.games.emerald.rules.state import COPIES, GEMS

COLOURS = {"ruby": "red", "emerald": "green", "garnet": "magenta", "turquoise": "cyan"}
STYLES = {f"card-{kind}": colour for kind, colour in COLOURS.items()}
"""The styles of words."""
SHORT = 4
"""So many letters of a gem's name are shown where there is little room."""
GOLD, TREASURE, FOUR_KINDS = "gold", "treasure", "four-kinds"
EXPLAINED = (GOLD, *GEM_NAMES, TREASURE, FOUR_KINDS)


def card_words(ui: GameUI, pile: str, card: str) -> str:
    """A card in words."""
    if pile == GOLD:
        return f"[yellow]{ui.words.say('gold-card', value=card)}[/]"
    return f"[{COLOURS[card]}]{kind_name(ui, card)}[/]"


def short_kind(ui: GameUI, kind: str) -> str:
    """A gem where there is little room."""
    return f"[{COLOURS[kind]}]{kind_name(ui, kind)[:SHORT]}[/]"


def kind_name(ui: GameUI, kind: str) -> str:
    """What a kind of gem is called."""
    return ui.words.say("kind", kind=kind)


def explain_card(ui: GameUI, card: str) -> str | None:
    """What a card is good for; None if there is no such card."""
    if card not in EXPLAINED:
        return None
    name, about = (kind_name(ui, card), "gem") if card in GEM_NAMES else (card, card)
    explained = ui.words.say(f"terminal-about-{about}", number=COPIES[GEMS])
    return ui.words.say("terminal-named", name=f"[bold]{name}[/]", about=explained)
