"""One position of a Stratego game with its history: the adapter between the contract and the kernel."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from operator import attrgetter
from typing import Any

import numpy as np

from gonfalon.core.arguments import require_action
from gonfalon.core.errors import GameOverError, NotationError, NotYourTurnError
from gonfalon.core.events import Event
from gonfalon.core.game import Decision, GameSetup, Option, Outcome
from gonfalon.core.packed_log import StepLog, TakenStep

from . import actions, deployment, legal_action, narrate, power_texts, refusal
from .kernel import legal as legal_kernel
from .kernel import playout, powers, turn
from .kernel.layout import (
    DEPLOYMENT,
    DRAW,
    OVER,
    PLAY,
    PLY_CAP,
    POWER_BASE,
    REASONS,
    RED_WINS,
    REPEAT,
    RESCUE,
    RESCUE_BASE,
    STATE,
    STOP,
)
from .kernel.limits import MAX_KINDS, STRIDE
from .legal_action import NO_RESCUE, LegalAction
from .observation import Limits
from .record_memory import PHASE, memory_of
from .rules import Rules
from .seen_pieces import SeenPieces
from .squares import name_of
from .words import DecisionKind, refused, tell

KINDS: dict[int, DecisionKind] = {PLAY: "move", RESCUE: "rescue", REPEAT: "repeat"}
"""Kind of the decision owed in a phase."""
DECLINE: dict[DecisionKind, str] = {"rescue": NO_RESCUE.text, "repeat": legal_action.STOP.text}
"""Kind of an optional decision -> the action that declines."""
TEXT = attrgetter("text")
ACTION = attrgetter("action")
STEPS = (STRIDE, -STRIDE, 1, -1)
"""Change of the square for one step UP, DOWN, RIGHT, LEFT, as kernel.movement.step_of gives it."""


def _source_of(board: list[int], code: int) -> int:
    """Where a legal move starts, as kernel.movement.source_of finds it: to call the kernel for each move costs ten times as much."""
    back = STEPS[code >> 8]
    square = (code & 255) - back
    while not board[square]:
        square -= back
    return square


class StrategoState:
    """Fulfils core.game.State. `record` is the kernel's view of it."""

    n_seats = 2
    _decided: tuple[tuple[int, int, int], Decision] | None = None
    """The decision that was listed last, by ply, phase and seat: it is asked for again for the observation of its seat."""
    _checked: tuple[tuple[int, int, str], int] | None = None
    """The action that was found legal last, as ply, seat and text, and its code: `step` does not look again."""
    _limits: tuple[int, Limits] | None = None
    """The countdowns as they were asked for last, with their ply: everybody sees the same."""
    _seen_pieces: dict[tuple[int, ...], SeenPieces] | None = None
    """What those saw who were asked for last, by the owners whose pieces they see. None: nobody has been."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules, self.seed = rules, seed
        self.array = np.zeros(1, STATE)
        self.record: Any = self.array[0]
        self._memory = memory_of(self.array)
        self.deployed: list[str | None] = [None, None]
        self.history = StepLog()
        self._legal = rules.legal_buffer()
        self._n_legal = 0
        playout.clear(self.record, rules.tables)

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle or a deep copy holds: nothing that can be made again."""
        return {
            name: value for name, value in self.__dict__.items() if name not in ("_memory", "_seen_pieces")
        }

    def __setstate__(self, fields: dict[str, Any]) -> None:
        """Read a pickle or a deep copy: `record` is a view of `array` again, not a copy that no longer follows it."""
        self.__dict__.update(fields)
        self.record, self._memory = self.array[0], memory_of(self.array)

    # ---- what is -------------------------------------------------------------------------------------------------

    @property
    def setup(self) -> GameSetup:
        """The ruleset and its options; nobody brings anything."""
        return self.rules.setup

    @property
    def ply(self) -> int:
        """Decisions taken so far, deployments included."""
        return len(self.history)

    @property
    def turn(self) -> int:
        """Turns completed since the first move."""
        return int(self.record["turn"])

    @property
    def phase(self) -> int:
        """As in kernel.layout: DEPLOYMENT, PLAY, RESCUE, OVER, REPEAT."""
        return self._memory[PHASE]

    @property
    def player(self) -> int:
        """The seat whose turn it is (meaningless during deployment)."""
        return int(self.record["player"])

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, None while it goes on."""
        if self.phase != OVER:
            return None
        result, reason = int(self.record["result"]), int(self.record["reason"])
        returns = (0.0, 0.0) if result == DRAW else (1.0, -1.0) if result == RED_WINS else (-1.0, 1.0)
        return Outcome(returns, REASONS[reason], reason == PLY_CAP)

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        if self.phase == DEPLOYMENT:
            return tuple(seat for seat in range(2) if self.deployed[seat] is None)
        return () if self.phase == OVER else (self.player,)

    def can_win(self, seat: int) -> bool:
        """Has a seat a mobile piece on the board (STRAT-8.13)?"""
        return int(self.record["mobile"][seat]) > 0

    def legal_texts(self) -> tuple[str, ...]:
        """The canonical texts of `legal_actions`."""
        return tuple(action.text for action in self.legal_actions())

    def legal_actions(self) -> tuple[LegalAction, ...]:
        """The actions of the seat to act, sorted by text (rescues in the kernel's order); empty in deployment and at the end."""
        if self.phase in (DEPLOYMENT, OVER):
            return ()
        if self.phase == RESCUE:
            codes = np.zeros(1 + MAX_KINDS * 256, np.int32)
            n = legal_kernel.write_actions(self.record, self.rules.tables, self._legal, codes)
            return tuple(actions.rescue_of(self.rules.ruleset, int(code)) for code in codes[:n])
        board = self._board()
        return tuple(sorted((self._action_on(board, code) for code in self._codes_of_moves()), key=TEXT))

    def _codes_of_moves(self) -> list[int]:
        """The kernel codes of all actions of the seat to act where it owes no rescue."""
        codes = np.zeros(self._n_legal, np.int32)
        legal_kernel.write_actions(self.record, self.rules.tables, self._legal, codes)
        return codes.tolist()

    def fingerprint(self) -> str:
        """The fingerprint of the legal set of the player to move; "" where none is enumerated (set-ups and rescues)."""
        if self.phase not in (PLAY, REPEAT):
            return ""
        return hashlib.blake2b(self._legal[: self.rules.ruleset.rows].tobytes(), digest_size=8).hexdigest()

    def legal_codes(self) -> list[int]:
        """The kernel codes of the actions of the seat to act, in the kernel's order; empty in deployment and at the end."""
        if self.phase in (DEPLOYMENT, OVER):
            return []
        codes = np.zeros(max(self._n_legal, 1 + MAX_KINDS * 256), np.int32)
        n = legal_kernel.write_actions(self.record, self.rules.tables, self._legal, codes)
        return codes[:n].tolist()

    def _board(self) -> list[int]:
        """The codes of the pieces, square by square, as plain numbers."""
        return self.record["board"].tolist()

    def text_of(self, code: int) -> str:
        """Text of a legal action that is no rescue."""
        return self._action_on(self._board(), code).text

    def _action_on(self, board: list[int], code: int) -> LegalAction:
        """A legal action that is no rescue. board: of this state."""
        if code == STOP:
            return legal_action.STOP
        if code >= POWER_BASE:
            return power_texts.action_of(self.rules, self.record, code)
        return legal_action.move(name_of(_source_of(board, code)), name_of(code & 255))

    def decisions(self) -> tuple[Decision, ...]:
        """Who owes what now."""
        return tuple(self.decision(seat) for seat in self.to_act())

    def questions(self) -> tuple[Decision, ...]:
        """`decisions` without the options, which take time to list, and without what declines."""
        if self.phase == DEPLOYMENT:
            return self.decisions()
        kind = KINDS.get(self.phase, "move")
        return tuple(Decision(seat, kind, (), str(self.ply), kind) for seat in self.to_act())

    def decision(self, seat: int) -> Decision:
        """What a seat that is to act owes: a deployment (STRAT-3.1: in secret, to be taken back until both are ready), or a turn."""
        if self.phase == DEPLOYMENT:
            return Decision(seat, "deploy", None, "deploy", "deploy", setting_up=True, revocable=True)
        moment = self.ply, self.phase, seat
        if self._decided is None or self._decided[0] != moment:
            self._decided = moment, self._turn_of(seat)
        return self._decided[1]

    def _turn_of(self, seat: int) -> Decision:
        kind, options = KINDS[self.phase], self._options()
        decline = DECLINE.get(kind, "")
        return Decision(
            seat,
            kind,
            options,
            str(self.ply),
            kind,
            decline=decline if any(option.action == decline for option in options) else "",
        )

    def _options(self) -> tuple[Option, ...]:
        """The options of `legal_actions`. Those of moves are the same objects in all games."""
        if self.phase == RESCUE:
            return tuple(action.option for action in self.legal_actions())
        board = self._board()
        return tuple(sorted((self._option_on(board, code) for code in self._codes_of_moves()), key=ACTION))

    def _option_on(self, board: list[int], code: int) -> Option:
        if code >= STOP:
            return self._action_on(board, code).option
        return legal_action.move_option(_source_of(board, code), code & 255)

    def kept_limits(self, count: Callable[[Rules, Any], Limits]) -> Limits:
        """The countdowns now. count: counts them, once for each ply."""
        if self._limits is None or self._limits[0] != self.ply:
            self._limits = self.ply, count(self.rules, self.record)
        return self._limits[1]

    def seen_pieces(self, owners: tuple[int, ...]) -> SeenPieces:
        """What somebody saw last who sees the pieces of these owners."""
        if self._seen_pieces is None:
            self._seen_pieces = {}
        found = self._seen_pieces.get(owners)
        if found is None:
            found = self._seen_pieces[owners] = SeenPieces(self.rules)
        return found

    def copy(self) -> StrategoState:
        """An independent state."""
        twin = object.__new__(StrategoState)
        twin.rules, twin.seed = self.rules, self.seed
        twin.array = self.array.copy()
        twin.record, twin._memory = twin.array[0], memory_of(twin.array)
        twin.deployed = list(self.deployed)
        twin.history = self.history.copy()
        twin._legal = self._legal.copy()
        twin._n_legal = self._n_legal
        return twin

    def digest(self) -> str:
        """Hex fingerprint of position, secrets and rules' memory."""
        h = hashlib.sha256(self.array.tobytes())
        h.update(repr((self.deployed, len(self.history))).encode())
        return h.hexdigest()[:32]

    # ---- what may be done ----------------------------------------------------------------------------------------

    def check(self, seat: int, action: str) -> int:
        """The kernel code of a legal action (0 for a deployment). Raises IllegalActionError, ArgumentError."""
        require_action(seat, action)
        asked = self.ply, seat, action
        if self._checked is None or self._checked[0] != asked:
            self._checked = asked, self._code_of(seat, action)
        return self._checked[1]

    def _code_of(self, seat: int, action: str) -> int:
        if self.phase == OVER:
            raise GameOverError(action, "game_over", "STRAT-8")
        if seat not in self.to_act():
            raise NotYourTurnError(action, "wrong_turn", "STRAT-4.1")
        if self.phase == DEPLOYMENT:
            deployment.check(self.rules.ruleset, seat, action)
            return 0
        if self.phase == RESCUE:
            return self._check_rescue(seat, action)
        return self._check_repeat(action) if self.phase == REPEAT else self._check_play(seat, action)

    def _check_play(self, seat: int, action: str) -> int:
        if self.rules.knows_stop and action == power_texts.STOP_TEXT:
            raise refused(action, "nothing_to_stop", "ME-6.6")
        if power_texts.is_announcement(self.rules, action):
            return self._check_power(seat, action)
        return self._check_move(seat, action)

    def _is_act_of_power(self, action: str) -> bool:
        if self.rules.knows_stop and action == power_texts.STOP_TEXT:
            return True
        return power_texts.is_announcement(self.rules, action)

    def _check_power(self, seat: int, action: str) -> int:
        try:
            said = power_texts.parse(self.rules, action)
        except NotationError:
            raise refused(action, "notation", "ME-5.7") from None
        code = power_texts.code_of(self.rules, said)
        if (
            code is not None
            and legal_kernel.is_legal(self.record, self.rules.tables, self._legal, code)
            and power_texts.lands_as_said(self.rules, self.record, said, code)
        ):
            return code
        raise refused(action, *refusal.of_power(self.rules, self.record, seat, said, code))

    def _check_repeat(self, action: str) -> int:
        if action == power_texts.STOP_TEXT:
            return STOP
        try:
            source, target = actions.parse_move(self.rules.ruleset, action)
        except NotationError:
            if power_texts.is_announcement(self.rules, action) or action.startswith("rescue"):
                raise refused(action, "repeat_only", "ME-6.6") from None
            raise refused(action, "notation", "STRAT-2.1") from None
        code = actions.move_code(source, target)
        square = int(self.record["repeat_square"])
        if source == square and code is not None and self._is_legal_from(source, code):
            return code
        raise refused(action, "repeat_only", "ME-6.6")

    def _check_move(self, seat: int, action: str) -> int:
        try:
            if action.startswith("rescue"):
                actions.rescue_code(self.rules.ruleset, action)
                raise refused(action, "rescue_none_pending", "STRAT-9.3")
            source, target = actions.parse_move(self.rules.ruleset, action)
        except NotationError:
            raise refused(action, "notation", "STRAT-2.1") from None
        code = actions.move_code(source, target)
        if code is not None and (self._is_listed(seat, action) or self._is_legal_from(source, code)):
            return code
        raise refused(action, *refusal.of_move(self.rules, self.record, seat, source, target))

    def _is_listed(self, seat: int, action: str) -> bool:
        """Is an action among those that have been listed for this very decision? False says nothing."""
        if self._decided is None or self._decided[0] != (self.ply, self.phase, seat):
            return False
        return any(option.action == action for option in self._decided[1].options or ())

    def _is_legal_from(self, source: int, code: int) -> bool:
        """Does the kernel take a move that starts at this square?"""
        is_legal = legal_kernel.is_legal(self.record, self.rules.tables, self._legal, code)
        return is_legal and _source_of(self._board(), code) == source

    def _check_rescue(self, seat: int, action: str) -> int:
        if actions.MOVE.fullmatch(action) or self._is_act_of_power(action):
            raise NotYourTurnError(action, "wrong_turn", "STRAT-4.1")
        try:
            code = actions.rescue_code(self.rules.ruleset, action)
        except NotationError:
            raise refused(action, "notation", "STRAT-9.3") from None
        if legal_kernel.is_legal(self.record, self.rules.tables, self._legal, code):
            return code
        raise refused(action, *refusal.of_rescue(self.rules, self.record, seat, code))

    # ---- what happens --------------------------------------------------------------------------------------------

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        """Take `action` for `seat`. Raises IllegalActionError and changes nothing."""
        code = self.check(seat, action)
        cause = self._cause(code)
        if self.phase == DEPLOYMENT:
            events = self._deploy(seat, action)
            offered = ""
        else:
            offered = self.fingerprint()
            events = self._act(seat, code)
        events = tuple(Event(e.ply, e.kind, e.facts, e.audience, cause) for e in events)
        self.history.append(TakenStep(seat, action, events, offered))
        return events

    def _cause(self, code: int) -> str:
        """What the events of an action name as their cause: the power that was used, or the kind of the decision."""
        if self.phase == DEPLOYMENT:
            return "deploy"
        if code >= POWER_BASE and code != STOP:
            return self.rules.ruleset.powers[powers.power_of(code)].id
        return KINDS[self.phase]

    def _deploy(self, seat: int, action: str) -> tuple[Event, ...]:
        self.deployed[seat] = action.removeprefix(deployment.PREFIX)
        events = [tell(self.ply, "ready", {"seat": seat})]
        if self.deployed[0] is not None and self.deployed[1] is not None:
            self._start(self.deployed[0], self.deployed[1])
            events.append(tell(self.ply, "start", narrate.standing(self.rules, self.record)))
            events.extend(self._ending())
        return tuple(events)

    def _start(self, red: str, blue: str) -> None:
        """Put both armies on the board (nobody's pieces stand there before both are ready)."""
        for seat, text in enumerate((red, blue)):
            letters = self.rules.ruleset.by_letter(seat)
            for square, letter in zip(self.rules.zone_squares[seat], text, strict=True):
                if letter != ".":
                    playout.place(self.record, self.rules.tables, seat, letters[letter], square)
        playout.begin(self.record)
        self.update_legal()

    def _act(self, seat: int, code: int) -> tuple[Event, ...]:
        before = self.array.copy()[0]
        turn.apply(self.record, self.rules.tables, code)
        self.update_legal()
        if RESCUE_BASE <= code < STOP:
            events = narrate.rescue(self.rules, before, self.ply, seat, code)
        else:
            events = narrate.turn_of(self.rules, before, self.record, self.ply, seat, code)
        return tuple(events + self._ending())

    def update_legal(self) -> None:
        """Compute the legal actions of the player to act; end the game if there are none (STRAT-8.2)."""
        self._decided = self._checked = self._limits = None
        if self.phase in (DEPLOYMENT, OVER):
            return
        self._n_legal = legal_kernel.count_legal(self.record, self.rules.tables, self._legal)
        if self._n_legal == 0:
            turn.end_without_move(self.record, self.rules.tables, self._legal)

    def _ending(self) -> list[Event]:
        outcome = self.outcome
        if outcome is None:
            return []
        return [tell(self.ply, "end", {"returns": list(outcome.returns), "reason": outcome.reason})]
