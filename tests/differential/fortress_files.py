"""Random rulesets of a user (FORT-14), as TOML files: cards that fight, drop, return, skip, hide, or lead away."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

PIECES = ("king", "knight", "wizard", "dwarf")
NEW_CARDS = ("web", "ogre", "catapult", "puddle", "trapdoor", "maid_of_stone")
SHIPPED = ("cup", "duke", "soldier", "princess")
_FOLDER = TemporaryDirectory(prefix="fortress-files-")


def ruleset_file(seed: int) -> Path:
    """A file of one's own, always the same one for a seed."""
    path = Path(_FOLDER.name) / f"own-{seed}.toml"
    if not path.exists():
        path.write_text(ruleset_text(random.Random(seed)), encoding="utf-8")
    return path


def ruleset_text(rng: random.Random) -> str:
    """A sound ruleset upon one of the shipped ones; the floors stay as they are."""
    base = rng.choice(("fortress-main", "fortress-main", "fortress-intro", "fortress-bridge"))
    lines = [f'extends = "{base}"', f'id = "own-{rng.randrange(1000)}"']
    if rng.random() < 0.5:
        lines.append(f"walls = {rng.randint(10, 22)}")
    if rng.random() < 0.4:
        lines.append(f"ladders = {rng.randint(2, 5)}")
    if rng.random() < 0.5:
        lines.append(f"pieces = {quoted(rng.sample(PIECES, rng.randint(1, 4)))}")
    for name in rng.sample(NEW_CARDS, rng.randint(1, 3)):
        lines += card(rng, name, rng.choice(("fight", "fight", "drop", "silent")))
    for name in rng.sample(SHIPPED, rng.randint(0, 2)):
        lines += (
            ["[[card]]", f'id = "{name}"', "count = 0"] if rng.random() < 0.4 else card(rng, name, "fight")
        )
    if rng.random() < 0.3:
        lines += ["[[card]]", 'id = "flag"', "count = 0", "[[card]]", 'id = "banner"', "flag = true"]
    if rng.random() < 0.4:
        lines += ["[[card]]", 'id = "passage"', "count = 0"] if base != "fortress-intro" else []
        lines += card(rng, "stair", "twin")
    if rng.random() < 0.3:
        lines += ["[options]", f"idle_limit = {rng.choice((2, 5, 40))}"]
    return "\n".join(lines) + "\n"


def card(rng: random.Random, name: str, does: str) -> list[str]:
    """A [[card]] table that does one thing."""
    lines = ["[[card]]", f'id = "{name}"']
    if does == "twin":
        return [
            *lines,
            "count = 2",
            "twin = true",
            f"finders = {quoted(rng.sample(PIECES, rng.randint(1, 3)))}",
        ]
    if rng.random() < 0.4:
        lines.append("count = 2")
    if does != "fight":
        return [*lines, f"{does} = true"]
    return lines + fight(rng)


def fight(rng: random.Random) -> list[str]:
    """How a card fights: by strength, by lists, or both; and what a beaten piece suffers."""
    told = rng.sample(PIECES, 4)
    n_beats, n_loses = rng.randint(0, 2), rng.randint(0, 2)
    lines = [f"strength = {rng.randint(1, 9)}"] if rng.random() < 0.6 else []
    if n_beats:
        lines.append(f"beats = {quoted(told[:n_beats])}")
    if n_loses or not lines:
        lines.append(f"loses_to = {quoted(told[2 : 2 + max(1, n_loses)])}")
    if rng.random() < 0.4:
        lines.append("return = true")
    if rng.random() < 0.5:
        lines.append(f"skip = {rng.randint(1, 2)}")
    return lines


def quoted(names: Sequence[str]) -> str:
    """A TOML list of texts."""
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"
