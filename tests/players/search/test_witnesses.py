"""What the stored answers of levels 1 to 6 (test_answers.py) leave open is stored here: every way into the players of Stratego.

`data/witnesses.json.gz` holds, for the games of `data/answers.json.gz` and for a few games under unusual options, [ply, level, answer] of
levels (level 7 among them), answers of the rule-based player, and digests of hints and beliefs. All of them must stay as they are.
Work that is meant to change how the players play stores them anew:

    .venv/bin/python -m tests.players.search.test_witnesses
"""

from __future__ import annotations

import gzip
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon import games, players
from gonfalon.core.rng import stream_seed

from .positions import MIXES, OWN, lively
from .test_answers import STORED

FILE = Path(__file__).parent / "data" / "witnesses.json.gz"
WITNESSES: list[dict[str, Any]] = json.loads(gzip.decompress(FILE.read_bytes())) if FILE.exists() else []
PLAYERS = players.family_of("stratego")
MIXED_LEVELS, MIXED_PLIES = (1, 3, 5, 6), (0, 1, 12, 33, 58, 91)
"""Of the games under unusual options."""


def digest(found: Any) -> str:
    """A short name of what was found."""
    return hashlib.sha256(msgspec.json.encode(found)).hexdigest()[:16]


def without_sentences(hint: Any) -> dict[str, Any]:
    """A hint as plain data, without what the coach's sentences say of it, and without the answers that follow: a move is one answer."""
    plain = msgspec.to_builtins(hint)
    for act in plain["acts"]:
        del act["said"]
        assert not act.pop("then")
    return plain


def answers_of(game: dict[str, Any], wanted: dict[str, list[list[Any]]]) -> dict[str, list[list[Any]]]:
    """What is witnessed of a game now. wanted: subject -> rows that begin with a ply, of levels also with the level."""
    rules = games.get(game["game"])
    variant = OWN if game["variant"] == "mages" else game["variant"]
    state, found = (
        rules.new(game["seed"], rules.setup(variant, **game["options"])),
        {name: [] for name in wanted},
    )
    last = max(row[0] for rows in wanted.values() for row in rows)
    for ply, (seat, action) in enumerate(game["actions"][: last + 1]):
        for name, rows in wanted.items():
            for row in rows:
                if row[0] == ply:
                    found[name].append(witness(name, rules.information_state(state, seat), game["seed"], row))
        state.step(seat, action)
    return found


def witness(subject: str, information: Any, seed: int, row: list[Any]) -> list[Any]:
    """One row as it is now."""
    ply = row[0]
    if subject == "levels":
        player = players.make("stratego", row[1], stream_seed(seed, row[1], ply))
        return [ply, row[1], player.act(information)]
    if subject == "rule_based":
        return [
            ply,
            players.make_named("stratego", "rule_based", stream_seed(seed, "rules", ply)).act(information),
        ]
    if subject == "hints":
        return [ply, digest(without_sentences(PLAYERS.hint(information)))]
    return [ply, *(digest(PLAYERS.beliefs(information, level)) for level in (None, 1, 5))]


def played(variant: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A lively game of Stratego."""
    rules, rng = games.get("stratego"), random.Random(seed)
    state, actions = rules.new(seed, rules.setup(variant, **options)), []
    while state.outcome is None and len(actions) <= MIXED_PLIES[-1]:
        seat = state.to_act()[0]
        is_deploying = len(actions) < 2
        action = rules.random_action(state, seat, rng) if is_deploying else lively(state, seat, rng)
        actions.append([seat, action])
        state.step(seat, action)
    name = "mages" if variant == OWN else variant
    return {"game": "stratego", "variant": name, "options": options, "seed": seed, "actions": actions}


def plan() -> list[tuple[dict[str, Any], dict[str, list[list[Any]]]]]:
    """(game, what is to be witnessed of it): all stored games, then those under unusual options, which are played now."""
    planned = []
    for number, game in enumerate(STORED):
        plies = [row[0] for row in game["answers"]]
        later = [ply for ply in plies if ply > 1]
        sevenths = [later[(k * 7 + number) % len(later)] for k in range(2)] + plies[:1] * (
            number % 12 == 0 or number % 8 == 0
        )
        told = [later[number % len(later)]] + plies[:1] * (number % 8 == 0)
        planned.append(
            (
                game,
                {
                    "levels": [[ply, 7] for ply in sorted({*sevenths})],
                    "rule_based": [[ply] for ply in plies],
                    "hints": [[ply] for ply in sorted({*told})],
                    "beliefs": [[ply] for ply in later[number % 3 :: 5]],
                },
            )
        )
    for seed, (variant, options) in enumerate(MIXES, start=71):
        game = played(variant, options, seed)
        plies = [ply for ply in MIXED_PLIES if ply < len(game["actions"])]
        planned.append((game, {"levels": [[ply, level] for ply in plies for level in MIXED_LEVELS]}))
    return planned


def store() -> None:
    """Store what is witnessed now."""
    found = []
    for number, (game, wanted) in enumerate(plan()):
        facts = {"number": number} if number < len(STORED) else game
        found.append({**facts, "found": answers_of(game, wanted)})
    FILE.write_bytes(gzip.compress(json.dumps(found, separators=(",", ":")).encode(), mtime=0))


def game_of(stored: dict[str, Any]) -> dict[str, Any]:
    """The game that was witnessed."""
    return STORED[stored["number"]] if "number" in stored else stored


def test_hundred_answers_of_level_7_and_every_other_way_in_are_stored():
    rows = [(name, row) for stored in WITNESSES for name, found in stored["found"].items() for row in found]
    assert sum(name == "levels" and row[1] == 7 for name, row in rows) >= 100
    assert sum(name == "hints" for name, _ in rows) >= 48
    assert sum(name == "beliefs" for name, _ in rows) >= 150
    assert sum(name == "rule_based" for name, _ in rows) == 1000
    assert len(WITNESSES) == len(STORED) + len(MIXES)


@pytest.mark.parametrize("number", range(0, len(WITNESSES), 6))
def test_players_answer_as_before(number: int):
    stored = WITNESSES[number]
    sample = {name: rows[number % 5 :: 8][:2] or rows[:1] for name, rows in stored["found"].items()}
    assert answers_of(game_of(stored), sample) == sample


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(WITNESSES)))
def test_players_answer_everywhere_as_before(number: int):
    assert answers_of(game_of(WITNESSES[number]), WITNESSES[number]["found"]) == WITNESSES[number]["found"]


if __name__ == "__main__":
    store()
