"""Bugs planted on purpose, each of which the comparison must catch by a mismatch.

Run as a program, in plain mode: planted.py, which prints how many games each bug lived, 0 for ever.

In plain mode kernels are ordinary functions, so a bug replaces one of them wherever it has been imported.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple

if __name__ == "__main__":
    os.environ["GONFALON_PLAIN"] = "1"

from gonfalon.games.stratego import narrate, observe, rules, state
from gonfalon.games.stratego.kernel import (
    chase,
    layout,
    legal,
    movement,
    pieces,
    playout,
    rescue,
    turn,
    two_squares,
)
from gonfalon.games.stratego.kernel import combat as combat_kernel
from gonfalon.games.stratego.tables import build as tables
from gonfalon.games.stratego.tables import powers as power_tables
from tests.differential.compare import OWN, Case, Pair
from tests.differential.planting import n_until_caught, print_lives

MODULES = (
    chase,
    combat_kernel,
    legal,
    movement,
    pieces,
    playout,
    rescue,
    turn,
    two_squares,
    narrate,
    observe,
    state,
    tables,
    power_tables,
)
SKIRMISH = next(path for path in OWN if "skirmish" in path)
PEN = next(path for path in OWN if "pen" in path)
RIDERS = next(path for path in OWN if "riders" in path)
MOST_GAMES = 400


class Bug(NamedTuple):
    """What to break and where it shows. plant: original function -> broken one. seed: the first game, later where a bug shows seldom."""

    function: str
    plant: Callable[[Any], Any]
    options: dict[str, Any]
    variant: str = SKIRMISH
    style: str = "rush"
    seed: int = 0


def instead(result: Any) -> Callable[[Any], Any]:
    """A function that always answers this."""
    return lambda _: lambda *_args: result


def after(change: Callable[..., Any]) -> Callable[[Any], Any]:
    """The original, then a change."""

    def plant(original: Any) -> Any:
        def broken(*args: Any) -> Any:
            result = original(*args)
            change(*args)
            return result

        return broken

    return plant


def answer(change: Callable[..., Any]) -> Callable[[Any], Any]:
    """The original's answer, changed: change(answer, *args)."""
    return lambda original: lambda *args: change(original(*args), *args)


def with_arguments(change: Callable[..., tuple[Any, ...]]) -> Callable[[Any], Any]:
    """The original with other arguments."""
    return lambda original: lambda *args: original(*change(*args))


def quiet_stays(original: Any) -> Any:
    def broken(record: Any, table: Any, source: int, target: int) -> None:
        before = int(record["quiet"])
        original(record, table, source, target)
        if int(record["phase"]) != layout.OVER:
            record["quiet"] = before + 1

    return broken


def forget_flag(bit: int) -> Callable[[Any], Any]:
    """The piece that has gone to `target` loses a bit."""

    def change(record: Any, _table: Any, _source: int, target: int, _flag: int) -> None:
        record["flag"][target] = int(record["flag"][target]) & ~bit

    return after(change)


def set_flag(bit: int, keep: int) -> Callable[[Any], Any]:
    """The rescued piece stands there with other bits."""

    def change(record: Any, _table: Any, _player: int, _kind: int, square: int) -> None:
        record["flag"][square] = int(record["flag"][square]) & keep | bit

    return after(change)


def second_rescue(record: Any, _table: Any, _player: int, _kind: int, _square: int) -> None:
    rescuer = int(record["rescue_square"])
    record["flag"][rescuer] = int(record["flag"][rescuer]) & ~layout.HAS_RESCUED


def other_winner(original: Any) -> Any:
    return lambda record, result, reason: original(record, 1 - result if result < 2 else result, reason)


def one_more(record: Any, player: int, _target: int) -> None:
    if int(record["literal_len"][player]) > 0:
        record["literal_len"][player] += 1


