"""Leaks planted into every channel of the server: what it tells depends on a number that follows from what is hidden."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from gonfalon.server import open_seats, pushing, tournament_pages, update_stream, watch_calls
from gonfalon.server.archive import Archive
from gonfalon.server.chat import TableChat
from gonfalon.server.open_seats import OpenSeats
from gonfalon.server.pictured_games import PicturedGames
from gonfalon.server.player_pages import PlayerPages
from gonfalon.server.room_clocks import RoomClocks
from gonfalon.server.rooms import Room
from gonfalon.server.seating import Seating
from gonfalon.server.shared_games import SharedGames
from gonfalon.server.tables import Tables
from gonfalon.server.tournament_pages import TournamentPages


class Planted(NamedTuple):
    """A leak. owner, name: of the function whose answer tells. field: of the answer, "" where the answer itself is a text.

    channels: the beginnings or parts of the names of those that must be caught.
    """

    owner: Any
    name: str
    field: str
    channels: tuple[str, ...]


AT_A_TABLE = (
    Planted(update_stream, "encoded", "", ("line of seat 1", "line of watcher")),
    Planted(update_stream, "changed", "", ("line of seat 1", "line of watcher")),
    Planted(RoomClocks, "told", "v", ("line of seat 0",)),
    Planted(Room, "submit", "v", ("answers to seat 0", "answers to seat 1")),
    Planted(watch_calls, "watch_list", "", ("in the middle: /api/watch",)),
    Planted(watch_calls, "boards", "", ("before the end: /api/boards", "over for everybody: /api/boards")),
    Planted(OpenSeats, "list", "now", ("waiting: /api/seats to",)),
    Planted(open_seats, "open_table_or_none", "since", ("/api/seats/events",)),
    Planted(Tables, "invitation", "variant", ("invitation",)),
    Planted(
        Archive, "summary", "turn", ("before the end: /api/matches/new-match-id-0 to the owner", "summaries")
    ),
    Planted(Archive, "replay", "", ("shown covered: /api/matches/new-match-id-0/replay",)),
    Planted(Archive, "rating", "match", ("shown covered: /api/matches/new-match-id-0/rating",)),
    Planted(Archive, "rematch", "token", ("rematch for seat 0",)),
    Planted(SharedGames, "page", "turns", ("shown covered: /api/matches/new-match-id-0/shared",)),
    Planted(PlayerPages, "page", "since", ("/api/people/Ann to",)),
    Planted(PlayerPages, "history", "total", ("/api/people/Ann/games to",)),
    Planted(PicturedGames, "words", "title", ("shown covered: /game/new-match-id-0 to",)),
    Planted(PicturedGames, "text", "", ("/game/new-match-id-0/game.txt",)),
    Planted(PicturedGames, "preview", "", ("/game/new-match-id-0/preview.png",)),
    Planted(PicturedGames, "film", "", ("/game/new-match-id-0/game.gif",)),
    Planted(pushing, "news_of", "variant", ("news to Ann", "news to Ben")),
)
IN_A_TOURNAMENT = (
    Planted(Seating, "statuses", "", ("line of seat 0", "line of watcher")),
    Planted(TournamentPages, "list", "now", (": /api/tournaments to",)),
    Planted(tournament_pages, "page_of", "description", ("/events", ": /api/tournaments/new-match-id-0 to")),
    Planted(TournamentPages, "results", "", ("results.txt", "results.trf")),
)
AMONG_FRIENDS = (Planted(TableChat, "checked", "", ("line of seat 0", "line of seat 1")),)


def plant(patch: pytest.MonkeyPatch, leak: Planted, hidden: Callable[[], int]) -> None:
    """Have a function tell a number."""
    honest = getattr(leak.owner, leak.name)

    async def later(*args: Any, **more: Any) -> Any:
        return _telling(await honest(*args, **more), leak.field, hidden())

    def at_once(*args: Any, **more: Any) -> Any:
        return _telling(honest(*args, **more), leak.field, hidden())

    patch.setattr(leak.owner, leak.name, later if inspect.iscoroutinefunction(honest) else at_once)


def _telling(answer: Any, field: str, number: int) -> Any:
    """The answer with the number in it: as blanks behind a text, or added to a number."""
    if isinstance(answer, bytes):
        return answer + b" " * number
    if isinstance(answer, str):
        return answer + "x" * number
    if isinstance(answer, tuple):
        return tuple(_telling(one, "away_for", number) for one in answer)  # pyright: ignore[reportUnknownVariableType]
    if answer is None or not hasattr(answer, field):
        return answer
    was = getattr(answer, field)
    return msgspec.structs.replace(
        answer, **{field: was + (number if isinstance(was, int) else "x" * number)}
    )
