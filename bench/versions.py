#!/usr/bin/env python3
"""A level of another version of this project against a player of today, each in its own process; and how often it loses late.

    git worktree add ../then 0d230e2
    .venv/bin/python bench/versions.py ../then --against hunter --games 60 --jobs 2
    .venv/bin/python bench/versions.py . --against hunter --games 60 --jobs 2
    .venv/bin/python bench/versions.py ../then --against level:6@100 --games 60 --jobs 2

The second and third line play the same seeds, so that two versions can be set beside each other. The other version keeps a state of
its own, which is told every action, and hands its player that seat's information state alone. Only Stratego can be played so: two
seats, nothing drawn during the game. Prints one line of JSON: the score of the other version, and its games lost after ply `--split`.
With `--file` every game is appended to a file when it ends, and the same command goes on where an earlier run stopped.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

# With `--serve CHECKOUT` this process is the other version: it imports the package of that checkout.
sys.path.insert(
    0,
    str((Path(sys.argv[2]) if sys.argv[1:2] == ["--serve"] else Path(__file__).parents[1]).resolve() / "src"),
)

import msgspec

from gonfalon import games, players

SERVE = "--serve"
FAMILY = "stratego"
CAP = 4000
"""Plies after which a game counts as a draw."""


class Game(NamedTuple):
    """A finished game. score: of the other version, 1, 0.5 or 0. reason: the rules' word for the end, or `ply_cap`."""

    number: int
    score: float
    plies: int
    reason: str


def new_state(variant: str, seed: int) -> tuple[Any, Any]:
    """(rules, state) of a game, in this version or in one from before rules had a `setup`."""
    rules: Any = next(g for g in games.all_games() if any(v.id == variant for v in g.spec.variants))
    if hasattr(rules, "setup"):
        return rules, rules.new(seed, rules.setup(variant))
    return rules, rules.new(seed, variant)


def serve(variant: str, level: int, ms: float) -> None:
    """Play as the other version: read `new SEED SEAT`, `step SEAT ACTION` and `act` line by line, answer each `act` with an action."""
    rules, state, seat, player = None, None, 0, None
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "new":
            seed, seat = (int(text) for text in rest.split())
            rules, state = new_state(variant, seed)
            player = players.make(FAMILY, level, seed + 1, ms=ms or None)
        elif word == "step":
            actor, _, action = rest.partition(" ")
            state.step(int(actor), action)  # pyright: ignore[reportOptionalMemberAccess]
        else:
            print(player.act(rules.information_state(state, seat)), flush=True)  # pyright: ignore[reportOptionalMemberAccess]


