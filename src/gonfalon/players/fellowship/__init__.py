"""Players for the card game: rules of thumb for every phase, and a search by playouts, in any seat."""

from __future__ import annotations

from gonfalon.core.game import GameSetup, Outcome
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng

from ..family import Odds, Player, PlayerFamily


def _rule_based(seed: int) -> Player:
    from .player import RuleBasedPlayer

    return RuleBasedPlayer(seed)


def _search(level: int, seed: int, ms: float | None, playouts: int | None) -> Player:
    from .search import LEVELS, SearchPlayer

    settings = LEVELS[level]
    return SearchPlayer(seed, settings._replace(playouts=playouts) if playouts else settings, ms)


class FellowshipPlayers(PlayerFamily):
    """1: rules of thumb. 2 to 5: plans are tried in playouts by them, in more and more of them."""

    levels = (1, 2, 3, 4, 5)
    quick_games = True
    talks = True
    tells_odds = True

    def make(self, level: int, seed: int, ms: float | None, nodes: int | None) -> Player:
        """A player of a level. nodes: playouts of a decision, all its plans together; ms: the time of one, read from the clock."""
        from .partner import Partner

        return Partner(_rule_based(seed) if level == 1 else _search(level, seed, ms, nodes), seed)

    def odds(self, information: InformationState, ms: float | None) -> tuple[Odds, ...]:
        """What comes of the plans that a search weighs."""
        from .odds import odds

        return odds(information, ms)

    def propose(self, game: str, setup: GameSetup, seat: int, wish: dict[str, str], rng: Rng) -> str:
        """A deck. wish: spheres, their names with blanks between, "" for any."""
        from .proposal import propose

        return propose(setup.variant, wish.get("spheres", "").split(), str(setup.options["copies"]), rng)

    def quick_game(self, game: str, setup: GameSetup, seed: int) -> Outcome:
        """A game by the rules of thumb."""
        from .quick import quick_game

        return quick_game(setup, seed)


FAMILY = FellowshipPlayers()
