"""What is going on at a server, as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.server.wire import SeatStatus
from gonfalon.server.wire_host import HostQueue, HostReport, HostTable

from .files import one_line

STEPS = ((86_400, "d"), (3_600, "h"), (60, "min"), (1, "s"))
"""Units of time, the longest first: (seconds, its sign)."""


def told(report: HostReport, address: str) -> Iterator[str]:
    """The lines of a report: each server, the storage, and a line for each table."""
    yield f"Gonfalon {report.version} at {address}, for {span(report.now - report.started)}"
    left = f", {size(report.free)} free" if report.free else ""
    yield f"  storage   {report.storage}: {size(report.database) if report.database else 'a database server'}{left}"
    yield f"  kept      {report.games} games, {report.finished} of them finished; {report.people} names"
    yield from server_lines(report)
    for other in report.others:
        yield f"Gonfalon {other.version}, reached at {other.address}, for {span(other.now - other.started)}"
        if other.storage != "ok":
            yield f"  storage   {other.storage}"
        yield from server_lines(other)
    for silent in report.silent:
        yield f"no answer from the server at {silent}"
    servers = (report, *report.others)
    tables = sorted((table for one in servers for table in one.tables), key=lambda table: -table.updated)
    if not tables:
        return
    yield ""
    yield line("MATCH", "GAME", "STATE", "AGE", "LAST", "SOCKETS", "SEATS")
    for table in tables:
        yield one_line(line_of(table, report.now))
    more = sum(one.open for one in servers) - len(tables)
    if more > 0:
        yield f"and {more} more"


def server_lines(report: HostReport) -> Iterator[str]:
    """How one server fares: its load, its connections, its work, and what its limits have refused."""
    share = 100_000 * report.cpu / max(1, report.now - report.started)
    own = f"the server {share:.0f} % of one since its start, {size(report.memory)} at most"
    yield f"  load      {report.load:.2f} of {report.cores} cores; {own}"
    yield f"  connected {report.connections} connections, {report.sockets} of them to games; {report.open} tables in memory"
    asked = [queue for queue in report.queues if queue.waiting or queue.running or queue.waited]
    if asked:
        yield f"  work      {'; '.join(map(queue_words, asked))}"
    if report.worker_deaths:
        yield f"  workers   {report.worker_deaths} have ended while they worked"
    if report.limits:
        hits = (f"{hit.limit} {hit.times} (last {span(report.now - hit.last)} ago)" for hit in report.limits)
        yield f"  refused   {', '.join(hits)}"


def queue_words(queue: HostQueue) -> str:
    """A kind of work: how much of it waits and is done, and how long it has waited of late."""
    return f"{queue.kind} {queue.waiting} wait, {queue.running} running, {queue.waited:.1f} s in the queue"


def line(match: str, game: str, status: str, age: str, last: str, sockets: str, seats: str) -> str:
    """Cells beside each other."""
    return f"{match:<13} {game:<28} {status:<8} {age:>7} {last:>7} {sockets:>7}  {seats}"


def line_of(table: HostTable, now: int | None = None) -> str:
    """A table as a line. now: milliseconds since 1970, None for the moment of its last act."""
    at = table.updated if now is None else now
    game = table.variant if table.variant.startswith(table.game) else f"{table.game} {table.variant}".strip()
    sockets = f"{table.sockets}+{table.watchers}" if table.watchers else str(table.sockets)
    seats = ", ".join(seat_words(seat) for seat in table.seats) + (" (offered)" if table.offered else "")
    return line(
        table.match, game, table.status, span(at - table.created), span(at - table.updated), sockets, seats
    )


def seat_words(seat: SeatStatus) -> str:
    """Who has a seat: a name, a guest or a computer, and whether they are here."""
    if seat.kind == "open":
        return "free"
    if seat.kind == "computer":
        return seat.player or f"level {seat.level}"
    who = seat.name or "guest"
    if seat.stand_in >= 0:
        return f"{who}, for whom level {seat.stand_in} plays"
    return who if seat.here else f"{who} (away)"


def span(milliseconds: int) -> str:
    """A time in its largest unit: "3 min"."""
    seconds = max(0, milliseconds) // 1000
    length, sign = next((step for step in STEPS if seconds >= step[0]), STEPS[-1])
    return f"{seconds // length} {sign}"


def size(n_bytes: int) -> str:
    """A number of bytes as people read it."""
    for unit, sign in ((10**9, "GB"), (10**6, "MB")):
        if n_bytes >= unit:
            return f"{n_bytes / unit:.1f} {sign}"
    return f"{n_bytes / 1000:.0f} kB"
