"""Random legal rulesets, drawn from everything that a file may say (STRAT-12, ME-13); the same seed gives the same file."""

from __future__ import annotations

import random
import string
from typing import Any

from gonfalon.games.stratego.options import BY_NAME, offered
from gonfalon.games.stratego.ruleset.model import RANGES, SHAPES, STEPS

DOOMS = BY_NAME["mount_doom"].choices
WORDS = ("seek", "bow", "axe", "steed", "rage", "zap", "leap")
"""Ids of powers; the first five bring options of their own."""


def value_of(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {value_of(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(value_of, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def table(name: str, fields: dict[str, Any]) -> str:
    """A table as TOML."""
    return f"{name}\n" + "".join(f"{key} = {value_of(value)}\n" for key, value in fields.items())


class Drawn:
    """One ruleset in the making. most_plies: after which its games end. text: the finished file."""

    def __init__(self, seed: int, most_plies: int = 60) -> None:
        self.rng, self.most_plies = random.Random(seed), most_plies
        self.has_quest = self.chance(0.35)
        self.is_split = self.has_quest or self.chance(0.5)
        self.board = self.draw_board()
        self.pieces = self.draw_pieces()
        self.mobile = [piece["id"] for piece in self.pieces if piece.get("reach", 1)]
        self.walkers = [piece["id"] for piece in self.pieces if piece.get("reach", 1) == 1]
        self.bearer = self.rng.choice(self.walkers)
        self.armies = self.draw_armies()
        self.powers = self.draw_powers()
        head = {"id": f"drawn-{seed}", "game": self.rng.choice(("stratego", "middle_earth"))}
        parts = [table("", head).lstrip(), table("[board]", self.board)]
        parts += [table("[[piece]]", piece) for piece in self.pieces]
        parts += [table("[[combat]]", line) for line in self.draw_combat()]
        if self.is_split:
            parts += [
                table(f"[army.{side}]", army) for side, army in zip(("red", "blue"), self.armies, strict=True)
            ]
        else:
            parts.append(table("[army]", self.armies[0]))
        parts += [table("[[power]]", power) for power in self.powers]
        if self.has_quest:
            parts.append(table("[quest]", self.draw_quest()))
        parts.append(table("[options]", self.draw_options()))
        self.text = "\n".join(parts)

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def some(self, names: list[str], share: float = 0.4) -> list[str]:
        """Each with this chance."""
        return [name for name in names if self.chance(share)]

    def draw_board(self) -> dict[str, Any]:
        """Any size that holds both armies, zones by rows or square by square."""
        rng = self.rng
        rows = rng.randint(8, 12) if self.has_quest else rng.randint(4, 12)
        columns = rng.randint(8, 12) if self.has_quest else rng.randint(4, 12)
        names = [[f"{chr(97 + c)}{r + 1}" for c in range(columns)] for r in range(rows)]
        depth = rng.randint(2, min(4, rows // 2))
        middle = [name for row in names[depth : rows - depth] for name in row]
        obstacles = self.some(middle, 0.1) + self.some([*names[0], *names[-1]], 0.08)
        if self.has_quest:
            obstacles = [*DOOMS, *(name for name in obstacles if name not in DOOMS)]
        board = {"rows": rows, "columns": columns, "obstacles": obstacles}
        zones = [
            [name for row in part for name in row if name not in obstacles]
            for part in (names[:depth], names[rows - depth :])
        ]
        if self.chance(0.5):
            zones = [rng.sample(zone, rng.randint(max(6, len(zone) // 2), len(zone))) for zone in zones]
            board["setup"] = {"red": zones[0], "blue": zones[1]}
        else:
            board["setup_rows"] = depth
        self.room = min(map(len, zones))
        return board

    def draw_pieces(self) -> list[dict[str, Any]]:
        """A flag, one that walks, and any others."""
        rng = self.rng
        letters = rng.sample(string.ascii_letters + string.digits, 9)
        pieces: list[dict[str, Any]] = [
            {"id": "flag", "letter": letters[0], "reach": 0, "flag": True},
            {"id": "walker", "letter": letters[1], "rank": rng.randint(2, 10)},
        ]
        for n in range(rng.randint(1, 7)):
            piece: dict[str, Any] = {"id": f"kind{n}", "letter": letters[n + 2]}
            reach = 1 if self.has_quest and n == 0 else rng.choice((1, 1, 1, 0, 2, 3, "any"))
            if reach != 1:
                piece["reach"] = reach
            if reach != 0 or self.chance(0.3):
                piece["rank"] = rng.randint(1, 10)
            if self.chance(0.2):
                piece["label"] = rng.choice(("", "A", "10", "Ω"))
            pieces.append(piece)
        return pieces

    def draw_armies(self) -> list[dict[str, int]]:
        """At least a flag and a walker; the bearer, where there is one, in one of the two alone."""
        side = self.rng.randrange(2)
        armies = []
        for seat in range(2):
            army = {"flag": 1, "walker": 1}
            others = [piece["id"] for piece in self.pieces if self.chance(0.8)]
            for _ in range(self.rng.randint(0, min(self.room, 20) - 3)):
                name = self.rng.choice(others or ["walker"])
                army[name] = army.get(name, 0) + (name != "flag" or self.chance(0.2))
            if self.has_quest:
                army.pop(self.bearer, None)
                if seat == side:
                    army[self.bearer] = 1
                elif not any(name in army for name in self.mobile):
                    army[next(name for name in self.mobile if name != self.bearer)] = 1
            armies.append(army)
        return armies

    def draw_combat(self) -> list[dict[str, str]]:
        """Every kind without rank is settled; a few lines more; last, the flag falls."""
        results = ("attacker", "defender", "both")
        still = [piece["id"] for piece in self.pieces if "rank" not in piece and not piece.get("flag")]
        lines = [("*", name, self.rng.choice(results)) for name in still]
        names = [piece["id"] for piece in self.pieces]
        for _ in range(self.rng.randint(0, 4)):
            lines.append((self.rng.choice(self.mobile), self.rng.choice(names), self.rng.choice(results)))
        lines.append(("*", "flag", self.rng.choice(("attacker", "attacker", "both"))))
        return [dict(zip(("attacker", "defender", "result"), line, strict=True)) for line in lines]

    def draw_powers(self) -> list[dict[str, Any]]:
        """None, or up to three of any shape."""
        powers = []
        for word in self.rng.sample(WORDS, self.rng.choice((0, 1, 2, 3))):
            shape = self.rng.choice(SHAPES)
            users = self.some(self.walkers if shape == "again" else self.mobile, 0.6)
            power: dict[str, Any] = {"id": word, "shape": shape, "users": users}
            if shape == "ride" and self.chance(0.5):
                power["returns"] = True
            if shape == "strike":
                power |= self.draw_strike()
            powers.append(power)
        return powers

    def draw_strike(self) -> dict[str, Any]:
        names = [piece["id"] for piece in self.pieces]
        strike: dict[str, Any] = {
            "steps": self.rng.choice(STEPS),
            "range": self.rng.choice(RANGES),
            "targets": self.rng.randint(0, 3),
            "equal": self.rng.choice(("neither", "target", "both")),
            "higher": self.rng.choice(("neither", "user")),
            "immune": self.some(names, 0.2),
            "takes": self.some(names, 0.2),
        }
        return strike | {key: True for key in ("spent", "alone", "ordered") if self.chance(0.3)}

    def draw_quest(self) -> dict[str, Any]:
        others = [piece["id"] for piece in self.pieces if piece["id"] not in ("flag", self.bearer)]
        lists = {key: self.some(others) for key in ("blind", "lesser", "falls", "unraised")}
        return {"bearer": self.bearer, **lists}

    def draw_options(self) -> dict[str, Any]:
        """Any of those that this ruleset has."""
        drawn: dict[str, Any] = {}
        for option in offered(tuple(power["id"] for power in self.powers), self.has_quest):
            if self.chance(0.5):
                numbers = (option.low, option.default, option.high, self.rng.randint(1, 4))
                drawn[option.name] = self.rng.choice(
                    {"bool": (True, False), "choice": option.choices, "int": numbers}[option.type]
                )
        return drawn | {"ply_cap": self.most_plies}
