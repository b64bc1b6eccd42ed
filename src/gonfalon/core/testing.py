"""The contract tests that every game must pass: call them from a test with a game and a way to start it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from .errors import IllegalActionError
from .game import SPECTATOR, Game, resample
from .observation import InformationState, Observation

Start = Callable[[int], Any]
"""Seed -> fresh state."""
Alternative = Callable[[Any, int], bool]
"""(state, seat) -> is there another truth that this seat could not tell from this one?"""
NONSENSE = ("", "xyzzy", "a1-a1", "deploy ", "deploy zzzz", "rescue king@z9", "play 99", "/resign", "ä" * 200)


def random_states(game: Game, start: Start, seed: int, most: int = 400) -> Iterator[Any]:
    """The states of one random game, fresh one and last one included (the same object, stepped on)."""
    rng, state = random.Random(seed), start(seed)
    yield state
    while state.outcome is None and state.ply < most:
        decision = rng.choice(state.decisions())
        state.step(decision.seat, game.random_action(state, decision.seat, rng))
        yield state


def near_misses(rng: random.Random, texts: list[str], n: int = 6) -> tuple[str, ...]:
    """Texts that look like actions: halves of actions seen before, put together anew. Most of them are illegal."""
    if not texts:
        return ()
    pairs = [re.split(r"(?<=[-@ ])", rng.choice(texts), maxsplit=1) for _ in range(2 * n)]
    return tuple(pairs[i][0] + pairs[i + 1][-1] for i in range(0, 2 * n, 2))


def check_decisions(game: Game, state: Any, rng: random.Random, probes: tuple[str, ...] = NONSENSE) -> None:
    """Listed actions are legal, others are refused and change nothing, an end and decisions exclude each other."""
    decisions = state.decisions()
    assert (state.outcome is None) == bool(decisions)
    for decision in decisions:
        listed = decision.options
        for action in (
            rng.sample(listed, min(3, len(listed)))
            if listed
            else [game.random_action(state, decision.seat, rng)]
        ):
            game.check(state, decision.seat, action)
            state.copy().step(decision.seat, action)
        assert listed is None or len(set(listed)) == len(listed)
    before = state.digest()
    for seat in range(state.n_seats):
        owed = next((d for d in decisions if d.seat == seat), None)
        for action in probes:
            if owed is not None and owed.options is None and action not in NONSENSE:
                continue
            if owed is None or owed.options is None or action not in owed.options:
                said = refusal(game, state, seat, action)
                assert said
                assert refusal(game, state, seat, action, by_step=True) == said
    assert state.digest() == before


def refusal(game: Game, state: Any, seat: int, action: str, by_step: bool = False) -> str:
    """What is said against an action; "" if it is legal."""
    try:
        if by_step:
            state.copy().step(seat, action)
        else:
            game.check(state, seat, action)
    except IllegalActionError as error:
        return f"{error.code} {error}"
    return ""


def check_copy_and_replay(game: Game, start: Start, seed: int) -> None:
    """Playing the same actions again gives the same digest at every ply; a copy goes its own way."""
    rng, state, log = random.Random(seed), start(seed), []
    digests = [state.digest()]
    while state.outcome is None and state.ply < 400:
        decision = rng.choice(state.decisions())
        action = game.random_action(state, decision.seat, rng)
        twin = state.copy()
        twin.step(decision.seat, action)
        assert state.digest() == digests[-1], "stepping a copy has changed the original"
        state.step(decision.seat, action)
        assert twin.digest() == state.digest()
        log.append((decision.seat, action))
        digests.append(state.digest())
    again = start(seed)
    for ply, (seat, action) in enumerate(log):
        assert again.digest() == digests[ply]
        again.step(seat, action)
    assert again.digest() == digests[-1]


def check_outcome(game: Game, state: Any) -> None:
    """Returns lie within the utility and add up to nothing in a game of opponents."""
    outcome = state.outcome
    if outcome is None:
        return
    low, high = game.spec.utility
    assert len(outcome.returns) == state.n_seats
    assert all(low <= value <= high for value in outcome.returns)
    assert game.spec.cooperative or sum(outcome.returns) == 0
    assert outcome.reason


def check_observations(game: Game, state: Any) -> None:
    """Plain data that can be encoded, for every seat and a spectator, with this seat's legal actions and no other's."""
    for seat in (*range(state.n_seats), SPECTATOR):
        seen = game.observe(state, seat)
        assert isinstance(seen, Observation)
        msgspec.json.encode(seen)
        owed = next((d for d in state.decisions() if d.seat == seat), None)
        assert seen.seat == seat
        assert seen.kind == (owed.kind if owed else "")
        assert seen.legal == (owed.options if owed else ())
        assert seen.to_act == tuple(d.seat for d in state.decisions())


def check_events(game: Game, state: Any, rng: random.Random) -> None:
    """Every event names a valid audience and holds plain data."""
    for decision in state.decisions():
        for event in state.copy().step(decision.seat, game.random_action(state, decision.seat, rng)):
            assert event.audience is None or all(0 <= seat < state.n_seats for seat in event.audience)
            msgspec.json.encode(event)
            assert event.ply == state.ply


def seen_by(
    game: Game, state: Any, seat: int, probes: tuple[str, ...] = NONSENSE
) -> tuple[InformationState, tuple[str, ...], bytes]:
    """All that reaches a seat: its information state, what is said against its errors, the bytes of its observation."""
    information = game.information_state(state, seat)
    said = tuple(refusal(game, state, seat, action) for action in probes)
    return information, said, msgspec.json.encode(game.observe(state, seat))


def check_non_interference(
    game: Game,
    state: Any,
    seat: int,
    rng: random.Random,
    looks: Callable[..., Any] = seen_by,
    probes: tuple[str, ...] = NONSENSE,
) -> bool:
    """A resampled state looks the same to `seat`, also after an own action with the same public result.

    Draws until a sample differs from the truth in what is hidden, six times at most, and answers whether one did (a test that
    never sees a difference proves nothing; where nothing is hidden any more there is none).
    """
    truth, before = game.reveal(state), looks(game, state, seat, probes)
    differs = False
    for _ in range(6):
        twin = resample(game, state, seat, rng)
        assert looks(game, twin, seat, probes) == before
        _check_one_further(game, state, twin, seat, rng, looks)
        differs = game.reveal(twin) != truth
        if differs:
            break
    return differs


def _check_one_further(
    game: Game, state: Any, twin: Any, seat: int, rng: random.Random, looks: Callable[..., Any]
) -> None:
    """After one own action that leads to the same public result both states still look the same."""
    if not any(decision.seat == seat for decision in state.decisions()):
        return
    action = game.random_action(state, seat, rng)
    here, there = state.copy(), twin.copy()
    heard, also = ([e for e in one.step(seat, action) if e.heard_by(seat)] for one in (here, there))
    if heard == also and here.outcome == there.outcome:
        if here.outcome is None:
            assert looks(game, here, seat) == looks(game, there, seat)
        else:
            assert game.observe(here, seat).legal == game.observe(there, seat).legal == ()


def check_game(
    game: Game,
    start: Start,
    seeds: range,
    every: int = 1,
    alternative: Alternative = lambda state, seat: True,
) -> tuple[int, int]:
    """Run every check over random games. (samples that differed in hidden facts, samples where there was an alternative)."""
    different = drawn = 0
    for seed in seeds:
        rng, texts = random.Random(seed), []
        for state in random_states(game, start, seed):
            texts += [
                a
                for d in state.decisions()
                for a in rng.sample(d.options or (), min(2, len(d.options or ())))
            ]
            if state.ply % every:
                continue
            probes = NONSENSE + near_misses(rng, texts)
            check_decisions(game, state, rng, probes)
            check_observations(game, state)
            check_events(game, state, rng)
            check_outcome(game, state)
            for seat in range(state.n_seats) if state.outcome is None else ():
                differs = check_non_interference(game, state, seat, rng, probes=probes)
                if alternative(state, seat):
                    different, drawn = different + differs, drawn + 1
        check_copy_and_replay(game, start, seed)
    return different, drawn
