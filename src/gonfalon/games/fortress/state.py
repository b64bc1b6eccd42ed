"""One game: both fortresses, both explorers, and what happens when a piece moves (FORT-4 to FORT-9)."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

from gonfalon.core.arguments import require_action
from gonfalon.core.errors import FaultyActionError, GameOverError, IllegalActionError, NotYourTurnError
from gonfalon.core.events import Event
from gonfalon.core.game import Outcome
from gonfalon.core.observation import Decision, GameSetup
from gonfalon.core.packed_log import StepLog, TakenStep

from .cards import DROP, FIND, FLAG, LOSE, NOTHING, WIN
from .maze import Maze
from .notes import Notes
from .plan import NONE
from .reach import faults_of, is_reachable
from .requests import Request, offer, offer_mark, offer_pieces, understand
from .rules import Rules
from .words import (
    BRIDGE,
    BUILD,
    CARD,
    CHALLENGE,
    CLIMB,
    ENTER,
    EXPLORE,
    LADDER,
    PASSAGE,
    SACRIFICE,
    STEP,
    SWAP,
    Cause,
    EndReason,
    EventKind,
    TurnEnd,
)


class FortressState:
    """Fulfils core.game.State.

    mazes: of each builder, None while it is not built. notes: of each explorer. player: the seat on turn. Copies share the list of
    steps; the first `ply` entries of it are this state's own.
    """

    __slots__ = (
        "_events",
        "_steps",
        "first",
        "mazes",
        "notes",
        "outcome",
        "player",
        "ply",
        "rules",
        "setup",
        "start",
        "turn",
    )
    n_seats = 2

    def __init__(self, rules: Rules, setup: GameSetup, first: int, mazes: list[Maze | None]) -> None:
        self.rules, self.setup, self.first, self.mazes = rules, setup, first, mazes
        self.notes = [Notes(rules), Notes(rules)]
        self.player, self.ply, self.turn = first, 0, 0
        self.outcome: Outcome | None = None
        self._steps = StepLog()
        self._events: list[Event] = [Event(0, "starts", {"seat": first}, None, "lot")]
        if None not in mazes:
            self._tell("turn", "lot", seat=first)
        self.start = tuple(self._events)

    @property
    def steps(self) -> StepLog:
        """The decisions taken, oldest first."""
        if len(self._steps) != self.ply:
            self._steps = self._steps.first(self.ply)
        return self._steps

    def take_steps(self, steps: StepLog) -> None:
        """Replace the decisions taken by others of the same number."""
        self._steps = steps

    # ---- what is owed --------------------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """The builders that have not finished; then the seat on turn."""
        if self.outcome:
            return ()
        if None in self.mazes:
            return tuple(seat for seat in range(2) if self.mazes[seat] is None)
        return (self.player,)

    def decisions(self) -> tuple[Decision, ...]:
        """FORT-11.1: both build; then one seat enters a piece or explores."""
        if self.outcome:
            return ()
        if None in self.mazes:
            return tuple(
                Decision(seat, BUILD, None, BUILD, "fortress_build", setting_up=True, revocable=True)
                for seat in self.to_act()
            )
        notes, rules = self.notes[self.player], self.rules
        facts: dict[str, str | int] = {"turn": self.turn + 1}
        if notes.piece < 0:
            options = offer_pieces(rules, notes.unused, notes.due).options
            return (Decision(self.player, ENTER, options, f"{ENTER}-{self.ply}", "fortress_enter", facts),)
        facts["piece"], facts["square"] = rules.pieces[notes.piece], rules.plan.names[notes.square]
        options = offer(rules, notes).options
        return (Decision(self.player, EXPLORE, options, f"{EXPLORE}-{self.ply}", "fortress_explore", facts),)

    def _mark(self) -> str:
        """The mark of the options owed now (requests.Offer)."""
        if None in self.mazes:
            return BUILD
        notes = self.notes[self.player]
        if notes.piece < 0:
            return offer_pieces(self.rules, notes.unused, notes.due).mark
        return offer_mark(self.rules, notes)

    def check(self, seat: int, action: str) -> Maze | int | Request:
        """Parse a legal action: a fortress, a piece that enters, or a request. Raises IllegalActionError (FORT-5.9), ArgumentError."""
        require_action(seat, action)
        if self.outcome:
            raise GameOverError(action, "game_over", "FORT-9.1")
        if None in self.mazes:
            if seat not in self.to_act():
                raise NotYourTurnError(action, "wrong_turn", "FORT-3.1")
            return self._check_fortress(action)
        if seat != self.player:
            raise NotYourTurnError(action, "wrong_turn", "FORT-4.4")
        notes, rules = self.notes[seat], self.rules
        if notes.piece >= 0:
            return understand(rules, notes, action)
        word, _, name = action.partition(" ")
        if word != ENTER or name not in rules.pieces:
            raise IllegalActionError(action, "not_understood", "FORT-4.3")
        return rules.pieces.index(name)

    def _check_fortress(self, action: str) -> Maze:
        word, _, text = action.partition(" ")
        if word != BUILD or not text:
            raise IllegalActionError(action, "not_understood", "FORT-3.2")
        maze, faults = faults_of(self.rules, text)
        if faults:
            raise FaultyActionError(action, faults, "FORT-3.9")
        return maze

    # ---- what happens --------------------------------------------------------------------------------------------

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        """Take an action. Raises IllegalActionError, this state unchanged."""
        return self.follow(seat, action, self.check(seat, action))

    def follow(self, seat: int, action: str, meaning: Maze | int | Request) -> tuple[Event, ...]:
        """Take a legal action whose meaning `check` has given. Mutates this state."""
        offered = self._mark()
        self._events = []
        if isinstance(meaning, Request):
            self._explore(seat, meaning)
        elif isinstance(meaning, int):
            self._enter(seat, meaning)
        else:
            self._build(seat, meaning)
        events = tuple(self._events)
        self.steps.append(TakenStep(seat, action, events, offered))
        self.ply += 1
        if self.ply == self.rules.ply_cap and self.outcome is None:
            self.outcome = Outcome((0.0, 0.0), "ply_cap", truncated=True)
        return events

    def _tell(self, kind: EventKind, cause: Cause, **facts: Any) -> None:
        """Append an event for everybody (FORT-7.4)."""
        self._events.append(Event(self.ply, kind, facts, None, cause))

    def _build(self, seat: int, maze: Maze) -> None:
        """FORT-3.1: the first turn begins when both stand."""
        self.mazes[seat] = maze
        self._tell("built", BUILD, seat=seat)
        if None not in self.mazes:
            self._tell("turn", BUILD, seat=self.player)

    def _enter(self, seat: int, piece: int) -> None:
        """FORT-4.3, FORT-6.4: the first piece begins the turn, one that replaces a beaten piece ends it."""
        notes, rules = self.notes[seat], self.rules
        price, replacing = notes.price(rules, piece), notes.replacing
        self._put_in(seat, piece, ENTER)
        notes.replacing, notes.due = False, 0
        if replacing:
            self._owe(seat, price)
            self._end_turn(seat, "beaten")

    def _put_in(self, seat: int, piece: int, cause: Cause) -> None:
        """A piece comes to stand on the entrance; it does not land there (FORT-3.6)."""
        notes, rules = self.notes[seat], self.rules
        notes.piece, notes.square = piece, rules.plan.entrance
        notes.unused &= ~(1 << piece)
        notes.visited |= 1 << notes.square
        self._tell(
            "entered", cause, seat=seat, piece=rules.pieces[piece], square=rules.plan.names[notes.square]
        )

    def _explore(self, seat: int, request: Request) -> None:
        """Carry out a request, and count idle ones (FORT-4.6)."""
        way = request.way
        if way in (SWAP, SACRIFICE):
            self._give_up_piece(seat, way, request.piece)
        elif way == CHALLENGE:
            self._challenge(seat)
        else:
            notes, player, turn = self.notes[seat], self.player, self.turn
            known = (notes.visited, notes.walls, notes.ladders, notes.bridge)
            self._move(seat, request)
            if self.outcome or self.turn != turn or self.player != player or notes.piece < 0:
                return
            is_news = known != (notes.visited, notes.walls, notes.ladders, notes.bridge)
            notes.idle = 0 if is_news else notes.idle + 1
            if notes.idle == self.rules.idle_limit:
                self._end_turn(seat, "idle")

    def _move(self, seat: int, request: Request) -> None:
        """FORT-5: a wall, a blocked ladder, or the piece lands."""
        way, source, target, link, _ = request
        notes, rules, maze = self.notes[seat], self.rules, self.mazes[1 - seat]
        assert maze is not None
        names = rules.plan.names
        if way == STEP:
            if maze.walls >> link & 1:
                new = not notes.walls >> link & 1
                notes.walls |= 1 << link
                self._tell("wall", EXPLORE, seat=seat, source=names[source], target=names[target], new=new)
                self._end_turn(seat, "wall")
                return
            notes.open |= 1 << link
        elif way == CLIMB and target > source and rules.drops[maze.cards[target]]:
            notes.pits |= 1 << target
            notes.learn_card(target, maze.cards[target])
            card = rules.kinds[maze.cards[target]]
            self._tell("blocked", LADDER, seat=seat, square=names[target], card=card)
            return
        self._tell(
            "moved",
            EXPLORE,
            seat=seat,
            piece=rules.pieces[notes.piece],
            source=names[source],
            target=names[target],
            way=way,
        )
        self._land(seat, notes, maze, target)

    def _land(self, seat: int, notes: Notes, maze: Maze, square: int) -> None:
        """FORT-6: flag, fall, fight, passage, ladders. A card without effect is announced like an empty square (FORT-6.8)."""
        rules, piece = self.rules, notes.piece
        while True:
            notes.square = square
            bit = 1 << square
            notes.visited |= bit
            kind = maze.cards[square]
            effect = NOTHING if notes.gone & bit else rules.landing[square][kind][piece]
            if effect == NOTHING:
                self._note_silence(notes, piece, bit)
                break
            if effect == FLAG:
                self._tell("flag", CARD, seat=seat, square=rules.plan.names[square])
                self._end(seat, "flag_found")
                return
            if effect == DROP:
                square = self._fall(seat, notes, square, kind)
                continue
            if effect == LOSE:
                self._lose(seat, notes, square, kind)
                return
            if effect == WIN:
                self._fight("won", seat, piece, square, kind)
                notes.learn_card(square, kind)
                notes.gone |= bit
            elif effect == FIND and square not in notes.passages:
                self._find_passage(seat, notes, maze, square, kind)
            break
        self._tell_ladders(seat, notes, maze, square)

    def _note_silence(self, notes: Notes, piece: int, bit: int) -> None:
        """FORT-7.6: note that this piece stood here and no card was announced."""
        if not notes.visitors[piece] & bit:
            visitors = list(notes.visitors)
            visitors[piece] |= bit
            notes.visitors = tuple(visitors)

    def _fall(self, seat: int, notes: Notes, square: int, kind: int) -> int:
        """FORT-6.2: let the piece fall one floor; return the square where it lands."""
        rules = self.rules
        below = rules.plan.below[square]
        notes.pits |= 1 << square
        notes.learn_card(square, kind)
        self._tell(
            "fell",
            CARD,
            seat=seat,
            piece=rules.pieces[notes.piece],
            card=rules.kinds[kind],
            source=rules.plan.names[square],
            target=rules.plan.names[below],
        )
        return below

    def _fight(self, result: Literal["won", "lost"], seat: int, piece: int, square: int, kind: int) -> None:
        rules = self.rules
        self._tell(
            result,
            CARD,
            seat=seat,
            piece=rules.pieces[piece],
            strength=rules.strengths[piece],
            card=rules.kinds[kind],
            card_strength=rules.card_strengths[kind],
            square=rules.plan.names[square],
        )

    def _lose(self, seat: int, notes: Notes, square: int, kind: int) -> None:
        """FORT-6.4: out of the game and replaced, or back to the entrance; the turn ends."""
        rules = self.rules
        self._fight("lost", seat, notes.piece, square, kind)
        notes.learn_card(square, kind)
        notes.square = rules.plan.entrance
        if rules.returns[kind] or len(rules.pieces) == 1:
            self._send_back(seat, notes, CARD)
            self._owe(seat, rules.card_skips[kind])
            self._end_turn(seat, "beaten")
        else:
            notes.piece, notes.replacing, notes.due = NONE, True, rules.card_skips[kind]

    def _send_back(self, seat: int, notes: Notes, cause: Cause) -> None:
        """A piece goes back to the entrance."""
        notes.square = self.rules.plan.entrance
        names, pieces = self.rules.plan.names, self.rules.pieces
        self._tell("returned", cause, seat=seat, piece=pieces[notes.piece], square=names[notes.square])

    def _find_passage(self, seat: int, notes: Notes, maze: Maze, square: int, kind: int) -> None:
        """FORT-6.6: both squares are announced."""
        plan = self.rules.plan
        other = next(
            place
            for place, card in enumerate(maze.cards)
            if card == kind and place != square and plan.fort[place] == plan.fort[square]
        )
        notes.passages = {**notes.passages, square: other, other: square}
        notes.learn_card(square, kind)
        notes.learn_card(other, kind)
        self._tell(PASSAGE, CARD, seat=seat, square=plan.names[square], other=plan.names[other])

    def _tell_ladders(self, seat: int, notes: Notes, maze: Maze, square: int) -> None:
        """FORT-6.7, FORT-12.3: where a piece has come to stand, the ladder down, the ladder up, the bridge."""
        plan = self.rules.plan
        notes.stood |= 1 << square
        for way, ladder in (("down", plan.down[square]), ("up", plan.up[square])):
            if ladder >= 0 and maze.ladders >> ladder & 1:
                new = not notes.ladders >> ladder & 1
                notes.ladders |= 1 << ladder
                self._tell("ladder", LADDER, seat=seat, square=plan.names[square], way=way, new=new)
        if square in maze.bridge:
            other = maze.bridge[1 - maze.bridge.index(square)]
            new = not notes.bridge
            notes.bridge = maze.bridge
            self._tell(BRIDGE, BRIDGE, seat=seat, square=plan.names[square], other=plan.names[other], new=new)

    def _give_up_piece(self, seat: int, way: Literal["swap", "sacrifice"], piece: int) -> None:
        """FORT-8.1 to FORT-8.4: a swap or a sacrifice; the turn ends."""
        notes, rules = self.notes[seat], self.rules
        self._tell(
            "exchanged" if way == SWAP else "sacrificed", way, seat=seat, piece=rules.pieces[notes.piece]
        )
        if len(rules.pieces) == 1:
            self._send_back(seat, notes, way)
        else:
            if way == SWAP:
                notes.unused |= 1 << notes.piece
            price = notes.price(rules, piece)
            self._put_in(seat, piece, way)
            self._owe(seat, price)
        self._end_turn(seat, way)

    def _owe(self, seat: int, turns: int) -> None:
        """FORT-7.2, FORT-7.3: add turns to skip for a seat; they cancel those of the other seat."""
        if not turns:
            return
        notes, other = self.notes[seat], self.notes[1 - seat]
        notes.skips = turns
        self._tell("skips", "skip", seat=seat, turns=turns)
        if other.skips:
            self._tell("cancelled", "skip", seat=1 - seat, turns=other.skips)
            other.skips = 0

    def _end_turn(self, seat: int, why: TurnEnd) -> None:
        """FORT-7.1: the other is next, unless it has to skip."""
        other = self.notes[1 - seat]
        self._tell("turn_over", EXPLORE, seat=seat, why=why)
        self.turn += 1
        self.player = 1 - seat
        if other.skips:
            other.skips -= 1
            self._tell("skipped", "skip", seat=1 - seat, left=other.skips)
            self.player = seat
        self.notes[self.player].idle = 0
        self._tell("turn", EXPLORE, seat=self.player)

    def _challenge(self, seat: int) -> None:
        """FORT-9.4: judged by the fortress as it was built."""
        maze = self.mazes[1 - seat]
        assert maze is not None
        self._tell("challenged", CHALLENGE, seat=seat)
        if is_reachable(self.rules, maze):
            self._end(1 - seat, "flag_reachable")
        else:
            self._end(seat, "flag_unreachable")

    def _end(self, winner: int, reason: EndReason) -> None:
        self.outcome = Outcome((1.0, -1.0) if winner == 0 else (-1.0, 1.0), reason)

    # ---- copies --------------------------------------------------------------------------------------------------

    def copy(self) -> FortressState:
        """An independent state."""
        twin = FortressState.__new__(FortressState)
        twin.rules, twin.setup, twin.first, twin.start = self.rules, self.setup, self.first, self.start
        twin.mazes = self.mazes[:]
        twin.notes = [self.notes[0].copy(), self.notes[1].copy()]
        twin.player, twin.ply, twin.turn, twin.outcome = self.player, self.ply, self.turn, self.outcome
        twin._steps, twin._events = self._steps, self._events
        return twin

    def digest(self) -> str:
        """Fingerprint, secrets included: setup, who begins and the decisions settle everything."""
        lines = [
            repr(self.setup),
            str(self.first),
            *(f"{seat} {action}" for seat, action, _, _ in self.steps),
        ]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]
