"""The story of a finished game of the card game, from what everybody could see: threat by round, the rounds that decided it, what to try.

The outlook at the beginning of a round is the mean value of states drawn from what everybody knew. So hands tell nothing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.core.course import Course, Heard, Position
from gonfalon.core.errors import GonfalonError
from gonfalon.core.events import Event
from gonfalon.core.rng import stream
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.observation import FellowshipObservation

from ..story import Story, StoryMoment, StoryPoint, Told
from .evaluation import value_of

SAMPLES = 4
"""States drawn for the outlook at the beginning of a round."""
MOST_MARKS, LEAST_MARK = 3, 2
"""Marks on the curve of threat, and points of threat that are worth one."""
LEAST_SWING = 0.03
"""Change of the outlook in a round from which on it counts as a moment."""


class Beat(NamedTuple):
    """Something that may be told of a round. weight: how much it matters, above 0 for the company, below 0 against it."""

    heard: Heard
    weight: float
    told: Told


def story(course: Course) -> Story:
    """The story of a finished game. Equal courses have equal stories."""
    teller = _Teller(course)
    outlooks = [_outlook(course, at) for at in course.positions]
    end = _end_of(course, outlooks[-1])
    swings = [after - before for before, after in zip(outlooks, [*outlooks[1:], end], strict=True)]
    is_won = bool(course.last.returns and course.last.returns[0] > 0)
    return Story(
        points=tuple(
            StoryPoint(at.turn + 1, at.frame, teller.threat_after(number), round(outlooks[number], 3))
            for number, at in enumerate(course.positions)
        ),
        marks=teller.marks(),
        losses=tuple(_moment(beat, 0.0) for beat in teller.losses),
        kept=teller.kept(),
        best=teller.moment(swings, 1),
        turned=teller.moment(swings, -1),
        tip=None if is_won else teller.tip(),
        sums=dict(teller.sums),
    )


def _outlook(course: Course, at: Position) -> float:
    """The chance to win as everybody could judge it then; one half where no state agrees with what was public."""
    rng = stream(0, "story", at.information.observation.ply)
    try:
        values = [value_of(GAME.sample(at.information, rng)) for _ in range(SAMPLES)]
    except GonfalonError:
        return 0.5
    return min(1.0, max(0.0, sum(values) / SAMPLES))


def _end_of(course: Course, before: float) -> float:
    """The chance to win after the end; that of before where the game has ended beside its rules."""
    returns = course.last.returns
    return before if returns is None else float(returns[0] > 0)


def _moment(beat: Beat, swing: float) -> StoryMoment:
    return StoryMoment(beat.heard.turn + 1, beat.heard.frame, beat.told, round(swing, 3))


def _seen(at: Position) -> FellowshipObservation:
    seen = at.information.observation
    assert isinstance(seen, FellowshipObservation)
    return seen


class _Teller:
    """What the events of a course add up to. sums: points of threat by what brought them, and what was felled, explored and lost."""

    def __init__(self, course: Course) -> None:
        self.course, self.catalogue = course, GAME.catalogue(course.setup)
        self.beats, self.losses = list[Beat](), list[Beat]()
        self.sums = Counter[str]()
        self._moved = defaultdict[tuple[int, str], Counter[int]](Counter)
        self._first_frames: dict[tuple[int, str], Heard] = {}
        self._attackers: tuple[str, list[str]] = ("", [])
        self._is_refreshing = False
        for heard in course.heard:
            for event in heard.events:
                self._read(heard, event)
        self._add_sums()

    # ---- reading -------------------------------------------------------------------------------------------------

    def _card(self, key: str) -> m.Card | None:
        """A printed card by the key of a copy, None for what is no card."""
        at = self.catalogue.by_key.get(key)
        return None if at is None else self.catalogue.cards[at]

    def _add(self, heard: Heard, weight: float, name: str, **facts: int | str) -> Beat:
        self.beats.append(Beat(heard, weight, Told(name, facts)))
        return self.beats[-1]

    def _read(self, heard: Heard, event: Event) -> None:
        """Note what an event means for the company."""
        facts = event.facts
        match event.kind:
            case "refreshed" | "first_player":
                self._is_refreshing = event.kind == "refreshed"
            case "threat":
                self._read_threat(heard, event)
            case "attack":
                self._attackers = (facts["enemy"], list(facts["cards"]))
            case "left" if facts["how"] == "destroyed":
                self._read_destroyed(heard, facts["card"])
            case "explored":
                self.sums["locations"] += 1
                self._add(heard, 1.5, "explored", card=facts["card"])
            case "stage_done":
                self._add(heard, 3.0, "stage_done", card=facts["card"])
            case "quest_resolved":
                ahead = facts["willpower"] - facts["threat"]
                if ahead:
                    name = "quested" if ahead > 0 else "quest_failed"
                    self._add(heard, ahead / (3 if ahead > 0 else 2), name, amount=abs(ahead))
            case "cancelled":
                self._add(heard, 1.5, "cancelled", card=facts["card"])
            case "undefended":
                self._add(heard, -1.5, "undefended", card=facts["enemy"])
            case "engaged":
                card = self._card(facts["card"])
                self._add(heard, -(card.attack if card else 1) / 3, "engaged", card=facts["card"])
            case "eliminated" if self.course.setup.n_seats > 1:
                self._add(heard, -5.0, "eliminated", seat=facts["seat"])
            case _:
                pass

    def _read_destroyed(self, heard: Heard, key: str) -> None:
        card = self._card(key)
        if card is None:
            return
        if card.type == "enemy":
            self.sums["enemies"] += 1
            enemy, cards = self._attackers
            by = " ".join(cards) if enemy == key else ""
            self._add(heard, max(1.0, card.hit_points / 3), "felled", card=key, by=by)
        elif card.type == "hero":
            self.losses.append(self._add(heard, -4.0, "hero_fell", card=key))
        elif card.type == "ally":
            self._add(heard, -1.0, "ally_fell", card=key)

    def _read_threat(self, heard: Heard, event: Event) -> None:
        """Points of threat by what brought them. A card that adds to the refresh phase brings what is above the usual one."""
        seat, moved = event.facts["seat"], event.facts["after"] - event.facts["before"]
        usual = 1 if self._is_refreshing and moved > 0 else 0
        self.sums["threat_rounds"] += usual
        moved -= usual
        if not moved:
            return
        card = self._card(event.cause)
        source = card.id if card else "quest_failed" if event.cause == "resolve_quest" else ""
        self.sums["threat_quests" if source == "quest_failed" else "threat_cards"] += moved
        self._first_frames.setdefault((heard.turn, source), heard)
        self._moved[heard.turn, source][seat] += moved
        if card:
            name = "threat_raised" if moved > 0 else "threat_lowered"
            self._add(heard, -moved / 2, name, card=event.cause, amount=abs(moved))

    def _add_sums(self) -> None:
        """What stood in the staging area from round to round, and what was left unspent at the end."""
        for at in self.course.positions:
            staged = [card for card in _seen(at).cards if card.zone == "staging" and card.id]
            places = [card.threat for card in staged if self._is(card.key, "location")]
            self.sums["staged_locations"] += sum(places)
        last = self.course.last
        assert isinstance(last, FellowshipObservation)
        self.sums["hand"] = sum(len(seat.hand) for seat in last.seats)
        self.sums["resources"] = sum(card.resources for card in last.cards if card.zone == "area")
        self.sums["rounds"] = len(self.course.positions)
        for name in (
            "enemies",
            "locations",
            "threat_rounds",
            "threat_quests",
            "threat_cards",
            "staged_locations",
        ):
            self.sums.setdefault(name, 0)

    def _is(self, key: str, card_type: str) -> bool:
        card = self._card(key)
        return card is not None and card.type == card_type

    # ---- telling -------------------------------------------------------------------------------------------------

    def threat_after(self, number: int) -> int:
        """The highest threat of a seat at the end of a turn, by its place among the positions."""
        later = self.course.positions[number + 1 :]
        seen = _seen(later[0]) if later else self.course.last
        assert isinstance(seen, FellowshipObservation)
        return max(seat.threat for seat in seen.seats)

    def marks(self) -> tuple[StoryMoment, ...]:
        """What moved the threat most beside the usual point of each round, in the order of the game."""
        found = list[tuple[int, StoryMoment]]()
        for (turn, source), by_seat in self._moved.items():
            amount = max(by_seat.values(), key=abs)
            heard = self._first_frames[turn, source]
            told = Told("quest_failed" if source == "quest_failed" else "card", {"amount": amount})
            if told.name == "card":
                told = Told("card", {"card": source, "amount": amount})
            if abs(amount) >= LEAST_MARK and source:
                found.append((abs(amount), StoryMoment(turn + 1, heard.frame, told)))
        most = sorted(found, key=lambda one: -one[0])[:MOST_MARKS]
        return tuple(sorted((moment for _, moment in most), key=lambda moment: moment.frame))

    def kept(self) -> tuple[Told, ...]:
        """The heroes that had not fallen, with the hit points left to them when they were seen last; one as the prisoner."""
        fallen = {beat.told.facts["card"] for beat in self.losses}
        hits, damage = dict[str, int](), dict[str, int]()
        held = set[str]()
        at = self.course.positions[-1]
        for card in _seen(at).cards:
            if self._is(card.key, "hero") and card.zone == "area":
                hits[card.key], damage[card.key] = card.hit_points, card.damage
                held |= {card.key} if card.prisoner else set()
        for heard in self.course.heard:
            for event in heard.events if heard.frame > at.frame else ():
                sign = {"damaged": 1, "healed": -1}.get(event.kind, 0)
                held -= {event.facts["card"]} if event.kind == "rescued" else set()
                if sign and event.facts["card"] in damage:
                    damage[event.facts["card"]] += sign * event.facts["amount"]
        return tuple(
            Told(
                "prisoner" if key in held else "hero",
                {"card": key, "left": max(0, most - damage[key]), "hits": most},
            )
            for key, most in hits.items()
            if key not in fallen
        )

    def moment(self, swings: Sequence[float], sign: int) -> StoryMoment | None:
        """The turn with the largest swing of this sign, by what counted most in it; None where none of them counts.

        The first turn is left out: before it there are no allies yet, and the outlook is not made for that. So is the last one where
        another counts, for its end is the end of the game.
        """
        found = [number for number in range(1, len(swings)) if sign * swings[number] >= LEAST_SWING]
        beats = {number: self._beats(number, sign) for number in found}
        told = [number for number in found if beats[number]]
        told = [number for number in told if number < len(swings) - 1] or told
        if not told:
            return None
        number = max(told, key=lambda one: sign * swings[one])
        return _moment(max(beats[number], key=lambda beat: abs(beat.weight)), swings[number])

    def _beats(self, number: int, sign: int) -> list[Beat]:
        """What happened in a turn for the company (sign 1) or against it (-1)."""
        turn = self.course.positions[number].turn
        return [beat for beat in self.beats if beat.heard.turn == turn and beat.weight * sign > 0]

    def tip(self) -> Told:
        """What would have helped most, by a rough price in points of threat."""
        n, sums = self.course.setup.n_seats, self.sums
        prices: Sequence[tuple[float, Told]] = (
            (sums["staged_locations"] / (2 * n), Told("travel", {"amount": sums["staged_locations"]})),
            (sums["threat_quests"] / n, Told("quest", {"amount": sums["threat_quests"]})),
            (sums["threat_cards"] / n, Told("cards", {"amount": max(0, sums["threat_cards"])})),
            (4.0 * len(self.losses) / n, Told("defend", {"count": len(self.losses)})),
            (
                0.7 * (sums["resources"] / n - 3),
                Told("play", {"cards": sums["hand"], "resources": sums["resources"]}),
            ),
            (
                0.6 * sums["threat_rounds"] / n,
                Told("hurry", {"rounds": sums["rounds"], "amount": sums["threat_rounds"]}),
            ),
        )
        return max(prices, key=lambda one: one[0])[1]
