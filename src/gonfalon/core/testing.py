"""The contract tests that every game must pass: call them from a test with a game and a way to start it."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from .errors import GonfalonError, IllegalActionError
from .events import Event
from .game import COMPANY, OPPONENTS, TALK, AnyGame, OptionSpec, decision_of, resample
from .observation import ACTION_LIMIT, ANY, EACH, SPECTATOR, Decision, InformationState, Observation, Value
from .snapshots import packing

Start = Callable[[int], Any]
"""Seed -> fresh state."""
Alternative = Callable[[Any, int], bool]
"""(state, seat) -> is there another truth that this seat could not tell from this one?"""
RARE = 2
"""States of each kind of decision and seats to act that are always checked."""
NONSENSE = ("", "xyzzy", "/resign", "ä" * 200)
"""Texts that are legal in no game. A family adds some in its own words."""


def random_states(game: AnyGame, start: Start, seed: int, most: int = 400) -> Iterator[Any]:
    """The states of one random game, fresh one and last one included (the same object, stepped on)."""
    rng, state = random.Random(seed), start(seed)
    yield state
    while state.outcome is None and state.ply < most:
        decision = rng.choice(state.decisions())
        state.step(decision.seat, game.random_action(state, decision.seat, rng))
        yield state


def near_misses(rng: random.Random, texts: list[str], n: int = 6) -> tuple[str, ...]:
    """`n` texts that look like actions: first and second halves of known actions, recombined. Most are illegal."""
    if not texts:
        return ()
    pairs = [re.split(r"(?<=[-@ ])", rng.choice(texts), maxsplit=1) for _ in range(2 * n)]
    return tuple(pairs[i][0] + pairs[i + 1][-1] for i in range(0, 2 * n, 2))


def check_decisions(
    game: AnyGame,
    state: Any,
    rng: random.Random,
    nonsense: tuple[str, ...] = NONSENSE,
    near: tuple[str, ...] = (),
) -> None:
    """Listed actions are legal, others are refused and change nothing, an end and decisions exclude each other.

    nonsense: texts that are never legal. near: texts that may be; they are tried only where all legal actions are listed.
    """
    decisions = state.decisions()
    assert (state.outcome is None) == bool(decisions)
    check_decision_data(game, state)
    for decision in decisions:
        listed = decision.actions
        made = rng.sample(listed, min(3, len(listed))) if listed else []
        for action in made or [game.random_action(state, decision.seat, rng)]:
            game.check(state, decision.seat, action)
            check_answer(state, decision, action)
        if decision.is_optional:
            game.check(state, decision.seat, decision.decline)
    before = state.digest()
    for seat in range(state.n_seats):
        owed = next((d for d in decisions if d.seat == seat), None)
        for action in nonsense if owed is not None and owed.options is None else nonsense + near:
            if owed is None or owed.actions is None or action not in owed.actions:
                said = refusal(game, state, seat, action)
                assert said
                assert refusal(game, state, seat, action, by_step=True) == said
    assert state.digest() == before


def check_decision_data(game: AnyGame, state: Any) -> None:
    """At most one decision a seat, the same terms for all seats that owe it, options that can be shown."""
    decisions = state.decisions()
    most = game.encoding(state.setup).n_options
    shared: dict[str, tuple[str, str, bool, bool]] = {}
    assert len({decision.seat for decision in decisions}) == len(decisions)
    assert state.to_act() == tuple(sorted(decision.seat for decision in decisions))
    if hasattr(state, "questions"):
        listed = [None if one.options is None else () for one in decisions]
        bare = [
            msgspec.structs.replace(d, options=o, decline="") for d, o in zip(decisions, listed, strict=True)
        ]
        assert list(state.questions()) == bare
    for decision in decisions:
        assert decision.id
        assert decision.kind
        assert decision.prompt
        assert decision.owed_by in (EACH, ANY)
        terms = (decision.kind, decision.owed_by, decision.setting_up, decision.revocable)
        assert shared.setdefault(decision.id, terms) == terms, "one id, two decisions"
        if decision.options is None:
            continue
        texts = decision.actions or ()
        assert 0 < len(texts) <= most
        assert len(set(texts)) == len(texts)
        assert all(0 < len(text) <= ACTION_LIMIT for text in texts)
        assert not decision.is_optional or decision.decline in texts
        parts = [text for option in decision.options for pair in option.parts.items() for text in pair]
        assert all(isinstance(text, str) and text for text in parts)


def check_answer(state: Any, decision: Decision, action: str) -> None:
    """After an answer its seat owes the decision no more, and no seat does if any one could answer for all."""
    after = state.copy()
    after.step(decision.seat, action)
    owing = {other.seat for other in after.decisions() if other.id == decision.id}
    before = {other.seat for other in state.decisions() if other.id == decision.id}
    assert decision.seat not in owing
    assert owing <= before
    if decision.owed_by == ANY:
        assert not owing
    elif decision.revocable:
        assert owing == before - {decision.seat}, "a secret answer has answered for others"


class DecisionIds:
    """Follows one game and asserts that the id of a past decision never comes back."""

    def __init__(self) -> None:
        self.open: set[str] = set()
        self.passed: set[str] = set()

    def follow(self, state: Any) -> None:
        """Call with every state of the game, in order."""
        now = {decision.id for decision in state.decisions()}
        self.passed |= self.open - now
        assert not now & self.passed, "an id has come back"
        self.open = now


def refusal(game: AnyGame, state: Any, seat: int, action: str, by_step: bool = False) -> str:
    """The error that an action raises, with its reason and faults, as text; "" if it is legal. by_step: from `step`, else `check`."""
    try:
        if by_step:
            state.copy().step(seat, action)
        else:
            game.check(state, seat, action)
    except IllegalActionError as error:
        return f"{error.code} {error} {error.reason} {getattr(error, 'faults', ())}"
    return ""


def check_copy_and_replay(game: AnyGame, start: Start, seed: int) -> None:
    """Replaying the actions gives the same digest at every ply, and stepping a copy does not change the original."""
    rng, state = random.Random(seed), start(seed)
    log: list[tuple[int, str]] = []
    digests = [state.digest()]
    while state.outcome is None and state.ply < 400:
        decision = rng.choice(state.decisions())
        action = game.random_action(state, decision.seat, rng)
        twin = state.copy()
        assert twin.setup == state.setup
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


def check_snapshot(game: AnyGame, start: Start, seed: int, state: Any) -> None:
    """A state that was packed and unpacked cannot be told from the first one. start(seed): the state before the first decision."""
    saving = packing(game)
    if saving is None:
        return
    twin = start(seed)
    taken = saving.taken(state).copy()
    taken.pack(len(taken) // 2)
    saving.unpack(twin, saving.pack(state), taken)
    assert saving.taken(twin) == saving.taken(state)
    assert (twin.digest(), twin.ply, twin.turn) == (state.digest(), state.ply, state.turn)
    assert (twin.outcome, twin.decisions()) == (state.outcome, state.decisions())
    for seat in (*range(state.n_seats), SPECTATOR):
        seen = [seen_by(game, one, seat) for one in (twin, state)]
        assert seen[0] == seen[1], f"seat {seat} sees another state"
    assert saving.pack(twin) == saving.pack(state)


def check_outcome(game: AnyGame, state: Any) -> None:
    """Returns lie within the utility range and sum to 0 in a game of opponents."""
    outcome = state.outcome
    if outcome is None:
        return
    low, high = game.spec.utility
    assert len(outcome.returns) == state.n_seats
    assert all(low <= value <= high for value in outcome.returns)
    assert game.spec.cooperative or sum(outcome.returns) == 0
    assert outcome.reason


def check_observations(game: AnyGame, state: Any) -> None:
    """Plain data that can be encoded, for every seat and a spectator, with this seat's decision and no other's."""
    for seat in (*range(state.n_seats), SPECTATOR):
        seen = game.observe(state, seat)
        assert isinstance(seen, Observation)
        msgspec.json.encode(seen)
        assert seen.seat == seat
        assert (seen.game, seen.variant) == (game.spec.id, state.setup.variant)
        assert (seen.ply, seen.turn) == (state.ply, state.turn)
        assert seen.decision == decision_of(state, seat)
        assert seen.to_act == state.to_act()
        assert (seen.returns, seen.reason) == (
            (state.outcome.returns, state.outcome.reason) if state.outcome else (None, "")
        )
        if seat != SPECTATOR:
            check_encoding(game, state, seen)
            check_seen_setup(game, state, seat)


def check_shared(game: AnyGame, state: Any, rng: random.Random) -> None:
    """What a finished game shows of a position: all of it where all seats show it, what is public where none does, and never what a
    seat that shows nothing hides. The result stands in it, and no decision.
    """
    everybody = range(state.n_seats)
    assert game.observe_shared(state, everybody) == game.reveal(state)
    closed = game.observe_shared(state, ())
    assert closed.decision is None
    assert closed.seat == SPECTATOR
    assert closed.returns == (state.outcome.returns if state.outcome else None)
    if state.outcome is not None:
        return
    assert msgspec.json.encode(closed) == msgspec.json.encode(game.observe(state, SPECTATOR))
    for seat in everybody if state.n_seats > 1 else ():
        twin = resample(game, state, seat, rng)
        here, there = (msgspec.json.encode(game.observe_shared(one, (seat,))) for one in (state, twin))
        assert here == there


def check_encoding(game: AnyGame, state: Any, seen: Observation) -> None:
    """The encoding has the declared length and numbers from -1 to 1."""
    numbers = game.encode(state.setup, seen)
    assert len(numbers) == game.encoding(state.setup).length
    assert all(-1 <= number <= 1 for number in numbers)


def check_seen_setup(game: AnyGame, state: Any, seat: int) -> None:
    """The information state shows what a seat has brought itself, and what others have brought only where that is public."""
    setup, seen = state.setup, game.information_state(state, seat).setup
    assert seen == game.seen_setup(setup, seat)
    assert msgspec.structs.replace(seen, brought=()) == msgspec.structs.replace(setup, brought=())
    is_open = game.spec.brings is not None and game.spec.brings.open
    shown = tuple(text if is_open or owner == seat else "" for owner, text in enumerate(setup.brought))
    assert seen.brought == shown


def check_events(game: AnyGame, state: Any, rng: random.Random) -> None:
    """Every event names a valid audience and a cause, and holds plain data; those of the start too."""
    told = [event for seat in range(state.n_seats) for event in game.information_state(state, seat).events]
    for event in told if state.ply == 0 else ():
        check_event(state, event, 0)
    for decision in state.decisions():
        for event in state.copy().step(decision.seat, game.random_action(state, decision.seat, rng)):
            check_event(state, event, state.ply)


def check_event(state: Any, event: Event, ply: int) -> None:
    """One event, told at a ply."""
    assert event.audience is None or all(0 <= seat < state.n_seats for seat in event.audience)
    assert event.kind
    assert event.cause
    assert event.ply == ply
    msgspec.json.encode(event)


def seen_by(
    game: AnyGame, state: Any, seat: int, probes: tuple[str, ...] = NONSENSE
) -> tuple[InformationState, tuple[str, ...], bytes]:
    """All that reaches a seat: its information state, the errors of its illegal actions, the bytes of its observation."""
    information = game.information_state(state, seat)
    said = tuple(refusal(game, state, seat, action) for action in probes)
    return information, said, msgspec.json.encode(game.observe(state, seat))


def check_non_interference(
    game: AnyGame,
    state: Any,
    seat: int,
    rng: random.Random,
    looks: Callable[..., Any] = seen_by,
    probes: tuple[str, ...] = NONSENSE,
) -> bool:
    """A resampled state looks the same to `seat`, also after an own action with the same public result.

    What others have brought in secret is drawn again with it. Draws until a sample differs from the truth in what is hidden, six
    times at most, and answers whether one did (a test that never sees a difference proves nothing; where nothing is hidden any
    more there is none).
    """
    truth, before = game.reveal(state), looks(game, state, seat, probes)
    differs = False
    for _ in range(6):
        twin = resample(game, state, seat, rng)
        assert looks(game, twin, seat, probes) == before
        assert game.observe(twin, SPECTATOR) == game.observe(state, SPECTATOR)
        assert twin.to_act() == state.to_act()
        check_sampled_setup(game, state, twin, seat)
        _check_one_further(game, state, twin, seat, rng, looks)
        differs = game.reveal(twin) != truth
        if differs:
            break
    return differs


def check_sampled_setup(game: AnyGame, state: Any, twin: Any, seat: int) -> None:
    """A sample keeps the setup as this seat knows it; what it holds instead of others' secrets could have been brought."""
    assert game.seen_setup(twin.setup, seat) == game.seen_setup(state.setup, seat)
    if any(twin.setup.brought):
        drawn = twin.setup
        assert game.settle(drawn.variant, drawn.options, "", drawn.n_seats, drawn.brought) == drawn


