"""The state of a game: the board, a stack of frames, the decision owed, and the events emitted. Fulfils core.game.State.

A frame is a tuple (name of an operation, arguments ...): plain data, so that copy, save, undo, search and replay are one mechanism.
`advance` pops frames until somebody owes a decision or the game is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Self

from gonfalon.core.arguments import require_action
from gonfalon.core.errors import GameOverError, IllegalActionError, NotYourTurnError
from gonfalon.core.events import Event
from gonfalon.core.game import Decision, GameSetup, Option, Outcome
from gonfalon.core.packed_log import StepLog, TakenStep
from gonfalon.core.rng import Rng, stream

from . import model as m
from .asked import asked_for
from .board import Board
from .catalogue import CardCatalogue
from .vocabulary import Kind, Question, Reason

Frame = tuple[Any, ...]
Choice = tuple[Any, ...]
"""An option of the engine: a verb and its arguments, card instances unless the verb says otherwise."""

PASS: Choice = ("pass",)
SEAT_VERBS, WORD_VERBS, CARD_VERBS = ("player",), ("mode", "answer", "amount"), ("pay",)


class Pending(NamedTuple):
    """What is owed. asks: (seat, choices) of every seat that owes it. source: the card that asks, -1 none. facts: arguments of the
    prompt. id: the ply at which it was asked first. joint: all of the seats answer before the game goes on.
    again, depth: the frame that asked, and how many frames lay below it: from them a sampled state asks again."""

    kind: str
    asks: tuple[tuple[int, tuple[Choice, ...]], ...]
    source: int
    facts: dict[str, Any]
    id: str
    again: Frame
    depth: int
    joint: bool = False


OPERATIONS: dict[str, Callable[..., None]] = {}
"""Name of a frame -> what it does."""


def operation(run: Callable[..., None]) -> Callable[..., None]:
    """Register an operation under the name of its function."""
    OPERATIONS[run.__name__] = run
    return run


WhyNot = Callable[["State", int, str], tuple[str, str]]
"""(state, seat, action) -> why the action is not legal: a reason and a section of the rules."""
_why_not: list[WhyNot] = [lambda s, seat, action: ("not_offered", "CARD-4.12")]


def explanation(find: WhyNot) -> WhyNot:
    """Register what finds the reason against an action: `refusal`, which builds on the operations."""
    _why_not.append(find)
    return find


class State(Board):
    """One position with all its secrets. todo: frames to run, last first. new_events: events of the decision being taken.

    recording: keep events and past steps (off in search). past: the steps since the start (of a sampled state: since it was sampled), the
    first of them at ply `past_from`. quiet: windows that pass without a question. base_cause: the cause of what no
    card does by itself.
    """

    __slots__ = (
        "_outcome",
        "answer",
        "asker",
        "base_cause",
        "cause",
        "new_events",
        "origin",
        "past",
        "past_from",
        "pending",
        "ply",
        "queue",
        "quiet",
        "recording",
        "rounds_done",
        "seed",
        "setup",
        "shuffles",
        "start",
        "todo",
    )

    def __init__(self, setup: GameSetup, catalogue: CardCatalogue, seed: int) -> None:
        super().__init__(catalogue)
        self.setup, self.seed, self.shuffles = setup, seed, 0
        self.todo: list[Frame] = []
        self.queue: list[Frame] = []
        self.pending: Pending | None = None
        self.answer: Any = None
        self.ply, self.rounds_done = 0, 0
        self._outcome: Outcome | None = None
        self.past, self.past_from = StepLog(), 0
        self.start: tuple[Event, ...] = ()
        self.new_events: list[Event] = []
        self.recording, self.cause, self.base_cause = True, "setup", "setup"
        self.quiet: frozenset[str] = frozenset()
        self.origin: Any = None
        self.asker: tuple[Frame, int] = ((), 0)

    # ---- core.game.State ------------------------------------------------------------------------------------------------

    @property
    def n_seats(self) -> int:
        return self.catalogue.n_seats

    @property
    def turn(self) -> int:
        """Rounds completed."""
        return self.rounds_done

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    def to_act(self) -> tuple[int, ...]:
        return tuple(sorted(seat for seat, _ in self.pending.asks)) if self.pending else ()

    def decisions(self) -> tuple[Decision, ...]:
        """What is owed, with every legal action."""
        return tuple(self.decision(seat) for seat in self.to_act())

    def decision(self, seat: int) -> Decision:
        """The decision of one seat that owes it."""
        pending = self.pending
        assert pending is not None
        choices = next(choices for asked, choices in pending.asks if asked == seat)
        options = tuple(Option(self.text(choice), self.parts(choice)) for choice in choices)
        facts: dict[str, Any] = dict(pending.facts)
        if pending.source >= 0:
            facts["card"] = self.catalogue.key[pending.source]
        deed, amount = asked_for(pending.kind, self.todo)
        if deed:
            facts["amount"] = amount
        return Decision(
            seat,
            pending.kind,
            options,
            id=pending.id,
            prompt=f"fellowship_{pending.kind}_{deed}" if deed else f"fellowship_{pending.kind}",
            facts=facts,
            decline="pass" if PASS in choices else "",
            setting_up=pending.kind == "mulligan",
            revocable=pending.joint and len(pending.asks) > 1,
        )

    def check(self, seat: int, action: str) -> Choice:
        """The choice that an action names. Raises IllegalActionError, ArgumentError."""
        require_action(seat, action)
        if self._outcome:
            raise GameOverError(action, "game_over", "CARD-11")
        pending = self.pending
        assert pending is not None
        choices = next((choices for asked, choices in pending.asks if asked == seat), None)
        if choices is None:
            raise NotYourTurnError(action, "wrong_turn", "CARD-4")
        for choice in choices:
            if self.text(choice) == action:
                return choice
        raise IllegalActionError(action, *_why_not[-1](self, seat, action))

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        """Take an action. Raises IllegalActionError."""
        choice = self.check(seat, action)
        offered = fingerprint(self.decision(seat)) if self.recording else ""
        events = self.take(seat, choice)
        if self.recording:
            if not self.past:
                self.past_from = self.ply - 1
            self.past.append(TakenStep(seat, action, events, offered))
        return events

    def take(self, seat: int, choice: Choice) -> tuple[Event, ...]:
        """Answer a decision with one of its choices, as the search does: no text is parsed, and no step is kept."""
        pending = self.pending
        assert pending is not None
        self.new_events, self.cause, self.base_cause = [], pending.kind, pending.kind
        self.ply += 1
        if pending.joint:
            name, answers = self.todo.pop()
            self.todo.append((name, (*answers, (seat, choice))))
            left = tuple(ask for ask in pending.asks if ask[0] != seat)
            self.pending = pending._replace(asks=left) if left else None
        else:
            self.answer, self.pending = (seat, choice), None
        self.advance()
        cap = int(self.setup.options["ply_cap"])
        if cap and self.ply >= cap and self._outcome is None:
            self.finish(False, "ply_cap", truncated=True)
        events, self.new_events = tuple(self.new_events), []
        return events

    def copy(self) -> Self:
        """An independent state."""
        twin = self._twin()
        twin.past = self.past.copy()
        return twin

    def _twin(self) -> Self:
        """A copy that shares the steps taken."""
        twin = object.__new__(type(self))
        self.copy_board(twin)
        twin.setup, twin.seed, twin.shuffles = self.setup, self.seed, self.shuffles
        twin.todo, twin.queue = self.todo[:], []
        twin.pending, twin.answer, twin.ply = self.pending, self.answer, self.ply
        twin.rounds_done, twin._outcome = self.rounds_done, self._outcome
        twin.past, twin.past_from, twin.start, twin.new_events = self.past, self.past_from, self.start, []
        twin.recording, twin.cause, twin.base_cause, twin.origin = (
            self.recording,
            self.cause,
            self.base_cause,
            self.origin,
        )
        twin.asker, twin.quiet = self.asker, self.quiet
        return twin

    def fork(self) -> Self:
        """A copy for search: it keeps no steps and emits no events."""
        twin = self._twin()
        twin.recording = False
        return twin

    def digest(self) -> str:
        """Fingerprint of everything, the order of decks and the seed of later chance included."""
        whole = (
            self.setup,
            self.seed,
            self.shuffles,
            self.piles,
            self.who,
            self.damage,
            self.resources,
            self.progress,
            self.marks,
            self.host,
            self.modifiers,
            self.limits,
            self.delayed,
            self.known,
            self.threat,
            self.eliminated,
            (self.first, self.round, self.stage, self.phase, self.rounds_done, self.ply),
            self.todo,
            self.pending,
            self._outcome,
        )
        return hashlib.sha256(repr(whole).encode()).hexdigest()[:32]

    # ---- texts ----------------------------------------------------------------------------------------------------------

    def text(self, choice: Choice) -> str:
        """The canonical text of a choice: `play faramir`, `pay aragorn:2 gloin:1`, `pass`."""
        verb, *rest = choice
        if verb == "pay":
            return "pay " + " ".join(f"{self.catalogue.key[i]}:{n}" for i, n in rest[0])
        if verb in SEAT_VERBS:
            return f"{verb} {rest[0] + 1}"
        if verb in WORD_VERBS:
            return f"{verb} {rest[0]}"
        if verb == "use":
            index = rest[1]
            return f"use {self.catalogue.key[rest[0]]}" + (f" {index + 1}" if index else "")
        return " ".join((str(verb), *self.keys(rest)))

    def parts(self, choice: Choice) -> dict[str, str]:
        """The named parts of a choice, so that nobody parses its text."""
        verb, *rest = choice
        parts = {"verb": verb}
        if verb == "pay":
            parts["cost"] = " ".join(f"{self.catalogue.key[i]}:{n}" for i, n in rest[0])
        elif verb in SEAT_VERBS:
            parts["seat"] = str(rest[0])
        elif verb in WORD_VERBS:
            parts["choice"] = str(rest[0])
        elif verb == "use":
            parts["card"], parts["ability"] = self.catalogue.key[rest[0]], str(rest[1] + 1)
        elif rest:
            parts["card"] = self.catalogue.key[rest[0]]
        return parts

    # ---- running --------------------------------------------------------------------------------------------------------

    def push(self, *frame: Any) -> None:
        """Queue a frame: what is pushed first runs first, before everything that waits already."""
        self.queue.append(frame)

    def ask(
        self,
        kind: Kind,
        seat: int,
        choices: tuple[Choice, ...],
        then: Frame,
        source: int = -1,
        secret: bool = False,
        **facts: Any,
    ) -> None:
        """Somebody owes a decision; `then` runs with the answer in `self.answer` as (seat, choice). A single choice is taken without
        asking (CARD-15.3); a lone "pass" is asked for, as it pads a pause (CARD-15.13), and so is a single choice where others may not
        learn that there is but one. secret: they may not."""
        assert choices, kind
        self.queue.insert(0, then)
        if len(choices) == 1 and choices != (PASS,) and not secret:
            self.answer = (seat, choices[0])
            return
        again, depth = self.asker
        self.pending = Pending(kind, ((seat, choices),), source, facts, f"{kind}-{self.ply}", again, depth)

    def ask_all(self, kind: Kind, choices: tuple[Choice, ...], then: str) -> None:
        """Every seat owes the same decision at once; the operation `then` runs with all (seat, choice) pairs."""
        self.queue.insert(0, (then, ()))
        asks = tuple((seat, choices) for seat in self.seats())
        again, depth = self.asker
        self.pending = Pending(kind, asks, -1, {}, f"{kind}-{self.ply}", again, depth, True)

    def advance(self) -> None:
        """Run frames until somebody owes a decision or the game is over. The board is looked at after every frame, but not between an
        answer and the frame that takes it."""
        todo = self.todo
        while True:
            if self.queue:
                todo.extend(reversed(self.queue))
                self.queue = []
            if self.pending is not None or self._outcome is not None:
                return
            if self.dirty and self.answer is None:
                self.dirty = False
                OPERATIONS["check_state"](self)
                continue
            frame = todo.pop()
            self.asker = (frame, len(todo))
            given = self.answer
            OPERATIONS[frame[0]](self, *frame[1:])
            if self.answer is given:
                self.answer = None

    def tell(self, kind: str, audience: tuple[int, ...] | None = None, **facts: Any) -> None:
        """Append an event to `new_events` while recording. facts: cards as keys."""
        if self.recording:
            self.new_events.append(Event(max(self.ply - 1, 0), kind, facts, audience, self.cause))

    def tell_effect(self, i: int, timing: str, clause: str = "") -> None:
        """Tell that a card does something by itself; what follows has this card as its cause. timing: of a clause, `doomed`, `surge` or
        `delayed`. clause: its id, "" for a keyword or a delayed effect."""
        self.cause = self.catalogue.key[i]
        self.tell("effect", card=self.cause, timing=timing, clause=clause)

    def told_answers(self, question: Question, *about: Any) -> list[Any]:
        """`answers`, each told as the effect of its card: for effects that stand in place of what happens."""
        found: list[Any] = []
        for i, clause in self.catalogue.passives.get(question, ()):
            said = clause.value(self, i, *about) if clause.value is not None and self.in_play(i) else None
            if said:
                self.tell_effect(i, clause.timing, clause.id)
                found.append(said)
        return found

    def finish(self, won: bool, reason: Reason, truncated: bool = False) -> None:
        """CARD-11: all win or lose together."""
        self._outcome = Outcome((1.0 if won else -1.0,) * self.n_seats, reason, truncated)
        self.pending = None
        self.todo.clear()
        self.queue.clear()
        self.tell("won" if won else "lost", reason=reason)

    def chance(self, name: str) -> Rng:
        """A generator for one use of chance."""
        self.shuffles += 1
        return stream(self.seed, name, self.shuffles)

    def shuffle(self, pile: int) -> None:
        """Shuffle a pile; nobody knows its order any more (CARD-6)."""
        cards = list(self.piles[pile])
        cards.sort()
        self.chance("shuffle").shuffle(cards)
        self.piles[pile] = tuple(cards)
        for i in cards:
            self.known[i] = 0
            self.marks[i] &= ~m.NOT_EVENT

    def keys(self, cards: Iterable[int]) -> list[str]:
        """The keys of cards, for the facts of an event."""
        return [self.catalogue.key[i] for i in cards]


def ask_again(s: State) -> None:
    """Ask the decision owed again in a sampled state, without emitting events."""
    recording, s.recording = s.recording, False
    s.advance()
    s.recording, s.new_events = recording, []


def fingerprint(decision: Decision) -> str:
    """A short digest of the legal actions of a decision."""
    return hashlib.blake2b(repr(decision.actions).encode(), digest_size=8).hexdigest()
