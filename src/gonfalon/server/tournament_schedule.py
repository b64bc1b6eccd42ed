"""Tournaments that the host of a server has planned in a file: once, every day or every week (docs/guides/tournaments.md)."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from datetime import time as clock_time
from pathlib import Path
from typing import Any, NamedTuple, cast
from zoneinfo import ZoneInfo

import msgspec

from gonfalon.core.errors import GonfalonError
from gonfalon.games.ruleset_file import RulesetFile, read_file
from gonfalon.match.terms import Clock

from . import wire_tournaments as told_of
from .clock import now_ms
from .tournament_pages import Announcers
from .tournament_plans import checked_plan
from .tournaments import Tournaments

SCHEDULE_FILE = "tournaments.toml"
"""The host's file in a data folder."""
ANNOUNCING_SECONDS = 30.0
"""So often it is looked whether something is to be announced."""
TABLE = "tournament"
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
USUAL_DAYS_AHEAD = 7
_CLOCK = re.compile(r"(?P<minutes>\d{1,4})\+(?P<increment>\d{1,4})|(?P<move>\d{1,7})s")
_DAY_TIME = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
log = logging.getLogger("gonfalon.tournaments")


class Planned(NamedTuple):
    """One tournament of the file. days: numbers of weekdays from 0, () for `date` alone. at: when it begins, in `zone`.

    ahead: so many days before it is announced.
    """

    plan: told_of.NewTournament
    days: tuple[int, ...]
    date: date | None
    at: clock_time
    zone: ZoneInfo
    ahead: int

    def next_start(self, now: int) -> int | None:
        """When it begins next, in milliseconds since 1970; None if that is over."""
        here = datetime.fromtimestamp(now / 1000, self.zone).date()
        dates = [self.date] if self.date else [here + timedelta(days=more) for more in range(9)]
        for one in dates:
            begins = round(datetime.combine(one, self.at, self.zone).timestamp() * 1000)
            if begins > now and (self.date or one.weekday() in self.days):
                return begins
        return None


class TournamentRules(NamedTuple):
    """What the host has said of tournaments. announcers: who else may announce them."""

    announcers: Announcers = "named"
    planned: tuple[Planned, ...] = ()


USUAL_RULES = TournamentRules()


def read_schedule(path: Path) -> tuple[Planned, ...]:
    """The tournaments of a file. Raises GonfalonError that names the file, the line and the field."""
    file = read_file(path)
    unknown = set(file.data) - {TABLE}
    if unknown:
        raise file.fail("", min(unknown), f"unknown: a schedule has tables [[{TABLE}]]")
    tables = file.data.get(TABLE, [])
    if not isinstance(tables, list):
        raise file.fail("", TABLE, f"write [[{TABLE}]] with two brackets")
    rows = cast("list[dict[str, Any]]", tables)
    return tuple(_planned(file, index, table) for index, table in enumerate(rows))


def _planned(file: RulesetFile, index: int, table: Mapping[str, Any]) -> Planned:
    given = dict(table)

    def fail(key: str, message: str) -> GonfalonError:
        return file.fail(TABLE, key, message, index)

    day, ahead = given.pop("day", None), given.pop("days_ahead", USUAL_DAYS_AHEAD)
    begins, zone_name = given.pop("time", None), given.pop("zone", "UTC")
    if isinstance(begins, str) and (found := _DAY_TIME.fullmatch(begins)):
        begins = clock_time(int(found[1]), int(found[2]))
    if not isinstance(begins, clock_time):
        raise fail("time", 'it takes a time of the day, such as "18:00"')
    days: tuple[int, ...] = ()
    if isinstance(day, date):
        pass
    elif day == "daily":
        days = tuple(range(7))
    elif day in WEEKDAYS:
        days = (WEEKDAYS.index(day),)
    else:
        raise fail("day", f'it takes a date such as 2030-05-01, "daily", or one of {", ".join(WEEKDAYS)}')
    if not isinstance(ahead, int) or not 0 < ahead <= 30:
        raise fail("days_ahead", "it takes a number from 1 to 30")
    try:
        zone = ZoneInfo(str(zone_name))
    except Exception:
        raise fail("zone", "unknown zone: write one such as Europe/Berlin, or UTC") from None
    for key in ("clock", "computers"):
        given[key] = _read_part(key, given.get(key), fail)
    plan = _plan(given, fail)
    return Planned(plan, days, day if isinstance(day, date) else None, begins, zone, ahead)


def _read_part(key: str, text: Any, fail: Any) -> Any:
    """A clock such as "5+3" or "30s", and computers such as "level:3" or the name of one."""
    if key == "clock":
        found = _CLOCK.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            raise fail(
                "clock", 'it takes MINUTES+SECONDS, such as "5+3", or seconds for each move, such as "30s"'
            )
        if found["move"]:
            return msgspec.to_builtins(Clock(move=int(found["move"])))
        return msgspec.to_builtins(
            Clock(initial=60 * int(found["minutes"]), increment=int(found["increment"]))
        )
    names = cast("list[Any]", text) if isinstance(text, list) else None if text else []
    if names is None or not all(isinstance(name, str) for name in names):
        raise fail("computers", 'it takes names, such as ["level:3", "random"]')
    return [_computer(str(name)) for name in names]


def _computer(name: str) -> dict[str, Any]:
    level = name.removeprefix("level:")
    if name == "random" or (level != name and level.isdecimal()):
        return {"level": 0 if name == "random" else int(level)}
    return {"player": name}


def _plan(given: dict[str, Any], fail: Any) -> told_of.NewTournament:
    if "starts_at" in given:
        raise fail("starts_at", "a schedule has day and time instead")
    try:
        return checked_plan(msgspec.convert(given, told_of.NewTournament), now_ms())
    except msgspec.ValidationError as error:
        field = re.search(r"`\$\.(\w+)|field `(\w+)`", str(error))
        raise fail(next((name for name in field.groups() if name), "") if field else "", str(error)) from None
    except GonfalonError as error:
        raise fail("", str(error)) from None


async def announce_due(tournaments: Tournaments, planned: tuple[Planned, ...]) -> None:
    """Announce what is due, each once however often this is asked."""
    now = tournaments.clock()
    for one in planned:
        begins = one.next_start(now)
        if begins is None or begins - now > one.ahead * 86_400_000:
            continue
        when = datetime.fromtimestamp(begins / 1000, UTC).isoformat()
        origin = f"{one.plan.name} {one.plan.game} {one.plan.variant}"[:120] + f" {when}"
        if not await tournaments.store.is_announced(origin):
            await tournaments.add(msgspec.structs.replace(one.plan, starts_at=begins), "", origin)


async def announce_for_ever(tournaments: Tournaments, rules: TournamentRules) -> None:
    """Announce what the host has planned, until the server stops."""
    await tournaments.tables.rooms.rules.wait()
    while rules.planned:
        try:
            await announce_due(tournaments, rules.planned)
        except Exception:
            log.exception("the schedule could not be announced")
        await asyncio.sleep(ANNOUNCING_SECONDS)
