"""Sections 7 to 9: skipped turns, who hears what, swaps and sacrifices, the end."""

from __future__ import annotations

import random

import pytest

from gonfalon.core.game import SPECTATOR
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.maze import read
from gonfalon.games.fortress.reach import is_reachable

from .scenario import BLUE, HOME, RED, Scene, fortress, rules_of

CUP_AT_HOME = f"{HOME}; cup D4"
"""In red's fortress blue comes to the cup in two steps."""


def both_with_cups() -> Scene:
    """Introduction game, a cup beside each entrance."""
    return Scene("fortress-intro", "cup E4", "E5 E4", "E5 D5", red_has=CUP_AT_HOME, red_paths=("E5 D5 D4",))


def test_a_seat_that_skips_lets_the_other_play_again() -> None:
    """FORT-7.1: until the turns to skip are used up."""
    scene = both_with_cups()
    scene.do("E5-E4")
    assert [scene.pass_blue()[-1] for _ in range(3)] == ["turn blue", "turn blue", "turn"]


def test_a_wall_is_no_turn_to_skip() -> None:
    """FORT-7.2, point 11, point 12: it neither makes nor cancels any."""
    scene = both_with_cups()
    scene.do("E5-E4")
    scene.pass_blue()
    assert scene.seen().skips == (1, 0)


def test_new_turns_to_skip_cancel_the_others() -> None:
    """FORT-7.3, point 10, point 46: the first plays at once, and only one seat ever owes any."""
    scene = both_with_cups()
    scene.do("E5-E4")
    assert scene.seen().skips == (2, 0)
    scene.pass_blue()
    assert scene.blue("E5-D5", "D5-D4")[2:] == [
        "returned blue knight E5",
        "skips blue 2",
        "cancelled 1",
        "turn_over blue beaten",
        "turn",
    ]
    assert scene.seen().skips == (0, 2)
    assert scene.state.player == RED


def test_no_more_than_two_turns_are_ever_owed() -> None:
    """FORT-7.3, point 46: over random games."""
    for variant in ("fortress-intro", "fortress-main"):
        for seed in range(6):
            state, rng = GAME.new(seed, GAME.setup(variant, ply_cap=400)), random.Random(seed)
            while state.outcome is None:
                seat = state.to_act()[0]
                state.step(seat, GAME.random_action(state, seat, rng))
                skips = [notes.skips for notes in state.notes]
                assert min(skips) == 0
                assert max(skips) <= 2


def test_everybody_hears_every_announcement() -> None:
    """FORT-7.4, FORT-7.7: seats and spectators; each explorer's notes are known to all."""
    scene = Scene("fortress-main", "duke E4", "E5 E4")
    scene.do("enter knight", "E5-E4", "enter king")
    assert all(event.audience is None for step in scene.state.steps for event in step.events)
    red, blue, watcher = (scene.seen(seat) for seat in (RED, BLUE, SPECTATOR))
    for name in red.__struct_fields__:
        if name not in ("seat", "decision", "fortresses"):
            assert getattr(red, name) == getattr(blue, name) == getattr(watcher, name)


def test_the_end_of_a_turn_is_announced_in_order() -> None:
    """FORT-7.5, FORT-6.4: after a lost fight of the main game it follows the naming of the next piece."""
    scene = Scene("fortress-main", "duke E4", "E5 E4")
    scene.do("enter knight")
    assert scene.do("E5-E4") == ["moved knight E5 E4 step", "lost knight 5 duke 6 E4"]
    assert scene.do("enter knight") == ["entered knight E5", "skips 2", "turn_over beaten", "turn blue"]


def test_the_explorer_knows_what_was_announced_and_no_more() -> None:
    """FORT-7.6: another fortress that would have said the same gives the same observation."""
    one = Scene("fortress-main", "", "E5 E4 E3", seed=1)
    two = Scene("fortress-main", "", "E5 E4 E3", seed=2)
    assert one.maze != two.maze
    for scene in (one, two):
        scene.do("enter king")
        scene.walk("E5 E4 E3")
    assert GAME.information_state(one.state, RED) == GAME.information_state(two.state, RED)
    assert one.seen(BLUE) != two.seen(BLUE)


