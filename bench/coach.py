#!/usr/bin/env python3
"""How good are the coaches: do they find planted mistakes, and do they leave good acts alone?

    .venv/bin/python bench/coach.py plant --family stratego --variant duel --number 200 --file plants.jsonl
    .venv/bin/python bench/coach.py find --family stratego --file plants.jsonl --found found.jsonl
    .venv/bin/python bench/coach.py ceiling --family stratego --file plants.jsonl --found found.jsonl --ceiling ceiling.jsonl --games 40
    .venv/bin/python bench/coach.py level --number 300 --found level.jsonl
    .venv/bin/python bench/coach.py time --variant battle
    .venv/bin/python bench/coach.py hint

`plant` plays games of players that the coach does not search with. In each it replaces one act by another one that scores at least `--gap`
less in `--games` games played on from boards drawn from what the seat knew. Each judge of the family has to say so, playing at every seat.
A comparison ends early where the gap is clearly above what is wished, or hardly as high. `find` lets the coach judge all
decisions of that seat, and says where the planted one stands among the dearest. With `--excuse` it plays on from the turns before one
that it does not find, at most `--excuse-games` each: a planted mistake is "outranked" if it is among the three worst without those that
score at least as much less than what the coach would have done, by each judge. It is told "again" if a turn with the same mistake stands
there for it: a report names that once. Else it is "missed".
`ceiling` says how many a coach could find. Each judge plays on from the dearest turns that `find` wrote down, and from the planted one, on
new boards. It tells the place of the planted one by each judge alone, and by the least gap of all.
`level` asks the highest level (with a seed of its own) at positions of such games, and lets the coach judge its acts. `time` plays
a game of so many plies and says how many seconds of CPU a report on it takes. `hint` says how long a first word of a hint takes, in the
card game of the odds.

Every line is appended to its file when it is ready, and the same command goes on where an earlier run stopped.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Literal

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import msgspec
from coach_families import FAMILIES
from coach_planting import (
    GamesFrom,
    PlantingFamily,
    Wish,
    all_hold,
    answers_of,
    gaps_of,
    least_gap,
    new_state,
    planted,
    play,
)

from gonfalon import games, players
from gonfalon.core.intervals import share_interval
from gonfalon.core.seat_decision import SeatDecision
from gonfalon.players.coaching import N_DEAREST, CoachReview, JudgedTurn, class_of, dearest_of, mistake_of

WORST = 15
"""Dearest turns that are written down."""
ANEW = 7_000_000
"""Between the seeds of the boards on which a mistake was planted and of those on which it is compared with others."""
SEEDS_TRIED = 20
"""Games among which one of the length that is asked for is looked for."""
TOLD_EVERY = 25
"""Looks to a line of progress."""
APART = 7
"""Plies between the positions at which a first word is asked for."""
SET = ", "
"""Between the acts of an answer that is a set."""
Verdict = Literal["found", "again", "outranked", "missed"]
"""Of a planted mistake: among the three worst; told there by another turn, on which the same mistake was made; with at least as dear
ones of the player's own before it; or none of these."""
VERDICTS: tuple[Verdict, ...] = ("found", "again", "outranked", "missed")


def judged(family: str, decisions: tuple[SeatDecision, ...]) -> dict[int, JudgedTurn]:
    """Number of a decision -> what the coach says after both passes."""
    review = CoachReview(players.coach_of(family))
    for place, effort in review.looks(decisions):
        review.judged[place] = review.coach.judge(decisions[place], effort)
    return {turn.number: turn for turn in review.judged.values()}


def found_in(family: PlantingFamily, line: dict[str, Any], asked: argparse.Namespace) -> dict[str, Any]:
    """Where the planted act of a line stands among the dearest, and what that says of the coach."""
    began = time.process_time()
    decisions = answers_of(family, line)
    places = [one.number for one in decisions if one.frame <= line["place"]]
    found, number = judged(family.name, decisions), places[-1]
    turn = found[number]
    order = dearest_of(list(found.values()), len(found), players.coach_of(family.name).scale.bounds[1])
    untold = max(len(order), N_DEAREST) + 1, turn
    same = ((place, one) for place, one in enumerate(order, 1) if mistake_of(one) == mistake_of(turn))
    rank, shown = next(same, untold)
    told = {name: line[name] for name in ("number", "variant", "styles", "gap")}
    told |= {"found": rank <= N_DEAREST and shown is turn, "rank": rank, "turns": len(found), "turn": number}
    told |= {"shown": shown.number}
    told |= {"loss": turn.loss, "swing": turn.swing, "standing": turn.standing, "theme": turn.theme}
    told["worst"] = [
        [one.number, one.loss, one.swing, one.theme, one.best, one.action] for one in order[:WORST]
    ]
    if asked.excuse and N_DEAREST < rank <= len(order):
        told |= outranking(family, line, decisions, order[: rank - 1], asked)
    told["verdict"] = verdict_of(told)
    return told | {"cpu": round(time.process_time() - began, 1)}


