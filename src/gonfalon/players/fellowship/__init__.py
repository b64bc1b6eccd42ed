"""Players for the card game, for any seat: rules of thumb for every decision, and a search by playouts."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.course import Course
from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import GameSetup, Outcome
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng
from gonfalon.core.seat_decision import SeatDecision

from ..coaching import Coach, Effort
from ..family import Odds, Player, PlayerFamily
from ..story import Story


def _rule_based(seed: int) -> Player:
    from .player import RuleBasedPlayer

    return RuleBasedPlayer(seed)


def _search(level: int, seed: int, ms: float | None, playouts: int | None) -> Player:
    from .search import LEVELS, SearchPlayer

    settings = LEVELS[level]
    return SearchPlayer(seed, settings._replace(playouts=playouts) if playouts else settings, ms)


class FellowshipPlayers(PlayerFamily):
    """Level 1: rules of thumb. Levels 2 to 5: a search that compares plans by playouts of the rules of thumb, with rising budgets.

    Levels keep their number of playouts with people too. A playout takes longer with more seats, so a time limit would make the higher
    levels weaker at a table of four.
    """

    levels = (1, 2, 3, 4, 5)
    quick_games = True
    talks = True
    tells_odds = True
    tells_stories = True
    coaches = True

    def make(self, level: int, seed: int, ms: float | None, nodes: int | None) -> Player:
        """A player of a level. nodes: playouts per decision, over all plans; ms: time per decision in milliseconds."""
        from .partner import Partner

        return Partner(_rule_based(seed) if level == 1 else _search(level, seed, ms, nodes), seed)

    def odds(self, information: InformationState, effort: Effort = "deep") -> tuple[Odds, ...]:
        """Results of playouts for each plan of the decision owed (odds.py)."""
        from .odds import QUICK, odds

        return odds(information, QUICK if effort == "quick" else None)

    def story(self, course: Course) -> Story:
        """Threat by round, the rounds that decided the game, and what to try (story.py)."""
        from .story import story

        return story(course)

    def coach(self) -> Coach:
        """What each answer of a finished game cost of the chance to win (coach/)."""
        from .coach.coach import COACH

        return COACH

    def answers(self, decisions: Sequence[SeatDecision]) -> tuple[SeatDecision, ...]:
        """Those that the search weighs, a set as one (coach/answers.py)."""
        from .coach.answers import answers_of

        return answers_of(decisions)

    def propose(self, game: str, setup: GameSetup, seat: int, wish: dict[str, str], rng: Rng) -> str:
        """A deck list. wish, each part "" where nothing is wished: spheres: names separated by blanks; number: proposals before this one;
        taken: ids of heroes of other seats, separated by blanks."""
        from .proposal import propose

        number = wish.get("number", "") or "0"
        if not (number.isascii() and number.isdigit()):
            raise GonfalonError(f"the number of a proposal counts from 0: {number[:40]!r}")
        spheres, taken = (wish.get(name, "").split() for name in ("spheres", "taken"))
        return propose(setup.variant, spheres, str(setup.options["copies"]), rng, int(number), taken)

    def quick_game(self, game: str, setup: GameSetup, seed: int) -> Outcome:
        """Play a whole game by the rules of thumb and return its outcome."""
        from .quick import quick_game

        return quick_game(setup, seed)


FAMILY = FellowshipPlayers()
