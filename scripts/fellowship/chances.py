#!/usr/bin/env python3
"""Writes what is known of decks, as proposals and campaigns say it, from the games of bench/results/scenarios.csv.

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


def chances() -> str:
    """The text of chances.json: games of one seat with a starter deck or with a list of the package."""
    known = {*STARTERS, *(one.name for one in sound.sound_decks())}
    lines: list[str] = []
    for row in csv.DictReader(RESULTS.read_text(encoding="utf-8").splitlines()):
        deck, player = row["deck"].replace(" ", "-"), PLAYERS.get(row["player"])
        if player and row["seats"] == "1" and deck in known:
            numbers = {"games": int(row["games"]), "won": int(row["won"])}
            lines.append(json.dumps({"scenario": row["scenario"], "deck": deck, "player": player, **numbers}))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def files() -> dict[Path, str]:
    """The one file with its text."""
    return {sound.CHANCES: chances()}


if __name__ == "__main__":
    sys.exit(run(__file__, files))
