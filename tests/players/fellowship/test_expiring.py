"""The search compares no action that costs a card for an effect that ends before anything uses it (CARD-6)."""

from __future__ import annotations

import pytest

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.engine.vocabulary import Phase
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship.expiring import expires_unused
from gonfalon.players.fellowship.rule_based import choose
from gonfalon.players.fellowship.search_plans import WEIGHED_WITH_TIME, is_weighed, plans
from tests.rules.fellowship.board import Board


def choice_of(s: State, text: str) -> Choice:
    """The choice of the seat that is asked whose text begins so."""
    assert s.pending is not None
    return next(choice for choice in s.pending.asks[0][1] if s.text(choice).startswith(text))


def is_wasted(board: Board, text: str) -> bool:
    """Does the search leave this action out, because its effect ends unused?"""
    s = board.s
    assert s.pending is not None
    choices = s.pending.asks[0][1]
    choice = choice_of(s, text)
    told = expires_unused(s, 0, choice)
    compared = {plan[0] for plan in plans(s, 0, (PASS, choice), len(choices))}
    assert (choice not in compared) == told
    return told


def window(board: Board, name: str, phase: Phase) -> Board:
    """A window of the round by its name."""
    board.s.phase = phase
    return board.go(("window", name, 0, 0))


def eowyn() -> Board:
    """Éowyn with two cards in hand."""
    return Board(("eowyn", "gimli")).hand("feint", "beorn")


@pytest.mark.parametrize("phase", ["resource", "planning", "travel", "encounter", "combat", "refresh"])
def test_willpower_outside_a_quest_is_not_bought(phase: Phase):
    assert is_wasted(window(eowyn(), "after_refresh", phase), "use eowyn")


def test_willpower_is_weighed_until_the_quest_is_resolved():
    assert not is_wasted(window(eowyn(), "quest_start", "quest"), "use eowyn")
    for name in ("after_commit", "after_staging"):
        assert not is_wasted(window(eowyn().commit("eowyn"), name, "quest"), "use eowyn")
    assert is_wasted(window(eowyn().commit("eowyn"), "after_quest", "quest"), "use eowyn")


def test_willpower_of_who_does_not_go_is_not_bought():
    assert is_wasted(window(eowyn().exhaust("eowyn"), "quest_start", "quest"), "use eowyn")
    for name in ("after_commit", "after_staging"):
        assert is_wasted(window(eowyn().commit("gimli"), name, "quest"), "use eowyn")


def test_willpower_beyond_what_the_stage_lacks_is_not_bought():
    board = eowyn().commit("eowyn").progress("flies-and-spiders", 4)
    assert is_wasted(window(board, "after_staging", "quest"), "use eowyn")
    board = eowyn().commit("eowyn").progress("flies-and-spiders", 4).staging("forest-gate")
    assert not is_wasted(window(board, "after_staging", "quest"), "use eowyn")
    board = eowyn().commit("eowyn").progress("flies-and-spiders", 4).active("forest-gate")
    assert not is_wasted(window(board, "after_staging", "quest"), "use eowyn")


def test_defense_of_who_cannot_defend_is_not_bought():
    board = protector("forest-spider").exhaust("gimli")
    assert is_wasted(window(board, "after_shadows", "combat"), "use protector")


def protector(*enemies: str) -> Board:
    """Protector of Lórien on Gimli, and enemies before the seat."""
    return Board(("gimli",)).attach("protector-of-lorien", "gimli").hand("feint", "beorn").engaged(*enemies)


def test_defense_is_not_bought_once_the_last_enemy_has_attacked():
    board = protector("forest-spider")
    assert not is_wasted(window(board, "after_shadows", "combat"), "use protector")
    board.s.mark(board.i("forest-spider"), m.ATTACKED)
    assert is_wasted(window(board, "attack_4", "combat"), "use protector")
    assert is_wasted(window(protector(), "after_shadows", "combat"), "use protector")


def test_a_friends_enemy_that_has_yet_to_attack_counts():
    board = Board(("gimli",), ("thalin",)).attach("protector-of-lorien", "gimli").hand("feint", "beorn")
    board.engaged("forest-spider", seat=1)
    assert not is_wasted(window(board, "after_shadows", "combat"), "use protector")


def test_an_event_that_only_strengthens_is_kept_when_the_round_is_over():
    board = Board(("gimli",)).hand("blade-mastery").resources(3)
    assert is_wasted(window(board, "after_refresh", "refresh"), "play blade-mastery")
    board = Board(("gimli",)).hand("blade-mastery").resources(3).engaged("forest-spider")
    assert not is_wasted(window(board, "after_shadows", "combat"), "play blade-mastery")


def test_beorn_does_not_leave_for_strength_that_strikes_nobody():
    board = Board(("gimli",)).ally("beorn")
    assert is_wasted(window(board, "after_refresh", "refresh"), "use beorn")
    board = Board(("gimli",)).ally("beorn").engaged("forest-spider")
    assert not is_wasted(window(board, "after_shadows", "combat"), "use beorn")


def test_what_lasts_is_weighed_in_every_window():
    board = Board(("beravor",)).deck("feint", "beorn", "gandalf")
    assert not is_wasted(window(board, "after_refresh", "refresh"), "use beravor")
    board = Board(("gloin",)).hand("sneak-attack", "gandalf", "faramir").resources(5)
    board.s.resources[board.i("gloin")] = 5
    assert not is_wasted(window(board, "after_refresh", "refresh"), "play sneak-attack")


def test_the_window_after_the_refresh_is_left_to_the_rules_of_thumb():
    board = window(Board(("beravor",)).deck("feint", "beorn"), "after_refresh", "refresh")
    assert board.s.pending is not None
    choices = board.s.pending.asks[0][1]
    assert len(choices) > 1
    assert not is_weighed(board.s, choices, WEIGHED_WITH_TIME)
    assert choose(board.s, 0, choices) == PASS


def test_whole_games_offer_actions_of_both_sorts():
    told: set[bool] = set()
    for seed in range(12):
        s = GAME.new(seed, GAME.setup(brought=("spirit",)))
        s.recording = False
        while s.outcome is None and s.round < 6:
            assert s.pending is not None
            seat, choices = s.pending.asks[0]
            before = s.digest()
            told |= {expires_unused(s, seat, one) for one in choices if one[0] in ("use", "play")}
            assert s.digest() == before
            s.take(seat, choose(s, seat, choices))
    assert told == {True, False}
