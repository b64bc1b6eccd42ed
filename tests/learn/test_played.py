"""What finished games show of the lessons: by a seat's own view alone, and every reason has its words."""

from __future__ import annotations

from importlib import import_module
from typing import get_args

import pytest

from gonfalon import games, players, text
from gonfalon.learn.fortress import played as fortress
from gonfalon.learn.missed import Missed
from gonfalon.learn.played import played
from gonfalon.learn.stratego.played import Fight, _known, _missed  # pyright: ignore[reportPrivateUsage]


def finished(game: str, variant: str, names: tuple[str, str], seed: int = 3) -> object:
    """The state after a whole game of two named players."""
    rules = games.get(game)
    state = rules.new(seed, rules.settle(variant, {}))
    made = [players.make_named(rules.spec.family, name, seed + seat) for seat, name in enumerate(names)]
    while state.outcome is None:
        seat = state.to_act()[0]
        state.step(seat, made[seat].act(rules.information_state(state, seat)))
    return state


def test_a_whole_game_shows_what_was_done_in_it():
    rules = games.get("stratego")
    state = finished("stratego", "duel", ("rule_based", "first_game"))
    mine, theirs = (played(rules.information_state(state, seat)) for seat in (0, 1))
    assert mine.known
    assert not {one.lesson for one in mine.missed} & set(mine.known)
    assert played(rules.information_state(state, 0)) == mine
    flags = [one for one in (*mine.missed, *theirs.missed) if one.reason == "flag"]
    assert len(flags) <= 1


def test_fights_are_read_from_ones_own_side():
    spy = Fight("marshal", "spy", is_attack=False, is_won=False, is_lost=True)
    bomb = Fight("captain", "bomb", is_attack=True, is_won=False, is_lost=True)
    assert list(_missed([spy])) == [Missed("spy", "spy")]
    assert list(_missed([bomb])) == []
    assert list(_missed([bomb, bomb])) == [Missed("bombs", "bombs")]
    information = games.get("stratego").information_state(games.get("stratego").new(1), 0)
    dug = Fight("miner", "bomb", is_attack=True, is_won=True, is_lost=False)
    assert list(_known(information, [dug])) == ["bombs"]


def test_a_fortress_shows_what_was_announced():
    rules = games.get("fortress")
    state = finished("fortress", "fortress-intro", ("depth_first", "first_game"))
    found = played(rules.information_state(state, 0))
    assert "asking" in found.known or "way-to-flag" in found.known
    assert set(found.known) <= set(fortress.KNOWN.values())


@pytest.mark.parametrize("family", ["stratego", "fortress", "fellowship"])
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_reason_has_words(family: str, language: str):
    module = import_module(f"gonfalon.learn.{family}.played")
    missing = [
        reason
        for reason in get_args(module.MissedReason)
        if text.text(language, f"lesson-missed-{reason}") == f"lesson-missed-{reason}"
    ]
    assert missing == []
