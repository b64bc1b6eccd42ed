"""Plays self-play games, fits a value to their results and writes its weights: docs/guides/train-a-value.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from gonfalon.core.errors import GonfalonError

from .deployments import readability_report, setup_games, setup_report
from .learn import learn
from .positions import HORIZON, STEP
from .selfplay import code_digest, rules_of
from .shards import Shards
from .workers import local_games, ray_games

PROGRESS_GAMES = 50
"""Games from one line on the standard error stream to the next."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing, then fit; the exit status."""
    asked = _parser().parse_args(arguments)
    try:
        _check(asked)
        rules_of(asked.ruleset)
        shards = Shards(asked.out, asked.ruleset, asked.seed, code_digest(), tuple(asked.also))
        play_missing(shards, asked.games, asked.processes, asked.ray)
        if asked.deployments:
            print(setup_report(setup_games(shards.games(asked.games), asked.ruleset)))
            print(readability_report(asked.ruleset, asked.seed, asked.deployments))
        elif not asked.no_fit:
            print(learn(shards, asked.games, asked.weights, asked.step))
    except (GonfalonError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _check(asked: argparse.Namespace) -> None:
    """Refuse what could only fail after the games. Raises GonfalonError."""
    if asked.games < 1:
        raise GonfalonError(f"--games {asked.games}: play at least 1")
    if asked.deployments < 0:
        raise GonfalonError(f"--deployments {asked.deployments}: a number of deployments, or 0 for the fit")
    if asked.processes < 1:
        raise GonfalonError(f"--processes {asked.processes}: at least 1 plays")
    if asked.out.exists() and not asked.out.is_dir():
        raise GonfalonError(f"--out {asked.out}: that is a file; name a folder")
    if asked.weights and (asked.weights.suffix != ".npz" or asked.weights.is_dir()):
        raise GonfalonError(f"--weights {asked.weights}: name a file that ends in .npz")


def play_missing(shards: Shards, n_games: int, processes: int, address: str = "") -> None:
    """Play the games that no shard holds. address: of a Ray cluster, "" for processes of this machine alone."""
    shards.mend()
    missing = shards.missing(n_games)
    if not missing:
        return
    if address:
        played = ray_games(shards.ruleset, shards.seed, missing, address, processes)
    else:
        played = local_games(shards.ruleset, shards.seed, missing, processes)
    for count, game in enumerate(played, 1):
        shards.append(game)
        if count % PROGRESS_GAMES == 0 or count == len(missing):
            print(f"{n_games - len(missing) + count} of {n_games} games", file=sys.stderr, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m gonfalon.players.stratego.training", description=__doc__)
    parser.add_argument("--ruleset", default="battle", help="a shipped ruleset (battle)")
    parser.add_argument("--games", type=int, default=3_000, help="self-play games in all (3,000)")
    parser.add_argument("--seed", type=int, default=1, help="of games and fit (1)")
    parser.add_argument("--out", type=Path, required=True, help="folder that keeps the games")
    parser.add_argument("--processes", type=int, default=2, help="processes that play (2)")
    parser.add_argument(
        "--ray", default="", metavar="ADDRESS", help='a Ray cluster\'s address, "auto" or "local"'
    )
    parser.add_argument("--weights", type=Path, help="file to write instead of the one that the search reads")
    parser.add_argument(
        "--also", nargs="*", default=[], metavar="DIGEST", help="other code whose games count as played"
    )
    parser.add_argument(
        "--deployments",
        type=int,
        default=0,
        metavar="N",
        help="instead of the fit: what results tell of deployments, and how N of them read",
    )
    parser.add_argument(
        "--step",
        type=int,
        choices=range(1, HORIZON + 1),
        default=STEP,
        metavar="PLIES",
        help=f"plies from one position fitted to the next, up to {HORIZON} ({STEP})",
    )
    parser.add_argument("--no-fit", action="store_true", help="play only")
    return parser


if __name__ == "__main__":
    sys.exit(main())
