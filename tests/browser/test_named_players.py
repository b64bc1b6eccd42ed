"""Players with a name, on the form, at the table, in the list of games and in the replay."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gonfalon import players

from .conftest import BATTLE, DESK, PHONE, Person
from .test_games import end_or_resign

CROWDED = """() => [...document.querySelectorAll('.named')].filter((key) => {
    const [outer, inner] = [key, key.querySelector('.choice-text')].map((part) => part.getBoundingClientRect());
    return inner.left < outer.left || inner.right > outer.right || outer.right > document.documentElement.clientWidth;
}).map((key) => key.textContent)"""
"""The keys whose name is wider than they are, or that reach beyond the page."""


def without_steps(family: str) -> list[str]:
    """The named players that stand beside the levels; those that lead up to them stand in their row."""
    return [name for name in players.named(family) if name not in players.steps(family)]


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_named_player_is_chosen_and_named_wherever_he_sits(
    person: Callable[..., Person], size: dict[str, int]
):
    me = person(size)
    me.open("/start/battle/computer")
    named = me.page.get_by_role("group", name="Or with a style of its own")
    expect(named.get_by_role("radio")).to_have_count(len(without_steps("stratego")))
    hunter = named.get_by_role("radio", name="Hunter")
    expect(hunter).to_have_accessible_description(
        "Hides its high pieces and hunts down whatever it is sure to beat."
    )
    hunter.check()
    expect(me.page.locator(".level-line")).to_contain_text("hunts down")
    expect(me.page.locator(".level-list input:checked")).to_have_count(0)
    me.page.locator(".fine-print > summary").click()
    me.page.get_by_role("radio", name="Red", exact=True).check()
    with me.page.expect_request("**/api/matches") as asked:
        me.page.get_by_role("button", name="Start the game").click()
    plan = next(
        one for one in json.loads(asked.value.post_data or "{}")["seats"] if one["kind"] == "computer"
    )
    assert (plan["player"], plan["level"]) == ("hunter", 0)
    me.page.wait_for_url("**/match/*")
    match = me.page.url.rpartition("/")[2]
    me.deploy(BATTLE)
    me.wait(lambda: me.last()["observation"]["phase"] == "play")
    expect(me.page.locator(".plate.of-blue")).to_contain_text("Computer: Hunter")
    me.open("/games")
    expect(me.page.locator(".row-company").first).to_contain_text("Computer: Hunter")
    me.open(f"/match/{match}")
    end_or_resign(me, False)
    me.open(f"/match/{match}/replay")
    expect(me.page.locator(".plate.of-blue")).to_contain_text("Computer: Hunter")


@pytest.mark.parametrize("box", ["battle", "fortress-main"])
@pytest.mark.parametrize("locale", ["de-DE", "en-GB", "fr-FR", "it-IT", "pl-PL", "ru-RU"])
def test_every_named_player_has_a_sentence_and_a_key_that_fits(
    person: Callable[..., Person], locale: str, box: str
):
    me = person(PHONE, locale=locale)
    me.open(f"/start/{box}/computer")
    keys = me.page.locator(".named input")
    names = without_steps("stratego" if box == "battle" else "fortress")
    expect(keys).to_have_count(len(names))
    for number, name in enumerate(names):
        assert keys.nth(number).get_attribute("value") == name
        line = me.page.locator(f"#level-{name}-line").text_content()
        assert line
        assert not line.startswith("player-")
    me.settle()
    assert me.page.evaluate(CROWDED) == []
