"""A program of somebody else's that speaks the UCC protocol, well or badly as its first argument says. It imports nothing of ours.

The second argument, if any, is a file to which it writes every line it reads.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time

STEPS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}
rng = random.Random(5)


def read() -> str:
    """A line of the referee's, noted; the end of the game ends this program."""
    line = sys.stdin.readline()
    if len(sys.argv) > 2:
        with open(sys.argv[2], "a") as file:
            file.write(line)
    if not line or line.startswith("QUIT"):
        sys.exit(0)
    return line.rstrip("\n")


def say(line: str) -> None:
    """A line to the referee."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def army(colour: str) -> list[str]:
    """Forty pieces in four rows, top row first; the flag in a corner of the back row."""
    pieces = list("12" + "33" + "444" + "5555" + "6666" + "7777" + "88888" + "99999999" + "s" + "BBBBBB")
    rng.shuffle(pieces)
    pieces = ["F", *pieces] if colour == "RED" else [*pieces, "F"]
    return ["".join(pieces[i : i + 10]) for i in range(0, 40, 10)]


def moves(board: list[str]) -> list[str]:
    """Every legal move."""
    found = []
    for y, row in enumerate(board):
        for x, piece in enumerate(row):
            if piece not in "123456789s":
                continue
            for word, (dx, dy) in STEPS.items():
                for n in range(1, 10 if piece == "9" else 2):
                    a, b = x + n * dx, y + n * dy
                    if not (0 <= a <= 9 and 0 <= b <= 9) or board[b][a] not in ".#":
                        break
                    found.append(f"{x} {y} {word}" + (f" {n}" if n > 1 else ""))
                    if board[b][a] == "#":
                        break
    return found


def answer(mode: str, board: list[str], turn: int) -> None:
    """A move, or what a bad program does instead."""
    if mode == "well" or turn < 3:
        say(rng.choice(moves(board)))
    elif mode == "slow":
        time.sleep(60)
    elif mode == "dies":
        os._exit(3)
    elif mode == "garbage":
        say("\x1b[2Jhello")
    elif mode == "illegal":
        say("0 4 DOWN")
    elif mode == "flood":
        while True:
            sys.stdout.write("x" * 10000)
    elif mode == "surrender":
        say("SURRENDER")
    elif mode == "child":
        child = subprocess.Popen(["sleep", "600"])
        with open(sys.argv[2] + ".pid", "w") as file:
            file.write(str(child.pid))
        time.sleep(60)


def play(mode: str) -> None:
    """A whole game."""
    colour = read().split()[0]
    if mode == "mute":
        time.sleep(60)
    for row in ["F" * 10] * 4 if mode == "setup" else ["hello"] * 4 if mode == "gibberish" else army(colour):
        say(row)
    turn = 0
    while True:
        read()
        board = [read() for _ in range(10)]
        answer(mode, board, turn)
        turn += 1
        read()


if __name__ == "__main__":
    play(sys.argv[1])
