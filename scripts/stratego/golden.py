"""Golden games and perft counts of Stratego: set-ups, what each seat heard, and every few plies the boards. See scripts/golden.py."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from golden_files import ROOT, SEATS, Family, Perft, Position, Script

from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel import legal, turn
from gonfalon.games.stratego.kernel.layout import PLAY
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.state import StrategoState

EVERY = 20
"""Boards are drawn every so many plies, and at the end."""


# ---- golden games


def invent(variant: str, options: dict[str, Any], seed: int) -> Script:
    """A random game, attacking half of the time, so that it comes to an end."""
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


def _lines(script: Script) -> Iterator[str]:
    state = GAME.new(0, GAME.setup(script.variant, **script.options))
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


FAMILY = Family(
    ROOT / "tests/golden",
    invent,
    _lines,
    Perft(ROOT / "tests/perft", start, perft, "deploy ", n_positions=2, deepest=3),
)
