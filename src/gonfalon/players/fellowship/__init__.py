"""Players for the card game: rules of thumb for every phase, and a search by playouts, in any seat."""

from __future__ import annotations

from gonfalon.core.game import GameSetup, Outcome
from gonfalon.core.rng import Rng

from ..family import Player, PlayerFamily


def _thumb(seed: int) -> Player:
    from .player import ThumbPlayer

    return ThumbPlayer(seed)


class FellowshipPlayers(PlayerFamily):
    """1: rules of thumb. 2: every choice is tried in playouts by them."""

    levels = (1, 2)
    quick_games = True
    talks = True

    def make(self, level: int, seed: int, ms: float | None, nodes: int | None) -> Player:
        """A player of a level. nodes: playouts for each choice, of level 2; the clock is never read."""
        from .partner import Partner
        from .search import PLAYOUTS, SearchPlayer

        return Partner(SearchPlayer(seed, nodes or PLAYOUTS) if level == 2 else _thumb(seed), seed)

    def propose(self, game: str, setup: GameSetup, seat: int, wish: dict[str, str], rng: Rng) -> str:
        """A deck. wish: spheres, their names with blanks between, "" for any."""
        from .proposal import propose

        return propose(setup.variant, wish.get("spheres", "").split(), str(setup.options["copies"]), rng)

    def quick_game(self, game: str, setup: GameSetup, seed: int) -> Outcome:
        """A game by the rules of thumb."""
        from .quick import quick_game

        return quick_game(setup, seed)


FAMILY = FellowshipPlayers()
