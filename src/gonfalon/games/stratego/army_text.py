"""Set-ups as people have them: letters in any case, lists of numbers, rows as CSV or JSON, the ranks counted up or down.

How the ranks are numbered is found by counting: one numbering gives the army of the ruleset, the others do not. What was left out, and
what had to be guessed, is told in kinds that the text room words (`left-out-<kind>`, `guessed-<kind>`, `fault-<kind>`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Literal, NamedTuple

from gonfalon.core.errors import Fault, FaultyActionError
from gonfalon.core.game import Guessed, LeftOut

from . import deployment
from .ruleset import Ruleset
from .ruleset.model import Piece

LONGEST = 20_000
"""Characters of a set-up; longer texts are refused."""
EMPTY = (".", "_", "-", "empty")
SEPARATORS = re.compile(r"[,;|\t]")
COMMENT = ("#", "//")
SHOWN = 40
"""Characters of a line that is told of."""
LABEL = re.compile(
    r"(?:row|line|rank|reihe)?\s*[0-9]{0,2}\s*[:)]|(?:row|line|rank|reihe)\s*[0-9]{1,2}\s*[:)]?",
    re.IGNORECASE,
)
"""What stands before a row and is no piece."""

Rows = Literal["", "back", "front"]
"""Which row of a text comes first: the army's back row, its front row, or "" for what the text shows itself."""


class Ignored(StrEnum):
    """Why a part of a text is no part of the set-up. Worded `left-out-<kind>` in the text room."""

    COMMENT = "comment"
    LABEL = "label"
    NO_PIECE = "no_piece"


class Assumed(StrEnum):
    """How a text was read that does not say it. Worded `guessed-<kind>`; of ranks the value is their highest number."""

    RANKS_UP = "ranks_up"
    RANKS_DOWN = "ranks_down"
    FRONT_FIRST = "front_first"


class ArmyText(NamedTuple):
    """A set-up that was understood. letters: of the `deploy` action."""

    letters: str
    left_out: tuple[LeftOut, ...] = ()
    guessed: tuple[Guessed, ...] = ()


class _Line(NamedTuple):
    """One row of pieces. listed: with something between the pieces, which no text of ours has."""

    tokens: tuple[str, ...]
    listed: bool


def read(ruleset: Ruleset, seat: int, text: str, rows: Rows = "") -> ArmyText:
    """The set-up of a seat from a text. Raises FaultyActionError with what was not understood, or what is wrong with the army.

    Columns run from a to j, as in our letters. rows: which row comes first. "": the back row, but of a list with something between its
    pieces the front row, if the flag stands in the last rows of the text.
    """
    if len(text) > LONGEST:
        raise _refused(Fault("text_too_long", (str(LONGEST),)))
    ways = numberings(ruleset, seat)
    left_out: list[LeftOut] = []
    lines = list(_lines(text, ruleset.columns, _known(ruleset, seat, ways), left_out))
    tokens = [token for line in lines for token in line.tokens]
    if not tokens:
        raise _refused(Fault("no_set_up", (left_out[0].text,)) if left_out else Fault("text_empty"))
    guess, letters = _numbered(ruleset, seat, tokens, ways)
    guessed = [guess] if guess else []
    listed = any(line.listed for line in lines)
    turned = rows == "front" or (not rows and listed and _flag_is_last(ruleset, seat, letters))
    if turned:
        letters = _turned(letters, ruleset.columns)
    if turned and not rows:
        guessed.append(Guessed(Assumed.FRONT_FIRST))
    return ArmyText(letters, tuple(left_out), tuple(guessed))


def _refused(*faults: Fault) -> FaultyActionError:
    return FaultyActionError("deploy", faults, "STRAT-3.3", "deployment")


# ---- pieces ----------------------------------------------------------------------------------------------------------


