"""Night Watch: three seats against a deck, together (docs/rules/tiny_crew.md)."""

from __future__ import annotations

import hashlib
from typing import Any

from gonfalon.core.errors import GameOverError, IllegalActionError, NotYourTurnError
from gonfalon.core.events import Event
from gonfalon.core.game import Decision, GameSpec, Outcome, VariantSpec
from gonfalon.core.observation import InformationState, Observation
from gonfalon.core.rng import Rng, stream

from .history import Step, draw_until_agrees, fingerprint, information_of

CARDS: tuple[int, ...] = (1, 2, 3) * 6
ROUNDS, NEEDED, TRIES = 3, 2, 20000
PLAY, CHOOSE, KEEP = "play", "choose", "keep"


class CrewObservation(Observation, frozen=True, kw_only=True):
    """hand: this seat's cards, lowest first. task: the card to beat, 0 none. played: who has committed. passed, round: counts."""

    hand: tuple[int, ...]
    task: int
    played: tuple[bool, ...]
    passed: int
    round: int
    deck_left: int


class CrewState:
    """Fulfils core.game.State. What is owed stands in `owed`: (seat, kind) pairs, as plain data."""

    n_seats = 3

    def __init__(self, seed: int, deck: tuple[int, ...] | None = None) -> None:
        cards = list(CARDS)
        stream(seed, "deck").shuffle(cards)
        self.seed = seed
        self.deck: tuple[int, ...] = deck or tuple(cards)
        self.next = 0
        self.hands: list[list[int]] = [[], [], []]
        self.committed: list[int] = [0, 0, 0]
        self.task, self.round, self.passed = 0, 0, 0
        self.owed: list[tuple[int, str]] = []
        self.steps: list[Step] = []
        self.outcome: Outcome | None = None
        self.start = tuple(self._begin_round())

    @property
    def ply(self) -> int:
        return len(self.steps)

    @property
    def turn(self) -> int:
        return self.round

    def _draw(self) -> int:
        self.next += 1
        return self.deck[self.next - 1]

    def _begin_round(self) -> list[Event]:
        """TINYC-2: everybody draws up to two cards, in order of seats; then the task is turned up."""
        events = []
        for seat in range(3):
            while len(self.hands[seat]) < 2:
                card = self._draw()
                self.hands[seat].append(card)
                events.append(Event(self.ply, "drawn", {"seat": seat, "card": card}, (seat,)))
        self.task = self._draw()
        self.owed = [(seat, PLAY) for seat in range(3)]
        return [*events, Event(self.ply, "task", {"card": self.task})]

    def options(self, seat: int, kind: str) -> tuple[str, ...]:
        """The legal actions of one thing owed."""
        if kind == PLAY:
            return tuple(sorted({f"play {card}" for card in self.hands[seat]}))
        if kind == CHOOSE:
            return tuple(f"help {other}" for other in range(3) if other != seat)
        return ("keep", "swap")

    def decisions(self) -> tuple[Decision, ...]:
        """Three secret commitments at once; inside the round the leader's choice, inside that the helped seat's."""
        return tuple(Decision(seat, kind, self.options(seat, kind)) for seat, kind in self.owed)

    def check(self, seat: int, action: str) -> None:
        """Raise what speaks against an action."""
        if self.outcome:
            raise GameOverError(action, "game_over", "TINYC-6")
        kind = dict(self.owed).get(seat)
        if kind is None:
            raise NotYourTurnError(action, "wrong_turn", "TINYC-3")
        if action not in self.options(seat, kind):
            raise IllegalActionError(action, "illegal", "TINYC-3")

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        """Take an action. Raises IllegalActionError."""
        self.check(seat, action)
        kind = dict(self.owed)[seat]
        offered = fingerprint(self.options(seat, kind))
        self.owed.remove((seat, kind))
        word = action.split()[-1]
        events = {PLAY: self._commit, CHOOSE: self._help, KEEP: self._keep}[kind](seat, word)
        self.steps.append(Step(seat, action, tuple(events), offered))
        return tuple(events)

    def _commit(self, seat: int, word: str) -> list[Event]:
        """TINYC-3: a card in secret; when all three lie there they are shown and added up."""
        self.hands[seat].remove(int(word))
        self.committed[seat] = int(word)
        events = [Event(self.ply, "committed", {"seat": seat})]
        if self.owed:
            return events
        total = sum(self.committed)
        success = total >= self.task + 4
        self.passed += success
        events.append(Event(self.ply, "shown", {"cards": list(self.committed), "success": success}))
        leader = self.committed.index(max(self.committed))
        self.committed = [0, 0, 0]
        self.owed = [(leader, CHOOSE)]
        return events

    def _help(self, seat: int, word: str) -> list[Event]:
        """TINYC-4: the leader names a seat, which then decides about its last card."""
        self.owed = [(int(word), KEEP)]
        return [Event(self.ply, "helped", {"seat": seat, "other": int(word)})]

    def _keep(self, seat: int, word: str) -> list[Event]:
        """TINYC-5: keep the card, or put it away for the next of the deck. Then the next round, or the end."""
        events = [Event(self.ply, "kept" if word == "keep" else "swapped", {"seat": seat})]
        if word == "swap":
            self.hands[seat] = [self._draw()]
            events.append(Event(self.ply, "drawn", {"seat": seat, "card": self.hands[seat][0]}, (seat,)))
        self.round += 1
        if self.round == ROUNDS:
            won = self.passed >= NEEDED
            self.outcome = Outcome((1.0 if won else -1.0,) * 3, "watch_held" if won else "watch_failed")
            return events
        return events + self._begin_round()

    def copy(self) -> CrewState:
        """An independent state."""
        twin = CrewState(self.seed, self.deck)
        twin.next, twin.task, twin.round, twin.passed = self.next, self.task, self.round, self.passed
        twin.hands, twin.committed = [list(hand) for hand in self.hands], list(self.committed)
        twin.owed, twin.steps, twin.outcome = list(self.owed), list(self.steps), self.outcome
        return twin

    def digest(self) -> str:
        """Fingerprint, secrets included."""
        whole = (
            self.deck,
            self.next,
            self.hands,
            self.committed,
            self.task,
            self.round,
            self.passed,
            self.owed,
            len(self.steps),
        )
        return hashlib.sha256(repr(whole).encode()).hexdigest()[:32]


