"""Bugs planted on purpose in powers, the quest and what the taken Ring changes; each of them the comparison must catch.

Run as a program, in plain mode: planted_powers.py, which prints how many games each bug lived, 0 for ever.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, NamedTuple

if __name__ == "__main__":
    os.environ["GONFALON_PLAIN"] = "1"

import msgspec

from gonfalon.games.stratego import refusal, rules
from gonfalon.games.stratego.kernel import (
    chase,
    combat,
    legal,
    powers,
    quest,
    repeat,
    rescue,
    turn,
    two_squares,
    use,
)
from gonfalon.games.stratego.kernel.layout import ATTACKER, BOTH, EV_TARGET, NEITHER, RING_OPEN, SHOWN
from gonfalon.games.stratego.kernel.movement import next_square
from gonfalon.games.stratego.tables import powers as power_tables
from tests.differential.compare import Case
from tests.differential.planted import (
    CHASE,
    LITERAL,
    Other,
    after,
    answer,
    broken_in,
    instead,
    with_arguments,
)
from tests.differential.planting import n_until_caught, print_lives
from tests.differential.trilogy import TrilogyPair

MODULES = (
    chase,
    combat,
    legal,
    power_tables,
    powers,
    quest,
    refusal,
    repeat,
    rescue,
    rules,
    turn,
    two_squares,
    use,
)
MOST_GAMES = 200
NOTHING: dict[str, Any] = {"quiet_draw": 60}


class Bug(NamedTuple):
    """What to break and where it shows. plant: original function -> broken one. kept: kinds that must be about. seed: as in planted.py."""

    function: str
    plant: Callable[[Any], Any]
    variant: str = "me-powers"
    style: str = "gifted"
    options: dict[str, Any] = NOTHING
    kept: tuple[str, ...] = ()
    seed: int = 0


def with_tables(place: int, **change: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The original with some fields of the tables, its argument at `place`, changed."""

    def plant(original: Any) -> Any:
        def broken(*args: Any) -> Any:
            real = args[place]
            fields = {name: edit(real[name].copy()) for name, edit in change.items()}
            return original(*args[:place], Other(real, fields), *args[place + 1 :])

        return broken

    return plant


def every(value: int) -> Callable[[Any], Any]:
    """A row of nothing but this."""
    return lambda row: row * 0 + value


def without_first(row: Any) -> Any:
    """The row with its first 1 struck out."""
    row[int(row.argmax())] = 0
    return row


def strike(change: Callable[..., int]) -> Callable[[Any], Any]:
    """What a strike does, changed: change(result, power, user, target)."""
    return answer(
        lambda result, _rules, _options, power, _stage, user, target: change(result, power, user, target)
    )


def flies_over_nothing(original: Any) -> Any:
    def broken(state: Any, table: Any, square: int, direction: int) -> int:
        found = original(state, table, square, direction)
        return found if found >= 0 else powers.free_step(state, table, square, direction)

    return broken


def flies_too_far(found: int, state: Any, table: Any, _square: int, direction: int) -> int:
    beyond = next_square(table, found, direction) if found >= 0 else -1
    return beyond if beyond >= 0 and int(state["board"][beyond]) == 0 else found


def hide_flier(state: Any, *_args: Any) -> None:
    landed = int(state["event"][EV_TARGET])
    state["flag"][landed] = int(state["flag"][landed]) & ~SHOWN


def hide_targets(state: Any, table: Any, player: int, _power: int, stand: int, _chosen: int) -> None:
    bits = powers.window(state, table, player, stand)
    for place in range(25):
        if bits >> place & 1:
            square = powers.place_to_square(stand, place)
            state["flag"][square] = int(state["flag"][square]) & ~SHOWN


def quiet_goes_on(original: Any) -> Any:
    def broken(state: Any, *args: Any) -> Any:
        before = int(state["quiet"])
        result = original(state, *args)
        state["quiet"] = before
        return result

    return broken


def leaves(field: str) -> Callable[[Any], Any]:
    """What the chase remembers of both seats stays as it was."""

    def plant(original: Any) -> Any:
        def broken(state: Any, *args: Any) -> None:
            before = state[field].copy()
            original(state, *args)
            state[field][:] = before

        return broken

    return plant


def immune_no_more(original: Any) -> Any:
    def broken(ruleset: Any, options: Any, power: Any, *rest: Any) -> int:
        return original(ruleset, options, msgspec.structs.replace(power, immune=()), *rest)

    return broken


def forget_an_attack(original: Any) -> Any:
    def broken(state: Any, table: Any, player: int, out: Any) -> int:
        n = original(state, table, player, out)
        if n < 2:
            return n
        row = next(r for r in range(16) if int(out[r]))
        out[row] &= out[row] - 1
        return n - 1

    return broken