def numberings(ruleset: Ruleset, seat: int) -> list[tuple[Guessed | None, dict[str, str]]]:
    """(what is guessed, word in small letters -> letter) of every way to write this army; the first is ours, with names."""
    army = [piece for piece in ruleset.pieces if ruleset.armies[seat].get(piece.id, 0)]
    own = {piece.letter: piece.letter for piece in army} | dict.fromkeys(EMPTY, ".")
    names = {name: piece.letter for piece in army for name in (piece.id, piece.id.replace("_", " "))}
    small = {letter.lower(): letter for letter in own if letter.lower() not in own}
    base = names | small | own
    top = max((piece.rank for piece in army), default=0)
    up: Callable[[Piece], int] = lambda piece: piece.rank  # noqa: E731
    down: Callable[[Piece], int] = lambda piece: top + 1 - piece.rank  # noqa: E731
    still = [piece for piece in army if piece.rank == 0]
    first, last = Guessed(Assumed.RANKS_UP, str(top)), Guessed(Assumed.RANKS_DOWN, str(top))
    numbers = (
        (None, base),
        (first, _by_number(army, up) | _still(still, "0", str(top + 1))),
        (first, _by_number(army, up) | _still(still, str(top + 1), "0")),
        (last, _by_number(army, down) | _still(still, "0", str(top + 1))),
        (last, _by_number(army, down) | _still(still, str(top + 1), "0")),
    )
    return [(guess, {**base, **way}) for guess, way in numbers]


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
    ruleset: Ruleset, seat: int, tokens: list[str], ways: list[tuple[Guessed | None, dict[str, str]]]
) -> tuple[Guessed | None, str]:
    """(what is guessed, the letters) by the numbering that gives this army. Raises FaultyActionError that says what is wrong.

    Our own letters and names are taken as they are; two numberings that both give the army in different orders are refused.
    """
    right: dict[str, Guessed | None] = {}
    found: list[tuple[Fault, ...]] = []
    unknown = ""
    for guess, way in ways:
        strange = [token for token in tokens if way.get(token, way.get(token.lower())) is None]
        if strange:
            unknown = unknown or strange[0]
            continue
        letters = "".join(way.get(token) or way[token.lower()] for token in tokens)
        faults = deployment.faults_of(ruleset, seat, letters)
        if not faults and guess is None:
            return None, letters
        if not faults:
            right.setdefault(letters, guess)
        found.append(faults)
    if len(right) == 1:
        ((letters, guess),) = right.items()
        return guess, letters
    if right:
        raise _refused(Fault("numbers_unclear"))
    if not found:
        raise _refused(Fault("no_such_piece", (unknown[:20],)))
    raise _refused(*_counted(min(found, key=len), len(tokens), len(ruleset.zones[seat])))


def _counted(faults: tuple[Fault, ...], named: int, squares: int) -> Iterator[Fault]:
    """The faults of an army, a wrong length with the squares that the text names and those there are."""
    for fault in faults:
        yield Fault("squares_named", (str(named), str(squares))) if fault.kind == "wrong_length" else fault


def _known(ruleset: Ruleset, seat: int, ways: list[tuple[Guessed | None, dict[str, str]]]) -> set[str]:
    """The words that make a line a row: all pieces, and empty squares where the army leaves any."""
    leaves_any = sum(ruleset.armies[seat].values()) < len(ruleset.zones[seat])
    return {word for _, way in ways for word, letter in way.items() if letter != "." or leaves_any}


# ---- rows ------------------------------------------------------------------------------------------------------------


def _lines(text: str, columns: int, known: set[str], left_out: list[LeftOut]) -> Iterator[_Line]:
    """The rows of a text in order. Mutates left_out: what is no row."""
    text = re.sub(r"^\s*deploy\s", "", text.removeprefix("\ufeff"), flags=re.IGNORECASE)
    bracketed = "[" in text or "{" in text
    for number, row in _rows(text):
        bare = re.sub(r"[\"']", "", row).strip().strip(",;|").strip()
        if not bare:
            continue
        if bare.startswith(COMMENT):
            left_out.append(LeftOut(Ignored.COMMENT, number, bare[:SHOWN]))
            continue
        label = LABEL.match(bare)
        if label and label.end() and bare[label.end() - 1] in ":)":
            left_out.append(LeftOut(Ignored.LABEL, number, bare[: label.end()]))
            bare = bare[label.end() :].strip()
        tokens, listed = _tokens(bare, columns)
        if not any(token in known or token.lower() in known for token in tokens):
            left_out.append(LeftOut(Ignored.NO_PIECE, number, bare[:SHOWN]))
            continue
        yield _Line(tuple(token for token in tokens if token), listed or bracketed)


def _rows(text: str) -> Iterator[tuple[int, str]]:
    """(number of its line, row) of a text: each line, and each bracket within one, begins a row."""
    for number, line in enumerate(text.splitlines(), 1):
        for row in re.split(r"[\[\]{}()]", line):
            yield number, row


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
