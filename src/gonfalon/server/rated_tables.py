"""Tables whose games count: which may, whose ratings their seats show, and what a finished game does to them (docs/ratings.md)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence

from gonfalon import games
from gonfalon.arena import entrants
from gonfalon.core.errors import StorageError, WireError
from gonfalon.core.observation import GameSetup
from gonfalon.match.referee import MatchState, replay_entries
from gonfalon.match.table_actions import Close, Undo
from gonfalon.players import Computer
from gonfalon.ratings.computers import computer_rating
from gonfalon.ratings.counting import CasualReason, Course, Table, why_casual, why_not_counted
from gonfalon.ratings.lists import RatingList
from gonfalon.ratings.rating import START, Rating, periods_of_days
from gonfalon.ratings.update import after_game
from gonfalon.storage.ratings import ADVERSARY, Counted, Kept, Ratings, RatingsStore
from gonfalon.storage.rows import OTHER_HOLDERS, MatchRow, SeatRow
from gonfalon.storage.store import Store

from . import wire
from .late_results import told_ratings
from .rated_lists import list_of as list_of
from .wire_ratings import SeatRating

SERVER_COMMAND_PREFIX = "\u00a7"
"""Begins the ids of commands that the server gives for a seat. No browser can use them: its ids are ASCII."""
DAY = 86_400_000
NEEDS_NAME = WireError("match/needs-name", "a rated game is for people with names: take a name first")
UNCOUNTED: dict[CasualReason, str] = {
    "no-clock": "a rated game needs a clock",
    "own-rules": "a rated game is played by the rules of the box, without options of one's own",
    "helped": "a rated table gives no hints and no odds",
    "one-person": "a rated game needs another person, or a computer, at each other seat",
    "nameless": "in a rated game of a company people with names have all seats",
    "unmeasured": "this computer has no measured rating in this variant, so a game against it cannot be rated",
}
"""What is said of a table that is asked to be rated and cannot be."""
log = logging.getLogger("gonfalon.ratings")


# ---- which lists ------------------------------------------------------------------------------------------------------


def list_of_table(row: MatchRow) -> RatingList | None:
    """The list whose ratings the seats of a table show; None where no game counts: without a clock, unless a company wants it to."""
    if row.terms.clock is None and not row.terms.rated:
        return None
    return list_of(row.setting.game, row.setting.setup.variant, row.terms.clock)


def told(rating: Rating) -> SeatRating:
    """A rating as everybody may know it."""
    return SeatRating(round(rating.value), round(rating.margin), rating.mark, rating.games)


def rating_of_computer(row: MatchRow, computer: Computer) -> Rating | None:
    """The measured rating of a computer at this table."""
    family = games.get(row.setting.game).spec.family
    return computer_rating(family, row.setting.setup.variant, entrants.name_of(computer))


def seat_ratings(row: MatchRow, seat_rows: Iterable[SeatRow], kept: Ratings) -> dict[int, SeatRating]:
    """What the seats of a table show, by seat: of people with a name and of measured computers."""
    found, of_table = dict[int, SeatRating](), list_of_table(row)
    if of_table is None:
        return found
    for seat_row in seat_rows:
        if seat_row.kind == "computer":
            measured = rating_of_computer(row, Computer(max(seat_row.level, 0), seat_row.player))
            if measured is not None:
                found[seat_row.seat] = told(measured)
        elif seat_row.person:
            one = kept.get((seat_row.person, of_table))
            found[seat_row.seat] = told(one.rating if one else Rating())
    return found


async def read_seat_ratings(
    store: Store, row: MatchRow, seat_rows: Sequence[SeatRow]
) -> dict[int, SeatRating]:
    """The same, read from the database. A game whose end watchers have not seen yet is left out."""
    people = [seat_row.person for seat_row in seat_rows] if list_of_table(row) else []
    return seat_ratings(row, seat_rows, await told_ratings(store, people))


async def strength(store: Store, person: str, of_table: RatingList) -> float:
    """The rating by which somebody is paired; START for whoever has none."""
    kept = (await RatingsStore(store).of([person])).get((person, of_table)) if person else None
    return kept.rating.value if kept else START


# ---- before a game ----------------------------------------------------------------------------------------------------


def is_by_own_rules(game: str, setup: GameSetup) -> bool:
    """Do the options depart from the rules of the box?"""
    variant = games.get(game).spec.variant(setup.variant)
    usual = {option.name: option.default for option in variant.options} if variant else {}
    return any(usual.get(name, value) != value for name, value in dict(setup.options).items())


def table_of(
    row: MatchRow, seat_rows: Sequence[SeatRow], helped: bool = False, restarted: bool = False
) -> Table:
    """What is agreed at a table, for those who say whether its games count. A seat that is still open is taken for a new person's."""

    def person(seat_row: SeatRow) -> str | None:
        if seat_row.kind == "person":
            return seat_row.person or None
        return "" if seat_row.kind == "computer" else f"seat {seat_row.seat}"

    computers = [Computer(max(one.level, 0), one.player) for one in seat_rows if one.kind == "computer"]
    return Table(
        people=tuple(person(seat_row) for seat_row in seat_rows),
        rated=row.terms.rated,
        clocked=row.terms.clock is not None,
        own_rules=is_by_own_rules(row.setting.game, row.setting.setup),
        helped=row.learning or helped,
        restarted=restarted,
        measured=all(rating_of_computer(row, computer) is not None for computer in computers),
        cooperative=games.get(row.setting.game).spec.cooperative,
    )


