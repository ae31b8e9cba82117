"""The words of the page: the same in all languages, all there, and none too many."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "src" / "karfunkel" / "words"
PAGE = ROOT / "web" / "src"
LANGUAGES = ("en", "de", "fr", "nl")
AREAS = sorted(path.stem for path in (WORDS / "en").glob("*.ftl"))

every_area = pytest.mark.parametrize("area", AREAS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", LANGUAGES[1:])


class Found(visitor.Visitor):
    """The variables and the other messages that stand in a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def found_in(message: ast.Message) -> Found:
    found = Found()
    found.visit(message)
    return found


@cache
def entries(language: str, area: str) -> tuple[ast.EntryType, ...]:
    path = WORDS / language / f"{area}.ftl"
    return tuple(FluentParser().parse(path.read_text("utf-8")).body) if path.exists() else ()


@cache
def messages(language: str, area: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, area) if isinstance(entry, ast.Message)}


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
    names = [
        entry.id.name
        for path in sorted((WORDS / language).glob("*.ftl"))
        for entry in entries(language, path.stem)
        if isinstance(entry, ast.Message)
    ]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@every_other_language
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.stem for path in (WORDS / language).glob("*.ftl")) == AREAS


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
    lines = (WORDS / "fr" / f"{area}.ftl").read_text("utf-8").splitlines()
    assert [line.strip() for line in lines if not line.startswith("#") and re.search(r" [:;!?»]|« ", line)] == []


# ---- the page uses them

GAP = r"\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}"
TEMPLATE = re.compile(rf"`(?:[^`$]|\$(?!\{{)|{GAP})*`")
TEXT = re.compile(rf""""[^"\n]*"|'[^'\n]*'|{TEMPLATE.pattern}""")
SAYING = re.compile(r"(?<![\w.])(?:t|line)\(")
OPENING, CLOSING, BEFORE_A_TEXT = "([{", ")]}", "?:|"


@cache
def sources() -> dict[str, str]:
    """The code of the page, by the names of its files."""
    files = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in files}


def names_said(source: str) -> Iterator[str]:
    """The texts that can be the first argument of `t` and of `line`: `t("a")`, `t(b ? "c" : "d")`."""
    for saying in SAYING.finditer(source):
        at, depth, expected = saying.end(), 0, True
        while at < len(source) and not (depth == 0 and source[at] in f",{CLOSING}"):
            if text := TEXT.match(source, at):
                if expected and depth == 0:
                    yield text[0]
                at, expected = text.end(), False
                continue
            depth += (source[at] in OPENING) - (source[at] in CLOSING)
            expected = source[at] in BEFORE_A_TEXT or (expected and source[at].isspace())
            at += 1


def templates(source: str) -> set[str]:
    """All templates with gaps, those within others included."""
    found = (TEMPLATE.match(source, tick.start()) for tick in re.finditer("`", source))
    return {template[0] for template in found if template and "${" in template[0]}


def meant_by(text: str) -> re.Pattern[str]:
    """The messages that a text in the code can name; what is put into a template can be anything."""
    return re.compile(".+".join(re.escape(part) for part in re.split(GAP, text[1:-1])) + r"\Z")


def test_every_message_that_the_page_says_exists() -> None:
    missing = {
        f"{name}: {text}"
        for name, source in sources().items()
        for text in names_said(source)
        if not any(meant_by(text).match(message) for message in english())
    }
    assert sorted(missing) == []


def test_every_message_is_used() -> None:
    page = "\n".join(sources().values())
    used = {name for name in english() if re.search(rf"[\"'`]{name}[\"'`]", page)}
    for template in templates(page):
        if re.match(r"`[a-z]+-", template):
            used |= {name for name in english() if meant_by(template).match(name)}
    for template in templates(page):
        if ending := re.fullmatch(rf"`{GAP}(-[a-z-]+)`", template):
            used |= {f"{name}{ending[1]}" for name in used}
    for message in english().values():
        used |= found_in(message).messages
    assert sorted(english().keys() - used) == []


def test_names_are_found_in_code() -> None:
    code = """t("a") t(x(1, ")") === "no" ? `b-${y("no")}-c` : "d", { e: "no" }) part("no") line('f') t(id, "no")"""
    assert [*names_said(code)] == ['"a"', '`b-${y("no")}-c`', '"d"', "'f'"]
    assert meant_by('`b-${y("no")}-c`').match("b-anything-c")
