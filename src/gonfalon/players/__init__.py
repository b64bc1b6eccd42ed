"""Computer players: each answers a decision from what its seat may know."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from gonfalon import games
from gonfalon.core.errors import GonfalonError
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream


class Player(Protocol):
    """Answers decisions. It is handed its information state and nothing else."""

    def act(self, information: InformationState) -> str:
        """A legal action, as canonical text, for the decision this seat owes."""
        ...


class RandomPlayer:
    """Any legal action, uniformly; deployments as the game draws them."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def act(self, information: InformationState) -> str:
        """A uniformly random legal action."""
        if information.observation.legal:
            return self.rng.choice(information.observation.legal)
        game = games.get(information.game)
        state = game.new(0, information.variant, **information.options)
        return game.random_action(state, information.seat, self.rng)


def _stratego(level: int, seed: int, ms: float | None, nodes: int | None) -> Player:
    from .stratego.search.player import SearchPlayer, settings_of

    return SearchPlayer(seed, settings_of(level, ms, nodes))


_FAMILIES: dict[str, tuple[tuple[int, ...], Callable[..., Player]]] = {
    "stratego": ((1, 2, 3, 4, 5, 6), _stratego)
}
"""Family -> its levels, and what makes a player of one."""


def levels(family: str) -> tuple[int, ...]:
    """The levels a family's computer players have, 0 (random) left out."""
    return _FAMILIES[family][0] if family in _FAMILIES else ()


def make(family: str, level: int, seed: int, ms: float | None = None, nodes: int | None = None) -> Player:
    """A player of a level (0: random); a family without players of its own plays at random. Raises GonfalonError.

    ms, nodes: another budget for a move than the level's own, in milliseconds or positions looked at. Without ms the clock is
    not read: the same seed and information state give the same answer on any machine.
    """
    known = levels(family)
    if level == 0 or not known:
        return RandomPlayer(seed)
    if level not in known:
        raise GonfalonError(f"no level {level} for {family}; known: 0, {', '.join(map(str, known))}")
    return _FAMILIES[family][1](level, seed, ms, nodes)


def thumb(seed: int) -> Player:
    """The frozen player by rules of thumb (docs/rules/stratego.md, section 13): the baseline that levels are measured by."""
    from .stratego.thumb import ThumbPlayer

    return ThumbPlayer(seed)


def beliefs(information: InformationState, level: int | None = None) -> dict[int, dict[str, float]]:
    """What a seat could guess of the enemy's pieces: piece id -> kind -> chance; {} for games and moments without any.

    level: a computer player's, whose memory and habits of thought are taken instead of the best; level 0 guesses nothing.
    Chances of a piece add up to 1; a known piece has one kind. The same information state gets the same answer.
    **Hidden:** whoever may receive the information state.
    """
    if games.get(information.game).spec.family != "stratego" or level == 0:
        return {}
    from gonfalon.games.stratego.observation import StrategoObservation

    from .stratego.search.belief import Belief
    from .stratego.search.memory import faded
    from .stratego.search.player import LEVELS, Settings
    from .stratego.search.power_thought import fights_now

    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    if seen.phase == "deployment":
        return {}
    settings = Settings() if level is None else LEVELS[level]
    if settings.forget:
        information = faded(information, settings.forget)
    knows = (settings.habits, settings.heed, settings.ties)
    belief = Belief(information, fights_now(information), random.Random(0), *knows)
    return {piece.id: belief.of(piece.id) for piece in seen.pieces if piece.owner != seen.seat}


def random_deployment(game: str, variant: str, options: dict[str, Any], seat: int, seed: int) -> str:
    """A believable legal deployment as action text, the flag in no long mover's first reach. Raises GonfalonError if the game has none."""
    rules = games.get(game)
    state = rules.new(seed, variant, **options)
    if games.get(game).spec.family != "stratego":
        return rules.random_action(state, seat, stream(seed, "deployment", seat))
    from .stratego.setups import sheltered

    return sheltered(rules.observe(state, seat), stream(seed, "deployment", seat))  # pyright: ignore[reportArgumentType]
