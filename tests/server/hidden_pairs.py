"""Pairs of matches that differ in nothing but what a viewer may not know, of every family, and with how they are played."""

from __future__ import annotations

import random
from typing import Any, Literal, NamedTuple

from gonfalon import games
from gonfalon.core.game import SPECTATOR
from gonfalon.core.rng import stream
from gonfalon.games.fortress.game import GAME as FORTRESS
from gonfalon.games.fortress.maze import text_of
from gonfalon.games.fortress.maze_sampler import random_maze
from gonfalon.games.fortress.rules import rules_for
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.terms import Delay

from .test_company_proofs import acts_of_both, with_other_cards
from .test_secrecy import MIXES, Acts, a_fighting_action
from .test_watch_secrecy import from_no_seat

Company = Literal["listed", "friends", "tournament"]
"""How people meet: at an open seat, by a link, with free text at the table, or in a tournament."""
DELAYS: tuple[Delay, ...] = ("none", "short", "long")
LENGTHS = (2, 5, 10, 18)
"""Acts of everyday's games, set-ups counted."""
SEED = 11


class Way(NamedTuple):
    """One match of a pair. start: the position that it begins with, None for the one that the rules deal."""

    setting: Setting
    acts: Acts
    start: Any = None

    @property
    def told(self) -> tuple[Any, ...]:
        """All that makes this match what it is, hidden or not."""
        cards = self.start and (self.start.piles if hasattr(self.start, "piles") else self.start.deck)
        return self.setting, self.acts, cards


class Pair(NamedTuple):
    """Two matches that `viewer` (SPECTATOR: whoever holds no seat) cannot tell apart."""

    seed: int
    viewer: int
    met: Company
    delay: Delay
    rated: bool
    restarts: bool
    ways: tuple[Way, Way]

    @property
    def differ(self) -> bool:
        """Is there something hidden in which they differ?"""
        return self.ways[0].told != self.ways[1].told


def a_pair(family: str, seed: int, n_acts: int | None = None) -> Pair:
    """The pair of a family with this number. n_acts: at most; None for as many as everyday's games have."""
    rng = random.Random(f"{family} {seed}")
    made, n_acts = MAKERS[family], n_acts or LENGTHS[seed % 4]
    met: Company = ("listed", "friends", "tournament")[rng.randrange(3)]
    if family in ("companions", "teaching") and met == "tournament":
        met = "listed"
    viewer, ways = made(rng, seed, n_acts, met)
    usual = dict(ways[0].setting.setup.options) == dict(_usual(ways[0].setting).options)
    return Pair(seed, viewer, met, rng.choice(DELAYS), usual and met != "friends", rng.random() < 0.3, ways)


def _usual(setting: Setting) -> Any:
    setup = setting.setup
    return games.get(setting.game).setup(setup.variant, n_seats=setup.n_seats)


def _whose(rng: random.Random, n_seats: int) -> int:
    """The viewer who may not know: one who holds no seat in half of the pairs, else somebody at the table."""
    return SPECTATOR if rng.random() < 0.5 else rng.randrange(n_seats)


def _twin(game: Any, state: Any, viewer: int, seed: int) -> Any:
    """A state that looks the same to the viewer, and so to everybody who knows less."""
    if viewer == SPECTATOR:
        return from_no_seat(game, state, seed)
    return game.sample(game.information_state(state, viewer), stream(seed, "twin"))


