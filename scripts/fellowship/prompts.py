"""How often a person alone is asked: games by the rules of thumb, with every question that the table would ask counted.

`python scripts/fellowship/prompts.py --games 200` prints the median of prompts in a round and how many playable cancels passed in silence.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from dataclasses import dataclass, field

from gonfalon.games.fellowship.engine.state import Choice, State
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.prospects import clause_of, effects_of, is_quiet, sparing
from gonfalon.players.fellowship.rule_based import choose

ONE_ANSWER = ("commit", "attackers", "join")
"""Kinds of questions of which a person answers several at once, by a set of cards."""
STARTERS = ("leadership", "lore", "spirit", "tactics")
MOST_PLIES = 5_000


@dataclass
class Asked:
    """What a person was asked. rounds: prompts of every whole round. kinds: prompts by kind. cancels: playable cancels that were passed."""

    rounds: list[int] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    silent_cancels: int = 0
    passed: int = 0

    def add(self, other: Asked) -> None:
        """Count another game too."""
        self.rounds += other.rounds
        self.kinds += other.kinds
        self.silent_cancels += other.silent_cancels
        self.passed += other.passed


def is_prompt(s: State, choices: tuple[Choice, ...]) -> bool:
    """Is a person alone asked this: not what can only be passed, nor a quiet window, nor a payment, which is shown before?"""
    pending = s.pending
    assert pending is not None
    return choices != (("pass",),) and pending.kind != "pay" and not is_quiet(s, 0)


def unasked(s: State, choices: tuple[Choice, ...]) -> Choice:
    """What the table answers for its person: the payment shown, else nothing."""
    if choices[0][0] == "pay":
        return ("pay", sparing(s, 0, [choice[1] for choice in choices]))
    return ("pass",)


def has_cancel(s: State, choices: tuple[Choice, ...]) -> bool:
    """Is there a cancel among what may be played or used?"""
    pending = s.pending
    assert pending is not None
    if pending.kind not in ("window", "response"):
        return False
    clauses = (clause_of(s, choice, pending) for choice in choices if choice[0] in ("play", "use"))
    return any(clause is not None and "cancel" in dict(effects_of(clause.do)) for clause in clauses)


def game_of(seed: int, variant: str = "passage-through-mirkwood", deck: str = "leadership") -> Asked:
    """One solo game by the rules of thumb. Returns what a person in its place would have been asked."""
    s = GAME.new(seed, GAME.settle(variant, {}, n_seats=1, brought=(deck,)))
    asked, last = Asked(), ""
    for _ in range(MOST_PLIES):
        if s.outcome is not None:
            break
        while len(asked.rounds) < s.round:
            asked.rounds.append(0)
        assert s.pending is not None
        kind, choices = s.pending.kind, s.pending.asks[0][1]
        if not is_prompt(s, choices):
            asked.passed += 1
            asked.silent_cancels += has_cancel(s, choices)
            answer = unasked(s, choices)
            last = ""
        else:
            if s.round and not (kind in ONE_ANSWER and kind == last):
                asked.rounds[-1] += 1
                asked.kinds[kind] += 1
            answer, last = choose(s, 0, choices), kind
        s.take(0, answer)
    return asked


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    asked = Asked()
    for seed in range(games):
        asked.add(game_of(seed, deck=STARTERS[seed % len(STARTERS)]))
    print(
        f"{games} games, {len(asked.rounds)} rounds, median {statistics.median(asked.rounds)} prompts a round"
    )
    print(
        f"mean {statistics.mean(asked.rounds):.1f}; passed {asked.passed}; silent cancels {asked.silent_cancels}"
    )
    print(", ".join(f"{kind} {count / len(asked.rounds):.1f}" for kind, count in asked.kinds.most_common()))


if __name__ == "__main__":
    main()
