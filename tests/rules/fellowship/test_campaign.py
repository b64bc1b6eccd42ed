"""Rule 11.14: the campaign of the three scenarios."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.scores import campaign_scores

ORDER = ("passage-through-mirkwood", "journey-down-the-anduin", "escape-from-dol-guldur")


def test_the_campaign_is_the_three_scenarios_in_their_order() -> None:
    """CARD-11.14, CARD-P35: from the easiest to the hardest, all with the same decks."""
    assert tuple(m.all_scenarios()) == ORDER
    levels = [scenario.level for scenario in m.all_scenarios().values()]
    assert levels == sorted(levels)
    for name in ORDER:
        setup = GAME.setup(name, n_seats=2, brought=("spirit", "lore"))
        assert GAME.new(1, setup).threat[0] == 24


def test_the_scores_of_the_wins_are_added() -> None:
    """CARD-11.14: each scenario by itself, under both rule sets."""
    first, second = {"faq": 132, "2011": 52}, {"faq": 150, "2011": 60}
    third = {"2011": -3, "faq": 97}
    assert campaign_scores([first, second, third]) == {"faq": 379, "2011": 109}


def test_a_campaign_with_a_scenario_that_is_not_won_has_no_score_yet() -> None:
    """CARD-11.14, CARD-11.11: a lost game has no score, and the scenario is begun again."""
    assert campaign_scores([{"faq": 132, "2011": 52}, None, {"faq": 1, "2011": 1}]) is None
    assert campaign_scores([{"faq": 132, "2011": 52}]) is None
