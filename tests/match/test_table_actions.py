"""Table acts as values: parsed once, written back as they stood, complete on every side."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from gonfalon import games
from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import TableRight
from gonfalon.match import table_actions
from gonfalon.match.company import propose
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.table_actions import (
    Concede,
    Rematch,
    Resign,
    Restart,
    Say,
    Signal,
    TableAct,
    TableEvent,
    TableWord,
    Undo,
    Unready,
    parse,
)

SAMPLES: list[tuple[str, TableAct]] = [
    ("/resign", Resign()),
    ("/rematch", Rematch()),
    ("/rematch abc-_9", Rematch("abc-_9")),
    ("/concede", Concede()),
    ("/concede 0 2", Concede((0, 2))),
    ("/undo 12", Undo(12)),
    ("/restart", Restart()),
    ("/restart 9223372036854775807", Restart(2**63 - 1)),
    ("/signal take-enemy enemy=troll", Signal("take-enemy", {"enemy": "troll"})),
    ("/say plan who=a,b strength=6", Say("plan", {"who": "a,b", "strength": "6"})),
]


@pytest.mark.parametrize(("text", "act"), SAMPLES)
def test_a_text_is_one_act_and_is_written_as_it_stood(text: str, act: TableAct):
    assert parse(text) == act
    assert act.written == text


def test_logs_of_version_1_say_unready_in_another_word():
    assert parse("/undeploy") == Unready()


@pytest.mark.parametrize("text", ["a4-a5", "", "resign", " /resign"])
def test_an_action_of_the_game_is_no_act(text: str):
    assert parse(text) is None


@pytest.mark.parametrize(
    "text",
    [
        *(
            "/",
            "/nothing",
            "/resign ",
            "/resign now",
            "/agree 1",
            "/concede 0 0",
            "/concede x",
            "/concede 0  1",
        ),
        *("/undo", "/undo -1", "/undo 1234567", "/undo 1 2", "/restart x", "/restart 9223372036854775808"),
        *("/say", "/signal X"),
    ],
)
def test_what_is_no_act_is_refused(text: str):
    with pytest.raises(IllegalActionError):
        parse(text)


def test_every_word_event_and_right_belongs_to_an_act():
    acts: tuple[type[TableAct], ...] = get_args(TableAct)
    assert {act.word for act in acts} == {*get_args(TableWord)}
    assert {act.event for act in acts} == {*get_args(TableEvent)}
    assert {right for act in acts for right in act.rights} == {*get_args(TableRight)}


def test_nobody_reads_the_seed_of_a_restart_or_who_votes():
    assert Restart(77).shown == table_actions.RESTART_NEW == "/restart new"
    assert propose(Restart(77), 0, 3, 2).action == "/restart new"
    assert propose(Concede((0, 2)), 0, 3, 3).action == "/concede"
    assert propose(Undo(4), 0, 3, 3).action == "/undo 4"


def test_a_restart_ends_a_draw_offer():
    """A game may let its seats both offer draws and start anew."""
    match_state = MatchState(Setting("tiny_crew", games.get("tiny_crew").setup(n_seats=1), 5))
    seat = match_state.to_act()[0]
    action = match_state.game.random_action(match_state.state, seat, random.Random(3))
    match_state.take(Entry(0, seat, action, "", 0))
    match_state.draws.offer(0, match_state.state.ply)
    match_state.take(Entry(1, 0, "/restart", "", 0))
    assert match_state.draw_offer == -1
