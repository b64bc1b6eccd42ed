"""Decks that have won: lists that come with the program, and how often a computer player won with them where that was measured.

`chances.json` is written by scripts/fellowship/chances.py from bench/results/scenarios.csv.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from gonfalon.games.fellowship import decks
from gonfalon.games.fellowship.engine import model as m

FOLDER = Path(__file__).parent / "decks"
CHANCES = Path(__file__).parent / "chances.json"
Judge = Literal["search", "rules of thumb"]
"""Who played the games: the search with 40 playouts a decision, or level 1."""


class Chance(msgspec.Struct, frozen=True):
    """Games that a computer player played alone with a deck, and won. deck: the name of a starter deck or of a list of this package."""

    scenario: str
    deck: str
    player: Judge
    games: int
    won: int

    @property
    def share(self) -> float:
        """Share of the games that were won, 0 to 1."""
        return self.won / self.games


class SoundDeck(NamedTuple):
    """A deck list of this package under its name."""

    name: str
    text: str


@lru_cache(maxsize=1)
def sound_decks() -> tuple[SoundDeck, ...]:
    """All lists of the package, by name."""
    return tuple(
        SoundDeck(path.stem, path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.txt"))
    )


@lru_cache(maxsize=1)
def chances() -> tuple[Chance, ...]:
    """All that was measured."""
    return msgspec.json.decode(CHANCES.read_bytes(), type=tuple[Chance, ...])


def chance_of(deck: str, scenario: str) -> Chance | None:
    """What was measured of a deck in a scenario, by the strongest player that did; None for nothing."""
    found = [one for one in chances() if (one.deck, one.scenario) == (deck, scenario)]
    return min(found, key=lambda one: one.player != "search", default=None)


def best_first(
    scenario: str, spheres: Collection[str], copies: str, taken: Collection[str] = ()
) -> tuple[SoundDeck, ...]:
    """Lists that are legal with these copies, of heroes of these spheres (none: any) that nobody else has taken (ids).

    The best chance in the scenario comes first. Decks alike there stand by their chances in the others, hardest first.
    """
    found: list[SoundDeck] = []
    for sound in sound_decks():
        deck, faults = decks.read_deck(sound.text, copies)
        own = {m.all_cards()[hero].sphere for hero in deck.heroes}
        if (
            not faults
            and own <= {*(spheres or m.SPHERES)}
            and own >= {*spheres}
            and not {*deck.heroes} & {*taken}
        ):
            found.append(sound)
    order = (scenario, *reversed([one for one in m.all_scenarios() if one != scenario]))

    def shares(sound: SoundDeck) -> list[float]:
        known = [chance_of(sound.name, one) for one in order]
        return [one.share if one else 0.0 for one in known]

    return tuple(sorted(found, key=shares, reverse=True))
