"""Deployments as text: one letter a square of the seat's zone, "." for an empty one (STRAT-3)."""

from __future__ import annotations

from collections import Counter

from gonfalon.core.errors import Fault, FaultyActionError
from gonfalon.core.rng import Rng

from .ruleset import Ruleset
from .squares import neighbour_names

PREFIX = "deploy "


def faults_of(ruleset: Ruleset, seat: int, letters: str) -> tuple[Fault, ...]:
    """Everything that is wrong with these letters for this seat; () if they are a legal deployment (STRAT-3.3).

    Kinds: wrong_length, unknown_piece (where: the letters), too_many and too_few (where: the pieces' ids).
    """
    wrong_length = len(letters) != len(ruleset.zones[seat])
    known = {letter: ruleset.pieces[kind].id for letter, kind in ruleset.by_letter(seat).items()}
    found = Counter(letter for letter in letters if letter != ".")
    wanted = {letter: ruleset.armies[seat].get(name, 0) for letter, name in known.items()}
    found_wrong = {
        "unknown_piece": tuple(sorted(set(found) - set(known)))[:8],
        "too_many": tuple(name for letter, name in known.items() if found[letter] > wanted[letter]),
        "too_few": tuple(name for letter, name in known.items() if found[letter] < wanted[letter]),
    }
    faults = (Fault("wrong_length"),) if wrong_length else ()
    return faults + tuple(Fault(kind, where) for kind, where in found_wrong.items() if where)


def check_begun(ruleset: Ruleset, seat: int, action: str) -> str:
    """The letters of a `deploy` action that may lack pieces. Raises FaultyActionError for any other fault."""
    letters = action.removeprefix(PREFIX)
    faults = tuple(fault for fault in faults_of(ruleset, seat, letters) if fault.kind != "too_few")
    if faults:
        raise FaultyActionError("deploy", faults, "STRAT-3.3", "deployment")
    return letters


def check(ruleset: Ruleset, seat: int, action: str) -> str:
    """The letters of a legal `deploy` action. Raises FaultyActionError (STRAT-3.3)."""
    if not action.startswith(PREFIX):
        raise FaultyActionError(action[:16], (Fault("wrong_length"),), "STRAT-3.3", "deployment")
    letters = action[len(PREFIX) :]
    faults = faults_of(ruleset, seat, letters)
    if faults:
        raise FaultyActionError("deploy", faults, "STRAT-3.3", "deployment")
    return letters


def random_letters(ruleset: Ruleset, seat: int, rng: Rng) -> str:
    """Every piece on a random square of the zone, uniformly."""
    by_id = {piece.id: piece.letter for piece in ruleset.pieces}
    letters = [by_id[name] for name, count in ruleset.armies[seat].items() for _ in range(count)]
    letters += ["."] * (len(ruleset.zones[seat]) - len(letters))
    rng.shuffle(letters)
    return "".join(letters)


def can_move(ruleset: Ruleset, seat: int, letters: str) -> bool:
    """Does a mobile piece of this deployment stand beside a square that is neither closed nor its own (STRAT-4.2)? Then it may move,
    whatever the enemy has there."""
    mobile = {letter for letter, kind in ruleset.by_letter(seat).items() if ruleset.pieces[kind].reach > 0}
    taken = {name: letter for name, letter in zip(ruleset.zones[seat], letters, strict=True) if letter != "."}
    closed = set(ruleset.obstacles) | set(taken)
    for name in (name for name, letter in taken.items() if letter in mobile):
        if any(beside not in closed for beside in neighbour_names(name, ruleset.rows, ruleset.columns)):
            return True
    return False
