"""The page of a player: finished games and what they add up to. It shows what is public, and set-ups to their owner alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from gonfalon import games
from gonfalon.arena.series_result import SeriesResult
from gonfalon.core.errors import GonfalonError, WireError
from gonfalon.core.observation import GameSetup
from gonfalon.storage.people import Finished, PersonRow, SatThere
from gonfalon.storage.played_setups import played_setups
from gonfalon.storage.ratings import RatingsStore

from . import wire_people
from .clock import now_ms
from .crests import crest_of, shown
from .late_results import is_told, told_ratings
from .names import plain
from .people import People
from .rated_tables import told
from .wire_ratings import PersonRating

FIRST_LINES, MORE_LINES = 20, 50
"""Games on the page, and in each further part of the history."""
MOST_OTHERS, MOST_SETUPS = 12, 12
"""Opponents, and set-ups or values of a label, of one game that are told, those with most games first."""
FEWEST_FOR_THIRDS = 6
"""With fewer games their lengths tell nothing."""
UNKNOWN = WireError("person/unknown", "nobody on this server has this name")


class _Played(NamedTuple):
    """A finished game of the player, with who else sat there."""

    finished: Finished
    cooperative: bool
    others: tuple[SatThere, ...]

    @property
    def points(self) -> float:
        """What it was worth to the player, at least 0 for a win and below 0 for a loss."""
        return self.finished.outcome.returns[self.finished.seat]

    @property
    def result(self) -> wire_people.GameResult:
        """How it ended for the player."""
        return "won" if self.points > 0 else "lost" if self.points < 0 else "drawn"


class PlayerPages:
    """What is shown of people."""

    def __init__(self, people: People) -> None:
        self.people = people

    async def page(self, name: str, key: str) -> wire_people.PlayerPage:
        """The page of whoever has this name. key: "", or that of whoever asks. Raises WireError if nobody has the name."""
        row = await self._of(name)
        own = await self._is_own(row, key)
        played = await self._shown(row, key)
        setups = await played_setups(self.people.store.store, _with_texts(played)) if own else {}
        counted = await asyncio.to_thread(statistics, played, own, setups)
        history = _history(played, 0, FIRST_LINES, own, await self._shows(row, own))
        ratings = await self._ratings(row.id, own)
        return wire_people.PlayerPage(
            row.name, crest_of(row.crest), row.created, own, counted, history, ratings
        )

    async def _ratings(self, person: str, own: bool) -> tuple[PersonRating, ...]:
        store = self.people.store.store
        kept = await RatingsStore(store).of_person(person)
        if not own:
            told_now = await told_ratings(store, [person])
            known = [(where, told_now[where]) for where in kept if where in told_now]
            kept = dict(sorted(known, key=lambda one: (-one[1].rating.games, -one[1].updated)))
        return tuple(PersonRating(*where, told(one.rating), one.updated) for (_, where), one in kept.items())

    async def history(self, name: str, key: str, start: int) -> wire_people.HistoryPage:
        """A further part of the history. Raises WireError if nobody has the name."""
        row = await self._of(name)
        own = await self._is_own(row, key)
        shows = await self._shows(row, own)
        return _history(await self._shown(row, key), max(0, start), MORE_LINES, own, shows)

    async def _shows(self, row: PersonRow, own: bool) -> set[str]:
        return await self.people.store.shows(row.id) if own else set()

    async def _is_own(self, row: PersonRow, key: str) -> bool:
        """Is this a key of that person?"""
        return await self.people.id_of(key) == row.id

    async def _of(self, name: str) -> PersonRow:
        row = await self.people.store.of_name(plain(name))
        if row is None:
            raise UNKNOWN
        return row

    async def _shown(self, row: PersonRow, key: str) -> list[_Played]:
        """The games that whoever asks may know of: those that others watch late only once their end is shown, but for their players."""
        asker, now = await self.people.id_of(key), now_ms()
        return [
            one
            for one in await self._played(row)
            if is_told(one.finished.terms, one.finished.outcome.ended, now)
            or asker in ({row.id, *(sat.person for sat in one.others)} - {""})
        ]

    async def _played(self, row: PersonRow) -> list[_Played]:
        """The finished games of a person, newest first, each once. A game against oneself is none."""
        found, seen = list[_Played](), set[str]()
        lines = await self.people.store.finished(row.id)
        there = await self.people.store.sat_there(lines)
        for line in lines:
            match = line.outcome.match
            others = tuple(sat for sat in there.get(match, ()) if sat.person != row.id)
            own = len(there.get(match, ())) - len(others)
            cooperative = _is_cooperative(line.game)
            is_shown = line.seat < len(line.outcome.returns) and (cooperative or (others and own == 1))
            if match not in seen and is_shown:
                found.append(_Played(line, cooperative, others))
            seen.add(match)
        return found


def _is_cooperative(game: str) -> bool:
    try:
        return games.get(game).spec.cooperative
    except GonfalonError:  # a game that this server does not have any more
        return False


def _with_texts(played: Sequence[_Played]) -> list[str]:
    """The matches whose seats brought something."""
    return [one.finished.outcome.match for one in played if _brings(one.finished.game)]


def _brings(game: str) -> bool:
    try:
        return games.get(game).spec.brings is not None
    except GonfalonError:  # a game that this server does not have any more
        return False


def statistics(
    played: Sequence[_Played], own: bool, setups: Mapping[str, GameSetup] = MappingProxyType({})
) -> tuple[wire_people.GameStatistics, ...]:
    """What games add up to, by game; those with most games first. own: set-ups and labels are told. setups: by match."""
    boxes: dict[tuple[str, str], list[_Played]] = {}
    for one in played:
        boxes.setdefault((one.finished.game, one.finished.variant), []).append(one)
    found = list[wire_people.GameStatistics]()
    for (game, variant), some in sorted(boxes.items(), key=lambda box: -len(box[1])):
        labels = _labels(some, setups) if own else ()
        told = (_others(some), _lengths(some), () if labels else _setups(some, own), labels)
        found.append(wire_people.GameStatistics(game, variant, some[0].cooperative, tally(some), *told))
    return tuple(found)


def _labels(played: Iterable[_Played], setups: Mapping[str, GameSetup]) -> tuple[wire_people.LabelTally, ...]:
    """The labels that the game gives a seat's games, kind by kind, those with most games first."""
    groups: dict[str, dict[tuple[str, ...], list[_Played]]] = {}
    for one in played:
        setup = setups.get(one.finished.outcome.match)
        if setup is None:
            continue
        try:
            labels = games.get(one.finished.game).statistics_labels(setup, one.finished.seat)
        except GonfalonError:  # what was legal then need not be readable any more
            continue
        for kind, words in labels.items():
            groups.setdefault(kind, {}).setdefault(words, []).append(one)
    return tuple(
        wire_people.LabelTally(kind, words, tally(some))
        for kind, values in groups.items()
        for words, some in sorted(values.items(), key=lambda value: -len(value[1]))[:MOST_SETUPS]
    )


