"""Stratego as a core.Game: Battle, Duel, the classic with its tournament rules, Barrage, Ultimate, and any user's ruleset."""

from __future__ import annotations

from typing import Any

from gonfalon.core.game import SPECTATOR, GameSpec, VariantSpec
from gonfalon.core.observation import InformationState, Observation
from gonfalon.core.rng import Rng

from . import deployment, information, ruleset
from .observe import EVERYTHING, observe
from .options import with_defaults
from .rules import rules_for
from .sample import sample
from .state import StrategoState


class Stratego:
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
                VariantSpec(r.id, with_defaults(r.options), ruleset.presets_for(r)) for r in shipped
            ),
            rules_page=rules_page,
            seat_names=seat_names,
            presets=ruleset.presets(),
        )

    def new(self, seed: int, variant: str = "", /, preset: str = "", **options: Any) -> StrategoState:
        """A state before deployment. Raises RulesetError for an unknown variant, preset, option or a bad file."""
        return StrategoState(rules_for(variant or self.spec.variants[0].id, options, preset), seed)

    def check(self, state: StrategoState, seat: int, action: str) -> None:
        """Raise what `step` would raise, or return."""
        state.check(seat, action)

    def random_action(self, state: StrategoState, seat: int, rng: Rng) -> str:
        """A legal action: uniform over moves and rescues, a random deployment."""
        decision = next(d for d in state.decisions() if d.seat == seat)
        if decision.options is None:
            return deployment.PREFIX + deployment.random_letters(state.rules.ruleset, seat, rng)
        return rng.choice(decision.options)

    def observe(self, state: StrategoState, seat: int) -> Observation:
        """What `seat` or SPECTATOR may know now."""
        if seat not in (0, 1, SPECTATOR):
            raise ValueError(f"seat {seat} is not 0, 1 or SPECTATOR")
        return observe(state, seat)

    def information_state(self, state: StrategoState, seat: int) -> InformationState:
        """Everything `seat` has seen since the start."""
        return information.information_state(state, seat)

    def sample(self, information: InformationState, rng: Rng) -> StrategoState:
        """A state that agrees with what the seat has seen."""
        return sample(information, rng)

    def reveal(self, state: StrategoState) -> Observation:
        """Everything; for games that are over."""
        return observe(state, EVERYTHING)

    def rules_digest(self, variant: str) -> str:
        """Fingerprint of a ruleset, for records."""
        return ruleset.load(variant).digest()


GAME = Stratego("stratego", "stratego", ("red", "blue"))
