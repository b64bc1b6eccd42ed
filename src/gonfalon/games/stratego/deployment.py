"""Deployments as text: one letter a square of the seat's zone, "." for an empty one (STRAT-3)."""

from __future__ import annotations

from collections import Counter

from gonfalon.core.errors import DeploymentError, DeploymentFault
from gonfalon.core.rng import Rng

from .ruleset import Ruleset, square_name

PREFIX = "deploy "


def faults_of(ruleset: Ruleset, seat: int, letters: str) -> DeploymentFault:
    """Everything that is wrong with these letters for this seat; NONE if they are a legal deployment."""
    faults = DeploymentFault.NONE
    if len(letters) != len(ruleset.zones[seat]):
        faults |= DeploymentFault.WRONG_LENGTH
    known = {letter: ruleset.pieces[kind].id for letter, kind in ruleset.by_letter(seat).items()}
    found = Counter(letter for letter in letters if letter != ".")
    if set(found) - set(known):
        faults |= DeploymentFault.UNKNOWN_PIECE
    for letter, name in known.items():
        wanted = ruleset.armies[seat].get(name, 0)
        if found[letter] > wanted:
            faults |= DeploymentFault.TOO_MANY
        if found[letter] < wanted:
            faults |= DeploymentFault.TOO_FEW
    return faults


def check(ruleset: Ruleset, seat: int, action: str) -> str:
    """The letters of a legal `deploy` action. Raises DeploymentError (STRAT-3.3)."""
    if not action.startswith(PREFIX):
        raise DeploymentError(action[:16], DeploymentFault.WRONG_LENGTH, "STRAT-3.3")
    letters = action[len(PREFIX) :]
    faults = faults_of(ruleset, seat, letters)
    if faults:
        raise DeploymentError("deploy", faults, "STRAT-3.3")
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
        row, column = int(name[1:]) - 1, ord(name[0]) - ord("a")
        for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if 0 <= r < ruleset.rows and 0 <= c < ruleset.columns and square_name(r, c) not in closed:
                return True
    return False
