#!/usr/bin/env python3
"""How often computer players of the card game win, by scenario and starter decks, with one to four seats.

    .venv/bin/python bench/fellowship_players.py --games 1000
    .venv/bin/python bench/fellowship_players.py --player random --scenario passage-through-mirkwood
    .venv/bin/python bench/fellowship_players.py --player newcomer --difficulty basic --games 500
    nice -n 19 .venv/bin/python bench/fellowship_players.py --player search --playouts 40 --games 25 --scenario passage-through-mirkwood
    nice -n 19 .venv/bin/python bench/fellowship_players.py --player search --seats 2 --games 30 --scenario passage-through-mirkwood
    nice -n 19 .venv/bin/python bench/fellowship_players.py --level 5 --also after_refresh --games 50 --scenario passage-through-mirkwood

Seeds 40,000 and on, fixed beforehand; none of them was used to choose a rule of thumb. Prints one line of JSON for each cell: the share
of games won with its 95 per cent interval (Wilson), the mean stage reached and the mean rounds. Every game is kept as soon as it is over
(`.build/fellowship-players/`), so a run that was stopped goes on where it stood; what other code has played is never mixed in. A game of
the search at 40 playouts a decision takes 5 to 10 seconds of CPU in Mirkwood: 200 games about 25 minutes of one core. It is handed its
information state, as at a table.
`--first` goes on with the seeds where another run ended.
`--seats` gives every choice of so many decks a cell, each seat a player of its own. One game of the search at 40 playouts in Mirkwood
took 39 seconds of CPU with two seats (30 games of a pair: 20 minutes of a core), 41 with three and 178 with four, on a busy machine; one
by rules of thumb 0.02 to 0.06.
`--level` plays the search as that level has it; `--also` lets it weigh one more kind of decision or window.
`newcomer` is a model of a person's first games: rules of thumb, a quarter of the answers given without looking. Nearly all lies open
there, so it forgets nothing. It does not change. `--difficulty` plays one of CARD-3.10 instead of the standard one.
`--list` plays deck lists of that folder in place of the starter decks, with the copies of one core set.
`--table` writes the cells into players/fellowship/measured.json, which a campaign shows before one starts.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import random
import statistics
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon.core.game import GameSetup
from gonfalon.games.fellowship.decks import ONE_CORE, STARTERS
from gonfalon.games.fellowship.facts import DIFFICULTIES
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship.rule_based import choose
from gonfalon.players.fellowship.search import LEVELS, SearchPlayer, SearchSettings

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "src/gonfalon/players/fellowship/measured.json"
SEED = 40_000
OTHER_SEAT = 1_000_003
"""Between the seeds of two seats' searches: no two of one table draw the same samples."""
PLAYERS = ("thumb", "random", "newcomer", "search")
CARELESS = {"random": 1.0, "newcomer": 0.25}
"""Share of the answers that are given without looking; the model of a newcomer has that of Stratego's."""
STANDARD = DIFFICULTIES[0]


def set_up(scenario: str, deck: str, lists: dict[str, str], difficulty: str = STANDARD) -> GameSetup:
    """A game with a deck at each seat, joined by "+": starter decks, or deck lists, which must be made of one core set."""
    names = deck.split("+")
    brought = [lists.get(name, name) for name in names]
    options = {"copies": ONE_CORE} if names[0] in lists else {}
    return GAME.setup(scenario, n_seats=len(names), brought=brought, difficulty=difficulty, **options)


def companies(decks: Iterable[str], seats: int) -> list[str]:
    """Every choice of that many different decks, in the order given: 4, 6, 4 and 1 of four decks for one to four seats."""
    return ["+".join(chosen) for chosen in itertools.combinations(decks, seats)]


def play(setup: GameSetup, player: str, seed: int, settings: SearchSettings) -> dict[str, Any]:
    """One game, every seat by its own player of one kind. A search is handed its seat's information state; the rules of thumb read of the
    state only what lies open and the own hand, so they may be handed it as it is."""
    s = GAME.new(seed, setup)
    s.recording, rng = False, random.Random(seed)
    searches = [SearchPlayer(seed + OTHER_SEAT * seat, settings) for seat in range(s.n_seats)]
    while s.outcome is None:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        if player == "search" and len(choices) > 1:
            s.step(seat, searches[seat].act(GAME.information_state(s, seat)))
        else:
            is_careless = rng.random() < CARELESS.get(player, 0.0)
            s.take(seat, rng.choice(choices) if is_careless else choose(s, seat, choices))
    return {
        "seed": seed,
        "won": s.outcome.returns[0] > 0,
        "stage": s.stage + 1,
        "rounds": s.round,
        "reason": s.outcome.reason,
    }


def wilson(won: int, n: int) -> tuple[float, float]:
    """The 95 per cent interval of a share."""
    z, share = 1.96, won / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5 / (1 + z * z / n)
    return round(max(0.0, middle - half), 3), round(min(1.0, middle + half), 3)


