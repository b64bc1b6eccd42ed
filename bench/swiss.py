"""How often our Swiss pairing agrees with another program: the Dutch engine of py4swiss (pip install py4swiss; not installed by us).

    python bench/swiss.py --n 100

Both pair every round of drawn tournaments from the same report file; ours are played on. Prints identical rounds and pairs.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path

from gonfalon.arena.tournaments import (
    Game,
    Participant,
    Tournament,
    bye_game,
    game_of,
    is_over,
    next_tables,
    trf,
)

SIZES, ROUNDS = (8, 9, 10, 12, 14, 16, 20, 25, 30, 40), (5, 6, 7)
DRAWS = 0.3
"""Share of drawn games; else the better number wins as its rating says, 20 points a place."""
Pairs = set[tuple[int, int]]
"""(number at the first seat, number at the second); 0 for a bye."""


def other_pairs(tournament: Tournament, games: list[Game]) -> Pairs:
    """The next round as py4swiss pairs it."""
    from py4swiss.engines.dutch import Engine  # pyright: ignore[reportMissingImports]
    from py4swiss.trf import TrfParser  # pyright: ignore[reportMissingImports]

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "round.trf"
        path.write_text(trf(tournament, games, "bench"), encoding="utf-8")
        return {(pair.white, pair.black) for pair in Engine.generate_pairings(TrfParser.parse(path))}


def returns_of(first: int, second: int, draw: random.Random) -> tuple[float, float]:
    """A drawn result of two numbers."""
    if draw.random() < DRAWS:
        return 0.0, 0.0
    won = draw.random() < 1 / (1 + 10 ** (-(second - first) * 20 / 400))
    return (1.0, -1.0) if won else (-1.0, 1.0)


def compare(seed: int) -> list[tuple[bool, int, int]]:
    """One tournament: for each round whether it is identical, how many pairs are, and how many there are."""
    draw = random.Random(seed)
    n = draw.choice(SIZES)
    field = tuple(Participant(str(number), 3000 - 10 * number) for number in range(1, n + 1))
    rules = Tournament(field, "swiss", n_rounds=min(draw.choice(ROUNDS), n // 2))
    games: list[Game] = []
    found: list[tuple[bool, int, int]] = []
    while not is_over(rules, games):
        tables = next_tables(rules, games)
        ours = {(int(table.seats[0]), 0 if table.is_bye else int(table.seats[1])) for table in tables}
        theirs = other_pairs(rules, games)
        found.append((ours == theirs, len(ours & theirs), len(ours)))
        for table in tables:
            if table.is_bye:
                games.append(bye_game(rules, table))
            else:
                first, second = map(int, table.seats)
                games.append(game_of(table.round, table.seats, returns_of(first, second, draw)))
    return found


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--n", type=int, default=100, help="tournaments")
    rounds = [one for seed in range(parser.parse_args().n) for one in compare(seed)]
    same, pairs, of = (sum(column) for column in zip(*rounds, strict=True))
    print(f"{same} of {len(rounds)} rounds are identical, seats included; {pairs} of {of} pairs are")


if __name__ == "__main__":
    main()
