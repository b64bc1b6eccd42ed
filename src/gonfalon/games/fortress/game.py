"""Stratego Fortress as a core.Game: introduction game, main game, two fortresses, and any user's ruleset."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from gonfalon.core.arguments import require_seat
from gonfalon.core.errors import FaultyActionError, NotYourTurnError, RulesetError
from gonfalon.core.game import (
    OPPONENTS,
    SPECTATOR,
    BoxSpec,
    BringSpec,
    Encoding,
    Game,
    GameSetup,
    GameSpec,
    Value,
    VariantSpec,
    checked_value,
)
from gonfalon.core.observation import InformationState, Observation
from gonfalon.core.rng import Rng, stream

from . import encode, ruleset
from .generator import GRADES, made_for_seat, make_fortress
from .grading import grade_of, turns_to_flag
from .maze import Maze, read, text_of
from .maze_sampler import random_maze
from .notes import is_trapped
from .observation import FortressObservation
from .reach import faults_of
from .requests import offer, offer_pieces
from .rules import EDITION, Rules, rules_for
from .sample import sample
from .snapshot import FortressSnapshots
from .state import FortressState
from .view import information_state, observe, observe_each
from .words import BUILD, CHALLENGE, SACRIFICE, SWAP

FREE_ACTS = 8
"""On average one random act in so many may be a swap, or the sacrifice of a trapped piece."""


class Fortress(FortressSnapshots, Game[FortressState, FortressObservation]):
    """Each seat builds a maze and explores the other's."""

    spec = GameSpec(
        id="fortress",
        family="fortress",
        min_seats=2,
        max_seats=2,
        cooperative=False,
        chance=True,
        hidden=True,
        variants=tuple(
            VariantSpec(name, rules.option_specs(), box=BoxSpec("front", n_pieces=len(rules.pieces)))
            for name, rules in ((name, ruleset.load(name)) for name in ruleset.shipped_ids())
        ),
        rules_page="fortress",
        seat_names=("seat-red", "seat-blue"),
        table_actions=OPPONENTS,
        table_sections={"resign": "FORT-9.3", "draw": "FORT-9.3", "unready": "FORT-3.1", "claim": "FORT-9.3"},
        brings=BringSpec("fortress", "FORT-3.10", open=False, example="medium"),
        edition=EDITION,
    )

    def complete_options(self, variant: str, preset: str, options: dict[str, Value]) -> dict[str, Value]:
        """The options of a shipped ruleset or of a user's file. Raises RulesetError."""
        if not variant.endswith(".toml"):
            return super().complete_options(variant, preset, options)
        if preset:
            raise RulesetError(f"no preset {preset[:80]!r}; known: none")
        specs = ruleset.load(variant).option_specs()
        unknown = [name for name in options if name not in {option.name for option in specs}]
        if unknown:
            raise RulesetError(f"unknown option {unknown[0][:80]!r}")
        return {o.name: checked_value(o, options.get(o.name, o.default)) for o in specs}

    def check_brought(self, setup: GameSetup, seat: int, text: str) -> None:
        """Check a fortress, or the name of a grade to generate (FORT-3.10). Raises FaultyActionError."""
        if text and text not in GRADES:
            _, faults = faults_of(rules_for(setup.variant, setup.options, setup.edition), text)
            if faults:
                raise FaultyActionError(text, faults, "FORT-3.9")

    def write_out(self, setup: GameSetup, seat: int, text: str, rng: Rng) -> str:
        """The text itself; for the name of a grade a generated fortress of that grade (FORT-3.10)."""
        if text not in GRADES:
            return text
        rules = rules_for(setup.variant, setup.options, setup.edition)
        return text_of(rules, make_fortress(rules, rng, text))

    def appraise(self, setup: GameSetup, seat: int, text: str) -> dict[str, Value]:
        """How hard a legal fortress is. turns: those that the explorer of grading.py needs to its flag. grade: 1 (easy) to 5 (hard)."""
        if text in GRADES:
            return {}
        rules = rules_for(setup.variant, setup.options, setup.edition)
        turns = turns_to_flag(rules, read(rules, text)[0])
        return {"turns": turns, "grade": grade_of(rules, turns)}

    def rules_digest(self, variant: str) -> str:
        return ruleset.load(variant).digest()

    def new(self, seed: int, setup: GameSetup | None = None) -> FortressState:
        """A fresh state; the seed decides who begins and generates fortresses that are brought as a grade."""
        setup = self.settled(seed, setup)
        rules = rules_for(setup.variant, setup.options, setup.edition)
        lot = stream(seed, "first").randrange(2)
        first = {"red": 0, "blue": 1}.get(str(setup.options["first"]), lot)
        brought = setup.brought or ("", "")
        mazes = [_brought_maze(rules, seed, seat, text) for seat, text in enumerate(brought)]
        return FortressState(rules, setup, first, mazes)

    def check(self, state: FortressState, seat: int, action: str) -> None:
        state.check(seat, action)

    def random_action(self, state: FortressState, seat: int, rng: Rng) -> str:
        """A legal action: a fortress (uniform over all legal ones), a piece, or a move; at times a swap, or a sacrifice when trapped."""
        rules = state.rules
        if seat not in state.to_act():
            raise NotYourTurnError("", "wrong_turn", "FORT-4.4")
        if None in state.mazes:
            return f"{BUILD} {text_of(rules, random_maze(rules, rng))}"
        notes = state.notes[seat]
        if notes.piece < 0:
            return rng.choice(offer_pieces(rules, notes.unused, notes.due).options).action
        actions = [option.action for option in offer(rules, notes).options]
        barred = [SACRIFICE, CHALLENGE]
        if rng.randrange(FREE_ACTS):
            barred.append(SWAP)
        elif is_trapped(rules, notes):
            return rng.choice([action for action in actions if action.startswith(SACRIFICE)])
        return rng.choice([action for action in actions if action.split(" ")[0] not in barred])

    def observe(self, state: FortressState, seat: int) -> FortressObservation:
        require_seat(seat, state.n_seats, spectator=True)
        return observe(state, seat, (seat,))

    def observe_open(self, state: FortressState, seat: int) -> FortressObservation:
        """The same with both fortresses, as far as they are built."""
        require_seat(seat, state.n_seats, spectator=True)
        return observe(state, seat, range(state.n_seats))

    def observe_each(self, state: FortressState, seats: Collection[int]) -> Mapping[int, FortressObservation]:
        for seat in seats:
            require_seat(seat, state.n_seats, spectator=True)
        return observe_each(state, seats)

    def information_state(self, state: FortressState, seat: int) -> InformationState:
        return information_state(state, seat, self.observe(state, seat), self.seen_setup(state.setup, seat))

    def sample(self, information: InformationState, rng: Rng) -> FortressState:
        return sample(information, rng)

    def reveal(self, state: FortressState) -> FortressObservation:
        return observe(state, SPECTATOR, (0, 1))

    def observe_shared(self, state: FortressState, seats: Collection[int]) -> FortressObservation:
        return observe(state, SPECTATOR, seats)

    def encoding(self, setup: GameSetup) -> Encoding:
        return encode.encoding(rules_for(setup.variant, setup.options, setup.edition))

    def encode(self, setup: GameSetup, observation: Observation) -> Sequence[float]:
        assert isinstance(observation, FortressObservation)
        return encode.encode(rules_for(setup.variant, setup.options, setup.edition), observation)


def _brought_maze(rules: Rules, seed: int, seat: int, text: str) -> Maze | None:
    """The fortress that a seat brings, None if it brings none."""
    if not text:
        return None
    return made_for_seat(rules, seed, seat, text) if text in GRADES else read(rules, text)[0]


GAME = Fortress()
