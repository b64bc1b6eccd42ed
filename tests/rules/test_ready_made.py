"""The ready-made set-ups: legal for both sides of every shipped ruleset whose army they are, sound, and what their names promise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gonfalon import games
from gonfalon.core.errors import IllegalActionError
from gonfalon.games.stratego.facts import READY_MADE
from gonfalon.games.stratego.ready_made import ready_made
from gonfalon.games.stratego.rules import rules_for
from gonfalon.players.stratego.deploy.notes import NOTE_KINDS, Standing, notes_of

VARIANTS = [
    (game, variant.id) for game in ("stratego", "middle_earth") for variant in games.get(game).spec.variants
]
LEAST = {"battle": 12, "classic": 12}
"""Set-ups to choose from, by ruleset; every other army has LEAST_OF_OTHERS."""
LEAST_OF_OTHERS = 6


def _corners(standing: Standing) -> list[str]:
    return [name for name, depth in standing.depth.items() if depth == 0 and name[0] in "aj"]


def _behind(standing: Standing, name: str) -> str:
    return next(
        other
        for other in standing.beside(name)
        if other[0] == name[0] and standing.depth.get(other, 9) < standing.depth[name]
    )


def _is_closed_house(standing: Standing) -> bool:
    return all(not standing.doors(flag) for flag in standing.flags)


def _is_two_houses(standing: Standing) -> bool:
    corners = _corners(standing)
    return set(standing.flags) < set(corners) and all(not standing.doors(corner) for corner in corners)


def _is_empty_house(standing: Standing) -> bool:
    closed = [name for name in _corners(standing) if not standing.doors(name)]
    return bool(closed) and not set(closed) & {*standing.flags, *standing.walls}


def _is_second_line(standing: Standing) -> bool:
    behind = [_behind(standing, name) for name in standing.runners if standing.is_front(name)]
    return len(behind) > 2 and all(standing.pieces[name].rank >= 6 for name in behind)


def _are_scouts_first(standing: Standing) -> bool:
    return 2 * sum(map(standing.is_forward, standing.runners)) > len(standing.runners)


def _beside(standing: Standing, ones: list[str], others: list[str]) -> bool:
    return any(other in standing.beside(one) for one in ones for other in others)


PROMISES: dict[str, Callable[[Standing], bool]] = {
    "closed_house": _is_closed_house,
    "two_houses": _is_two_houses,
    "scouts_first": _are_scouts_first,
    "gap": lambda at: any(name[0] in "ef" for name in at.giants),
    "spy_door": lambda at: _beside(at, at.spies, at.flags),
    "quiet": lambda at: not any(map(at.is_forward, at.giants)),
    "split": lambda at: len(set(map(at.is_left, at.giants))) == 2,
    "stopped_lane": lambda at: any(at.is_front(name) and name[0] in "ef" for name in at.walls),
    "diggers_home": lambda at: not any(map(at.is_forward, at.diggers)),
    "empty_house": _is_empty_house,
    "second_line": _is_second_line,
    "spy_shadow": lambda at: _beside(at, at.spies, at.giants),
}
"""Idea -> what is true of every set-up of that name."""


def fitting(game: str, variant: str, seat: int) -> dict[str, str]:
    """Idea -> letters of those that this seat may march with."""
    rules = games.get(game)
    state, found = rules.new(0, rules.setup(variant)), dict[str, str]()
    for one in ready_made():
        try:
            rules.check(state, seat, f"deploy {one.letters}")
        except IllegalActionError:
            continue
        assert one.idea not in found, "two of one name for one army"
        found[one.idea] = one.letters
    return found


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_every_army_has_a_choice(game: str, variant: str, seat: int):
    assert len(fitting(game, variant, seat)) >= LEAST.get(variant, LEAST_OF_OTHERS)


def test_every_one_is_for_some_army_and_the_front_end_knows_it():
    used = {
        letters
        for game, variant in VARIANTS
        for s in (0, 1)
        for letters in fitting(game, variant, s).values()
    }
    assert used == {one.letters for one in ready_made()}
    assert [(one.idea, one.letters) for one in ready_made()] == [tuple(one) for one in READY_MADE]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_each_keeps_what_its_name_promises(game: str, variant: str, seat: int):
    rules = games.get(game)
    ruleset = rules_for(variant, rules.setup(variant).options).ruleset
    for idea, letters in fitting(game, variant, seat).items():
        assert PROMISES[idea](Standing(ruleset, seat, letters)), (idea, letters)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_each_is_sound_but_for_what_is_its_idea(game: str, variant: str, seat: int):
    rules = games.get(game)
    ruleset = rules_for(variant, rules.setup(variant).options).ruleset
    accepted = {one.letters: set(one.accepts) for one in ready_made()}
    for idea, letters in fitting(game, variant, seat).items():
        noted = {note.kind for note in notes_of(ruleset, seat, letters)}
        assert noted <= accepted[letters], (idea, letters)
        assert accepted[letters] <= set(NOTE_KINDS)