class Crew:
    """The rules object."""

    spec = GameSpec("tiny_crew", "tiny", 3, 3, True, True, True, (VariantSpec("", ()),), "tiny_crew")

    def new(self, seed: int, variant: str = "", /, **options: Any) -> CrewState:
        return CrewState(seed)

    def check(self, state: CrewState, seat: int, action: str) -> None:
        state.check(seat, action)

    def random_action(self, state: CrewState, seat: int, rng: Rng) -> str:
        return rng.choice(next(d.options for d in state.decisions() if d.seat == seat) or ())

    def observe(self, state: CrewState, seat: int) -> CrewObservation:
        kind = dict(state.owed).get(seat, "")
        return CrewObservation(
            game="tiny_crew",
            variant="",
            seat=seat,
            ply=state.ply,
            turn=state.turn,
            to_act=tuple(owing for owing, _ in state.owed),
            kind=kind,
            legal=state.options(seat, kind) if kind else (),
            returns=state.outcome.returns if state.outcome else None,
            reason=state.outcome.reason if state.outcome else "",
            hand=tuple(sorted(state.hands[seat])) if seat >= 0 else (),
            task=state.task,
            played=tuple(card > 0 for card in state.committed),
            passed=state.passed,
            round=state.round,
            deck_left=len(state.deck) - state.next,
        )

    def reveal(self, state: CrewState) -> CrewObservation:
        """Everything: all hands in one."""
        import msgspec

        hands = tuple(card for hand in state.hands for card in sorted(hand))
        return msgspec.structs.replace(self.observe(state, -1), hand=hands)

    def information_state(self, state: CrewState, seat: int) -> InformationState:
        return information_of("tiny_crew", {}, seat, state.steps, state.start, self.observe(state, seat))

    def sample(self, information: InformationState, rng: Rng) -> CrewState:
        """A random deck, played over as it was seen, until one agrees: exact, since every deck is as likely as any other."""

        def guess() -> CrewState | None:
            return replayed(information, _dealt(information, rng), rng)

        return draw_until_agrees(
            information, guess, lambda s: self.information_state(s, information.seat), TRIES
        )


def _dealt(information: InformationState, rng: Rng) -> tuple[int, ...]:
    """A random deck in which the cards this seat has seen drawn come where they came."""
    seen = _positions(information)
    rest = list(CARDS)
    for card in seen.values():
        rest.remove(card)
    rng.shuffle(rest)
    return tuple(seen[place] if place in seen else rest.pop() for place in range(len(CARDS)))


def _positions(information: InformationState) -> dict[int, int]:
    """Deck positions whose card this seat has seen: tasks and its own draws."""
    found: dict[int, int] = {}
    sizes, place = [0, 0, 0], 0
    own = [event.facts["card"] for event in information.events if event.kind == "drawn"]
    for event in information.events:
        if event.kind == "task":
            for seat in range(3):
                for _ in range(2 - sizes[seat]):
                    if seat == information.seat:
                        found[place] = own.pop(0)
                    place += 1
            sizes = [2, 2, 2]
            found[place] = event.facts["card"]
            place += 1
        elif event.kind == "committed":
            sizes[event.facts["seat"]] -= 1
        elif event.kind == "swapped":
            if event.facts["seat"] == information.seat:
                found[place] = own.pop(0)
            place += 1
    return found


def replayed(information: InformationState, deck: tuple[int, ...], rng: Rng) -> CrewState | None:
    """The game as this seat saw it over this deck; commitments nobody has seen yet are drawn from the hands."""
    state, own = CrewState(0, deck), dict(information.actions)
    shown = [event.facts["cards"] for event in information.events if event.kind == "shown"]
    for event in information.events:
        seat = event.facts.get("seat", -1)
        if event.kind == "committed":
            known = shown[state.round][seat] if state.round < len(shown) else rng.choice(state.hands[seat])
            text = own.get(state.ply, f"play {known}") if seat == information.seat else f"play {known}"
        elif event.kind in ("helped", "kept", "swapped"):
            text = {"helped": f"help {event.facts.get('other')}", "kept": "keep", "swapped": "swap"}[
                event.kind
            ]
        else:
            continue
        try:
            state.step(seat, text)
        except IllegalActionError:
            return None
    return state


GAME = Crew()
