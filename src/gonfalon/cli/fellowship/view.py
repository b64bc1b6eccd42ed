"""A card game in the terminal: the table zone by zone, and every card by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from gonfalon.core.events import Event
from gonfalon.core.observation import Observation
from gonfalon.games.fellowship.engine.model import OWN, Card
from gonfalon.games.fellowship.observation import CardView, FellowshipObservation, SeatView

from .. import words
from ..plain import PlainView

KEY = re.compile(r"[a-z][a-z0-9'-]*(?:\.\d+)?")
"""A card's key: its printed card, and a number where there are several."""
ZONES = {
    "quest": "Quest",
    "active": "Active location",
    "staging": "Staging area",
    "engaged": "Engaged",
    "area": "In play",
    "attached": "Attached",
    "shadows": "Shadow cards",
    "limbo": "Being resolved",
}
FIGURES = ("willpower", "attack", "defense", "hit_points", "threat", "points")
COUNTERS = ("damage", "progress", "resources")
STATES = ("exhausted", "committed", "prisoner", "orc_guard")
UNSEEN = {"": "an unknown card", "!": "a card that is no event"}


class FellowshipView(PlainView):
    """The table, and the words of the game."""

    # ---- the position --------------------------------------------------------------------------------------------

    def position_text(self, seen: Observation) -> str:
        assert isinstance(seen, FellowshipObservation)
        return "\n".join(f"  {line}" for line in self._table(seen))

    def _table(self, seen: FellowshipObservation) -> Iterator[str]:
        phase = words.say(f"phase-{seen.phase}", words.plain(seen.phase)) if seen.phase else ""
        yield ", ".join(one for one in (f"Round {seen.round}", phase, f"stage {seen.stage}") if one)
        yield f"Quest: {seen.committed} willpower against {seen.staged} threat. Encounter deck: {seen.encounter}."
        for zone, title in ZONES.items():
            cards = [card for card in seen.cards if card.zone == zone]
            if cards:
                yield f"{title}:"
                yield from (f"  {self._card(card)}" for card in cards)
        for seat, one in enumerate(seen.seats):
            yield self._seat(seat, one, seat == seen.first)
        for title, keys in (
            ("Encounter discard pile", seen.encounter_discard),
            ("Victory display", seen.victory),
            ("Removed", seen.removed),
            ("Set aside", seen.aside),
        ):
            if keys:
                yield f"{title}: {', '.join(map(named, keys))}"
        yield from self._own_texts(seen)

    def _own_texts(self, seen: FellowshipObservation) -> Iterator[str]:
        """What a user's file says of its cards that lie on the table or in a hand."""
        keys = [card.key for card in seen.cards] + [key for one in seen.seats for key in one.hand]
        own = {card.id: card for key in keys if (card := own_card(key)) and card.text}
        if own:
            yield "Your cards:"
            yield from (f"  {card.title}: {card.text}" for card in own.values())

    def _card(self, card: CardView) -> str:
        """A card in a line: its name and key, whose it is, its figures, what lies on it and how it stands."""
        told = [f"{words.plain(name)} {getattr(card, name)}" for name in FIGURES if getattr(card, name)]
        told += [f"engagement cost {card.price}"] if card.price >= 0 else []
        told += [f"{name} {getattr(card, name)}" for name in COUNTERS if getattr(card, name)]
        told += [words.plain(name) for name in STATES if getattr(card, name)]
        told += [f"on {named(card.host)}"] if card.host else []
        told += [self.name_of(card.controller)] if card.controller >= 0 and self.match.n_seats > 1 else []
        title = f"{named(card.id)} [{card.key}]" if card.key else "a card face down"
        return f"{title}: {', '.join(told)}" if told else title

    def _seat(self, seat: int, one: SeatView, is_first: bool) -> str:
        if one.eliminated:
            return f"{self.name_of(seat)}: out of the game"
        first = ", first player" if is_first and self.match.n_seats > 1 else ""
        hand = (
            ", ".join(f"{named(key)} [{key}]" if key not in UNSEEN else UNSEEN[key] for key in one.hand)
            or "-"
        )
        gone = f"; discard pile: {', '.join(map(named, one.discard))}" if one.discard else ""
        return f"{self.name_of(seat)}{first}: threat {one.threat}, deck {one.deck}; hand: {hand}{gone}"

    # ---- names ---------------------------------------------------------------------------------------------------

    def _part(self, name: str, value: str) -> str:
        if words.known(f"part-{name}-{value}") or name.endswith("seat"):
            return super()._part(name, value)
        told = named(value)
        return told if told != value else super()._part(name, value).removeprefix("verb ")

    def event_text(self, event: Event) -> str:
        """As in PlainView; the game's own words come first where several games tell of events of one name."""
        facts = {name: self._fact(name, value) for name, value in event.facts.items()}
        return words.known(f"fellowship-event-{event.kind}", **facts) or super().event_text(event)

    def _fact(self, name: str, value: Any) -> str | int:
        found = super()._fact(name, value)
        return named(found) if isinstance(found, str) else found


def named(text: str) -> str:
    """A text with the keys of cards in it replaced by their names; a card of a user's file goes by its title."""
    return KEY.sub(lambda key: _name(key[0]), text)


def _name(key: str) -> str:
    card = own_card(key)
    return card.title if card else words.say(f"card-{key.split('.')[0]}", key)


def own_card(key: str) -> Card | None:
    """The card of a user's file that a key names, None for all others."""
    return OWN.get(key.split(".")[0])
