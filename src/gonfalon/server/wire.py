"""Every message in and out, typed. The browser's types are generated from this file (`scripts/wire_types.py`).

HTTP bodies are JSON of these structs (`Content-Type: application/json`). Calls about one match take the key to a seat as
`Authorization: Bearer TOKEN`, or none once the match is over: whoever has the address of a finished match may watch it. Starting, joining,
random actions and summaries take none. Socket messages are JSON with a `type`
tag. See docs/guides/protocol.md.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gonfalon.core.events import Event
from gonfalon.core.game import ACTION_LIMIT, Decision, GameSpec, Option

# ---- HTTP ------------------------------------------------------------------------------------------------------------


class GamesList(msgspec.Struct, frozen=True):
    """GET /api/games. levels: game id -> the levels of its computer players, weakest first (none: it plays at random)."""

    games: tuple[GameSpec, ...]
    levels: dict[str, tuple[int, ...]]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at one seat of a new match.

    kind: "own" (the asker holds it; one person may hold several), "link" (whoever opens this seat's own invitation), "open"
    (whoever comes first with the match's shared invitation), "computer" (of `level`, 0: plays at random). brings: a text for
    games whose seats bring something (`GameSpec.brings`), "" for the game's own.
    """

    kind: str
    level: int = 0
    brings: Annotated[str, Meta(max_length=ACTION_LIMIT)] = ""


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches. seats: a plan for each seat, in order; lot: deal them by lot (drawn from the recorded seed).

    options: only those that differ from the variant's defaults. preset: a named bundle of options, applied before `options`.
    """

    game: str
    variant: str
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    lot: bool = False
    options: dict[str, bool | int | str] = {}
    preset: str = ""


class SeatGrant(msgspec.Struct, frozen=True):
    """A seat and the unguessable token that holds it."""

    seat: int
    token: str


class Invite(msgspec.Struct, frozen=True):
    """An unguessable text that opens a seat. Open seats share one: whoever uses it gets the first that is still free."""

    seat: int
    invite: str


class MatchCreated(msgspec.Struct, frozen=True):
    """Answer to NewMatch. grants: the seats the asker holds. invites: of the seats that are still to be taken."""

    match: str
    grants: tuple[SeatGrant, ...]
    invites: tuple[Invite, ...]


class JoinMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/join. brings: as in SeatPlan."""

    invite: str
    brings: Annotated[str, Meta(max_length=ACTION_LIMIT)] = ""


class MatchJoined(msgspec.Struct, frozen=True):
    match: str
    grant: SeatGrant


class AskInvitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/invitation: what does this invitation lead to? It takes no seat."""

    invite: str


class Invitation(msgspec.Struct, frozen=True):
    """Answer to AskInvitation. free: the seats it still opens, the first of which is taken next; options: those in force."""

    match: str
    game: str
    variant: str
    options: dict[str, bool | int | str]
    n_seats: int
    free: tuple[int, ...]


class Reach(msgspec.Struct, frozen=True):
    """GET /api/reach. addresses: under which other devices of the local network find this server, () if it lets none in."""

    addresses: tuple[str, ...]


class MatchKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/summaries takes up to 100 of these as a list and answers a list of MatchSummary, null where a key opens nothing."""

    match: str
    token: str


class SeatStatus(msgspec.Struct, frozen=True):
    """Somebody at the table. kind: "person", "computer" or "open" (not taken yet). level: of a computer player, else -1.

    holder: seats of the same number are one person's (-1: a computer's, or nobody's). away_for: seconds since they left (0: here).
    """

    seat: int
    kind: str
    level: int
    holder: int
    here: bool
    away_for: int


class MatchSummary(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}: one line of "my games" (no hidden fact in it). seat: -1 for somebody without one.

    status: "waiting" (a seat is not taken yet), "setup" (an army is placed, a deck chosen), "play", "over". result as in Status.
    """

    match: str
    game: str
    variant: str
    seat: int
    seats: tuple[SeatStatus, ...]
    status: str
    to_act: tuple[int, ...]
    turn: int
    created: int
    updated: int
    returns: tuple[float, ...] | None
    reason: str


class SetUpWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/random-action. options: only those that differ from the variant's defaults. n_seats: 0 for the fewest.

    brings: what this seat has brought to the match, "" for the game's own.
    """

    game: str
    variant: str
    seat: int
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    brings: Annotated[str, Meta(max_length=ACTION_LIMIT)] = ""


