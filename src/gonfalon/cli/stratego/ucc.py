"""A seat under a UCC referee: what was read becomes an information state, and a player of ours answers from it.

`Seat` keeps its own position with a placeholder for each unknown enemy piece. It reassigns the placeholders whenever it learns more, so
that they agree with all it has read. The observation does not depend on them (tests/bot compares it with a true game's, ply by ply). So
every player and sampler may use the information state.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

from gonfalon import players
from gonfalon.core.errors import GonfalonError
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream, stream_seed
from gonfalon.games.stratego import deployment
from gonfalon.games.stratego.information import information_state
from gonfalon.games.stratego.kernel import turn as kernel
from gonfalon.games.stratego.kernel.layout import CODE_STEP, MOVED, PLAY, SHOWN
from gonfalon.games.stratego.narrate import RESULT_NAMES
from gonfalon.games.stratego.notation.ucc_lines import ENEMY
from gonfalon.games.stratego.notation.ucc_reading import Board, ReceivedMove, after, endings, sent, targets
from gonfalon.games.stratego.rules import rules_for
from gonfalon.games.stratego.squares import name_of, square_at, square_of, steps_between
from gonfalon.games.stratego.state import StrategoState

from .ucc_fallback import FallbackBoard

FAR = 9
SHARE = 0.9
"""Share of a move's time that the player may use; the rest is for reading, checking and a loaded machine."""
RESERVE_MS = 6
"""Further milliseconds that the player may not use."""
REHEARSED_NODES = 5_000
"""Nodes of a rehearsal: enough to reach every part of a move."""


@runtime_checkable
class TimedPlayer(Protocol):
    """A player whose time for a move may change from move to move."""

    def limit(self, ms: float) -> None:
        """Of the moves that follow: milliseconds, more than 0."""
        ...


