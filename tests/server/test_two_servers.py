"""Two servers on one PostgreSQL database: a match is played through both, and goes on when the server that has it ends."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from gonfalon.server.host_access import read_access
from gonfalon.server.passing_on import RESUME, RETRY_SECONDS
from gonfalon.server.sharing import LOOK_SECONDS
from gonfalon.server.wire_host import HostReport
from gonfalon.storage.membership import BEAT_SECONDS, ENDED_SECONDS, FIRST_RETRY, LEASE_SECONDS
from tests.storage.cluster import Cluster, name_of

from .conftest import DEPLOY, ForkedServer, legal_of, until
from .test_crash import Seat

SECONDS = 5.0
"""Within so long a match goes on elsewhere."""


class SharingServer(ForkedServer):
    """One of several servers of a database."""

    more = ("--share", "127.0.0.1:0")
    inside = ""
    """The address at which other servers reach it, where a test has chosen it."""

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
    keyed = [{"match": match, "token": keys[0]}, {"match": match, "token": "x" * 43}]
    told = [server.ask("POST", "/api/summaries", json=keyed).json() for server in (pair.one, pair.other)]
    assert told == [[summaries[0].json(), None]] * 2
    inside = httpx.get(f"http://{pair.owner(match)}/api/health")
    assert (inside.status_code, inside.json()["code"]) == (403, "http/403")
    pair.one.stop()  # in order: its matches are free at once
    assert pair.owner(match) == ""
    for seat in seats.values():
        come_back(seat, pair.other)
    play(seats, 4, "later")


CLOCK = {"initial": 600, "increment": 0, "setup": 0}


class Owned(NamedTuple):
    """A match in the middle, played at the server that has it and through the other one."""

    match: str
    keys: dict[int, str]
    owner: SharingServer
    other: SharingServer
    seats: dict[int, Seat]
    acked: list[str]


def owned(pair: Pair, **more: Any) -> Owned:
    """A match that has begun: seat 0 at the server that has it, seat 1 at the other."""
    match, keys = pair.one.make(**more)
    seats = {0: seated(pair.one, match, keys[0]), 1: seated(pair.other, match, keys[1])}
    deploy(seats)
    return Owned(match, keys, pair.one, pair.other, seats, play(seats, 6))


def entries_of(pair: Pair, match: str) -> list[tuple[str, int]]:
    """The command and the milliseconds charged of each entry of a match."""
    query = f"SELECT command, spent FROM entries WHERE match = '{match}' ORDER BY seq"
    rows = pair.cluster.ask(query, name_of(pair.address)).splitlines()
    return [(command, int(spent)) for command, spent in (row.split("|") for row in rows)]


def come_back(seat: Seat, server: SharingServer) -> None:
    """A browser whose line is lost connects to another server, again and again."""
    seat.server = server
    while True:
        try:
            seat.connect()
        except (ConnectionClosed, OSError):
            continue
        return


def test_when_the_server_of_a_match_is_killed_it_goes_on_at_the_other(pair: Pair):
    """All that was acknowledged is there, and the time without a server is charged to nobody."""
    at = owned(pair, terms={"clock": CLOCK})
    asked = time.monotonic()
    at.owner.kill()
    ended = time.monotonic()
    with pytest.raises(ConnectionClosed) as told:
        while True:
            at.seats[1].read()
    assert told.value.rcvd is not None
    assert told.value.rcvd.code == RESUME
    for seat in at.seats.values():
        come_back(seat, at.other)
    back = time.monotonic()
    first = play(at.seats, 1, "first")
    thought = time.monotonic() - back + ended - asked
    more = play(at.seats, 5, "later")
    found = entries_of(pair, at.match)
    assert [command for command, _ in found] == ["set-up 0", "set-up 1", *at.acked, *first, *more]
    gone = back - ended
    assert dict(found)[first[0]] <= 1000 * (thought + gone / 2), "the time without a server is not charged"
    last = at.acked[-1]  # asked again, the same answer
    again = [seat.command(last, "anything") for seat in at.seats.values()]
    assert {"type": "ack", "id": last, "v": 2 + len(at.acked) + 1} in again


def test_the_times_of_a_takeover_leave_room_within_five_seconds():
    """What is waited for, at most: the lease, the look of another server, and a browser's next try."""
    assert LEASE_SECONDS + LOOK_SECONDS + 2 * RETRY_SECONDS < SECONDS - 1
    assert BEAT_SECONDS * 4 <= LEASE_SECONDS
    assert BEAT_SECONDS * 2 <= ENDED_SECONDS <= LEASE_SECONDS / 3
    assert FIRST_RETRY * 4 < ENDED_SECONDS - BEAT_SECONDS, "a line that is lost is made again in time"


