"""Encodes an observation as numbers from -1 to 1, own seat first."""

from __future__ import annotations

from gonfalon.core.game import Encoding
from gonfalon.core.observation import GameSetup

from .engine.round import ROUND
from .observation import CardView, FellowshipObservation

N_OPTIONS = 400
PHASES = tuple(dict.fromkeys(step.argument for step in ROUND if step.does == "phase_begins"))
KINDS = ("mulligan", "window", "response", "planning", "commit", "defender", "attack", "attackers", "target")
SEAT_NUMBERS, MOST_SEATS = 12, 4
COMMON = 10 + len(PHASES) + len(KINDS)


def encoding(setup: GameSetup) -> Encoding:
    """Sizes: length counts the common numbers and those of four seats; n_options the longest list of options."""
    return Encoding(length=COMMON + MOST_SEATS * SEAT_NUMBERS, n_options=N_OPTIONS)


def _part(number: float, most: float) -> float:
    return max(-1.0, min(1.0, number / most))


def encode(setup: GameSetup, seen: FellowshipObservation) -> list[float]:
    """float[length]: round, stage, progress, sums, phase and kind of decision; then the sums of each seat, own seat first."""
    quest = next((card for card in seen.cards if card.zone == "quest"), None)
    active = next((card for card in seen.cards if card.zone == "active"), None)
    staging = [card for card in seen.cards if card.zone == "staging"]
    numbers = [
        _part(seen.round, 30),
        seen.stage / 3,
        _part(quest.progress if quest else 0, 20),
        _part(quest.points if quest else 0, 20),
        _part(seen.committed, 20),
        _part(seen.staged, 20),
        _part(len(staging), 12),
        _part(active.points - active.progress if active else 0, 8),
        _part(seen.encounter, 50),
        _part(len(seen.victory), 10),
    ]
    numbers += [float(seen.phase == phase) for phase in PHASES]
    numbers += [float(seen.kind == kind) for kind in KINDS]
    own, n = max(seen.seat, 0), setup.n_seats
    for k in range(MOST_SEATS):
        numbers += _seat_numbers(seen, (own + k) % n) if k < n else [0.0] * SEAT_NUMBERS
    return numbers


def _seat_numbers(seen: FellowshipObservation, seat: int) -> list[float]:
    """Threat, hand, deck, and the sums of its characters and the enemies engaged with it."""
    area = [card for card in seen.cards if card.zone == "area" and card.seat == seat]
    enemies = [card for card in seen.cards if card.zone == "engaged" and card.seat == seat]
    ready = [card for card in area if not card.exhausted]

    def total(cards: list[CardView], name: str, most: float) -> float:
        return _part(sum(getattr(card, name) for card in cards), most)

    return [
        _part(seen.seats[seat].threat, 50),
        float(seen.seats[seat].eliminated),
        _part(len(seen.seats[seat].hand), 12),
        _part(seen.seats[seat].deck, 50),
        _part(len(area), 12),
        total(ready, "willpower", 20),
        total(ready, "attack", 20),
        total(ready, "defense", 20),
        total(area, "resources", 20),
        total(area, "damage", 20),
        total(enemies, "attack", 20),
        _part(sum(card.hit_points - card.damage for card in enemies), 30),
    ]
