"""Each game of Middle-earth acted out by hand to its end, both armies on one screen: every power, both fates of the Ring."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from stratego.trilogy_games import SCRIPTS, SEALS

from .accessibility import violations
from .conftest import DESK, PHONE, Person
from .test_games import move, owed, uncover
from .test_middle_earth import confirm, pick, powers, set_up


def act_out(us: Person, act: str) -> None:
    """One act by clicks: a move, a power square by square, or the end of a repeat attack."""
    us.wait(lambda: act in owed(us)["legal"])
    expect(us.page.locator(".combat-overlay, .fight")).to_have_count(0)
    if act == "stop":
        powers(us).get_by_role("button", name="Stop", exact=True).click()
        expect(us.page.locator(".powers.is-repeat")).to_have_count(0)
    elif " " in act:
        name = SEALS[act.split(" ")[0]]
        pick(us, act, name)
        confirm(us, name)
    else:
        move(us, act)


def told(us: Person) -> list[str]:
    """The kinds of everything announced so far."""
    return [event["kind"] for update in us.updates() for event in update["events"]]


def hand_over(us: Person) -> None:
    """Cut the cards short, and lift the curtain if the turn has gone to the other side."""
    curtain = us.page.locator(".curtain button")
    card = us.page.locator(".combat-overlay, .fight")
    end = us.page.locator(".end-card")
    repeat = us.page.locator(".powers.is-repeat")

    def settled() -> bool:
        if card.count():
            us.page.keyboard.press("Escape")
            return False
        return bool(curtain.count() or end.count() or repeat.count())

    us.wait(settled)
    if curtain.count():
        uncover(us)
        expect(us.page.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "size", "scheme"),
    [
        ("powers", DESK, "dark"),
        pytest.param("classic", DESK, "light", marks=pytest.mark.long),
        pytest.param("destroyed", PHONE, "light", marks=pytest.mark.long),
        pytest.param("taken", PHONE, "dark", marks=pytest.mark.long),
    ],
)
def test_a_game_is_played_to_its_end(
    person: Callable[..., Person], name: str, size: dict[str, int], scheme: str
):
    script = SCRIPTS[name]
    us = person(size, scheme)
    us.open(f"/start/{script.variant}/screen")
    us.page.get_by_role("button", name="Start the game").click()
    us.page.wait_for_url("**/match/*")
    set_up(us, script.good)
    set_up(us, script.as_seen_by_evil())
    for act in script.acts:
        act_out(us, act)
        hand_over(us)
    winner = ("Good", "Evil")[script.winner]
    expect(us.page.locator(".end-card")).to_contain_text(f"{winner} wins")
    assert us.updates()[-1]["status"]["reason"] == "flag_captured"
    assert us.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    if us.page.get_by_role("button", name="See the board").count():
        us.page.get_by_role("button", name="See the board").click()
    if name != "classic":
        us.page.get_by_role("tab", name="Powers").click()
        expect(us.page.locator(".power-legend")).to_contain_text("Gandalf and Witch-king")
    assert violations(us.page) == []
    if name == "destroyed":
        assert "quest" in told(us)
        expect(us.page.locator(".ring-line")).to_contain_text("The Ring is destroyed")
    if name == "taken":
        assert "ring_taken" in told(us)
        expect(us.page.locator(".ring-line")).to_contain_text("Evil has the Ring")
        us.page.get_by_role("tab", name="Still in play").click()
        expect(us.page.locator(".remaining .is-raised").first).to_contain_text("11")
    us.page.get_by_role("button", name="Show the result").click()
    us.page.get_by_role("link", name="Watch the replay").click()
    us.page.wait_for_url(re.compile("/replay"))
    expect(us.page.locator(".table-side")).to_contain_text(re.compile("What (Good|Evil) could know"))
    assert not re.search(r"\b([Rr]ed|[Bb]lue)\b", us.page.inner_text("main"))


def test_together_they_use_every_power():
    acts = [act for script in SCRIPTS.values() for act in script.acts]
    assert {act.split(" ")[0] for act in acts if " " in act} == set(SEALS)
    assert "stop" in acts