def test_the_builder_sees_its_own_fortress_and_a_watcher_none() -> None:
    """FORT-7.7, FORT-7.8: both are seen after the end."""
    scene = Scene("fortress-intro", "flag E4", "E5 E4")
    assert [bool(text) for text in scene.seen(RED).fortresses] == [True, False]
    assert [bool(text) for text in scene.seen(BLUE).fortresses] == [False, True]
    assert scene.seen(SPECTATOR).fortresses == ("", "")
    scene.do("E5-E4")
    assert all(GAME.reveal(scene.state).fortresses)


def test_a_swap_on_the_entrance() -> None:
    """FORT-8.1, FORT-8.2, point 22: costs the turn; the piece that leaves is unused again."""
    scene = Scene("fortress-main", "", "E5 E4")
    scene.do("enter king")
    scene.walk("E5 E4 E5")
    assert scene.do("swap dwarf") == ["exchanged king", "entered dwarf E5", "turn_over swap", "turn blue"]
    assert scene.seen().unused[RED] == ("king", "knight", "wizard")
    assert scene.seen().out[RED] == ()
    assert scene.pass_blue()[-1] == "turn"
    assert Scene("fortress-intro", "", "E5 E4").refused("swap knight") == ("same_piece", "FORT-8.1")


def test_a_piece_that_never_left_the_entrance_may_be_swapped() -> None:
    """FORT-8.1, point 45."""
    scene = Scene("fortress-main", "", "E5 E4")
    scene.do("enter king")
    assert scene.do("swap knight")[-1] == "turn blue"


def test_a_piece_that_came_back_is_unused_when_swapped_out() -> None:
    """FORT-8.2, point 39: at the price of two turns when it came, none the next time."""
    scene = Scene("fortress-main", "duke E4", "E5 E4")
    scene.do("enter knight", "E5-E4")
    assert scene.do("enter knight")[1] == "skips 2"
    scene.do("swap king")
    assert scene.seen().unused[RED] == ("knight", "wizard", "dwarf")
    assert "skips 2" not in scene.do("swap knight")


def test_a_sacrifice_at_any_time() -> None:
    """FORT-8.3, FORT-8.4, point 20, point 21: the turn; two more for a piece that is out, the one just given up included."""
    scene = Scene("fortress-main", "", "E5 E4")
    scene.do("enter king", "E5-E4")
    assert scene.do("sacrifice dwarf") == [
        "sacrificed king",
        "entered dwarf E5",
        "turn_over sacrifice",
        "turn blue",
    ]
    assert scene.seen().out[RED] == ("king",)
    assert scene.pass_blue()[-1] == "turn"
    assert scene.do("sacrifice king") == [
        "sacrificed dwarf",
        "entered king E5",
        "skips 2",
        "turn_over sacrifice",
        "turn blue",
    ]
    assert [scene.pass_blue()[-1] for _ in range(3)] == ["turn blue", "turn blue", "turn"]
    assert scene.do("sacrifice king")[2] == "skips 2"


def test_the_knight_of_the_introduction_game_is_sacrificed_without_a_skip() -> None:
    """FORT-8.3, point 36: back to E5, the turn ends."""
    scene = Scene("fortress-intro", "", "E5 E4")
    scene.walk("E5 E4")
    assert scene.do("sacrifice knight") == [
        "sacrificed knight",
        "returned knight E5",
        "turn_over sacrifice",
        "turn blue",
    ]
    assert scene.pass_blue()[-1] == "turn"
    assert scene.seen().out[RED] == ()


