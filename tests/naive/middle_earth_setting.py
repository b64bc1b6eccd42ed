"""Armies, board and options of the three games of the Trilogy edition, copied from docs/rules/middle-earth.md."""

from __future__ import annotations

from typing import Any, NamedTuple

from .stratego_setting import Kind, Square, named_square

GOOD, EVIL = 0, 1  # ME-1.1: the seats red and blue
GAMES = ("me-classic", "me-powers", "me-ring")

# ME-1.2 and 1.3: id, letter, rank, how many, powers. Who reaches any distance: ME-1.5.
ARMIES: dict[int, list[tuple[str, str, int | None, int, str]]] = {
    GOOD: [
        ("gandalf", "G", 10, 1, "fly"),
        ("aragorn", "A", 9, 1, "seek"),
        ("legolas", "L", 8, 1, "seek bow"),
        ("gimli", "I", 8, 1, "axe"),
        ("theoden", "T", 7, 1, "steed"),
        ("faramir", "R", 7, 1, "bow"),
        ("eomer", "E", 7, 1, ""),
        ("boromir", "B", 6, 1, ""),
        ("arwen", "W", 6, 1, ""),
        ("treebeard", "D", 6, 1, ""),
        ("haldir", "H", 6, 1, ""),
        ("elf", "5", 5, 4, "bow"),
        ("frodo", "O", 4, 1, ""),
        ("sam", "M", 4, 1, ""),
        ("merry", "Y", 4, 1, ""),
        ("pippin", "P", 4, 1, ""),
        ("soldier", "3", 3, 5, ""),
        ("rider", "2", 2, 8, ""),
        ("eowyn", "S", 1, 1, ""),
        ("fortress", "X", None, 6, ""),
        ("flag", "F", None, 1, ""),
    ],
    EVIL: [
        ("witch_king", "W", 10, 1, "fly"),
        ("saruman", "A", 9, 1, "seek"),
        ("nazgul", "N", 8, 2, ""),
        ("gothmog", "G", 7, 1, ""),
        ("lurtz", "L", 7, 1, ""),
        ("sharku", "K", 7, 1, ""),
        ("uruk_hai", "6", 6, 4, "repeat"),
        ("berserker", "5", 5, 4, "rage"),
        ("haradrim", "4", 4, 4, "bow"),
        ("orc", "3", 3, 5, ""),
        ("warg_rider", "2", 2, 8, ""),
        ("wormtongue", "S", 1, 1, ""),
        ("fortress", "X", None, 6, ""),
        ("flag", "F", None, 1, ""),
    ],
}
RIDERS = ("rider", "warg_rider")
IMMOBILE = ("fortress", "flag")
MINERS = ("soldier", "orc")
SPY_PREY = {"eowyn": "witch_king", "wormtongue": "gandalf"}  # ME-4.3
SPIES = tuple(SPY_PREY)

OBSTACLES = ("c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6")  # ME-2.2


class Shot(NamedTuple):
    """A power that strikes one target from where its user stands.

    reach: `around`, `lines` or `cross`, where no option `<power>_range` says another. spares: kinds that it never captures.
    """

    reach: str
    spares: tuple[str, ...] = ()


# ME-6.2, 6.3
SHOTS = {"seek": Shot("around"), "bow": Shot("lines", spares=("berserker",))}

# ME-11.1
COMMON_OPTIONS: dict[str, Any] = {
    "first": "blue",
    "old_scout": False,
    "two_square_limit": 2,
    "two_square_attacks": True,
    "two_square_exact": False,
    "chase": "off",
    "both_immobile": "mover_loses",
    "exchange_draw": False,
    "no_mobile": "on_turn",
    "quiet_draw": 200,
    "ply_cap": 0,
    "aggressor_advantage": False,
    "silent_defence": False,
    "silent_scout": "any",
    "rescue": False,
    "rescue_moves_only": False,
    "rescue_rows": 0,
    "rescue_revealed": False,
    "captured": "open",
}
# ME-11.2
POWER_OPTIONS: dict[str, Any] = {
    "seek_captures": True,
    "seek_range": "around",
    "bow_range": "lines",
    "axe_may_stay": False,
    "axe_stops": False,
    "steed_may_return": False,
    "rage_may_stay": False,
    "rage_alone": False,
}
RING_OPTIONS: dict[str, Any] = {
    "mount_doom": "g6",
    "mount_doom_safe": True,
    "haradrim_falls": True,
    "invisible_after_quest": True,
}
CHOICES: dict[str, tuple[Any, ...]] = {
    "seek_range": ("around", "lines", "cross"),
    "bow_range": ("lines", "cross"),
    "mount_doom": OBSTACLES,
}