def check_rated(row: MatchRow, seat_rows: Sequence[SeatRow]) -> None:
    """Raise WireError where a table is asked to be rated and its games cannot count. Open seats are taken by new people."""
    if not row.terms.rated:
        return
    reason = why_casual(table_of(row, seat_rows))
    is_guest = any(seat_row.kind == "person" and not seat_row.person for seat_row in seat_rows)
    if reason == "nameless" and is_guest:
        held = [seat_row for seat_row in seat_rows if seat_row.kind == "person"]
        raise WireError("match/not-rated", UNCOUNTED["one-person"]) if len(held) > 1 else NEEDS_NAME
    if reason:
        raise WireError("match/not-rated", UNCOUNTED.get(reason, "this game cannot be rated"))


def check_sitter(row: MatchRow, seat_rows: Sequence[SeatRow], person: str) -> None:
    """Raise WireError if this person (id, "" for a guest) may not sit down at a rated table."""
    if not row.terms.rated:
        return
    if not person:
        raise NEEDS_NAME
    if any(seat_row.person == person for seat_row in seat_rows):
        raise WireError(
            "match/one-seat", "you sit at this table already; at a rated one everybody has one seat"
        )


# ---- after a game -----------------------------------------------------------------------------------------------------


async def keep_ratings(
    store: Store, row: MatchRow, match_state: MatchState, seat_rows: Sequence[SeatRow]
) -> None:
    """Let a finished game that counts change the ratings of its people, once. A failed write stops no game; it is made up for
    when the match is opened again. A game of a company that has just been begun again counts as lost.
    """
    if not row.terms.rated:
        return
    is_anew = match_state.begun_at == match_state.n_entries > 0
    if match_state.outcome is None and not is_anew:
        return
    try:
        if is_anew:
            match_state = await asyncio.to_thread(before_restart, match_state)
            if match_state.outcome is not None:  # it has counted already
                return
        if await asyncio.to_thread(why_uncounted, row, match_state, seat_rows) is None:
            game, rate = _counted(row, match_state, seat_rows)
            await RatingsStore(store).count(game, rate)
    except StorageError as error:
        log.error("the ratings of match %s could not be stored: %s", row.id, error)


def before_restart(match_state: MatchState) -> MatchState:
    """The match before the entry that has begun its game again."""
    entries = [applied.entry for applied in match_state.applied[: match_state.begun_at - 1]]
    return replay_entries(match_state.setting, entries)


def returns_of(match_state: MatchState) -> tuple[float, ...]:
    """What a game is worth to its seats: one that was given up to begin again is lost."""
    if match_state.outcome is not None:
        return match_state.outcome.returns
    return (match_state.game.spec.utility[0],) * match_state.n_seats


