"""A program of somebody else's that speaks our line protocol, well or badly as its first argument says. It imports nothing of ours."""

from __future__ import annotations

import json
import random
import sys
import time

rng = random.Random(3)


def deployment(seen: dict, seat: int) -> str:
    """The army, and the empty squares, shuffled; in Outpost the three pieces."""
    if "kinds" not in seen:
        return "deploy " + "".join(rng.sample("K12", 3))
    letters = [kind["letter"] for kind in seen["kinds"] for _ in range(kind["counts"][seat])]
    letters += ["."] * (len(seen["zone"]) - len(letters))
    rng.shuffle(letters)
    return "deploy " + "".join(letters)


def answer(mode: str, message: dict, seat: int) -> str:
    """An action, or what a bad program says instead."""
    seen = message["observation"]
    if seen["decision"]["kind"] == "deploy":
        return deployment(seen, seat)
    if mode == "slow":
        time.sleep(60)
    return {"empty": "", "resign": "resign", "illegal": "a1-a9", "long": "x" * 20_000}.get(mode) or (
        "" if mode == "empty" else rng.choice(seen["decision"]["options"])["action"]
    )


def play(mode: str) -> None:
    """A whole game; what it hears is written to the file of the second argument."""
    seat = 0
    for line in sys.stdin:
        if len(sys.argv) > 2:
            with open(sys.argv[2], "a") as file:
                file.write(line)
        message = json.loads(line)
        if message["type"] == "start":
            seat = message["seat"]
        elif message["type"] == "act":
            print(answer(mode, message, seat), flush=True)
        elif message["type"] == "end":
            return


if __name__ == "__main__":
    play(sys.argv[1])