def test_without_an_unused_piece_one_that_is_out_must_enter() -> None:
    """FORT-8.4, point 24: at the price of two turns."""
    scene = Scene("fortress-main", "cup E4", "E5 E4")
    scene.do(
        "enter king", "E5-E4", "enter knight", "E5-E4", "enter dwarf", "sacrifice wizard", "sacrifice wizard"
    )
    assert scene.seen().unused[RED] == ()
    for piece in ("king", "knight", "dwarf"):
        price = next(o.parts for o in scene_options(scene) if o.parts.get("sacrifice") == piece)
        assert price["turns_to_skip"] == "2"
    assert scene.do("sacrifice dwarf")[2] == "skips 2"


def scene_options(scene: Scene):
    """What red is offered in its turn."""
    while scene.state.player == BLUE:
        scene.pass_blue()
    return scene.state.decisions()[0].options or ()


def test_a_price_is_shown_before_the_choice() -> None:
    """FORT-8.4: in the parts of every option."""
    scene = Scene("fortress-main", "cup E4", "E5 E4")
    scene.do("enter king", "E5-E4")
    assert {option.parts["piece"]: option.parts["turns_to_skip"] for option in scene_options(scene)} == {
        "king": "2",
        "knight": "0",
        "wizard": "0",
        "dwarf": "0",
    }


CELL = "ladders C3; pitfall mC2; walls B2-C2 C1-C2 C2-D2 C2-C3"
"""A fall into a closed square, C2."""


def trapped_scene() -> Scene:
    """The option of FORT-8.5, and red's knight in a closed square it has not felt out yet."""
    scene = Scene("fortress-main", CELL, "E5 E4 E3 D3 C3", "mC3", "C2", sacrifice_only_if_trapped=True)
    scene.do("enter knight")
    scene.walk("E5 E4 E3 D3 C3")
    scene.do("C3-mC3", "mC3-mC2")
    return scene


def test_the_option_asks_for_a_trap_that_is_known() -> None:
    """FORT-8.5, point 20: legal as soon as every way out is known to be a wall."""
    scene = trapped_scene()
    for edge in ("C2-B2", "C2-C1", "C2-D2"):
        assert scene.refused("sacrifice king") == ("not_trapped", "FORT-8.5")
        scene.do(edge)
        while scene.state.player == BLUE:
            scene.pass_blue()
    assert scene.refused("sacrifice king") == ("not_trapped", "FORT-8.5")
    scene.do("C2-C3")
    scene.pass_blue()
    assert scene.do("sacrifice king")[0] == "sacrificed knight"


def test_not_trapped_where_the_entrance_can_be_reached() -> None:
    """FORT-8.5: the boundary on the other side."""
    scene = Scene("fortress-main", "", "E5 E4", sacrifice_only_if_trapped=True)
    scene.do("enter knight", "E5-E4")
    assert scene.refused("sacrifice king")[0] == "not_trapped"
    assert not any(text.startswith("sacrifice") for text in scene.offered())


def test_beaten_cards_never_come_back() -> None:
    """FORT-8.6, point 25: nor hold up another piece."""
    scene = Scene("fortress-main", "soldier E4", "E5 E4")
    scene.do("enter king")
    scene.walk("E5 E4 E5")
    scene.do("swap dwarf")
    assert scene.do("E5-E4") == ["moved dwarf E5 E4 step"]


def test_the_longest_game() -> None:
    """FORT-9.2: cut short and drawn, by option."""
    scene = Scene("fortress-intro", "", "E5 E4", ply_cap=3)
    scene.walk("E5 E4 E5 E4")
    outcome = scene.state.outcome
    assert outcome is not None
    assert (outcome.returns, outcome.reason, outcome.truncated) == ((0.0, 0.0), "ply_cap", True)


def test_people_may_end_a_game_themselves() -> None:
    """FORT-9.3."""
    assert GAME.spec.table_actions == ("resign", "draw", "unready", "claim")


