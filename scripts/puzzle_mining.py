"""What the miners of puzzles of all families share: one process plays games, keeps a line of JSON for each, goes on where it was stopped,
and publishes what it has found."""

from __future__ import annotations

import argparse
import csv
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from gonfalon import games
from gonfalon.learn import puzzles
from gonfalon.learn.puzzle import Puzzle, Said
from gonfalon.learn.puzzle_rating import first_rating

ROOT = Path(__file__).resolve().parent.parent
SEEDS = (1, 2, 3, 4, 5)
"""Of the searches that must agree."""
YIELDS = {"stratego": "puzzle_yield"}
"""Names of files that are not `puzzle_yield_<game>`."""


class Miner(NamedTuple):
    """What a family's miner brings. game: the id of the game, in the first column of the yield. variants: rows of the yield.

    sieves: names of what is counted of a game, the positions that were looked at first and the puzzles last. mined: what game n gives:
    number, variant, counts (by sieve), puzzles (lines of a collection), and whatever else tells of it. titled: the name of a puzzle with
    this number, from what the seat sees there: the theme is the clue, and a clue has its price. goal: puzzles after which it stops.
    """

    game: str
    collection: Path
    yields: Path
    variants: tuple[str, ...]
    sieves: tuple[str, ...]
    mined: Callable[[int], dict[str, Any]]
    titled: Callable[[Puzzle, int], Said]
    goal: int


def miner(
    game: str,
    family: str,
    variants: tuple[str, ...],
    sieves: tuple[str, ...],
    mined: Callable[[int], dict[str, Any]],
    titled: Callable[[Puzzle, int], Said],
    goal: int,
) -> Miner:
    """A miner that publishes where the tests and pages look: the family's collection `mined`, and the yield of the game."""
    collection = ROOT / "src" / "gonfalon" / "learn" / family / "puzzles" / "mined.jsonl"
    yields = ROOT / "bench" / "results" / f"{YIELDS.get(game, f'puzzle_yield_{game}')}.csv"
    return Miner(game, collection, yields, tuple(dict.fromkeys(variants)), sieves, mined, titled, goal)


def line_of(made: msgspec.Struct) -> dict[str, Any]:
    """A puzzle as a line of a collection holds it: fields with their usual values are left out."""
    told: dict[str, Any] = {}
    for field in msgspec.structs.fields(made):
        value = getattr(made, field.name)
        usual = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        if value != usual:
            told[field.name] = (
                line_of(value) if isinstance(value, msgspec.Struct) else msgspec.to_builtins(value)
            )
    return told


def marked_line(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as a line of a collection, with the mark of its position and its first rating."""
    seen = games.get(puzzle.game).observe(puzzles.replayed(puzzle), puzzle.seat)
    position = puzzles.position_mark(puzzle.game, seen)
    return line_of(msgspec.structs.replace(puzzle, position=position, first_rating=first_rating(puzzle)))


def stored(path: Path) -> list[dict[str, Any]]:
    """The games a file holds; a last line that was cut off is left out."""
    lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
    return [json.loads(line) for line in lines[:-1]]


def mine(how: Miner, path: Path, n_games: int, seconds: float) -> None:
    """Play what is missing of the first n_games, until so many seconds of CPU have passed or the goal is reached."""
    kept = stored(path)
    path.write_text("".join(json.dumps(game) + "\n" for game in kept), encoding="utf-8")
    done = {game["number"] for game in kept}
    n_found = sum(len(game["puzzles"]) for game in kept)
    for number in range(n_games):
        if number in done or n_found >= how.goal or time.process_time() > seconds:
            continue
        began = time.process_time()
        game = how.mined(number)
        game["seconds"] = round(time.process_time() - began, 1)
        n_found += len(game["puzzles"])
        with path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(game) + "\n")
        print(number, game["variant"], game["counts"], game["seconds"], flush=True)


def publish(how: Miner, kept: list[dict[str, Any]]) -> None:
    """Write the collection, named and rated by today's rules, and a row for each variant of how many every sieve left."""
    kept = sorted(kept, key=lambda game: game["number"])
    found = [puzzle for game in kept for puzzle in game["puzzles"]]
    for number, puzzle in enumerate(found, 1):
        made = msgspec.convert(puzzle, Puzzle)
        puzzle["title"] = msgspec.to_builtins(how.titled(made, number))
        puzzle["first_rating"] = first_rating(made)
    lines = (json.dumps(puzzle, ensure_ascii=False) + "\n" for puzzle in found)
    how.collection.parent.mkdir(exist_ok=True)
    how.collection.write_text("".join(lines), encoding="utf-8")
    with how.yields.open("w", encoding="utf-8", newline="") as out:
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(["game", "variant", "games", *how.sieves, "cpu_seconds"])
        for variant in how.variants:
            of = [game for game in kept if game["variant"] == variant]
            counts = [sum(game["counts"][name] for game in of) for name in how.sieves]
            rows.writerow([how.game, variant, len(of), *counts, round(sum(game["seconds"] for game in of))])


def run(how: Miner, description: str, n_games: int = 400) -> None:
    """The command: mine, or publish what was mined."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--games", type=int, default=n_games, help=f"games in all, those of the file included ({n_games})"
    )
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so much CPU (no limit)")
    parser.add_argument("--publish", action="store_true", help="write what the file holds, and play nothing")
    wanted = parser.parse_args()
    if wanted.publish:
        publish(how, stored(wanted.file))
    else:
        mine(how, wanted.file, wanted.games, wanted.seconds)