# ME-9.6: what the quest removes
QUEST_KINDS = ("nazgul", "gothmog", "lurtz", "sharku", "uruk_hai", "berserker", "haradrim", "fortress")


def defaults(game: str) -> dict[str, Any]:
    """All options of a game with their values (ME-11.1 to 11.3)."""
    if game not in GAMES:
        raise ValueError(f"no such game: {game}")
    return {
        **COMMON_OPTIONS,
        **(POWER_OPTIONS if game != "me-classic" else {}),
        **(RING_OPTIONS if game == "me-ring" else {}),
    }


def chosen(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options of one playing; ValueError for one that the game has not or a value it does not take."""
    known = defaults(game)
    unknown = set(options) - set(known)
    if unknown:
        raise ValueError(f"no such option: {', '.join(sorted(unknown))}")
    for name, values in CHOICES.items():
        if name in options and options[name] not in values:
            raise ValueError(f"{name} is one of {', '.join(values)}")
    return known | options


def all_kinds() -> dict[str, Kind]:
    """The kinds of both armies by id; the counts say which seat has how many of it (ME-1.1)."""
    kinds: dict[str, Kind] = {}
    for seat, army in ARMIES.items():
        for name, letter, rank, count, _ in army:
            reach = 0 if name in IMMOBILE else 99 if name in RIDERS else 1
            in_both = name in IMMOBILE
            counts = (count if seat == GOOD or in_both else 0, count if seat == EVIL or in_both else 0)
            kinds[name] = Kind(name, letter, rank, reach, name == "flag", counts)
    return kinds


def powers_of(game: str) -> dict[str, tuple[str, ...]]:
    """Which powers each kind has in a game (ME-3.1 to 3.3)."""
    if game == "me-classic":
        return {}
    return {name: tuple(powers.split()) for army in ARMIES.values() for name, _, _, _, powers in army}


def plain_ruleset() -> dict[str, Any]:
    """Board and common options in the shape that the naive Stratego referee reads; no pieces."""
    board = {"columns": 10, "rows": 10, "setup_rows": 4, "obstacles": OBSTACLES}
    return {"board": board, "piece": [], "army": {}, "options": COMMON_OPTIONS}


def in_order(squares: list[Square]) -> list[Square]:
    """Lower row first, within a row a before b (ME-5.8)."""
    return sorted(squares, key=lambda square: (square[1], square[0]))


def offset(one: Square, other: Square) -> tuple[int, int]:
    """How many columns and how many rows the two lie apart."""
    return abs(one[0] - other[0]), abs(one[1] - other[1])


def is_around(one: Square, other: Square) -> bool:
    """Is it one of the eight squares around?"""
    return max(offset(one, other)) == 1


def is_within(shape: str, one: Square, other: Square) -> bool:
    """Is `other` in the reach of Seek or Longbow from `one`? (ME-6.2.1, 6.3.1, 6.3.2)"""
    columns, rows = offset(one, other)
    if max(columns, rows) == 0 or max(columns, rows) > 2:
        return False
    if shape == "around":
        return True
    if shape == "lines":
        return columns == 0 or rows == 0 or columns == rows
    return is_around(one, other) or columns == 0 or rows == 0


def square_of_doom(options: dict[str, Any]) -> Square | None:
    """Mount Doom, in game 3 (ME-2.3)."""
    return named_square(options["mount_doom"]) if "mount_doom" in options else None
