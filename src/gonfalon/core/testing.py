"""The contract tests that every game must pass: call them from a test with a game and a way to start it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from .errors import IllegalActionError
from .game import SPECTATOR, Game, resample
from .observation import InformationState, Observation

Start = Callable[[int], Any]
"""Seed -> fresh state."""
NONSENSE = ("", "xyzzy", "a1-a1", "deploy ", "deploy zzzz", "rescue king@z9", "play 99", "/resign", "ä" * 200)


def random_states(game: Game, start: Start, seed: int, most: int = 400) -> Iterator[Any]:
    """The states of one random game, fresh one and last one included (the same object, stepped on)."""
    rng, state = random.Random(seed), start(seed)
    yield state
    while state.outcome is None and state.ply < most:
        decision = rng.choice(state.decisions())
        state.step(decision.seat, game.random_action(state, decision.seat, rng))
        yield state


def check_decisions(game: Game, state: Any, rng: random.Random) -> None:
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
        for action in NONSENSE:
            if owed is None or owed.options is None or action not in owed.options:
                assert refusal(game, state, seat, action)
                assert refusal(game, state, seat, action, by_step=True) == refusal(game, state, seat, action)
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
    game: Game, state: Any, seat: int, rng: random.Random, looks: Callable[..., Any] = seen_by
) -> bool:
    """A resampled state looks the same to `seat`, also after an own action with the same public result.

    Draws until a sample differs from the truth in what is hidden, six times at most, and answers whether one did (a test that
    never sees a difference proves nothing; where nothing is hidden any more there is none).
    """
    twin, truth = resample(game, state, seat, rng), game.reveal(state)
    for _ in range(5):
        if game.reveal(twin) != truth:
            break
        twin = resample(game, state, seat, rng)
    assert looks(game, twin, seat) == looks(game, state, seat)
    differs = game.reveal(twin) != truth
    decision = next((d for d in state.decisions() if d.seat == seat), None)
    if decision is not None:
        action = game.random_action(state, seat, rng)
        here, there = state.copy(), twin.copy()
        heard = [e for e in here.step(seat, action) if e.heard_by(seat)]
        if (
            heard == [e for e in there.step(seat, action) if e.heard_by(seat)]
            and here.outcome == there.outcome is None
        ):
            assert game.observe(here, seat) == game.observe(there, seat)
    return differs


def check_game(game: Game, start: Start, seeds: range, every: int = 1) -> tuple[int, int]:
    """Run every check over random games. (samples that differed in hidden facts, samples drawn)."""
    different = drawn = 0
    for seed in seeds:
        rng = random.Random(seed)
        for state in random_states(game, start, seed):
            if state.ply % every:
                continue
            check_decisions(game, state, rng)
            check_observations(game, state)
            check_events(game, state, rng)
            check_outcome(game, state)
            if state.outcome is None:
                for seat in range(state.n_seats):
                    different += check_non_interference(game, state, seat, rng)
                    drawn += 1
        check_copy_and_replay(game, start, seed)
    return different, drawn
