"""Deck lists as people have them: which cards a text names, what it leaves out and why (CARD-14.6 to CARD-14.15).

Read are lines ("3x Name", "3 Name", "Name x3", "Name (3)", cells of a table), RingsDB's text with title, packs and footer, Markdown,
BBCode, HTML and OCTGN's `.o8d`.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from gonfalon.core.errors import Fault
from gonfalon.core.game import LeftOut

from .deck_lines import Line, lines_of, names_section
from .deck_names import HEADINGS, Section, card_named, fits_core, plain, titles
from .engine.model import Card

LONGEST_SAID = 60
"""Characters of a line that a fault repeats."""
MOST_GUESSED, LONGEST_GUESSED = 12, 40
"""Lines outside the list that are compared with all titles, and their length in characters."""


class Reason(StrEnum):
    """Why a part of a text is no part of the deck. Worded `left-out-<reason>` in the text room."""

    TITLE = "title"
    """What stands above the list: the name of the deck, its author."""
    PACKS = "packs"
    SIDEBOARD = "sideboard"
    SCENARIO = "scenario"
    """Cards of the quest in an OCTGN file."""
    TOTAL = "total"
    """Numbers that sum up: "3 Heroes, 50 Cards"."""
    NOTE = "note"


class Copies(NamedTuple):
    """A line of a list that is part of the deck. line: from 1."""

    line: int
    card: Card
    count: int  # pyright: ignore[reportIncompatibleMethodOverride]


class DeckText(NamedTuple):
    """What a text says. faults: lines that may mean a card but none that is here, in the order of the lines."""

    cards: tuple[Copies, ...]
    left_out: tuple[LeftOut, ...]
    faults: tuple[Fault, ...]


class _Entry(NamedTuple):
    """A line once its words are told apart. card: None if it names none. count: None where none is said."""

    line: Line
    card: Card | None
    count: int | None  # pyright: ignore[reportIncompatibleMethodOverride]
    fault: Fault | None
    section: Section


@lru_cache(maxsize=256)
def read(text: str) -> DeckText:
    """The cards of a text, what it leaves out, and the lines that cannot be understood."""
    entries = list(_entries(lines_of(text)))
    listed = [index for index, entry in enumerate(entries) if _is_listed(entry)]
    first, last = (listed[0], listed[-1]) if listed else (0, len(entries))
    above = _title_lines(entries)
    cards: list[Copies] = []
    left_out: list[LeftOut] = []
    faults: list[Fault] = []
    guesses = 0
    for index, entry in enumerate(entries):
        reason = _reason(entry, index < above)
        if reason is None and _is_bare(entry) and not first <= index <= last:
            guesses += 1
            if guesses > MOST_GUESSED or not _is_near_a_title(entry.line.text):
                reason = Reason.TITLE if index < first else Reason.NOTE
        if reason is not None:
            left_out.append(LeftOut(reason, entry.line.number, entry.line.text[:LONGEST_SAID]))
        elif entry.fault is not None:
            faults.append(entry.fault)
        elif entry.card is not None:
            cards.append(Copies(entry.line.number, entry.card, 1 if entry.count is None else entry.count))
    return DeckText(tuple(cards), tuple(left_out), tuple(faults))


def _is_bare(entry: _Entry) -> bool:
    """Does a line name no card, and no number of copies either?"""
    return entry.card is None and entry.count is None


def _is_listed(entry: _Entry) -> bool:
    is_played = entry.section not in (Section.PACKS, Section.SIDEBOARD, Section.SCENARIO)
    return is_played and _reason(entry, False) is None and not _is_bare(entry)


def _reason(entry: _Entry, is_above: bool) -> Reason | None:
    """Why a line is left out by where it stands or how it looks; None where it is to be read."""
    line = entry.line
    if line.is_note:
        return Reason.NOTE
    if entry.section is Section.SCENARIO:
        return Reason.SCENARIO
    if entry.section is Section.SIDEBOARD or line.is_aside:
        return Reason.SIDEBOARD
    if is_above:
        return Reason.TITLE
    if entry.card is None and entry.section is Section.PACKS:
        return Reason.PACKS
    if entry.card is None and _TOTAL.match(plain(line.text)):
        return Reason.TOTAL
    if _is_bare(entry) and line.is_heading:
        return Reason.NOTE
    return None


_COUNTED = (Section.HEROES, Section.CARDS, Section.DECK)
_KINDS = rf"(?:card|{'|'.join(plain(word) for section in _COUNTED for word in HEADINGS[section])})"
_SUM = "total|gesamt|totale|razem|всего"
_THREAT = "threat|bedrohung|menace|minaccia|zagrozenie|угроза"
_TOTAL = re.compile(
    rf"^(?:(?:{_SUM})\b.*|(?:starting )?(?:{_THREAT})\b[ \d]*|{_KINDS} \d+|\d+ {_KINDS}\b.*|deck size\b.*)$"
)


def _title_lines(entries: list[_Entry]) -> int:
    """How many entries at the top are the title, even where the name of a card is the title.

    They have no count and stand above a heading for heroes, packs or the deck, and lines with counts follow.
    """
    headed = next((index for index, entry in enumerate(entries) if entry.section), len(entries))
    is_headed = headed < len(entries) and entries[headed].section in _FIRST_HEADINGS
    has_counts = any(entry.count is not None for entry in entries[headed:])
    is_bare = all(entry.count is None for entry in entries[:headed])
    return headed if is_headed and has_counts and is_bare else 0


_FIRST_HEADINGS = (Section.HEROES, Section.DECK, Section.PACKS)


def _is_near_a_title(text: str) -> bool:
    """Could this be the name of a card with a slip in it?"""
    word = plain(text)
    return len(text) <= LONGEST_GUESSED and bool(difflib.get_close_matches(word, titles(), 1, 0.8))


# ---- a line --------------------------------------------------------------------------------------------------------

_ORDINAL = re.compile(r"^\d+[.)]\s+")
_LEAD = re.compile(r"^(?:[x×]\s*(\d+)\s+|(\d+)\s*(?:[x×*]\s*|(?=[\s,;:])))(?=\D)", re.IGNORECASE)
_TAIL = re.compile(r"(?:^|[\s,;:=-])\s*(?:[x×*]\s*)?(\d+)\s*[x×]?$", re.IGNORECASE)
_GROUP = re.compile(r"\(([^()]*)\)|\[([^\[\]]*)\]")
_CELL = re.compile(r"[|\t,;]")
_NUMBER = re.compile(r"^[x×]?\s*(\d+)\s*[x×]?$", re.IGNORECASE)


class _Words(NamedTuple):
    """A line in parts. counts: every number of copies that it says. notes: what stands in brackets or beside the name."""

    name: str
    counts: tuple[int, ...]
    notes: tuple[str, ...]
    has_ordinal: bool


def _entries(lines: list[Line]) -> Iterator[_Entry]:
    """The lines with their words told apart and the section in which they stand; headings are gone."""
    section = Section.NONE
    for line in lines:
        if line.is_note:
            yield _Entry(line, None, None, None, section)
            continue
        if line.section is not None:
            yield from _read_line(line, line.section)
            continue
        heading, rest = names_section(line)
        if heading is not None:
            is_within = section is Section.SIDEBOARD and heading is not Section.DECK
            section = section if is_within else heading
            line = line._replace(text=rest, is_heading=False)
        if line.text:
            yield from _read_line(line, section)


def _read_line(line: Line, section: Section) -> Iterator[_Entry]:
    several = [_words(cell) for cell in _CELL.split(line.text) if cell.strip()]
    named = [card_named(words.name) for words in several]
    if len(several) > 1 and all(named):
        for words, card in zip(several, named, strict=True):
            yield _judged(line, words, card, section)
        return
    words = _words(line.text)
    card = card_named(words.name)
    if card is None and len(several) > 1:
        words, card = _of_cells([cell.strip().strip("\"'") for cell in _CELL.split(line.text)])
    yield _judged(line, words, card, section)


def _words(text: str) -> _Words:
    """ "3x Name (set)" in parts."""
    text = text.strip().strip('"')
    ordinal = _ORDINAL.match(text)
    text = text[ordinal.end() :] if ordinal else text
    groups = [(first or second).strip() for first, second in _GROUP.findall(text)]
    counts = [int(found[1][:4]) for group in groups if (found := _NUMBER.match(group))]
    notes = [group for group in groups if group and not _NUMBER.match(group)]
    bare = re.sub(r"\s+", " ", _GROUP.sub(" ", text)).strip()
    for pattern in (_LEAD, _TAIL):
        if found := pattern.search(bare):
            counts.append(int((found[1] or found[found.lastindex or 1])[:4]))
            bare = (bare[: found.start()] + bare[found.end() :]).strip()
    return _Words(bare.strip(" ,;:=-\"'"), tuple(counts), tuple(notes), ordinal is not None)


def _of_cells(cells: list[str]) -> tuple[_Words, Card | None]:
    """A row of a table: one cell names the card, numbers are copies, all else is said about it."""
    cells = [cell for cell in cells if cell]
    card = next((card for cell in cells if (card := card_named(_words(cell).name))), None)
    if card is None:
        return _words(" ".join(cells)), None
    parts = [_words(cell) for cell in cells]
    counts = tuple(count for part in parts for count in part.counts)
    name = next(part.name for part in parts if card_named(part.name))
    beside = [part.name for part in parts if part.name and part.name != name]
    return _Words(name, counts, (*beside, *(note for part in parts for note in part.notes)), False), card


def _judged(line: Line, words: _Words, card: Card | None, section: Section) -> _Entry:
    """An entry with what is wrong with it: no card of that name, another printing, a number that may mean two things."""
    at, counts = str(line.number), set(words.counts)
    count = max(counts, default=None)
    said = line.text[:LONGEST_SAID]
    if card is None:
        fault = Fault("unknown_card", (at, words.name[:LONGEST_SAID] or said))
    elif len(counts) > 1 or (words.has_ordinal and not counts):
        fault = Fault("unclear_count", (at, said))
    else:
        other = next((note for note in words.notes if not fits_core(note, card)), "")
        if not other and not words.notes and line.is_other_printing:
            other = "?"
        fault = Fault("other_printing", (at, card.title, other[:LONGEST_SAID])) if other else None
    return _Entry(line, card, count, fault, section)