class Seat:
    """One seat's game as it was read. fallback: set once what is read contradicts the rules; from then on the rows are believed."""

    def __init__(self, seat: int) -> None:
        self.seat, self.enemy = seat, 1 - seat
        self.rules = rules_for("battle", {}, "ucc")
        self.state = StrategoState(self.rules, 0)
        self.fallback: FallbackBoard | None = None
        self.kind_of = {piece.letter: kind for kind, piece in enumerate(self.rules.ruleset.pieces)}
        if seat == 1:
            self._stand_in()

    def _stand_in(self) -> None:
        """Deploy the enemy somehow."""
        army = self.rules.ruleset.armies[self.enemy]
        letters = "".join(piece.letter * army.get(piece.id, 0) for piece in self.rules.ruleset.pieces)
        self.state.step(self.enemy, deployment.PREFIX + letters)

    def deploy(self, letters: str) -> None:
        """Deploy this seat. Raises IllegalActionError."""
        self.state.step(self.seat, deployment.PREFIX + letters)
        if self.seat == 0:
            self._stand_in()

    def information(self) -> InformationState:
        """All that this seat has done and heard."""
        if self.fallback is not None:
            return self.fallback.information()
        return information_state(self.state, self.seat)

    def board(self) -> Board:
        """What the rows should show."""
        found: Board = {}
        board = self.state.record["board"]
        for r in range(self.rules.ruleset.rows):
            for square in range(square_at(r, 0), square_at(r, self.rules.ruleset.columns)):
                code = int(board[square])
                if code:
                    owner, kind = divmod(code - 1, CODE_STEP)
                    letter = self.rules.ruleset.pieces[kind].letter
                    found[name_of(square)] = letter if owner == self.seat else ENEMY
        return found

    def turn(self, pending: str, heard: Sequence[ReceivedMove], board: Board | None) -> None:
        """It is this seat's turn. pending: its own last move, "" for none; heard: the lines since; board: the rows, if they came."""
        if self.fallback is None:
            for way in self._ways(pending, heard, board):
                state = self.state.copy()
                if self._fits(state, way):
                    self.state = state
                    return
            self.fallback = FallbackBoard(information_state(self.state, self.seat), self.rules.ruleset)
        self.fallback.turn(pending, heard, board)

    def _fits(self, state: StrategoState, way: Sequence[ReceivedMove]) -> bool:
        """Can it have gone this way, with this seat to move now? Mutates `state`."""
        return all(self._take(state, move) for move in way) and state.to_act() == (self.seat,)

    # ---- what may have happened ----------------------------------------------------------------------------------

    def _ways(
        self, pending: str, heard: Sequence[ReceivedMove], board: Board | None
    ) -> Iterator[tuple[ReceivedMove, ...]]:
        """The moves since this seat's last turn: as told, then with outcomes as the rows show them, then any enemy move that fits."""
        own = sent(pending) if pending else None
        told_own = next((h for h in heard if f"{h.source}-{h.target}" == pending), own)
        others = [h for h in heard if f"{h.source}-{h.target}" != pending]
        start = self.board()
        if own is None and self.state.player == self.seat:
            if board is None or board == start:
                yield ()
            return
        yield from _joined(start, told_own, others[-1:], board)
        bare = [_bare(move) for move in others]
        yield from _joined(start, own, bare[-1:], board)
        if board is not None:
            yield from _joined(start, told_own, None, board)
            yield from _joined(start, own, None, board)

    # ---- taking a move -------------------------------------------------------------------------------------------

    def _take(self, state: StrategoState, move: ReceivedMove) -> bool:
        """Step, with stand-ins that fit; False where the rules do not allow what was told."""
        source = square_of(move.source)
        target = square_of(move.target)
        code, standing = int(state.record["board"][source]), int(state.record["board"][target])
        if not code or (code - 1) // CODE_STEP != state.player:
            return False
        wanted = None
        if state.player == self.enemy:
            _reopen(state)
            wanted = self._attackers(move, source, target)
        if standing and not self._settle_fight(state, move, source, target, wanted):
            return False
        if not standing and wanted is not None and not self._settle(state, source, wanted, source):
            return False
        state.update_legal()
        try:
            state.step(state.player, f"{move.source}-{move.target}")
        except GonfalonError:
            return False
        return True

    def _attackers(self, move: ReceivedMove, source: int, target: int) -> set[int]:
        """What an enemy piece may be that made this move."""
        reach = self.rules.tables["reach"]
        steps = steps_between(source, target)
        able = {kind for kind in self.kind_of.values() if int(reach[kind]) >= steps}
        return able & {self.kind_of[move.attacker]} if move.attacker else able

    def _settle_fight(
        self, state: StrategoState, move: ReceivedMove, source: int, target: int, wanted: set[int] | None
    ) -> bool:
        """Make the enemy's piece one with which the fight ends as told."""
        board, result = state.record["board"], self.rules.tables["result"]
        if wanted is None:
            mine = (int(board[source]) - 1) % CODE_STEP
            fits = {d for d in self.kind_of.values() if RESULT_NAMES[int(result[mine, d])] == move.result}
            if move.defender:
                fits &= {self.kind_of[move.defender]}
            return self._settle(state, target, fits, -1)
        mine = (int(board[target]) - 1) % CODE_STEP
        fits = {a for a in wanted if RESULT_NAMES[int(result[a, mine])] == move.result}
        return self._settle(state, source, fits, source)

    def _settle(self, state: StrategoState, square: int, fits: set[int] | None, moving: int) -> bool:
        """Reassign the enemy's placeholders: `square` gets one of `fits`, moved pieces get mobile ones; False if none fits."""
        record, reach = state.record, self.rules.tables["reach"]
        board, flags = record["board"], record["flag"]
        first = 1 + CODE_STEP * self.enemy
        unknown = [
            s for s in range(256) if first <= int(board[s]) < first + CODE_STEP and not int(flags[s]) & SHOWN
        ]
        if square not in unknown:
            return fits is None or int(board[square]) - first in fits
        pool = Counter(int(board[s]) - first for s in unknown)
        able = [kind for kind in (fits if fits is not None else pool) if pool[kind]]
        if not able:
            return False
        chosen = max(able, key=lambda kind: (pool[kind], kind))
        pool[chosen] -= 1
        rest = sorted(
            (s for s in unknown if s != square), key=lambda s: bool(int(flags[s]) & MOVED or s == moving)
        )
        kinds = sorted(pool.elements(), key=lambda kind: int(reach[kind]) > 0)
        if any(int(flags[s]) & MOVED and not int(reach[k]) for s, k in zip(rest, kinds, strict=True)):
            return False
        self._put(record, {square: first + chosen} | dict(zip(rest, (first + k for k in kinds), strict=True)))
        return True

    def _put(self, record: Any, codes: dict[int, int]) -> None:
        """Exchange the pieces on squares for others; who moved, what is known and the public names of pieces stay."""
        changed = {square: code for square, code in codes.items() if int(record["board"][square]) != code}
        for square in changed:
            kernel.lift(record, self.rules.tables, square)
        for square, code in changed.items():
            kernel.land(record, self.rules.tables, code, square)


