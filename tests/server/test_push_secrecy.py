"""Two matches that differ only in what is not public: every byte of news is the same, and so are number, length and time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon import games
from gonfalon.core.game import SPECTATOR
from gonfalon.match.referee import Setting
from gonfalon.server.push_sealing import PADDED
from gonfalon.server.pushing import Pushing
from gonfalon.server.wire_push import PushNews
from gonfalon.storage.rows import MatchRow, SeatRow
from gonfalon.storage.store import Store

from .push_service import PushService, Subscriber
from .pushed import Pushed
from .test_company_proofs import acts_of_both, with_other_cards
from .test_secrecy import MIXES
from .test_watch_secrecy import Way, a_fortress_pair, a_stratego_pair

SEEDS = [range(3), pytest.param(range(3, 100), marks=pytest.mark.long)]
"""The first three have companies of two, three and four."""


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


async def news_of(
    way: Way, place: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[int, str, bytes, int, int]]:
    """All news to all seats while nobody is there: after which act, to whom, what, sealed in how many bytes, and the length of its head."""
    setting, acts = way
    place.unlink(missing_ok=True)
    store = await Store.open(str(place))
    pushed = Pushed(store, service, monkeypatch)
    without = msgspec.structs.replace(setting, setup=msgspec.structs.replace(setting.setup, brought=()))
    brought = setting.setup.brought or ("",) * setting.setup.n_seats
    rows = [SeatRow(n, "person", f"t{n}", "", holder=n, brought=text) for n, text in enumerate(brought)]
    await store.create(MatchRow("match", without, pushed.ms), rows)
    phones = [Subscriber(service, f"phone{row.seat}") for row in rows]
    for phone, row in zip(phones, rows, strict=True):
        await pushed.pushing.keep(phone.request(), f"person{row.seat}")
        assert await store.change_seat("match", row, row._replace(person=f"person{row.seat}"))
    room = await pushed.lobby.rooms.get("match")
    found: list[tuple[int, str, bytes, int, int]] = []
    for number, (seat, text) in enumerate(acts):
        await pushed.pass_time(31)
        for phone in phones:
            while phone.raw:
                head = sum(map(len, phone.heads.pop(0).values()))
                found.append((number, phone.name, phone.raw.pop(0), len(phone.sealed.pop(0)), head))
        await room.submit(seat, f"c{number}", text)
    await pushed.close()
    await store.close()
    return found


async def compare(
    ways: tuple[Way, Way], tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [await news_of(way, tmp_path / "pair.sqlite", service, monkeypatch) for way in ways]
    assert found[0] == found[1]
    assert found[0], "somebody must be told something"
    assert {len(raw) for _, _, raw, _, _ in found[0]} == {PADDED}


@pytest.mark.parametrize("seeds", SEEDS, ids=str)
async def test_no_news_tells_what_stratego_hides(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch, seeds: range
):
    game = games.get("stratego")
    for seed in seeds:
        ways = a_stratego_pair(game, *MIXES[seed % len(MIXES)], seed)
        await compare(ways, tmp_path, service, monkeypatch)


@pytest.mark.parametrize("seeds", SEEDS, ids=str)
async def test_no_news_tells_what_a_fortress_hides(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch, seeds: range
):
    for seed in seeds:
        await compare(a_fortress_pair(seed), tmp_path, service, monkeypatch)


@pytest.mark.parametrize("seeds", SEEDS, ids=str)
async def test_no_news_tells_the_cards_of_a_company(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch, seeds: range
):
    game = games.get("fellowship")
    for seed in seeds:
        n_seats, rng = 2 + seed % 3, random.Random(seed)
        setup = game.setup(n_seats=n_seats, brought=[""] * n_seats)
        first = game.new(seed, setup)
        starts = first, with_other_cards(first, SPECTATOR, rng)
        acts, _ = acts_of_both(game, (starts[0].copy(), starts[1].copy()), SPECTATOR, rng)
        found = []
        for start in starts:
            with monkeypatch.context() as patch:
                patch.setattr(type(game), "new", lambda self, seed, setup, start=start: start.copy())
                way = Setting("fellowship", setup, seed), acts
                found.append(await news_of(way, tmp_path / "pair.sqlite", service, patch))
        assert found[0] == found[1]
        assert found[0]


async def test_the_comparison_sees_a_leak(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
):
    """News that tells how far down the strongest pieces stand is caught."""
    honest = Pushing._post
    rooms: list[Any] = []
    noted = Pushing.note

    def note(self: Pushing, room: Any) -> None:
        rooms[:] = [room]
        noted(self, room)

    async def leaky(self: Pushing, target: Any, news: PushNews) -> Any:
        state = rooms[0].match_state
        everything: Any = state.game.reveal(state.state)
        told = sum(n * ord(p.piece[:1] or "0") for n, p in enumerate(everything.pieces))
        return await honest(self, target, msgspec.structs.replace(news, variant=str(told)))

    monkeypatch.setattr(Pushing, "note", note)
    monkeypatch.setattr(Pushing, "_post", leaky)
    caught = 0
    for seed in range(1, 5):
        ways = a_stratego_pair(games.get("stratego"), *MIXES[0], seed)
        found = [await news_of(way, tmp_path / "pair.sqlite", service, monkeypatch) for way in ways]
        caught += found[0] != found[1]
    assert caught
