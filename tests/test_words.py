"""The words of the house and of its games: the same in all languages, all there, and none too many."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from karfunkel.games.registry import GAMES as ALL_GAMES
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.words import languages, scopes_of, text_of

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "src" / "karfunkel" / "words"
GAMES = ROOT / "src" / "karfunkel" / "games"
PAGE = ROOT / "web" / "src"
SCOPES = sorted(path.parent.parent.name for path in GAMES.glob("*/words/en.ftl"))
"""Games, and what games share: their words are known to others by these names."""
AREAS = [*sorted(path.stem for path in (WORDS / "en").glob("*.ftl")), *SCOPES]

LANGUAGES = languages()

every_area = pytest.mark.parametrize("area", AREAS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", LANGUAGES[1:])


class Found(visitor.Visitor):
    """The variables that stand in a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def found_in(message: ast.Message) -> Found:
    found = Found()
    found.visit(message)
    return found


def text(language: str, area: str) -> str:
    path = GAMES / area / "words" / f"{language}.ftl" if area in SCOPES else WORDS / language / f"{area}.ftl"
    return path.read_text("utf-8") if path.exists() else ""


@cache
def entries(language: str, area: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(text(language, area)).body)


def names(language: str, area: str) -> list[str]:
    """The names of all messages, as everybody else knows them."""
    scope = f"{area}-" if area in SCOPES else ""
    return [f"{scope}{entry.id.name}" for entry in entries(language, area) if isinstance(entry, ast.Message)]


@cache
def messages(language: str, area: str) -> dict[str, ast.Message]:
    found = [entry for entry in entries(language, area) if isinstance(entry, ast.Message)]
    return dict(zip(names(language, area), found, strict=True))


@cache
def english() -> dict[str, ast.Message]:
    return {name: message for area in AREAS for name, message in messages("en", area).items()}


# ---- the languages say the same


@every_language
@every_area
def test_every_line_is_understood(language: str, area: str) -> None:
    assert [entry.content for entry in entries(language, area) if isinstance(entry, ast.Junk)] == []


@every_language
def test_no_message_is_written_twice(language: str) -> None:
    written = [name for area in AREAS for name in names(language, area)]
    assert sorted({name for name in written if written.count(name) > 1}) == []


@every_other_language
def test_every_language_has_the_same_files(language: str) -> None:
    house = sorted(path.stem for path in (WORDS / language).glob("*.ftl"))
    games = sorted(path.parent.parent.name for path in GAMES.glob(f"*/words/{language}.ftl"))
    assert [*house, *games] == AREAS


@every_other_language
@every_area
def test_every_language_has_the_same_messages(language: str, area: str) -> None:
    ours, theirs = messages("en", area).keys(), messages(language, area).keys()
    assert (sorted(ours - theirs), sorted(theirs - ours)) == ([], [])


@every_other_language
@every_area
def test_messages_have_the_same_variables(language: str, area: str) -> None:
    theirs = messages(language, area)
    differing = {
        name: (found_in(message).variables, found_in(theirs[name]).variables)
        for name, message in messages("en", area).items()
        if name in theirs and found_in(message).variables != found_in(theirs[name]).variables
    }
    assert differing == {}


@every_area
def test_french_signs_are_not_torn_from_their_words(area: str) -> None:
    """A space before : ; ! ? » and after « must not break."""
    lines = text("fr", area).splitlines()
    assert [line.strip() for line in lines if not line.startswith("#") and re.search(r" [:;!?»]|« ", line)] == []


# ---- where they are looked up


def test_words_are_looked_up_in_the_game_and_in_the_library_it_comes_from() -> None:
    assert {scope for game in ALL_GAMES.values() for scope in scopes_of(game)} == set(SCOPES)
    assert all(scopes_of(game)[0] == name for name, game in ALL_GAMES.items())


@every_language
def test_words_are_read_from_the_package(language: str) -> None:
    assert [text_of(scope, language) for scope in SCOPES] == [text(language, scope) for scope in SCOPES]
    assert all(text(language, area) in text_of(None, language) for area in AREAS if area not in SCOPES)


# ---- the page uses them

