"""Names of guests: without signs that cannot be seen, and told apart from others at the table."""

import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 24
MOST_MARKS = 2
"""So many accents may stand on one letter; more of them run over what is written above and below."""
BLANK_LETTERS = "\u115f\u1160\u3164\uffa0\u2800"
"""Signs that Unicode calls letters or pictures, and that look like nothing."""
_LOOK_ALIKE = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕԁԛԝһӏ", "abekmhopctyxijsdqwhl", strict=True)),
        **dict(zip("αβεικνορτυχ", "abeikvoptux", strict=True)),
        **dict(zip("0158$@|!", "oisbsali", strict=True)),
        "ı": "i",
        "l": "i",
        "ł": "i",
        "ø": "o",
        "đ": "d",
    }
)


def cleaned(name: str) -> str:
    """A name without signs that cannot be seen or turn the text around, and without towers of accents."""
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if not sign.isprintable() or sign in BLANK_LETTERS:
            signs.append(" " if sign.isspace() else "")
        elif marks <= MOST_MARKS and not (is_mark and not "".join(signs).strip()):
            signs.append(sign)
    return " ".join("".join(signs).split())


def skeleton(name: str) -> str:
    """How a name looks at a glance: two names that look alike have the same."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    letters = (sign for sign in apart if unicodedata.category(sign)[0] in "LNS" or sign in "$@|!")
    return "".join(letters).translate(_LOOK_ALIKE).replace("rn", "m").replace("vv", "w")


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name, with a number behind it if another at the table looks like it."""
    taken = {skeleton(other) for other in others if other}
    number, shown = 1, name
    while skeleton(shown) in taken:
        number += 1
        end = f" {number}"
        shown = name[: LONGEST_NAME - len(end)] + end
    return shown
