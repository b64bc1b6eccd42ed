#!/usr/bin/env python3
"""Write docs/puzzles.md, how puzzles are found and how many each sieve leaves, from bench/results/puzzle_yield.csv."""

from __future__ import annotations

from results_pages import OUT, RULESETS, Row, cell, rows_of, table

from gonfalon.learn import puzzle_loading

PAGE = OUT / "puzzles.md"
HOW = "<!-- Written by scripts/puzzle_page.py from bench/results. Do not edit. -->\n"
TEXT = """{how}# Where the puzzles come from

A puzzle asks: what do you know, what do you play? There are {n} of Stratego. {composed} were composed or chosen by hand, {mined} mined.
Each is played again by the rules in the tests. [The recipe](recipes/new-puzzle.md) adds more.

## The sieves

`scripts/stratego/mine_puzzles.py` lets computer players of different levels play. It looks at every third decision. Cheap sieves come
first.

1. **A gap.** Level 6 searches 60,000 nodes without playouts: the second act is more than 1.2 behind the best. 1 is about the worth of the
   weakest piece.
2. **One act for people.** No other piece does the same on the same square within 1.0. At most three things that the attacked piece has done
   are needed. The same game has given no puzzle in the last ten turns.
3. **Information, not material.** The search runs again where it only counts what is left of the army, and where the attacked piece is
   drawn from the army alone. In one of them another act is the best, or less than a third of the gap is left.
4. **Five seeds.** The highest level finds the same act with five seeds, by at least 1.5 and four times its doubt.
5. **A longer search.** Four times the nodes, twice the boards and a sixth seed find the same act, by at least 1.5.

## The yield

{table}
The longer search rejected {rejected} of what five seeds had left, with the 95 per cent interval (Wilson).
{games} games have been mined in {minutes} minutes of CPU, {each} puzzles a game. The goal is 300 of Stratego. The command goes on where
it stopped.

## The rating

The first rating follows from the lowest level that finds the act in three of five tries: 1000 for level 1, 1700 for level 7. A full
army adds 100. Where counting alone errs or nearly ties, 150 more. The deviation is 250: the first people who try a puzzle move it fast.
An answer is a game between solver and puzzle ([ratings](ratings.md)): 1 for the best act, 1/2 for one within 0.7 of it, else 0.
"""
SIEVES = ("looked_at", "gap", "people", "information", "seeds", "longer")
HEAD = ("ruleset", "games", "looked at", "1 gap", "2 people", "3 information", "4 five seeds", "5 kept")


def total(rows: list[Row], column: str) -> int:
    """The sum of a column."""
    return sum(int(row[column]) for row in rows)


def page() -> str:
    """The page."""
    rows = rows_of("puzzle_yield")
    lines = [[RULESETS[row["variant"]], row["games"], *(row[name] for name in SIEVES)] for row in rows]
    lines.append(["all", str(total(rows, "games")), *(str(total(rows, name)) for name in SIEVES)])
    seeds, kept, games = (total(rows, name) for name in ("seeds", "longer", "games"))
    found = [puzzle for puzzle in puzzle_loading.puzzles() if puzzle.game == "stratego"]
    mined = sum(puzzle.collection == "mined" for puzzle in found)
    return TEXT.format(
        how=HOW,
        n=len(found),
        composed=len(found) - mined,
        mined=mined,
        table=table(HEAD, lines),
        rejected=cell((seeds - kept) / seeds, seeds),
        games=games,
        minutes=f"{total(rows, 'cpu_seconds') / 60:.1f}",
        each=f"{kept / games:.1f}",
    )


def stale() -> bool:
    """Is the page missing or out of date?"""
    return not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != page()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
