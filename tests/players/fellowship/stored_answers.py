"""The stored answers of the levels of the card game: what each chooses in games with decks of all cards.

python tests/players/fellowship/stored_answers.py    writes stored_answers.json anew
"""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path

from gonfalon.core.game import GameSetup
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, State
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship import FAMILY
from gonfalon.players.fellowship.expiring import expires_unused
from gonfalon.players.fellowship.rule_based import choose
from gonfalon.players.fellowship.search_plans import WEIGHED_WITH_TIME, is_weighed, plans

STORED = Path(__file__).with_name("stored_answers.json")
GAMES, POSITIONS = 40, 24
"""Games by the rules of thumb; positions given to every level."""
CAP = 700
"""Decisions after which a game is left."""


def random_decks(rng: random.Random, n_seats: int) -> tuple[str, ...]:
    """A legal deck for each seat: three heroes of any spheres, and 50 of the cards that they can pay."""
    heroes = [card for card in m.all_cards().values() if card.type == "hero"]
    while True:
        rng.shuffle(heroes)
        decks = [_deck(rng, heroes[3 * seat : 3 * seat + 3]) for seat in range(n_seats)]
        if all(decks):
            return tuple(decks)


def _deck(rng: random.Random, heroes: list[m.Card]) -> str:
    """A deck of these heroes, "" where too few cards fit them."""
    spheres = {*(hero.sphere for hero in heroes), "neutral"}
    fit = [c for c in m.all_cards().values() if c.type in m.PLAYER_TYPES[1:] and c.sphere in spheres]
    copies = [card.title for card in fit for _ in range(3)]
    rng.shuffle(copies)
    if len(copies) < 50:
        return ""
    counts = Counter(copies[:50])
    return "\n".join(
        [*(f"1x {hero.title}" for hero in heroes), *(f"{n}x {name}" for name, n in counts.items())]
    )


def setup_of(seed: int) -> GameSetup:
    """The setup of a game: scenario, seats and rules in turn, decks at random."""
    rng = random.Random(seed)
    scenario = list(m.all_scenarios())[seed % 3]
    n_seats = (1, 1, 2, 3, 4)[seed % 5]
    rules = "2011" if seed % 7 == 0 else "faq"
    return GAME.setup(scenario, n_seats=n_seats, brought=random_decks(rng, n_seats), rules=rules)


def thumb_digest(seed: int) -> str:
    """The answers of the rules of thumb in one game, and what they would have answered to all that was asked: one digest.

    Every fourth answer is a random one, so that the game comes to positions that the rules of thumb avoid.
    """
    s, rng = GAME.new(seed, setup_of(seed)), random.Random(-seed)
    s.recording = False
    said = hashlib.sha256()
    while s.outcome is None and s.ply < CAP:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        answer = choose(s, seat, choices)
        said.update(s.text(answer).encode())
        if len(choices) > 1 and s.ply % 3 == 0:
            kept = tuple(one for one in choices if one != answer)
            said.update(s.text(choose(s, seat, kept)).encode())
            found = plans(s, seat, choices, 6)
            said.update(" / ".join(s.text(one[0]) for one in found).encode())
            said.update(
                str([one for one in choices if one != PASS and expires_unused(s, seat, one)]).encode()
            )
        s.take(seat, rng.choice(choices) if rng.random() < 0.25 else answer)
    return said.hexdigest()[:16]


@lru_cache(maxsize=1)
def positions() -> tuple[State, ...]:
    """Positions in which a level that searches compares plans."""
    return tuple(islice(_positions(), POSITIONS))


def _positions() -> Iterator[State]:
    for seed in range(1000, 2000):
        s, seen = GAME.new(seed, setup_of(seed)), 0
        at = (7 * seed) % 40
        while s.outcome is None and s.ply < CAP:
            assert s.pending is not None
            seat, choices = s.pending.asks[0]
            if is_weighed(s, choices, WEIGHED_WITH_TIME):
                seen += 1
                if seen > at:
                    yield s
                    break
            s.step(seat, s.text(choose(s, seat, choices)))


def level_answers(level: int, step: int = 1) -> list[str]:
    """What a level answers in each position, or in every so many."""
    answers: list[str] = []
    for s in positions()[::step]:
        seat = s.pending.asks[0][0] if s.pending else 0
        answers.append(FAMILY.make(level, 7, None, None).act(GAME.information_state(s, seat)))
    return answers


if __name__ == "__main__":
    levels = {str(level): level_answers(level) for level in FAMILY.levels}
    made = {"games": [thumb_digest(seed) for seed in range(GAMES)], "levels": levels}
    STORED.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
