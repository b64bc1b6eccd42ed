"""Steps of the framework by themselves: the encounter deck made anew, attackers declared (CARD-7, CARD-9)."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m

from .board import Board


def explore(board: Board, willpower_of: str) -> Board:
    """The company explores Old Forest Road in the quest phase, with this hero committed."""
    return (
        board.active("old-forest-road")
        .progress("old-forest-road", 2)
        .commit(willpower_of)
        .step_of_round("3.7")
    )


def test_the_first_discard_of_a_quest_phase_becomes_the_empty_encounter_deck():
    """CARD-7.9."""
    board = explore(Board(), "aragorn").pass_all()
    assert board.pile_of(m.ENCOUNTER) == ["old-forest-road"]
    assert board.pile_of(m.ENCOUNTER_DISCARD) == []


def test_a_discard_stays_where_it_is_while_the_encounter_deck_has_a_card():
    """CARD-7.9."""
    board = explore(Board().encounter("king-spider"), "aragorn").pass_all()
    assert board.pile_of(m.ENCOUNTER) == ["king-spider"]
    assert board.pile_of(m.ENCOUNTER_DISCARD) == ["old-forest-road"]


def test_a_won_game_makes_no_deck_any_more():
    """CARD-6.13: the stage comes before anything else goes on."""
    board = Board(quest="beorns-path").progress("beorns-path", 9)
    explore(board, "aragorn")
    assert board.owed == "over"
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)
    assert board.pile_of(m.ENCOUNTER_DISCARD) == ["old-forest-road"]


def test_attackers_are_exhausted_when_another_player_is_asked_to_join():
    """CARD-9.30, CARD-9.33."""
    board = Board(("gimli", "thalin"), ("legolas",)).engaged("king-spider").step_of_round("6.5")
    board.act("attack king-spider", "attacker gimli", "pass")
    assert board.owed == "join"
    assert not board.ready("gimli")
    assert board.ready("thalin")
    assert board.ready("legolas")
    board.act("pass").pass_all()
    assert board.ready("legolas")
