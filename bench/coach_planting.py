"""Planted mistakes: in a game one act is replaced by another one that scores clearly less in games played on from what its seat knew.

A family gives what differs (`coach_families.py`). The games that are played on start from boards drawn from what the seat knew, equal
ones after both acts. A mistake must be one for each judge of the family: what costs only the player that goes on in one style is none.
Everything is drawn from the seed of the line, so a line is the same on any machine.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from coach_boards import Boards

from gonfalon import games, players
from gonfalon.core.seat_decision import SeatDecision
from gonfalon.match.decisions import PlayedAct, decisions_in

LOOKS = (6, 10, 16, 24, 36, 52, 76, 110, 150)
"""Games after which a comparison may end: the act is hardly bad enough, or surely."""
HOPE, SURE = 0.6, 2.0
"""Standard errors by which a gap may still be above what was found, and by which it must be above what is wished to count as sure."""
LEAST_GAMES = 16
"""Games before which nothing is sure. A style that is compiled plays all of them: it costs seconds."""
N_TRIED = 3
"""Acts that every judge looks at, at one moment."""
SCREENED = 24
"""Games of a compiled style in which all acts of a moment are looked at, to find the ones to be tried."""
SCREENING = 3_000_000
"""Between the seeds of the boards on which acts are chosen and of those on which they are confirmed: a choice flatters."""
SEEDS_APART = 10
"""Difference of the seeds of two games that are played on."""


class PlantingFamily(NamedTuple):
    """What a family gives. makers: style -> what makes its player from a seed; none of them is who the coach searches with.

    judges: styles of players; each in turn plays on at every seat, the cheapest first. is_moment: may a mistake be planted at this
    decision? first, last: plies between which it may be. moments: how many of them are tried, until a mistake is found. cap: plies after
    which a game, and one that is played on, counts as a draw. finish: plays a drawn state on more quickly and tells the score of a seat;
    None: players of the judge's style do. compiled: judge -> what makes, of the boards of a decision and the cap, (act, seed) -> score of a
    game that it plays on so much faster.
    """

    name: str
    variants: tuple[str, ...]
    makers: dict[str, Callable[[int], players.Player]]
    judges: tuple[str, ...]
    is_moment: Callable[[Any], bool]
    first: int
    last: int
    cap: int
    n_seats: int = 2
    moments: int = 12
    finish: Callable[[Any, int], float] | None = None
    compiled: Mapping[str, Callable[[Boards, int], Callable[[str, int], float]]] = MappingProxyType({})


class Wish(NamedTuple):
    """What a planted mistake must be: at least `gap` less in at most `games` games of each of the judges. ends_early: may it be fewer?"""

    variant: str
    judges: tuple[str, ...]
    games: int
    gap: float
    seed: int
    ends_early: bool = True


class Gap(NamedTuple):
    """How much less an act scores. good, bad: mean scores. error: standard error of their difference. games: after which it stood.
    holds: is it what was wished, surely or after all games?
    """

    good: float
    bad: float
    error: float
    games: int
    holds: bool

    @property
    def gap(self) -> float:
        return self.good - self.bad


def new_state(family: PlantingFamily, variant: str, seed: int) -> Any:
    """A game at its start."""
    rules: Any = games.get(family.name)
    return rules.new(seed, rules.setup(variant, n_seats=family.n_seats))


def play(family: PlantingFamily, state: Any, by: list[players.Player], cap: int) -> Any:
    """Play on to the end or the cap."""
    rules: Any = games.get(family.name)
    while state.outcome is None and state.ply < cap:
        seat = state.to_act()[0]
        state.step(seat, by[seat].act(rules.information_state(state, seat)))
    return state


def score(state: Any, seat: int) -> float:
    """1 for a game that this seat has won, 0 for one that it has lost."""
    return 0.5 if state.outcome is None else (1 + state.outcome.returns[seat]) / 2


class GamesFrom:
    """Games that are played on from what one seat knew. Each is played once; the boards of a compiled style are drawn once."""

    def __init__(self, family: PlantingFamily, information: Any) -> None:
        self.family, self.information = family, information
        self.boards = Boards(family.name, information)
        self._compiled = dict[str, Callable[[str, int], float]]()
        self._scores = dict[tuple[str, str, int], float]()

    def score(self, judge: str, act: str, seed: int) -> float:
        """The score of one game after an act. The same seed gives both acts of a comparison one board."""
        key = judge, act, seed
        if key not in self._scores:
            self._scores[key] = self._played(judge, act, seed)
        return self._scores[key]

    def _played(self, judge: str, act: str, seed: int) -> float:
        if judge in self.family.compiled:
            if judge not in self._compiled:
                self._compiled[judge] = self.family.compiled[judge](self.boards, self.family.cap)
            return self._compiled[judge](act, seed)
        family, seat = self.family, self.information.seat
        state = self.boards.state(seed)
        state.step(seat, act)
        if family.finish is not None:
            return family.finish(state, seat)
        by = [family.makers[judge](seed + one) for one in range(1, family.n_seats + 1)]
        return score(play(family, state, by, state.ply + family.cap), seat)


def gap_of(games_from: GamesFrom, acts: tuple[str, str], wish: Wish, judge: str, seed: int) -> Gap:
    """How much less the second act scores than the first one; it ends early where that is hardly what is wished, or surely."""
    totals, differences = [0.0, 0.0], list[float]()
    for number in range(wish.games):
        found = [games_from.score(judge, act, seed + SEEDS_APART * number) for act in acts]
        totals = [total + one for total, one in zip(totals, found, strict=True)]
        differences.append(found[0] - found[1])
        if wish.ends_early and number + 1 in LOOKS:
            may_be_sure = number + 1 >= LEAST_GAMES and judge not in games_from.family.compiled
            if _is_hardly(differences, wish.gap) or (may_be_sure and _is_surely(differences, wish.gap)):
                break
    n = len(differences)
    mean = sum(differences) / n
    return Gap(totals[0] / n, totals[1] / n, _error(differences), n, mean >= wish.gap)


def _is_hardly(differences: list[float], wished: float) -> bool:
    """Is their mean hardly as high as wished?"""
    return sum(differences) / len(differences) + HOPE * _error(differences) < wished


def _is_surely(differences: list[float], wished: float) -> bool:
    """Is their mean surely as high?"""
    return sum(differences) / len(differences) - SURE * _error(differences) >= wished


def gaps_of(games_from: GamesFrom, acts: tuple[str, str], wish: Wish, seed: int) -> dict[str, Gap]:
    """Judge -> how much less the second act scores; without the judges after the first whose gap is not what is wished."""
    found = dict[str, Gap]()
    for judge in wish.judges:
        found[judge] = gap_of(games_from, acts, wish, judge, seed)
        if not found[judge].holds:
            break
    return found


def all_hold(gaps: dict[str, Gap], wish: Wish) -> bool:
    """Is it what is wished by every judge?"""
    return len(gaps) == len(wish.judges) and all(one.holds for one in gaps.values())


def least_gap(gaps: dict[str, Gap]) -> float:
    """What the judges agree on."""
    return round(min(one.gap for one in gaps.values()), 3)


def as_told(gaps: dict[str, Gap]) -> dict[str, Any]:
    """The gaps for a line of a file."""
    return {
        judge: {
            "gap": round(one.gap, 3),
            "error": round(one.error, 3),
            "scores": [round(one.good, 3), round(one.bad, 3)],
            "games": one.games,
        }
        for judge, one in gaps.items()
    }


def _error(differences: list[float]) -> float:
    """The standard error of the mean; that of one game more that differs, where too few do."""
    n = len(differences)
    mean = sum(differences) / n
    spread = math.sqrt(sum((one - mean) ** 2 for one in differences) / n)
    return max(spread, 1 / math.sqrt(n)) / math.sqrt(n)


def planted(family: PlantingFamily, wish: Wish, number: int) -> dict[str, Any]:
    """A whole game with one planted mistake; "place" is missing where no bad enough act was met."""
    rules: Any = games.get(family.name)
    names = tuple(family.makers)
    styles = [names[number % len(names)], names[number // len(names) % len(names)]][: family.n_seats]
    rng, seed, seat = random.Random(wish.seed + number), wish.seed + 1_000 * number, number % family.n_seats
    state, acts = new_state(family, wish.variant, seed), list[tuple[int, str]]()
    by = [family.makers[style](seed + one) for one, style in enumerate(styles)]
    at = sorted(rng.sample(range(family.first, family.last), family.moments))
    told: dict[str, Any] = {"number": number, "variant": wish.variant, "styles": styles, "seat": seat}
    told |= {"seed": seed}
    began = time.process_time()
    while state.outcome is None and state.ply < family.cap:
        mover = state.to_act()[0]
        known = rules.information_state(state, mover)
        act = by[mover].act(known)
        if "place" not in told and mover == seat and at and state.ply >= at[0] and family.is_moment(known):
            at = [one for one in at if one > state.ply]
            bad, found = _worse(family, known, act, wish, rng, seed + state.ply)
            if found is not None:
                told |= {"place": len(acts), "instead_of": act, "act": bad, "gap": least_gap(found)}
                told |= {"judges": as_told(found)}
                act = bad
        acts.append((mover, act))
        state.step(mover, act)
    return {**told, "acts": acts, "cpu": round(time.process_time() - began, 1)}


def _worse(
    family: PlantingFamily, known: Any, act: str, wish: Wish, rng: random.Random, seed: int
) -> tuple[str, dict[str, Gap] | None]:
    """An act that is bad enough and how bad; ("", None) if none of a few is."""
    games_from = GamesFrom(family, known)
    others = [text for text in known.observation.legal if text != act]
    for bad in worst_first(games_from, act, rng.sample(others, len(others)), wish, seed)[:N_TRIED]:
        found = gaps_of(games_from, (act, bad), wish, seed)
        if all_hold(found, wish):
            return bad, found
    return "", None


def worst_first(games_from: GamesFrom, act: str, others: list[str], wish: Wish, seed: int) -> list[str]:
    """The acts that may be bad enough, the worst first, by a few games of a first judge who is compiled; else all as they come."""
    if wish.judges[0] not in games_from.family.compiled:
        return others
    few = wish._replace(judges=wish.judges[:1], games=SCREENED)
    found = [
        (gap_of(games_from, (act, bad), few, few.judges[0], seed + SCREENING), place)
        for place, bad in enumerate(others)
    ]
    hopeful = [(one.gap, -place) for one, place in found if one.gap + HOPE * one.error >= wish.gap]
    return [others[-place] for _, place in sorted(hopeful, reverse=True)]


def answers_of(family: PlantingFamily, line: dict[str, Any]) -> tuple[SeatDecision, ...]:
    """The answers of a line's seat that the coach judges."""
    rules: Any = games.get(family.name)
    acts = [PlayedAct(n, seat, text) for n, (seat, text) in enumerate(line["acts"])]
    state = new_state(family, line["variant"], line["seed"])
    return players.answers(family.name, decisions_in(rules, state, acts, line["seat"]))
