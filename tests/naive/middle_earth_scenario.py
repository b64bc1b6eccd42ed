"""Short words for scenarios of the naive referee of the Trilogy edition."""

from __future__ import annotations

import random
from typing import Any

from .middle_earth_referee import MiddleEarthReferee
from .middle_earth_setting import ARMIES, EVIL, GOOD
from .stratego_setting import square_name

FOE = "j10 flag, i10 orc"
OWN = "a1 flag, b1 pippin"


def at(
    good: str,
    evil: str,
    game: str = "me-ring",
    turn: int = GOOD,
    lost: str = "",
    ring: str = "",
    **options: Any,
) -> MiddleEarthReferee:
    """A game from `a1 frodo, b1 flag` for each side; lost: `good sam, evil orc`; ring: not "open"."""
    board = {}
    for seat, text in ((GOOD, good), (EVIL, evil)):
        for item in text.split(", "):
            square, kind = item.split()
            assert kind in {name for name, *_ in ARMIES[seat]}, f"{kind} is not of this army"
            board[square] = (seat, kind)
    gone = [item.split() for item in filter(None, lost.split(", "))]
    referee = MiddleEarthReferee(game, options)
    referee.ring = ring or referee.ring
    referee.arrange(board, tuple((GOOD if side == "good" else EVIL, kind) for side, kind in gone), turn)
    return referee


def begun(game: str, seed: int = 0, **options: Any) -> MiddleEarthReferee:
    """A game with two shuffled armies."""
    rng = random.Random(seed)
    referee = MiddleEarthReferee(game, options)
    referee.deploy(GOOD, written_army(GOOD, rng))
    referee.deploy(EVIL, written_army(EVIL, rng))
    return referee


def play(referee: MiddleEarthReferee, *actions: str) -> MiddleEarthReferee:
    """The same referee after these actions."""
    for action in actions:
        referee.step(action)
    return referee


def heard(referee: MiddleEarthReferee, viewer: int, word: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind that a viewer was told."""
    return [facts for name, facts in referee.events[viewer] if name == word]


def powers(referee: MiddleEarthReferee, word: str) -> set[str]:
    """What follows this word in the legal actions."""
    return {
        action.removeprefix(word + " ") for action in referee.legal_actions() if action.startswith(word + " ")
    }


def kinds(referee: MiddleEarthReferee) -> dict[str, str]:
    """What stands on each occupied square."""
    return {square: kind for square, (_, kind) in referee.board.items()}


def written_army(seat: int, rng: random.Random | None = None) -> str:
    """An army on its zone, in the order of the page's table or shuffled."""
    letters = [letter for _, letter, _, count, _ in ARMIES[seat] for _ in range(count)]
    if rng:
        rng.shuffle(letters)
    return "".join(letters)


def all_squares() -> list[str]:
    """The hundred names."""
    return [square_name((column, row)) for row in range(10) for column in range(10)]


def good(pieces: str, evil: str = FOE, game: str = "me-powers", **options: Any) -> MiddleEarthReferee:
    """Good on turn, with its flag at a1 and a pippin at b1."""
    return at(f"{pieces}, {OWN}", evil, game, **options)


def evil(pieces: str, against: str, game: str = "me-powers", **options: Any) -> MiddleEarthReferee:
    """Evil on turn, with its flag at j10 and an orc at i10."""
    return at(f"{against}, {OWN}", f"{pieces}, {FOE}", game, EVIL, **options)


def told_targets(referee: MiddleEarthReferee) -> dict[str, tuple[str, bool]]:
    """The targets of the last power, as everybody heard of them."""
    facts = heard(referee, -1, "power")[-1]
    return {target["square"]: (target["piece"], target["captured"]) for target in facts["targets"]}
