"""Non-interference (FORT-7.6): what an explorer has not been told changes nothing that it gets.

Two states that agree in all that was announced to a seat must be alike to it to the byte: observation, information state, options,
refusals, encoding, and the announcements of one further act; and a card that does nothing takes the engine's way of an empty square.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import product
from types import FrameType
from typing import Any

import msgspec
import pytest

from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import SPECTATOR
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.maze import Maze
from gonfalon.games.fortress.plan import bits
from gonfalon.games.fortress.sample import sample, with_maze
from gonfalon.games.fortress.state import FortressState

from ...rules.fortress.scenario import BLUE, RED, Scene
from ...rules.fortress.test_own_rulesets import EXAMPLE

MIXES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("fortress-intro", {}),
    ("fortress-intro", {"idle_limit": 2, "entrance_cards": True}),
    ("fortress-main", {}),
    ("fortress-main", {"sacrifice_only_if_trapped": True, "entrance_cards": True}),
    ("fortress-main", {"unreachable": "loses"}),
    ("fortress-bridge", {}),
    ("own", {}),
)
MOMENTS = (1, 3, 6, 12, 25, 50, 80, 110)
"""Plies of a game at which states are compared."""
Observer = Callable[[FortressState, int], Any]


@pytest.fixture(scope="module")
def own_ruleset(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of the rules page's example: a catapult, a web, silent puddles."""
    path = tmp_path_factory.mktemp("own") / "mine.toml"
    path.write_text(EXAMPLE, encoding="utf-8")
    return str(path)


def probes(state: FortressState, rng: random.Random) -> list[str]:
    """Requests from and to anywhere, plain and by passage or bridge, and words."""
    names = state.rules.plan.names
    tried = [
        f"{word}{a}-{b}"
        for word in ("", "passage ", "bridge ")
        for a, b in rng.sample([*product(names, names)], 25)
    ]
    for notes in state.notes:
        here = names[notes.square]
        tried += [f"{word}{here}-{name}" for word in ("", "passage ", "bridge ") for name in names]
    return [
        *tried,
        "swap king",
        "sacrifice dwarf",
        "challenge",
        "enter knight",
        "enter",
        "build flag A1",
        "x",
    ]


def answer(state: FortressState, seat: int, text: str) -> str:
    """What the seat hears when it tries this."""
    try:
        state.check(seat, text)
    except IllegalActionError as error:
        return f"{type(error).__name__} {error} {error.reason} {error.section} {getattr(error, 'faults', ())}"
    return "legal"


def received(state: FortressState, seat: int, observer: Observer = GAME.observe) -> dict[str, Any]:
    """Everything that reaches a seat, the forms sent over a wire included."""
    seen = observer(state, seat)
    found = {
        "observation": seen,
        "bytes": msgspec.json.encode(seen),
        "watcher": GAME.observe(state, SPECTATOR),
    }
    if seat != SPECTATOR:
        found["numbers"] = list(GAME.encode(state.setup, seen))
        found["information"] = GAME.information_state(state, seat)
        found["answers"] = [answer(state, seat, text) for text in probes(state, random.Random(state.ply))]
    return found


def one_further(state: FortressState, action: str) -> tuple[Any, FortressState]:
    """What an act announces, and the state after it."""
    after = state.copy()
    return after.step(state.player, action), after


def compare(state: FortressState, twin: FortressState, seat: int) -> int:
    """Alike now, and after each act with the same announcements; how many such acts there were."""
    assert received(state, seat) == received(twin, seat)
    alike = 0
    options = state.decisions()[0].options or ()
    for option in random.Random(state.ply).sample(options, min(2, len(options))):
        (events, one), (also, other) = one_further(state, option.action), one_further(twin, option.action)
        if events == also and one.outcome == other.outcome is None:
            assert received(one, seat) == received(other, seat)
            alike += 1
    return alike


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=[f"{n}-{mix[0]}" for n, mix in enumerate(MIXES)])
def test_a_drawn_state_cannot_be_told_from_the_true_one(
    variant: str, options: dict[str, Any], own_ruleset: str
) -> None:
    pairs = different = acts = 0
    setup = GAME.setup(own_ruleset if variant == "own" else variant, ply_cap=111, **options)
    for seed in range(2):
        state, rng = GAME.new(seed, setup), random.Random(seed)
        while state.outcome is None:
            actor = rng.choice(state.to_act())
            if state.ply in MOMENTS:
                for seat in (RED, BLUE):
                    twin = sample(GAME.information_state(state, seat), rng)
                    acts += compare(state, twin, seat)
                    pairs, different = pairs + 1, different + (twin.mazes[1 - seat] != state.mazes[1 - seat])
            state.step(actor, GAME.random_action(state, actor, rng))
    assert pairs > 8
    assert different > 0.8 * pairs
    assert acts > 0.5 * pairs


