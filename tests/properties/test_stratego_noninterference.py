"""Non-interference (STRAT-10): what a seat may not know changes nothing that it gets.

A state s is replaced by s' = sample(information_state(s, seat)), which differs from s in what the seat may not know. Everything
the seat receives must be equal to the byte: observation, information state, legal actions, refusals, events, and once more
after one further own ply with the same public outcome.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from math import inf
from typing import Any

import msgspec
import pytest

from gonfalon.core.errors import GonfalonError, IllegalActionError
from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.information import information_state
from gonfalon.games.stratego.kernel.layout import CODE_STEP, DEPLOYMENT, MOVED, OVER, RESCUE, SHOWN
from gonfalon.games.stratego.observe import observe
from gonfalon.games.stratego.sample import sample
from gonfalon.games.stratego.state import StrategoState

from .games import MIX_IDS, MIXES, RUNNERS, TINY, Mix, marching_step, new_game, own_game, play

WORDS = ("fly", "seek", "bow", "axe", "rage")
Observer = Callable[[StrategoState, int], Any]


def probes(state: StrategoState, seat: int, rng: random.Random) -> list[str]:
    """Things to try: what is legal, and a good many that are not."""
    ruleset = state.rules.ruleset
    names = [f"{chr(97 + c)}{r + 1}" for r in range(ruleset.rows) for c in range(ruleset.columns)]
    own = [view.square for view in observe(state, seat).pieces if view.owner == seat]
    moves = [f"{rng.choice(own or names)}-{rng.choice(names)}" for _ in range(60)]
    rescues = [f"rescue {rng.choice(state.rules.kinds)}@{rng.choice(names)}" for _ in range(12)]
    powers = [
        f"{word} {rng.choice(own or names)}{rng.choice(' -')}{rng.choice(names)}"
        for word in WORDS
        for _ in range(8)
    ]
    return [*moves, *rescues, *powers, "rescue none", "stop", "deploy F", "x"]


def answer(state: StrategoState, seat: int, text: str) -> str:
    """What the seat hears when it tries this."""
    try:
        state.check(seat, text)
    except IllegalActionError as error:
        return f"{type(error).__name__} {error} {error.reason} {error.section}"
    return "legal"


def received(state: StrategoState, seat: int, observer: Observer = observe) -> dict[str, Any]:
    """Everything that reaches a seat, the forms sent over a wire included."""
    seen = observer(state, seat)
    got: dict[str, Any] = {"observation": seen, "bytes": msgspec.json.encode(seen), "legal": ()}
    if seat != SPECTATOR:
        information = information_state(state, seat)
        got["information"] = msgspec.structs.replace(information, observation=seen)
        got["information bytes"] = msgspec.json.encode(got["information"])
        got["answers"] = [answer(state, seat, text) for text in probes(state, seat, random.Random(1))]
    if seat in state.to_act():
        got["legal"] = state.legal_texts()
    return got


def differences(one: StrategoState, two: StrategoState, seat: int, observer: Observer = observe) -> list[str]:
    """Which of the things received tell the two states apart."""
    a, b = received(one, seat, observer), received(two, seat, observer)
    return [name for name in a if a[name] != b[name]]


def heard(events: tuple[Event, ...], seat: int) -> list[Event]:
    return [event for event in events if event.heard_by(seat)]


def assert_same_after_one_more(
    state: StrategoState, twin: StrategoState, seat: int, rng: random.Random
) -> int:
    """One own ply in both: where the public outcome is the same, the two must still look alike. How many plies compared."""
    if state.phase in (DEPLOYMENT, OVER) or state.player != seat:
        return 0
    compared = 0
    for action in rng.sample(state.legal_texts(), min(3, len(state.legal_texts()))):
        one, two = state.copy(), twin.copy()
        events, others = heard(one.step(seat, action), seat), heard(two.step(seat, action), seat)
        if one.phase == OVER:
            continue  # both armies are shown
        if msgspec.json.encode(events) == msgspec.json.encode(others):
            assert not differences(one, two, seat)
            compared += 1
        else:
            assert {event.kind for event in events + others} & {"combat", "power", "end"}, (
                "a plain move gave something away"
            )
    return compared


def free_kinds(state: StrategoState, seat: int) -> int:
    """How many kinds are among the enemy's pieces of which nothing at all has been heard: n kinds can be exchanged in n!
    ways at least (unless the chase rule would have shown it)."""
    record, enemy = state.record, 1 - seat
    if state.phase in (DEPLOYMENT, OVER):
        return 0
    told = [event for step in state.history for event in step.events]
    fought = {event.facts["defender_id"] for event in told if event.kind == "combat"}
    fought |= {target["id"] for event in told if event.kind == "power" for target in event.facts["targets"]}
    return len(
        {
            int(code)
            for code, flag, number in zip(record["board"], record["flag"], record["id"], strict=True)
            if code and (int(code) - 1) // CODE_STEP == enemy and not int(flag) & (MOVED | SHOWN)
            if number < 256 and int(number) not in fought
        }
    )


def secrets(state: StrategoState, seat: int) -> tuple[Any, ...]:
    """What the seat does not know: the enemy's deployment and what it has brought back."""
    rescued = [
        step.action for step in state.history if step.seat != seat and step.action.startswith("rescue")
    ]
    return state.deployed[1 - seat], tuple(rescued)


