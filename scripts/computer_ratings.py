#!/usr/bin/env python3
"""Write the measured ratings of computer players from the games of bench/results. `--check` only says whether they are out of date.

Each variant is fitted alone, by the model of `gonfalon.arena.elo`; the mean of the levels measured with their own budget is START.
"""

from __future__ import annotations

import csv
import io
import re
import sys
from collections import defaultdict
from pathlib import Path

from derived_files import run

from gonfalon.arena.elo import points_matrix, rate
from gonfalon.ratings.rating import START, Z_95

ROOT = Path(__file__).resolve().parent.parent
MATCHES = ROOT / "bench" / "results" / "matches.csv"
OUT = ROOT / "src" / "gonfalon" / "ratings" / "computers.csv"
HEAD = ("family", "variant", "player", "rating", "deviation", "games")
LEVEL = re.compile(r"level (\d+)(?: @(\d+) ms)?")
Match = tuple[str, str, float, int]
"""(first, second, mean score of the first, games), the players named as on a command line."""


def player_named(text: str) -> str | None:
    """A player of matches.csv as a command line names it, None for one of an older version."""
    level = LEVEL.fullmatch(text)
    if level:
        return f"level:{level[1]}" + (f"@{level[2]}" if level[2] else "")
    return None if " " in text else text


def matches() -> dict[tuple[str, str], list[Match]]:
    """(family, variant) -> its matches."""
    found: dict[tuple[str, str], list[Match]] = defaultdict(list)
    with MATCHES.open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            first, second = player_named(row["first"]), player_named(row["second"])
            if first and second:
                match = (first, second, float(row["score"]), int(row["games"]))
                found[row["family"], row["ruleset"]].append(match)
    return found


def strangers(played: list[Match]) -> set[str]:
    """Players whom no chain of matches links to the first one: they have no place on its scale."""
    names = {name for first, second, _, _ in played for name in (first, second)}
    linked, grows = set(played[0][:2]), True
    while grows:
        near = {name for match in played if linked & set(match[:2]) for name in match[:2]}
        grows, linked = near > linked, near | linked
    return names - linked


def rated(played: list[Match]) -> list[tuple[str, float, float, int]]:
    """(player, rating, deviation, games) of one variant, the strongest first; [] where no level has played: the levels hold the scale."""
    names = sorted({name for first, second, _, _ in played for name in (first, second)})
    place = {name: index for index, name in enumerate(names)}
    rows = [(place[first], place[second], score * n, n) for first, second, score, n in played]
    fitted = rate(points_matrix(rows, len(names))).players
    levels = [fitted[place[name]].elo for name in names if re.fullmatch(r"level:\d+", name)]
    if not levels:
        return []
    middle = sum(levels) / len(levels)
    found = [
        (
            name,
            START + fitted[place[name]].elo - middle,
            (fitted[place[name]].high - fitted[place[name]].low) / 2 / Z_95,
            sum(n for first, second, _, n in played if name in (first, second)),
        )
        for name in names
    ]
    return sorted(found, key=lambda row: -row[1])


def text() -> str:
    """The whole file."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEAD)
    for (family, variant), played in matches().items():
        if alone := strangers(played):
            raise SystemExit(
                f"{MATCHES.name}, {variant}: no match links {', '.join(sorted(alone))} to {played[0][0]}; measure one and note it."
            )
        for name, value, deviation, n_games in rated(played):
            writer.writerow([family, variant, name, f"{value:.0f}", f"{deviation:.0f}", n_games])
    return out.getvalue()


def files() -> dict[Path, str]:
    """The one file with its text."""
    return {OUT: text()}


if __name__ == "__main__":
    sys.exit(run(__file__, files))
