"""Night Watch: one to four seats against a deck, together (docs/rules/tiny_crew.md)."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Collection, Sequence
from typing import Self

from gonfalon.core.arguments import require_action, require_seat
from gonfalon.core.errors import (
    Fault,
    FaultyActionError,
    GameOverError,
    GonfalonError,
    IllegalActionError,
    NotYourTurnError,
)
from gonfalon.core.events import Event
from gonfalon.core.game import (
    COMPANY,
    BringSpec,
    Encoding,
    Game,
    GameSpec,
    OptionSpec,
    Outcome,
    VariantSpec,
    decision_of,
)
from gonfalon.core.observation import ANY, EACH, Decision, GameSetup, InformationState, Observation, Option
from gonfalon.core.rng import Rng, stream

from .crew_trace import trace
from .history import Step, fingerprint, information_of, public_fields

ROUNDS, NEEDED = 3, 2
FACE, PLAY, HELP, KEEP = "face", "play", "help", "keep"
SECTIONS = {FACE: "TINYC-4", PLAY: "TINYC-3", HELP: "TINYC-5", KEEP: "TINYC-5"}
LAMP, BELL = "lamp", "bell"
OPTIONS = (
    OptionSpec("darkness", "int", 1, "TINYC-3", low=0, high=2, first=True),
    OptionSpec("leader", "choice", "highest", "TINYC-5", ("highest", "in_turn"), group="watch"),
    OptionSpec("horn", "bool", True, "TINYC-4", group="watch"),
)
DEAL = "deal"


class CrewObservation(Observation, frozen=True, kw_only=True):
    """What a seat sees; a card is "1", "2" or "3", or "back" where this seat does not know it.

    hands: of each seat, known cards lowest first. table: the card each seat has committed, "" none. task: the card to beat.
    target: what the cards must add up to. passed: rounds. horn: it can still be blown. deck_left: cards.
    """

    hands: tuple[tuple[str, ...], ...]
    table: tuple[str, ...]
    task: str
    target: int
    passed: int
    horn: bool
    deck_left: int


class CrewState:
    """Fulfils core.game.State. What is owed stands in `owed`: (seat, kind) pairs, as plain data."""

    def __init__(self, setup: GameSetup, deck: tuple[int, ...]) -> None:
        self.setup, self.deck = setup, deck
        self.n_seats = setup.n_seats
        self.keepsakes = setup.brought or ("",) * self.n_seats
        self.next = 0
        self.hands: list[list[int]] = [[] for _ in range(self.n_seats)]
        self.table = [0] * self.n_seats
        self.task = self.turn = self.passed = 0
        self.horn, self.rested = bool(setup.options["horn"]), False
        self.owed: list[tuple[int, str]] = []
        self.steps: list[Step] = []
        self.outcome: Outcome | None = None
        self.start = tuple(self._begin_round())

    @property
    def ply(self) -> int:
        return len(self.steps)

    @property
    def target(self) -> int:
        """TINYC-3, TINYC-7: the task, two for each seat after the first and the darkness; less after a rest and for bells."""
        bells = self.keepsakes.count(BELL) if self.turn == ROUNDS - 1 else 0
        return self.task + 2 * (self.n_seats - 1) + int(self.setup.options["darkness"]) - self.rested - bells

    # ---- what is owed --------------------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        return tuple(sorted(seat for seat, _ in self.owed))

    def decisions(self) -> tuple[Decision, ...]:
        """One answer for all about the task, a secret card of each; then the leader's choice, inside it the helped seat's."""
        return tuple(
            Decision(
                seat,
                kind,
                self.options(seat, kind),
                id=f"{kind}-{self.turn}",
                prompt=f"watch_{kind}",
                facts={"task": self.task, "target": self.target} if kind in (FACE, PLAY) else {},
                owed_by=ANY if kind == FACE else EACH,
                decline="rest" if kind == HELP else "",
                revocable=kind == PLAY,
            )
            for seat, kind in sorted(self.owed)
        )

    def options(self, seat: int, kind: str) -> tuple[Option, ...]:
        """The legal actions of one thing owed."""
        if kind == PLAY:
            return tuple(Option(f"play {card}", {"card": str(card)}) for card in sorted({*self.hands[seat]}))
        if kind == HELP:
            helped = (Option(f"help {other}", {"seat": str(other)}) for other in range(self.n_seats))
            return (*helped, Option("rest", {"choice": "rest"}))
        return tuple(
            Option(word, {"choice": word}) for word in {FACE: ("face", "avoid"), KEEP: ("keep", "swap")}[kind]
        )

    def check(self, seat: int, action: str) -> Decision:
        """The decision that an action answers. Raises what speaks against it."""
        require_action(seat, action)
        if self.outcome:
            raise GameOverError(action, "game_over", "TINYC-6")
        decision = decision_of(self, seat)
        if decision is None:
            raise NotYourTurnError(action, "wrong_turn", "TINYC-3")
        if action not in (decision.actions or ()):
            raise IllegalActionError(action, "not_offered", SECTIONS[decision.kind])
        return decision

    # ---- what happens --------------------------------------------------------------------------------------------

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        """Take an action. Raises IllegalActionError."""
        decision = self.check(seat, action)
        answer = {FACE: self._face, PLAY: self._play, HELP: self._help, KEEP: self._keep}[decision.kind]
        events = tuple(answer(seat, action.split()[-1]))
        self.steps.append(Step(seat, action, events, fingerprint(decision)))
        return events

    def _begin_round(self) -> list[Event]:
        """TINYC-2: everybody draws, in order of seats; then the task is turned up."""
        sizes = [3 if keepsake == LAMP else 2 for keepsake in self.keepsakes]
        events = [event for seat, size in enumerate(sizes) for event in self._draw(seat, size, DEAL)]
        events.append(self._turn_up_task(DEAL))
        self.owed = [(seat, FACE if self.horn else PLAY) for seat in range(self.n_seats)]
        return events

    def _draw(self, seat: int, size: int, cause: str) -> list[Event]:
        """A seat draws up to a size of its hand: how many cards everybody sees, which ones it alone."""
        cards = self.deck[self.next : self.next + size - len(self.hands[seat])]
        self.next += len(cards)
        self.hands[seat] += cards
        private = [Event(self.ply, "drawn", {"seat": seat, "card": card}, (seat,), cause) for card in cards]
        return [Event(self.ply, "dealt", {"seat": seat, "count": len(cards)}, cause=cause), *private]

    def _turn_up_task(self, cause: str) -> Event:
        self.task = self.deck[self.next]
        self.next += 1
        return Event(self.ply, "task", {"card": self.task, "target": self.target}, cause=cause)

    def _face(self, seat: int, word: str) -> list[Event]:
        """TINYC-4: any one seat answers for all: face the task, or blow the horn, once a game, and turn up another one."""
        self.owed = [(each, PLAY) for each in range(self.n_seats)]
        if word == "face":
            return [Event(self.ply, "faced", {"seat": seat}, cause=FACE)]
        self.horn = False
        return [Event(self.ply, "avoided", {"seat": seat}, cause=FACE), self._turn_up_task(FACE)]

    def _play(self, seat: int, word: str) -> list[Event]:
        """TINYC-3: a card in secret; when one of each seat lies there they are shown and added up."""
        self.owed.remove((seat, PLAY))
        self.hands[seat].remove(int(word))
        self.table[seat] = int(word)
        events = [Event(self.ply, "committed", {"seat": seat}, cause=PLAY)]
        return events if self.owed else events + self._show()

    def _show(self) -> list[Event]:
        """TINYC-3, TINYC-5, TINYC-6: passed or not; then the leader's choice, or the end."""
        cards, success = self.table, sum(self.table) >= self.target
        facts = {"cards": cards, "sum": sum(cards), "target": self.target}
        result = "round_passed" if success else "round_failed"
        leader = (
            cards.index(max(cards)) if self.setup.options["leader"] == "highest" else self.turn % self.n_seats
        )
        self.passed, self.turn = self.passed + success, self.turn + 1
        self.table, self.task, self.rested = [0] * self.n_seats, 0, False
        if self.turn < ROUNDS:
            self.owed = [(leader, HELP)]
        else:
            won = self.passed >= NEEDED
            self.outcome = Outcome(
                (1.0 if won else -1.0,) * self.n_seats, "watch_held" if won else "watch_failed"
            )
        return [Event(self.ply, "shown", facts, cause=PLAY), Event(self.ply, result, {}, cause=PLAY)]

    def _help(self, seat: int, word: str) -> list[Event]:
        """TINYC-5: the leader names a seat, which then decides about its hand; or nobody, and the watch rests."""
        if word == "rest":
            self.rested = True
            return [Event(self.ply, "rested", {"seat": seat}, cause=HELP), *self._begin_round()]
        self.owed = [(int(word), KEEP)]
        return [Event(self.ply, "helped", {"seat": seat, "helped_seat": int(word)}, cause=HELP)]

    def _keep(self, seat: int, word: str) -> list[Event]:
        """TINYC-5: keep the hand, or put it away for as many cards of the deck. Then the next round."""
        if word == "keep":
            return [Event(self.ply, "kept", {"seat": seat}, cause=KEEP), *self._begin_round()]
        size, self.hands[seat] = len(self.hands[seat]), []
        events = [Event(self.ply, "swapped", {"seat": seat}, cause=KEEP), *self._draw(seat, size, KEEP)]
        return events + self._begin_round()

    def copy(self) -> Self:
        """An independent state."""
        twin = copy.copy(self)
        twin.hands, twin.table = [list(hand) for hand in self.hands], list(self.table)
        twin.owed, twin.steps = list(self.owed), list(self.steps)
        return twin

    def digest(self) -> str:
        """Fingerprint, secrets included: the deck and what was done with it settle everything else."""
        return hashlib.sha256(repr((self.setup, self.deck, self.steps)).encode()).hexdigest()[:32]


