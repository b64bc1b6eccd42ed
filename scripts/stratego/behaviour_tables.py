#!/usr/bin/env python3
"""Count, in games of our own players, what the behaviour of hidden pieces says, and write players/stratego/belief/behaviour.toml.

starts: first moves of a piece of a role for an idle turn (idle_turns.py), by class of idle turns. near: how much
more often than by chance a piece that comes beside a shown enemy wins, ties or loses against it. fled, attacked: how often a piece that has
come to stand beside a shown enemy goes away or attacks in its next turn.

    .venv/bin/python scripts/stratego/behaviour_tables.py --games 30
    .venv/bin/python scripts/stratego/behaviour_tables.py --file games.jsonl --without hunter --out without-hunter.toml

The second counts in games that scripts/stratego/belief_games.py has recorded, the pieces of all players but one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from belief_games import stored  # noqa: E402

from gonfalon import games, players  # noqa: E402
from gonfalon.games.stratego.kernel.layout import KIND_BITS  # noqa: E402
from gonfalon.games.stratego.rules import rules_for  # noqa: E402
from gonfalon.players.stratego.belief.behaviour import CLASS_ENDS, LOSES, TIES, WINS, relation  # noqa: E402
from gonfalon.players.stratego.knowledge.behaviour import BehaviourObserver, IdleTurns, Reaction  # noqa: E402
from gonfalon.players.stratego.knowledge.fights import fights_of  # noqa: E402

Counts = dict[str, float]
OUT = ROOT / "src/gonfalon/players/stratego/belief/behaviour.toml"
ADDED_PIECES = 12
"""Made-up pieces, of the average, added to each count, so that small counts do not shout."""
ADDED_IDLE_TURNS = 4.0
"""The same for first moves: made-up idle turns."""


def play(job: tuple[int, list[str]]) -> Counts:
    """One game of Battle between two players; what was counted in it."""
    seed, names = job
    rules: Any = games.get("stratego")
    state = rules.new(seed, rules.setup("battle", ply_cap=1500))
    seats = [player(name, seed * 2 + seat) for seat, name in enumerate(names)]
    counts: Counts = defaultdict(float)
    kinds: dict[int, str] = {}
    while state.outcome is None:
        for seat in state.to_act():
            state.step(seat, seats[seat].act(rules.information_state(state, seat)))
        if state.phase == 1 and not kinds:
            kinds = standing(state)
    for seat in range(2):
        count_reactions(state, seat, kinds, counts)
    return counts


def count_recorded(game: dict[str, Any], without: str, counts: Counts) -> None:
    """Count in a recorded game what the pieces of its players did, but for those of the player `without`."""
    rules: Any = games.get("stratego")
    state = rules.new(game["seed"], rules.setup(game["variant"], **game["options"]))
    kinds: dict[int, str] = {}
    for seat, action in game["actions"]:
        state.step(seat, action)
        if state.phase == 1 and not kinds:
            kinds = standing(state)
    for seat in range(2):
        if game["players"][1 - seat] != without:
            count_reactions(state, seat, kinds, counts)


def player(name: str, seed: int) -> players.Player:
    """The player of a level, or the one by rules of thumb."""
    return (
        players.make("stratego", int(name), seed)
        if name.isdecimal()
        else players.make_named("stratego", name, seed)
    )


def standing(state: Any) -> dict[int, str]:
    """Id -> kind of every piece on the board."""
    board, ids = state.record["board"], state.record["id"]
    codes = {int(ids[square]): int(board[square]) for square in range(256) if board[square]}
    return {piece: state.rules.kinds[(code - 1) & KIND_BITS] for piece, code in codes.items()}


def count_starts(idle_turns: IdleTurns, theirs: dict[int, str], counts: Counts) -> None:
    """Count the idle turns of one side's mobile pieces by class, and in which class they first moved."""
    for piece, kind in theirs.items():
        idle, has_moved = idle_turns.of(piece), idle_turns.has_moved(piece)
        for number, (begin, end) in enumerate(pairwise(CLASS_ENDS)):
            if idle >= begin:
                counts[f"idle|{kind}|{number}"] += min(idle, end) - begin
                counts[f"start|{kind}|{number}"] += has_moved and idle < end