class Other:
    """The other version in a process of its own. ms: limit of a move in milliseconds, 0 for the level's own budget."""

    def __init__(self, checkout: Path, variant: str, level: int, ms: float) -> None:
        command = [
            sys.executable,
            str(Path(__file__).resolve()),
            SERVE,
            str(checkout.resolve()),
            variant,
            str(level),
            str(ms),
        ]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, line: str) -> None:
        """Send a line. Raises BrokenPipeError if the process has ended."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def act(self) -> str:
        """Ask for an action. Raises RuntimeError if the process has ended."""
        self.say("act")
        assert self.process.stdout is not None
        answer = self.process.stdout.readline().rstrip("\n")
        if not answer:
            raise RuntimeError("the other version has ended; what it printed stands above")
        return answer

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play(other: Other, against: str, variant: str, seed: int, number: int) -> Game:
    """Play game `number`; colours change every game, and games 2k and 2k + 1 share a seed."""
    from gonfalon.arena.entrants import parse, seat_player

    seed += number // 2
    ours = number % 2
    rules, state = new_state(variant, seed)
    player = seat_player(parse(against), FAMILY, seed + 2, 5.0)
    other.say(f"new {seed} {1 - ours}")
    plies = 0
    while state.outcome is None and plies < CAP:
        seat = state.to_act()[0]
        action = player.act(rules.information_state(state, seat)) if seat == ours else other.act()
        state.step(seat, action)
        other.say(f"step {seat} {action}")
        plies += 1
    if state.outcome is None:
        return Game(number, 0.5, plies, "ply_cap")
    return Game(number, (1 - state.outcome.returns[ours]) / 2, plies, state.outcome.reason)


def numbers_of(job: int, jobs: int, n_games: int) -> list[int]:
    """Numbers of the games that `job` of `jobs` plays: every `jobs`-th pair, both games of it."""
    return [number for number in range(n_games) if number // 2 % jobs == job]


def share(asked: argparse.Namespace, job: int, known: frozenset[int] = frozenset()) -> list[Game]:
    """Play the games of a job but for those `known`, all against one process of the other version; append each to `asked.file`."""
    missing = [number for number in numbers_of(job, asked.jobs, asked.games) if number not in known]
    if not missing:
        return []
    other = Other(asked.checkout, asked.variant, asked.level, asked.ms)
    heading, played = series(asked), []
    try:
        for number in missing:
            played.append(play(other, asked.against, asked.variant, asked.seed, number))
            if asked.file:
                with asked.file.open("a") as file:
                    file.write(json.dumps(heading | played[-1]._asdict()) + "\n")
        return played
    finally:
        other.close()


def series(asked: argparse.Namespace) -> dict[str, Any]:
    """What the games of one series have in common: both versions (commits, where they are checkouts), players, variant and seed."""
    from gonfalon.arena.results import code_version

    return {
        "other": code_version(asked.checkout.resolve() / "src" / "gonfalon"),
        "today": code_version(),
        **{name: getattr(asked, name) for name in ("level", "ms", "against", "variant", "seed")},
    }


def on_file(asked: argparse.Namespace) -> list[Game]:
    """The games of this series that `asked.file` holds, each once; a line that is no game is skipped."""
    if not (asked.file and asked.file.exists()):
        return []
    heading, found = series(asked), {}
    for text in asked.file.read_bytes().splitlines():
        try:
            line = msgspec.json.decode(text, type=dict[str, Any])
            game = msgspec.convert([line[name] for name in Game._fields], Game)
        except (msgspec.MsgspecError, ValueError, KeyError):
            continue
        if heading.items() <= line.items() and 0 <= game.number < asked.games:
            found[game.number] = game
    return list(found.values())


def main() -> None:
    from gonfalon.arena.entrants import check, parse
    from gonfalon.arena.lengths import PlayedGame, split_by_length
    from gonfalon.arena.series_result import SeriesResult
    from gonfalon.core.errors import GonfalonError

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--against", default="hunter")
    parser.add_argument(
        "--variant", default="battle", choices=[v.id for v in games.get(FAMILY).spec.variants]
    )
    parser.add_argument("--level", type=int, default=6)
    parser.add_argument("--ms", type=float, default=100.0)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=6_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--split", type=int, default=300)
    parser.add_argument("--file", type=Path, help="file the games are kept in, one JSON line each")
    asked = parser.parse_args()
    if not (asked.checkout / "src" / "gonfalon").is_dir():
        parser.error(f"{asked.checkout} holds no src/gonfalon: name a checkout of this project")
    if asked.file and asked.file.is_dir():
        parser.error(f"--file {asked.file} is a folder: name a file in it")
    if asked.file and not asked.file.parent.is_dir():
        parser.error(f"--file {asked.file}: the folder {asked.file.parent} does not exist; create it first")
    for name, least in (("games", 1), ("jobs", 1), ("ms", 0), ("split", 0)):
        if getattr(asked, name) < least:
            parser.error(f"--{name} {getattr(asked, name)}: at least {least}")
    try:
        rules, _ = new_state(asked.variant, asked.seed)
        for name in (asked.against, f"level:{asked.level}"):
            check(parse(name), rules.spec.id, rules.setup(asked.variant))
    except GonfalonError as error:
        parser.error(str(error))
    games_known = on_file(asked)
    known = frozenset(game.number for game in games_known)
    with ProcessPoolExecutor(asked.jobs) as pool:
        shares = pool.map(share, [asked] * asked.jobs, range(asked.jobs), [known] * asked.jobs)
    played = [
        PlayedGame(game.plies, game.score, game.reason == "ply_cap")
        for part in (games_known, *shares)
        for game in part
    ]
    split = split_by_length(played, asked.split)
    total = SeriesResult(*(a + b for a, b in zip(split.until, split.after, strict=True)))
    print(
        json.dumps(
            {
                "checkout": str(asked.checkout),
                "level": asked.level,
                "ms": asked.ms,
                "against": asked.against,
                "variant": asked.variant,
                "seed": asked.seed,
                "games": total.n_games,
                "won_drawn_lost": total[:3],
                "score": round(total.score, 3),
                "interval": [round(end, 3) for end in total.interval()],
                f"lost_after_{asked.split}": round(split.lost_after.score, 3),
                "lost_interval": [round(end, 3) for end in split.lost_after.interval()],
            }
        )
    )


if __name__ == "__main__":
    if sys.argv[1:2] == [SERVE]:
        serve(sys.argv[3], int(sys.argv[4]), float(sys.argv[5]))
    else:
        main()
