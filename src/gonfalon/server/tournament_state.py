"""A stored tournament as the engine takes it, and as pages tell it. Nothing here reads a clock or a database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from gonfalon.arena import entrants as contest
from gonfalon.arena.tournaments import (
    Game,
    Participant,
    Standing,
    Table,
    Tournament,
    engine,
    histories,
    points_by_game,
    standings,
    total_rounds,
    wins_on_end,
)
from gonfalon.players import Computer
from gonfalon.storage.people import Named
from gonfalon.storage.tournaments import EntrantRow, Held, TableRow

from . import wire_tournaments as told_of
from .crests import shown
from .wire_ratings import SeatRating

MINUTE = 60_000
RECENT = 5
"""Results of an arena that a row shows."""
TIE_BREAKS: Mapping[told_of.TournamentSystem, tuple[told_of.TieBreak, ...]] = {
    "swiss": ("buchholz", "sonneborn-berger", "direct"),
    "round-robin": ("direct", "sonneborn-berger", "wins"),
    "arena": ("wins",),
}
"""In the order in which they decide."""


class Shown(NamedTuple):
    """A tournament as a stranger sees it, with the rows that it was made of."""

    held: Held
    page: told_of.TournamentPage


@lru_cache(maxsize=256)
def plan_of(text: str) -> told_of.NewTournament:
    """What was announced."""
    return msgspec.json.decode(text, type=told_of.NewTournament)


def rating_of(entrant: EntrantRow) -> SeatRating | None:
    """The rating that somebody had when they joined."""
    return msgspec.json.decode(entrant.rating, type=SeatRating) if entrant.rating else None


# ---- for the engine ---------------------------------------------------------------------------------------------------


def tournament_of(held: Held, names: Mapping[int, str] | None = None) -> Tournament:
    """The tournament as the engine takes it. names: by number of the entrant, None for the numbers themselves."""
    plan = plan_of(held.row.plan)
    rated = [(one, rating_of(one)) for one in held.entrants]
    listed = sorted(rated, key=lambda pair: (-(pair[1].value if pair[1] else 0), pair[0].number))
    return Tournament(
        tuple(
            Participant(
                names[one.number] if names else str(one.number),
                float(rating.value if rating else 0),
                one.computer,
                one.gone or one.paused,
            )
            for one, rating in listed
        ),
        plan.system,
        plan.seats,
        plan.rounds,
        plan.double,
        streaks=plan.system == "arena",
    )


def ended_tables(held: Held) -> list[TableRow]:
    """Tables with a result: in the order of the rounds, those of an arena as they ended."""
    is_arena = plan_of(held.row.plan).system == "arena"
    ended = [table for table in held.tables if not table.is_open]
    return sorted(ended, key=lambda table: (table.ended if is_arena else table.round, table.number))


def games_of(held: Held, names: Mapping[int, str] | None = None) -> list[Game]:
    """The games that have ended, byes included."""
    return [
        Game(
            table.round,
            tuple(names[number] if names else str(number) for number in table.seats),
            table.points,
        )
        for table in ended_tables(held)
    ]


def open_tables(held: Held) -> list[TableRow]:
    """Tables whose games go on."""
    return [table for table in held.tables if table.is_open]


def playing(held: Held) -> dict[int, str]:
    """Number of an entrant who plays -> the match."""
    return {number: table.match for table in open_tables(held) for number in table.seats}


def ends_at(held: Held) -> int:
    """When an arena that runs ends, 0 for others."""
    plan = plan_of(held.row.plan)
    running = plan.system == "arena" and held.row.started_at
    return held.row.started_at + plan.minutes * MINUTE if running else 0


def joins_until(held: Held) -> int:
    """When joining ends, 0 while nobody can say."""
    plan, row = plan_of(held.row.plan), held.row
    begins = row.started_at or row.starts_at
    if plan.system != "arena" or not begins:
        return begins
    return max(begins, begins + plan.minutes * MINUTE - round(engine.JOIN_UNTIL * 1000))


def may_join(held: Held, now: int) -> bool:
    """May somebody join now? An arena takes people in while it runs."""
    plan, row = plan_of(held.row.plan), held.row
    if row.state == "announced":
        return True
    is_open = row.state == "running" and plan.system == "arena"
    return is_open and engine.may_join(now / 1000, ends_at(held) / 1000)


def by_number(tables: Sequence[Table]) -> list[tuple[int, tuple[int, ...]]]:
    """(round, numbers of entrants) of tables of the engine."""
    return [(table.round, tuple(int(name) for name in table.seats)) for table in tables]


def text_names(held: Held, named: Mapping[str, Named]) -> dict[int, str]:
    """Number -> the name in results as text, each once: "level:3" for a computer, "player 4" for somebody without a name."""
    found: dict[int, str] = {}
    for one in held.entrants:
        name = shown(named.get(one.person))[0] or f"player {one.number}"
        if one.computer:
            name = contest.name_of(Computer(max(one.level, 0), one.player))
        found[one.number] = name if name not in found.values() else f"{name} ({one.number})"
    return found


# ---- for pages --------------------------------------------------------------------------------------------------------


def entrant_of(row: EntrantRow, named: Mapping[str, Named]) -> told_of.Entrant:
    """One who takes part, as everybody may know them."""
    name, crest = shown(named.get(row.person)) if row.person else ("", None)
    return told_of.Entrant(row.number, row.computer, name, crest, row.level, row.player, rating_of(row))


def rows_of(held: Held) -> tuple[told_of.StandingRow, ...]:
    """How everybody stands: by rank, those of equal rank by number."""
    if not held.entrants:
        return ()
    tournament, games = tournament_of(held), games_of(held)
    played, ended = histories(tournament, games), ended_tables(held)
    matches: dict[str, list[str]] = {}
    for table in ended:
        for number in table.seats:
            matches.setdefault(str(number), []).append(table.match)
    busy, people = playing(held), {one.number: one for one in held.entrants}
    found = list[told_of.StandingRow]()
    for row in standings(tournament, games):
        history, number = played[row.name], int(row.name)
        counted = points_by_game(tournament, row.name, history)
        results = tuple(
            _result(row.name, *one)
            for one in zip(history.games, counted, matches.get(row.name, []), strict=True)
        )
        found.append(
            told_of.StandingRow(
                entrant=number,
                rank=row.place,
                points=row.points,
                tie_breaks=_tie_breaks(tournament, row),
                results=results[-RECENT:] if tournament.system == "arena" else results,
                n_games=row.n_games,
                streak=wins_on_end(row.name, history),
                now=_now(held, people[number], busy),
                match=busy.get(number, ""),
            )
        )
    return tuple(sorted(found, key=lambda one: (one.rank, one.entrant)))


def _result(name: str, game: Game, points: float, match: str) -> told_of.EntrantResult:
    against = tuple(int(other) for other in game.seats if other != name)
    seat = -1 if game.is_bye else game.seats.index(name)
    return told_of.EntrantResult(game.round, against, seat, game.points_of(name), points, match)


def _tie_breaks(tournament: Tournament, row: Standing) -> tuple[float, ...]:
    values = {
        "buchholz": row.buchholz,
        "sonneborn-berger": row.sonneborn_berger,
        "direct": row.direct,
        "wins": float(row.wins),
    }
    return tuple(values[name] for name in TIE_BREAKS[tournament.system])


def _now(held: Held, one: EntrantRow, busy: Mapping[int, str]) -> told_of.EntrantNow:
    if one.number in busy:
        return "plays"
    if one.gone or one.paused:
        return "left" if one.gone else "paused"
    is_rounds = plan_of(held.row.plan).system != "arena" and held.row.state == "running"
    newest = max((table.round for table in held.tables), default=0)
    has_table = any(
        len(table.seats) > 1 and one.number in table.seats for table in held.tables if table.round == newest
    )
    return "rests" if is_rounds and newest and not has_table else "waits"


def line_of(held: Held, winner: str = "") -> told_of.TournamentLine:
    """A tournament in a list. winner: name of the person who has won."""
    there = [one for one in held.entrants if not one.gone]
    round_now = max((table.round for table in held.tables), default=0)
    n_people = sum(not one.computer for one in there)
    return list_line(held, (len(there), n_people, round_now), _n_rounds(held), winner)


def list_line(
    held: Held, counted: tuple[int, int, int], n_rounds: int, winner: str
) -> told_of.TournamentLine:
    """The same, of counts of those who take part, of the people among them, and of rounds."""
    plan, row = plan_of(held.row.plan), held.row
    return told_of.TournamentLine(
        id=row.id,
        name=plan.name,
        system=plan.system,
        game=plan.game,
        variant=plan.variant,
        clock=plan.clock,
        rated=plan.rated,
        state=row.state,
        starts_at=row.starts_at,
        started_at=row.started_at,
        ends_at=ends_at(held),
        ended_at=row.ended_at,
        minutes=plan.minutes,
        round=0 if plan.system == "arena" else counted[2],
        n_rounds=n_rounds,
        n_joined=counted[0],
        n_people=counted[1],
        club=row.club,
        winner=winner,
    )


def _n_rounds(held: Held) -> int:
    plan = plan_of(held.row.plan)
    if plan.system == "arena" or held.row.state == "announced" or len(held.entrants) < plan.seats:
        return plan.rounds
    return total_rounds(tournament_of(held))


def page_of(held: Held, named: Mapping[str, Named], now: int, own: told_of.OwnPart) -> told_of.TournamentPage:
    """The page of a tournament for a stranger. Not for the event loop: many may take part."""
    plan, row = plan_of(held.row.plan), held.row
    rows = rows_of(held)
    place = {one.entrant: number for number, one in enumerate(rows)}
    tables = sorted(open_tables(held), key=lambda table: min(place[number] for number in table.seats))
    people = {one.number: one for one in held.entrants}
    first = people.get(row.winner)
    winner = shown(named.get(first.person))[0] if first and first.person else ""
    least = max(plan.least, plan.seats)
    missing = least - sum(not one.gone for one in held.entrants) if row.state == "announced" else 0
    return told_of.TournamentPage(
        line=line_of(held, winner),
        description=plan.description,
        host=told_of.TournamentHost(*shown(named.get(row.host))),
        seats=plan.seats,
        delay=plan.delay,
        least=least,
        most=plan.most,
        fills=plan.fill,
        fill_level=plan.fill_level,
        streaks=plan.system == "arena",
        tie_breaks=TIE_BREAKS[plan.system],
        cancelled=msgspec.convert(row.why, told_of.Cancelling) if row.state == "cancelled" else None,
        missing=max(0, missing),
        joins_until=joins_until(held),
        entrants=tuple(entrant_of(one, named) for one in held.entrants),
        standings=rows,
        tables=tuple(
            told_of.PlayedTable(one.match, one.round, one.seats, one.created) for one in tables if one.match
        ),
        own=own,
        now=now,
    )


def changes(before: told_of.TournamentPage, page: told_of.TournamentPage) -> told_of.TournamentChanged | None:
    """What is different between two pages for a stranger, None for nothing."""
    if msgspec.structs.replace(before, now=page.now) == page:
        return None
    entrants = {one.number: one for one in before.entrants}
    rows = {one.entrant: one for one in before.standings}
    left = set(entrants) - {one.number for one in page.entrants}
    return told_of.TournamentChanged(
        line=page.line,
        cancelled=page.cancelled,
        missing=page.missing,
        joins_until=page.joins_until,
        entrants=tuple(one for one in page.entrants if entrants.get(one.number) != one),
        standings=tuple(one for one in page.standings if rows.get(one.entrant) != one),
        gone=tuple(sorted(left)),
        tables=page.tables,
        own=page.own,
        now=page.now,
    )
