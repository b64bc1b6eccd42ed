"""The page of a player stands still once it is drawn: what the server tells late moves no button."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from .conftest import DESK, PHONE, Person
from .test_home import SHIFTS
from .test_people import take_name

LATE = re.compile(r"/api/(challenges/rules|person/passkeys|person$)")
"""Calls for what stands on one's own page besides the page itself."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PLACES = """() => [...document.querySelectorAll('#content button, #content input')]
    .map((one) => [one.textContent, Math.round(one.getBoundingClientRect().top)])"""
SEEN = """() => {
  const look = () => {
    if (document.querySelector('.player-head')) window.places = (%s)();
    else requestAnimationFrame(look);
  };
  look();
}"""
"""`window.places` is where the buttons stood in the first frame with the page in it."""


def open_with_late_answers(me: Person, name: str) -> None:
    """Open the page of this name; what stands beside it is answered only after the page itself has come."""
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    me.context.route(LATE, hold)
    path = f"/player/{name.replace(' ', '%20')}"
    with me.page.expect_response(re.compile(rf"/api/people/{name.split()[0]}")):
        me.open(path)
    me.wait(lambda: late)
    me.page.evaluate(TWO_FRAMES)
    me.context.unroute(LATE)  # lets go of what is held


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_moves_on_ones_own_page(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    name = f"Still Water {size['width']}"
    take_name(me, name)
    me.page.add_init_script(f"({SHIFTS})()")
    me.page.add_init_script(f"({SEEN % PLACES})()")
    open_with_late_answers(me, name)
    expect(me.page.get_by_role("heading", name="Challenges", exact=True)).to_be_visible()
    me.settle()
    places = me.page.evaluate(PLACES)
    assert len(places) > 5
    assert me.page.evaluate("places") == places
    assert me.page.evaluate("shifted") < 0.02


def test_nothing_moves_on_the_page_of_another(person: Callable[..., Person]):
    me, other = person(), person()
    take_name(me, "Calm Sea")
    take_name(other, "Quiet Lake")
    me.page.add_init_script(f"({SHIFTS})()")
    open_with_late_answers(me, "Quiet Lake")
    expect(me.page.get_by_role("link", name=re.compile("Challenge"))).to_be_visible()
    me.settle()
    assert me.page.locator(".player-acts button[aria-pressed]").count() == 1
    assert me.page.evaluate("shifted") < 0.02
