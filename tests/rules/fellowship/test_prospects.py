"""What an option would take and do, and when a window waits: from what the asked seat may know."""

from __future__ import annotations

import pytest

from gonfalon.core.game import SPECTATOR
from gonfalon.games.fellowship.observation import FellowshipObservation, Prospect
from gonfalon.games.fellowship.view import observe

from .board import Board

SOME_ALLY = "guard-of-the-citadel"


def seen(board: Board) -> FellowshipObservation:
    """What the first seat sees."""
    return observe(board.s, 0)


def prospect(board: Board, card: str) -> Prospect:
    """What is said of the first option that names this card."""
    return next(one for one in seen(board).prospects if f" {card}" in one.action)


def test_a_play_says_who_pays_and_what_it_does() -> None:
    board = (
        Board(("gimli", "legolas", "thalin")).hand("feint").resources().engaged("wargs").step_of_round("6.3")
    )
    one = prospect(board, "feint")
    assert one.pays == {"gimli": 1}
    assert list(one.effects) == ["hold"]
    assert one.matters


def test_an_ability_says_what_it_takes_of_its_own_pool() -> None:
    board = (
        Board(("aragorn", "theodred", "gloin"))
        .resources(2, "aragorn")
        .step_of_round("3.3")
        .act("commit aragorn", "pass")
    )
    assert board.owed == "response"
    one = prospect(board, "aragorn")
    assert (one.pays, one.effects) == ({"aragorn": 1}, {"ready": 0})


def test_nobody_else_is_told() -> None:
    board = Board(("gimli",), ("eowyn",)).hand("feint").resources().engaged("wargs").step_of_round("6.3")
    assert seen(board).prospects
    for seat in (1, SPECTATOR):
        other = observe(board.s, seat)
        assert (other.prospects, other.quiet) == ((), False)


def test_payment_spares_the_coin_that_an_ability_needs() -> None:
    board = Board(("aragorn", "theodred", "gloin")).hand(SOME_ALLY)
    board.resources(1).plan()
    assert prospect(board, SOME_ALLY).pays == {"theodred": 1, "gloin": 1}
    board.act(f"play {SOME_ALLY}.1")
    assert board.owed == "pay"
    (one,) = seen(board).prospects
    assert one.pays == {"theodred": 1, "gloin": 1}
    assert one.action in board.options()


def test_a_window_where_nothing_matters_is_quiet() -> None:
    """For Gondor! after travelling changes nobody's fight."""
    board = Board(("aragorn", "theodred", "gloin")).hand("for-gondor").resources(2)
    assert board.step_of_round("4.3").can("play for-gondor.1")
    assert seen(board).quiet
    board = Board(("aragorn", "theodred", "gloin")).hand("sneak-attack", "gandalf").resources(2)
    assert board.step_of_round("7.5").can("play sneak-attack.1")
    assert seen(board).quiet


def test_effects_to_choose_from_say_what_they_do() -> None:
    board = (
        Board(("aragorn", "theodred", "gloin")).hand("gandalf").deck("feint", "blade-mastery", "quick-strike")
    )
    board.resources(2).staging("wargs")
    board.step_of_round("2.2").act("play gandalf.1")
    while board.owed != "mode":
        board.act(next(one for one in board.options() if one != "pass"))
    assert {one.action: one.effects for one in seen(board).prospects} == {
        "mode draw": {"draw": 3},
        "mode damage": {"damage": 4},
        "mode threat": {"threat": -5},
    }


@pytest.mark.parametrize(("enemies", "is_quiet"), [((), True), (("wargs",), False)])
def test_feint_waits_while_an_enemy_may_attack(enemies: tuple[str, ...], is_quiet: bool) -> None:
    board = Board(("gimli", "aragorn")).hand("feint", "quick-strike").resources(2)
    for enemy in enemies:
        board.engaged(enemy)
    board.step_of_round("6.3")
    if board.owed == "window":
        assert seen(board).quiet is is_quiet
    else:
        assert is_quiet