def _reopen(state: StrategoState) -> None:
    """The enemy has moved after all: it was only the stand-ins that were stuck. Mutates `state`."""
    outcome = state.outcome
    if outcome is not None and outcome.reason in ("no_legal_move", "both_immobile"):
        state.record["phase"] = PLAY
        last = state.history[-1]
        state.history.replace_last(last._replace(events=tuple(e for e in last.events if e.kind != "end")))


def _bare(move: ReceivedMove) -> ReceivedMove:
    """Only where from and where to."""
    return ReceivedMove(move.source, move.target)


def _joined(
    start: Board, own: ReceivedMove | None, theirs: Sequence[ReceivedMove] | None, board: Board | None
) -> Iterator[tuple[ReceivedMove, ...]]:
    """The own move, then an enemy's (None: any), with every ending that leads to the board."""
    for first in endings(start, own) if own else [None]:
        middle = after(start, first) if first else start
        moves = _enemy_moves(middle) if theirs is None else theirs
        for move in moves:
            for second in endings(middle, move):
                if board is None or after(middle, second) == board:
                    yield (first, second) if first else (second,)


def _enemy_moves(board: Board) -> list[ReceivedMove]:
    """Where enemy pieces may have gone, the shortest ways first."""
    found: list[tuple[int, ReceivedMove]] = []
    for square, letter in board.items():
        if letter == ENEMY:
            for direction in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                ends = targets(board, square, direction, FAR)
                found += [(steps, ReceivedMove(square, target)) for steps, target in enumerate(ends)]
    return [move for _, move in sorted(found)]


class UccPlayer:
    """A seat and the player that answers for it."""

    def __init__(self, seat: int, level: int, seed: int, ms: int) -> None:
        self.seat = Seat(seat)
        self.player = _player(level, stream_seed(seed, "ucc", "player"), ms)
        self.helper = (
            players.make_named("stratego", "rule_based", stream_seed(seed, "ucc", "helper"))
            if level
            else players.RandomPlayer(stream_seed(seed, "ucc", "helper"))
        )
        self.rng = stream(seed, "ucc", "moves")

    def deployment(self) -> str:
        """Letters of a deployment by the player."""
        return self.player.act(self.seat.information()).removeprefix(deployment.PREFIX)

    def deploy(self, letters: str) -> None:
        """This is how the seat was deployed."""
        self.seat.deploy(letters)

    def hear(self, pending: str, heard: Sequence[ReceivedMove], board: Board | None) -> None:
        """It was this seat's turn, and somebody else has answered."""
        self.seat.turn(pending, heard, board)

    def quick_move(self) -> str:
        """The first level's move, found in about a millisecond, as action text; "" if there is none."""
        return self._first_legal((self.helper,))

    def move(self, until: float | None = None) -> str:
        """The player's move, as action text; "" if there is none. Once a fallback is all there is, the first level plays.

        until: time.monotonic() at which the answer must have arrived; the player is told what is left. None: its own time.
        """
        if until is not None and isinstance(self.player, TimedPlayer):
            self.player.limit(max(1.0, SHARE * 1000 * (until - time.monotonic()) - RESERVE_MS))
        return self._first_legal((self.player, self.helper) if self.seat.fallback is None else (self.helper,))

    def _first_legal(self, asked: Sequence[players.Player]) -> str:
        """The answer of the first of these players that gives a legal one, else any legal move."""
        information = self.seat.information()
        legal = information.observation.legal or ()
        for player in asked:
            try:
                answer = player.act(information)
            except Exception:
                continue
            if answer in legal:
                return answer
        return self.rng.choice(legal) if legal else ""


def rehearse(level: int) -> None:
    """Let both players of a seat answer once before the game, so that everything is loaded.

    By nodes instead of a clock: loading alone would use up a time limit, and the last part of a move would stay unloaded.
    """
    mind = UccPlayer(0, level, 0, 0)
    mind.deploy(deployment.random_letters(mind.seat.rules.ruleset, 0, stream(0, "ucc", "rehearsal")))
    mind.player = players.make("stratego", level, 0, nodes=REHEARSED_NODES)
    mind.hear("", (), None)
    mind.quick_move()
    own = mind.move()
    mind.hear(own, (sent(own), ReceivedMove("a7", "a6", True)), None)


def _player(level: int, seed: int, ms: int) -> players.Player:
    """A player of ours, told its time where its level takes one. ms: for the whole answer."""
    return players.make("stratego", level, seed, ms=max(1, int(SHARE * ms) - RESERVE_MS))
