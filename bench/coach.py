#!/usr/bin/env python3
"""How good is the coach of Stratego: does it find planted mistakes, and does it leave good acts alone?

    .venv/bin/python bench/coach.py plant --number 200 --file plants.jsonl
    .venv/bin/python bench/coach.py level --number 300 --file level.jsonl
    .venv/bin/python bench/coach.py time --plies 300

`plant` plays games of players that the coach does not search with (hunter, prober, rule_based). In each it replaces one act by another one
that scores at least `--gap` less in `--games` games played on from boards drawn from what the seat knew, by `--judge` at both seats. Then
the game goes on to its end, the coach judges all decisions of that seat, and the line says where the planted one stands among the dearest.
`level` asks level 7 (with a seed of its own) at positions of such games, and lets the coach judge its acts: a loss of 2 is an error.
`time` says how long the two passes take on this machine.

Every line is appended to `--file` when it is ready, and the same command goes on where an earlier run stopped.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import msgspec

from gonfalon import games, players
from gonfalon.core.rng import stream
from gonfalon.core.seat_decision import SeatDecision
from gonfalon.match.decisions import PlayedAct, decisions_in
from gonfalon.players.coaching import N_DEAREST, N_DEEP, JudgedTurn, class_of, dearest_of

RULES: Any = games.get("stratego")
STYLES = ("hunter", "prober", "rule_based")
CAP, PLAYED_ON = 400, 600
"""Plies after which a game, and one that is played on, counts as a draw."""
CANDIDATES, MOMENTS = 8, 12
"""Acts that are tried at one moment, and moments of a game that are tried, until a mistake is found."""
WORST = 15
"""Dearest turns that are written down."""
FIRST_LOOK = 12
"""Games after which an act that is nowhere near bad enough is given up."""


def play(state: Any, by: list[players.Player], cap: int) -> Any:
    """Play on to the end or the cap."""
    while state.outcome is None and state.ply < cap:
        seat = state.to_act()[0]
        state.step(seat, by[seat].act(RULES.information_state(state, seat)))
    return state


def score(state: Any, seat: int) -> float:
    """1 for a game that this seat has won, 0 for one that it has lost."""
    return 0.5 if state.outcome is None else (1 + state.outcome.returns[seat]) / 2


def played_on(information: Any, seat: int, act: str, judge: str, seed: int) -> float:
    """The score of one game from a drawn board, after this act. Both acts of a comparison get the same boards and seeds."""
    state = RULES.sample(information, stream(seed, "bench board"))
    state.step(seat, act)
    return score(
        play(
            state,
            [players.make_named("stratego", judge, seed + one) for one in (1, 2)],
            state.ply + PLAYED_ON,
        ),
        seat,
    )


def gap_of(information: Any, seat: int, good: str, bad: str, asked: argparse.Namespace, seed: int) -> float:
    """How much less a bad act scores; 0 as soon as it is nowhere near the gap that is asked for."""
    total = 0.0
    for number in range(asked.games):
        total += played_on(information, seat, good, asked.judge, seed + 10 * number)
        total -= played_on(information, seat, bad, asked.judge, seed + 10 * number)
        if number + 1 == FIRST_LOOK and total / FIRST_LOOK < asked.gap / 2:
            return 0.0
    return total / asked.games


def new_game(variant: str, seed: int, styles: tuple[str, str]) -> tuple[Any, list[players.Player]]:
    """A game after deployment, and who plays it."""
    state = RULES.new(seed, RULES.setup(variant))
    by = [players.make_named("stratego", style, seed + seat) for seat, style in enumerate(styles)]
    for seat in (0, 1):
        state.step(seat, by[seat].act(RULES.information_state(state, seat)))
    return state, by


def planted(asked: argparse.Namespace, number: int) -> dict[str, Any]:
    """One planted mistake, and what the coach says of it; "found" is missing where no bad enough act was met."""
    rng = random.Random(asked.seed + number)
    styles = (STYLES[number % 3], STYLES[number // 3 % 3])
    seed, seat = asked.seed + 1_000 * number, number % 2
    state, by = new_game(asked.variant, seed, styles)
    at = sorted(rng.sample(range(10, 160), MOMENTS))
    began = time.process_time()
    while state.outcome is None and state.ply < CAP:
        mover = state.to_act()[0]
        known = RULES.information_state(state, mover)
        act = by[mover].act(known)
        if mover == seat and at and state.ply >= at[0]:
            at.pop(0)
            bad, gap = worse(known, seat, act, asked, rng, seed + state.ply)
            if bad:
                place = len(state.history)
                state.step(mover, bad)
                told = {
                    "number": number,
                    "styles": styles,
                    "instead_of": act,
                    "act": bad,
                    "gap": round(gap, 3),
                }
                return (
                    told
                    | looked_at(play(state, by, CAP), seat, place)
                    | {"cpu": round(time.process_time() - began, 1)}
                )
        state.step(mover, act)
    return {"number": number, "styles": styles, "cpu": round(time.process_time() - began, 1)}


def worse(
    known: Any, seat: int, act: str, asked: argparse.Namespace, rng: random.Random, seed: int
) -> tuple[str, float]:
    """An act that is bad enough, and its gap; "" if none of a few is."""
    others = [text for text in known.observation.legal if text != act]
    attacks = [
        text for text in others if text.partition("-")[2] in {p.square for p in known.observation.pieces}
    ]
    chosen = rng.sample(others, min(CANDIDATES, len(others)))
    for bad in dict.fromkeys([*rng.sample(attacks, min(3, len(attacks))), *chosen]):
        gap = gap_of(known, seat, act, bad, asked, seed)
        if gap >= asked.gap:
            return bad, gap
    return "", 0.0


def decisions_of(state: Any, seat: int) -> tuple[SeatDecision, ...]:
    """Those of a seat in a game that is over."""
    acts = [PlayedAct(n, step.seat, step.action) for n, step in enumerate(state.history)]
    return decisions_in(RULES, RULES.new(0, state.setup), acts, seat)


def judged(decisions: tuple[SeatDecision, ...]) -> dict[int, JudgedTurn]:
    """Number of a decision -> what the coach says after both passes."""
    coach = players.coach_of("stratego")
    found = {one.number: coach.judge(one, "quick") for one in decisions}
    at = {one.number: one for one in decisions}
    for turn in dearest_of(list(found.values()), N_DEEP, coach.scale.bounds[0]):
        found[turn.number] = coach.judge(at[turn.number], "deep")
    return found


def looked_at(state: Any, seat: int, place: int) -> dict[str, Any]:
    """Where the decision that was answered in this place stands among the dearest."""
    decisions = decisions_of(state, seat)
    found = judged(decisions)
    number = next(one.number for one in decisions if one.frame == place)
    order = dearest_of(list(found.values()), len(found), 0.0)
    rank = next(place for place, turn in enumerate(order, 1) if turn.number == number)
    turn = found[number]
    worst = [[one.number, one.loss, one.standing, one.theme] for one in order[:WORST]]
    told = {
        "found": rank <= N_DEAREST,
        "rank": rank,
        "loss": turn.loss,
        "standing": turn.standing,
        "theme": turn.theme,
    }
    return told | {"turn": number, "turns": len(found), "worst": worst}


def leveled(asked: argparse.Namespace, number: int) -> dict[str, Any]:
    """What the coach says of an act of level 7 at a position of a game of the other players."""
    rng = random.Random(asked.seed + number)
    seed, until = asked.seed + 1_000 * number, rng.randrange(6, 200)
    state, by = new_game(asked.variant, seed, (STYLES[number % 3], STYLES[number // 3 % 3]))
    play(state, by, until)
    if state.outcome is not None or len(state.legal_texts()) < 2:
        return {"number": number}
    seat = state.to_act()[0]
    act = players.make("stratego", 7, seed + 7, nodes=asked.nodes).act(RULES.information_state(state, seat))
    state.step(seat, act)
    decision = decisions_of(state, seat)[-1]
    coach = players.coach_of("stratego")
    quick = coach.judge(decision, "quick")
    turn = coach.judge(decision, "deep") if quick.loss >= coach.scale.bounds[0] else quick
    return {
        "number": number,
        "act": act,
        "best": turn.best,
        "quick": quick.loss,
        "loss": turn.loss,
        "class": class_of(turn.loss, coach.scale),
    }


def timed(asked: argparse.Namespace) -> dict[str, Any]:
    """Seconds of CPU of both passes over a game of so many plies."""
    state, by = new_game(asked.variant, asked.seed, ("hunter", "prober"))
    play(state, by, asked.plies)
    decisions, coach = decisions_of(state, 0), players.coach_of("stratego")
    coach.judge(decisions[0], "quick")  # compiled or loaded by now
    began, found, first = time.process_time(), list[JudgedTurn](), 0.0
    likely = coach.first(decisions)
    for place in (*likely, *(n for n in range(len(decisions)) if n not in set(likely))):
        found.append(coach.judge(decisions[place], "quick"))
        if not first and any(turn.loss >= 1 for turn in found):
            first = time.process_time() - began
    quick = time.process_time() - began
    at = {one.number: one for one in decisions}
    for turn in dearest_of(found, N_DEEP, coach.scale.bounds[0]):
        coach.judge(at[turn.number], "deep")
    whole = time.process_time() - began
    return {
        "plies": state.ply,
        "turns": len(decisions),
        "first": round(first, 2),
        "quick": round(quick, 1),
        "whole": round(whole, 1),
    }


def on_file(file: Path | None) -> list[dict[str, Any]]:
    """The lines that are there."""
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line) for line in file.read_bytes().splitlines() if line.strip()]


def main() -> None:
    """Do what is asked, and print a summary."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("plant", "level", "time"))
    parser.add_argument("--number", type=int, default=10, help="games, or positions")
    parser.add_argument("--variant", default="battle")
    parser.add_argument("--judge", default="rule_based", choices=STYLES, help="who plays on")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--gap", type=float, default=0.15)
    parser.add_argument("--nodes", type=int, default=None, help="of level 7, its own if missing")
    parser.add_argument("--seed", type=int, default=44_000)
    parser.add_argument("--plies", type=int, default=300)
    parser.add_argument(
        "--seconds",
        type=float,
        default=0.0,
        help="begin nothing after so many seconds of CPU, 0 for no limit",
    )
    parser.add_argument("--file", type=Path)
    asked = parser.parse_args()
    if asked.what == "time":
        print(json.dumps(timed(asked)))
        return
    found = on_file(asked.file)
    known = {line["number"] for line in found}
    for number in range(asked.number):
        if number in known or (asked.seconds and time.process_time() > asked.seconds):
            continue
        found.append(planted(asked, number) if asked.what == "plant" else leveled(asked, number))
        print(json.dumps(found[-1]), flush=True)
        if asked.file:
            with asked.file.open("a") as file:
                file.write(json.dumps(found[-1]) + "\n")
    told = [line for line in found if ("found" in line or "loss" in line)]
    good = sum(line["found"] if asked.what == "plant" else line["class"] != "error" for line in told)
    print(
        json.dumps(
            {
                "what": asked.what,
                "judged": len(told),
                "found" if asked.what == "plant" else "not errors": good,
            }
        )
    )


if __name__ == "__main__":
    main()
