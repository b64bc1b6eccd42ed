"""Night Watch: where in the deck the cards come from that a seat has seen (docs/rules/tiny_crew.md)."""

from __future__ import annotations

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng


def trace(information: InformationState, rng: Rng) -> tuple[dict[int, int], dict[int, int]]:
    """Follow the places of the deck through the game: place -> card where this seat knows it, ply -> place of the card committed.

    From a hand that this seat does not see, any place of it is committed with equal chance.
    """
    known: dict[int, int] = {}
    committed: dict[int, int] = {}
    hands: list[list[int]] = [[] for _ in range(information.setup.n_seats)]
    table = [0] * len(hands)
    own, place, mine = dict(information.actions), 0, 0
    for event in information.events:
        seat = event.facts.get("seat", -1)
        if event.kind == "dealt":
            hands[seat] += range(place, place + event.facts["count"])
            mine, place = place, place + event.facts["count"]
        elif event.kind == "drawn":
            known[mine], mine = event.facts["card"], mine + 1
        elif event.kind == "task":
            known[place], place = event.facts["card"], place + 1
        elif event.kind == "committed":
            fitting = [
                p for p in hands[seat] if seat != information.seat or own[event.ply] == f"play {known[p]}"
            ]
            table[seat] = committed[event.ply] = rng.choice(fitting)
            hands[seat].remove(table[seat])
        elif event.kind == "shown":
            known |= dict(zip(table, event.facts["cards"], strict=True))
        elif event.kind == "swapped":
            hands[seat] = []
    return known, committed
