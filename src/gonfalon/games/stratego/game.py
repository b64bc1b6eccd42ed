"""Stratego as a core.Game: Battle, Duel, the classic with its tournament rules, Barrage, Ultimate, and any user's ruleset."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gonfalon.core.arguments import require_seat, require_seed
from gonfalon.core.errors import NotYourTurnError
from gonfalon.core.game import (
    OPPONENTS,
    SPECTATOR,
    BoxSpec,
    Encoding,
    Game,
    GameSetup,
    GameSpec,
    TextReading,
    Value,
    VariantSpec,
    decision_of,
)
from gonfalon.core.observation import InformationState, Observation
from gonfalon.core.rng import Rng

from . import army_text, compiling, deployment, encode, information, ruleset, warm
from .observation import StrategoObservation
from .observe import BOTH, observe
from .options import with_defaults
from .rules import Rules, rules_for
from .sample import sample
from .snapshot import StrategoSnapshots
from .state import StrategoState


class Stratego(StrategoSnapshots, Game[StrategoState, StrategoObservation]):
    """The rules object of the family: one for each game, which is a list of rulesets with a rules page."""

    def __init__(self, game: str, rules_page: str, seat_names: tuple[str, str]) -> None:
        every = (ruleset.shipped(name) for name in ruleset.shipped_ids())
        shipped = sorted((r for r in every if r.game == game), key=lambda r: r.order)
        self.spec = GameSpec(
            id=game,
            family="stratego",
            min_seats=2,
            max_seats=2,
            cooperative=False,
            chance=False,
            hidden=True,
            variants=tuple(
                VariantSpec(r.id, with_defaults(r.options), ruleset.presets_for(r), r.box or BoxSpec())
                for r in shipped
            ),
            rules_page=rules_page,
            seat_names=seat_names,
            presets=ruleset.presets(),
            table_actions=OPPONENTS,
            table_sections={
                "resign": "STRAT-8.8",
                "draw": "STRAT-8.9",
                "unready": "STRAT-3.1",
                "claim": "STRAT-8.10",
            },
        )

    def can_win(self, state: StrategoState, seat: int) -> bool:
        """Has this seat a mobile piece left? Without one it can only lose or draw (STRAT-8.13)."""
        return state.can_win(seat)

    def complete_options(self, variant: str, preset: str, options: dict[str, Value]) -> dict[str, Value]:
        """The options of a shipped ruleset or of a user's file. Raises RulesetError for an unknown preset or option, or a bad file."""
        return dict(rules_for(variant, options, preset).options)

    def read_text(self, setup: GameSetup, seat: int, text: str) -> TextReading:
        """The deployment that a set-up as people have it stands for (STRAT-3.7). Raises FaultyActionError (STRAT-3.3)."""
        require_seat(seat, setup.n_seats)
        found = army_text.read(rules_for(setup.variant, setup.options).ruleset, seat, text)
        action = deployment.PREFIX + found.letters
        return TextReading(action, left_out=found.left_out, guessed=found.guessed)

    def new(self, seed: int, setup: GameSetup | None = None) -> StrategoState:
        """A state before deployment. Raises RulesetError for a bad file."""
        setup = self.settled(seed, setup)
        compiling.compile_apart(compiling.RULES)
        return StrategoState(rules_for(setup.variant, setup.options), seed)

    def new_of_ruleset(self, seed: int, text: str, variant: str) -> StrategoState:
        """A state before deployment under a ruleset given as text. Raises RulesetError."""
        require_seed(seed)
        read = ruleset.loads(text, variant)
        compiling.compile_apart(compiling.RULES)
        return StrategoState(Rules(variant, read, ruleset.full_options(read)), seed)

    def check(self, state: StrategoState, seat: int, action: str) -> None:
        """Raise what `step` would raise, or return."""
        state.check(seat, action)

    def random_action(self, state: StrategoState, seat: int, rng: Rng) -> str:
        """A legal action: uniform over moves and rescues, a random deployment."""
        decision = decision_of(state, seat)
        if decision is None:
            raise NotYourTurnError("", "wrong_turn", "STRAT-4.1")
        if decision.options is None:
            return deployment.PREFIX + deployment.random_letters(state.rules.ruleset, seat, rng)
        return rng.choice(decision.options).action

    def observe(self, state: StrategoState, seat: int) -> StrategoObservation:
        """What `seat` or SPECTATOR may know now."""
        require_seat(seat, state.n_seats, spectator=True)
        return observe(state, seat)

    def observe_open(self, state: StrategoState, seat: int) -> StrategoObservation:
        """What `seat` would know if all pieces lay open."""
        require_seat(seat, state.n_seats)
        return observe(state, seat, BOTH)

    def information_state(self, state: StrategoState, seat: int) -> InformationState:
        """Everything `seat` has seen since the start."""
        require_seat(seat, state.n_seats, spectator=True)
        return information.information_state(state, seat)

    def sample(self, information: InformationState, rng: Rng) -> StrategoState:
        """A state that agrees with what the seat has seen."""
        return sample(information, rng)

    def reveal(self, state: StrategoState) -> StrategoObservation:
        """Everything; for games that are over."""
        return observe(state, SPECTATOR, BOTH)

    def observe_shared(self, state: StrategoState, seats: Collection[int]) -> StrategoObservation:
        """The pieces of these seats, and what the others have shown in play; the end opens no army here."""
        return observe(state, SPECTATOR, seats)

    def rules_digest(self, variant: str) -> str:
        """Fingerprint of a ruleset, for records."""
        return ruleset.load(variant).digest()

    def warm(self) -> None:
        """Compile and cache the kernels by playing a few short games of every kind of decision."""
        warm.play_short_games(self)

    def encoding(self, setup: GameSetup) -> Encoding:
        """Sizes of `encode`, and of the longest list of legal actions."""
        return encode.encoding(rules_for(setup.variant, setup.options))

    def encode(self, setup: GameSetup, observation: Observation) -> Sequence[float]:
        """Piece planes of what this seat knows, turned to its side (encode.py)."""
        assert isinstance(observation, StrategoObservation)
        return encode.encode(rules_for(setup.variant, setup.options), observation)


GAME = Stratego("stratego", "stratego", ("red", "blue"))
