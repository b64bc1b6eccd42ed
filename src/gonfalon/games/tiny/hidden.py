"""Outpost: two seats, three hidden pieces each on a board of 3 x 3 (docs/rules/tiny_hidden.md)."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, Self

from msgspec.structs import replace

from gonfalon.core.arguments import require_action, require_seat
from gonfalon.core.errors import (
    FaultyActionError,
    GameOverError,
    GonfalonError,
    IllegalActionError,
    NotYourTurnError,
)
from gonfalon.core.events import Event
from gonfalon.core.game import (
    OPPONENTS,
    BringSpec,
    Encoding,
    Game,
    GameSpec,
    OptionSpec,
    Outcome,
    VariantSpec,
    decision_of,
)
from gonfalon.core.observation import Decision, GameSetup, InformationState, Observation, Option
from gonfalon.core.rng import Rng

from .hidden_rows import PIECES, ROWS, army_faults, army_of, beside, name, row_faults, square
from .history import Step, fingerprint, information_of, public_fields

DEPLOY, MOVE = "deploy", "move"
SECTIONS = {DEPLOY: "TINYH-2", MOVE: "TINYH-3"}
OPTIONS = (
    OptionSpec("ambush", "bool", False, "TINYH-4", group="combat", first=True),
    OptionSpec("survivor", "choice", "open", "TINYH-4", ("open", "covered"), group="combat"),
    OptionSpec("move_cap", "int", 30, "TINYH-5", low=0, high=100, group="end"),
    OptionSpec("count_soldiers", "bool", False, "TINYH-5", group="end", needs=("move_cap",)),
)


class Piece(NamedTuple):
    """letter: of PIECES. shown: the other seat knows it."""

    owner: int
    letter: str
    shown: bool


class OutpostObservation(Observation, frozen=True, kw_only=True):
    """What a seat sees.

    board: three rows of three cells, row 1 first; "" empty, "0K" the keep of seat 0, "1x" a piece of seat 1 that is hidden from
    this seat. armies: of each seat, "" where this seat does not know it. moves_left: before the game is cut short, 0 without limit.
    """

    board: tuple[tuple[str, ...], ...]
    armies: tuple[str, ...]
    moves_left: int


class OutpostState:
    """Fulfils core.game.State. No chance: the setup settles everything."""

    n_seats = 2

    def __init__(self, setup: GameSetup) -> None:
        self.setup = setup
        self.armies = tuple(army_of(text) for text in setup.brought or ("", ""))
        self.deployed = [False, False]
        self.board: list[Piece | None] = [None] * 9
        self.player = self.turn = 0
        self.start: tuple[Event, ...] = ()
        self.steps: list[Step] = []
        self.outcome: Outcome | None = None

    @property
    def ply(self) -> int:
        return len(self.steps)

    # ---- what is owed --------------------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        if self.outcome:
            return ()
        return tuple(seat for seat in range(2) if not self.deployed[seat]) or (self.player,)

    def decisions(self) -> tuple[Decision, ...]:
        """TINYH-2: both deploy at once, too many rows to list; then one move at a time."""
        if self.outcome is None and all(self.deployed):
            turn: dict[str, str | int] = {"turn": self.turn + 1}
            return (Decision(self.player, MOVE, self.moves(), f"move-{self.turn}", "outpost_move", turn),)
        return tuple(
            Decision(
                seat,
                DEPLOY,
                options=None,
                id="deploy",
                prompt="outpost_deploy",
                facts={"army": self.armies[seat], "row": 1 + 2 * seat},
                setting_up=True,
                revocable=True,
            )
            for seat in self.to_act()
        )

    def moves(self) -> tuple[Option, ...]:
        """TINYH-3: one step of a soldier onto a free or enemy square."""
        return tuple(
            Option(f"{name(source)}-{name(target)}", {"source": name(source), "target": name(target)})
            for source, piece in enumerate(self.board)
            if piece and piece.owner == self.player and piece.letter != "K"
            for target in beside(source)
            if (there := self.board[target]) is None or there.owner != self.player
        )

    def check(self, seat: int, action: str) -> Decision:
        """The decision that an action answers. Raises what speaks against it, in words that tell nothing hidden."""
        require_action(seat, action)
        if self.outcome:
            raise GameOverError(action, "game_over", "TINYH-5")
        decision = decision_of(self, seat)
        if decision is None:
            raise NotYourTurnError(action, "wrong_turn", "TINYH-3")
        word, _, row = action.partition(" ")
        if decision.kind == DEPLOY and word == DEPLOY:
            if faults := row_faults(row, self.armies[seat]):
                raise FaultyActionError(action, faults, "TINYH-2")
        elif action not in (decision.actions or ()):
            raise IllegalActionError(action, "not_offered", SECTIONS[decision.kind])
        return decision

    # ---- what happens --------------------------------------------------------------------------------------------

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        """Take an action. Raises IllegalActionError."""
        offered = fingerprint(self.check(seat, action))
        events = (self._move(action) if all(self.deployed) else self._deploy(seat, action[-3:]),)
        self.steps.append(Step(seat, action, events, offered))
        return events

    def _deploy(self, seat: int, row: str) -> Event:
        """TINYH-2: seat 0 fills row 1, seat 1 row 3."""
        self.board[seat * 6 : seat * 6 + 3] = [Piece(seat, letter, False) for letter in row]
        self.deployed[seat] = True
        if all(self.deployed):
            self._stop_if_over()
        return Event(self.ply, "deployed", {"seat": seat}, cause=DEPLOY)

    def _move(self, action: str) -> Event:
        """TINYH-3, TINYH-4: a step, or an attack that shows both pieces."""
        source, target = square(action[:2]), square(action[3:])
        own, there = self.board[source], self.board[target]
        assert own is not None
        facts: dict[str, Any] = {"seat": own.owner, "source": action[:2], "target": action[3:]}
        self.board[source], self.board[target] = None, own
        if there:
            facts |= {"attacker": own.letter, "defender": there.letter}
            winner = self._winner(own, there)
            self.board[target] = winner and winner._replace(shown=self.setup.options["survivor"] == "open")
            if there.letter == "K":
                self._end(own.owner, "keep_taken")
        self.turn, self.player = self.turn + 1, 1 - self.player
        self._stop_if_over()
        return Event(self.ply, "fought" if there else "stepped", facts, cause=MOVE)

    def _winner(self, attacker: Piece, defender: Piece) -> Piece | None:
        """TINYH-4: the keep falls to anybody, equals both go, the higher stays (or, in an ambush, the attacker)."""
        if attacker.letter == defender.letter:
            return None
        if defender.letter == "K" or attacker.letter > defender.letter or self.setup.options["ambush"]:
            return attacker
        return defender

    def _stop_if_over(self) -> None:
        """TINYH-5: no move for the seat whose turn it is, or the longest game."""
        cap = self.setup.options["move_cap"]
        if self.outcome is None and not self.moves():
            self._end(1 - self.player, "no_move_left")
        elif self.outcome is None and cap and self.turn >= int(cap):
            soldiers = [sum(bool(p) and p.owner == seat for p in self.board) for seat in range(2)]
            if self.setup.options["count_soldiers"] and soldiers[0] != soldiers[1]:
                self._end(int(soldiers[1] > soldiers[0]), "more_soldiers")
            else:
                self.outcome = Outcome((0.0, 0.0), "move_cap", truncated=True)

    def _end(self, winner: int, reason: str) -> None:
        self.outcome = Outcome((1.0, -1.0) if winner == 0 else (-1.0, 1.0), reason)

    def copy(self) -> Self:
        """An independent state."""
        twin = copy.copy(self)
        twin.deployed, twin.board, twin.steps = list(self.deployed), list(self.board), list(self.steps)
        return twin

    def digest(self) -> str:
        """Fingerprint, secrets included."""
        whole = (self.setup, self.deployed, self.board, self.turn, self.outcome, self.steps)
        return hashlib.sha256(repr(whole).encode()).hexdigest()[:32]


# ---- the rules object ------------------------------------------------------------------------------------------------


class Outpost(Game[OutpostState, OutpostObservation]):
    """Opponents, hidden pieces, a secret army brought along, a deployment too large to list."""

    spec = GameSpec(
        id="tiny_hidden",
        family="tiny",
        min_seats=2,
        max_seats=2,
        cooperative=False,
        chance=False,
        hidden=True,
        variants=(VariantSpec("outpost", OPTIONS, presets=("raid",)),),
        rules_page="tiny_hidden",
        seat_names=("seat-south", "seat-north"),
        presets={"raid": {"ambush": True, "move_cap": 12, "count_soldiers": True}},
        table_actions=OPPONENTS,
        brings=BringSpec("army", "TINYH-6", open=False, example="K22"),
    )

    def check_brought(self, setup: GameSetup, seat: int, text: str) -> None:
        if text and (faults := army_faults(text)):
            raise FaultyActionError(text, faults, "TINYH-6")

    def new(self, seed: int, setup: GameSetup | None = None) -> OutpostState:
        return OutpostState(self.settled(seed, setup))

    def check(self, state: OutpostState, seat: int, action: str) -> None:
        state.check(seat, action)

    def random_action(self, state: OutpostState, seat: int, rng: Rng) -> str:
        decision = decision_of(state, seat)
        if decision is None:
            raise NotYourTurnError("", "wrong_turn", "TINYH-3")
        if decision.actions:
            return rng.choice(decision.actions)
        return f"{DEPLOY} {''.join(rng.sample(state.armies[seat], 3))}"

    def observe(self, state: OutpostState, seat: int) -> OutpostObservation:
        require_seat(seat, state.n_seats, spectator=True)
        return self._observation(state, seat, {seat} if state.setup.brought else {0, 1}, {seat})

    def reveal(self, state: OutpostState) -> OutpostObservation:
        return self._observation(state, -1, {0, 1}, {0, 1})

    def observe_shared(self, state: OutpostState, seats: Collection[int]) -> OutpostObservation:
        own = set(seats)
        return self._observation(state, -1, own if state.setup.brought else {0, 1}, own)

    def _observation(
        self, state: OutpostState, seat: int, armies: set[int], pieces: set[int]
    ) -> OutpostObservation:
        """An allow-list. armies, pieces: the seats whose army and whose pieces on the board may be told."""
        cells = [
            f"{p.owner}{p.letter if p.shown or p.owner in pieces else 'x'}" if p else "" for p in state.board
        ]
        return OutpostObservation(
            **public_fields(self, state, seat),
            board=tuple(tuple(cells[row : row + 3]) for row in (0, 3, 6)),
            armies=tuple(army if owner in armies else "" for owner, army in enumerate(state.armies)),
            moves_left=max(0, int(state.setup.options["move_cap"]) - state.turn),
        )

    def information_state(self, state: OutpostState, seat: int) -> InformationState:
        return information_of(self, state, seat)

    def sample(self, information: InformationState, rng: Rng) -> OutpostState:
        """Exact: every row the enemy may have is tried in random order; the first that would have looked the same is uniform
        among them."""
        for row in rng.sample(ROWS, len(ROWS)):
            state = replayed(information, row)
            if state and self.information_state(state, information.seat) == information:
                return state
        raise GonfalonError("no state found that agrees with what this seat has seen")

    def encoding(self, setup: GameSetup) -> Encoding:
        """Nine cells of four numbers, two armies of two, and four more. Two soldiers have eight steps at most."""
        return Encoding(length=9 * 4 + 2 * 2 + 4, n_options=8)

    def encode(self, setup: GameSetup, observation: Observation) -> Sequence[float]:
        """Seen from the own side: a cell is whose (1 own, -1 enemy), keep, 1, 2; an army is how many 1 and 2."""
        assert isinstance(observation, OutpostObservation)
        own = max(observation.seat, 0)
        rows = observation.board if own == 0 else tuple(reversed(observation.board))
        numbers: list[float] = []
        for cell in (cell for row in rows for cell in row):
            owner = (1 if cell[0] == str(own) else -1) if cell else 0
            numbers += [owner, *(cell[1:] == letter for letter in PIECES)]
        for army in (observation.armies[own], observation.armies[1 - own]):
            numbers += [army.count("1") / 2, army.count("2") / 2]
        left = min(1.0, observation.moves_left / 100)
        numbers += [left, own, observation.kind == DEPLOY, observation.kind == MOVE]
        return [float(number) for number in numbers]


def replayed(information: InformationState, enemy: str) -> OutpostState | None:
    """The game as this seat saw it against a certain enemy row; None if it cannot have gone that way."""
    setup, own = information.setup, dict(information.actions)
    if setup.brought:
        brought = [army_of(enemy), army_of(enemy)]
        brought[information.seat] = setup.brought[information.seat]
        setup = replace(setup, brought=tuple(brought))
    state = OutpostState(setup)
    for event in information.events:
        facts = event.facts
        text = f"{DEPLOY} {enemy}" if event.cause == DEPLOY else f"{facts['source']}-{facts['target']}"
        try:
            state.step(facts["seat"], own.get(state.ply, text))
        except IllegalActionError:
            return None
    return state


GAME = Outpost()
