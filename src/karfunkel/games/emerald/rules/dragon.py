"""[D20]-[D28] The dragon: how it wakes, walks and catches, and how it is bribed."""

from karfunkel.engine import Actions, answered, ask, rule, tell
from karfunkel.games.emerald.rules.board import knights_at, owner
from karfunkel.games.emerald.rules.end_and_scoring import end_if_over
from karfunkel.games.emerald.rules.state import (
    BAR_LENGTH,
    BAR_MOVED,
    BRIBE,
    BRIBED,
    CATCH,
    CATCH_COLOUR,
    CAUGHT,
    CHAMBERWARDS,
    COLOURS,
    DRAGON_STEPPED,
    DRAGON_TURNED,
    EXIT,
    FREED_STAYS,
    GOLD_VALUES,
    KEEP,
    LAST_BAR,
    NONE,
    PAY,
    ROLLED,
    TO_NEST,
    WENT_TO_NEST,
    Table,
)


@rule
def wakes_dragon(table: Table, field: int) -> bool:
    """[D20] Whether a knight that ends its move here wakes the dragon: beside the bar, or on the dragon's field."""
    return table.bar <= field < table.bar + BAR_LENGTH or field == table.dragon


# ---- walking


@rule
def wake(table: Table, seat: int, rolled: int) -> None:
    """[D21], [D24] The mover has rolled: the dragon walks, and catches where its walk ends."""
    answered(table)
    tell(table, ROLLED, seat, rolled)
    walk(table, rolled)
    catch_where_it_stands(table, seat)


@rule
def walk(table: Table, steps: int) -> None:
    """[D21], [D22] The dragon walks back and forth on the fields beside the bar; turning costs nothing."""
    for _ in range(steps):
        table.dragon += table.facing
        tell(table, DRAGON_STEPPED, table.dragon - table.facing, table.dragon)
        turn_at_end_of_bar(table)


@rule
def turn_at_end_of_bar(table: Table) -> None:
    """[D21], [D22], [D23] On the bar's last field in its direction the dragon turns; on the other end it does not."""
    if table.facing == EXIT and table.dragon == table.bar:
        table.facing = CHAMBERWARDS
        tell(table, DRAGON_TURNED, table.dragon, table.facing)
    elif table.facing == CHAMBERWARDS and table.dragon == table.bar + BAR_LENGTH - 1:
        table.facing = EXIT
        tell(table, DRAGON_TURNED, table.dragon, table.facing)


@rule
def move_bar(table: Table) -> None:
    """[D26], [D23] After all that the bar moves on by a field, until it lies beside the last four."""
    if table.bar < LAST_BAR:
        table.bar += 1
        tell(table, BAR_MOVED, table.bar)
        turn_at_end_of_bar(table)


# ---- catching


@rule
def catch_where_it_stands(table: Table, seat: int) -> None:
    """[D24] One knight on its field is caught; among several the mover chooses."""
    number = knights_at(table, KEEP + table.dragon)
    if number == 0:
        move_bar(table)
    elif number == 1:
        catch(table, colour_beside_dragon(table))
    else:
        ask(table, CATCH, seat)


@rule
def colour_beside_dragon(table: Table) -> int:
    """The colour of the knight on the dragon's field; the first, if there are several; NONE if there is none."""
    for colour in range(COLOURS):
        if table.knights[colour, KEEP + table.dragon] > 0:
            return colour
    return NONE


@rule
def legal_catches(table: Table, actions: Actions) -> int:
    """[D24] The colours of the knights on the dragon's field; knights of one colour are alike."""
    n = 0
    place = KEEP + table.dragon
    for colour in range(COLOURS):
        actions[n] = CATCH_COLOUR + colour
        n += table.knights[colour, place] > 0
    return n


@rule
def choose_caught(table: Table, colour: int) -> None:
    """[D24] The mover has chosen whose knight is caught."""
    answered(table)
    catch(table, colour)


@rule
def catch(table: Table, colour: int) -> None:
    """[D25] The owner of the caught knight may bribe the dragon; without gold there is nothing to decide."""
    seat = owner(table, colour)
    table.caught = colour
    tell(table, CAUGHT, seat, colour, table.dragon)
    if has_gold(table, seat):
        ask(table, BRIBE, seat)
    else:
        go_to_nest(table)


@rule
def has_gold(table: Table, seat: int) -> bool:
    """Whether a seat has a gold card."""
    number = 0
    for value in range(GOLD_VALUES):
        number += table.gold[seat, value]
    return number > 0


# ---- bribing


@rule
def legal_bribes(table: Table, seat: int, actions: Actions) -> int:
    """[D25] Each value of gold in the owner's hand, and to let the knight go to the nest."""
    n = 0
    for value in range(GOLD_VALUES):
        actions[n] = PAY + value
        n += table.gold[seat, value] > 0
    actions[n] = TO_NEST
    return n + 1


@rule
def answer_dragon(table: Table, seat: int, action: int) -> None:
    """[D25] The owner bribes the dragon, or does not."""
    answered(table)
    if action == TO_NEST:
        go_to_nest(table)
    else:
        bribe(table, seat, action - PAY)


@rule
def bribe(table: Table, seat: int, value: int) -> None:
    """[D25] The gold card leaves the game, and the knight stays where it is."""
    table.gold[seat, value] -= 1
    tell(table, BRIBED, seat, table.caught, value)
    note_freed(table, table.caught, KEEP + table.dragon)
    table.caught = NONE
    move_bar(table)


@rule
def note_freed(table: Table, colour: int, place: int) -> None:
    """[D27] Remember a knight that was bribed free, if it could be the second one; the first one has moved anyway."""
    if table.rules >= FREED_STAYS and colour == table.moved_colour and place != table.moved_place:
        table.freed_place = place


@rule
def go_to_nest(table: Table) -> None:
    """[D25], [D30] The caught knight is out of play: the game may be over by that, before the bar moves."""
    colour, place = table.caught, KEEP + table.dragon
    table.caught = NONE
    table.knights[colour, place] -= 1
    table.in_play[colour] -= 1
    tell(table, WENT_TO_NEST, owner(table, colour), colour, table.dragon)
    if colour == table.moved_colour and place == table.moved_place:
        table.moved_place = NONE  # [D24] of its colour the knight that moved is the one caught
    end_if_over(table, owner(table, colour))
    if not table.over:
        move_bar(table)