def stale_run(original: Any) -> Any:
    """Only the two-square rule's record_turn, which alone has tables: its run is not begun anew by another piece."""

    def broken(record: Any, *args: Any) -> None:
        if len(args) == 4 and not isinstance(args[3], bool):
            _, player, source, _ = args
            record["last_target"][player] = source
        original(record, *args)

    return broken


def combat(change: Callable[..., str]) -> Callable[[Any], Any]:
    return answer(change)


LIVELY = {"quiet_draw": 60, "ply_cap": 150}
RESCUE = {**LIVELY, "rescue": True}
SILENT = {**LIVELY, "silent_defence": True}
CHASE = {"chase": "isf", "two_square_limit": 0, "quiet_draw": 0, "ply_cap": 150}
LITERAL = {**CHASE, "chase": "literal"}
SHUTTLE = {"chase": "off", "two_square_limit": 2, "quiet_draw": 0, "ply_cap": 150}

BUGS: dict[str, Bug] = {
    "the digger falls to a trap": Bug(
        "combat_result",
        combat(lambda r, _s, a, d, _g: "defender" if (a.id, d.id) == ("digger", "trap") else r),
        LIVELY,
        seed=3,
    ),
    "equal ranks remove the attacker alone": Bug(
        "combat_result", combat(lambda r, *_: "defender" if r == "both" else r), LIVELY
    ),
    "the aggressor has no advantage": Bug(
        "combat_result",
        lambda f: lambda s, a, d, _g: f(s, a, d, False),
        {**LIVELY, "aggressor_advantage": True},
    ),
    "a special line is overlooked": Bug(
        "combat_result",
        combat(lambda r, _s, a, d, _g: "defender" if (a.id, d.id) == ("runner", "chief") else r),
        LIVELY,
    ),
    "far movers jump to the right": Bug("right_of", instead(0x0000FFFF0000FFFF), LIVELY),
    "far movers stay near to the left": Bug("left_of", lambda _: lambda bits, _free: bits >> 1, LIVELY),
    "nobody goes far": Bug("write_lines", lambda f: lambda s, t, p, out: f(Slow(s), t, p, out), LIVELY),
    "riders go one too far": Bug(
        "walk_lines",
        with_arguments(lambda s, t, p, q, reach, out: (s, t, p, q, reach + 1, out)),
        LIVELY,
        RIDERS,
    ),
    "old scouts attack from afar": Bug(
        "write_lines", lambda f: lambda s, t, p, out: f(s, Young(t), p, out), {**LIVELY, "old_scout": True}
    ),
    "one crossing too many": Bug(
        "find_bar", with_arguments(lambda s, t, p, n: (s, t, p, n + 1)), SHUTTLE, style="shuttle"
    ),
    "one crossing too few": Bug(
        "find_bar", with_arguments(lambda s, t, p, n: (s, t, p, n - 1)), SHUTTLE, style="shuttle"
    ),
    "crossing is never barred": Bug("crosses_bar", instead(False), SHUTTLE, style="shuttle"),
    "a run outlives another piece's move": Bug("record_turn", stale_run, SHUTTLE, style="shuttle", seed=122),
    "chasing is never forbidden": Bug("forbids", instead(False), CHASE, PEN, "circle", seed=7),
    "going straight back is forbidden": Bug(
        "forbids",
        lambda f: lambda s, t, p, a, b: f(Elsewhere(s, p), t, p, a, b),
        CHASE,
        style="chase",
        seed=36,
    ),
    "every board of the game counts": Bug(
        "forbids", lambda f: lambda s, t, p, a, b: f(Longer(s, p), t, p, a, b), CHASE, style="chase", seed=19
    ),
    "the literal chase goes on for ever": Bug(
        "forbids_literal", instead(False), LITERAL, style="chase", seed=34
    ),
    "the literal chase ends a turn early": Bug("record_following", after(one_more), LITERAL, PEN, "chase"),
    "a capture leaves the quiet count": Bug("displace", quiet_stays, {"quiet_draw": 30, "chase": "off"}),
    "moved pieces look unmoved": Bug("shift", forget_flag(layout.MOVED), LIVELY),
    "a shown winner is forgotten": Bug("shift", forget_flag(layout.SHOWN), LIVELY),
    "silent defenders are shown": Bug("shows_defender", instead(True), SILENT),
    "scouts learn nothing from silent defenders": Bug("shows_defender", instead(False), SILENT),
    "anybody looks up the captured": Bug("may_look_up", instead(True), {**LIVELY, "captured": "secret"}),
    "traps are rescued": Bug(
        "is_rescuable",
        lambda _: lambda s, _t, p, kind: int(s["lost"][p, kind]) > 0 and kind != 5,
        RESCUE,
        seed=129,
    ),
    "a piece rescues twice": Bug("put_back", after(second_rescue), RESCUE, seed=23),
    "a rescued piece is known": Bug("put_back", set_flag(layout.SHOWN, 255), RESCUE, seed=10),
    "a rescue is told under silent defence": Bug(
        "tells_rescue", instead(True), {**RESCUE, "silent_defence": True}, seed=10
    ),
    "rescues go anywhere": Bug(
        "free_row",
        lambda _: (
            lambda s, t, _p, r: int(t["open"][r + 1]) & ~(int(s["own"][0, r + 1]) | int(s["own"][1, r + 1]))
        ),
        RESCUE,
        seed=7,
    ),
    "the wrong side wins": Bug("finish", other_winner, LIVELY),
    "being stuck is always the mover's loss": Bug(
        "end_without_move",
        lambda f: lambda s, t, out: f(s, Mover(t), out),
        {"both_immobile": "draw", "exchange_draw": False, "quiet_draw": 0, "ply_cap": 150},
        seed=8,
    ),
    "an exchange is not noticed": Bug(
        "is_exchange", instead(False), {"exchange_draw": True, "quiet_draw": 0, "ply_cap": 150}, seed=8
    ),
}