def full_deck(n_seats: int) -> list[int]:
    """TINYC-1: of each of 1, 2 and 3 two cards for each seat and three more."""
    return [1, 2, 3] * (2 * n_seats + 3)


# ---- the rules object ------------------------------------------------------------------------------------------------


class Crew(Game[CrewState, CrewObservation]):
    """The rules object: cooperative, with a shuffled deck, public keepsakes, and decisions owed by all, by any one, and nested."""

    spec = GameSpec(
        id="tiny_crew",
        family="tiny",
        min_seats=1,
        max_seats=4,
        cooperative=True,
        chance=True,
        hidden=True,
        variants=(VariantSpec("night_watch", OPTIONS),),
        rules_page="tiny_crew",
        table_actions=COMPANY,
        brings=BringSpec("keepsake", "TINYC-7", open=True, example=LAMP),
    )

    def check_brought(self, setup: GameSetup, seat: int, text: str) -> None:
        if text not in ("", LAMP, BELL):
            raise FaultyActionError(text, [Fault("unknown_keepsake", (text[:80],))], "TINYC-7")

    def new(self, seed: int, setup: GameSetup | None = None) -> CrewState:
        setup = self.settled(seed, setup)
        deck = full_deck(setup.n_seats)
        stream(seed, "deck").shuffle(deck)
        return CrewState(setup, tuple(deck))

    def check(self, state: CrewState, seat: int, action: str) -> None:
        state.check(seat, action)

    def random_action(self, state: CrewState, seat: int, rng: Rng) -> str:
        decision = decision_of(state, seat)
        if decision is None:
            raise NotYourTurnError("", "wrong_turn", "TINYC-3")
        return rng.choice(decision.actions or ())

    def observe(self, state: CrewState, seat: int) -> CrewObservation:
        require_seat(seat, state.n_seats, spectator=True)
        return self._observation(state, seat, {seat})

    def reveal(self, state: CrewState) -> CrewObservation:
        return self._observation(state, -1, set(range(state.n_seats)))

    def observe_shared(self, state: CrewState, seats: Collection[int]) -> CrewObservation:
        return self._observation(state, -1, set(seats))

    def _observation(self, state: CrewState, seat: int, known: set[int]) -> CrewObservation:
        """An allow-list. known: the seats whose cards may be told."""
        hands = (
            tuple(str(card) if owner in known else "back" for card in sorted(hand))
            for owner, hand in enumerate(state.hands)
        )
        table = (
            (str(card) if owner in known else "back") if card else ""
            for owner, card in enumerate(state.table)
        )
        return CrewObservation(
            **public_fields(self, state, seat),
            hands=tuple(hands),
            table=tuple(table),
            task=str(state.task or ""),
            target=state.target if state.task else 0,
            passed=state.passed,
            horn=state.horn,
            deck_left=len(state.deck) - state.next,
        )

    def information_state(self, state: CrewState, seat: int) -> InformationState:
        return information_of(self, state, seat)

    def sample(self, information: InformationState, rng: Rng) -> CrewState:
        state = replayed(information, rng)
        if self.information_state(state, information.seat) != information:
            raise GonfalonError("no state found that agrees with what this seat has seen")
        return state

    def encoding(self, setup: GameSetup) -> Encoding:
        """Ten numbers, and three for each seat. At most all seats can be helped, or nobody; no hand has more kinds than that."""
        return Encoding(length=10 + 3 * setup.n_seats, n_options=max(3, setup.n_seats + 1))

    def encode(self, setup: GameSetup, observation: Observation) -> Sequence[float]:
        """The own hand, the table of the round and the decision; then of each seat, from the own on: cards, committed, keepsake."""
        assert isinstance(observation, CrewObservation)
        own = max(observation.seat, 0)
        hand = observation.hands[own]
        numbers = [hand.count(card) / 3 for card in "123"]
        numbers += [int(observation.task or 0) / 3, observation.target / 12, observation.passed / ROUNDS]
        numbers += [observation.turn / ROUNDS, float(observation.horn)]
        numbers += [float(observation.kind == kind) for kind in (FACE, HELP)]
        keepsakes = setup.brought or ("",) * setup.n_seats
        for seat in (*range(own, setup.n_seats), *range(own)):
            numbers += [len(observation.hands[seat]) / 3, float(observation.table[seat] != "")]
            numbers.append(("", LAMP, BELL).index(keepsakes[seat]) / 2)
        return numbers


# ---- the sampler -----------------------------------------------------------------------------------------------------

WORDS = {"faced": "face", "avoided": "avoid", "rested": "rest", "kept": "keep", "swapped": "swap"}


def replayed(information: InformationState, rng: Rng) -> CrewState:
    """The game as this seat saw it over a deck drawn again.

    Exact if the others play each card of their hands with equal chance: which place of the deck a card came from is then drawn
    before its value is known, every such draw leaves equally many decks, and what is not known is shuffled.
    """
    known, committed = trace(information, rng)
    rest = full_deck(information.setup.n_seats)
    size = len(rest)
    for card in known.values():
        rest.remove(card)
    rng.shuffle(rest)
    deck = tuple(known[place] if place in known else rest.pop() for place in range(size))
    state = CrewState(information.setup, deck)
    for event in information.events:
        if event.kind == "committed":
            state.step(event.facts["seat"], f"play {deck[committed[event.ply]]}")
        elif event.kind == "helped":
            state.step(event.facts["seat"], f"help {event.facts['helped_seat']}")
        elif event.kind in WORDS:
            state.step(event.facts["seat"], WORDS[event.kind])
    return state


GAME = Crew()
