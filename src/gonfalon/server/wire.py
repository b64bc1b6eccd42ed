"""Every message in and out, typed. `wire_trials` has those about games that are not stored, `wire_advice` the advice of computers,
`wire_finished` what is told of finished matches. The browser's types are generated from them (`scripts/wire_types.py`).

HTTP bodies are JSON of these structs (`Content-Type: application/json`). Calls about one match take the key to a seat as
`Authorization: Bearer TOKEN`, or none once it is over (docs/guides/protocol.md). Starting, joining, random actions, summaries take none.
Socket messages are JSON with a `type` tag.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gonfalon.core.errors import ErrorCode, Fault
from gonfalon.core.events import Event
from gonfalon.core.game import ACTION_LIMIT, GameWord, Option
from gonfalon.match.sealing import Part as Part
from gonfalon.match.table_actions import TableWord
from gonfalon.match.terms import Clock as Clock
from gonfalon.match.terms import Lateness as Lateness
from gonfalon.match.terms import Terms

from .limits import LimitName
from .wire_advice import BeliefPage as BeliefPage
from .wire_advice import HintPage as HintPage
from .wire_advice import OddsPage as OddsPage
from .wire_chat import Chat as Chat
from .wire_chat import ChatLine as ChatLine
from .wire_clocks import Clocks as Clocks
from .wire_clocks import ClockState as ClockState
from .wire_clocks import SeatClock as SeatClock
from .wire_dealing import NextPart as NextPart
from .wire_dealing import Pledge as Pledge
from .wire_finished import PlayOn as PlayOn
from .wire_finished import ReplayFrame as ReplayFrame
from .wire_finished import ReplayPage as ReplayPage
from .wire_finished import Shared as Shared
from .wire_finished import SharedGame as SharedGame
from .wire_finished import SharedSeat as SharedSeat
from .wire_finished import ShareRequest as ShareRequest
from .wire_finished import StoryPage as StoryPage
from .wire_finished import WinShare as WinShare
from .wire_finished import WinShares as WinShares
from .wire_games import GamesList as GamesList
from .wire_heard import HeardPage as HeardPage
from .wire_heard import HeardUpdate as HeardUpdate
from .wire_lessons import LessonAnswer as LessonAnswer
from .wire_lessons import LessonFrame as LessonFrame
from .wire_lessons import LessonList as LessonList
from .wire_lessons import LessonMissed as LessonMissed
from .wire_lessons import LessonRequest as LessonRequest
from .wire_lessons import LessonRow as LessonRow
from .wire_lessons import LessonsPlayed as LessonsPlayed
from .wire_line import Goodbye as Goodbye
from .wire_line import GoodbyeCode as GoodbyeCode
from .wire_line import Ping as Ping
from .wire_line import Pong as Pong
from .wire_line import Reach as Reach
from .wire_people import Crest as Crest
from .wire_ratings import RatingChange as RatingChange
from .wire_ratings import RatingChanges as RatingChanges
from .wire_ratings import SeatRating as SeatRating
from .wire_seats import Beat as Beat
from .wire_seats import FillSeats as FillSeats
from .wire_seats import GoneReason as GoneReason
from .wire_seats import Invitation as Invitation
from .wire_seats import InvitationRequest as InvitationRequest
from .wire_seats import MatchStatus as MatchStatus
from .wire_seats import OpenTable as OpenTable
from .wire_seats import OpenTables as OpenTables
from .wire_seats import Paired as Paired
from .wire_seats import PairingRequest as PairingRequest
from .wire_seats import QuickPair as QuickPair
from .wire_seats import QuickPairs as QuickPairs
from .wire_seats import RematchGrant as RematchGrant
from .wire_seats import SeatsFilled as SeatsFilled
from .wire_seats import SeatStatus as SeatStatus
from .wire_seats import TableGone as TableGone
from .wire_seats import TableOffered as TableOffered
from .wire_seats import TableStatus as TableStatus
from .wire_seats import TableWithdrawn as TableWithdrawn
from .wire_trials import Appraisal as Appraisal
from .wire_trials import Measurement as Measurement
from .wire_trials import MeasurementStatus as MeasurementStatus
from .wire_trials import MeasureRequest as MeasureRequest
from .wire_trials import ProposalRequest as ProposalRequest
from .wire_trials import ProposedText as ProposedText
from .wire_trials import RandomAction as RandomAction
from .wire_trials import ReadRequest as ReadRequest
from .wire_trials import Refusal as Refusal
from .wire_trials import Remarks as Remarks
from .wire_trials import RemarksRequest as RemarksRequest
from .wire_trials import SetupRequest as SetupRequest
from .wire_trials import TextRead as TextRead
from .wire_trials import Trial as Trial
from .wire_trials import TrialAct as TrialAct
from .wire_trials import TrialRequest as TrialRequest
from .wire_watching import Applauded as Applauded
from .wire_watching import Board as Board
from .wire_watching import BoardKey as BoardKey
from .wire_watching import Ending as Ending
from .wire_watching import WatchedMatch as WatchedMatch
from .wire_watching import WatcherName as WatcherName
from .wire_watching import WatchList as WatchList

SeatPlanKind = Literal["own", "link", "open", "computer"]
"""Who gets a seat: the asker, whoever has this seat's own invitation, the first with the match's shared one, or a computer."""
SeatTaker = Literal["computer", "person", "link"]
"""Who gets a seat: a computer, its person again, or the person who opens a new invitation."""
PlayerName = Annotated[str, Meta(max_length=40)]
"""The name of a computer player that is no level, "" for none."""
# ---- HTTP ------------------------------------------------------------------------------------------------------------


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets one seat of a new match.

    level: of a computer; 0 plays at random. player: of a computer, one of `GamesList.players` instead of a level.
    brings: the seat's deck or army in games with `GameSpec.brings`, "" for the game's choice.
    """

    kind: SeatPlanKind
    level: int = 0
    brings: Annotated[str, Meta(max_length=ACTION_LIMIT)] = ""
    player: PlayerName = ""


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches. seats: a plan for each seat, in order. lot: assign them at random (from the recorded seed).

    options: only those that differ from the variant's defaults. preset: a named bundle of options, applied before `options`.
    absent_after: in cooperative games, the seconds that the table waits for somebody who is away (0: for ever).
    absent_level: of the computer that then takes their seat until they return; -1: they pass, one decision after the other.
    learning: every seat may ask for odds (OddsPage) and hints (HintPage), if the game has them. terms: what the people agree on beside
    the rules. pledge, part: of a Pledge, and what the asker gives to the seed in answer to it, "" for neither.
    """

    game: str
    variant: str
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    lot: bool = False
    options: dict[str, bool | int | str] = {}
    preset: str = ""
    absent_after: Annotated[int, Meta(ge=0, le=86_400)] = 120
    absent_level: int = -1
    learning: bool = False
    terms: Terms = Terms()
    pledge: Annotated[str, Meta(max_length=64)] = ""
    part: Part = ""


class SeatGrant(msgspec.Struct, frozen=True):
    """A seat and the unguessable token that holds it."""

    seat: int
    token: str


class Invite(msgspec.Struct, frozen=True):
    """An unguessable text that opens a seat. Open seats share one; it gives the first free seat."""

    seat: int
    invite: str


class MatchCreated(msgspec.Struct, frozen=True):
    """Answer to NewMatch. grants: the seats of the asker. invites: for the free seats."""

    match: str
    grants: tuple[SeatGrant, ...]
    invites: tuple[Invite, ...]


class JoinMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/join. brings: as in SeatPlan. invite: "" for a seat that is offered to everybody.

    keys: the asker's other keys. A person at this table gets no second seat; several seats of one person are planned as their "own"
    when the match is made. part: what the asker gives to the seed, 32 random bytes as hexadecimal digits, or "". It counts in games that
    wait for their seats.
    """

    invite: str = ""
    brings: Annotated[str, Meta(max_length=ACTION_LIMIT)] = ""
    keys: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    part: Part = ""


