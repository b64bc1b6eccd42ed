#!/usr/bin/env python3
"""Golden games and perft counts of Stratego: write them anew with `scripts/golden.py`, read them in the tests.

A golden game (tests/golden/*.txt) is a whole game as text that people can read: the set-ups, every decision with how many were
legal, what each seat and a spectator heard, and every few plies the true board beside what each of them sees. The file's own
actions are played again, so a change of the rules changes the text and not the game. A perft file (tests/perft/*.perft) counts
the ways to go on from fixed positions.

Explain every difference in the commit that brings it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from golden_files import (
    ROOT,
    SEATS,
    Position,
    Script,
    head_lines,
    read_perft,
    read_script,
    write_files,
    write_perft,
)

sys.path.insert(0, str(ROOT / "src"))

from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel import legal, turn
from gonfalon.games.stratego.kernel.layout import PLAY
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.state import StrategoState

GOLDEN = ROOT / "tests/golden"
PERFT = ROOT / "tests/perft"
EVERY = 20
"""Boards are drawn every so many plies, and at the end."""

GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "battle": ("battle", {}, 1),
    "duel": ("duel", {"captured": "prisoner"}, 4),
    "duel-literal": ("duel", {"chase": "literal", "two_square_limit": 2, "captured": "hidden"}, 43),
    "classic": ("classic", {}, 250),
    "classic-tournament": (
        "classic",
        {"aggressor_advantage": True, "silent_defence": True, "rescue": True, "chase": "isf"},
        469,
    ),
    "classic39": ("classic39", {"rescue": True, "rescue_revealed": True, "captured": "secret"}, 284),
    "barrage": ("barrage", {"first": "blue"}, 250),
    "ultimate": ("ultimate", {"silent_defence": True, "silent_scout": "long", "old_scout": True}, 252),
    "me-classic": ("me-classic", {"captured": "secret"}, 1),
    "me-powers": ("me-powers", {}, 8),
    "me-powers-options": (
        "me-powers",
        {"axe_stops": True, "rage_may_stay": True, "steed_may_return": True, "seek_captures": False},
        7,
    ),
    "me-ring-destroyed": ("me-ring", {}, 10),
    "me-ring-taken": ("me-ring", {"captured": "prisoner"}, 8),
}
"""name -> variant, options, and the seed of a new game where there is no file yet."""


# ---- golden games


def invent(name: str) -> Script:
    """A new game for this name, attacking half of the time, so that it comes to an end."""
    variant, options, seed = GAMES[name]
    state, rng = GAME.new(seed, GAME.setup(variant, **options)), random.Random(seed)
    while state.outcome is None:
        seat = state.to_act()[0]
        state.step(seat, _choice(state, seat, rng))
    return Script(variant, options, [(step.seat, step.action) for step in state.history])


def _choice(state: StrategoState, seat: int, rng: random.Random) -> str:
    action = GAME.random_action(state, seat, rng)
    if state.phase != PLAY:
        return action
    announced = [text for text in state.legal_texts() if " " in text]
    moves = [text for text in state.legal_texts() if " " not in text]
    if not moves or (announced and rng.random() < 0.3):
        return rng.choice(announced)
    if state.rules.ruleset.quest and (way := _quest(state, seat, moves)) and rng.random() < 0.3:
        return rng.choice(way)
    enemies = {view.square for view in _sight(state, seat).pieces if view.owner != seat}
    forward = [m for m in moves if (_row(m.split("-")[1]) - _row(m.split("-")[0])) * (1 - 2 * seat) > 0]
    attacks = [m for m in moves if m.split("-")[1] in enemies]
    return rng.choice(rng.choice([attacks or moves, forward or moves, moves]))


def _quest(state: StrategoState, seat: int, moves: list[str]) -> list[str]:
    """Good's moves of the bearer that come nearer to Mount Doom; Evil has no such moves."""
    sight = _sight(state, seat)
    bearer = next((view.square for view in sight.pieces if view.piece == "frodo"), "") if seat == 0 else ""
    far = [_far(move.split("-")[1], sight.mount_doom) for move in moves if move.split("-")[0] == bearer]
    near = min(far, default=0)
    ways = [move for move in moves if move.split("-")[0] == bearer]
    return [move for move in ways if _far(move.split("-")[1], sight.mount_doom) == near]


