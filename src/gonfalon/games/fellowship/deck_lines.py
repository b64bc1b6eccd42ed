"""A deck list as lines of bare words: marks of Markdown, BBCode, HTML and OCTGN's `.o8d` taken off (CARD-14.13)."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from .deck_names import Section, plain, section_of

OCTGN_CORE = "51223bd0-ffd1-11df-a976-0801200c9"
"""How the ids of the core set's cards begin in OCTGN."""
RINGSDB_CORE = "01"
"""How the numbers of the core set's cards begin in addresses of RingsDB: ringsdb.com/card/01001."""


class Line(NamedTuple):
    """A line, or a part of one. number: of the line in the text, from 1.

    section: where a file says it of each card, None for lists. is_heading: set apart as a heading is. is_aside: marked as a part of the
    sideboard. is_note: words of the author in a file, or a comment that stands alone. is_other_printing: its link or id is that of
    a card of another set.
    """

    number: int
    text: str
    section: Section | None = None
    is_heading: bool = False
    is_aside: bool = False
    is_note: bool = False
    is_other_printing: bool = False


def lines_of(text: str) -> list[Line]:
    """The lines that say something. Empty ones are no lines, a comment on its own is a note."""
    text = _repaired(text)
    if re.search(r"<card\s[^>]*>", text) and "<section" in text:
        return list(_octgn_lines(text))
    found: list[Line] = []
    for number, raw in enumerate(re.split(r"\r\n?|\n", text), 1):
        for part in _BREAK.split(raw):
            if line := _bare(number, part):
                found.append(line)
    return found


def _repaired(text: str) -> str:
    """Without marks that nobody sees; bytes that a command line could not decode are read as Windows-1252."""
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        text = text.encode("utf-8", "surrogateescape").decode("cp1252", "replace")
    if "Ã" in text:
        text = "\n".join(_read_again(line) for line in text.split("\n"))
    return re.sub("[\ufeff\u200b-\u200f\u2060]", "", text)


def _read_again(line: str) -> str:
    """A UTF-8 line that was read as Windows-1252 or Latin-1: "ThÃ©odred"."""
    for encoding in ("cp1252", "latin-1"):
        try:
            return line.encode(encoding).decode("utf-8")
        except UnicodeError:
            continue
    return line


# ---- lists ---------------------------------------------------------------------------------------------------------

_BREAK = re.compile(r"<br\s*/?>|</?(?:li|p|div|tr|ul|ol|h[1-6])(?:\s[^<>]*)?>", re.IGNORECASE)
_TAG = re.compile(r"</?[a-z][^<>]{0,300}>", re.IGNORECASE)
_BBCODE = re.compile(
    r"\[/?(?:b|i|u|s|url|img|list|li|\*|size|color|font|quote|center|code|card|h\d|table|tr|td)(?:=[^\]]*)?\]",
    re.IGNORECASE,
)
_LINK = re.compile(r"!?\[([^\[\]]*)\]\([^()\s]*\)")
_CODE = re.compile(r"/card/(\d\d)\d{3}\b")
_BOLD = re.compile(
    r"^\s*(?:\*\*|__|\[b\]|<b>|<strong>)[^*_]+(?:\*\*|__|\[/b\]|</b>|</strong>):?\s*$", re.IGNORECASE
)
_BULLET = re.compile(r"^(?:[-+•·–—»>]\s*)+")
_ASIDE = re.compile(r"^(?:sb|side|sideboard)\s*:\s*(?=.*\w)", re.IGNORECASE)


def _bare(number: int, raw: str) -> Line | None:
    """A line without marks, and without what a comment says of it; None if nothing is left."""
    codes = _CODE.findall(raw)
    is_bold = _BOLD.match(raw) is not None
    text = html.unescape(_TAG.sub(" ", _LINK.sub(r"\1", _BBCODE.sub("", raw))))
    text = unicodedata.normalize("NFKC", text).replace("\x00", "")
    if text.lstrip().startswith("#") and section_of(text) is not None:
        return Line(number, text.strip(" \t#"), is_heading=True)
    comment = text
    text = _BULLET.sub("", re.sub(r"[*_`~]+", " ", _uncommented(text)).strip()).strip()
    if not plain(text):
        return Line(number, comment.strip(" \t#/-+*•·"), is_note=True) if plain(comment) else None
    aside = _ASIDE.match(text)
    return Line(
        number,
        text[aside.end() :] if aside else text,
        is_heading=is_bold or text.endswith(":"),
        is_aside=aside is not None,
        is_other_printing=any(code != RINGSDB_CORE for code in codes),
    )


def _uncommented(text: str) -> str:
    """What stands before `#` or `//`; a `#` in brackets begins no comment: "(Core Set #1)"."""
    depth = 0
    for at, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if sign == "#" and depth <= 0:
            return text[:at]
        if text.startswith("//", at) and (at == 0 or text[at - 1].isspace()):
            return text[:at]
    return text


def names_section(line: Line) -> tuple[Section | None, str]:
    """The section that a line begins, and what it says beside that: "Heroes: Gimli, Legolas"."""
    section = section_of(line.text)
    if section is not None:
        return section, ""
    label, colon, rest = line.text.partition(":")
    section = section_of(label) if colon else None
    return (section, rest.strip()) if section is not None else (None, line.text)


# ---- OCTGN ---------------------------------------------------------------------------------------------------------

_ELEMENT = re.compile(
    r"<section(?P<section>[^<>]*)>|<card(?P<card>[^<>]*?)(?:/>|>(?P<name>[^<]*)</card>)|<notes[^<>]*>(?P<notes>.*?)</notes>",
    re.DOTALL,
)
_ATTRIBUTE = re.compile(r"(\w+)\s*=\s*[\"']([^\"']*)[\"']")


def _octgn_lines(text: str) -> Iterator[Line]:
    """The cards of an `.o8d` file, each with its section."""
    section = Section.CARDS
    for found in _ELEMENT.finditer(text):
        number = text.count("\n", 0, found.start()) + 1
        if found["section"] is not None:
            section = _octgn_section(dict(_ATTRIBUTE.findall(found["section"])))
        elif found["notes"] is not None:
            note = re.sub(r"<!\[CDATA\[|\]\]>", "", found["notes"]).strip()
            if plain(note):
                yield Line(number, html.unescape(note).splitlines()[0], is_note=True)
        else:
            about = dict(_ATTRIBUTE.findall(found["card"]))
            name = html.unescape(found["name"] or about.get("name", "")).strip()
            is_other = not about.get("id", OCTGN_CORE).lower().startswith(OCTGN_CORE)
            yield Line(number, f"{about.get('qty', '1')}x {name}", section, is_other_printing=is_other)


def _octgn_section(about: dict[str, str]) -> Section:
    if about.get("shared", "").lower() == "true":
        return Section.SCENARIO
    return section_of(about.get("name", "")) or Section.CARDS
