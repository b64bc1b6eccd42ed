"""Random games of companions through the server: every act is committed, told to every seat and replayed from its record."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec

from gonfalon import games
from gonfalon.match import record
from gonfalon.server import wire
from gonfalon.server.outbox import Outbox
from gonfalon.storage.store import Store
from tests.server.lobby import Lobby

KINDS = [(game, n_seats) for game in ("tiny_crew", "fellowship") for n_seats in (1, 2, 3, 4)]
"""Seed n plays kind n % 8; the scenario changes with every round of them."""
LONGEST = 4_000
"""Decisions after which a game counts as one that does not end."""


class Mismatch(AssertionError):
    """Something that the server told, stored or replayed is not what was played."""


class Line(Outbox):
    """A seat's line that keeps the newest update and checks that none is missing."""

    v = 0
    update: dict

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] != "update":
            return
        if told["v"] != self.v + 1:
            raise Mismatch(f"seat {self.seat} heard {told['v']} after {self.v}")
        self.v, self.update = told["v"], told


async def play(lobby: Lobby, seed: int) -> str:
    """One game to its end. Answers what it was. Raises Mismatch."""
    (name, n_seats), rng = KINDS[seed % len(KINDS)], random.Random(seed)
    variants = [variant.id for variant in games.get(name).spec.variants]
    variant = variants[seed // len(KINDS) % len(variants)]
    plans = tuple(wire.SeatPlan("own" if seat == 0 else "link") for seat in range(n_seats))
    made = await lobby.tables.create(wire.NewMatch(name, variant, plans))
    for invite in made.invites:
        await lobby.tables.join(made.match, wire.JoinMatch(invite.invite))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    lines = [Line(seat) for seat in range(n_seats)]
    for line in lines:
        await room.join(line, 0)
    for number in range(LONGEST):
        owing = [line for line in lines if line.update["observation"]["decision"]]
        if room.match_state.outcome is not None:
            break
        if {line.seat for line in owing} != set(room.match_state.to_act()):
            raise Mismatch(f"{seed}: seats were told of other decisions than are owed")
        line = rng.choice(owing)
        option = rng.choice(line.update["observation"]["decision"]["options"])
        answer = await room.submit(line.seat, f"c{number}", option["action"], line.v)
        if not isinstance(answer, wire.Ack) or {one.v for one in lines} != {answer.v}:
            raise Mismatch(f"{seed}: {option['action']!r} at {number}: {answer}")
    await _check_stored(lobby, made.match, seed)
    return f"{name} {n_seats}"


async def _check_stored(lobby: Lobby, match: str, seed: int) -> None:
    """The record and the log of a finished game lead to the same end."""
    room = await lobby.rooms.find(match)
    assert room is not None
    outcome, digest = room.match_state.outcome, room.match_state.state.digest()
    if outcome is None:
        raise Mismatch(f"{seed} does not end")
    again = record.replay(record.loads(record.dumps(record.record_of(room.match_state))))
    if (again.outcome, again.state.digest()) != (outcome, digest):
        raise Mismatch(f"{seed}: the record leads elsewhere")
    await lobby.rooms.close()
    restored = await lobby.rooms.find(match)
    if restored is None or restored.match_state.state.digest() != digest:
        raise Mismatch(f"{seed}: the stored game leads elsewhere")
    await lobby.rooms.close()


async def _run(seeds: Iterable[int]) -> Counter[str]:
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(str(Path(folder) / "served.sqlite"))
        lobby = Lobby(store)
        try:
            for seed in seeds:
                found[await play(lobby, seed)] += 1
                found["games"] += 1
        finally:
            await lobby.rooms.close()
            await store.close()
    return found


def run(seeds: Iterable[int]) -> Counter[str]:
    """Play these games; how many of each kind there were. Raises Mismatch."""
    os.environ["GONFALON_TEACHING"] = "1"
    return asyncio.run(_run(seeds))