def _check_one_further(
    game: AnyGame, state: Any, twin: Any, seat: int, rng: random.Random, looks: Callable[..., Any]
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
    game: AnyGame,
    start: Start,
    seeds: range,
    every: int = 1,
    alternative: Alternative = lambda state, seat: True,
    nonsense: tuple[str, ...] = (),
) -> tuple[int, int]:
    """Run every check over random games, one per seed. Returns (samples that differed in hidden facts, samples that could have).

    every: one state in so many is checked, and always the first RARE states in which the same seats owe the same kind of decision.
    nonsense: texts in the family's own words that are never legal: a verb without its object, a place that no board has.
    """
    different = drawn = 0
    for seed in seeds:
        rng, texts, ids = random.Random(seed), list[str](), DecisionIds()
        met = Counter[tuple[str, tuple[int, ...]]]()
        for state in random_states(game, start, seed):
            ids.follow(state)
            listed = [decision.actions or () for decision in state.decisions()]
            texts += [text for actions in listed for text in rng.sample(actions, min(2, len(actions)))]
            phases = {(decision.kind, state.to_act()) for decision in state.decisions()}
            met.update(phases)
            if state.ply % every and all(met[phase] > RARE for phase in phases):
                continue
            never, near = NONSENSE + nonsense, near_misses(rng, texts)
            check_decisions(game, state, rng, never, near)
            check_observations(game, state)
            check_shared(game, state, rng)
            check_events(game, state, rng)
            check_outcome(game, state)
            check_snapshot(game, start, seed, state)
            for seat in range(state.n_seats) if state.outcome is None else ():
                differs = check_non_interference(game, state, seat, rng, probes=never + near)
                if alternative(state, seat):
                    different, drawn = different + differs, drawn + 1
        check_copy_and_replay(game, start, seed)
    return different, drawn


