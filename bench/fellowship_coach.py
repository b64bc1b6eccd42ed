#!/usr/bin/env python3
"""How long does the coach of the card game look at a whole game, and what does it find?

    .venv/bin/python bench/fellowship_coach.py passage-through-mirkwood --seed 8 --careless 0.5
    .venv/bin/python bench/fellowship_coach.py journey-down-the-anduin --seed 4 --seats 2

The rules of thumb play the game at every seat. `--careless` is the share of answers that are drawn at random instead. It says the
seconds of CPU until the first finding, after the quick look at all, and after the long one at the dearest. Then come the dearest answers
of the first seat.
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

from gonfalon import games, players
from gonfalon.core.seat_decision import SeatDecision
from gonfalon.match.decisions import PlayedAct, decisions_in
from gonfalon.players.coaching import N_DEEP, JudgedTurn, dearest_of, report_of
from gonfalon.players.fellowship.rule_based import choose

RULES: Any = games.get("fellowship")
COACH = players.coach_of("fellowship")


def play(asked: argparse.Namespace) -> tuple[Any, tuple[SeatDecision, ...]]:
    """A whole game, and the answers of its first seat that the coach judges."""
    rng = random.Random(asked.seed)
    setup = RULES.setup(asked.scenario, n_seats=asked.seats)
    state, acts = RULES.new(asked.seed, setup), list[PlayedAct]()
    while state.outcome is None:
        seat, choices = state.pending.asks[0]
        choice = rng.choice(choices) if rng.random() < asked.careless else choose(state, seat, choices)
        acts.append(PlayedAct(len(acts), seat, state.text(choice)))
        state.step(seat, acts[-1].text)
    return state, players.answers("fellowship", decisions_in(RULES, RULES.new(asked.seed, setup), acts, 0))


def main() -> None:
    """Play, look, and print one line for the times and one for each dear answer."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--careless", type=float, default=0.0)
    asked = parser.parse_args()
    state, answers = play(asked)
    likely = COACH.first(answers)
    began, times, turns = time.process_time(), list[float](), dict[int, JudgedTurn]()
    for place in (*likely, *(n for n in range(len(answers)) if n not in set(likely))):
        turns[place] = COACH.judge(answers[place], "quick")
        times.append(time.process_time() - began)
    deep = dearest_of(list(turns.values()), N_DEEP, COACH.scale.bounds[0])
    for turn in deep:
        turns[turn.number - 1] = COACH.judge(answers[turn.number - 1], "deep")
    told: dict[str, Any] = {
        "won": state.outcome.returns[0] > 0,
        "rounds": state.round,
        "answers": len(answers),
    }
    told |= {"first": round(times[0], 2), "quick": round(times[-1], 1), "deep": len(deep)}
    print(json.dumps(told | {"whole": round(time.process_time() - began, 1)}))
    judged = list(turns.values())
    report = report_of(judged, len(answers), COACH.lessons, COACH.scale, COACH.closed(judged))
    for turn in dearest_of(report.turns, N_DEEP, COACH.scale.bounds[1]):
        facts = turn.asked.facts if turn.asked else {}
        print(json.dumps([facts, turn.action, turn.best, turn.loss, turn.doubt, turn.theme]))


if __name__ == "__main__":
    main()
