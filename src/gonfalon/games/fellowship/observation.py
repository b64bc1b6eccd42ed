"""The observation of the card game, as plain data (CARD-1)."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon.core.observation import Observation

from .engine.vocabulary import Phase, Sphere, Zone


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on the table. key: its name in actions, "" face down. id: its printed card, "" face down.

    seat: whose area, -1 nobody's. host: the key of what it lies
    under; of a card under one that is face down the host's place. Numbers are what they are now, with everything that changes
    them. price: engagement cost, -1 none. points: quest points, 0 none.
    """

    key: str
    id: str
    zone: Zone
    seat: int = -1
    controller: int = -1
    host: str = ""
    exhausted: bool = False
    committed: bool = False
    prisoner: bool = False
    orc_guard: bool = False
    damage: int = 0
    resources: int = 0
    progress: int = 0
    willpower: int = 0
    attack: int = 0
    defense: int = 0
    hit_points: int = 0
    threat: int = 0
    price: int = -1
    points: int = 0
    spheres: tuple[Sphere, ...] = ()
    traits: tuple[str, ...] = ()


class SeatView(msgspec.Struct, frozen=True):
    """What belongs to one seat. hand: keys, "" for a card this seat does not know, "!" for one that is known to be no event."""

    threat: int
    eliminated: bool
    hand: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]


class Prospect(msgspec.Struct, frozen=True):
    """What an option of the open question would take and do. action: the text of the option.

    pays: resources by the key of the hero that gives them; of a payment, the way that spares what the heroes need. effects: points by
    effect, 0 where the number is worked out later. exhausts: its own card exhausts for it. matters: a window waits for it.
    """

    action: str
    pays: dict[str, int] = {}
    effects: dict[str, int] = {}
    exhausts: bool = False
    matters: bool = False


class FellowshipObservation(Observation, frozen=True, kw_only=True):
    """What one seat (or a spectator) sees now. committed: willpower of the committed characters. staged: threat of the staging area.
    attack: the attack under way. encounter: cards in the encounter deck. prospects: of the options of this seat's question. quiet: this
    seat's question may be passed unasked, for nothing at it matters.

    encounter_discard, victory, removed, aside: keys. engine: what the sampler needs to set the game up again: columns, frames and
    lasting effects, none of which holds anything that some seat may not know.
    """

    round: int
    phase: Phase
    stage: int
    first: int
    cards: tuple[CardView, ...]
    seats: tuple[SeatView, ...]
    encounter: int
    encounter_discard: tuple[str, ...]
    victory: tuple[str, ...]
    removed: tuple[str, ...]
    aside: tuple[str, ...]
    committed: int
    staged: int
    attack: dict[str, Any]
    scores: dict[str, int]
    engine: dict[str, Any]
    prospects: tuple[Prospect, ...] = ()
    quiet: bool = False
