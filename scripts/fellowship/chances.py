#!/usr/bin/env python3
"""Writes what is known of decks, as proposals, campaigns and the form before a game say it, from the games of bench/results/scenarios.csv.

.venv/bin/python scripts/fellowship/chances.py
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

from derived_files import run  # noqa: E402

from gonfalon.games.fellowship.decks import STARTERS  # noqa: E402
from gonfalon.players.fellowship import sound  # noqa: E402

RESULTS = ROOT / "bench/results/scenarios.csv"
PLAYERS: dict[str, sound.Judge] = {"40 playouts": "search", "level 1": "rules of thumb"}
"""Rows of these players count, by the name that they have here."""


NEWCOMER = "newcomer, "
"""What the players begin with that model somebody new; the difficulty follows."""
NEWCOMERS = sound.CHANCES.with_name("newcomers.json")


def rows() -> list[dict[str, str]]:
    """All rows of the results about somebody alone."""
    with RESULTS.open(encoding="utf-8") as file:
        return [row for row in csv.DictReader(file) if row["seats"] == "1"]


def listed(lines: list[str]) -> str:
    """A JSON list of one object a line."""
    return "[\n" + ",\n".join(lines) + "\n]\n"


def newcomers() -> str:
    """The text of newcomers.json: games of the model of a newcomer with a starter deck, by scenario and difficulty."""
    lines: list[str] = []
    for row in rows():
        if row["player"].startswith(NEWCOMER) and row["deck"] in STARTERS:
            of = {"scenario": row["scenario"], "difficulty": row["player"].removeprefix(NEWCOMER)}
            numbers = {"games": int(row["games"]), "won": int(row["won"])}
            lines.append(json.dumps({**of, "deck": row["deck"], **numbers}))
    return listed(lines)


def chances() -> str:
    """The text of chances.json: games of one seat with a starter deck or with a list of the package."""
    known = {*STARTERS, *(one.name for one in sound.sound_decks())}
    lines: list[str] = []
    for row in rows():
        deck, player = row["deck"].replace(" ", "-"), PLAYERS.get(row["player"])
        if player and deck in known:
            numbers = {"games": int(row["games"]), "won": int(row["won"])}
            lines.append(json.dumps({"scenario": row["scenario"], "deck": deck, "player": player, **numbers}))
    return listed(lines)


def files() -> dict[Path, str]:
    """Both files with their texts."""
    return {sound.CHANCES: chances(), NEWCOMERS: newcomers()}


if __name__ == "__main__":
    sys.exit(run(__file__, files))