def count_reactions(state: Any, seat: int, kinds: dict[int, str], counts: Counts) -> None:
    """What the enemy's hidden pieces did beside this seat's shown ones."""
    fights = fights_of(rules_for("battle", {"aggressor_advantage": False}))
    own = {piece: kind for piece, kind in kinds.items() if (piece >> 4 < 5) == (seat == 0)}
    theirs = {
        piece: kind for piece, kind in kinds.items() if piece not in own and fights.pieces[kind].reach > 0
    }

    def note(reaction: Reaction) -> None:
        kind = kinds[reaction.piece]
        if fights.pieces[kind].reach == 0:
            return
        counts[f"{reaction.what}|{relation(fights, kind, reaction.other)}"] += 1
        if reaction.what == "near":
            for other in theirs.values():
                counts[f"could|{relation(fights, other, reaction.other)}"] += 1
            counts["nears"] += 1

    heard = [event for step in state.history for event in step.events if event.heard_by(seat)]
    observer = BehaviourObserver(seat, own, fights.near, note)
    observer.hear(heard)
    count_starts(observer.idle, theirs, counts)


def first_reaction(counts: Counts, what: str, related: str) -> float:
    """Share of pieces so related to a shown one that come to stand beside it that do that first."""
    return (counts[f"{what}|{related}"] + 2) / (
        sum(counts[f"{each}|{related}"] for each in ("fled", "attacked", "stayed")) + 6
    )


def table(counts: Counts, n_games: int) -> str:
    """The tables as TOML."""
    lines = [
        "# What the behaviour of hidden pieces says: counted by scripts/stratego/behaviour_tables.py in",
        f"# {n_games} games of Battle between our own players.",
        "",
        "[starts] # by role: first moves for an idle turn, a number for each class of idle turns",
    ]
    roles = fights_of(rules_for("battle", {"aggressor_advantage": False})).mobile
    for role in (None, *roles):
        rates = []
        for number in range(len(CLASS_ENDS) - 1):
            whole = sum(counts[f"start|{name}|{number}"] for name in roles)
            average = whole / max(1e-9, sum(counts[f"idle|{name}|{number}"] for name in roles))
            n, idle = (counts[f"{what}|{role}|{number}"] for what in ("start", "idle"))
            rate = average if role is None else (n + ADDED_IDLE_TURNS * average) / (idle + ADDED_IDLE_TURNS)
            rates.append(f"{max(0.05, rate):.2f}")
        lines.append(f"{role or 'any'} = [{', '.join(rates)}]")
    relations = (WINS, TIES, LOSES)
    could = sum(counts[f"could|{r}"] for r in relations)
    near = sum(counts[f"near|{r}"] for r in relations)
    lines += ["", "[near]"]
    for r in relations:
        expected = near * counts[f"could|{r}"] / max(1, could)
        lines.append(f"{r} = {(counts[f'near|{r}'] + ADDED_PIECES) / (expected + ADDED_PIECES):.2f}")
    lines += ["", "[fled]"]
    for r in relations:
        lines.append(f"{r} = {first_reaction(counts, 'fled', r):.2f}")
    lines += ["", "[attacked]"]
    for r in relations:
        lines.append(f"{r} = {first_reaction(counts, 'attacked', r):.2f}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, count, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="games of each pairing")
    parser.add_argument(
        "--pairings",
        default="rule_based-rule_based,4-rule_based,3-3,4-3,4-4",
        help="red and blue: levels or rule_based",
    )
    parser.add_argument("--file", type=Path, help="count in the games of this file instead")
    parser.add_argument("--without", default="", help="player of these games whose pieces are not counted")
    parser.add_argument("--out", type=Path, default=OUT)
    wanted = parser.parse_args()
    counts: Counts = defaultdict(float)
    if wanted.file:
        recorded = stored(wanted.file)
        for game in recorded:
            count_recorded(game, wanted.without, counts)
        wanted.out.write_text(table(counts, len(recorded)), encoding="utf-8")
        return
    jobs = [
        (number, pair.split("-")) for number in range(wanted.games) for pair in wanted.pairings.split(",")
    ]
    with multiprocessing.get_context("spawn").Pool() as pool:
        for done in pool.imap_unordered(play, jobs):
            for key, number in done.items():
                counts[key] += number
    wanted.out.write_text(table(counts, len(jobs)), encoding="utf-8")


if __name__ == "__main__":
    main()