@pytest.mark.parametrize("mix", MIXES, ids=MIX_IDS)
def test_a_seat_cannot_tell_a_sampled_state_from_the_true_one(mix: Mix, record_property: Any) -> None:
    """STRAT-10.1 to STRAT-10.10, STRAT-7.8, STRAT-9.2, STRAT-9.3.9. Where at least 24 armies fit, 90 % of samples differ."""
    check_samples(mix, range(3), record_property, enough=5)


@pytest.mark.long
@pytest.mark.parametrize("mix", MIXES, ids=MIX_IDS)
def test_a_seat_cannot_tell_over_more_games(mix: Mix, record_property: Any) -> None:
    """The same."""
    check_samples(mix, range(1, 6), record_property)


def spectated(state: StrategoState) -> bytes:
    """STRAT-10.9: what the spectator sees, in the form that goes over a wire."""
    return msgspec.json.encode(observe(state, SPECTATOR))


def check_samples(mix: Mix, seeds: range, record_property: Any, enough: float = inf) -> None:
    """Samples now and then in random games look the same, one ply later and to the spectator, too; most differ in what is hidden.

    enough: of samples with many alternatives, and of those compared one ply later; no further game is begun then.
    """
    rng, tally = random.Random(8), Counter()
    for seed in seeds:
        for n, state in enumerate(play(new_game(mix, seed, 260), seed)):
            if n % 23 and n > 2 and state.phase not in (RESCUE, OVER):
                continue
            for seat in (0, 1):
                twin = sample(information_state(state, seat), rng)
                assert not differences(state, twin, seat), f"seed {seed}, ply {n}, seat {seat}"
                assert state.phase == OVER or spectated(state) == spectated(twin)
                tally["compared after"] += assert_same_after_one_more(state, twin, seat, rng)
                kinds, differs = free_kinds(state, seat), secrets(twin, seat) != secrets(state, seat)
                tally["any alternative"] += kinds >= 2
                tally["differs of any"] += kinds >= 2 and differs
                tally["alternative"] += kinds >= 4
                tally["differs"] += kinds >= 4 and differs
        if min(tally["alternative"], tally["compared after"]) >= enough:
            break
    share = tally["differs"] / tally["alternative"]
    record_property("share of samples that differ", share)
    record_property("tally", dict(tally))
    print(f"{mix}: {share:.1%} of samples differ; {dict(tally)}")
    assert tally["alternative"] >= 5
    assert share >= 0.9
    assert tally["differs of any"] >= 0.75 * tally["any alternative"], (
        "of two ways each is drawn half the time"
    )
    assert tally["compared after"] >= 5


RESCUE_MIXES = [
    pytest.param(mix, id=name) for mix, name in zip(MIXES, MIX_IDS, strict=True) if mix[1].get("rescue")
]