def test_an_open_seat_is_seen_on_both_servers(pair: Pair):
    """The list of one follows the list of the other, and people who come to different servers meet."""
    with (
        httpx.stream("GET", f"{pair.other.base}/api/seats/events", timeout=60) as stream,
    ):
        events = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
        assert next(events)["tables"] == []
        wanted = {"game": "stratego", "variant": "barrage", "clock": CLOCK, "keys": []}
        waiting = pair.one.ask("POST", "/api/pairing", json=wanted).json()
        assert waiting["waits"]
        line = Seat(pair.one, waiting["match"], waiting["token"])
        line.connect()
        offered = next(each for each in events if each["type"] == "offered")
        assert offered["table"]["match"] == waiting["match"]
        met = pair.other.ask("POST", "/api/pairing", json=wanted).json()
        assert (met["match"], met["waits"]) == (waiting["match"], False)
        gone = next(each for each in events if each["type"] == "gone")
        assert (gone["match"], gone["why"]) == (waiting["match"], "taken")
    while line.v == 0:  # the match begins at the server of whoever has waited
        line.read()


def test_a_server_that_was_silent_for_too_long_writes_nothing_when_it_wakes(pair: Pair):
    at = owned(pair)
    os.kill(at.owner.pid, signal.SIGSTOP)
    late = at.seats[0]
    is_to_move = bool(legal_of(late.seen))
    action = legal_of(late.seen)[0] if is_to_move else "/resign"
    late.socket.send(json.dumps({"type": "command", "id": "late", "seen": late.v, "action": action}))
    seats = {number: Seat(at.other, at.match, key) for number, key in at.keys.items()}
    for seat in seats.values():
        come_back(seat, at.other)
    more = play(seats, 4, "later")
    os.kill(at.owner.pid, signal.SIGCONT)
    told = list[dict[str, Any]]()
    with pytest.raises(ConnectionClosed):
        while True:
            told.append(late.read())
    assert [each["type"] for each in told if each.get("id") == "late"] in ([], ["nack"])
    assert told[-1] == {"type": "goodbye", "code": "resume", "retry_after": 0} or told[-1]["code"] == "resume"
    found = [command for command, _ in entries_of(pair, at.match)]
    assert found == ["set-up 0", "set-up 1", *at.acked, *more]
    come_back(late, at.owner)  # which passes it on now
    seats = {0: late, 1: seats[1]}
    for seat in seats.values():
        seat.catch_up(len(found) + 1)
    play(seats, 2, "last")


def as_host(server: SharingServer, **more: Any) -> httpx.Response:
    """What a server answers to its host: to a call below /api/host, or the report."""
    access = read_access(server.folder / "gonfalon")
    assert access is not None
    return server.ask(
        "POST" if more else "GET", "/api/host/close" if more else "/api/host", access.key, **more
    )


def report_of(server: SharingServer) -> HostReport:
    return msgspec.json.decode(as_host(server).content, type=HostReport)


def test_two_servers_have_one_host_and_count_limits_together(cluster: Cluster, tmp_path: Path):
    address = cluster.new_database()
    pair = Pair(cluster, address, tmp_path)
    for server in (pair.one, pair.other):
        server.more = (*SharingServer.more, "--limit-loopback", "--limit", "push=1")
        server.start()
    try:
        until(lambda: len(report_of(pair.one).others) == 1)
        body = {"endpoint": "x"}
        assert pair.one.ask("POST", "/api/push/forget", json=body).status_code == 200
        until(lambda: pair.other.ask("POST", "/api/push/forget", json=body).status_code == 429)
        match, keys = pair.other.make()
        line = seated(pair.other, match, keys[0])
        report = report_of(pair.one)
        (other,) = report.others
        assert (other.address, other.others, report.silent) == (pair.owner(match), (), ())
        assert [[table.match for table in each.tables] for each in (report, other)] == [[], [match]]
        assert [hit.limit for hit in other.limits] == ["push"]
        assert as_host(pair.one, json={"match": match}).json()["status"] == "over"
        while line.seen is None or line.read()["type"] != "update":
            pass  # the seat is told
        assert pair.other.ask("GET", f"/api/matches/{match}", keys[0]).json()["status"] == "over"
    finally:
        for server in (pair.one, pair.other):
            server.stop()
        cluster.drop(address)
