"""Rule 11.14: the campaign of the three scenarios. Its sheet adds the scores (web/src/games/fellowship/campaign)."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.game import GAME

ORDER = ("passage-through-mirkwood", "journey-down-the-anduin", "escape-from-dol-guldur")


def test_the_campaign_is_the_three_scenarios_in_their_order() -> None:
    """CARD-11.14, CARD-P35: from the easiest to the hardest, all with the same decks."""
    assert tuple(m.all_scenarios()) == ORDER
    levels = [scenario.level for scenario in m.all_scenarios().values()]
    assert levels == sorted(levels)
    for name in ORDER:
        setup = GAME.setup(name, n_seats=2, brought=("spirit", "lore"))
        assert GAME.new(1, setup).threat[0] == 24