def why_uncounted(
    row: MatchRow, match_state: MatchState, seat_rows: Sequence[SeatRow]
) -> CasualReason | None:
    """Why a game changes no rating, None if it does. One without an outcome was given up to begin again.

    An undo keeps a company's win from counting, never a loss: or it would be the way out of one.
    """
    applied = match_state.applied[match_state.begun_at :]
    cooperative = match_state.game.spec.cooperative
    is_lost = cooperative and returns_of(match_state)[0] < 0
    helped = not is_lost and any(event.kind == Undo.event for one in applied for event in one.events)
    changed_hands = any(
        seat_row.earlier or seat_row.stand_in >= 0 or seat_row.holder >= OTHER_HOLDERS
        for seat_row in seat_rows
    ) or (
        cooperative
        and any(one.act is None and one.entry.command.startswith(SERVER_COMMAND_PREFIX) for one in applied)
    )
    by_rule = match_state.state.outcome is not None
    moves = (1,) * match_state.n_seats if by_rule else moves_of(match_state)
    if any(isinstance(one.act, Close) for one in applied):  # nobody played it to an end
        moves = (0,) * match_state.n_seats
    table = table_of(row, seat_rows, helped, match_state.is_repeat)
    return why_not_counted(table, Course(moves, by_rule, changed_hands))


def moves_of(match_state: MatchState) -> tuple[int, ...]:
    """How often each seat has acted in this game after the set-up, counted until all have."""
    again, moves = MatchState(match_state.setting), [0] * match_state.n_seats
    for applied in match_state.applied:
        if applied.act is None and applied.entry.seq >= match_state.begun_at:
            moves[applied.entry.seat] += not again.sets_up(applied.entry.seat)
            if all(moves):
                break
        again.take(applied.entry)
    return tuple(moves)


def _counted(
    row: MatchRow, match_state: MatchState, seat_rows: Sequence[SeatRow]
) -> tuple[Counted, Callable[[Mapping[int, Kept]], Mapping[int, Rating]]]:
    """The game as it is counted, and the rule by which it changes ratings."""
    returns, n_seats = returns_of(match_state), match_state.n_seats
    cooperative, ended = match_state.game.spec.cooperative, match_state.ended_at
    if ended is None:  # it was given up by a new start, and counts as lost
        ended = match_state.applied[-1].entry.time
    people = {seat_row.seat: seat_row.person for seat_row in seat_rows if seat_row.kind == "person"}
    if cooperative:
        people[-1] = ADVERSARY
    still = {
        seat_row.seat: rating_of_computer(row, Computer(max(seat_row.level, 0), seat_row.player)) or Rating()
        for seat_row in seat_rows
        if seat_row.kind == "computer"
    }

    def rate(before: Mapping[int, Kept]) -> Mapping[int, Rating]:
        periods = {seat: periods_of_days((ended - kept.updated) / DAY) for seat, kept in before.items()}
        seats = [*range(n_seats), *([-1] if cooperative else [])]
        after = after_game(
            [before[seat].rating if seat in before else still[seat] for seat in range(n_seats)],
            returns,
            adversary=before[-1].rating if cooperative else None,
            periods=[periods.get(seat, 0.0) for seat in seats],
        )
        return {seat: after[seat] for seat in before}

    of_table = list_of(row.setting.game, row.setting.setup.variant, row.terms.clock)
    return Counted(row.id, match_state.begun_at, ended, of_table, people), rate


async def rating_changes(
    store: Store, row: MatchRow, match_state: MatchState, seat_rows: Sequence[SeatRow]
) -> wire.RatingChanges:
    """What a finished game has done to ratings."""
    found = await RatingsStore(store).changes(row.id, match_state.begun_at)
    reason = None if found else await asyncio.to_thread(why_uncounted, row, match_state, seat_rows)
    told_of = tuple(wire.RatingChange(one.seat, round(one.before), round(one.after)) for one in found)
    return wire.RatingChanges(row.id, told_of, reason)
