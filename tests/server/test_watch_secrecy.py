"""Two matches that differ only in what is not public: every byte that reaches a watcher is the same, however it asks, and when."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gonfalon import games
from gonfalon.core.game import SPECTATOR
from gonfalon.core.rng import stream
from gonfalon.games.fortress.game import GAME as FORTRESS
from gonfalon.games.fortress.maze import text_of
from gonfalon.games.fortress.maze_sampler import random_maze
from gonfalon.games.fortress.rules import rules_for
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.terms import Delay, Terms
from gonfalon.server.open_rooms import OpenRooms
from gonfalon.server.watch_list import watch_list

from .test_company_proofs import acts_of_both, with_other_cards
from .test_secrecy import MIXES, Acts, a_company, a_fighting_action
from .watched import Clock, Watched

PAIRS = [range(12), pytest.param(range(12, 1000), marks=pytest.mark.long)]
"""A few: `test_all_viewers` plays 50 pairs of each family every day, with everybody who watches."""
Way = tuple[Setting, Acts]
DELAYS: tuple[Delay, ...] = ("short", "none", "long")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def watched_by(clock: Clock, way: Way, seed: int) -> list[bytes]:
    """Everything that reaches watchers: one from the start, late ones from any number, after a restart, to the end; and the list."""
    setting, acts = way
    rng = random.Random(seed)
    clock.ms = 1_700_000_000_000
    found = Watched(setting, clock, Terms(watching="everybody", delay=DELAYS[seed % 3]))
    ears = [await found.watch()]
    for act in acts:
        await found.play([act], rng.choice((0.5, 20, 100)))
    ears += [await found.watch(since) for since in {0, ears[0].heard("welcome")[0]["v"]}]
    told = await listed(found)
    await found.restart()
    ears.append(await found.watch())
    told += await listed(found)
    if found.room.match_state.outcome is None and "/resign" in found.room.match_state.acts:
        await found.play([(0, "/resign")] if not found.room.match_state.setting_up() else [])
    found.pass_time(2000)
    ears.append(await found.watch())
    await found.room.close()
    return [raw for ear in ears for raw in ear.raw] + told


async def listed(found: Watched) -> list[bytes]:
    """The list that shows this match, as everybody gets it."""
    rooms = OpenRooms.__new__(OpenRooms)
    rooms.rooms = {"match": found.room}
    return [await watch_list(rooms)]


async def compare(clock: Clock, ways: Callable[[int], tuple[Way, Way] | list[Way]], seeds: range) -> None:
    """The pairs of these seeds are the same to watchers, and truly differ."""
    differing = 0
    for seed in seeds:
        first, second = ways(seed)
        heard = [await watched_by(clock, way, seed) for way in (first, second)]
        assert heard[0] == heard[1], seed
        differing += first != second
    assert differing >= len(seeds) * 9 // 10, "the pairs must truly differ in something hidden"


def from_no_seat(game: Any, state: Any, seed: int) -> Any:
    """A state that looks the same to everybody who holds no seat; what each side hides is drawn again."""
    for seat in range(state.n_seats):
        state = game.sample(game.information_state(state, seat), stream(seed, f"twin {seat}"))
    return state


def a_stratego_pair(game: Any, variant: str, options: dict[str, Any], seed: int) -> tuple[Way, Way]:
    setting, rng = Setting(game.spec.id, game.setup(variant, **options), 11), random.Random(seed)
    state = MatchState(setting).state
    for _ in range((1, 2, 16, 40)[seed % 4]):
        before = state.copy()
        actor = state.decisions()[0].seat
        state.step(actor, a_fighting_action(game, state, actor, rng))
        if state.outcome is not None:
            state = before
            break
    twin = from_no_seat(game, state, seed)
    ways = [[(step.seat, step.action) for step in one.history] for one in (state, twin)]
    return (setting, ways[0]), (setting, ways[1])


@pytest.mark.parametrize("seeds", PAIRS, ids=str)
async def test_no_byte_tells_a_watcher_what_stratego_hides(clock: Clock, seeds: range):
    game = games.get("stratego")
    await compare(clock, lambda seed: a_stratego_pair(game, *MIXES[seed % len(MIXES)], seed), seeds)


@pytest.mark.parametrize("seeds", PAIRS, ids=str)
async def test_no_byte_tells_a_watcher_what_middle_earth_hides(clock: Clock, seeds: range):
    game = games.get("middle_earth")
    variants = [variant.id for variant in game.spec.variants]
    await compare(clock, lambda seed: a_stratego_pair(game, variants[seed % len(variants)], {}, seed), seeds)


def a_fortress_pair(seed: int) -> tuple[Way, Way]:
    variant, brings = ("fortress-intro", "fortress-main", "fortress-bridge")[seed % 3], seed % 2 == 0
    rng = random.Random(seed)
    rules = rules_for(variant, FORTRESS.setup(variant).options)
    texts = tuple(text_of(rules, random_maze(rules, rng)) for _ in range(2))
    state = FORTRESS.new(7, FORTRESS.setup(variant, brought=texts if brings else ("", "")))
    for builder in () if brings else (1, 0):
        state.step(builder, f"build {texts[builder]}")
    for _ in range((2, 20, 40)[seed % 3]):
        after = state.copy()
        after.step(state.player, FORTRESS.random_action(state, state.player, rng))
        if after.outcome is None:
            state = after
    twin = from_no_seat(FORTRESS, state, seed)
    first, second = (
        (Setting("fortress", one.setup, 7), [(step.seat, step.action) for step in one.steps])
        for one in (state, twin)
    )
    return first, second


@pytest.mark.parametrize("seeds", PAIRS, ids=str)
async def test_no_byte_tells_a_watcher_what_a_fortress_hides(clock: Clock, seeds: range):
    await compare(clock, a_fortress_pair, seeds)


@pytest.mark.parametrize("seeds", PAIRS, ids=str)
async def test_no_byte_tells_a_watcher_the_cards_of_a_company(
    clock: Clock, seeds: range, monkeypatch: pytest.MonkeyPatch
):
    """From two seats on. Alone a player is asked only where there is something to answer, and so the questions follow the hand."""
    game, differing = games.get("fellowship"), 0
    for seed in seeds:
        n_seats, rng = 2 + seed % 3, random.Random(seed)
        setup = game.setup(n_seats=n_seats, brought=[""] * n_seats)
        first = game.new(seed, setup)
        starts = first, with_other_cards(first, SPECTATOR, rng)
        acts, _ = acts_of_both(game, (starts[0].copy(), starts[1].copy()), SPECTATOR, rng)
        differing += starts[0].piles != starts[1].piles
        heard = []
        for start in starts:
            with monkeypatch.context() as patch:
                patch.setattr(type(game), "new", lambda self, seed, setup, start=start: start.copy())
                heard.append(await watched_by(clock, (Setting("fellowship", setup, seed), acts), seed))
        assert heard[0] == heard[1], seed
    assert differing == len(seeds)


@pytest.mark.parametrize("seeds", PAIRS, ids=str)
async def test_no_byte_tells_a_watcher_the_deck_of_a_small_company(
    clock: Clock, seeds: range, monkeypatch: pytest.MonkeyPatch
):
    """A teaching game, in which a deck is dealt and seats bring something."""
    differing = 0
    for seed in seeds:
        heard, decks = [], []
        with monkeypatch.context() as patch:
            for setting, acts in a_company(SPECTATOR, 1 + seed % 4, seed, patch):
                decks.append(MatchState(setting).state.deck)
                heard.append(await watched_by(clock, (setting, acts), seed))
        assert heard[0] == heard[1], seed
        differing += decks[0] != decks[1]
    assert differing >= len(seeds) * 9 // 10


async def test_the_comparison_sees_a_leak(clock: Clock, monkeypatch: pytest.MonkeyPatch):
    """A view that tells how far down the strongest pieces stand is caught."""
    game, honest, caught = games.get("stratego"), MatchState.observe, 0

    def leaky(self: MatchState, seat: int):
        everything: Any = self.game.reveal(self.state)
        told = sum(n * ord(p.piece[:1] or "0") for n, p in enumerate(everything.pieces))
        return msgspec.structs.replace(honest(self, seat), turn=told)

    monkeypatch.setattr(MatchState, "observe", leaky)
    for seed in range(1, 5):
        first, second = a_stratego_pair(game, *MIXES[0], seed)
        caught += await watched_by(clock, first, seed) != await watched_by(clock, second, seed)
    assert caught >= 3
