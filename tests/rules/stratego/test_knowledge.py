"""Section 10: what a seat knows."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import SPECTATOR
from gonfalon.core.rng import stream
from gonfalon.games.stratego.game import GAME

from .scenario import BLUE, RED, NewScenario

BOARD = """
    4  bF b3 .  b5
    3  .  .  .  .
    2  .  .  .  .
    1  RF R6 R2 .
       a  b  c  d
"""
ALL = (RED, BLUE, SPECTATOR)


def test_a_seat_knows_its_own_pieces_and_its_own_losses(scenario: NewScenario) -> None:
    """STRAT-10.1."""
    game = scenario(BOARD, lost="red spy, blue bomb", captured="secret")
    for seat, own in ((RED, {"flag", "captain", "scout"}), (BLUE, {"flag", "miner", "lieutenant"})):
        assert {view.piece for view in game.pieces(seat).values() if view.owner == seat} == own
        assert game.pile(seat, seat).pieces == ({"spy": 1}, {"bomb": 1})[seat]


def test_of_an_enemy_it_sees_the_square_and_nothing_else_before_anything_happened(
    scenario: NewScenario,
) -> None:
    """STRAT-10.2."""
    game = scenario(BOARD)
    for seat in (RED, BLUE):
        views = [view for view in game.pieces(seat).values() if view.owner != seat]
        assert [(view.piece, view.moved, view.shown) for view in views] == [("", False, False)] * 3


@pytest.mark.parametrize("viewer", ALL)
def test_everybody_sees_whether_a_piece_has_moved(scenario: NewScenario, viewer: int) -> None:
    """STRAT-10.2, STRAT-10.3."""
    game = scenario(BOARD).play("b1-b2", "d4-d3", "b2-b1")
    assert {square: view.moved for square, view in game.pieces(viewer).items()} == {
        "a4": False,
        "b4": False,
        "d3": True,
        "a1": False,
        "b1": True,
        "c1": False,
    }


def test_an_attack_counts_as_having_moved_only_if_it_ends_on_another_square(scenario: NewScenario) -> None:
    """STRAT-10.2: the winner of an attack has moved, a defender that held out has not."""
    game = scenario("""
        2  b3 bB b5
        1  R6 R6 .
           a  b  c
    """).play("a1-a2", "c2-c1", "b1-b2")
    assert game.piece("a2", BLUE).moved
    assert not game.piece("b2", RED).moved


@pytest.mark.parametrize("viewer", ALL)
def test_every_move_is_seen_by_everybody(scenario: NewScenario, viewer: int) -> None:
    """STRAT-10.3."""
    game = scenario(BOARD).play("b1-b2")
    (told,) = game.told(viewer)
    assert (told["seat"], told["source"], told["target"], told["piece"]) == (RED, "b1", "b2", "")


@pytest.mark.parametrize("viewer", ALL)
def test_the_last_move_stands_in_the_observation(engine: NewScenario, viewer: int) -> None:
    """STRAT-10.3."""
    last = engine(BOARD).play("b1-b2").seen_by(viewer).last_move
    assert last is not None
    assert (last.seat, last.source, last.target) == (RED, "b1", "b2")


def test_a_piece_keeps_its_number_so_that_the_eye_can_follow_it(engine: NewScenario) -> None:
    """STRAT-10.3."""
    game = engine(BOARD)
    numbers = {view.square: view.id for view in game.seen_by(BLUE).pieces}
    game.play("b1-b2", "d4-d3", "b2-b3")
    after = {view.square: view.id for view in game.seen_by(BLUE).pieces}
    assert after == {"b3": numbers.pop("b1"), "d3": numbers.pop("d4")} | numbers


def test_events_name_the_pieces_by_their_numbers(engine: NewScenario) -> None:
    """STRAT-10.3, STRAT-10.10."""
    game = engine(BOARD.replace("3  .  .", "3  .  R6"))
    numbers = {view.square: view.id for view in game.seen_by(BLUE).pieces}
    combat = game.play("b3-b4").state.history[-1].events[0].facts
    assert (combat["attacker_id"], combat["defender_id"]) == (numbers["b3"], numbers["b4"])


@pytest.mark.parametrize("viewer", [BLUE, SPECTATOR])
def test_known_stays_known_wherever_the_piece_goes(scenario: NewScenario, viewer: int) -> None:
    """STRAT-10.4."""
    game = scenario(BOARD).play("c1-c3", "d4-d3", "c3-c2", "d3-d4", "c2-b2")
    assert game.piece("b2", viewer).piece == "scout"
    assert game.piece("b2", RED).shown


def test_a_combat_tells_everybody_and_its_owner_alone_what_was_hidden(scenario: NewScenario) -> None:
    """STRAT-10.5."""
    for silent in (False, True):
        game = scenario(BOARD.replace("3  .  .", "3  .  R6"), silent_defence=silent).play("b3-b4")
        for viewer in ALL:
            (told,) = game.told(viewer, "combat")
            assert set(told) == {
                "seat",
                "source",
                "target",
                "attacker",
                "defender",
                "result",
            }
            assert told["defender"] == ("" if silent else "miner")
        assert game.told(BLUE, "own_combat") == ([{"target": "b4", "piece": "miner"}] if silent else [])
        assert game.told(RED, "own_combat") == []


def test_only_the_seat_that_owes_a_decision_is_shown_its_legal_acts(engine: NewScenario) -> None:
    """STRAT-10.6."""
    game = engine(BOARD)
    assert game.seen_by(RED).legal == game.state.legal_texts() != ()
    assert game.seen_by(BLUE).legal == game.seen_by(SPECTATOR).legal == ()
    assert (game.seen_by(RED).kind, game.seen_by(BLUE).kind) == ("move", "")


def test_a_refusal_is_told_to_nobody_else(engine: NewScenario) -> None:
    """STRAT-10.7: the others' sight and log stay what they were."""
    game = engine(BOARD)
    before = [GAME.information_state(game.state, seat) for seat in (RED, BLUE)]
    with pytest.raises(IllegalActionError):
        game.state.step(RED, "a1-a2")
    assert [GAME.information_state(game.state, seat) for seat in (RED, BLUE)] == before


