"""Section 11: elimination, the end of the game, the score."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.scores import scores_of

from .board import HEROES, Board

TACTICS = ("gimli", "legolas", "thalin")


def test_a_player_without_heroes_or_at_the_limit_is_out_at_once() -> None:
    """CARD-11.1, CARD-11.2, CARD-11.7: and the others play on, with one card fewer to reveal."""
    board = Board(("gloin",), TACTICS).ally("faramir").damage("gloin", 4).go()
    assert board.s.eliminated == [True, False]
    assert board.where("faramir") == "discard0"
    assert board.where("gimli") == "area1"
    assert board.s.outcome is None
    board.blank("wargs").encounter("wargs", "wargs").step_of_round("3.5")
    assert board.pile_of(m.STAGING) == ["wargs"]
    board = Board(HEROES, TACTICS).threat(49, 50).go()
    assert board.s.eliminated == [False, True]


def test_what_an_eliminated_player_leaves() -> None:
    """CARD-11.3, CARD-11.4, CARD-11.5: cards, hand and deck to the discard pile, enemies and the token to others."""
    board = Board(HEROES, TACTICS).hand("faramir").deck("beorn").attach("citadel-plate", "aragorn")
    board.engaged("wargs").damage("wargs", 2).shadow("wargs", "despair").threat(50, 20).go()
    for name in ("aragorn", "faramir", "beorn", "citadel-plate"):
        assert board.where(name) == "discard0"
    assert board.where("wargs") == "staging"
    assert board.damage_on("wargs") == 2
    assert len(board.s.shadows(board.i("wargs"))) == 1
    assert board.s.first == 1


def test_a_company_of_nobody_has_lost_even_if_the_stage_is_done() -> None:
    """CARD-11.8, CARD-15.20: winning and losing at once is losing."""
    board = Board(quest="beorns-path").progress("beorns-path", 10).threat(50).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (-1.0,)
    board = Board(quest="beorns-path").progress("beorns-path", 10).threat(49).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)


def test_the_score_counts_threat_the_dead_damage_victory_and_rounds() -> None:
    """CARD-11.9, CARD-11.10, CARD-11.11: the round in which the game is won is not complete."""
    board = Board(HEROES, TACTICS).threat(30, 55).damage("aragorn", 1).go()
    assert scores_of(board.s) == {"faq": 30 + 1 + 50 + 29, "2011": 30 + 1 + 50 + 29}
    board.end_round()
    board.put("hill-troll", m.VICTORY)
    assert scores_of(board.s) == {"faq": 30 + 1 + 50 + 29 - 4 + 10, "2011": 30 + 1 + 50 + 29 - 4}
