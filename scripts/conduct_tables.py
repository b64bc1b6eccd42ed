#!/usr/bin/env python3
"""Count, in games of our own players, what the conduct of hidden pieces tells, and write players/stratego/search/conduct.toml.

rest: how many of the hidden pieces of a role, deployed in a row, are still unmoved in a class of turns. near: how much more often
than by chance a piece that comes beside a shown enemy wins, ties or loses against it. fled: how often a piece beside which a
shown enemy has come moves away at once.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from gonfalon import games, players  # noqa: E402
from gonfalon.core.game import seats_to_act  # noqa: E402
from gonfalon.games.stratego.kernel.layout import KIND_BITS, SIDE_BITS  # noqa: E402
from gonfalon.players.stratego.search import conduct  # noqa: E402
from gonfalon.players.stratego.worth import fights_of  # noqa: E402

OUT = ROOT / "src/gonfalon/players/stratego/search/conduct.toml"
EVERY = 6
"""Turns between two counts of the unmoved pieces."""
SHY = 12
"""Made-up pieces, of the average, added to each count, so that small counts do not shout."""


def play(job: tuple[int, list[int]]) -> Counter[str]:
    """One game of Battle between two levels; what was counted in it."""
    seed, levels = job
    rules: Any = games.get("stratego")
    state = rules.new(seed, "battle", ply_cap=1500)
    seats = [players.make("stratego", level, seed * 2 + seat) for seat, level in enumerate(levels)]
    counts: Counter[str] = Counter()
    kinds: dict[int, str] = {}
    while state.outcome is None:
        for seat in seats_to_act(state):
            state.step(seat, seats[seat].act(rules.information_state(state, seat)))
        if state.phase == 1 and not kinds:
            kinds = {piece: kind for piece, kind, *_ in standing(state)}
        if state.phase == 1 and state.turn % EVERY == 3:
            count_rest(state, counts)
    for seat in range(2):
        count_deeds(state, seat, kinds, counts)
    return counts


def standing(state: Any) -> list[tuple[int, str, int, int]]:
    """(id, kind, owner, flags) of every piece on the board."""
    found = []
    for square in range(256):
        code = int(state.record["board"][square])
        if code:
            kind = state.rules.kinds[(code - 1) & KIND_BITS]
            found.append(
                (
                    int(state.record["id"][square]),
                    kind,
                    (code - 1) >> SIDE_BITS,
                    int(state.record["flag"][square]),
                )
            )
    return found


def count_rest(state: Any, counts: Counter[str]) -> None:
    """Hidden pieces by role, row and class of turns, moved or not."""
    when = conduct.class_of(state.turn, 80)
    for piece, kind, owner, flags in standing(state):
        row = piece >> 4 if owner == 0 else 9 - (piece >> 4)
        if flags & 2 == 0:
            counts[f"rest|{kind}|{row}|{when}|{flags & 1}"] += 1


def count_deeds(state: Any, seat: int, kinds: dict[int, str], counts: Counter[str]) -> None:
    """What the enemy's hidden pieces did beside this seat's shown ones."""
    fights = fights_of("battle", False)
    own = {piece: kind for piece, kind in kinds.items() if (piece >> 4 < 5) == (seat == 0)}
    theirs = [kind for piece, kind in kinds.items() if piece not in own and fights.pieces[kind].reach > 0]

    def note(deed: conduct.Deed) -> None:
        kind = kinds[deed.piece]
        if fights.pieces[kind].reach == 0:
            return
        counts[f"{deed.what}|{conduct.relation(fights, kind, deed.other)}"] += 1
        if deed.what == "near":
            for other in theirs:
                counts[f"could|{conduct.relation(fights, other, deed.other)}"] += 1
            counts["nears"] += 1

    heard = [event for step in state.history for event in step.events if event.heard_by(seat)]
    conduct.Watch(seat, own, fights.near, note).hear(heard)


def write(counts: Counter[str], n_games: int) -> str:
    """The tables as TOML."""
    lines = [
        "# What the conduct of hidden pieces tells: counted by scripts/conduct_tables.py in",
        f"# {n_games} games of Battle between our own players.",
        "",
        "[rest] # by role: a line for each row of the set-up, back row first; a number for each class of turns",
    ]
    roles = fights_of("battle", False).mobile
    n_classes = len(conduct.TURNS) + 1

    def share(role: str | None, row: int, when: int) -> tuple[int, int]:
        names = roles if role is None else [role]
        still = sum(counts[f"rest|{name}|{row}|{when}|0"] for name in names)
        return still, still + sum(counts[f"rest|{name}|{row}|{when}|1"] for name in names)

    for role in [None, *roles]:
        lines.append(f"{role or 'any'} = [")
        for row in range(4):
            numbers = []
            for when in range(n_classes):
                still, whole = share(role, row, when)
                a, b = share(None, row, when)
                average = a / b if b else 0.1
                numbers.append(min(0.98, max(0.03, (still + SHY * average) / (whole + SHY))))
            lines.append("    [" + ", ".join(f"{number:.2f}" for number in numbers) + "],")
        lines.append("]")
    relations = (conduct.WINS, conduct.TIES, conduct.LOSES)
    could = sum(counts[f"could|{r}"] for r in relations)
    near = sum(counts[f"near|{r}"] for r in relations)
    lines += ["", "[near]"]
    for r in relations:
        expected = near * counts[f"could|{r}"] / max(1, could)
        lines.append(f"{r} = {(counts[f'near|{r}'] + SHY) / (expected + SHY):.2f}")
    lines += ["", "[fled]"]
    for r in relations:
        fled, stayed = counts[f"fled|{r}"], counts[f"stayed|{r}"]
        lines.append(f"{r} = {(fled + 2) / (fled + stayed + 6):.2f}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, count, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of each pairing")
    parser.add_argument("--pairings", default="1-1,3-1,3-3", help="levels of red and blue")
    wanted = parser.parse_args()
    jobs = [
        (number, [int(level) for level in pair.split("-")])
        for number in range(wanted.games)
        for pair in wanted.pairings.split(",")
    ]
    counts: Counter[str] = Counter()
    with multiprocessing.get_context("spawn").Pool() as pool:
        for done in pool.imap_unordered(play, jobs):
            counts.update(done)
    OUT.write_text(write(counts, len(jobs)), encoding="utf-8")


if __name__ == "__main__":
    main()
