"""Two matches that differ only in what a seat may not know: every byte on its socket is the same, however it asks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon import games
from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import Game
from gonfalon.core.rng import stream
from gonfalon.match import table_actions, view
from gonfalon.match.referee import MatchState, Setting
from gonfalon.server import update_stream, wire
from gonfalon.server.rooms import Room
from gonfalon.server.seating import settled
from gonfalon.storage.rows import MatchRow, SeatRow
from gonfalon.storage.store import Store

from .conftest import Ear
from .lobby import Lobby

MIXES: list[tuple[str, dict[str, Any]]] = [
    ("barrage", {"captured": "hidden"}),
    ("duel", {"silent_defence": True, "rescue": True}),
    ("classic", {"silent_defence": True, "silent_scout": "long", "captured": "secret", "chase": "off"}),
]
Acts = list[tuple[int, str]]


def a_running_match(setting: Setting, seat: int, seed: int) -> tuple[Acts, Acts]:
    """What was done in a match with many combats, and in one that `seat` cannot tell from it; table acts among them."""
    rng, match_state = random.Random(seed), MatchState(setting)
    state, game = match_state.state, match_state.game
    for _ in range((2, 40, 160)[seed % 3]):
        before = state.copy()
        actor = state.decisions()[0].seat
        state.step(actor, a_fighting_action(game, state, actor, rng))
        if state.outcome is not None:
            state = before
            break
    twin = game.sample(game.information_state(state, seat), stream(seed, "twin"))
    done = [(step.seat, step.action) for step in state.history]
    other = [(step.seat, step.action) for step in twin.history]
    for place in range(len(done), 2, -7):
        for way in (done, other):
            way[place:place] = [(1, "/draw-offer"), (0, "/draw-decline")]
    return done, other


def a_fighting_action(game: Game, state: Any, seat: int, rng: random.Random) -> str:
    """An attack if there is one, mostly."""
    seen = game.observe(state, seat)
    enemies = {piece.square for piece in seen.pieces if piece.owner != seat}  # pyright: ignore[reportAttributeAccessIssue]
    attacks = [text for text in seen.legal or () if text.rpartition("-")[2] in enemies]
    return rng.choice(attacks) if attacks and rng.random() < 0.7 else game.random_action(state, seat, rng)


async def heard_by(
    seat: int, store: Store, setting: Setting, done: Acts, tried: Sequence[str] | None = None
) -> list[bytes]:
    """Everything that reaches `seat`: live, refused, late from any number, and after a restart. tried: what it asks at the end."""
    without = msgspec.structs.replace(setting, setup=msgspec.structs.replace(setting.setup, brought=()))
    row = MatchRow("match", without, 0)
    brought = setting.setup.brought or ("",) * setting.setup.n_seats
    places = [SeatRow(n, "person", f"t{n}", "", holder=n, brought=text) for n, text in enumerate(brought)]
    await store.create(row, places)
    assert settled(row, places) == setting
    room, ear = Room(store, row, places, MatchState(setting), []), Ear(seat)
    await room.join(ear, 0)
    for n, (actor, text) in enumerate(done):
        answer = await room.submit(actor, f"c{n}", text)
        if actor == seat:
            ear.send(view.encode(answer))
        elif not isinstance(answer, wire.Ack):
            assert table_actions.is_act(text), answer
    for n, text in enumerate(tried if tried is not None else probes(random.Random(5), room, seat)):
        ear.send(view.encode(await room.submit(seat, f"p{n}", text)))
    entries = await store.read("match")
    for since in (0, room.v // 2, room.v - 2):
        for message in update_stream.updates_after(setting, entries, seat, since):
            ear.send(message)
    await room.close()
    return ear.raw


def probes(rng: random.Random, room: Room, seat: int) -> list[str]:
    """Moves to try at the end, all of them illegal: refusals are part of what a seat hears."""
    legal = set(room.match_state.observe(seat).legal or ())
    names = [f"{column}{row}" for column in "abcdefghij" for row in range(1, 11)]
    tried = [f"{rng.choice(names)}-{rng.choice(names)}" for _ in range(60)]
    tried += ["rescue none", "rescue spy@a1", "deploy F", "deploy 2K2", "play 1", "help 0", "keep", "/undo x"]
    return [text for text in tried if text not in legal]


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=[mix[0] for mix in MIXES])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seeds", [range(3), pytest.param(range(3, 9), marks=pytest.mark.long)], ids=str)
async def test_no_byte_depends_on_what_a_seat_may_not_know(
    tmp_path: Path, variant: str, options: dict[str, Any], seat: int, seeds: range
):
    pairs = differing = 0
    setting = Setting("stratego", games.get("stratego").setup(variant, **options), 11)
    for seed in seeds:
        done, other = a_running_match(setting, seat, seed)
        heard = []
        for n, way in enumerate((done, other)):
            store = await Store.open(str(tmp_path / f"{seed}-{n}.sqlite"))
            heard.append(await heard_by(seat, store, setting, way))
            await store.close()
        assert heard[0] == heard[1]
        pairs += 1
        differing += done != other
    assert differing >= pairs - 1, "the pairs must truly differ in something hidden"


def a_company(
    seat: int, n_seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[Setting, Acts]]:
    """A match of companions and one that `seat` cannot tell from it: the deck is another wherever it has not seen it."""
    game, rng = games.get("tiny_crew"), random.Random(seed)
    setup = game.setup(n_seats=n_seats, brought=[rng.choice(("", "lamp", "bell")) for _ in range(n_seats)])
    state = game.new(seed, setup)
    for _ in range(rng.randrange(3 * n_seats + 4)):
        before = state.copy()
        actor = rng.choice(state.to_act())
        state.step(actor, game.random_action(state, actor, rng))
        if state.outcome is not None:
            state = before
            break
    twin = game.sample(game.information_state(state, seat), stream(seed, "twin"))
    decks = {1: state.deck, 2: twin.deck}
    monkeypatch.setattr(type(game), "new", lambda self, seed, setup: type(state)(setup, decks[seed]))
    return [
        (Setting("tiny_crew", setup, number), [(step.seat, step.action) for step in one.steps])
        for number, one in ((1, state), (2, twin))
    ]


def with_proposals(acts: Acts, n_seats: int, seed: int) -> Acts:
    """The same with an undo that is refused, and one that is agreed to, at the end."""
    ways = [(seed % n_seats, "/undo 0")], [(0, "/restart")], [(0, "/undo 1")]
    refused = [(1, "/refuse")] if n_seats > 1 else []
    agreed = [(seat, "/agree") for seat in range(n_seats)]
    return [*acts, *ways[seed % 3], *(refused if seed % 2 else agreed)] if acts else acts


@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
async def test_no_byte_depends_on_what_a_companion_may_not_know(
    tmp_path: Path, n_seats: int, monkeypatch: pytest.MonkeyPatch
):
    pairs = differing = 0
    for seed in range(10):
        seat, heard, acts = seed % n_seats, [], []
        with monkeypatch.context() as patch:
            for n, (setting, done) in enumerate(a_company(seat, n_seats, seed, patch)):
                store = await Store.open(str(tmp_path / f"{seed}-{n}.sqlite"))
                acts.append((MatchState(setting).state.deck, done))
                heard.append(await heard_by(seat, store, setting, with_proposals(done, n_seats, seed)))
                await store.close()
        assert heard[0] == heard[1]
        pairs, differing = pairs + 1, differing + (acts[0] != acts[1])
    assert differing >= pairs - 1, "the pairs must truly differ in something hidden"


@pytest.mark.parametrize("seat", [0, 1])
async def test_no_byte_depends_on_what_another_seat_has_brought(tmp_path: Path, seat: int):
    """Whether it has brought anything is its own business as well."""
    game, n_pairs, differing = games.get("tiny_hidden"), 12, 0
    for seed in range(n_pairs):
        rng = random.Random(seed)
        armies = [rng.choice(["", "K11", "K12", "K22"]) for _ in range(2)]
        setup = game.setup(brought=armies)
        state = game.new(0, setup)
        for _ in range(rng.randrange(7)):
            actor = rng.choice(state.to_act())
            state.step(actor, game.random_action(state, actor, rng))
            if state.outcome is not None:
                break
        if state.outcome is not None:
            continue
        twin = game.sample(game.information_state(state, seat), stream(seed, "twin"))
        heard = []
        for n, one in enumerate((state, twin)):
            store = await Store.open(str(tmp_path / f"{seed}-{n}.sqlite"))
            setting = Setting("tiny_hidden", one.setup, 5)
            acts = [(step.seat, step.action) for step in one.steps]
            heard.append(await heard_by(seat, store, setting, acts))
            await store.close()
        assert heard[0] == heard[1]
        differing += state.setup.brought != twin.setup.brought
    assert differing >= n_pairs // 3, "the pairs must truly differ in what was brought"


async def test_what_a_seat_brings_shows_to_it_alone(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """Neither on the other's line, nor in a call, an error or the log; and both see it after the end."""
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    caplog.set_level("INFO")
    plan = (wire.SeatPlan("own", brings="K11"), wire.SeatPlan("open"))
    made = await lobby.tables.create(wire.NewMatch("tiny_hidden", "outpost", plan))
    room, first, second = await lobby.rooms.find(made.match), Ear(0), Ear(1)
    assert room is not None
    await room.join(first, 0)
    with pytest.raises(GonfalonError) as wrong:
        await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite, "K99"))
    assert "K11" not in str(wrong.value)
    joined = await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite, "K12"))
    await room.join(second, 0)
    await room.submit(0, "x", "deploy K22")
    told = [view.encode(await room.submit(seat, "y", "deploy K33")) for seat in range(2)]
    summary = msgspec.json.encode(await lobby.archive.summary(made.match, joined.grant.token))
    assert first.heard("welcome")[-1]["brought"] == ["K11", ""]
    assert second.heard("welcome")[-1]["brought"] == ["", "K12"]
    assert b"K11" not in b"".join([*second.raw, *told, summary])
    assert b"K12" not in b"".join([*first.raw, *told, summary])
    assert not any(text in caplog.text for text in ("K11", "K12"))
    assert repr(room) == object.__repr__(room)
    for seat, text in ((0, "deploy K11"), (1, "deploy K12")):
        assert isinstance(await room.submit(seat, "d", text), wire.Ack)
    assert isinstance(await room.submit(0, "r", "/resign"), wire.Ack)
    for token in (made.grants[0].token, joined.grant.token):
        found = await lobby.archive.record(made.match, token)
        assert b'"K11"' in found
        assert b'"K12"' in found


async def test_the_comparison_sees_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """An observer that tells how far down the other side's highest piece stands is caught by the same comparison."""
    setting = Setting("stratego", games.get("stratego").setup("barrage"), 11)
    honest = MatchState.observe

    def leaky(self: MatchState, seat: int):
        everything = self.game.reveal(self.state)
        told = sum(ord(c) for p in everything.pieces if p.owner != seat for c in f"{p.square}{p.piece[:1]}")  # pyright: ignore
        weighted = sum(n * ord(p.piece[:1]) for n, p in enumerate(everything.pieces) if p.owner != seat)  # pyright: ignore
        return msgspec.structs.replace(honest(self, seat), turn=told + weighted)

    caught = 0
    for seed in range(4):
        done, other = a_running_match(setting, 1, seed)
        monkeypatch.setattr(MatchState, "observe", leaky)
        heard = []
        for n, way in enumerate((done, other)):
            store = await Store.open(str(tmp_path / f"{seed}-{n}.sqlite"))
            heard.append(await heard_by(1, store, setting, way))
            await store.close()
        monkeypatch.undo()
        caught += heard[0] != heard[1]
    assert caught >= 3
