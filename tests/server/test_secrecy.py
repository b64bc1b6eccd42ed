"""Two matches that differ only in what a seat may not know: every byte on its socket is the same, however it asks."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.core.game import Game
from gonfalon.core.rng import stream
from gonfalon.match import acts, view
from gonfalon.match.referee import Playing, Setting
from gonfalon.server import telling, wire
from gonfalon.server.rooms import Room
from gonfalon.storage.store import MatchRow, SeatRow, Store

from .conftest import Ear

MIXES: list[tuple[str, dict[str, bool | str]]] = [
    ("barrage", {"captured": "hidden"}),
    ("duel", {"silent_defence": True, "rescue": True}),
    ("classic", {"silent_defence": True, "silent_scout": "long", "captured": "secret", "chase": "off"}),
]
Acts = list[tuple[int, str]]


def a_running_match(setting: Setting, seat: int, seed: int) -> tuple[Acts, Acts]:
    """What was done in a match with many combats, and in one that `seat` cannot tell from it; acts beside the rules among them."""
    rng, playing = random.Random(seed), Playing(setting)
    state, game = playing.state, playing.game
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
            way[place:place] = [(1, acts.OFFER), (0, acts.DECLINE)]
    return done, other


def a_fighting_action(game: Game, state: Any, seat: int, rng: random.Random) -> str:
    """An attack if there is one, mostly."""
    seen = game.observe(state, seat)
    enemies = {piece.square for piece in seen.pieces if piece.owner != seat}  # pyright: ignore[reportAttributeAccessIssue]
    attacks = [text for text in seen.legal or () if text.rpartition("-")[2] in enemies]
    return rng.choice(attacks) if attacks and rng.random() < 0.7 else game.random_action(state, seat, rng)


async def heard_by(seat: int, store: Store, setting: Setting, done: Acts) -> list[bytes]:
    """Everything that reaches `seat`: live, refused, late from any number, and after a restart."""
    row = MatchRow("match", setting, "screen", 1, 0)
    places = [SeatRow(n, "person", f"t{n}", "") for n in range(2)]
    await store.create(row, places)
    room, ear = Room(store, row, places, Playing(setting), []), Ear(seat)
    await room.join(ear, 0)
    for n, (actor, text) in enumerate(done):
        answer = await room.submit(actor, f"c{n}", text)
        if actor == seat:
            ear.send(view.encode(answer))
        elif not isinstance(answer, wire.Ack):
            assert acts.is_act(text), answer
    for n, text in enumerate(probes(random.Random(5), room, seat)):
        ear.send(view.encode(await room.submit(seat, f"p{n}", text)))
    entries = await store.read("match")
    for since in (0, room.v // 2, room.v - 2):
        for message in telling.missed(setting, entries, seat, since):
            ear.send(message)
    await room.close()
    return ear.raw


def probes(rng: random.Random, room: Room, seat: int) -> list[str]:
    """Moves to try at the end, all of them illegal: refusals are part of what a seat hears."""
    legal = set(room.playing.observe(seat).legal or ())
    names = [f"{column}{row}" for column in "abcdefghij" for row in range(1, 11)]
    tried = [f"{rng.choice(names)}-{rng.choice(names)}" for _ in range(60)]
    return [text for text in [*tried, "rescue none", "rescue spy@a1", "deploy F"] if text not in legal]


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=[mix[0] for mix in MIXES])
@pytest.mark.parametrize("seat", [0, 1])
async def test_no_byte_depends_on_what_a_seat_may_not_know(
    tmp_path: Path, variant: str, options: dict[str, bool | str], seat: int
):
    pairs = differing = 0
    setting = Setting("stratego", variant, options, 11)
    for seed in range(6):
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


async def test_the_comparison_sees_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """An observer that tells how far down the other side's highest piece stands is caught by the same comparison."""
    setting = Setting("stratego", "barrage", {}, 11)
    honest = Playing.observe

    def leaky(self: Playing, seat: int):
        everything = self.game.reveal(self.state)
        told = sum(ord(c) for p in everything.pieces if p.owner != seat for c in f"{p.square}{p.piece[:1]}")  # pyright: ignore
        weighted = sum(n * ord(p.piece[:1]) for n, p in enumerate(everything.pieces) if p.owner != seat)  # pyright: ignore
        return msgspec.structs.replace(honest(self, seat), turn=told + weighted)

    caught = 0
    for seed in range(4):
        done, other = a_running_match(setting, 1, seed)
        monkeypatch.setattr(Playing, "observe", leaky)
        heard = []
        for n, way in enumerate((done, other)):
            store = await Store.open(str(tmp_path / f"{seed}-{n}.sqlite"))
            heard.append(await heard_by(1, store, setting, way))
            await store.close()
        monkeypatch.undo()
        caught += heard[0] != heard[1]
    assert caught >= 3