def verdict_of(told: dict[str, Any]) -> Verdict:
    """Was a planted mistake found, is it told by another turn, do dearer ones of the player's own stand before it, or was it missed?"""
    if told["found"]:
        return "found"
    if told["rank"] <= N_DEAREST:
        return "again"
    return "outranked" if told.get("rank_without_dearer", told["rank"]) <= N_DEAREST else "missed"


def outranking(
    family: PlantingFamily,
    line: dict[str, Any],
    decisions: tuple[SeatDecision, ...],
    before: list[JudgedTurn],
    asked: argparse.Namespace,
) -> dict[str, Any]:
    """Which turns before a planted mistake cost at least as much in games played on, and its rank without these.

    Both are played on anew, on boards of their own: the planted act was chosen for its gap, which flatters it. again: its gap then, the
    least of any judge.
    """
    at, dearer = {one.number: one for one in decisions}, list[list[Any]]()
    planted = next(one for one in reversed(decisions) if one.frame <= line["place"])
    judges = tuple(line["judges"])
    whole = Wish(line["variant"], judges, asked.excuse_games, -1.0, asked.seed, ends_early=False)

    def seed(number: int) -> int:
        return line["seed"] + ANEW + at[number].frame

    acts = (line["instead_of"], line["act"])
    again = least_gap(gaps_of(GamesFrom(family, planted.information), acts, whole, seed(planted.number)))
    wish = whole._replace(gap=again, ends_early=True)
    for n, turn in enumerate(before):
        if n - len(dearer) >= N_DEAREST:  # it is missed whatever the others are
            break
        acts = (turn.best.split(SET)[0], turn.action.split(SET)[0])
        if acts[0] == acts[1]:
            continue
        found = gaps_of(GamesFrom(family, at[turn.number].information), acts, wish, seed(turn.number))
        if all_hold(found, wish):
            dearer.append([turn.number, least_gap(found)])
    return {"again": again, "dearer": dearer, "rank_without_dearer": len(before) + 1 - len(dearer)}


def ceiling_of(
    family: PlantingFamily, line: dict[str, Any], told: dict[str, Any], asked: argparse.Namespace
) -> dict[str, Any]:
    """The place of a planted mistake among the dearest turns, by games that each judge plays on. told: what `find` wrote of the line."""
    at, judges = {one.number: one for one in answers_of(family, line)}, tuple(line["judges"])
    acts = {number: (best.split(SET)[0], act.split(SET)[0]) for number, *_, best, act in told["worst"]}
    acts[told["turn"]] = line["instead_of"], line["act"]
    whole = Wish(line["variant"], judges, asked.games, -1.0, asked.seed, ends_early=False)
    gaps = dict[int, dict[str, float]]()
    for number, pair in acts.items():
        if pair[0] == pair[1]:  # sets that begin alike
            continue
        found = gaps_of(
            GamesFrom(family, at[number].information), pair, whole, line["seed"] + ANEW + at[number].frame
        )
        gaps[number] = {judge: round(one.gap, 3) for judge, one in found.items()}
        gaps[number]["least"] = min(gaps[number].values())
    mine = gaps[told["turn"]]
    places = {by: 1 + sum(one[by] > gap for one in gaps.values()) for by, gap in mine.items()}
    return {"number": line["number"], "turns": len(gaps), "gaps": mine, "places": places}


def leveled(family: PlantingFamily, asked: argparse.Namespace, number: int) -> dict[str, Any]:
    """What the coach says of an act of the highest level at a position of a game of the other players."""
    rules: Any = games.get(family.name)
    rng, names = random.Random(asked.seed + number), tuple(family.makers)
    seed, until = asked.seed + 1_000 * number, rng.randrange(family.first, 2 * family.last)
    state = new_state(family, asked.variant, seed)
    play(
        family,
        state,
        [family.makers[names[(number + one) % len(names)]](seed + one) for one in (0, 1)],
        until,
    )
    if state.outcome is not None:
        return {"number": number}
    seat = state.to_act()[0]
    known = rules.information_state(state, seat)
    if not family.is_moment(known):
        return {"number": number}
    level = players.levels(family.name)[-1]
    act = players.make(family.name, level, seed + 7, nodes=asked.nodes).act(known)
    state.step(seat, act)
    heard = rules.information_state(state, seat).events[len(known.events) :]
    decision = SeatDecision(1, 0, known, act, heard, state.outcome)
    coach = players.coach_of(family.name)
    quick = coach.judge(decision, "quick")
    turn = coach.judge(decision, "deep") if quick.loss >= coach.scale.bounds[0] else quick
    told = {"number": number, "variant": asked.variant, "act": act, "best": turn.best}
    return told | {"quick": quick.loss, "loss": turn.loss, "class": class_of(turn.loss, coach.scale)}