GAP = r"\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}"
TEMPLATE = re.compile(rf"`(?:[^`$]|\$(?!\{{)|{GAP})*`")
TEXT = re.compile(rf""""[^"\n]*"|'[^'\n]*'|{TEMPLATE.pattern}""")
SAYING = re.compile(r"(?<![\w.])(?:t|line|(gameText))\(")
SAYING_IF_THERE = re.compile(r"(?<![\w.])(say)\(")
OPENING, CLOSING, BEFORE_A_TEXT = "([{", ")]}", "?:|"


@cache
def sources() -> dict[str, str]:
    """The code of the page, by the names of its files."""
    files = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in files}


def names_said(source: str, saying: re.Pattern[str] = SAYING) -> Iterator[str]:
    """The texts that can be the first argument of `t`, `line` and `gameText`: `t("a")`, `t(b ? "c" : "d")`.

    Those of `gameText` are in the scope of whatever game is at hand.
    """
    for found in saying.finditer(source):
        scope = "${scope}-" if found[1] else ""
        at, depth, expected = found.end(), 0, True
        while at < len(source) and not (depth == 0 and source[at] in f",{CLOSING}"):
            if text := TEXT.match(source, at):
                if expected and depth == 0:
                    yield f"{text[0][0]}{scope}{text[0][1:]}"
                at, expected = text.end(), False
                continue
            depth += (source[at] in OPENING) - (source[at] in CLOSING)
            expected = source[at] in BEFORE_A_TEXT or (expected and source[at].isspace())
            at += 1


def templates(source: str) -> set[str]:
    """All templates with gaps, those within others included."""
    found = (TEMPLATE.match(source, tick.start()) for tick in re.finditer("`", source))
    return {template[0] for template in found if template and "${" in template[0]}


ANYTHING, ANY_SCOPE = ".+", f"(?:{'|'.join(SCOPES)})"


def meant_by(text: str, leading: str = ANYTHING) -> re.Pattern[str]:
    """The messages that a text in the code can name; in a gap can be anything, in a leading one this."""
    first, *others = (re.escape(part) for part in re.split(GAP, text[1:-1]))
    gap = ANYTHING if first else leading
    return re.compile((f"{first}{gap}{ANYTHING.join(others)}" if others else first) + r"\Z")


def test_every_message_that_the_page_says_exists() -> None:
    missing = {
        f"{name}: {text}"
        for name, source in sources().items()
        for text in names_said(source)
        if not any(map(meant_by(text).match, english()))
    }
    assert sorted(missing) == []


def declared() -> set[str]:
    """The messages of all games that say their events and the words in them."""
    events = [event for game in ALL_GAMES for event in notation_of(game).events]
    types = {kind.name.rpartition(":")[2] for event in events for kind in event.fields.values()}
    texts = {*(f"event-{event.name}" for event in events), *types, *(f"{kind}-${{word}}" for kind in types)}
    return {f"`${{scope}}-{text}`" for text in texts}


def has_words(template: str) -> bool:
    """Whether a template names messages by more than its gaps."""
    return re.search("[a-z]", re.sub(GAP, "", template)) is not None


def test_every_message_is_used() -> None:
    page = "\n".join(sources().values())
    said = {template for template in templates(page) if has_words(template)} | declared()
    said |= {*names_said(page), *names_said(page, SAYING_IF_THERE)}
    used = english().keys() & re.findall(r"(?<=[\"'`])[\w-]+(?=[\"'`])", page)
    used |= {name for text in said for name in filter(meant_by(text, ANY_SCOPE).match, english())}
    for template in templates(page):
        if ending := re.fullmatch(rf"`{GAP}(-[a-z-]+)`", template):
            used |= {f"{name}{ending[1]}" for name in used}
    unused = english().keys() - used
    assert sorted(name for name in unused if "terminal-" not in name) == [], "the page never says this"


def test_names_are_found_in_code() -> None:
    code = """t("a") t(x(1, ")") === "no" ? `b-${y("no")}-c` : "d", { e: "no" }) part("no") line('f') t(id, "no")"""
    assert [*names_said(code)] == ['"a"', '`b-${y("no")}-c`', '"d"', "'f'"]
    assert [*names_said('gameText("g")')] == ['"${scope}-g"']
    assert meant_by('`b-${y("no")}-c`').match("b-anything-c")
