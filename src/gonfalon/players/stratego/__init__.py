"""Players for the Stratego family. Each is loaded when it is first asked for: the search brings compiled code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

import msgspec

from gonfalon import games
from gonfalon.core.errors import GonfalonError
from gonfalon.core.events import Event
from gonfalon.core.game import AnyGame, GameSetup
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng, stream

from ..coaching import Coach, Effort
from ..external import Program
from ..family import Belief, Player, PlayerFamily, Remark
from ..hints import Hint
from .compiling import compile_apart

UCC_VARIANT, UCC_PRESET = "battle", "ucc"
UCC_FREE = ("ply_cap", "quiet_draw")
"""Options that a UCC program need not know: they only end the game sooner."""
WARM_VARIANTS = (("stratego", "battle"), ("middle_earth", "me-ring"))
"""A game without powers and one with all of them: each compiles its own part of the search."""
WARM_PLIES, WARM_NODES = 12, 5_000
"""Nodes: enough for a few boards to be played on, or the playouts would not be compiled (search/playout_values.py)."""


def _rule_based(seed: int) -> Player:
    from .opponents.rule_based import RuleBasedPlayer

    return RuleBasedPlayer(seed)


def _beginner(name: str) -> Callable[[int], Player]:
    """What makes the step of this name below the first level, or the model of a newcomer."""

    def made(seed: int) -> Player:
        from .opponents.beginner import NEWCOMER, STEPS, BeginnerPlayer

        return BeginnerPlayer(seed, STEPS.get(name, NEWCOMER))

    return made


def _partner(name: str) -> Callable[[int], Player]:
    """What makes the sparring partner of this name."""

    def made(seed: int) -> Player:
        from gonfalon.games.stratego import compiling

        compiling.compile_apart(f"{__name__}.expectimax", Path(__file__).parent / "expectimax")
        from .opponents.partner import STYLES, PartnerPlayer

        return PartnerPlayer(seed, STYLES[name])

    return made


def _ucc(command: str, seconds: float) -> Program:
    from .ucc_program import UccProgram

    return UccProgram(command, seconds)


class StrategoPlayers(PlayerFamily):
    """Three steps for beginners, seven levels, a rule-based baseline (docs/rules/stratego.md, section 13) and three sparring partners
    (docs/tried/stratego.md).

    The baseline, the partners and the model of a newcomer no longer change. Programs that speak UCC play as well.
    """

    levels = (1, 2, 3, 4, 5, 6, 7)
    steps = ("first_game", "first_week", "first_month")
    tells_hints = True
    coaches = True
    thinking_ms: ClassVar = {4: 150, 5: 250, 6: 400, 7: 1000}
    named: ClassVar = {
        "rule_based": _rule_based,
        **{name: _partner(name) for name in ("hunter", "miser", "prober")},
        "newcomer": _beginner("newcomer"),
        **{name: _beginner(name) for name in steps},
    }
    former_names: ClassVar = {"thumb": "rule_based"}
    programs: ClassVar = {"ucc": _ucc}

    def make(self, level: int, seed: int, ms: float | None, nodes: int | None) -> Player:
        """A searching player."""
        compile_apart()
        from .search.player import SearchPlayer
        from .settings import settings_of

        return SearchPlayer(seed, settings_of(level, ms, nodes))

    def check_program(self, protocol: str, game: str, setup: GameSetup) -> None:
        """The UCC protocol knows one game: Battle under the preset `ucc`. Raises GonfalonError."""
        rules, battle = games.get(game), games.get("stratego")
        plays = f"a {protocol}: program plays only --ruleset {UCC_VARIANT} --preset {UCC_PRESET}"
        if rules.rules_digest(setup.variant) != battle.rules_digest(UCC_VARIANT):
            raise GonfalonError(plays)
        for name, value in battle.spec.presets[UCC_PRESET].items():
            if setup.options.get(name, value) != value and name not in UCC_FREE:
                raise GonfalonError(f"{plays}; option {name} is {setup.options[name]}")

    def beliefs(self, information: InformationState, level: int | None) -> tuple[Belief, ...]:
        """Every enemy piece on the board."""
        compile_apart()
        from .hints.readings import beliefs

        return beliefs(information, level)

    def hint(self, information: InformationState, effort: Effort = "deep") -> Hint | None:
        """From the search of the highest level; a deployment during set-up."""
        compile_apart()
        from .hints.analysis import hint_of, quick_hint_of

        return quick_hint_of(information) if effort == "quick" else hint_of(information)

    def coach(self) -> Coach:
        """By a search of the highest level."""
        from .coach.coach import COACH

        return COACH

    def random_action(self, game: str, setup: GameSetup, seat: int, rng: Rng) -> str:
        """A believable deployment, the flag in no long mover's first reach."""
        from .deploy.people import sheltered

        rules = games.get(game)
        return sheltered(rules.observe(rules.new(0, setup), seat), rng)  # pyright: ignore[reportArgumentType]

    def complete(self, game: str, setup: GameSetup, seat: int, begun: str, rng: Rng) -> str:
        """`random_action` around the pieces that stand: begun is a deployment with "." where nothing is decided."""
        from gonfalon.games.stratego.deployment import check_begun
        from gonfalon.games.stratego.rules import rules_for

        from .deploy.people import sheltered

        rules = games.get(game)
        letters = check_begun(rules_for(setup.variant, setup.options).ruleset, seat, begun)
        return sheltered(rules.observe(rules.new(0, setup), seat), rng, letters)  # pyright: ignore[reportArgumentType]

    def propose(self, game: str, setup: GameSetup, seat: int, wish: dict[str, str], rng: Rng) -> str:
        """A deployment as people make them. wish: its style, one of `deploy.styles.STYLES`."""
        from gonfalon.games.stratego.rules import rules_for

        from .deploy.styles import styled

        rules, ruleset = games.get(game), rules_for(setup.variant, setup.options).ruleset
        seen = rules.observe(rules.new(0, setup), seat)
        return styled(seen, ruleset, wish.get("style", ""), rng)  # pyright: ignore[reportArgumentType]

    def remarks(self, game: str, setup: GameSetup, seat: int, action: str) -> tuple[Remark, ...]:
        """The notes on a deployment."""
        from gonfalon.games.stratego.rules import rules_for

        from .deploy.notes import notes_of

        rules = rules_for(setup.variant, setup.options)
        in_force = msgspec.structs.replace(rules.ruleset, options=rules.options)
        return notes_of(in_force, seat, action.removeprefix("deploy "))

    def breach(self, game: str, setup: GameSetup, seat: int, events: Sequence[Event]) -> str:
        """The square of the seat's zone on which an enemy stands after a fight."""
        from gonfalon.games.stratego.rules import rules_for

        zone = rules_for(setup.variant, setup.options).ruleset.zones[seat]
        fights = (event.facts for event in events if event.kind == "combat" and event.facts["seat"] != seat)
        won = (facts["target"] for facts in fights if facts["result"] == "attacker")
        return next((target for target in won if target in zone), "")

    def warm(self) -> None:
        """One move of the highest level and one of a sparring partner, without powers and with them."""
        compile_apart()
        for game, variant in WARM_VARIANTS:
            _think_once(self, games.get(game), variant)


def _think_once(family: PlayerFamily, rules: AnyGame, variant: str) -> None:
    state, rng = rules.new(1, rules.setup(variant)), stream(1, "warm")
    for _ in range(WARM_PLIES):
        seat = state.to_act()[0]
        state.step(seat, rules.random_action(state, seat, rng))
    information = rules.information_state(state, state.to_act()[0])
    for player in (family.make(family.levels[-1], 1, None, WARM_NODES), _partner("hunter")(1)):
        player.act(information)
    from .search.root import call_rare_kernels

    call_rare_kernels(information)


FAMILY = StrategoPlayers()