@pytest.mark.parametrize("mix", RESCUE_MIXES)
def test_a_seat_cannot_tell_while_a_rescue_is_owed(mix: Mix, record_property: Any) -> None:
    """STRAT-9.3.9, STRAT-10: neither the seat that owes it nor the other one; in games that march at the rows of rescue.

    Silent defence hides what came home: a sample in which it cannot rescue has the other seat to act, which happens to a few in a
    hundred samples if only what was heard is compared. So the other seat compares its observation in eight more of each.
    """
    rng, tally = random.Random(8), Counter()
    for seed in range(60):
        for state in play(new_game(mix, seed, 260), seed, marching_step):
            if state.phase != RESCUE:
                continue
            tally["rescues owed"] += 1
            for seat in (0, 1):
                twin = sample(information_state(state, seat), rng)
                assert not differences(state, twin, seat), f"seed {seed}, seat {seat}"
                assert spectated(state) == spectated(twin)
                tally["compared after"] += assert_same_after_one_more(state, twin, seat, rng)
                tally["differs"] += secrets(twin, seat) != secrets(state, seat)
            other = 1 - state.player
            information = information_state(state, other)
            for _ in range(8):
                assert observe(sample(information, rng), other) == information.observation, f"seed {seed}"
        if tally["rescues owed"] >= 8:
            break
    record_property("tally", dict(tally))
    print(f"{mix}: {dict(tally)}")
    assert tally["rescues owed"] >= 8
    assert tally["compared after"] > 0
    assert tally["differs"] > 0


# ---- observers that leak, which the comparison above must catch


def orders_by_kind(state: StrategoState, seat: int) -> Any:
    """Leaks by order alone: pieces come sorted by their true kind."""
    true = {view.id: view.piece for view in GAME.reveal(state).pieces}  # type: ignore[attr-defined]
    seen = observe(state, seat)
    return msgspec.structs.replace(
        seen, pieces=tuple(sorted(seen.pieces, key=lambda view: (true[view.id], view.id)))
    )


def counts_mobile_neighbours(state: StrategoState, seat: int) -> Any:
    """Leaks a number: how many legal moves the enemy would have."""
    twin = state.copy()
    twin.record["player"] = 1 - seat
    twin.update_legal()
    return msgspec.structs.replace(observe(state, seat), turn=twin._n_legal)


def marks_the_flag(state: StrategoState, seat: int) -> Any:
    """Leaks one bit: the flag counts as having moved."""
    true = {view.id: view.piece for view in GAME.reveal(state).pieces}  # type: ignore[attr-defined]
    seen = observe(state, seat)
    pieces = [
        msgspec.structs.replace(view, moved=view.moved or true[view.id] == "flag") for view in seen.pieces
    ]
    return msgspec.structs.replace(seen, pieces=tuple(pieces))


@pytest.mark.parametrize("leak", [orders_by_kind, counts_mobile_neighbours, marks_the_flag])
def test_a_leaky_observer_is_caught(leak: Observer) -> None:
    rng, caught, tries = random.Random(2), 0, 0
    for n, state in enumerate(play(new_game(("duel", {}), 3, 60), 3)):
        if n < 2 or n % 6 or state.phase == OVER:
            continue
        twin = sample(information_state(state, 0), rng)
        tries += 1
        assert not differences(state, twin, 0)
        caught += "bytes" in differences(state, twin, 0, leak)
    assert tries >= 5
    assert caught >= 3


# ---- the sampler's support against brute force


def consistent(state: StrategoState, seat: int) -> set[tuple[Any, ...]]:
    """The secrets of every game that this seat cannot tell from the true one, by trying all."""
    enemy, wanted = 1 - seat, information_state(state, seat)
    found: set[tuple[Any, ...]] = set()
    for letters in arrangements(state.deployed[enemy] or ""):
        start = StrategoState(state.rules, 0)
        explore(state, start, seat, letters, wanted, found)
    return found


def arrangements(letters: str) -> set[str]:
    """All ways to put these pieces on the same squares."""
    pieces = [letter for letter in letters if letter != "."]
    ways: set[tuple[str, ...]] = {()}
    for _ in pieces:
        ways = {(*way, p) for way in ways for p in pieces if way.count(p) < pieces.count(p)}
    filled = []
    for way in ways:
        rest = iter(way)
        filled.append("".join(next(rest) if letter != "." else "." for letter in letters))
    return set(filled)