def _far(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(_row(one) - _row(other))


def _row(name: str) -> int:
    return int(name[1:])


def _sight(state: StrategoState, seat: int) -> StrategoObservation:
    seen = GAME.observe(state, seat)
    assert isinstance(seen, StrategoObservation)
    return seen


def write(script: Script) -> str:
    """The whole text of a game."""
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    state = GAME.new(0, GAME.setup(script.variant, **script.options))
    yield from head_lines(script)
    for ply, (seat, action) in enumerate(script.actions):
        n_legal = len(state.legal_texts())
        events = state.step(seat, action)
        count = f"   of {n_legal}" if n_legal else ""
        yield f"{ply} {SEATS[seat]} {action}{count}"
        yield from (f"    {_event(event)}" for event in events)
        if ply % EVERY == 1 or state.outcome is not None:
            yield from _boards(state)


def _event(event: Event) -> str:
    hearers = "all" if event.audience is None else " ".join(SEATS[seat] for seat in event.audience)
    facts = " ".join(f"{name}={_fact(value)}" for name, value in event.facts.items() if name != "squares")
    return f"{hearers}: {event.kind} {facts}".rstrip()


def _fact(value: Any) -> str:
    return "?" if value == "" else str(value).replace(" ", "")


def _boards(state: StrategoState) -> Iterator[str]:
    """The truth and what red, blue and a spectator see, side by side, with counts below."""
    revealed = GAME.reveal(state)
    assert isinstance(revealed, StrategoObservation)
    sights = [revealed, *(_sight(state, seat) for seat in (0, 1, SPECTATOR))]
    blocks = [_board(sight) for sight in sights]
    yield ""
    yield "      " + "   ".join(f"{title:<40}" for title in ("truth", "red", "blue", "spectator")).rstrip()
    for rows in zip(*blocks, strict=True):
        yield "  " + "   ".join(rows).rstrip()
    limits = revealed.limits
    yield f"  turn {revealed.turn}, quiet turns left {limits.quiet_left}, two-square {limits.two_square}, chase {limits.chase}"
    for title, sight in zip(("truth", "red", "blue", "spectator"), sights, strict=True):
        lost = "; ".join(f"{SEATS[c.owner]} {c.total} {_list(c.pieces)}".rstrip() for c in sight.captured)
        yield f"  lost ({title}): {lost}"
    yield ""


def _list(pieces: tuple[tuple[str, int], ...]) -> str:
    return " ".join(f"{name}x{count}" for name, count in pieces)


def _board(sight: StrategoObservation) -> list[str]:
    letters = {kind.id: kind.letter for kind in sight.kinds} | {"": "?"}
    standing = {view.square: view for view in sight.pieces}
    rows = []
    for row in range(sight.rows, 0, -1):
        cells = []
        for column in range(sight.columns):
            name = f"{chr(97 + column)}{row}"
            view = standing.get(name)
            if view is None:
                cells.append("~   " if name in sight.obstacles else ".   ")
            else:
                marks = "*" * view.shown + "'" * view.moved
                cells.append(f"{'Rb'[view.owner]}{letters[view.piece]}{marks:<2}")
        rows.append(f"{row:>2}  {''.join(cells)[:-1]:<39}")
    return rows


# ---- perft


def perft(state: StrategoState, depth: int) -> int:
    """How many sequences of `depth` decisions there are; a game that is over has none."""
    tables, buffer = state.rules.tables, state.rules.legal_buffer()
    n = legal.count_legal(state.record, tables, buffer) if state.outcome is None else 0
    if depth == 1:
        return n
    codes = _codes(state, n)
    leaves = 0
    for code in codes:
        twin = state.copy()
        turn.apply(twin.record, tables, int(code))
        twin.update_legal()
        leaves += perft(twin, depth - 1)
    return leaves


def _codes(state: StrategoState, n: int) -> Any:
    import numpy as np

    codes = np.zeros(max(n, 1), np.int32)
    legal.write_actions(state.record, state.rules.tables, state.rules.legal_buffer(), codes)
    return codes[:n]


def start(variant: str, position: Position) -> StrategoState:
    """The position's state."""
    state = GAME.new(0, GAME.setup(variant, **position.options))
    state.step(0, f"deploy {position.red}")
    state.step(1, f"deploy {position.blue}")
    for move in position.moves:
        state.step(state.player, move)
    return state


def counted(variant: str, positions: list[Position]) -> str:
    """The text of a perft file with the counts of today."""
    title = f"{variant}: sequences of so many decisions from fixed positions (scripts/golden.py writes the counts)"
    return write_perft(title, positions, lambda position, depth: perft(start(variant, position), depth))


# ---- both


def main() -> None:
    """Write every file anew and say which have changed."""
    texts: dict[Path, str] = {}
    for name in GAMES:
        path = GOLDEN / f"{name}.txt"
        texts[path] = write(read_script(path.read_text(encoding="utf-8")) if path.exists() else invent(name))
    for path in sorted(PERFT.glob("*.perft")):
        texts[path] = counted(path.stem, read_perft(path.read_text(encoding="utf-8")))
    write_files(texts)


if __name__ == "__main__":
    main()