def stratego(rng: random.Random, seed: int, n_acts: int, met: Company) -> tuple[int, tuple[Way, Way]]:
    """Armies; every fourth on a board of Middle-earth."""
    game = games.get("middle_earth" if seed % 4 == 3 else "stratego")
    variant, options = rng.choice(MIXES)
    if game.spec.id == "middle_earth":
        variant = rng.choice([one.id for one in game.spec.variants])
    if game.spec.id == "middle_earth" or met == "tournament":
        options = {}
    setting = Setting(game.spec.id, game.setup(variant, **options), SEED)
    state, viewer = MatchState(setting).state, _whose(rng, 2)
    for _ in range(n_acts):
        before = state.copy()
        actor = state.decisions()[0].seat
        state.step(actor, a_fighting_action(game, state, actor, rng))
        if state.outcome is not None:
            state = before
            break
    ones = state, _twin(game, state, viewer, seed)
    first, second = (Way(setting, [(step.seat, step.action) for step in one.history]) for one in ones)
    return viewer, (first, second)


def fortress(rng: random.Random, seed: int, n_acts: int, met: Company) -> tuple[int, tuple[Way, Way]]:
    """Buildings, brought or built at the table."""
    variant = rng.choice(("fortress-intro", "fortress-main", "fortress-bridge"))
    brings, viewer = met != "tournament" and rng.random() < 0.5, _whose(rng, 2)
    rules = rules_for(variant, FORTRESS.setup(variant).options)
    texts = tuple(text_of(rules, random_maze(rules, rng)) for _ in range(2))
    state = FORTRESS.new(SEED, FORTRESS.setup(variant, brought=texts if brings else ("", "")))
    for builder in () if brings else (1, 0):
        state.step(builder, f"build {texts[builder]}")
    for _ in range(n_acts):
        after = state.copy()
        after.step(state.player, FORTRESS.random_action(state, state.player, rng))
        if after.outcome is None:
            state = after
    ones = state, _twin(FORTRESS, state, viewer, seed)
    first, second = (
        Way(Setting("fortress", one.setup, SEED), [(step.seat, step.action) for step in one.steps])
        for one in ones
    )
    return viewer, (first, second)


def companions(rng: random.Random, seed: int, n_acts: int, met: Company) -> tuple[int, tuple[Way, Way]]:
    """Companies with cards, from two seats on: alone a player is asked only where there is something to answer."""
    game, n_seats = games.get("fellowship"), 2 + seed % 3
    viewer, setup = _whose(rng, n_seats), game.setup(n_seats=n_seats, brought=[""] * n_seats)
    first = game.new(seed, setup)
    starts, left = (first, with_other_cards(first, viewer, rng)), iter(range(n_acts - 1))
    acts, _ = acts_of_both(
        game, (starts[0].copy(), starts[1].copy()), viewer, rng, lambda: next(left, None) is None
    )
    setting = Setting("fellowship", setup, SEED)
    return viewer, (Way(setting, acts, starts[0]), Way(setting, acts, starts[1]))


def teaching(rng: random.Random, seed: int, n_acts: int, met: Company) -> tuple[int, tuple[Way, Way]]:
    """The two teaching games in turn: an outpost with armies that seats bring, and a small company."""
    if seed % 2:
        game, n_seats = games.get("tiny_crew"), 2 + seed // 2 % 3
        brought = [rng.choice(("", "lamp", "bell")) for _ in range(n_seats)]
    else:
        game, n_seats = games.get("tiny_hidden"), 2
        brought = [rng.choice(["", "K11", "K12", "K22"]) for _ in range(n_seats)]
    viewer, state = _whose(rng, n_seats), game.new(SEED, game.setup(n_seats=n_seats, brought=brought))
    for _ in range(n_acts):
        after = state.copy()
        actor = rng.choice(after.to_act())
        after.step(actor, game.random_action(after, actor, rng))
        if after.outcome is not None:
            break
        state = after
    ones = state, _twin(game, state, viewer, seed)
    first, second = (
        Way(
            Setting(game.spec.id, one.setup, SEED),
            [(step.seat, step.action) for step in one.steps],
            type(one)(one.setup, one.deck) if seed % 2 else None,
        )
        for one in ones
    )
    return viewer, (first, second)


MAKERS = {"stratego": stratego, "fortress": fortress, "companions": companions, "teaching": teaching}
"""Family -> what makes its pairs."""
