"""The panel of a hint as one asks for it, in any game: a first word, a longer look, another act to look into, and closed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Route, expect

from .conftest import Person


def hint_panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Hint")


def held_back(page: Page) -> list[Route]:
    """The longer looks that this page asks for from now on: none goes on by itself."""
    held = list[Route]()

    def hold(route: Route) -> None:
        if "quick=true" in route.request.url:
            route.continue_()
        else:
            held.append(route)

    page.route("**/hint*", hold)
    return held


def ask(me: Person, press: Callable[[Locator], None], said: str) -> Locator:
    """Press the button of hints: a first word says this while the longer look goes on, which says it too. The panel."""
    panel, longer = hint_panel(me.page), held_back(me.page)
    press(me.page.get_by_role("button", name="Hint"))
    expect(panel.get_by_role("status")).to_contain_text(said)
    expect(panel.get_by_role("progressbar", name="looks longer")).to_be_visible()
    me.wait(lambda: len(longer) == 1)
    longer[0].continue_()
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    expect(panel.get_by_role("status")).to_contain_text(said)
    return panel


def look_into(
    panel: Locator, act: Locator, press: Callable[[Locator], None], arrow: Locator, way: str
) -> None:
    """Press another act: its words and its arrow stand there. way: the attribute of an arrow that says where it goes."""
    first, said = arrow.get_attribute(way), panel.get_by_role("status").inner_text()
    press(act)
    expect(act).to_have_attribute("aria-pressed", "true")
    expect(panel.get_by_role("status")).not_to_have_text(said)
    expect(arrow).not_to_have_attribute(way, first or "")


def close(panel: Locator, arrow: Locator) -> None:
    """Escape takes the panel away, and its arrow."""
    panel.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(arrow).to_have_count(0)
