"""Every message in and out, typed. The browser's types are generated from this file (`scripts/wire_types.py`).

HTTP bodies are JSON of these structs; socket messages are JSON with a `type` tag. See docs/guides/protocol.md.
"""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon.core.events import Event
from gonfalon.core.game import GameSpec

# ---- HTTP ------------------------------------------------------------------------------------------------------------


class GamesList(msgspec.Struct, frozen=True):
    """GET /api/games. levels: game id -> the levels of its computer players, weakest first (none: it plays at random)."""

    games: tuple[GameSpec, ...]
    levels: dict[str, tuple[int, ...]]


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches. opponent: "screen" (two on one screen), "link" (a friend), "computer".

    side: 0, 1 or -1 for the lot (drawn from the recorded seed). options: only those that differ from the variant's defaults.
    preset: a named bundle of options, applied before `options`.
    """

    game: str
    variant: str
    opponent: str
    side: int = -1
    options: dict[str, bool | int | str] = {}
    preset: str = ""
    level: int = 1


class SeatGrant(msgspec.Struct, frozen=True):
    """A seat and the unguessable token that holds it."""

    seat: int
    token: str


class MatchCreated(msgspec.Struct, frozen=True):
    """Answer to NewMatch. grants: the seats the asker holds (two for one screen). invite: opens the other seat, "" if none."""

    match: str
    grants: tuple[SeatGrant, ...]
    invite: str


class JoinMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/join"""

    invite: str


class MatchJoined(msgspec.Struct, frozen=True):
    match: str
    grant: SeatGrant


class MatchSummary(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}?token=...: one line of "my games" (no hidden fact in it).

    status: "waiting" (invite not yet opened), "deployment", "play", "over". result as in Status below.
    """

    match: str
    game: str
    variant: str
    opponent: str
    seat: int
    status: str
    to_act: tuple[int, ...]
    turn: int
    created: int
    updated: int
    returns: tuple[float, ...] | None
    reason: str


class ReplayFrame(msgspec.Struct, frozen=True):
    """One ply of a replay from one perspective.

    entry: the log entry that led here, where this perspective may read it ("all", and a seat's own acts), else "".
    """

    ply: int
    seat: int
    entry: str
    events: tuple[Event, ...]
    observation: Any


class ReplayPage(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/replay?token=&view=0|1|public|all&from=&to= — only after the end; frames from..to-1 of total."""

    match: str
    view: str
    total: int
    frames: tuple[ReplayFrame, ...]


class Guess(msgspec.Struct, frozen=True):
    """What a piece of the other side may be. known: by name, not by reasoning. forgotten: it was told once.

    chances: (kind, chance from 0 to 1), likeliest first; those under 0.005 are left out.
    """

    id: int
    square: str
    known: bool
    forgotten: bool
    chances: tuple[tuple[str, float], ...]


class BeliefPage(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/belief?token=&seat=&ply= — only after the end.

    What a seat could know and guess of the other side's pieces at a frame of the replay (`ply` as in ReplayFrame). level: of
    the computer at that seat, whose memory and habits of thought these are then; -1 for a person: what could be guessed at best.
    guesses: every piece of the other side on the board; () for games and moments without any.
    """

    match: str
    seat: int
    ply: int
    level: int
    guesses: tuple[Guess, ...]


class Problem(msgspec.Struct, frozen=True):
    """Every HTTP error: a code the text room knows (`error-<area>-<reason>`), and a plain English line."""

    code: str
    message: str


# ---- socket: /ws/{match} ---------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First message from the browser. since: the last numbered message it has (0: none)."""

    token: str
    since: int = 0


class Command(msgspec.Struct, frozen=True, tag="command", forbid_unknown_fields=True):
    """An act. id: chosen by the browser, unique per seat (a repeat gets the same answer). seen: last v it has shown.

    action: a game action (`a4-a5`, `deploy ....`), or an act beside the rules: `/resign`, `/draw-offer`, `/draw-accept`,
    `/draw-decline`, `/undeploy`, `/claim-win`, `/rematch`.
    """

    id: str
    seen: int
    action: str


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Keeps the line open; answered by Pong."""


class SeatStatus(msgspec.Struct, frozen=True):
    """Somebody at the table. kind: "person", "computer" or "open". away_for: seconds since they left (0: here)."""

    seat: int
    kind: str
    here: bool
    away_for: int


class Status(msgspec.Struct, frozen=True):
    """The match as such. status as in MatchSummary, without "waiting". draw_offer: the seat whose offer stands, -1 none.

    returns/reason: the result, the rules' own end or one beside them ("resigned", "draw_agreed", "abandoned").
    claim_after: seconds a seat must be away before the other may claim the win. rematch: id of the next match, "" if none.
    acts: the acts beside the rules this viewer may do now.
    """

    status: str
    draw_offer: int
    returns: tuple[float, ...] | None
    reason: str
    claim_after: int
    rematch: str
    acts: tuple[str, ...]


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Answer to Hello; then come the numbered updates since `since` (or, if there are more than 50, just the newest).

    v: the number of the newest.
    """

    match: str
    game: str
    variant: str
    options: dict[str, bool | int | str]
    opponent: str
    seat: int
    v: int
    seats: tuple[SeatStatus, ...]
    created: int


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Numbered per viewer. events: what this viewer hears of it; observation: what it may know now (a game's Observation)."""

    v: int
    entry_seat: int
    events: tuple[Event, ...]
    observation: Any
    status: Status


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Not numbered, not stored: who is here."""

    seats: tuple[SeatStatus, ...]


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The command is committed. v: the sender's number of the update it caused."""

    id: str
    v: int


class Nack(msgspec.Struct, frozen=True, tag="nack"):
    """The command was refused. code: `action/illegal`, `action/stale`, ...; reason: the game's word; section: the rule."""

    id: str
    code: str
    reason: str
    section: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye"):
    """The server closes this socket. code: "resume" (reconnect and go on), "auth" (token unknown), "match" (unknown).

    Also "hello" (the first message was no hello) and "failed" (this match cannot be shown).
    """

    code: str


FromBrowser = Hello | Command | Ping
ToBrowser = Welcome | Update | Presence | Ack | Nack | Pong | Goodbye