class RandomAction(msgspec.Struct, frozen=True):
    """Answer to SetUpWish: a believable first answer of that seat, never the same twice."""

    action: str


class ProposalWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/proposal: what may this seat bring? wish: in the words of the game's family. seed: another one gives another text."""

    game: str
    variant: str
    seat: int
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    wish: dict[str, Annotated[str, Meta(max_length=200)]] = {}
    seed: int = 0


class ProposedText(msgspec.Struct, frozen=True):
    """Answer to ProposalWish: a text that the seat may bring."""

    text: str


class MeasureWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/measurements: how often do computers win together with these texts? brings: one for each seat."""

    game: str
    variant: str
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    brings: tuple[Annotated[str, Meta(max_length=ACTION_LIMIT)], ...] = ()
    n_games: Annotated[int, Meta(ge=1, le=500)] = 200


class Measurement(msgspec.Struct, frozen=True):
    """How far a measurement has come, also at GET /api/measurements/{id} and POST /api/measurements/{id}/stop.

    status: "waiting", "running", "done", "stopped". done: the games that are over, won: those of them that were won. low, high: the
    95 per cent interval of the share (Wilson). Nobody asking for 30 seconds stops it.
    """

    id: str
    status: str
    n_games: int
    done: int
    won: int
    low: float
    high: float


class FaultText(msgspec.Struct, frozen=True):
    """One thing that is wrong with a composed action. kind: worded `fault-<kind>`. where: what it is about, as it was sent."""

    kind: str
    where: tuple[str, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why an act or a text is not taken, as in Nack."""

    code: str
    reason: str
    section: str
    faults: tuple[FaultText, ...] = ()


class Appraisal(msgspec.Struct, frozen=True):
    """POST /api/appraisal answers this to a SetUpWish: may its seat bring the text of `brings`?

    refusal: what is wrong with it, None if nothing is. text: in full, where it was a word for something that is made. facts: what
    it is like, in the game's own words.
    """

    refusal: Refusal | None
    text: str = ""
    facts: dict[str, bool | int | str] = {}


class TrialAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One act of a trial."""

    seat: int
    action: Annotated[str, Meta(max_length=ACTION_LIMIT)]


class TrialWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/trial: acts to play in a game that nobody keeps, always with the same chances. seat: who looks.

    options, n_seats: as in SetUpWish. brings: a text for each seat, or none at all. since: events of acts before it are not told.
    """

    game: str
    variant: str
    seat: int
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    brings: tuple[Annotated[str, Meta(max_length=ACTION_LIMIT)], ...] = ()
    acts: Annotated[tuple[TrialAct, ...], Meta(max_length=400)] = ()
    since: int = 0


class Trial(msgspec.Struct, frozen=True):
    """Answer to TrialWish. taken: the acts played; the first that is refused ends it. refusal: why, None if all were taken.

    events: what the seat hears of the acts from `since` on. observation: what it may know then. others: what the other seats are asked.
    """

    taken: int
    refusal: Refusal | None
    events: tuple[Event, ...]
    observation: Any
    others: tuple[Decision, ...] = ()


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
    """GET /api/matches/{match}/replay?view=SEAT|public|all&from=&to= — only after the end; frames from..to-1 of total.

    options: those in force.
    """

    match: str
    view: str
    total: int
    frames: tuple[ReplayFrame, ...]
    options: dict[str, bool | int | str] = {}


class Guess(msgspec.Struct, frozen=True):
    """What one hidden thing may be. id: its number in the observation. place: where it is. known: by name, not by reasoning.

    forgotten: it was told once. chances: (kind, chance from 0 to 1), likeliest first; those under 0.005 are left out.
    """

    id: int
    place: str
    known: bool
    forgotten: bool
    chances: tuple[tuple[str, float], ...]


