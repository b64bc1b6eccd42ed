"""Two finished games that differ only in what a player keeps covered: every byte of their pages is the same."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from gonfalon import games
from gonfalon.core.game import SPECTATOR
from gonfalon.core.rng import stream
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting, replay_entries
from tests.server.lobby import Lobby
from tests.server.shared import COVERED, OPEN, ending, everything_shown, kept, say
from tests.server.test_company_proofs import acts_of_both, with_other_cards
from tests.server.test_secrecy import MIXES
from tests.server.test_watch_secrecy import Way, a_fortress_pair, a_stratego_pair

PAIRS = [range(12), pytest.param(range(12, 400), marks=pytest.mark.long)]


async def page_of(lobby: Lobby, way: Way, shown: set[int]) -> list[bytes]:
    """The whole page of a game that is given up. shown: the seats that keep nothing covered."""
    setting, acts = way
    done = [Entry(n, seat, text, "", 0) for n, (seat, text) in enumerate(acts)]
    if replay_entries(setting, done).outcome is None:
        acts = [*acts, *ending(setting)]
    match = await kept(lobby, setting, acts)
    for seat in range(setting.setup.n_seats):
        await say(lobby, match, seat, OPEN if seat in shown else COVERED)
    return await everything_shown(lobby, match)


async def compare(lobby: Lobby, pair: Callable[[int], tuple[Way, Way]], shown: set[int], seeds: range) -> int:
    """The pairs of these seeds have the same pages. Answers how many of them truly differ."""
    differing = 0
    for seed in seeds:
        first, second = pair(seed)
        pages = [await page_of(lobby, way, shown) for way in (first, second)]
        assert pages[0] == pages[1], seed
        differing += first != second
    return differing


def a_long_one(seed: int) -> int:
    """A seed of a game in which pieces have met."""
    return 4 * seed + 2 + seed % 2


def seen_by_first(variant: str, options: dict[str, bool | int | str], seed: int) -> tuple[Way, Way]:
    """A game and one that seat 0 cannot tell from it."""
    game = games.get("stratego")
    (setting, acts), _ = a_stratego_pair(game, variant, options, seed)
    match_state = MatchState(setting)
    for seat, text in acts:
        match_state.state.step(seat, text)
    twin = game.sample(game.information_state(match_state.state, 0), stream(seed, "covered"))
    return (setting, acts), (setting, [(step.seat, step.action) for step in twin.history])


@pytest.mark.parametrize("seeds", PAIRS, ids=str)
async def test_no_byte_tells_what_both_armies_keep_covered(lobby: Lobby, seeds: range):
    game = games.get("stratego")
    differing = await compare(
        lobby, lambda seed: a_stratego_pair(game, *MIXES[seed % len(MIXES)], a_long_one(seed)), set(), seeds
    )
    assert differing >= len(seeds) // 2


@pytest.mark.parametrize("seeds", PAIRS, ids=str)
async def test_no_byte_tells_what_one_army_keeps_covered_beside_an_open_one(lobby: Lobby, seeds: range):
    differing = await compare(
        lobby, lambda seed: seen_by_first(*MIXES[seed % len(MIXES)], a_long_one(seed)), {0}, seeds
    )
    assert differing >= len(seeds) // 2


@pytest.mark.parametrize("seeds", PAIRS, ids=str)
async def test_no_byte_tells_a_covered_fortress(lobby: Lobby, seeds: range):
    assert await compare(lobby, a_fortress_pair, set(), seeds) >= len(seeds) // 2


@pytest.mark.parametrize("seeds", PAIRS, ids=str)
@pytest.mark.parametrize("shown", [set[int](), {0}], ids=["nobody", "the first"])
async def test_no_byte_tells_covered_hands(
    lobby: Lobby, seeds: range, shown: set[int], monkeypatch: pytest.MonkeyPatch
):
    """Beside an open hand the others stay covered; what lies face down stays so for all."""
    game = games.get("fellowship")
    viewer = next(iter(shown), SPECTATOR)
    for seed in range(seeds.start, seeds.start + max(3, len(seeds) // 4)):
        n_seats, rng = 2 + seed % 3, random.Random(seed)
        setup = game.setup(n_seats=n_seats, brought=[""] * n_seats)
        first = game.new(seed, setup)
        starts = first, with_other_cards(first, viewer, rng)
        acts, _ = acts_of_both(game, (starts[0].copy(), starts[1].copy()), viewer, rng)
        pages = list[list[bytes]]()
        for start in starts:
            with monkeypatch.context() as patch:
                patch.setattr(type(game), "new", lambda self, seed, setup, start=start: start.copy())
                pages.append(await page_of(lobby, (Setting("fellowship", setup, seed), acts), shown))
        assert pages[0] == pages[1], seed
        assert starts[0].piles != starts[1].piles


async def test_the_comparison_sees_a_leak(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    """A page that tells how strong the covered pieces in front are is caught."""
    game = games.get("stratego")
    honest = type(game).observe_shared

    def leaky(self: object, state: object, seats: object) -> object:
        told = sum(ord(p.piece[0]) * n for n, p in enumerate(game.reveal(state).pieces))  # pyright: ignore
        return msgspec.structs.replace(honest(self, state, seats), turn=told)  # pyright: ignore

    monkeypatch.setattr(type(game), "observe_shared", leaky)
    with pytest.raises(AssertionError):
        await compare(lobby, lambda seed: a_stratego_pair(game, *MIXES[0], a_long_one(seed)), set(), range(3))