def timed(family: PlantingFamily, asked: argparse.Namespace) -> dict[str, Any]:
    """Seconds of CPU of a report on a game of so many plies: until the first finding, after the quick look at all, and in all."""
    line, coach = long_game(family, asked), players.coach_of(family.name)
    coach.judge(answers_of(family, line)[0], "quick")  # compiled or loaded by now
    began, told = time.process_time(), dict[str, Any]()

    def note(name: str) -> None:
        if name not in told:
            told[name] = round(time.process_time() - began, 1)

    decisions = answers_of(family, line)
    review = CoachReview(coach)
    for n, (place, effort) in enumerate(review.looks(decisions)):
        if effort == "deep":
            note("quick")
        turn = review.judged[place] = coach.judge(decisions[place], effort)
        if turn.loss >= coach.scale.bounds[1]:
            note("first")
        if n % TOLD_EVERY == 0:
            took = time.process_time() - began
            print(f"{n} looks, {effort}: {took:.0f} s of CPU", file=sys.stderr, flush=True)
    note("quick")
    note("whole")
    head = {"family": family.name, "variant": asked.variant, "seed": line["seed"], "plies": len(line["acts"])}
    names = ("first", "quick", "whole")
    return head | {"turns": len(decisions)} | {f"{name}_cpu_s": told.get(name) for name in names}


def long_game(family: PlantingFamily, asked: argparse.Namespace) -> dict[str, Any]:
    """A game of so many plies by the other players, of the first seed that has one; the longest if none of some has."""
    names, longest = tuple(family.makers), dict[str, Any](acts=())
    for seed in range(asked.seed, asked.seed + SEEDS_TRIED):
        state = new_state(family, asked.variant, seed)
        by = [family.makers[names[one % len(names)]](seed + one) for one in range(family.n_seats)]
        acts = recorded(family, state, by, asked.plies)
        if len(acts) > len(longest["acts"]):
            longest = {"variant": asked.variant, "seed": seed, "seat": 0, "acts": acts}
        if len(acts) >= asked.plies:
            break
    return longest


