"""The games of Middle-earth in a real browser: plain play, powers picked square by square, both armies on one screen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from stratego.trilogy_games import SEALS

from .conftest import DESK, PHONE, Person
from .test_games import choose, end_or_resign, hidden_ranks_stay_hidden, move, owed, start, uncover

WHOLE = 400
"""Own acts within which a game that is played to the end has ended."""
GOOD = "FXXX333222" + "XXX3322222" + "SOMYPEBWDH" + "5555GALITR"
EVIL = "FXXX333222" + "XXX3322222" + "SWA6666GLK" + "N55554444N"
"""As each side sees its own four rows, the back one first."""


def set_up(us: Person, letters: str) -> None:
    """Lay a set-up out as the player sees it."""
    uncover(us)
    us.deploy(letters)


def powers(us: Person) -> Locator:
    return us.page.locator(".powers")


def pick(us: Person, text: str, name: str) -> None:
    """Build a power square by square and stop before it is confirmed."""
    _, way, *targets = text.split(" ")
    source, *steps = way.split("-")
    us.square(source)
    powers(us).get_by_role("button", name=name, exact=True).click()
    for square in [*steps, *targets]:
        us.square(square)


def confirm(us: Person, name: str) -> None:
    with us.answered():
        powers(us).get_by_role("button", name=f"{name}: do it").click()


def act(us: Person, power: str) -> str:
    """The first legal text of that power on this turn."""
    us.wait(lambda: any(a.startswith(power + " ") for a in owed(us)["legal"]))
    return next(a for a in owed(us)["legal"] if a.startswith(power + " "))


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_powers_on_one_screen(person: Callable[..., Person], size: dict[str, int], scheme: str):
    us = person(size, scheme)
    start(us, "me-powers", "screen")
    set_up(us, GOOD)
    set_up(us, EVIL)  # and Evil begins, so nobody hands over
    fly = act(us, "fly")
    pick(us, fly, "Fly")
    expect(us.page.locator(".power-preview")).to_contain_text("flies to " + fly.split("-")[1])
    confirm(us, "Fly")
    uncover(us)
    expect(us.page.get_by_role("grid")).to_be_visible()
    bow = act(us, "bow")
    pick(us, bow, "Longbow")
    expect(us.page.locator(".power-preview")).to_contain_text("Witch-king on " + bow.split(" ")[2])
    us.page.keyboard.press("Escape")
    expect(us.page.locator(".square.picked")).to_have_count(0)
    us.page.keyboard.press("Escape")
    expect(us.page.locator(".power-building")).to_have_count(0)
    us.page.keyboard.press("Escape")
    pick(us, bow, "Longbow")
    confirm(us, "Longbow")
    told = [e for u in us.updates() for e in u["events"] if e["kind"] == "power"][-1]["facts"]
    assert (told["power"], told["targets"][0]["piece"]) == ("bow", "witch_king")
    uncover(us)
    us.page.get_by_role("tab", name="Moves").click()
    expect(us.page.get_by_role("list", name="Moves")).to_contain_text("Witch-king shown")
    assert us.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_power_of_two_steps_with_the_keyboard(person: Callable[..., Person]):
    us = person()
    start(us, "me-powers", "screen")
    set_up(us, GOOD)
    set_up(us, EVIL)  # and Evil begins, so nobody hands over
    move(us, next(a for a in owed(us)["legal"] if a.startswith("a7-")))
    uncover(us)
    expect(us.page.get_by_role("grid")).to_be_visible()
    steed = next(a for a in owed(us)["legal"] if a == "steed i4-i5-j5")
    source, first, second = steed.split(" ")[1].split("-")
    us.page.locator(f'[data-place="{source}"]').focus()
    us.page.keyboard.press("Enter")
    us.page.keyboard.press("1")
    for key, square in (("ArrowUp", first), ("ArrowRight", second)):
        us.page.keyboard.press(key)
        expect(us.page.locator(f'[data-place="{square}"]')).to_be_focused()
        us.page.keyboard.press("Enter")
    expect(us.page.locator(".power-preview")).to_contain_text(f"rides by {first} to {second}")
    with us.answered():
        us.page.keyboard.press("Enter")
    told = [e for u in us.updates() for e in u["events"] if e["kind"] == "power"][-1]["facts"]
    assert told["steps"] == [first, second]


def test_a_repeat_attack_is_struck_and_stopped(person: Callable[..., Person]):
    us = person()
    start(us, "me-powers", "screen")
    set_up(us, "FXXX533222" + "XXX3322222" + "SOMYPEBWDH" + "3555GALITR")
    set_up(us, "FXXX333222" + "XXX3322222" + "SWA666NGLK" + "N555544446")
    for action in ("a7-a6", "j4-j5", "a6-a5", "j5-j4"):
        us.wait(lambda a=action: a in owed(us)["legal"])
        move(us, action)
        uncover(us)
    move(us, "a5-a4")  # an Uruk-hai takes a soldier, and two more stand beside it
    us.wait(lambda: "stop" in owed(us)["legal"])
    strip = powers(us)
    expect(strip).to_contain_text("Uruk-hai on a4 has won")
    expect(us.page.locator(".under.repeats")).to_have_count(1)
    strip.get_by_role("button", name="Stop", exact=True).click()
    uncover(us)
    assert "stop" in {event["kind"] for update in us.updates() for event in update["events"]}


@pytest.mark.parametrize(
    ("variant", "most"),
    [
        ("me-ring", 40),
        *(pytest.param(one, WHOLE, marks=pytest.mark.long) for one in ("me-classic", "me-powers", "me-ring")),
    ],
)
def test_a_game_against_the_computer_to_its_end(person: Callable[..., Person], variant: str, most: int):
    """most: own acts; then it is resigned, but for a WHOLE game, which must have ended."""
    me = person()
    start(me, variant, "computer")
    me.deploy()
    me.wait(lambda: me.updates() and me.last()["observation"]["phase"] == "play")
    seat, rng = me.last()["observation"]["seat"], random.Random(5)
    for _ in range(most):
        me.wait(lambda: me.last()["status"]["returns"] or me.last()["observation"]["legal"])
        if me.last()["status"]["returns"]:
            break
        with me.answered():
            rush(me, rng)
    me.wait(lambda: me.last()["status"]["returns"] or me.last()["observation"]["legal"])
    is_over = bool(me.last()["status"]["returns"])
    assert is_over or most < WHOLE, "the game did not come to its end"
    end_or_resign(me, is_over)
    hidden_ranks_stay_hidden(me, seat)
    assert "Red" not in me.page.inner_text("main")


def rush(me: Person, rng: random.Random) -> None:
    """An act that likes to attack and to go forward, with a power now and then; never a second attack in a turn."""
    card = me.page.locator(".fight")
    me.wait(lambda: not card.count() or me.page.keyboard.press("Escape"))
    legal = me.last()["observation"]["legal"]
    gifted = [act for act in legal if " " in act]
    if "stop" in legal:
        me.page.get_by_role("button", name="Stop", exact=True).click()
    elif gifted and rng.random() < 0.2:
        act = rng.choice(gifted)
        name = SEALS[act.split(" ")[0]]
        pick(me, act, name)
        confirm(me, name)
    else:
        move(me, choose(me, rng))
