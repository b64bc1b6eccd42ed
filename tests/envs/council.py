"""Council: a game of a test's own, for one to four seats, which no room knows. It has every kind of decision that an environment meets.

Each round every seat votes in secret (1 to 3), any one seat may then veto or approve for all, and the lowest voter composes a motion
of six letters, too many to list. After two rounds the seat with the highest sum wins; a veto ends the game at once, cut short.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Self

from gonfalon.core.errors import IllegalActionError, NotYourTurnError
from gonfalon.core.events import Event
from gonfalon.core.game import (
    Decision,
    Encoding,
    Game,
    GameSetup,
    GameSpec,
    Option,
    Outcome,
    VariantSpec,
    decision_of,
)
from gonfalon.core.observation import ANY, InformationState, Observation
from gonfalon.core.rng import Rng

ROUNDS = 2


class CouncilObservation(Observation, frozen=True, kw_only=True):
    """sums: shown votes of each seat. own: the vote of this seat that is not shown yet, 0 for none."""

    sums: tuple[int, ...]
    own: int


class CouncilState:
    """Fulfils core.game.State."""

    def __init__(self, setup: GameSetup) -> None:
        self.setup, self.n_seats = setup, setup.n_seats
        self.ply, self.turn, self.stage = 0, 0, "vote"
        self.votes, self.sums = [0] * self.n_seats, [0] * self.n_seats
        self.motions: list[str] = []
        self.outcome: Outcome | None = None

    def decisions(self) -> tuple[Decision, ...]:
        if self.outcome:
            return ()
        identity = f"{self.turn} {self.stage}"
        if self.stage == "motion":
            speaker = self.votes.index(min(self.votes))
            return (Decision(speaker, "motion", None, identity, "motion"),)
        if self.stage == "vote":
            owing, owed_by, words = [s for s in range(self.n_seats) if not self.votes[s]], "each", "123"
        else:
            owing, owed_by, words = list(range(self.n_seats)), ANY, ("approve", "veto")
        options = tuple(Option(word) for word in words)
        return tuple(Decision(s, self.stage, options, identity, self.stage, owed_by=owed_by) for s in owing)

    def to_act(self) -> tuple[int, ...]:
        return tuple(decision.seat for decision in self.decisions())

    def check(self, seat: int, action: str) -> None:
        decision = decision_of(self, seat)
        if decision is None:
            raise NotYourTurnError(action, "wrong_turn")
        known = len(action) == 6 and set(action) <= set("abc")
        if action not in decision.actions if decision.actions is not None else not known:
            raise IllegalActionError(action, "illegal")

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        self.check(seat, action)
        if self.stage == "vote":
            self.votes[seat] = int(action)
            if all(self.votes):
                self.sums = [a + b for a, b in zip(self.sums, self.votes, strict=True)]
                self.stage = "veto"
        elif self.stage == "veto":
            self.stage = "motion"
            if action == "veto":
                self.outcome = Outcome((0.0,) * self.n_seats, "vetoed", truncated=True)
        else:
            self.motions.append(action)
            self.votes, self.stage, self.turn = [0] * self.n_seats, "vote", self.turn + 1
            if self.turn == ROUNDS:
                best = max(self.sums)
                self.outcome = Outcome(tuple(5.0 if one == best else -5.0 for one in self.sums), "counted")
        event = Event(self.ply, "answered", {"seat": seat})
        self.ply += 1
        return (event,)

    def copy(self) -> Self:
        twin = type(self)(self.setup)
        twin.__dict__ |= self.__dict__ | {"votes": list(self.votes), "motions": list(self.motions)}
        return twin

    def digest(self) -> str:
        return hashlib.sha256(repr((self.ply, self.votes, self.sums, self.motions)).encode()).hexdigest()


class Council(Game[CouncilState, CouncilObservation]):
    """The rules object."""

    spec = GameSpec(
        id="council",
        family="council",
        min_seats=1,
        max_seats=4,
        cooperative=False,
        chance=False,
        hidden=True,
        variants=(VariantSpec("plain", ()),),
        rules_page="",
        utility=(-5.0, 5.0),
    )

    def new(self, seed: int, setup: GameSetup | None = None) -> CouncilState:
        return CouncilState(setup or self.setup())

    def check(self, state: CouncilState, seat: int, action: str) -> None:
        state.check(seat, action)

    def random_action(self, state: CouncilState, seat: int, rng: Rng) -> str:
        decision = decision_of(state, seat)
        assert decision is not None
        if decision.actions:
            return "approve" if state.stage == "veto" else rng.choice(decision.actions)
        return "".join(rng.choices("abc", k=6))

    def observe(self, state: CouncilState, seat: int) -> CouncilObservation:
        return CouncilObservation(
            game="council",
            variant=state.setup.variant,
            seat=seat,
            ply=state.ply,
            turn=state.turn,
            to_act=state.to_act(),
            decision=decision_of(state, seat),
            sums=tuple(state.sums),
            own=state.votes[seat] if seat >= 0 else 0,
        )

    def information_state(self, state: CouncilState, seat: int) -> InformationState:
        return InformationState(
            game="council",
            setup=state.setup,
            seat=seat,
            actions=(),
            events=(),
            offered=(),
            observation=self.observe(state, seat),
        )

    def sample(self, information: InformationState, rng: Rng) -> CouncilState:
        raise NotImplementedError

    def reveal(self, state: CouncilState) -> CouncilObservation:
        raise NotImplementedError

    def encoding(self, setup: GameSetup) -> Encoding:
        return Encoding(setup.n_seats + 1, 6)

    def encode(self, setup: GameSetup, observation: Observation) -> Sequence[float]:
        assert isinstance(observation, CouncilObservation)
        return [total / 10 for total in observation.sums] + [observation.own / 10]


GAME = Council()