class MatchJoined(msgspec.Struct, frozen=True):
    match: str
    grant: SeatGrant


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/seat, with the key to any seat of a cooperative match: a seat gets another player.

    to: what happens. "computer" of `level`: for an open seat or a computer's; for your own, or that of somebody away for
    `absent_after`, until they return. "person": your own seat, back from the computer. "link": a new invitation to a seat that a
    computer plays; it plays until somebody comes. A person who left keeps the key and takes the seat back by connecting. A link to
    your own seat gives it away: the key ends when somebody comes. player: of the computer, as in SeatPlan.
    """

    seat: int
    to: SeatTaker
    level: int = 0
    player: PlayerName = ""


class SeatChanged(msgspec.Struct, frozen=True):
    """Answer to SeatChange. invite: the new invitation, None unless `to` was "link"."""

    seat: int
    invite: str | None = None


class MatchKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/summaries takes up to 100 of these as a list and answers a list of MatchSummary, null for an invalid key."""

    match: str
    token: str


class MatchSummary(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}: one line of "my games" (no hidden fact in it). seat: -1 for somebody without one.

    returns, reason: as in Status. terms: as in NewMatch. shared: others may see the finished match. rematch: id of the next match, ""
    if none; rematch_by: the seat that has asked for it, -1 for none.
    """

    match: str
    game: str
    variant: str
    seat: int
    seats: tuple[SeatStatus, ...]
    status: TableStatus
    to_act: tuple[int, ...]
    turn: int
    created: int
    updated: int
    returns: tuple[float, ...] | None
    reason: GameWord
    terms: Terms = Terms()
    shared: bool = False
    rematch: str = ""
    rematch_by: int = -1


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every HTTP error: a code with a message `error-<area>-<reason>`, and a line in plain English.

    limit: the limit that is reached, with a message `limit-<name>`; absent for none. retry_after: seconds until it may be asked again.
    request_id: by which the server's log calls this request, as in the header X-Request-ID.
    """

    code: ErrorCode
    message: str
    limit: LimitName | None = None
    retry_after: int = 0
    request_id: str = ""