def test_an_engagement_that_comes_anyway_asks_nobody() -> None:
    board = Board(("aragorn",)).threat(40).staging("wargs")
    board.step_of_round("5.2")
    assert board.owed == "engage"
    assert seen(board).quiet
    board = Board(("aragorn",)).threat(5).staging("wargs")
    board.step_of_round("5.2")
    assert not seen(board).quiet


def is_quiet(board: Board, step: str) -> bool:
    """May the window of this framework step pass unasked? The seat can do something there."""
    assert board.step_of_round(step).owed == "window"
    assert [one for one in board.options() if one != "pass"], "something can be done"
    return seen(board).quiet


LOST_IN_REFRESH = {
    "draw": lambda board: board.deck("feint", "gandalf"),
    "heal": lambda board: board.ally("daughter-of-the-nimrodel").damage("gimli", 2),
    "resources": lambda board: board.attach("steward-of-gondor", "gimli"),
}
"""What an ability of a card in play would do whose use of this round is lost in the refresh phase -> what the board needs for it."""


@pytest.mark.parametrize("effect", LOST_IN_REFRESH)
def test_an_ability_waits_in_the_last_window_before_its_use_is_lost(effect: str) -> None:
    """With an engaged enemy that is the one before the attacks, for a character may be needed there; else the one after the checks."""
    heroes = ("beravor", "gimli") if effect == "draw" else ("eowyn", "gimli")

    def board(*enemies: str) -> Board:
        return LOST_IN_REFRESH[effect](Board(heroes).engaged(*enemies).hand("feint"))

    assert effect in {name for one in seen(board().step_of_round("5.5")).prospects for name in one.effects}
    assert is_quiet(board(), "4.3")
    assert not is_quiet(board(), "5.5")
    assert is_quiet(board("wargs"), "5.5")
    assert not is_quiet(board("wargs"), "6.3")


def test_readying_waits_before_the_attacks_where_somebody_is_exhausted() -> None:
    def board(*exhausted: str) -> Board:
        laid = Board(("aragorn", "gimli")).ally("guard-of-the-citadel").engaged("wargs")
        return laid.hand("ever-vigilant").resources(2).exhaust(*exhausted)

    assert is_quiet(board("guard-of-the-citadel"), "4.3")
    assert not is_quiet(board("guard-of-the-citadel"), "6.3")
    ready = board()
    ready.step_of_round("6.3")
    assert ready.owed != "window" or seen(ready).quiet


def after_an_attack(board: Board, enemy: str) -> Board:
    """Gimli has defended against this enemy: the window after its attack, where something can be done."""
    while True:
        pending = board.s.pending
        assert pending is not None
        if pending.kind == "window" and pending.facts["window"] == "attack_4":
            return board
        board.act({"enemy": f"enemy {enemy}", "defender": "defend gimli"}.get(board.owed, "pass"))


@pytest.mark.parametrize(
    ("exhausted", "is_quiet"),
    [(("guard-of-the-citadel",), True), (("guard-of-the-citadel", "aragorn"), False)],
)
def test_readying_waits_after_an_attack_where_too_few_are_ready_for_the_next(
    exhausted: tuple[str, ...], is_quiet: bool
) -> None:
    board = Board(("aragorn", "gimli")).ally("guard-of-the-citadel").engaged("wargs", "forest-spider")
    board.hand("ever-vigilant").resources(2).exhaust(*exhausted).round_from("6.3")
    assert seen(after_an_attack(board, "wargs")).quiet is is_quiet


def test_readying_waits_after_the_last_attack_for_whoever_is_readied_may_strike_back() -> None:
    board = Board(("aragorn", "gimli")).ally("guard-of-the-citadel").engaged("wargs")
    board.hand("ever-vigilant").resources(2).exhaust("guard-of-the-citadel").round_from("6.3")
    assert not seen(after_an_attack(board, "wargs")).quiet
