"""Who follows which tournament: server-sent events, for strangers and for people who take part."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import NamedTuple

import msgspec

from gonfalon.core.errors import WireError
from gonfalon.match import view

from . import wire, wire_tournaments
from .open_seats import BEAT_SECONDS, MOST_STREAMS, MOST_STREAMS_OF_AN_ADDRESS, MOST_UNREAD, UNLIMITED

view.allow(wire_tournaments.TournamentPage, wire_tournaments.TournamentChanged)

Queue = asyncio.Queue["wire_tournaments.TournamentChanged | None"]


class KeyEnded(Exception):
    """The key with which a reader came opens nothing any more."""


class Reader(NamedTuple):
    """One stream. holder: whose connection it is."""

    queue: Queue
    tournament: str
    holder: str


class TournamentStreams:
    """The streams of one server."""

    def __init__(self) -> None:
        self.readers: dict[int, Reader] = {}
        self.closed = False

    def check(self, holder: str) -> None:
        """Raise WireError if there is no room for another stream, or none for this address."""
        of_this = sum(reader.holder == holder for reader in self.readers.values())
        is_greedy = of_this >= MOST_STREAMS_OF_AN_ADDRESS and holder not in UNLIMITED
        if len(self.readers) >= MOST_STREAMS or is_greedy:
            raise WireError("seats/busy", "too many pages follow tournaments; ask for the page instead")

    async def events(
        self,
        reader: Reader,
        first: Callable[[], Awaitable[wire_tournaments.TournamentPage]],
        own: Callable[[], Awaitable[wire_tournaments.OwnPart | None]],
    ) -> AsyncGenerator[bytes]:
        """Events for one reader, until the server stops, the reader is too slow, or their key ends.

        first: the page, asked for once changes are noted. own: what is the reader's own now, None for as a stranger. It raises
        KeyEnded.
        """
        self.readers[id(reader)] = reader
        try:
            page = await first()
            # A change that came during the reading may not be in the page.
            while not reader.queue.empty():
                while not reader.queue.empty():
                    if reader.queue.get_nowait() is None:
                        return
                page = await first()
            yield event(page)
            while not self.closed:
                try:
                    change = await asyncio.wait_for(reader.queue.get(), BEAT_SECONDS)
                except TimeoutError:
                    yield event(wire.Beat())
                    continue
                if change is None:
                    return
                try:
                    part = await own()
                except KeyEnded:
                    return
                yield event(change if part is None else msgspec.structs.replace(change, own=part))
        finally:
            self.readers.pop(id(reader), None)

    def followed(self) -> set[str]:
        """The tournaments that somebody follows."""
        return {reader.tournament for reader in self.readers.values()}

    def tell(self, tournament: str, change: wire_tournaments.TournamentChanged) -> None:
        """Send a change to everybody who follows this tournament."""
        for number, reader in list(self.readers.items()):
            if reader.tournament != tournament:
                continue
            if reader.queue.qsize() >= MOST_UNREAD:
                self.readers.pop(number)
                reader.queue.put_nowait(None)
            else:
                reader.queue.put_nowait(change)

    def end(self, tournament: str) -> None:
        """End the streams of a tournament, so that each reader asks again what they may see."""
        for reader in self.readers.values():
            if reader.tournament == tournament:
                reader.queue.put_nowait(None)

    def close(self) -> None:
        """End every stream; the server stops."""
        self.closed = True
        for reader in self.readers.values():
            reader.queue.put_nowait(None)


def event(
    message: wire_tournaments.TournamentPage | wire_tournaments.TournamentChanged | wire.Beat,
) -> bytes:
    """A server-sent event."""
    return b"data: " + view.encode(message) + b"\n\n"