def hidden_square_leaks(state: FortressState, seat: int) -> Any:
    """An observer that tells whether a card lies where the piece stands."""
    seen, maze = GAME.observe(state, seat), state.mazes[1 - seat]
    assert maze is not None
    return msgspec.structs.replace(seen, turn=seen.turn + bool(maze.cards[state.notes[seat].square]))


SILENT = [
    ("fortress-main", "passage E4 A5", "king"),
    ("fortress-main", "passage E4 A5", "knight"),
    ("fortress-main", "passage E4 A5", "wizard"),
    ("fortress-main", "pitfall E4 tA1", "dwarf"),
    ("fortress-main", "pitfall E4 tA1", "king"),
    ("fortress-intro", "pitfall E4 mA1", "knight"),
]
"""A card under E4 that does nothing to the piece that comes there."""


def a_pair(variant: str, given: str, piece: str) -> tuple[Scene, Scene]:
    """A scene with the silent card on E4, and the same with the card elsewhere and E4 plain; the piece stands on E5."""
    one, two = Scene(variant, given, "E5 E4"), Scene(variant, given, "E5 E4")
    cards = list(two.maze.cards)
    plan = two.rules.plan
    spare = next(
        s for s in range(plan.n_squares - 1, 0, -1) if not cards[s] and plan.floor[s] == 0 and s < 20
    )
    cards[spare], cards[plan.index["E4"]] = cards[plan.index["E4"]], 0
    two.state = with_maze(two.state, BLUE, two.maze._replace(cards=tuple(cards)))
    for scene in (one, two):
        if len(one.rules.pieces) > 1:
            scene.do(f"enter {piece}")
    assert one.maze != two.maze
    return one, two


@pytest.mark.parametrize(("variant", "given", "piece"), SILENT)
def test_a_silent_card_looks_like_a_plain_square(variant: str, given: str, piece: str) -> None:
    """FORT-6.3, FORT-6.6, FORT-6.8: to the byte, with what is offered, refused and encoded there, and one act later."""
    one, two = a_pair(variant, given, piece)
    before = one.state.copy(), two.state.copy()
    assert one.do("E5-E4") == two.do("E5-E4") == [f"moved {piece} E5 E4 step"]
    assert compare(one.state, two.state, RED) > 0
    assert received(one.state, SPECTATOR) == received(two.state, SPECTATOR)
    assert received(before[0], RED) == received(before[1], RED)
    assert received(one.state, RED, hidden_square_leaks) != received(two.state, RED, hidden_square_leaks)


def lines_of(call: Callable[[], Any]) -> list[tuple[str, int]]:
    """Every line of the engine that a call runs, in order."""
    seen: list[tuple[str, int]] = []

    def local(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            seen.append((frame.f_code.co_name, frame.f_lineno))
        return local

    def every(frame: FrameType, event: str, _: Any) -> Any:
        return local if "fortress" in frame.f_code.co_filename else None

    before = sys.gettrace()
    sys.settrace(every)
    try:
        call()
    finally:
        sys.settrace(before)
    return seen


@pytest.mark.parametrize(("variant", "given", "piece"), SILENT)
def test_a_silent_card_takes_as_long_as_a_plain_square(variant: str, given: str, piece: str) -> None:
    """The engine runs the same lines in the same order, so the time of an answer does not tell them apart."""
    one, two = a_pair(variant, given, piece)
    for scene in (one, two):
        scene.state.copy().step(RED, "E5-E4")
    runs = [lines_of(lambda scene=scene: scene.state.step(RED, "E5-E4")) for scene in (one, two)]
    assert runs[0] == runs[1]
    assert len(runs[0]) > 30
    looks = [lines_of(lambda scene=scene: GAME.observe(scene.state, RED)) for scene in (one, two)]
    assert looks[0] == looks[1]


def test_the_lines_tell_a_card_that_acts_from_one_that_does_not() -> None:
    """What the comparison above is worth: the dwarf on a passage card runs other lines."""
    one, two = a_pair("fortress-main", "passage E4 A5", "dwarf")
    runs = [lines_of(lambda scene=scene: scene.state.step(RED, "E5-E4")) for scene in (one, two)]
    assert runs[0] != runs[1]


def test_the_answer_to_a_climb_does_not_depend_on_what_lies_above() -> None:
    """FORT-5.4, FORT-5.8: offered alike until the pitfall was announced."""
    given, up = "ladders C3; pitfall mC3 tA1", "E5 E4 E3 D3 C3"
    one, two = Scene("fortress-main", given, up), Scene("fortress-main", given, up)
    cards = list(two.maze.cards)
    top, spare = two.rules.plan.index["mC3"], next(s for s in bits(2**20 - 1) if not cards[s])
    cards[spare], cards[top] = cards[top], 0
    two.state = with_maze(two.state, BLUE, Maze(two.maze.walls, two.maze.ladders, tuple(cards)))
    for scene in (one, two):
        scene.do("enter knight")
        scene.walk(up)
    assert received(one.state, RED) == received(two.state, RED)
    assert one.do("C3-mC3") != two.do("C3-mC3")
