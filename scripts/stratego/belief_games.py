#!/usr/bin/env python3
"""Play games of Stratego and keep their moves, for scripts/stratego/belief_likelihood.py to ask what each side believed of the other.

    .venv/bin/python scripts/stratego/belief_games.py games.jsonl --games 10

One line of JSON a game; games that the file holds already are not played again, so the command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from gonfalon import games, players  # noqa: E402
from gonfalon.core.rng import stream_seed  # noqa: E402

FAMILY = "stratego"
PAIRINGS = (
    "hunter-rule_based,miser-rule_based,prober-rule_based,hunter-4,miser-4,prober-4,"
    "hunter-miser,hunter-prober,miser-prober"
)


def player(name: str, seed: int) -> players.Player:
    """The player of a level, or the named one."""
    return (
        players.make(FAMILY, int(name), seed) if name.isdecimal() else players.make_named(FAMILY, name, seed)
    )


def play(variant: str, seed: int, names: list[str], ply_cap: int) -> dict[str, Any]:
    """One game between two players, by seat; its seed, setting and actions."""
    rules: Any = games.get(FAMILY)
    options = {"ply_cap": ply_cap}
    state = rules.new(seed, rules.setup(variant, **options))
    seats = [player(name, stream_seed(seed, name, seat)) for seat, name in enumerate(names)]
    actions: list[tuple[int, str]] = []
    while state.outcome is None:
        for seat in state.to_act():
            action = seats[seat].act(rules.information_state(state, seat))
            state.step(seat, action)
            actions.append((seat, action))
    found = {"variant": variant, "options": options, "seed": seed, "players": names, "actions": actions}
    return found | {"returns": state.outcome.returns}


def stored(path: Path) -> list[dict[str, Any]]:
    """The games a file holds; a last line that was cut off is left out."""
    lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
    return [json.loads(line) for line in lines[:-1]]


def main() -> None:
    """Play what is missing."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=10, help="games of each pairing, colours changing (10)")
    parser.add_argument("--pairings", default=PAIRINGS, help="levels or names of players")
    parser.add_argument("--variant", default="battle")
    parser.add_argument("--seed", type=int, default=41_000, help="of the first game of each pairing (41,000)")
    parser.add_argument("--ply-cap", type=int, default=1500)
    wanted = parser.parse_args()
    kept = stored(wanted.file)
    wanted.file.write_text("".join(json.dumps(game) + "\n" for game in kept), encoding="utf-8")
    done = {(game["variant"], game["seed"], *game["players"]) for game in kept}
    for number, seed in enumerate(range(wanted.seed, wanted.seed + wanted.games)):
        for pairing in wanted.pairings.split(","):
            names = pairing.split("-")[:: 1 if number % 2 == 0 else -1]
            if (wanted.variant, seed, *names) in done:
                continue
            game = play(wanted.variant, seed, names, wanted.ply_cap)
            with wanted.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(game) + "\n")


if __name__ == "__main__":
    main()
