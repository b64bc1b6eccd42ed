#!/usr/bin/env python3
"""Write docs/puzzles.md, how puzzles are found and how many each sieve leaves, from bench/results/puzzle_yield*.csv."""

from __future__ import annotations

import sys
from pathlib import Path

from derived_files import run
from results_pages import OUT, RULESETS, Row, cell, rows_of, table
from results_texts import SCENARIOS

from gonfalon.learn import puzzle_loading

PAGE = OUT / "puzzles.md"
HOW = "<!-- Written by scripts/puzzle_page.py from bench/results. Do not edit. -->\n"
TEXT = """{how}# Where the puzzles come from

A puzzle asks: what do you know, what do you play? There are {n} of Stratego: {composed} were composed or chosen by hand, {mined} mined.
{fortress} of Fortress and {fellowship} of the card game are mined. Each is played again by the rules in the tests.
[The recipe](recipes/new-puzzle.md) adds more.

Every miner plays games of computer players, and cheap sieves come first. It goes on where it stopped, until the goal. The last sieve is
a longer search with a seed of its own. It can reject what five seeds had left; the share has a 95 per cent interval (Wilson).

## Stratego: the sieves

`scripts/stratego/mine_puzzles.py` looks at every third decision. The goal is 300.

1. **A gap.** Level 6 searches 60,000 nodes without playouts: the second act is more than 1.2 behind the best. 1 is about the worth of the
   weakest piece.
2. **One act for people.** No other piece does the same on the same square within 1.0. At most three things that the attacked piece has done
   are needed. The same game has given no puzzle in the last ten turns.
3. **Information, not material.** The search runs again where it only counts what is left of the army, and where the attacked piece is
   drawn from the army alone. In one of them another act is the best, or less than a third of the gap is left.
4. **Five seeds.** The highest level finds the same act with five seeds, by at least 1.5 and four times its doubt.
5. **A longer search.** Four times the nodes, twice the boards and a sixth seed find the same act, by at least 1.5.

{stratego_table}
{stratego_yield}

## Fortress: the sieves

`scripts/fortress/mine_puzzles.py` looks at two kinds of decisions of players of all levels: what to ask for, once twenty squares are known
and something new was found; and which piece enters after a lost fight. A step over known squares costs no turn. So a choice is a request
for something unknown from any square that the piece can come to, or another piece. One way on beside giving the piece up is no puzzle. It
counts the turns to the flag over fortresses that fit the notes, each drawn with the same chance. The goal is 60.

1. **A gap.** Eight fortresses choose the six best acts. In forty others the second takes at least 0.2 turns more than the best. In 120
   others it is 0.25, among the best three.
2. **Information, not price.** Of pieces that may enter, the best one costs no fewer turns to enter than the second.
3. **Five seeds.** Over 200 fortresses each, five seeds find the same act. Over all 1000 the second takes at least 0.3 turns more, and is
   behind by two standard errors. A depth-first explorer plays on. Whoever asks for the wrong thing asks for the right one next turn: so few
   acts are a whole turn better than the next. Half a point goes to what is 0.25 behind, so the second never gets it.
4. **A longer search.** An explorer plays on that draws eight fortresses for each of its decisions. Over 40 more fortresses the best act is
   still ahead of the second.

{fortress_table}
{fortress_yield}

## The card game: the sieves

`scripts/fellowship/mine_puzzles.py` looks at decisions of a game alone with three to eight answers, one of which is the whole act: who
defends, where to travel, whom to fight. Games are played to their end by the rules of thumb, every answer over the same drawn decks. The
goal is 60.

1. **A gap.** In eight games each the best answer wins at least one game more than the next, in forty others at least three.
2. **Five seeds.** Five searches of forty games find the same answer. Over these 200 drawn decks it wins at least 5 of 100 more than each
   other one, and is ahead by two standard errors.
3. **A longer search.** Over 200 other decks it is the best again, by two standard errors.

{fellowship_table}
{fellowship_yield}

## The name

A mined puzzle is named by what anybody sees at its board, and a number: the pieces of both sides, the squares that are known, what is to be
decided. In Stratego and Fortress its theme is the clue, and a clue has its price: so no name tells it.

## The rating

The first rating follows from the lowest level that finds the act in three of five tries, by one rule for all games
(`src/gonfalon/learn/puzzle_rating.py`). It is 1000 for level 1, and 1700 for what only the search of the proof finds. The levels between
lie in equal steps: in Stratego, where the proof is a search of the highest level, six; in Fortress four, in the card game five. In Stratego
a full army adds 100, and 150 are added where counting alone errs or nearly ties. A narrow lead adds nothing. Who tells acts apart that lie
near each other was never measured, and in Fortress nearly every puzzle would have got it. The deviation is 250: the first people who try a
puzzle move it fast.
An answer is a game between solver and puzzle ([ratings](ratings.md)): 1 for the best act, 1/2 for one that is hardly worse, else 0. Hardly
worse is 0.7 worths in Stratego, 0.25 turns in Fortress, 4 games of 100 in the card game.
"""
YIELD = """The longer search rejected {rejected} of what five seeds had left.
{games} games have been mined in {minutes} minutes of CPU, {each} puzzles a game."""
SIEVES = ("looked_at", "gap", "people", "information", "seeds", "longer")
HEAD = ("ruleset", "games", "looked at", "1 gap", "2 people", "3 information", "4 five seeds", "5 kept")
SHORT_SIEVES = ("looked_at", "gap", "seeds", "longer")
SHORT_HEAD = ("games", "looked at", "1 gap", "2 five seeds", "3 kept")
PRICE_SIEVES = ("looked_at", "gap", "information", "seeds", "longer")
PRICE_HEAD = ("game", "games", "looked at", "1 gap", "2 information", "3 five seeds", "4 kept")