def table_of(told: list[tuple[str, str, list[dict[str, Any]]]], player: str, code: str) -> str:
    """Cells (scenario, deck, games) as a file, a line each. code: the digest of the sources that played."""
    cells = (
        {"scenario": scenario, "deck": deck, "games": len(games), "won": sum(game["won"] for game in games)}
        for scenario, deck, games in told
    )
    rows = ",\n".join(f"    {json.dumps(cell)}" for cell in cells)
    head = f'  "player": "{player}", "seed": {SEED}, "code": "{code}",'
    return f'{{\n{head}\n  "cells": [\n{rows}\n  ]\n}}\n'


def kept_file() -> Path:
    """Where the games of this code lie: the name carries a digest of the sources of rules and players."""
    digest = hashlib.sha256()
    for room in ("games", "players"):
        for path in sorted((ROOT / "src/gonfalon" / room / "fellowship").rglob("*")):
            if path.suffix in (".py", ".toml", ".txt") or path.name == "value.json":
                digest.update(path.read_bytes())
    return ROOT / ".build" / "fellowship-players" / f"{digest.hexdigest()[:12]}.jsonl"


def cell(scenario: str, deck: str, player: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures of one scenario with one deck."""
    won = sum(game["won"] for game in games)
    return {
        "scenario": scenario,
        "deck": deck,
        "player": player,
        "games": len(games),
        "won": round(won / len(games), 3),
        "interval": wilson(won, len(games)),
        "stage": round(statistics.mean(game["stage"] for game in games), 2),
        "rounds": round(statistics.mean(game["rounds"] for game in games), 1),
    }


def search_of(arguments: argparse.Namespace) -> tuple[str, SearchSettings]:
    """(name under which games are kept, settings of the search)."""
    settings = LEVELS[arguments.level or 3]
    if arguments.level is None:
        settings = settings._replace(playouts=arguments.playouts)
    if arguments.also:
        settings = settings._replace(kinds=settings.kinds | {arguments.also})
    played = "" if arguments.difficulty == STANDARD else f"@{arguments.difficulty}"
    if arguments.level is None and arguments.player != "search":
        return arguments.player + played, settings
    named = f"search@{arguments.playouts}" if arguments.level is None else f"search@level-{arguments.level}"
    return named + (f"+{arguments.also}" if arguments.also else "") + played, settings


def main() -> None:
    """Read the arguments, play what is missing, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=SEED, help="the first seed; later ones follow")
    parser.add_argument("--player", choices=PLAYERS, default="thumb")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--deck", default="", help="of one cell, or several as lore+tactics")
    parser.add_argument("--seats", type=int, choices=(1, 2, 3, 4), default=1)
    parser.add_argument("--difficulty", choices=DIFFICULTIES, default=STANDARD)
    parser.add_argument("--list", type=Path, default=None, help="a folder of deck lists")
    parser.add_argument("--playouts", type=int, default=40, help="of the search, a decision")
    parser.add_argument(
        "--table", action="store_true", help="write the cells into the table that the campaign shows"
    )
    parser.add_argument(
        "--level", type=int, choices=sorted(LEVELS), help="the search of this level, in place of --playouts"
    )
    parser.add_argument("--also", default="", help="a kind of decision or a window to weigh in addition")
    arguments = parser.parse_args()
    if arguments.table and (arguments.seats, arguments.first, arguments.difficulty) != (1, SEED, STANDARD):
        parser.error("--table holds solo games of standard difficulty from the first seed on")
    path = kept_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    rows: dict[str, dict[str, Any]] = {}
    for line in path.read_text().splitlines() if path.is_file() else ():
        row = json.loads(line)
        rows[row["key"]] = row
    player, settings = search_of(arguments)
    folder: Path | None = arguments.list
    lists = {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.txt"))} if folder else {}
    cells = [
        (variant.id, deck)
        for variant in GAME.spec.variants
        for deck in companies(lists or STARTERS, arguments.seats)
        if arguments.scenario in ("", variant.id)
        and set(arguments.deck.split("+")) in ({""}, {*deck.split("+")})
    ]
    seeds = range(arguments.first, arguments.first + arguments.games)
    for seed in seeds:
        for scenario, deck in cells:
            key = f"{scenario}/{deck}/{player}/{seed}"
            if key not in rows:
                setup = set_up(scenario, deck, lists, arguments.difficulty)
                rows[key] = {"key": key, **play(setup, player.partition("@")[0], seed, settings)}
                with path.open("a") as file:
                    file.write(json.dumps(rows[key]) + "\n")
    for scenario, deck in cells:
        games = [rows[f"{scenario}/{deck}/{player}/{seed}"] for seed in seeds]
        print(json.dumps(cell(scenario, deck, player, games)), flush=True)
    if arguments.table:
        told = [
            (scenario, deck, [rows[f"{scenario}/{deck}/{player}/{seed}"] for seed in seeds])
            for scenario, deck in cells
        ]
        TABLE.write_text(table_of(told, player, path.stem), encoding="utf-8")


if __name__ == "__main__":
    main()
