"""Random legal rulesets of Fortress, drawn from everything that a file may say (FORT-14); the same seed gives the same file."""

from __future__ import annotations

import json
import random
from typing import Any

PIECES = ("king", "knight", "wizard", "dwarf")
FLOORS = ([5, 3, 2], [4, 2], [3, 2], [5, 3], [4, 3, 2], [6, 4, 2], [4], [5])
TAKEN_AWAY = ("cup", "duke", "soldier", "princess", "king", "pitfall")
"""Cards of the shipped games that a file may leave out."""


def drawn_ruleset(seed: int) -> tuple[str, dict[str, Any]]:
    """(a file as TOML, the options of a game by it)."""
    rng = random.Random(seed)
    floors, base = rng.choice(FLOORS), rng.choice(("fortress-intro", "fortress-main", "fortress-bridge"))
    n_ladders = sum(side * side for side in floors[1:])
    lines = [
        f'extends = "{base}"',
        f'id = "drawn-{seed}"',
        f"floors = {floors}",
        f"fortresses = {rng.choice((1, 2, 2))}",
        f"pieces = {json.dumps(rng.sample(PIECES, rng.randint(1, 4)))}",
        f"walls = {rng.randint(0, floors[0] * (floors[0] - 1))}",
        f"ladders = {rng.randint(min(1, n_ladders), min(4, n_ladders))}",
    ]
    for name in TAKEN_AWAY:
        lines += card(name, "count = 0") if rng.random() < 0.6 else []
    finders = f"finders = {json.dumps(rng.sample(PIECES, rng.randint(1, 3)))}"
    lines += card(
        "passage", *(["count = 0"] if rng.random() < 0.3 else ["count = 2", "twin = true", finders])
    )
    for name in ("own_a", "own_b", "own_c")[: rng.randint(0, 3)]:
        lines += card(name, f"count = {rng.randint(1, 2)}", *drawn_effect(rng))
    options = {
        "sacrifice_only_if_trapped": rng.random() < 0.3,
        "unreachable": rng.choice(("refused", "loses")),
        "entrance_cards": rng.random() < 0.3,
    }
    return "\n".join(lines), options


def card(name: str, *fields: str) -> list[str]:
    """A [[card]] table."""
    return ["[[card]]", f'id = "{name}"', *fields]


def drawn_effect(rng: random.Random) -> list[str]:
    """The fields of what a card does."""
    kind = rng.choice(("silent", "drop", "fights", "fights", "fights", "fights"))
    if kind != "fights":
        return [f"{kind} = true"]
    known = rng.sample(PIECES, rng.randint(0, 4))
    n_beaten = rng.randint(0, len(known))
    fields = [f"strength = {rng.randint(1, 7)}"] if rng.random() < 0.6 or not known else []
    for name, pieces in (("beats", known[:n_beaten]), ("loses_to", known[n_beaten:])):
        fields += [f"{name} = {json.dumps(pieces)}"] if pieces else []
    return [*fields, *(["return = true"] if rng.random() < 0.4 else []), f"skip = {rng.randint(0, 2)}"]
