"""Night Watch, section by section (docs/rules/tiny_crew.md): the deck before, actions, what lies there after."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.errors import FaultyActionError, GameOverError, IllegalActionError, NotYourTurnError
from gonfalon.core.game import COMPANY
from gonfalon.core.observation import ANY, EACH
from gonfalon.games.tiny.crew import GAME, CrewState, full_deck


def over(deck: str, n_seats: int = 1, brought: tuple[str, ...] = (), **options: Any) -> CrewState:
    """A game over a deck whose first cards are these; the rest of it are ones."""
    options = {"horn": False, **options}
    cards = tuple(int(card) for card in deck.replace(" ", "").ljust(3 * (2 * n_seats + 3), "1"))
    return CrewState(GAME.setup(n_seats=n_seats, brought=brought, **options), cards)


def play(state: CrewState, *acts: str) -> list[str]:
    """Take acts such as "0 play 2"; the kinds of the events of the last one."""
    kinds: list[str] = []
    for act in acts:
        seat, _, action = act.partition(" ")
        kinds = [event.kind for event in state.step(int(seat), action)]
    return kinds


@pytest.mark.parametrize(("n_seats", "cards"), [(1, 15), (2, 21), (3, 27), (4, 33)])
def test_1_the_deck_grows_with_the_company(n_seats: int, cards: int):
    deck = full_deck(n_seats)
    assert len(deck) == cards
    assert {deck.count(card) for card in (1, 2, 3)} == {cards // 3}


@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
def test_1_the_deck_is_never_used_up(n_seats: int):
    """The hungriest game: everybody has a lamp, the horn is blown, every hand is swapped."""
    state = GAME.new(1, GAME.setup(n_seats=n_seats, brought=("lamp",) * n_seats))
    hungry = ("avoid", "help 0", "swap")
    while state.outcome is None:
        actions = state.decisions()[0].actions or ()
        state.step(state.to_act()[0], min(actions, key=lambda action: action not in hungry))
    assert 0 <= state.next <= len(state.deck)


def test_2_cards_are_drawn_in_order_of_seats_then_the_task():
    state = over("12 33 2", 2)
    assert (state.hands, state.task) == ([[1, 2], [3, 3]], 2)
    assert GAME.observe(state, 0).hands == (("1", "2"), ("back", "back"))
    assert GAME.observe(state, -1).hands == (("back", "back"), ("back", "back"))


def test_3_a_commitment_is_secret_and_revocable_until_all_lie_there():
    state = over("12 33 2", 2)
    assert [(d.owed_by, d.revocable, d.id) for d in state.decisions()] == [(EACH, True, "play-0")] * 2
    assert play(state, "1 play 3") == ["committed"]
    assert GAME.observe(state, 0).table == ("", "back")
    assert GAME.observe(state, 1).table == ("", "3")
    assert state.to_act() == (0,)
    with pytest.raises(NotYourTurnError):
        state.step(1, "play 3")
    with pytest.raises(IllegalActionError, match="TINYC-3"):
        state.step(0, "play 3")


@pytest.mark.parametrize(
    ("darkness", "result"), [(0, "round_passed"), (1, "round_passed"), (2, "round_failed")]
)
def test_3_the_cards_must_reach_the_target(darkness: int, result: str):
    state = over("12 33 2", 2, darkness=darkness)
    assert state.target == 4 + darkness
    assert play(state, "0 play 2", "1 play 3") == ["committed", "shown", result]


def test_4_any_one_seat_answers_about_the_task_for_all():
    state = over("12 33 3 1", 2, horn=True)
    assert [(d.seat, d.kind, d.owed_by, d.id) for d in state.decisions()] == [
        (0, "face", ANY, "face-0"),
        (1, "face", ANY, "face-0"),
    ]
    assert play(state, "1 avoid") == ["avoided", "task"]
    assert (state.task, state.horn) == (1, False)
    assert {decision.kind for decision in state.decisions()} == {"play"}
    play(state, "0 play 2", "1 play 3", "1 rest")
    assert {decision.kind for decision in state.decisions()} == {"play"}


def test_4_a_horn_that_was_not_blown_is_asked_for_again():
    state = over("12 3 33", horn=True)
    play(state, "0 face", "0 play 2", "0 rest")
    assert [decision.id for decision in state.decisions()] == ["face-1"]


def test_5_the_first_of_the_highest_leads_and_may_name_anybody():
    state = over("12 33 31 2", 3)
    play(state, "0 play 2", "1 play 3", "2 play 3")
    (decision,) = state.decisions()
    assert (decision.seat, decision.decline, decision.is_optional) == (1, "rest", True)
    assert decision.actions == ("help 0", "help 1", "help 2", "rest")


def test_5_the_seats_may_lead_in_turn():
    state = over("12 33 2", 2, leader="in_turn")
    play(state, "0 play 2", "1 play 3")
    assert state.to_act() == (0,)


def test_5_the_helped_seat_draws_anew_or_keeps():
    state = over("12 33 2 31 2", 2)
    play(state, "0 play 2", "1 play 3", "1 help 0")
    assert (state.to_act(), state.hands) == ((0,), [[1], [3]])
    kept = state.copy()
    assert play(state, "0 swap")[:3] == ["swapped", "dealt", "drawn"]
    play(kept, "0 keep")
    assert (state.hands, kept.hands) == ([[3, 1], [3, 2]], [[1, 3], [3, 1]])


def test_5_a_rest_lowers_the_next_target_alone():
    state = over("12 33 2 111", 2, darkness=0)
    play(state, "0 play 2", "1 play 3", "1 rest")
    assert (state.task, state.target) == (1, 2)
    play(state, "0 play 1", "1 play 1", "0 help 0", "0 keep")
    assert state.target == 3


@pytest.mark.parametrize(("deck", "won"), [("33 1 3 1 3 1", True), ("33 1 3 3 1 3", False)])
def test_6_two_rounds_of_three_win(deck: str, won: bool):
    state = over(deck)
    play(state, "0 play 3", "0 help 0", "0 keep", "0 play 3", "0 help 0", "0 keep")
    state.step(0, f"play {max(state.hands[0])}")
    assert state.outcome is not None
    assert state.outcome.returns == ((1.0,) if won else (-1.0,))
    assert state.outcome.reason == ("watch_held" if won else "watch_failed")
    with pytest.raises(GameOverError):
        state.step(0, "rest")


def test_7_keepsakes_lie_open_and_help():
    state = over("123 33 2", 2, ("lamp", "bell"))
    assert state.hands == [[1, 2, 3], [3, 3]]
    assert GAME.seen_setup(state.setup, 0).brought == ("lamp", "bell")
    assert state.target == 5
    state.turn = 2
    assert state.target == 4


def test_7_other_things_stay_at_home():
    with pytest.raises(FaultyActionError) as caught:
        GAME.setup(n_seats=2, brought=("", "sword"))
    assert caught.value.faults[0].where == ("sword",)


def test_a_company_may_do_what_companies_do():
    assert GAME.spec.table_actions == COMPANY
