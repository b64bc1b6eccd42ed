#!/usr/bin/env python3
"""The card game: the share of games that a player who sees every deck, its order and all later chance is known to win.

    .venv/bin/python bench/fellowship_ceiling.py --games 20 --scenario passage-through-mirkwood
    .venv/bin/python bench/fellowship_ceiling.py --games 20 --scenario journey-down-the-anduin --list src/gonfalon/players/fellowship/decks

A game is played again and again from the same seed: by rules of thumb, then along the line that came farthest so far, up to a random
decision and on from there with some answers drawn at random. A game counts as soon as one line wins. What is found is a lower bound of
what a clairvoyant wins, since not every line is tried. Fair players stay below the true ceiling; no fair player needs to reach it.

Seeds are those of `fellowship_players.py`. Prints one line of JSON for each scenario and deck.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
sys.path.append(str(Path(__file__).resolve().parent))

from fellowship_players import SEED, set_up, wilson

from gonfalon.core.game import GameSetup
from gonfalon.games.fellowship.decks import STARTERS
from gonfalon.games.fellowship.engine.state import Choice, State
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship.evaluation import value_of
from gonfalon.players.fellowship.rule_based import choose

DRAWN = 0.08
"""Share of the answers that are drawn at random behind the point where a line is left."""
MOST_ROUNDS = 30

Line = list[Choice]
"""The answers of a game, in order."""


def played(s: State, line: Line, leave: int, rng: random.Random | None) -> tuple[Line, float]:
    """Follow a line for `leave` answers, then go on by rules of thumb; rng draws some answers. Returns the answers and how far they led.

    How far: 2 for a win, else the best value of a state at the end of a round plus a little for every round. **Mutates:** s.
    """
    told, best, now = list[Choice](), 0.0, s.round
    while s.outcome is None and s.round < MOST_ROUNDS:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        if len(told) < leave:
            choice = line[len(told)]
        elif rng is not None and len(choices) > 1 and rng.random() < DRAWN:
            choice = rng.choice(choices)
        else:
            choice = choose(s, seat, choices)
        told.append(choice)
        s.take(seat, choice)
        if s.round != now and s.outcome is None:
            best, now = max(best, value_of(s) + 0.01 * s.round + 0.1 * s.stage), s.round
    won = s.outcome is not None and s.outcome.returns[0] > 0
    return told, 2.0 if won else best


def tries_to_win(setup: GameSetup, seed: int, most: int) -> int:
    """How many lines were played until one won; 0 if none of `most` did."""
    start, rng = GAME.new(seed, setup).fork(), random.Random(seed)
    line, far = played(start.fork(), [], 0, None)
    for n in range(1, most + 1):
        if far >= 2.0:
            return n
        found, reached = played(start.fork(), line, rng.randrange(len(line)), rng)
        if reached >= far:
            line, far = found, reached
    return 0


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--tries", type=int, default=100, help="lines of a game at most")
    parser.add_argument("--scenario", default="passage-through-mirkwood")
    parser.add_argument("--deck", default="", help="of one cell")
    parser.add_argument("--list", type=Path, default=None, help="a folder of deck lists")
    arguments = parser.parse_args()
    folder: Path | None = arguments.list
    lists = {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.txt"))} if folder else {}
    for deck in [arguments.deck] if arguments.deck else lists or STARTERS:
        setup = set_up(arguments.scenario, deck, lists)
        tries = [tries_to_win(setup, SEED + k, arguments.tries) for k in range(arguments.games)]
        won = sum(n > 0 for n in tries)
        told = {"scenario": arguments.scenario, "deck": deck, "games": len(tries), "won": won}
        print(json.dumps({**told, "interval": wilson(won, len(tries)), "tries": tries}), flush=True)


if __name__ == "__main__":
    main()
