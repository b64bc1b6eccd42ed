"""A hint during play in a real browser: asked for against the computer, looked into, gone with the next move; agreed on with a friend."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .conftest import BATTLE, DESK, DUEL, PHONE, Person
from .hint_panel import ask, close, hint_panel, look_into
from .test_any_game import look
from .test_games import play, start
from .test_invitations import link_tail

pytestmark = pytest.mark.usefixtures("compiled")


def begun(me: Person, variant: str = "battle") -> None:
    """A game against the computer, the own turn."""
    start(me, variant, "computer")
    me.deploy({"battle": BATTLE, "duel": DUEL}.get(variant, ""))
    me.wait(
        lambda: (
            me.updates() and me.last()["observation"]["phase"] == "play" and me.last()["observation"]["legal"]
        )
    )


@pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")]
)
def test_a_hint_shows_moves_reasons_and_beliefs(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    begun(me)
    panel = ask(me, Locator.click, "Why:")
    acts = panel.get_by_role("list").first.get_by_role("button")
    expect(acts).to_have_count(min(5, len(me.last()["observation"]["legal"])))
    arrow = page.locator(".hint-arrow")
    expect(arrow).to_have_count(1)
    look(page, f"hint-{size['width']}-{scheme}")
    look_into(panel, acts.nth(1), Locator.click, arrow, "points")
    panel.get_by_text("What is believed of the other army").click()
    expect(
        panel.get_by_role("listitem").filter(has_text=re.compile(r"^[a-j]\d+: .*\d+%")).first
    ).to_be_visible()
    look(page, f"hint-beliefs-{size['width']}-{scheme}")
    close(panel, arrow)


def in_the_thick(me: Person, variant: str) -> None:
    """A game five moves old, the own turn. A flag falls as early as that now and then: then the next game."""
    for _ in range(4):
        me.forget()
        begun(me, variant)
        play(me, random.Random(7), 5)
        me.wait(lambda: me.last()["status"]["returns"] or me.last()["observation"]["legal"])
        if not me.last()["status"]["returns"]:
            return
    raise AssertionError("four games were over after five moves")


@pytest.mark.parametrize(("variant", "size"), [("battle", PHONE), ("me-ring", DESK)])
def test_a_hint_in_the_thick_of_a_game(person: Callable[..., Person], variant: str, size: dict[str, int]):
    me = person(size)
    in_the_thick(me, variant)
    me.page.get_by_role("button", name="Hint").click()
    panel = hint_panel(me.page)
    expect(panel.get_by_role("status")).to_contain_text(re.compile("show"))
    look(me.page, f"hint-{variant}-{size['width']}")


def test_a_hint_goes_with_the_next_move(person: Callable[..., Person]):
    me = person(DESK)
    begun(me, "duel")
    me.page.get_by_role("button", name="Hint").click()
    panel = hint_panel(me.page)
    expect(panel.get_by_role("status")).to_contain_text("Why:")
    source, target = me.last()["observation"]["legal"][0].split("-")
    me.take_up(source)
    me.square(target)
    expect(panel).to_have_count(0)


def test_with_a_friend_only_a_table_for_learning_gives_hints_and_the_invitation_says_so(
    person: Callable[..., Person],
):
    for is_learning in (False, True):
        host, guest = person(DESK), person(PHONE)
        host.open("/start/duel/link")
        if is_learning:
            host.page.get_by_role("switch", name="For learning").click()
        host.page.get_by_role("button", name="Start the game").click()
        host.page.wait_for_url("**/match/*")
        guest.open(f"/join/{link_tail(host)}")
        expect(guest.page.get_by_text("This table is for learning")).to_have_count(int(is_learning))
        guest.take_seat()
        guest.page.wait_for_url("**/match/*")
        for one in (host, guest):
            one.deploy()
        for one in (host, guest):
            one.wait(lambda one=one: one.updates() and one.last()["observation"]["phase"] == "play")
            expect(one.page.get_by_role("button", name="Hint")).to_have_count(int(is_learning))