class Other:
    """A record or table with some fields answered otherwise."""

    def __init__(self, real: Any, fields: dict[str, Any]) -> None:
        self.real, self.fields = real, fields

    def __getitem__(self, name: str) -> Any:
        return self.fields[name] if name in self.fields else self.real[name]


def Young(table: Any) -> Other:
    return Other(table, {"old_scout": 0})


def Slow(record: Any) -> Other:
    return Other(record, {"slider": 0 * record["slider"]})


def Mover(table: Any) -> Other:
    return Other(table, {"both_immobile_draw": 0})


def Elsewhere(record: Any, player: int) -> Other:
    nowhere = record["last_source"].copy()
    nowhere[player] = -9
    return Other(record, {"last_source": nowhere})


def Longer(record: Any, player: int) -> Other:
    lengths = record["chase_len"].copy()
    lengths[player] = 200
    return Other(record, {"chase_len": lengths})


def planted(bug: Bug) -> AbstractContextManager[None]:
    """The bug in every module that knows the function, until the end of the block."""
    return broken_in(MODULES, bug.function, bug.plant)


@contextmanager
def broken_in(modules: tuple[Any, ...], function: str, plant: Callable[[Any], Any]) -> Iterator[None]:
    """Functions of this name are broken in these modules, until the end of the block."""
    originals = {module: vars(module)[function] for module in modules if function in vars(module)}
    assert originals, function
    broken = {original: plant(original) for original in set(originals.values())}
    for module, original in originals.items():
        setattr(module, function, broken[original])
    forget()
    try:
        yield
    finally:
        for module, original in originals.items():
            setattr(module, function, original)
        forget()


def forget() -> None:
    """Tables are built anew."""
    tables._cached.cache_clear()
    rules._rules.cache_clear()


def games_until_caught(bug: Bug) -> int:
    """How many games the comparison needs to notice the bug; 0 if it did not within MOST_GAMES."""
    cases = (Case(bug.variant, bug.options, bug.seed + n, bug.style) for n in range(MOST_GAMES))
    return n_until_caught(lambda case: Pair(case).play(), cases)


if __name__ == "__main__":
    print_lives(BUGS, planted, games_until_caught)
