"""What is told of finished matches: replays, shared games, and what people have won."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gonfalon.core.events import Event, GameWord
from gonfalon.match.replay import ReplayView
from gonfalon.match.terms import Terms
from gonfalon.players import Story
from gonfalon.storage.rows import SeatKind

from .wire_people import Crest
from .wire_ratings import SeatRating


class ReplayFrame(msgspec.Struct, frozen=True):
    """One ply of a replay from one perspective.

    entry: the log entry that led here, if this perspective may read it ("all", and a seat's own entries), else "". spent: the
    milliseconds that it was charged. clocks: what each seat's clock has left here, in milliseconds, None for no limit; one for all seats
    where they share it, () in a match without a clock.
    """

    ply: int
    seat: int
    entry: str
    events: tuple[Event, ...]
    observation: Any
    spent: int = 0
    clocks: tuple[int | None, ...] = ()


class ReplayPage(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/replay?view=SEAT|public|all|shared&from=&to= — only after the end; frames from..to-1 of total.

    options: those in force. view: a seat's number, or `shared`: as the players show the game to everybody. follow_up: with the last
    frame, options with which the next match of a series goes on from this one; else {}.
    """

    match: str
    view: ReplayView
    total: int
    frames: tuple[ReplayFrame, ...]
    options: dict[str, bool | int | str] = {}
    follow_up: dict[str, bool | int | str] = {}


class WinShare(msgspec.Struct, frozen=True):
    """Finished games with people only, under the same options. won: how many of `games`."""

    variant: str
    n_seats: int
    options: dict[str, bool | int | str]
    games: int
    won: int


class WinShares(msgspec.Struct, frozen=True):
    """GET /api/win-shares?game= — how often people have won a cooperative game on this server, learning tables left out."""

    game: str
    shares: tuple[WinShare, ...]


class ShareRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/share, with the key to a seat, after the end.

    shared: others may see the game from now on, or no longer; null only asks. covered: without what this player's pieces never showed.
    """

    shared: bool | None = None
    covered: bool = True


class Shared(msgspec.Struct, frozen=True):
    """Answer to ShareRequest. own: has this player said yes? covered: without unseen pieces? open: may others see the game, since
    somebody has said yes? whole: may they see everything?
    """

    match: str
    own: bool
    covered: bool
    open: bool
    whole: bool


class SharedSeat(msgspec.Struct, frozen=True):
    """Who sat at a seat of a shared game, as in SeatStatus. shows: is everything of this seat shown?"""

    seat: int
    kind: SeatKind
    level: int
    player: str
    name: str
    crest: Crest | None
    rating: SeatRating | None
    shows: bool


class SharedGame(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/shared: a finished game as everybody may know it. Its frames are `replay?view=shared`.

    created, ended: milliseconds since 1970. turns: completed. total: frames. is_whole: everything is shown. play_on_until: the last
    frame from which somebody may go on, -1 for none.
    """

    match: str
    game: str
    variant: str
    options: dict[str, bool | int | str]
    terms: Terms
    seats: tuple[SharedSeat, ...]
    created: int
    ended: int
    turns: int
    total: int
    returns: tuple[float, ...]
    reason: GameWord
    is_whole: bool
    play_on_until: int


class StoryPage(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/story — only after the end. How the game went, from what was public; null for a game without stories.
    Whoever may watch the match needs no key.
    The server tells each game once and then repeats the answer.
    """

    match: str
    story: Story | None


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/play-on: a new match from a position of a finished game. The answer is a MatchCreated.

    frame: how many entries had been taken. seat: of the asker. level: of the computers at the other seats. In a cooperative game
    the asker gets all seats. Such a match counts for nothing. key: to a seat of the finished match; "" for a game that is wholly shown.
    """

    frame: int
    seat: int
    level: int = 0
    key: Annotated[str, Meta(max_length=80)] = ""
