"""Two servers on one PostgreSQL database: a match is played through both, and goes on when the server that has it ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.storage.cluster import Cluster, name_of

from .conftest import DEPLOY, ForkedServer, legal_of
from .test_crash import Seat

SECONDS = 5.0
"""Within so long a match goes on elsewhere."""


class SharingServer(ForkedServer):
    """One of several servers of a database."""

    more = ("--share", "127.0.0.1:0")

    def make(self, **more: Any) -> tuple[str, dict[int, str]]:
        """A new match, both seats the asker's: its id and the keys to its seats."""
        body = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}], **more}
        made = self.ask("POST", "/api/matches", json=body).json()
        return made["match"], {grant["seat"]: grant["token"] for grant in made["grants"]}

    def ask(self, method: str, path: str, key: str = "", **more: Any) -> httpx.Response:
        """What the server answers to a call."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return httpx.request(method, f"{self.base}{path}", headers=headers, timeout=60, **more)

    @property
    def pid(self) -> int:
        assert self.forked is not None
        assert self.forked.pid is not None
        return self.forked.pid


class Pair:
    """Two servers of one database."""

    def __init__(self, cluster: Cluster, address: str, folder: Path) -> None:
        self.cluster, self.address = cluster, address
        self.one = SharingServer(folder / "one", address)
        self.other = SharingServer(folder / "other", address)

    def owner(self, match: str) -> str:
        """The address at which the server of a match is reached by others, "" for nobody's."""
        query = f"SELECT address FROM leases JOIN servers ON server = id WHERE subject = '{match}'"
        return self.cluster.ask(query, name_of(self.address)).strip()


@pytest.fixture
def pair(cluster: Cluster, tmp_path: Path) -> Iterator[Pair]:
    """Two servers, started."""
    address = cluster.new_database()
    found = Pair(cluster, address, tmp_path)
    for server in (found.one, found.other):
        server.start()
    yield found
    for server in (found.one, found.other):
        server.stop()
    cluster.drop(address)


def seated(server: SharingServer, match: str, key: str) -> Seat:
    """A player's line to one of the servers."""
    found = Seat(server, match, key)
    found.connect()
    return found


def play(seats: dict[int, Seat], n_moves: int, name: str = "") -> list[str]:
    """Play so many moves, the first legal one each; the names of the commands, all acknowledged."""
    done = list[str]()
    for number in range(n_moves):
        acting = next(seat for seat in seats.values() if legal_of(seat.seen))
        told = acting.command(f"{name}{number}", legal_of(acting.seen)[0])
        assert told["type"] == "ack"
        done.append(told["id"])
        for seat in seats.values():
            seat.catch_up(told["v"])
    return done


def deploy(seats: dict[int, Seat]) -> None:
    """Both armies are set up."""
    for number, seat in seats.items():
        told = seat.command(f"set-up {number}", DEPLOY[number])
        assert told["type"] == "ack"
        for each in seats.values():
            each.catch_up(told["v"])


def test_a_match_made_on_one_server_is_played_through_both(pair: Pair):
    match, keys = pair.one.make()
    assert pair.owner(match) == ""
    seats = {0: seated(pair.one, match, keys[0]), 1: seated(pair.other, match, keys[1])}
    assert pair.owner(match) != ""
    deploy(seats)
    play(seats, 12)
    summaries = [server.ask("GET", f"/api/matches/{match}", keys[0]) for server in (pair.one, pair.other)]
    assert [each.status_code for each in summaries] == [200, 200]
    assert summaries[0].json() == summaries[1].json()
    assert [seat["here"] for seat in summaries[1].json()["seats"]] == [True, True]
    wrong = [server.ask("GET", f"/api/matches/{match}", "x" * 43) for server in (pair.one, pair.other)]
    assert wrong[0].status_code == wrong[1].status_code == 403
