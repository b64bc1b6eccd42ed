"""Set-ups as people have them: letters in any case, lists of numbers, rows as CSV or JSON, the ranks counted up or down.

How the ranks are numbered is found by counting: one numbering gives the army of the ruleset, the others do not. What was left out, and
what had to be guessed, is told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Literal, NamedTuple

from gonfalon.core.errors import NotationError

from .. import deployment
from ..ruleset import Ruleset
from ..ruleset.model import Piece

LONGEST = 20_000
"""Characters of a set-up; longer texts are refused."""
EMPTY = (".", "_", "-", "empty")
SEPARATORS = re.compile(r"[,;|\t]")
COMMENT = ("#", "//")
LABEL = re.compile(
    r"(?:row|line|rank|reihe)?\s*[0-9]{0,2}\s*[:)]|(?:row|line|rank|reihe)\s*[0-9]{1,2}\s*[:)]?",
    re.IGNORECASE,
)
"""What stands before a row and is no piece."""

Rows = Literal["", "back", "front"]
"""Which row of a text comes first: the army's back row, its front row, or "" for what the text shows itself."""


class ArmyText(NamedTuple):
    """A set-up that was understood. letters: of the `deploy` action. notes: what was left out or guessed, a sentence each."""

    letters: str
    notes: tuple[str, ...]


class _Line(NamedTuple):
    """One row of pieces. listed: with something between the pieces, which no text of ours has."""

    tokens: tuple[str, ...]
    listed: bool


def read(ruleset: Ruleset, seat: int, text: str, rows: Rows = "") -> ArmyText:
    """The set-up of a seat from a text. Raises NotationError that says what was not understood, or what is wrong with the army.

    Columns run from a to j, as in our letters. rows: which row comes first. "": the back row, but of a list with something between its
    pieces the front row, if the flag stands in the last rows of the text.
    """
    if len(text) > LONGEST:
        raise NotationError("", 0, f"a set-up has at most {LONGEST} characters")
    ways = numberings(ruleset, seat)
    notes: list[str] = []
    lines = list(_lines(text, ruleset.columns, _known(ruleset, seat, ways), notes))
    tokens = [token for line in lines for token in line.tokens]
    if not tokens:
        why = notes[0] if notes else "it is empty"
        raise NotationError("", 0, f"not a set-up of {ruleset.id}: {why} (STRAT-3.3)")
    said, letters = _numbered(ruleset, seat, tokens, ways)
    if said:
        notes.append(said)
    listed = any(line.listed for line in lines)
    turned = rows == "front" or (not rows and listed and _flag_is_last(ruleset, seat, letters))
    if turned:
        letters = _turned(letters, ruleset.columns)
    if turned and not rows:
        notes.append("the front row comes first, for the flag stands in the last rows")
    return ArmyText(letters, tuple(notes))


# ---- pieces ----------------------------------------------------------------------------------------------------------


def numberings(ruleset: Ruleset, seat: int) -> list[tuple[str, dict[str, str]]]:
    """(what is told of it, word in small letters -> letter) of every way to write this army; the first is ours, with names."""
    army = [piece for piece in ruleset.pieces if ruleset.armies[seat].get(piece.id, 0)]
    own = {piece.letter: piece.letter for piece in army} | dict.fromkeys(EMPTY, ".")
    names = {name: piece.letter for piece in army for name in (piece.id, piece.id.replace("_", " "))}
    small = {letter.lower(): letter for letter in own if letter.lower() not in own}
    base = names | small | own
    top = max((piece.rank for piece in army), default=0)
    up: Callable[[Piece], int] = lambda piece: piece.rank  # noqa: E731
    down: Callable[[Piece], int] = lambda piece: top + 1 - piece.rank  # noqa: E731
    still = [piece for piece in army if piece.rank == 0]
    numbers = (
        ("", base),
        (f"{top} is the highest rank, 1 the lowest", _by_number(army, up) | _still(still, "0", str(top + 1))),
        (f"{top} is the highest rank, 1 the lowest", _by_number(army, up) | _still(still, str(top + 1), "0")),
        ("1 is the highest rank", _by_number(army, down) | _still(still, "0", str(top + 1))),
        ("1 is the highest rank", _by_number(army, down) | _still(still, str(top + 1), "0")),
    )
    return [(said, {**base, **way}) for said, way in numbers]


def _by_number(army: list[Piece], number: Callable[[Piece], int]) -> dict[str, str]:
    """Number -> letter of the ranks that one kind alone has."""
    ranks = [piece.rank for piece in army]
    return {str(number(one)): one.letter for one in army if one.rank and ranks.count(one.rank) == 1}