@pytest.mark.parametrize(("given", "winner", "reason"), [
    ("walls A1-A2 A1-B1; flag A1", RED, "flag_unreachable"),
    ("flag A1", BLUE, "flag_reachable"),
])  # fmt: skip
def test_a_challenge(given: str, winner: int, reason: str) -> None:
    """FORT-9.4, FORT-3.7, point 26: with the option the builder of an unreachable flag loses, a wrong challenge loses too."""
    rules = rules_of("fortress-main", unreachable="loses")
    for seed in range(1, 300):
        text = fortress(rules, given, "A1", "mA1", seed=seed)
        if is_reachable(rules, read(rules, text)[0]) == (reason == "flag_reachable"):
            break
    scene = Scene("fortress-main", f"= {text}", unreachable="loses")
    scene.do("enter king")
    assert scene.offered()[-1] == "challenge"
    assert scene.do("challenge") == ["challenged"]
    outcome = scene.state.outcome
    assert outcome is not None
    assert outcome.returns[winner] == 1.0
    assert outcome.reason == reason
    assert Scene("fortress-main", "", "E5 E4").refused("challenge")[0] == "not_understood"


CLOSED_HALL = (
    "walls B5-C5 C5-D5 D4-E4 B4-B5 C4-C5 A1-B1 A2-B2 A3-B3 A4-B4 E3-E4 D1-E1 D2-E2 D3-E3 C1-D1 mA1-mA2 mB1-mB2 tA1-tA2 B3-B4 E1-E2 "
    "D5-E5; ladders C3 mB2 A1; flag mA3; cup E5; king D1; duke B2; pitfall tB2 tA1"
)
"""From E4 nothing but the entrance is left, and a cup lies there."""


def test_a_card_that_beats_the_piece_on_the_entrance_is_no_way_out() -> None:
    """FORT-8.5 with the options entrance_cards and sacrifice_only_if_trapped."""
    options = {"entrance_cards": True, "sacrifice_only_if_trapped": True, "unreachable": "loses"}
    state = GAME.new(1, GAME.setup("fortress-intro", first="red", **options))
    for seat in (RED, BLUE):
        state.step(seat, f"build {CLOSED_HALL}")
    for acts in (
        "0 E5-E4",
        "0 E4-E5",
        "1 E5-D5",
        "1 E5-D5",
        "1 E5-D5",
        "0 E5-E4",
        "0 E4-D4",
        "1 E5-D5",
        "0 E4-E3",
        "1 E5-D5",
    ):
        seat, action = acts.split()
        state.step(int(seat), action)
    assert "sacrifice knight" in [option.action for option in state.decisions()[0].options or ()]


def test_options_and_their_defaults() -> None:
    """FORT-10.1, FORT-12.4."""
    declared = {
        variant.id: {o.name: (o.default, o.choices or (o.low, o.high), o.section) for o in variant.options}
        for variant in GAME.spec.variants
    }
    assert declared["fortress-main"] == declared["fortress-intro"]
    assert declared["fortress-main"] == {
        "first": ("lot", ("lot", "red", "blue"), "FORT-4.1"),
        "idle_limit": (76, (1, 1000), "FORT-4.6"),
        "sacrifice_only_if_trapped": (False, (0, 0), "FORT-8.5"),
        "unreachable": ("refused", ("refused", "loses"), "FORT-3.7"),
        "entrance_cards": (False, (0, 0), "FORT-3.6"),
        "ply_cap": (0, (0, 1000000), "FORT-9.2"),
    }
    assert declared["fortress-bridge"] == declared["fortress-main"] | {
        "idle_limit": (152, (1, 1000), "FORT-4.6")
    }


def test_the_order_of_decisions() -> None:
    """FORT-11.1."""
    state, rng = GAME.new(1, GAME.setup("fortress-main", first="red")), random.Random(1)
    kinds = []
    while state.outcome is None and state.ply < 200:
        decision = state.decisions()[0]
        kinds.append(decision.kind)
        state.step(decision.seat, GAME.random_action(state, decision.seat, rng))
    assert kinds[:3] == ["build", "build", "enter"]
    assert set(kinds[3:]) == {"enter", "explore"}