def total(rows: list[Row], column: str) -> int:
    """The sum of a column."""
    return sum(int(row[column]) for row in rows)


def counts(rows: list[Row], names: dict[str, str], head: tuple[str, ...], sieves: tuple[str, ...]) -> str:
    """The table of a game: a row for each variant, and one for all."""
    lines = [[names[row["variant"]], row["games"], *(row[name] for name in sieves)] for row in rows]
    lines.append(["all", str(total(rows, "games")), *(str(total(rows, name)) for name in sieves)])
    return table(head, lines)


def told_yield(rows: list[Row]) -> str:
    """What the longer search rejected, and what a game gives."""
    seeds, kept, games = (total(rows, name) for name in ("seeds", "longer", "games"))
    return YIELD.format(
        rejected=cell((seeds - kept) / seeds, seeds),
        games=games,
        minutes=f"{total(rows, 'cpu_seconds') / 60:.1f}",
        each=f"{kept / games:.1f}",
    )


def page() -> str:
    """The page."""
    stratego, fortress, cards = (rows_of(f"puzzle_yield{name}") for name in ("", "_fortress", "_fellowship"))
    all_puzzles = puzzle_loading.puzzles()
    found = [puzzle for puzzle in all_puzzles if puzzle.game == "stratego"]
    mined = sum(puzzle.collection == "mined" for puzzle in found)
    return TEXT.format(
        how=HOW,
        n=len(found),
        composed=len(found) - mined,
        mined=mined,
        fortress=sum(puzzle.game == "fortress" for puzzle in all_puzzles),
        fellowship=sum(puzzle.game == "fellowship" for puzzle in all_puzzles),
        stratego_table=counts(stratego, RULESETS, HEAD, SIEVES),
        stratego_yield=told_yield(stratego),
        fortress_table=counts(fortress, RULESETS, PRICE_HEAD, PRICE_SIEVES),
        fortress_yield=told_yield(fortress),
        fellowship_table=counts(cards, SCENARIOS, ("scenario", *SHORT_HEAD), SHORT_SIEVES),
        fellowship_yield=told_yield(cards),
    )


def files() -> dict[Path, str]:
    """The page with its text."""
    return {PAGE: page()}


if __name__ == "__main__":
    sys.exit(run(__file__, files))