# ---- socket: /ws/{match} ---------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First message from the browser. since: the last numbered message it has (0: none). mark: of that message, "" if unknown.

    token: "" for somebody who watches. person: the key of a person who watches and wishes the players to see the name, else "".
    changes: it takes Changes instead of each next Update.
    """

    token: str
    since: int = 0
    mark: Annotated[str, Meta(max_length=40)] = ""
    person: Annotated[str, Meta(max_length=64)] = ""
    changes: bool = False


class Command(msgspec.Struct, frozen=True, tag="command", forbid_unknown_fields=True):
    """An action or a table act. id: chosen by the browser, unique per seat (a repeat gets the same answer). seen: the last v it showed.

    action: a game action (the text of an option), or a table act, which begins with "/" (`Status.acts`). Who watches has one act,
    "/applaud": it counts once for each id and once for each connection.
    """

    id: str
    seen: int
    action: Annotated[str, Meta(max_length=ACTION_LIMIT)]


class Proposal(msgspec.Struct, frozen=True):
    """A table act that waits for others. agreed, against: the votes so far, the proposer's included.

    voters: the seats that may vote. needed: how many of them must agree (all; to concede, more than half of the people).
    action: as everybody may read it; word: its first word; keep: of an undo, how many entries of the log stay, else -1.
    """

    action: str
    word: TableWord
    keep: int
    seat: int
    agreed: tuple[int, ...]
    voters: tuple[int, ...]
    needed: int
    against: tuple[int, ...]


class Status(msgspec.Struct, frozen=True):
    """The match as such. draw_offer: the seat whose offer stands, -1 none.

    returns, reason: the result, by the rules or by a table act ("resigned", "draw_agreed", "abandoned", "called_draw", "conceded",
    "timeout", "closed").
    claim_after: seconds a seat must be away before the other may claim the win, 0 for never. proposal: it waits for votes. rematch: id of
    the next match, "" if none. rematch_seats: the seat there of each seat here. acts: the table acts this viewer may do now. signals: what
    this viewer may signal now, as "/signal" and the option's action.
    """

    status: MatchStatus
    draw_offer: int
    proposal: Proposal | None
    returns: tuple[float, ...] | None
    reason: GameWord
    claim_after: int
    rematch: str
    rematch_seats: tuple[int, ...]
    acts: tuple[TableWord, ...]
    signals: tuple[Option, ...] = ()


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Answer to Hello; then come the numbered updates since `since` (or, if there are more than 50, just the newest).

    v: the number of the newest update. It is 0 while a seat with `brings` is free; then another Welcome comes with v 1, and then
    update 1. brought: the decks or armies of the seats, as far as this viewer may know them. absent_after, absent_level, learning,
    terms: as in NewMatch. hints, odds: may this seat ask for HintPage, OddsPage? Yes at learning tables, and if all other seats are
    computers' or this person's own. watchers: how many people watch. late: for a watcher (`seat` is -1), how late the updates come; `v`
    is the newest of them, 0 where nothing is shown yet. chat: may this seat send a Chat? commitments: to what is hidden, so far; the name
    of a thing -> 64 hexadecimal digits, which tell nothing of it (docs/guides/fair-dealing.md). practice: does this match go on from a
    position of another one, so that it counts for nothing?
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
    absent_after: int
    absent_level: int
    learning: bool = False
    hints: bool = False
    odds: bool = False
    terms: Terms = Terms()
    watchers: int = 0
    late: Lateness | None = None
    chat: bool = False
    commitments: dict[str, str] = {}
    practice: bool = False


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Numbered per viewer. events: those for this viewer. observation: what it may know now (a game's Observation). commitments: to what
    has just been answered in secret, as in Welcome.

    mark: a fingerprint of this message; it holds no other information. A client that reconnects sends the mark of its last message.
    If the server would not send the same bytes (its database was restored from an older copy), it answers Goodbye("reset"), and the
    client starts again with since 0.
    """

    v: int
    entry_seat: int
    events: tuple[Event, ...]
    observation: Any
    status: Status
    commitments: dict[str, str] = {}
    mark: str = ""


