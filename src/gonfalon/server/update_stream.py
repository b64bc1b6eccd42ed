"""What each viewer receives of a match: numbered updates that follow from the log alone.

Update 1 is the position before the first entry, update n + 2 is what entry n led to. A viewer who was away gets
byte for byte the updates it would have got, however long ago that was and however often the server has been started since.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from gonfalon import games
from gonfalon.core.game import SPECTATOR
from gonfalon.core.observation import Observation
from gonfalon.match import view
from gonfalon.match.changes import difference
from gonfalon.match.commitments import commitments, newest_commitments
from gonfalon.match.company import Proposal
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.snapshots import Snapshot, restored
from gonfalon.match.table_actions import Undo
from gonfalon.match.terms import Clock
from gonfalon.storage.rows import MatchRow

from . import wire
from .dealing import deal_commitments
from .rematch import rematch_seat
from .seating import Seating, tells_hints, tells_odds, with_brought

CLAIM_AFTER, CLAIM_QUICKLY_AFTER = 120, 30
"""Seconds a player must be away before the other may claim the win, and in quick games."""
QUICK_SECONDS, MOVES_OF_A_GAME = 600, 40
"""A game in which each player has less time than this is quick; as many moves are counted for that."""
A_DAY = 86_400
CATCH_UP = 50
"""A viewer who has missed more updates than this gets the newest one alone."""
FIRST_TOLD = 2
"""The number of the update that tells of the first entry."""
MARK_BYTES = 8
"""Length of the fingerprint that ends each update; it is sent as hexadecimal digits."""

Reading = Callable[[], Awaitable[Sequence[Snapshot]]]
"""Reads the snapshots of a match."""

view.allow(
    wire.Welcome, wire.Update, wire.Changes, wire.Presence, wire.Ack, wire.Nack, wire.Pong, wire.Goodbye
)
view.allow(wire.Clocks, wire.ChatLine, wire.Ending, wire.Applauded, wire.ReplayFrame, wire.ReplayPage)
view.allow(wire.HeardPage, wire.HeardUpdate)


async def _nothing() -> Sequence[Snapshot]:
    return ()


def number(match_state: MatchState) -> int:
    """The number of the newest update. Every viewer hears of every entry, so it is the same for all."""
    return match_state.n_entries + 1


def welcome(
    row: MatchRow,
    seating: Seating,
    v: int,
    seat: int,
    watchers: int = 0,
    chat: bool = False,
    match_state: MatchState | None = None,
) -> bytes:
    """The first message to `seat`. v: the number of the newest update, 0 before the first. watchers: how many people watch.

    chat: may people write free text at this table? match_state: as far as `seat` sees it, None before it has begun.
    """
    setting = with_brought(row.setting, seating.seat_rows)
    setup = games.get(setting.game).seen_setup(setting.setup, seat)
    return view.encode(
        wire.Welcome(
            match=row.id,
            game=setting.game,
            variant=setup.variant,
            options=setup.options,
            brought=setup.brought,
            seat=seat,
            v=v,
            seats=seating.statuses(),
            created=row.created,
            absent_after=row.absence.after,
            absent_level=row.absence.level,
            learning=row.learning,
            hints=tells_hints(row, seating, seat),
            odds=tells_odds(row, seating, seat),
            terms=row.terms,
            watchers=watchers,
            late=row.terms.lateness if seat == SPECTATOR else None,
            chat=chat and seat != SPECTATOR,
            commitments=commitments(match_state) if match_state else deal_commitments(row.setting),
            practice=row.origin != "",
        )
    )


def status_word(match_state: MatchState) -> wire.MatchStatus:
    """How far the match is."""
    return "over" if match_state.outcome else "setup" if match_state.setting_up() else "play"


def claim_after(clock: Clock | None) -> int:
    """Seconds a player must be away before the other may claim the win; 0 for never, where there are days for a move."""
    if clock is None:
        return CLAIM_AFTER
    if clock.move >= A_DAY:
        return 0
    thinking = clock.initial + MOVES_OF_A_GAME * (clock.increment + clock.move)
    return CLAIM_QUICKLY_AFTER if thinking < QUICK_SECONDS else CLAIM_AFTER


def status_of(match_state: MatchState, seat: int) -> wire.Status:
    """The match as such, as far as its log tells."""
    outcome, proposal = match_state.outcome, match_state.proposal
    seats = range(match_state.n_seats)
    return wire.Status(
        status=status_word(match_state),
        draw_offer=match_state.draw_offer,
        proposal=_told(proposal) if proposal else None,
        returns=outcome.returns if outcome else None,
        reason=outcome.reason if outcome else "",
        claim_after=claim_after(match_state.setting.clock),
        rematch=match_state.rematch,
        rematch_seats=tuple(rematch_seat(s, len(seats)) for s in seats) if match_state.rematch else (),
        acts=match_state.open_acts(seat),
        signals=match_state.signals(seat),
    )


def _told(proposal: Proposal) -> wire.Proposal:
    return wire.Proposal(
        action=proposal.action,
        word=proposal.act.word,
        keep=proposal.act.keep if isinstance(proposal.act, Undo) else -1,
        seat=proposal.seat,
        agreed=proposal.agreed,
        voters=proposal.voters,
        needed=proposal.needed,
        against=proposal.against,
    )


def newest(match_state: MatchState, seat: int) -> bytes:
    """The newest update for `seat`, ended by its mark."""
    return encoded(newest_message(match_state, seat), match_state, seat)


def newest_message(match_state: MatchState, seat: int, observation: Observation | None = None) -> wire.Update:
    """The newest update for `seat`, without its mark. observation: what the seat sees, if that is known already."""
    last = match_state.applied[-1] if match_state.applied else None
    return wire.Update(
        v=number(match_state),
        entry_seat=last.entry.seat if last else -1,
        events=view.heard(last.events, seat) if last else (),
        observation=observation or match_state.observe(seat),
        status=status_of(match_state, seat),
        commitments=newest_commitments(match_state),
    )


def heard(match_state: MatchState, seat: int, start: int, stop: int) -> tuple[wire.HeardUpdate, ...]:
    """What the updates start .. stop - 1 told `seat`, from 2 on: the first one told no event. Nothing is replayed for it."""
    start = max(start, FIRST_TOLD)
    applied = match_state.applied[start - FIRST_TOLD : max(start, stop) - FIRST_TOLD]
    return tuple(
        wire.HeardUpdate(v, one.entry.seat, view.heard(one.events, seat))
        for v, one in enumerate(applied, start)
    )


def encoded(update: wire.Update, match_state: MatchState, seat: int) -> bytes:
    """An update as `seat` gets it whole, ended by its mark. match_state: after it."""
    raw = view.encode(update, seat, _is_open(match_state, seat))
    mark = hashlib.blake2b(raw, digest_size=MARK_BYTES).hexdigest()
    return raw.removesuffix(b'"}') + mark.encode() + b'"}'


def changed(was: wire.Update | None, now: wire.Update, whole: bytes, match_state: MatchState) -> bytes:
    """What has changed for a viewer who has `was`: the whole update where that is not the one before. match_state: after `now`."""
    if was is None or was.v != now.v - 1:
        return whole
    seat = now.observation.seat
    message = wire.Changes(
        v=now.v,
        entry_seat=now.entry_seat,
        events=now.events,
        observation=view.Patch(was.observation, now.observation),
        status=difference(was.status, now.status),
        commitments=now.commitments,
        mark=mark_of(whole),
    )
    return view.encode(message, seat, _is_open(match_state, seat))


def _is_open(match_state: MatchState, seat: int) -> bool:
    """May this viewer see everything?"""
    return match_state.outcome is not None and seat != SPECTATOR


def mark_of(update: bytes) -> str:
    """The mark of an encoded update."""
    return update[-2 * MARK_BYTES - 2 : -2].decode()


def updates_after(
    setting: Setting, entries: list[Entry], seat: int, since: int, snapshots: Sequence[Snapshot] = ()
) -> list[bytes]:
    """The updates after number `since`, built again from the log. Replays the match: not for the event loop."""
    n_known = max(0, since - 1)
    match_state = restored(setting, entries[:n_known], snapshots)
    found = [newest(match_state, seat)] if since < 1 else []
    for entry in entries[n_known:]:
        match_state.take(entry)
        found.append(newest(match_state, seat))
    return found


def update_at(
    setting: Setting, entries: list[Entry], seat: int, v: int, snapshots: Sequence[Snapshot] = ()
) -> bytes:
    """Update `v` alone, built again from the log. Replays the match: not for the event loop."""
    return newest(restored(setting, entries[: v - 1], snapshots), seat)


async def resumed(
    match_state: MatchState | None, seat: int, since: int, mark: str, read: Reading = _nothing
) -> list[bytes] | None:
    """The updates after `since`, the newest alone if there are too many; None if update `since`, one there is, has not this mark.

    mark: "" if there is nothing to compare. read: the snapshots of the match. Whoever has missed a few updates costs one replay of
    the match since the newest snapshot of before, for both.
    """
    if match_state is None:
        return []
    since = max(0, since)
    behind, compares = number(match_state) - since, since > 0 and mark != ""
    if behind <= 0:
        return [] if not compares or mark_of(newest(match_state, seat)) == mark else None
    if 1 < behind <= CATCH_UP:
        found: list[bytes] = await _from_log(updates_after, match_state, seat, since - compares, read)
    else:
        had = [await _from_log(update_at, match_state, seat, since, read)] if compares else []
        found = [*had, newest(match_state, seat)]
    if compares and mark_of(found[0]) != mark:
        return None
    return found[1:] if compares else found


async def _from_log(
    build: Callable[..., Any], match_state: MatchState, seat: int, v: int, read: Reading
) -> Any:
    """Build updates again from the log, off the event loop."""
    entries = [applied_entry.entry for applied_entry in match_state.applied]
    return await asyncio.to_thread(build, match_state.setting, entries, seat, v, await read())