RING = "me-ring"
HOST = ("orc", "warg_rider", "haradrim", "uruk_hai", "lurtz")
BUGS: dict[str, Bug] = {
    "a flier needs nothing to jump": Bug("landing", flies_over_nothing),
    "a flier lands one square too far": Bug("landing", answer(flies_too_far)),
    "a flier stays unknown": Bug("fly", after(hide_flier)),
    "Seek captures an equal": Bug(
        "strike_result",
        strike(lambda r, p, u, t: ATTACKER if p.id == "seek" and 0 < t.rank <= u.rank else r),
        kept=("aragorn", "legolas", "saruman", "nazgul"),
    ),
    "arrows hurt berserkers": Bug(
        "strike_result", immune_no_more, kept=("legolas", "faramir", "berserker"), seed=12
    ),
    "a survivor stays unknown": Bug("strike_targets", after(hide_targets)),
    "the bow reaches like a knight": Bug(
        "places", lambda f: lambda reach: f("around" if reach == "lines" else reach)
    ),
    "Gimli survives an equal": Bug(
        "strike_result", strike(lambda r, *_: ATTACKER if r == BOTH else r), kept=("gimli", "nazgul"), seed=9
    ),
    "the axe has two targets at most": Bug(
        "count_use", with_tables(1, targets=lambda row: row.clip(max=2)), kept=("gimli", *HOST), seed=9
    ),
    "Theoden rides back": Bug("rides", with_tables(1, returns=every(1))),
    "Theoden rides through others": Bug(
        "free_step", lambda _: lambda _s, t, square, d: next_square(t, square, d)
    ),
    "a ride is not remembered": Bug(
        "record_ride", instead(None), style="shuttle", options={**NOTHING, "two_square_limit": 2}, seed=3
    ),
    "a turn forgets its attacks when the last one captures nothing": Bug(
        "record_attack",
        with_arguments(
            lambda s, t, p, source, reached, again: (s, t, p, source, reached, again and source != reached)
        ),
        RING,
        "rush",
        {**NOTHING, "two_square_limit": 1},
        (
            "uruk_hai",
            "uruk_hai",
            "uruk_hai",
            "sam",
            "merry",
            "pippin",
            "soldier",
            "soldier",
            "rider",
            "rider",
            "eowyn",
        ),
        seed=39,
    ),
    "a steed that returns has not moved": Bug(
        "ride",
        answer(lambda reached, _s, _t, _p, _w, square, _a: -1 if reached == square else reached),
        options={**NOTHING, "rescue": True, "rescue_rows": 10, "steed_may_return": True},
        kept=("theoden",),
        seed=3,
    ),
    "nobody attacks again": Bug("may_repeat", instead(False), seed=9),
    "everybody attacks again": Bug("may_repeat", with_tables(1, again=every(1)), seed=6),
    "an attack that could follow is forgotten": Bug(
        "write_repeats",
        forget_an_attack,
        kept=("uruk_hai", "sam", "merry", "soldier", "rider", "eowyn"),
        seed=6,
    ),
    "fortresses withstand Rage": Bug(
        "strike_result",
        strike(lambda r, p, _u, t: NEITHER if p.id == "rage" and t.id == "fortress" else r),
        kept=("berserker", "fortress"),
        seed=30,
    ),
    "the berserker survives its rage": Bug("strike_targets", with_tables(1, spent=every(0)), seed=3),
    "a power is a quiet turn": Bug("strike", quiet_goes_on),
    "a power leaves the chase counts": Bug("record_power", leaves("chase_len"), options=CHASE),
    "after a power there is still an evader": Bug(
        "record_power", leaves("last_target"), options=LITERAL, style="chase", seed=21
    ),
    "Frodo enters by one way only": Bug(
        "add_quest_step",
        with_tables(1, mount_doom_entries=lambda row: row[::-1] * [0, 1] - [1, 0]),
        RING,
        "quest",
    ),
    "Frodo enters once more": Bug(
        "add_quest_step",
        lambda f: lambda s, t, p, out: f(Other(s, {"stage": RING_OPEN}), t, p, out),
        RING,
        "quest",
    ),
    "a kind of Evil outlives the quest": Bug(
        "complete_quest", with_tables(1, falls=without_first), RING, "quest"
    ),
    "Frodo is shot at on Mount Doom": Bug(
        "window", with_tables(1, untouchable=every(0)), RING, "quest", seed=6
    ),
    "Frodo is seen by everybody": Bug("is_invisible", instead(False), RING, "quest"),
    "an invisible Frodo stays unknown": Bug(
        "shows_both", instead(False), RING, "quest", {**NOTHING, "silent_defence": True}
    ),
    "the Ring is never taken": Bug("take_ring", instead(False), RING, "quest", seed=6),
    "the taken Ring raises nobody": Bug(
        "rank_at", answer(lambda _rank, _rules, piece, _stage: piece.rank), RING, "quest", seed=6
    ),
    "Frodo is brought back": Bug(
        "cannot_return", instead(False), RING, "quest", {**NOTHING, "rescue": True}, seed=3
    ),
}


def planted(bug: Bug) -> AbstractContextManager[None]:
    """The bug in every module that knows the function, until the end of the block."""
    return broken_in(MODULES, bug.function, bug.plant)


def games_until_caught(bug: Bug) -> int:
    """How many skirmishes the comparison needs to notice the bug; 0 if it did not within MOST_GAMES."""
    # every third seed would be a whole game
    seeds = (bug.seed + 3 * (n // 2) + 1 + n % 2 for n in range(MOST_GAMES))
    cases = (Case(bug.variant, bug.options, seed, bug.style) for seed in seeds)
    return n_until_caught(lambda case: TrilogyPair(case, bug.kept).play(), cases)


if __name__ == "__main__":
    print_lives(BUGS, planted, games_until_caught)
