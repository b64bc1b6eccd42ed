"""What pictures and texts of a game may tell: of a game that its players show, what they show; of any other the box and the names."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple, TypeVar, cast

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.core.game import SPECTATOR, GameSpec
from gonfalon.match import replay, view
from gonfalon.match.referee import MatchState
from gonfalon.match.snapshots import match_before
from gonfalon.pictures import telling
from gonfalon.pictures.facts import Player, Shown
from gonfalon.pictures.film import Kind, spread
from gonfalon.pictures.text import Told, game_text

from . import consent, wire
from .archive import without_seed
from .open_rooms import OpenRooms
from .picture_desk import PictureDesk
from .rooms import Room

Found = TypeVar("Found")
MOST_REPLAYS = 1
"""Games that are gone through at a time, in a thread of the server's own process."""


class _Game(NamedTuple):
    """A game as everybody may know it. agreed: None where only its box and its names are told. language: of its words.

    match_state: of a game that is told, as it is kept in its room: only what comes after `n_entries` entries may change. ended: when the
    game was over, milliseconds since 1970.
    """

    shown: Shown
    agreed: consent.Consent | None
    language: str
    match_state: MatchState | None = None
    n_entries: int = 0
    ended: int = 0

    @property
    def key(self) -> list[Any]:
        """What its pictures follow from."""
        seats = sorted(self.agreed.shown) if self.agreed else []
        return [self.shown, self.agreed is not None, seats, self.n_entries]


class PicturedGames:
    """Previews, animations and texts. Nothing here asks for a key, so nothing here tells more than players have agreed to."""

    def __init__(self, rooms: OpenRooms, desk: PictureDesk) -> None:
        self.rooms, self.desk = rooms, desk
        self._replays = asyncio.Semaphore(MOST_REPLAYS)

    async def words(self, match: str, language: str) -> Shown:
        """What is said of a game, without a position. Raises WireError where there is no such match."""
        return (await self._game(match, language)).shown

    async def preview(self, match: str, language: str) -> bytes:
        """The preview, a PNG: the last position with the result, or the box with the names. Raises WireError."""
        game = await self._game(match, language)

        async def shown() -> list[Shown]:
            if game.agreed is None:
                return [game.shown]
            return await self._replayed(_positions, game, [game.n_entries])

        return await self.desk.picture("png", [match, *game.key], shown)

    async def film(self, match: str, kind: Kind, language: str) -> bytes:
        """The animation. Raises WireError where the players do not show the game."""
        game = await self._shown_game(match, language)

        async def shown() -> list[Shown]:
            return await self._replayed(_positions, game, spread(game.n_entries + 1))

        return await self.desk.picture(kind, [match, *game.key], shown)

    async def text(self, match: str, language: str) -> str:
        """The moves and the last position in letters. Raises WireError where the players do not show the game."""
        game = await self._shown_game(match, language)

        async def made() -> bytes:
            return (await self._replayed(_text, game)).encode()

        return (await self.desk.kept("txt", [match, *game.key], made)).decode()

    async def _replayed(self, work: Callable[..., Found], *args: Any) -> Found:
        async with self._replays:
            return await asyncio.to_thread(work, *args)

    async def _shown_game(self, match: str, language: str) -> _Game:
        game = await self._game(match, language)
        if game.agreed is None:
            raise consent.NOT_SHARED
        return game

    async def _game(self, match: str, language: str) -> _Game:
        room = await self.rooms.get(match)
        setting = room.row.setting
        spec, variant = games.get(setting.game).spec, setting.setup.variant
        players = _players(room, spec, language)
        try:
            agreed = await consent.check_open(self.rooms.store, room)
        except WireError:
            return _Game(telling.running(spec, variant, players, language), None, language)
        match_state = room.match_state
        outcome = match_state.outcome
        assert outcome is not None
        turns = match_state.state.turn
        shown = telling.finished(
            spec, variant, players, outcome.returns, outcome.reason, turns, None, language
        )
        return _Game(shown, agreed, language, match_state, match_state.n_entries, match_state.ended_at or 0)


def _players(room: Room, spec: GameSpec, language: str) -> list[Player]:
    """Who sits there, as the table tells everybody."""
    found: list[Player] = []
    for seat in room.seating.statuses():
        if seat.kind == "computer":
            found.append(telling.computer(spec, seat.seat, seat.player, seat.level, language))
        else:
            crest = (seat.crest.cloth, seat.crest.division, seat.crest.device) if seat.crest else ()
            found.append(telling.person(spec, seat.seat, seat.name, crest, language))
    return found


def _frames(game: _Game, numbers: Collection[int]) -> list[replay.Frame]:
    """The frames with these numbers, from the newest checkpoint before the first of them. Runs in a thread."""
    whole, agreed = game.match_state, game.agreed
    assert whole is not None
    assert agreed is not None
    place, entries = match_before(whole, min(numbers)), whole.applied.entries
    return replay.frames_at(whole.setting, entries, replay.SHARED, numbers, agreed.shown, place)


def _positions(game: _Game, numbers: list[int]) -> list[Shown]:
    """The positions with these numbers, each as it may be told. Runs in a thread."""
    return [telling.at(game.shown, _encoded(frame)) for frame in _frames(game, frozenset(numbers))]


def _encoded(frame: replay.Frame) -> dict[str, Any]:
    """An observation as on the wire, through the one encoder towards it."""
    message = wire.ReplayFrame(frame.number, frame.seat, "", (), frame.observation)
    found: dict[str, Any] = json.loads(view.encode(message, SPECTATOR, True))["observation"]
    return found


def _text(game: _Game) -> str:
    """What was done until the end; what people say to each other after it, or offer, is no part of the game. Runs in a thread."""
    frames = _frames(game, range(game.n_entries + 1))
    assert game.match_state is not None
    entries = game.match_state.applied.entries[: game.n_entries]
    n_played = sum(entry.time <= game.ended for entry in entries)
    names = [player.seat_name for player in game.shown.players]
    moves = [
        Told(frame.number, names[frame.seat] if frame.seat >= 0 else "", _said(frame))
        for frame in frames[: n_played + 1]
    ]
    return game_text(telling.at(game.shown, _encoded(frames[-1])), moves, game.language)


def _said(frame: replay.Frame) -> str:
    """The entry, where everything is shown; else what everybody heard of it."""
    if frame.text:
        return without_seed(frame.text)
    events = (
        " ".join([event.kind, *(f"{name}={_plain(value)}" for name, value in event.facts.items())])
        for event in frame.events
    )
    return "; ".join(events)


def _plain(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(map(_plain, cast("Iterable[Any]", value)))
    return str(value)