class Changes(msgspec.Struct, frozen=True, tag="changes"):
    """An Update for who takes changes and has the one before. observation, status: how they differ from those of it, null if not at all.

    The other fields, `mark` included, are those of the Update. Whoever lacks the one before connects again.
    """

    v: int
    entry_seat: int
    events: tuple[Event, ...]
    observation: Any
    status: Any
    commitments: dict[str, str] = {}
    mark: str = ""


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Not numbered, not stored: who is here. watchers: how many people watch. named: those of them who wish the players to know it."""

    seats: tuple[SeatStatus, ...]
    watchers: int = 0
    named: tuple[WatcherName, ...] = ()


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The command is committed. v: the sender's number of the update it caused. To a Chat: it is passed on; v is the newest update."""

    id: str
    v: int


class Nack(msgspec.Struct, frozen=True, tag="nack"):
    """The command was refused. code: `action/illegal`, `action/stale`, ... reason: the game's word. section: the rule.

    faults: all faults of a composed action (a set-up, a deck), () for others.
    """

    id: str
    code: ErrorCode
    reason: GameWord
    section: str
    faults: tuple[Fault, ...] = ()


FromBrowser = Hello | Command | Chat | Ping
ToBrowser = (
    Welcome
    | Update
    | Changes
    | Presence
    | Clocks
    | ChatLine
    | Ending
    | Applauded
    | Ack
    | Nack
    | Pong
    | Goodbye
)