def first_words(family: PlantingFamily, asked: argparse.Namespace) -> dict[str, Any]:
    """Seconds until a first word of a hint (in the card game of the odds) at positions of games: median and worst, by both clocks."""
    if not players.tells_hints(family.name) and not players.tells_odds(family.name):
        return {"family": family.name, "hints": "none"}
    rules: Any = games.get(family.name)
    asks = partial(players.hint if players.tells_hints(family.name) else players.odds, effort="quick")
    names, walls, cpus = tuple(family.makers), list[float](), list[float]()
    for number in range(asked.number + 1):
        state = new_state(family, asked.variant, asked.seed + number)
        by = [family.makers[names[(number + one) % len(names)]](asked.seed) for one in range(family.n_seats)]
        play(family, state, by, family.first + APART * number)
        if state.outcome is None:
            known = rules.information_state(state, state.to_act()[0])
            began = time.perf_counter(), time.process_time()
            asks(known)
            walls.append(time.perf_counter() - began[0])
            cpus.append(time.process_time() - began[1])
    told: dict[str, Any] = {"family": family.name, "variant": asked.variant, "positions": len(walls) - 1}
    for name, found in (
        ("wall_s", sorted(walls[1:])),
        ("cpu_s", sorted(cpus[1:])),
    ):  # the first loads everything
        told[name] = {"median": round(found[len(found) // 2], 2), "worst": round(found[-1], 2)}
    return told


def recorded(family: PlantingFamily, state: Any, by: list[players.Player], cap: int) -> list[tuple[int, str]]:
    """Play on to the end or the cap; the acts."""
    rules, acts = games.get(family.name), list[tuple[int, str]]()
    while state.outcome is None and state.ply < cap:
        seat = state.to_act()[0]
        acts.append((seat, by[seat].act(rules.information_state(state, seat))))
        state.step(*acts[-1])
    return acts


def on_file(file: Path | None) -> list[dict[str, Any]]:
    """The lines that are there."""
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line) for line in file.read_bytes().splitlines() if line.strip()]


def lines(asked: argparse.Namespace, done: set[int]) -> Iterator[dict[str, Any]]:
    """The lines that are still to be found."""
    family = FAMILIES[asked.family]
    if asked.what in ("find", "ceiling"):
        told = {one["number"]: one for one in on_file(asked.found)} if asked.what == "ceiling" else {}
        for line in on_file(asked.file):
            if "place" not in line or line["number"] in done:
                continue
            if asked.what == "find":
                yield found_in(family, line, asked)
            elif line["number"] in told:
                yield ceiling_of(family, line, told[line["number"]], asked)
        return
    judges = (asked.judge,) if asked.judge else family.judges
    wish = Wish(asked.variant, judges, asked.games, asked.gap, asked.seed)
    for number in range(asked.number):
        if number not in done:
            yield planted(family, wish, number) if asked.what == "plant" else leveled(family, asked, number)


def summary(asked: argparse.Namespace, found: list[dict[str, Any]]) -> dict[str, Any]:
    """Counts with their 95 % intervals."""

    def share(rows: list[dict[str, Any]], good: list[bool]) -> dict[str, Any]:
        low, high = share_interval(sum(good) / max(1, len(rows)), len(rows))
        return {"n": len(rows), "k": sum(good), "of_100": [round(100 * low), round(100 * high)]}

    if asked.what == "plant":
        return {"games": len(found), "planted": sum("place" in line for line in found)}
    if asked.what == "level":
        judged_ones = [line for line in found if "loss" in line]
        return {"errors": share(judged_ones, [line["class"] == "error" for line in judged_ones])}
    if asked.what == "ceiling":
        names = list(found[0]["places"]) if found else []
        return {by: share(found, [line["places"][by] <= N_DEAREST for line in found]) for by in names}
    styles = sorted({line["styles"][line["number"] % len(line["styles"])] for line in found})
    told: dict[str, Any] = {"found": share(found, [line["found"] for line in found])}
    verdicts = [verdict_of(line) for line in found]
    told["verdicts"] = {one: verdicts.count(one) for one in VERDICTS}
    told["found_or_again"] = share(found, [one in ("found", "again") for one in verdicts])
    told["all_but_missed"] = share(found, [one != "missed" for one in verdicts])
    for style in styles:
        rows = [line for line in found if line["styles"][line["number"] % len(line["styles"])] == style]
        told[style] = share(rows, [line["found"] for line in rows])
    return told


def parsed() -> argparse.Namespace:
    """What is asked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("plant", "find", "ceiling", "level", "time", "hint"))
    parser.add_argument("--family", choices=tuple(FAMILIES), default="stratego")
    parser.add_argument("--number", type=int, default=10, help="games, or positions")
    parser.add_argument("--variant", default="")
    parser.add_argument("--judge", default="", help="who alone plays on, all judges of the family if missing")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--gap", type=float, default=0.15)
    parser.add_argument("--nodes", type=int, default=None, help="of the highest level, its own if missing")
    parser.add_argument("--seed", type=int, default=44_000)
    parser.add_argument("--plies", type=int, default=300)
    parser.add_argument("--excuse", action="store_true", help="play on from the turns before a planted one")
    parser.add_argument("--excuse-games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.0, help="of CPU, after which nothing is begun")
    parser.add_argument("--file", type=Path, help="the planted mistakes")
    parser.add_argument("--found", type=Path, help="what `find` and `level` found")
    parser.add_argument("--ceiling", type=Path, help="what `ceiling` found")
    asked = parser.parse_args()
    asked.variant = asked.variant or FAMILIES[asked.family].variants[0]
    return asked


def main() -> None:
    """Do what is asked, and print a summary."""
    asked = parsed()
    if asked.what in ("time", "hint"):
        print(json.dumps((timed if asked.what == "time" else first_words)(FAMILIES[asked.family], asked)))
        return
    target = {"plant": asked.file, "ceiling": asked.ceiling}.get(asked.what, asked.found)
    found = on_file(target)
    for line in lines(asked, {line["number"] for line in found}):
        found.append(line)
        print(json.dumps({name: value for name, value in line.items() if name != "acts"}), flush=True)
        if target:
            with target.open("a") as file:
                file.write(json.dumps(line) + "\n")
        if asked.seconds and time.process_time() > asked.seconds:
            break
    print(json.dumps({"what": asked.what, **summary(asked, found)}))


if __name__ == "__main__":
    main()