# ---- before the first decision ---------------------------------------------------------------------------------------


def check_spec(game: AnyGame) -> None:
    """What a game declares about itself is consistent: acts, options, presets, seats, what is brought."""
    spec = game.spec
    assert set(spec.table_actions) <= {*OPPONENTS, *COMPANY, TALK}
    assert len(spec.seat_names) in (0, spec.max_seats)
    assert all(spec.variants[0].id == game.setup().variant and variant.id for variant in spec.variants)
    for variant in spec.variants:
        names = {option.name for option in variant.options}
        assert len(names) == len(variant.options)
        assert {need.removeprefix("!") for option in variant.options for need in option.needs} <= names
        for preset in variant.presets:
            assert game.setup(variant.id, preset=preset).options.items() >= {
                (name, value) for name, value in spec.presets[preset].items() if name in names
            }
        if spec.brings:
            example = (spec.brings.example,) * spec.min_seats
            assert game.setup(variant.id, brought=example).brought == example


def check_setups(game: AnyGame, variant: str) -> None:
    """Every declared number of seats can be played; any other setup is refused with a GonfalonError."""
    spec, options = game.spec, game.spec.variant(variant)
    for n_seats in range(spec.min_seats, spec.max_seats + 1):
        setup = game.setup(variant, n_seats=n_seats)
        state = game.new(1, setup)
        assert (state.n_seats, state.setup, setup.n_seats) == (n_seats, setup, n_seats)
        assert all(0 <= seat < n_seats for seat in state.to_act())
    assert options is not None
    assert refused(game, "no such variant")
    assert refused(game, variant, preset="no such preset")
    assert refused(game, variant, options={"no such option": 1})
    for option in options.options:
        assert all(refused(game, variant, options={option.name: value}) for value in wrong_values(option))
    assert all(refused(game, variant, n_seats=n_seats) for n_seats in (-1, spec.max_seats + 1))
    assert refused(game, variant, brought=("",) * (spec.max_seats + 1))
    for text in (*NONSENSE[1:], "x" * (ACTION_LIMIT + 1)):
        assert refused(game, variant, brought=(text, *("",) * (spec.min_seats - 1)))


def wrong_values(option: OptionSpec) -> tuple[Any, ...]:
    """Values that an option must not take."""
    wrong: dict[str, tuple[Any, ...]] = {
        "bool": (0, 1, "true", None),
        "int": (option.low - 1, option.high + 1, True, "1", 1.5, None),
        "choice": ("", "no such choice", 0, True, None),
    }
    return wrong[option.type]


def refused(
    game: AnyGame,
    variant: str,
    options: dict[str, Value] | None = None,
    preset: str = "",
    n_seats: int = 0,
    brought: tuple[str, ...] = (),
) -> bool:
    """Is a setup refused with a GonfalonError? Any other exception is a defect and propagates."""
    try:
        game.settle(variant, options or {}, preset, n_seats, brought)
    except GonfalonError:
        return True
    return False
