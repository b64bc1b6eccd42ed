"""Messages about tournaments (docs/guides/tournaments.md). Those about clubs are in `wire_clubs`.

People and computers of a tournament are told apart by their numbers in it: names may change, or be given up.
Times are milliseconds since 1970; `now` is the server's clock, so that a page can count down.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gonfalon.arena.tournaments import model
from gonfalon.match.terms import Clock, Delay

from .wire_people import Crest
from .wire_ratings import SeatRating

TournamentSystem = model.System
"""How opponents are found: everybody meets everybody, those with equal points meet in rounds, or whoever waits."""
TournamentState = Literal["announced", "running", "finished", "cancelled"]
"""How far a tournament is."""
Cancelling = Literal["too-few", "host"]
"""Why a tournament was cancelled: too few had come, or its host called it off."""
TieBreak = Literal["buchholz", "sonneborn-berger", "direct", "wins"]
"""What decides between equal points."""
EntrantNow = Literal["waits", "plays", "rests", "paused", "left"]
"""What somebody does: waits for a game, plays, has no game in this round, takes a break, has left."""
JoinBar = Literal["", "needs-name", "too-late", "full", "members-only", "in"]
"""Why somebody cannot join: nothing speaks against it, no name, it is too late, no place is free, not of the club, joined already."""
AnnounceBar = Literal["", "nobody", "needs-name"]
"""Why somebody cannot announce a tournament: nothing speaks against it, only the host of the server may, no name."""
TournamentId = Annotated[str, Meta(max_length=24)]
"""The name of a tournament in its address."""


class ComputerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A computer that plays: of a level (0: moves at random), or a named one. As in SeatPlan."""

    level: Annotated[int, Meta(ge=0, le=99)] = 0
    player: Annotated[str, Meta(max_length=40)] = ""


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tournaments, with a person's key: announce a tournament of a game by the rules of the box.

    minutes: of an arena, else 0. rounds: of a Swiss, 0 for as many as it needs. double: a round robin with two games for each pair.
    seats: of a table. starts_at: 0 to start it by hand. rated: do the games change ratings? delay: how late watchers see the
    games; the page of the tournament tells results at once.
    computers: they take part from the start. fill: where too few have come at the start, computers of `fill_level` take the missing
    places. least, most: how many must and may take part, in a round robin 32 at most. club: id of the club whose members alone may
    join, "" for everybody.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    system: TournamentSystem
    game: Annotated[str, Meta(max_length=40)]
    variant: Annotated[str, Meta(max_length=40)]
    clock: Clock
    description: Annotated[str, Meta(max_length=400)] = ""
    minutes: Annotated[int, Meta(ge=0, le=720)] = 0
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    double: bool = False
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    starts_at: Annotated[int, Meta(ge=0, le=2**53)] = 0
    rated: bool = False
    delay: Delay = "short"
    computers: Annotated[tuple[ComputerEntry, ...], Meta(max_length=16)] = ()
    fill: bool = False
    fill_level: Annotated[int, Meta(ge=0, le=99)] = 1
    least: Annotated[int, Meta(ge=2, le=200)] = 2
    most: Annotated[int, Meta(ge=2, le=200)] = 100
    club: TournamentId = ""


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament in a list.

    starts_at: 0 where its host starts it by hand. started_at, ended_at: 0 before. ends_at: of an arena that runs, else 0.
    minutes: of an arena, else 0. round: that is being played, 0 before and in an arena; of `n_rounds` (0 while nobody can say).
    n_joined: how many take part. n_people: how many of these are people. club: "" for everybody. winner: name of the first of a
    finished one, "" for a computer, or for somebody without a name.
    """

    id: str
    name: str
    system: TournamentSystem
    game: str
    variant: str
    clock: Clock
    rated: bool
    state: TournamentState
    starts_at: int
    started_at: int
    ends_at: int
    ended_at: int
    minutes: int
    round: int
    n_rounds: int
    n_joined: int
    n_people: int
    club: str = ""
    winner: str = ""


class TournamentsList(msgspec.Struct, frozen=True):
    """GET /api/tournaments, with or without a person's key. coming: the soonest first. finished: the last ones, newest first.

    announcing: why the asker cannot announce one.
    """

    running: tuple[TournamentLine, ...]
    coming: tuple[TournamentLine, ...]
    finished: tuple[TournamentLine, ...]
    announcing: AnnounceBar
    now: int


class TournamentMade(msgspec.Struct, frozen=True):
    """Answer to NewTournament."""

    id: str


class TournamentHost(msgspec.Struct, frozen=True):
    """Who has announced a tournament. name: "" for the host of the server, or somebody who has no name any more."""

    name: str
    crest: Crest | None


class Entrant(msgspec.Struct, frozen=True):
    """One who takes part. number: in this tournament, from 1. name: "" for a computer, and for somebody who has no name any more.

    level, player: of a computer, as in SeatStatus; -1 and "" for a person. rating: None where there is none.
    """

    number: int
    is_computer: bool
    name: str
    crest: Crest | None
    level: int
    player: str
    rating: SeatRating | None


class EntrantResult(msgspec.Struct, frozen=True):
    """A game that has ended, for one who played it. against: numbers of the others, () for a bye. points: with what a streak adds.

    share: of the point of this game (1 won, 0.5 drawn, 0 lost). seat: -1 for a bye. match: "" where no game was played.
    """

    round: int
    against: tuple[int, ...]
    seat: int
    share: float
    points: float
    match: str


class StandingRow(msgspec.Struct, frozen=True):
    """How one stands. rank: from 1, equal where nothing parts them. tie_breaks: in the order of `TournamentPage.tie_breaks`.

    results: of an arena the last five, else all; oldest first. n_games: that have ended. streak: wins in a row up to now; an arena
    counts the next win twice after two. match: that is being played, "" for none.
    """

    entrant: int
    rank: int
    points: float
    tie_breaks: tuple[float, ...]
    results: tuple[EntrantResult, ...]
    n_games: int
    streak: int
    now: EntrantNow
    match: str


class PlayedTable(msgspec.Struct, frozen=True):
    """A game of the tournament that goes on. seats: numbers of those who play, by seat. since: when it was paired.

    Everybody who may see the tournament may watch it, as late as `TournamentPage.delay` says.
    """

    match: str
    round: int
    seats: tuple[int, ...]
    since: int


class OwnTable(msgspec.Struct, frozen=True):
    """The game that the asker has to play now. token: the key to the seat."""

    match: str
    seat: int
    token: str
    against: tuple[int, ...]


class OwnPart(msgspec.Struct, frozen=True):
    """What a tournament is for the asker. entrant: own number, 0 for none. now: None for whoever takes no part.

    pauses: do they take a break, after the game that they play? joining: why the asker cannot join. is_host: may they start and cancel
    it? table: the game to be played, None while they wait.
    """

    entrant: int
    rank: int
    now: EntrantNow | None
    pauses: bool
    joining: JoinBar
    is_host: bool
    table: OwnTable | None


class TournamentPage(msgspec.Struct, frozen=True, tag="page"):
    """GET /api/tournaments/{id}, with or without a person's key, and the first event of GET /api/tournaments/{id}/events.

    missing: so many must still join, or computers must fill their places (`fills`, of `fill_level`). cancelled: why, None unless it is.
    joins_until: when joining ends, 0 while nobody can say. standings: by rank, those of equal rank by number. tables: of those who stand
    best first. streaks: a win after two counts twice.
    """

    line: TournamentLine
    description: str
    host: TournamentHost
    seats: int
    delay: Delay
    least: int
    most: int
    fills: bool
    fill_level: int
    streaks: bool
    tie_breaks: tuple[TieBreak, ...]
    cancelled: Cancelling | None
    missing: int
    joins_until: int
    entrants: tuple[Entrant, ...]
    standings: tuple[StandingRow, ...]
    tables: tuple[PlayedTable, ...]
    own: OwnPart
    now: int


class TournamentChanged(msgspec.Struct, frozen=True, tag="changed"):
    """An event: what is different since the event before. entrants, standings: new and changed ones alone. gone: numbers of entrants who
    are no longer listed. tables: all. own: in a stream that was asked for with a person's key, else as for a stranger.
    """

    line: TournamentLine
    cancelled: Cancelling | None
    missing: int
    joins_until: int
    entrants: tuple[Entrant, ...]
    standings: tuple[StandingRow, ...]
    gone: tuple[int, ...]
    tables: tuple[PlayedTable, ...]
    own: OwnPart
    now: int