def _still(still: list[Piece], bomb: str, flag: str) -> dict[str, str]:
    """The numbers of a flag and of one other kind without a rank."""
    if len(still) != 2 or still[0].flag == still[1].flag:
        return {}
    return {flag if piece.flag else bomb: piece.letter for piece in still}


def _numbered(
    ruleset: Ruleset, seat: int, tokens: list[str], ways: list[tuple[str, dict[str, str]]]
) -> tuple[str, str]:
    """(what is told, the letters) by the numbering that gives this army. Raises NotationError that says what is wrong.

    Our own letters and names are taken as they are; two numberings that both give the army in different orders are refused.
    """
    right: dict[str, str] = {}
    found: list[tuple[int, str]] = []
    wrong = ""
    for said, way in ways:
        unknown = [token for token in tokens if way.get(token, way.get(token.lower())) is None]
        if unknown:
            wrong = wrong or f"{unknown[0][:20]!r} is no piece"
            continue
        letters = "".join(way.get(token) or way[token.lower()] for token in tokens)
        faults = deployment.faults_of(ruleset, seat, letters)
        if not faults and not said:
            return "", letters
        if not faults:
            right.setdefault(letters, said)
        found.append((len(faults), ", ".join(fault.words for fault in faults)))
    if len(right) == 1:
        ((letters, said),) = right.items()
        return said, letters
    if right:
        wrong = "its numbers can be read in two ways; write the letters, such as B and F"
    elif found:
        wrong = f"{min(found, key=itemgetter(0))[1]}; it names {len(tokens)} of {len(ruleset.zones[seat])} squares"
    raise NotationError("", 0, f"not a set-up of {ruleset.id}: {wrong} (STRAT-3.3)")


def _known(ruleset: Ruleset, seat: int, ways: list[tuple[str, dict[str, str]]]) -> set[str]:
    """The words that make a line a row: all pieces, and empty squares where the army leaves any."""
    leaves_any = sum(ruleset.armies[seat].values()) < len(ruleset.zones[seat])
    return {word for _, way in ways for word, letter in way.items() if letter != "." or leaves_any}


# ---- rows ------------------------------------------------------------------------------------------------------------


def _lines(text: str, columns: int, known: set[str], notes: list[str]) -> Iterator[_Line]:
    """The rows of a text in order. Mutates notes: what was left out."""
    text = re.sub(r"^\s*deploy\s", "", text.removeprefix("\ufeff"), flags=re.IGNORECASE)
    bracketed = "[" in text or "{" in text
    for number, line in enumerate(re.sub(r"[\[\]{}()]", "\n", text).splitlines(), 1):
        where = "" if bracketed else f"line {number}: "
        bare = re.sub(r"[\"']", "", line).strip().strip(",;|").strip()
        if not bare:
            continue
        if bare.startswith(COMMENT):
            notes.append(f"{where}left out, a comment")
            continue
        label = LABEL.match(bare)
        if label and label.end() and bare[label.end() - 1] in ":)":
            notes.append(f"{where}{bare[: label.end()]!r} left out")
            bare = bare[label.end() :].strip()
        tokens, listed = _tokens(bare, columns)
        if not any(token in known or token.lower() in known for token in tokens):
            notes.append(f"{where}{bare[:40]!r} left out, there is no piece in it")
            continue
        yield _Line(tuple(token for token in tokens if token), listed or bracketed)


def _tokens(line: str, columns: int) -> tuple[list[str], bool]:
    """(the pieces of a row, were they listed with something between them?)."""
    if SEPARATORS.search(line):
        return [cell.strip() or "." for cell in SEPARATORS.split(line)], True
    words = line.split()
    if len(words) == 1 or all(len(word) >= min(columns, 4) for word in words):
        return [letter for word in words for letter in word], False
    return words, True


def _flag_is_last(ruleset: Ruleset, seat: int, letters: str) -> bool:
    """Does the flag stand in the last rows of a text? False where the zone is no block of whole rows."""
    if len(letters) % ruleset.columns:
        return False
    flags = {piece.letter for piece in ruleset.pieces if piece.flag and ruleset.armies[seat].get(piece.id, 0)}
    rows = [letters[start : start + ruleset.columns] for start in range(0, len(letters), ruleset.columns)]
    return any(flags & set(row) for row in rows[(len(rows) + 1) // 2 :])


def _turned(letters: str, columns: int) -> str:
    """The rows in the other order."""
    rows = [letters[start : start + columns] for start in range(0, len(letters), columns)]
    return "".join(reversed(rows))
