"""When the encounter deck is made anew, and which windows go with a step that is skipped (CARD-7.9, CARD-4.11)."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.round import ROUND

from .board import Board

ANDUIN = "journey-down-the-anduin"


def discarded(board: Board, *names: str) -> Board:
    """Cards in the encounter discard pile."""
    for name in names:
        board.put(name, m.ENCOUNTER_DISCARD)
    return board


def test_the_deck_is_made_anew_after_its_last_card_has_been_dealt_with():
    board = discarded(Board(), "wargs", "forest-gate").encounter("despair").step_of_round("3.5")
    assert sorted(board.pile_of(m.ENCOUNTER)) == ["despair", "forest-gate", "wargs"]
    assert board.pile_of(m.ENCOUNTER_DISCARD) == []


def test_the_deck_is_made_anew_in_the_middle_where_the_last_card_asks_for_another():
    board = discarded(Board(), "wargs").encounter("massing-at-night").step_of_round("3.5")
    assert board.pile_of(m.STAGING) == ["wargs"]
    assert board.pile_of(m.ENCOUNTER) == ["massing-at-night"]


def test_the_deck_is_made_anew_as_the_quest_phase_begins_and_in_no_other_phase():
    board = discarded(Board(), "wargs", "forest-gate").engaged("forest-spider").step_of_round("6.1", "6.2")
    assert board.pile_of(m.ENCOUNTER) == []
    assert board.s.shadows(board.i("forest-spider")) == ()
    board.step_of_round("3.1")
    assert sorted(board.pile_of(m.ENCOUNTER)) == ["forest-gate", "wargs"]


def next_window(quest: str, item: str) -> str:
    """The first window in which somebody is asked from an item of the round on."""
    board = Board(scenario=ANDUIN, quest=quest).staging("shadow-key", "goblin-sniper").encounter("wargs")
    board.s.phase = "quest"
    board.go(("framework", [line.id for line in ROUND].index(item)))
    assert board.s.pending is not None
    return board.s.pending.facts["window"]


def test_a_skipped_step_takes_its_window_with_it():
    assert next_window("to-the-river", "3.5") == "after_staging"
    assert next_window("ambush-on-the-shore", "3.5") == "after_quest"
    assert next_window("to-the-river", "5.4") == "after_checks"
    assert next_window("anduin-passage", "5.4") == "after_shadows"