def test_what_was_offered_is_part_of_what_a_seat_has_been_told(engine: NewScenario) -> None:
    """STRAT-10.7, STRAT-7.8: a chased position closes a move, which the information state remembers."""
    from .test_chase import ROUND, chased

    marks = []
    for chase in ("isf", "off"):
        game = chased(engine, chase).play("c2-c1")
        marks.append(GAME.information_state(game.state, RED).offered)
    assert marks[0][:-1] == marks[1][:-1]
    assert marks[0][-1] != marks[1][-1]
    assert len(marks[0]) == len(ROUND) // 2 + 1


LOOKERS = {
    "open": {RED: {RED, BLUE, SPECTATOR}, BLUE: {RED, BLUE, SPECTATOR}},
    "prisoner": {RED: {BLUE}, BLUE: {RED}},
    "secret": {RED: {RED}, BLUE: {BLUE}},
    "hidden": {RED: set(), BLUE: set()},
}


@pytest.mark.parametrize("viewer", ALL)
@pytest.mark.parametrize("mode", LOOKERS)
def test_who_may_look_up_lost_pieces(scenario: NewScenario, mode: str, viewer: int) -> None:
    """STRAT-10.8: who may not look sees how many they are."""
    game = scenario(BOARD, lost="red spy, red bomb, blue scout", captured=mode)
    lists: dict[int, dict[str, int]] = {RED: {"spy": 1, "bomb": 1}, BLUE: {"scout": 1}}
    for owner in (RED, BLUE):
        shown = lists[owner] if viewer in LOOKERS[mode][owner] else {}
        assert game.pile(viewer, owner) == (sum(lists[owner].values()), shown)


@pytest.mark.parametrize("mode", LOOKERS)
def test_the_mode_hides_no_announcement(scenario: NewScenario, mode: str) -> None:
    """STRAT-10.8."""
    game = scenario(BOARD.replace("3  .  .", "3  .  R6"), captured=mode).play("b3-b4")
    for viewer in ALL:
        assert game.told(viewer, "combat")[0]["defender"] == "miner"


@pytest.mark.parametrize("mode", LOOKERS)
def test_a_rescued_piece_leaves_the_list_and_its_seat_is_shown_the_choice(
    scenario: NewScenario, mode: str
) -> None:
    """STRAT-10.8."""
    game = scenario(BOARD.replace("3  .  .  .", "3  .  .  R6"), lost="red spy", captured=mode, rescue=True)
    game.play("c3-c4")
    assert {text.split("@")[0] for text in game.legal()} == {"rescue spy", "rescue none"}
    game.play("rescue spy@d1")
    assert [game.pile(viewer, RED) for viewer in ALL] == [(0, {})] * 3


def test_a_spectator_sees_what_was_announced_to_all(scenario: NewScenario) -> None:
    """STRAT-10.9."""
    game = scenario(BOARD.replace("3  .  .", "3  .  R6")).play("b3-b4", "d4-d3", "c1-c3")
    assert {square: view.piece for square, view in game.pieces(SPECTATOR).items()} == {
        "a4": "",
        "b4": "captain",
        "d3": "",
        "a1": "",
        "b1": "",
        "c3": "scout",
    }


def test_a_spectator_owes_nothing(engine: NewScenario) -> None:
    """STRAT-10.9."""
    seen = engine(BOARD).seen_by(SPECTATOR)
    assert (seen.zone, seen.own_deployment, seen.legal, seen.kind) == ((), "", (), "")


@pytest.mark.parametrize("seat", ALL)
def test_numbers_of_pieces_say_nothing_but_where_they_were_deployed(engine: NewScenario, seat: int) -> None:
    """STRAT-10.10: whatever the enemy's army, the same squares give the same numbers."""
    numbers: list[list[Any]] = []
    for kinds in ("F35", "53F", "S9M"):
        board = BOARD.replace("bF b3 .  b5", f"b{kinds[0]} b{kinds[1]} .  b{kinds[2]}")
        numbers.append([(view.id, view.square) for view in engine(board).seen_by(seat).pieces])
    assert numbers[0] == numbers[1] == numbers[2]


def test_what_is_kept_of_a_board_never_shows_an_older_one() -> None:
    """STRAT-10.2: pieces that have not changed are the same objects; a copy, or a record changed by hand, shows what stands there now."""
    state = GAME.new(3, GAME.setup("barrage"))
    for seat in (RED, BLUE):
        state.step(seat, GAME.random_action(state, seat, stream(3, seat)))
    rng = stream(3, "moves")
    for _ in range(60):
        if state.outcome is not None:
            break
        twin = state.copy()
        before = {seat: GAME.observe(state, seat).pieces for seat in ALL}
        assert all(GAME.observe(state, seat).pieces is before[seat] for seat in ALL)
        seat = state.to_act()[0]
        state.step(seat, GAME.random_action(state, seat, rng))
        fresh = pickle.loads(pickle.dumps(state))
        assert all(GAME.observe(state, seat) == GAME.observe(fresh, seat) for seat in ALL)
        assert all(GAME.observe(twin, seat).pieces == before[seat] for seat in ALL)
