"""The events of Emerald. Everybody sees the same; only of two players a knight's colour is named."""

from karfunkel.games.emerald.rules.notation_names import (
    CARD_NAMES,
    FACING_NAMES,
    GEM_NAMES,
    GOLD_NAMES,
    PILE_NAMES,
    PLACE_NAMES,
    colour_letter,
)
from karfunkel.games.emerald.rules.state import (
    BAR_LENGTH,
    BAR_MOVED,
    BONUS,
    BRIBED,
    CARD_TAKEN,
    CARD_TURNED,
    CAUGHT,
    CHAMBER,
    COLOURS,
    DRAGON_STEPPED,
    DRAGON_TURNED,
    GAME_OVER,
    KEEP,
    KNIGHT_MOVED,
    LAST_KNIGHT,
    LAST_TREASURE,
    ROLLED,
    STOPPED,
    TREASURE_TAKEN,
    TURN_BEGINS,
    WENT_TO_NEST,
)
from karfunkel.notation.events import NUMBER, SEAT, Event, Events, word, written_from

FROM = word("place", PLACE_NAMES[:CHAMBER])
TO = word("place", {place: PLACE_NAMES[place] for place in range(KEEP + 1, CHAMBER + 1)})
"""Knights leave the castle and the fields, and come to fields and into the chamber."""
PILE = word("pile", PILE_NAMES)
CARD = written_from(
    ("pile", "card"), word("card", (*GOLD_NAMES, *GEM_NAMES)), lambda pile, card: CARD_NAMES[pile][card]
)
BONUS_FOR = word("bonus", (*GEM_NAMES, "four-kinds"))
WHY_OVER = word("why", {LAST_TREASURE: "last-treasure", LAST_KNIGHT: "last-knight"})
COLOUR = word("colour", [colour_letter(2, colour) for colour in range(COLOURS)])
BAR_END = written_from(("first",), NUMBER, lambda first: first + BAR_LENGTH - 1)
OF_TWO = ("colour",)

EVENTS = Events(
    Event(TURN_BEGINS, "turn", seat=SEAT, silent=True),
    Event(STOPPED, "stopped", seat=SEAT),
    Event(KNIGHT_MOVED, "knight", seat=SEAT, colour=COLOUR, from_=FROM, to=TO, of_two=OF_TWO),
    Event(TREASURE_TAKEN, "treasure", seat=SEAT, left=NUMBER),
    Event(CARD_TAKEN, "took", seat=SEAT, pile=PILE, field=NUMBER, card=CARD),
    Event(CARD_TURNED, "turned", pile=PILE, field=NUMBER, card=CARD, silent=True),
    Event(BONUS, "bonus", seat=SEAT, for_=BONUS_FOR),
    Event(ROLLED, "rolled", seat=SEAT, number=NUMBER),
    Event(DRAGON_STEPPED, "dragon", from_=NUMBER, to=NUMBER, silent=True),
    Event(DRAGON_TURNED, "dragon-turned", field=NUMBER, facing=word("facing", FACING_NAMES), silent=True),
    Event(CAUGHT, "caught", seat=SEAT, colour=COLOUR, field=NUMBER, of_two=OF_TWO),
    Event(BRIBED, "bribed", seat=SEAT, colour=COLOUR, card=word("gold", GOLD_NAMES), of_two=OF_TWO, reveals=True),
    Event(WENT_TO_NEST, "nest", seat=SEAT, colour=COLOUR, field=NUMBER, of_two=OF_TWO),
    Event(BAR_MOVED, "bar", first=NUMBER, last=BAR_END),
    Event(GAME_OVER, "over", why=WHY_OVER, seat=SEAT),
)
