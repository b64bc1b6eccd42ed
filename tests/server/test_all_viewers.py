"""Two matches that differ only in what is hidden: no byte of any viewer tells them apart, all viewers of one match together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from gonfalon.core.game import SPECTATOR

from .all_viewers import leaks, told_to_all
from .hidden_pairs import MAKERS, Company, Pair, a_pair
from .planted_leaks import AMONG_FRIENDS, AT_A_TABLE, IN_A_TOURNAMENT, Planted, plant
from .viewing_site import Site

SAMPLE = range(12)
SEEDS = [
    pytest.param(SAMPLE, 0.2, id="everyday"),
    pytest.param(range(len(SAMPLE), 50), 0.1, marks=pytest.mark.slow, id="up to 50"),
    *(
        pytest.param(range(start, start + 95), 0.4, marks=pytest.mark.long, id=f"from {start}")
        for start in range(50, 1000, 95)
    ),
]
"""(seeds, how much of what could be asked is asked): a sample every day, 50 pairs of each family in `./check all`, 1,000 with `--long`."""


@pytest_asyncio.fixture
async def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    found = Site(tmp_path, monkeypatch)
    await found.prepare()
    yield found


@pytest.mark.parametrize(("seeds", "share"), SEEDS)
@pytest.mark.parametrize("family", MAKERS)
async def test_no_byte_of_any_viewer_tells_what_is_hidden(
    site: Site, family: str, seeds: range, share: float
):
    differing = 0
    for seed in seeds:
        pair = a_pair(family, seed)
        assert leaks(await told_to_all(site, pair, share)) == [], (family, seed)
        differing += pair.differ
    assert differing >= len(seeds) * 8 // 10, "the pairs must truly differ in something hidden"


@pytest.mark.parametrize("family", MAKERS)
def test_the_sample_has_every_kind_of_pair(family: str):
    """However people meet, whoever may not know, with every delay, with and without a restart, in every game."""
    pairs = [a_pair(family, seed) for seed in SAMPLE]
    larger = [a_pair(family, seed) for seed in range(4 * len(SAMPLE))]
    for kind in (
        lambda pair: pair.met,
        lambda pair: pair.viewer == SPECTATOR,
        lambda pair: pair.delay,
        lambda pair: pair.restarts,
        lambda pair: pair.ways[0].setting.game,
    ):
        kinds: tuple[set[object], set[object]] = {kind(one) for one in pairs}, {kind(one) for one in larger}
        assert kinds[0] == kinds[1]


def a_pair_of(family: str, met: Company, viewer: int) -> Pair:
    """A pair of people who have met in this way, with all its pictures; `viewer` may not know."""
    for number in range(200):
        pair = a_pair(family, number)
        if (pair.met, pair.viewer) == (met, viewer) and pair.differ:
            return pair._replace(seed=50 * number, delay="short", restarts=False)
    raise AssertionError("no such pair")


@pytest.mark.parametrize(
    ("pair", "planted"),
    [
        (("stratego", "listed", 1), AT_A_TABLE),
        (("stratego", "tournament", -1), IN_A_TOURNAMENT),
        (("stratego", "friends", -1), AMONG_FRIENDS),
    ],
    ids=["at a table", "in a tournament", "among friends"],
)
async def test_the_comparison_sees_a_leak_in_every_channel(
    site: Site, monkeypatch: pytest.MonkeyPatch, pair: tuple[str, Company, int], planted: tuple[Planted, ...]
):
    two = a_pair_of(*pair)
    for leak in planted:
        plant(monkeypatch, leak, lambda: site.hidden)
    found = leaks(await told_to_all(site, two, 1.0))
    channels = [channel for leak in planted for channel in leak.channels]
    assert [channel for channel in channels if not any(channel in one for one in found)] == []