def tally(played: Sequence[_Played]) -> wire_people.Tally:
    """Count games."""
    results = [one.result for one in played]
    won, drawn, lost = (results.count(word) for word in ("won", "drawn", "lost"))
    counted = SeriesResult(won, drawn, lost, 0)
    low, high = counted.interval()
    return wire_people.Tally(len(played), won, drawn, *(round(x, 4) for x in (counted.score, low, high)))


def _other(sat: SatThere) -> wire_people.Other:
    if sat.kind == "computer":
        return wire_people.Other(True, sat.level, sat.player)
    name, crest = shown(sat.named)
    return wire_people.Other(False, name=name, crest=crest)


def _others(played: Iterable[_Played]) -> tuple[wire_people.OtherTally, ...]:
    groups: dict[wire_people.Other, list[_Played]] = {}
    for one in played:
        for other in {_other(sat) for sat in one.others}:
            groups.setdefault(other, []).append(one)
    ordered = sorted(groups.items(), key=lambda group: -len(group[1]))[:MOST_OTHERS]
    return tuple(wire_people.OtherTally(other, tally(some)) for other, some in ordered)


def _lengths(played: Sequence[_Played]) -> tuple[wire_people.LengthTally, ...]:
    """Short, middling and long games, as far as they differ."""
    turns = sorted(one.finished.outcome.turns for one in played)
    if len(turns) < FEWEST_FOR_THIRDS:
        return ()
    first, second = turns[(len(turns) - 1) // 3], turns[2 * (len(turns) - 1) // 3]
    bounds = [(turns[0], first), (first + 1, second), (second + 1, turns[-1])]
    found = list[wire_people.LengthTally]()
    for least, most in bounds:
        some = [one for one in played if least <= one.finished.outcome.turns <= most]
        if some:
            found.append(wire_people.LengthTally(least, most, tally(some)))
    return tuple(found)


def _setups(played: Iterable[_Played], own: bool) -> tuple[wire_people.SetupTally, ...]:
    """The player's set-ups, newest game of each first in its group. () unless the player asks: a rival would read the next game in them."""
    if not own:
        return ()
    groups: dict[str, list[_Played]] = {}
    for one in played:
        setups, seat = one.finished.outcome.setups, one.finished.seat
        if seat < len(setups) and setups[seat]:
            groups.setdefault(setups[seat], []).append(one)
    ordered = sorted(groups.values(), key=len, reverse=True)[:MOST_SETUPS]
    return tuple(
        wire_people.SetupTally(
            some[0].finished.outcome.match, some[0].finished.seat, some[0].finished.outcome.ended, tally(some)
        )
        for some in ordered
    )


def _history(
    played: Sequence[_Played], start: int, count: int, own: bool, shows: set[str]
) -> wire_people.HistoryPage:
    lines = tuple(_line(one, own, shows) for one in played[start : start + count])
    return wire_people.HistoryPage(len(played), lines)


def _line(one: _Played, own: bool, shows: set[str]) -> wire_people.HistoryLine:
    finished = one.finished
    outcome = finished.outcome
    return wire_people.HistoryLine(
        outcome.match if own else "",
        finished.game,
        finished.variant,
        finished.seat,
        outcome.ended,
        outcome.turns,
        one.result,
        outcome.reason,
        tuple(_other(sat) for sat in one.others),
        outcome.match in shows,
    )
