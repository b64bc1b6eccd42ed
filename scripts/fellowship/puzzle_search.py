"""Games won after each answer to a decision of the card game, all answers over the same drawn decks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gonfalon import players
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream
from gonfalon.games.fellowship.engine.state import Choice
from gonfalon.games.fellowship.game import GAME
from gonfalon.learn.fellowship.puzzle_position import LEVELS_TRIED
from gonfalon.players.fellowship.odds import Tried
from gonfalon.players.fellowship.search_plans import SETS

COPY = re.compile(r"\.\d+\b")
TRIES, FINDS = 5, 3
"""Tries of a level; so many of them must find the act."""


class Asked:
    """A decision and its answers by their texts, empty where they are too few or too many, or where a set is chosen."""

    def __init__(self, information: InformationState, fewest: int, most: int) -> None:
        self.information, self.seat = information, information.seat
        state = GAME.sample(information, stream(0, "puzzle", information.observation.ply))
        pending = state.pending
        choices: Sequence[Choice] = ()
        if pending is not None and pending.again[0] not in SETS:
            choices = next((found for seat, found in pending.asks if seat == self.seat), ())
        self.kind = pending.kind if pending is not None else ""
        fits = fewest <= len(choices) <= most and not _has_twins(information.observation.legal or ())
        self.answers = {state.text(choice): choice for choice in choices} if fits else {}


def _has_twins(acts: Iterable[str]) -> bool:
    """Do two acts differ in the copy of a card alone? Copies are written `forest-spider.1`, `forest-spider.2`."""
    bare = [COPY.sub("", act) for act in acts]
    return len(set(bare)) < len(bare)


class Compared:
    """The games after each answer, in common samples."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.tried = {act: Tried((choice,)) for act, choice in asked.answers.items()}

    def play(self, n: int, seed: int) -> None:
        """Play n more games of each answer, over the decks that this seed draws."""
        rng = stream(seed, "puzzle", self.asked.information.observation.ply)
        for _ in range(n):
            sample = GAME.sample(self.asked.information, rng)
            sample.seed = rng.getrandbits(62)
            for one in self.tried.values():
                one.play(sample, self.asked.seat)

    def ranked(self, since: int = 0) -> list[str]:
        """The answers by games won of those from number `since` on, most first; the outlook decides between equals."""

        def worth(act: str) -> tuple[float, float]:
            return sum(self.tried[act].won[since:]), sum(self.tried[act].outlooks[since:])

        return sorted(self.tried, key=worth, reverse=True)

    def best(self, since: int = 0) -> tuple[str, str]:
        """The answers that won most and second most."""
        first, second, *_ = self.ranked(since)
        return first, second

    def share(self, act: str) -> float:
        """Of the games after an answer, how many of 100 were won."""
        return 100 * sum(self.tried[act].won) / max(1, self.tried[act].n)

    def is_apart(self, act: str) -> bool:
        """Is it ahead of every other answer by two standard errors?"""
        own = self.tried[act]
        return all(own.is_ahead(other) for other in self.tried.values() if other is not own)


class Lead(NamedTuple):
    """By how many games of 100 an answer is ahead of the next one, and the standard error of that."""

    games: float
    doubt: float


def lead(compared: Compared, best: str, second: str) -> Lead:
    """How far the second is behind the best."""
    mean, error = compared.tried[best].lead_over(compared.tried[second])
    return Lead(100 * mean, 100 * error)


def lowest_level(asked: Asked, best: str) -> int:
    """The lowest level that answers so in three of five tries; 0 for none."""
    for level in LEVELS_TRIED:
        hits = misses = 0
        for seed in range(TRIES):
            found = players.make("fellowship", level, seed).act(asked.information) == best
            hits, misses = hits + found, misses + (not found)
            if hits == FINDS:
                return level
            if misses > TRIES - FINDS:
                break
    return 0
