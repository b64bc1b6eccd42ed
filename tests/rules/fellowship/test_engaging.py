"""Section 8: engagement by choice, checks, and where an enemy stays."""

from __future__ import annotations

import pytest

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import raise_threat

from .board import HEROES, Board
from .test_points import TACTICS, asked, note


def test_each_player_has_one_chance_whatever_the_cost() -> None:
    """CARD-8.1: in player order; who passes is not asked again."""
    board = Board(HEROES, TACTICS).threat(0, 0).blank("hummerhorns", "wargs", "king-spider")
    board.staging("hummerhorns", "wargs", "king-spider")
    board.s.first = 1
    board.step_of_round("5.2")
    assert (asked(board), len(board.options())) == (1, 4)
    board.act("engage hummerhorns")
    assert (asked(board), len(board.options())) == (0, 3)
    board.act("pass")
    assert board.owed == "halt"
    assert board.pile_of(m.ENGAGED + 1) == ["hummerhorns"]


def test_an_enemy_moves_with_all_that_is_on_it() -> None:
    """CARD-8.2: its damage, what is attached and dealt to it; then Forced effects and Responses to the engagement."""
    log: list[str] = []
    board = Board(HEROES, TACTICS).blank("wargs").staging("wargs").damage("wargs", 1)
    board.attach("forest-snare", "wargs").shadow("wargs", "despair")
    board.text("aragorn", c.response("engaged", note(log, "response")))
    board.text("gimli", c.forced("engaged", note(log, "forced")))
    board.step_of_round("5.2").act("engage wargs")
    assert (board.where("wargs"), board.damage_on("wargs"), log) == ("engaged0", 1, ["forced"])
    assert board.s.attached(board.i("wargs")) == (board.i("forest-snare"),)
    assert len(board.s.shadows(board.i("wargs"))) == 1


def test_whoever_engages_it_is_the_same() -> None:
    """CARD-8.2, CARD-8.9: by choice, by a check, by an effect, and coming into play so: Forest Spider is stronger each time."""

    def engaged(board: Board) -> int:
        return board.stat("forest-spider", m.STRENGTH)

    board = Board().staging("forest-spider").step_of_round("5.2").act("engage forest-spider")
    assert engaged(board) == 3
    assert engaged(Board().staging("forest-spider").threat(25).step_of_round("5.4")) == 3
    board = Board()
    effects.engage(board.s, board.new("forest-spider"), 0)
    assert engaged(board.go()) == 3
    board = (
        Board(scenario="escape-from-dol-guldur")
        .deck("faramir")
        .text("gloin", c.forced("engaged", raise_threat(2)))
    )
    effects.make_orc_guard(board.s, 0)
    assert board.go().s.threat == [22]


@pytest.mark.parametrize(("threat", "engages"), [(19, []), (20, ["wargs"]), (30, ["hill-troll", "wargs"])])
def test_checks_take_the_highest_cost_that_is_not_higher(threat: int, engages: list[str]) -> None:
    """CARD-8.3, CARD-8.4: until a whole round engages nobody."""
    board = (
        Board()
        .blank("wargs", "hill-troll")
        .staging("wargs", "hill-troll")
        .threat(threat)
        .step_of_round("5.4")
    )
    assert board.pile_of(m.ENGAGED) == engages


def test_the_first_player_chooses_among_equal_costs() -> None:
    """CARD-8.5: also in the check of another player."""
    board = Board(HEROES, TACTICS).blank("wargs", "king-spider").staging("wargs", "king-spider").threat(0, 20)
    board.step_of_round("5.4")
    assert (asked(board), board.owed, len(board.options())) == (0, "tie", 2)
    board.act("choose king-spider")
    assert board.pile_of(m.ENGAGED + 1) == ["king-spider", "wargs"]


def test_an_enemy_without_a_cost_engages_nobody_by_checks() -> None:
    """CARD-8.6: however high the threat level is."""
    assert m.TOKENS["orc-guard"].engagement_cost is None
    board = Board(scenario="escape-from-dol-guldur").threat(49)
    board.put("orc-guard", m.STAGING, 0)
    assert board.step_of_round("5.4").pile_of(m.ENGAGED) == []


def test_an_enemy_stays_engaged_until_something_moves_it() -> None:
    """CARD-8.7: from round to round; another player's effect moves it, which is engaging him; its player's end frees it."""
    board = Board(HEROES, TACTICS).blank("wargs").engaged("wargs").hand("son-of-arnor", seat=1).resources()
    board.end_round()
    assert board.where("wargs") == "engaged0"
    log: list[int] = []
    board.text("gloin", c.forced("engaged", raise_threat(1, "seat")))
    effects.put_into_play(board.s, board.i("son-of-arnor"), 1)
    board.go().act("use son-of-arnor")
    assert board.where("wargs") == "engaged1"
    assert (board.s.threat, log) == ([20, 21], [])
    board.threat(20, 50).go()
    assert board.where("wargs") == "staging"


def test_an_enemy_that_goes_back_keeps_what_lies_on_it() -> None:
    """CARD-8.8: its shadow cards until the end of the combat; its threat counts there."""
    board = Board().blank("wargs").engaged("wargs").damage("wargs", 2).attach("forest-snare", "wargs")
    board.shadow("wargs", "despair")
    assert board.s.staging_threat() == 0
    effects.return_to_staging(board.s, board.i("wargs"))
    board.go()
    assert (board.s.staging_threat(), board.damage_on("wargs")) == (2, 2)
    assert board.where("forest-snare") == "attached"
    assert len(board.s.shadows(board.i("wargs"))) == 1
    board.step_of_round("6.6")
    assert board.s.shadows(board.i("wargs")) == ()