class BeliefPage(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/belief?seat=&ply= — only after the end.

    What a seat could know and guess of what others hide at a frame of the replay (`ply` as in ReplayFrame). level: of the
    computer at that seat, whose memory and habits of thought these are then; -1 for a person: what could be guessed at best.
    guesses: () for games and moments without any.
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
    """First message from the browser. since: the last numbered message it has (0: none); mark: that message's own, "" if unknown."""

    token: str
    since: int = 0
    mark: Annotated[str, Meta(max_length=40)] = ""


class Command(msgspec.Struct, frozen=True, tag="command", forbid_unknown_fields=True):
    """An act. id: chosen by the browser, unique per seat (a repeat gets the same answer). seen: last v it has shown.

    action: a game action (the text of an option), or an act beside the rules, which begins with "/" (`Status.acts`).
    """

    id: str
    seen: int
    action: Annotated[str, Meta(max_length=ACTION_LIMIT)]


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Keeps the line open; answered by Pong."""


class Proposal(msgspec.Struct, frozen=True):
    """An act beside the rules that waits for the consent of other seats. agreed: the seats that are for it, its own included."""

    action: str
    seat: int
    agreed: tuple[int, ...]


class Status(msgspec.Struct, frozen=True):
    """The match as such. status as in MatchSummary, without "waiting". draw_offer: the seat whose offer stands, -1 none.

    returns/reason: the result, the rules' own end or one beside them ("resigned", "draw_agreed", "abandoned", "conceded").
    claim_after: seconds a seat must be away before the other may claim the win. proposal: what waits for consent.
    rematch: id of the next match, "" if none; rematch_seats: the seat there of each seat here.
    acts: the acts beside the rules this viewer may do now. signals: what this viewer may say to the others now, as "/signal" and
    the option's action.
    """

    status: str
    draw_offer: int
    proposal: Proposal | None
    returns: tuple[float, ...] | None
    reason: str
    claim_after: int
    rematch: str
    rematch_seats: tuple[int, ...]
    acts: tuple[str, ...]
    signals: tuple[Option, ...] = ()


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Answer to Hello; then come the numbered updates since `since` (or, if there are more than 50, just the newest).

    v: the number of the newest; 0 while seats that may bring something are not taken yet: when the last of them is taken, another
    Welcome comes with v 1, and then update 1. brought: what the seats have brought, as far as this viewer may know it.
    """

    match: str
    game: str
    variant: str
    options: dict[str, bool | int | str]
    brought: tuple[str, ...]
    seat: int
    v: int
    seats: tuple[SeatStatus, ...]
    created: int


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Numbered per viewer. events: what this viewer hears of it; observation: what it may know now (a game's Observation).

    mark: a fingerprint of this very message, so it holds nothing that the message does not say. Whoever comes back names the mark
    of the last message they have; if the server would not tell that message again byte for byte (it was restored from an older
    copy of its database, say), they get Goodbye("reset") and start anew with since 0.
    """

    v: int
    entry_seat: int
    events: tuple[Event, ...]
    observation: Any
    status: Status
    mark: str = ""


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Not numbered, not stored: who is here."""

    seats: tuple[SeatStatus, ...]


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The command is committed. v: the sender's number of the update it caused."""

    id: str
    v: int


class Nack(msgspec.Struct, frozen=True, tag="nack"):
    """The command was refused. code: `action/illegal`, `action/stale`, ...; reason: the game's word; section: the rule.

    faults: everything that is wrong with a composed action (a deployment, a deck), () for others.
    """

    id: str
    code: str
    reason: str
    section: str
    faults: tuple[FaultText, ...] = ()


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye"):
    """The server closes this socket. code: "resume" (reconnect and go on), "auth" (token unknown), "match" (unknown).

    Also "reset" (what the browser has is no part of this match any more: forget it, commands without an answer included, and come
    back with since 0), "hello" (the first message was no hello) and "failed" (this match cannot be shown).
    """

    code: str


FromBrowser = Hello | Command | Ping
ToBrowser = Welcome | Update | Presence | Ack | Nack | Pong | Goodbye