def explore(
    truth: StrategoState, state: StrategoState, seat: int, letters: str, wanted: Any, found: set[Any]
) -> None:
    """Play the true game's actions over from `state`; an enemy's rescue may have been of any kind it has lost."""
    for step in truth.history[len(state.history) :]:
        action = (
            f"deploy {letters}" if step.seat != seat and step.action.startswith("deploy") else step.action
        )
        choices = [action]
        if step.seat != seat and "@" in action:
            choices = [f"rescue {kind}@{action.split('@')[1]}" for kind in truth.rules.kinds]
        if len(choices) > 1:
            for choice in choices:
                twin = state.copy()
                if stepped_alike(twin, step, choice, seat):
                    explore(truth, twin, seat, letters, wanted, found)
            return
        if not stepped_alike(state, step, action, seat):
            return
    if information_state(state, seat) == wanted:
        found.add(secrets(state, seat))


def stepped_alike(state: StrategoState, step: Any, action: str, seat: int) -> bool:
    """Take the action if it is legal; did the seat hear the same?"""
    try:
        events = state.step(step.seat, action)
    except GonfalonError:
        return False
    return heard(events, seat) == heard(step.events, seat)


SUPPORT = {
    "silent defence and rescue": {},
    "silent, scouts from afar": {"silent_scout": "long", "chase": "literal"},
    "open, with rescue": {"silent_defence": False},
    "equal ranks fall to the attacker": {"aggressor_advantage": True, "rescue_rows": 1},
}


@pytest.mark.parametrize("options", SUPPORT.values(), ids=list(SUPPORT))
@pytest.mark.parametrize("n_games", [3, pytest.param(12, marks=pytest.mark.long)])
def test_every_consistent_army_is_sampled_and_no_other(
    options: dict[str, Any], n_games: int, record_property: Any
) -> None:
    """On three by four squares with five pieces a side, against all arrangements."""
    rng, tally = random.Random(5), Counter()
    for seed in range(n_games):
        states = [state.copy() for state in play(own_game(TINY, seed, ply_cap=40, **options), seed)]
        for n in sorted({3, len(states) // 2, len(states) - 2}):
            state, seat = states[n], seed % 2
            expected = consistent(state, seat)
            assert secrets(state, seat) in expected
            drawn = {
                secrets(_sampled(state, seat, rng), seat) for _ in range(min(14 * len(expected) + 10, 500))
            }
            assert drawn <= expected, f"seed {seed}, ply {n}: inconsistent {drawn - expected}"
            if len(expected) <= 36:
                assert drawn == expected, f"seed {seed}, ply {n}: never drawn {expected - drawn}"
                tally["full"] += 1
            tally["most"] = max(tally["most"], len(expected))
            tally["rescues"] += any(len(secret[1]) > 0 for secret in expected)
    record_property("supports compared", dict(tally))
    assert tally["full"] >= 1.25 * n_games
    assert tally["most"] >= 20 or n_games < 12


def _sampled(state: StrategoState, seat: int, rng: random.Random) -> StrategoState:
    """GAME.sample for rules given as text, which have no name to be found by."""
    from gonfalon.games.stratego import sample as module

    information = information_state(state, seat)
    seen = module._Seen(state.rules, information)
    for _ in range(module.TRIES):
        twin = module._draw_state(state.rules, information, seen, rng)
        if twin is not None:
            return twin
    raise AssertionError("no sample")


@pytest.mark.parametrize("enough", [4, pytest.param(15, marks=pytest.mark.long)])
def test_kinds_that_reach_far_are_told_apart_only_by_what_was_seen(enough: int) -> None:
    """STRAT-4.7 in a ruleset where three kinds reach further than one square."""
    rng, differ = random.Random(6), 0
    for seed in range(4):
        if differ >= enough:
            break
        for n, state in enumerate(play(own_game(RUNNERS, seed, ply_cap=120), seed)):
            if n % 7 == 2:
                for seat in (0, 1):
                    twin = _sampled(state, seat, rng)
                    assert not differences(state, twin, seat)
                    differ += secrets(twin, seat) != secrets(state, seat)
    assert differ >= enough
