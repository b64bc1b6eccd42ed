"""The page of a player who has played many games of cards: statistics by deck, scenario and partner, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from gonfalon.text import LANGUAGES

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_people import take_name

SCENARIOS = ("passage-through-mirkwood", "journey-down-the-anduin", "escape-from-dol-guldur")
TALLY = {"games": 20, "won": 12, "drawn": 0, "share": 0.6, "low": 0.39, "high": 0.78}
COMPUTER = {"is_computer": True, "level": 5, "player": "", "name": "", "crest": None}
LABELS = (
    ("deck", ("card-aragorn", "card-theodred", "card-gloin")),
    ("deck", ("card-denethor", "card-eowyn", "card-glorfindel")),
    ("difficulty", ("option-difficulty-standard",)),
)


def played(variant: str) -> dict[str, Any]:
    """What the server tells of many games of a scenario, some of them with a computer."""
    labels = [{"kind": kind, "words": words, "tally": TALLY} for kind, words in LABELS]
    lengths = [{"least": 3, "most": 7, "tally": TALLY}, {"least": 8, "most": 12, "tally": TALLY}]
    box = {"game": "fellowship", "variant": variant, "cooperative": True, "tally": TALLY, "setups": []}
    return box | {
        "others": [{"other": COMPUTER, "tally": TALLY}],
        "lengths": lengths,
        "labels": labels,
    }


def tell_statistics(page: Page, *variants: str) -> None:
    """The page of a player tells of these scenarios."""

    def fill(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["statistics"] = [played(variant) for variant in variants]
        route.fulfill(response=answer, json=told)

    page.route("**/api/people/*", fill)


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (DESK, "dark")])
def test_statistics_tell_scenarios_decks_and_partners_in_every_language(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page, name = me.page, f"Tall Pine {size['width']}"
    take_name(me, name)
    tell_statistics(page, *SCENARIOS)
    me.open(f"/player/{name.replace(' ', '%20')}")
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_text(["By deck", "By difficulty", "By scenario", "By companion", "By length"])
    expect(page.locator(".share-all")).to_contain_text("won: 12 of 20 games · most likely 39% to 78%")
    tabs.nth(2).click()
    lines = page.locator(".shares li")
    expect(lines).to_have_count(len(SCENARIOS))
    expect(lines.first).to_contain_text("Passage Through Mirkwood")
    expect(page.get_by_role("tabpanel")).to_contain_text("where the true share most likely lies")
    look(page, f"statistics-{size['width']}-{scheme}")
    for language in LANGUAGES:
        page.get_by_label("Language").or_(page.locator("footer select")).first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        me.settle()
        look(page, f"statistics-{size['width']}-{language}")
