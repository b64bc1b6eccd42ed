"""The card game to its end in a real browser: each scenario, Mirkwood won and seen again; two hands on a phone."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from gonfalon import games, players

from .conftest import DESK, PATIENCE, PHONE, Person
from .test_any_game import look
from .test_fellowship import TOGGLED, asked, begin, choose_and_act, newest, next_question, play, show

MIRKWOOD = "passage-through-mirkwood"
STEPS = (
    "after_draw",
    "planning",
    "quest_start",
    "after_commit",
    "after_staging",
    "after_quest",
    "after_travel",
    "after_refresh",
)
FIGHTS = (
    "after_engagement",
    "after_checks",
    "after_shadows",
    *(f"{one}_{n}" for one in ("attack", "strike") for n in range(1, 5)),
)
ALL_STOPS = json.dumps([*STEPS, *FIGHTS, "pay", "engage"])
"""Every window, and what the table else answers by itself."""

BY_CLICKS = 30
"""How many acts of the won game are clicked, its last ones."""


def a_won_game() -> tuple[int, list[str]]:
    """A seed of Mirkwood alone, and the acts of the rules of thumb that win it."""
    game = games.get("fellowship")
    setup = game.setup(MIRKWOOD)
    for seed in range(100):
        state, player = game.new(seed, setup), players.make("fellowship", 1, seed=1)
        acts: list[str] = []
        while state.outcome is None and len(acts) < 200:
            acts.append(player.act(game.information_state(state, 0)))
            state.step(0, acts[-1])
        if state.outcome is not None and state.outcome.returns[0] > 0:
            return seed, acts
    raise AssertionError("no game of Mirkwood is won in a hundred")


def seeded(
    me: Person, seed: int, acts: list[str], terms: dict[str, Any] | None = None, stops: str = ALL_STOPS
) -> str:
    """A game of Mirkwood alone on this seed, these acts taken, kept by the browser. Answers its match.

    stops: what the table asks although it could answer by itself, as the browser keeps it.
    """
    wish = {"game": "fellowship", "variant": MIRKWOOD, "seats": [{"kind": "own"}], "terms": terms or {}}
    made: dict[str, Any] = httpx.post(f"{me.server.base}/api/matches", json=wish, timeout=PATIENCE).json()
    me.server.stop()
    with contextlib.closing(sqlite3.connect(me.server.folder / "gonfalon.sqlite")) as database, database:
        database.execute("UPDATE matches SET seed = ?, sealing = '' WHERE id = ?", (seed, made["match"]))
    me.server.start(GONFALON_WARM="0")
    with me.server.dial(made["match"]) as line:
        line.send(json.dumps({"type": "hello", "token": made["grants"][0]["token"], "since": 0}))
        for number, action in enumerate(acts):
            line.send(
                json.dumps({"type": "command", "id": str(number), "seen": number + 1, "action": action})
            )
            while (told := json.loads(line.recv(PATIENCE)))["type"] not in ("ack", "nack"):
                pass
            assert told["type"] == "ack", (action, told)
    names = ("match", "grants", "invites")
    kept = {"game": "fellowship", "variant": MIRKWOOD, "kept": 1} | {name: made[name] for name in names}
    me.context.add_init_script(
        f"localStorage.setItem('gonfalon.games', {json.dumps(json.dumps([kept]))});"
        f"localStorage.setItem('gonfalon.fellowship-stops', {json.dumps(stops)})"
    )
    return made["match"]


def take(me: Person, decision: dict[str, Any], acts: Iterator[str]) -> None:
    """Answer by clicks as the next acts say; sets of cards take as many acts as they have."""
    page, action = me.page, next(acts)
    option = next(one for one in decision["options"] if one["action"] == action)
    card = option["parts"].get("card")
    if action == "pass":
        page.locator('[data-action="pass"]').click()
    elif decision["kind"] == "pay":
        pay(page, action)
    elif card is None and decision["kind"] == "mulligan":
        page.locator(f'[data-action="{action}"]').click()
    elif card is None:
        page.locator(f'.fs-answer[data-action="{action}"]').click()
        page.locator('[data-action="send"]').click()
    elif decision["kind"] not in TOGGLED:
        choose_and_act(page, card, action)
    else:
        show(page, card)
        page.locator(f'[data-key="{card}"]').first.click()
        page.locator('[data-action="send"]').click()


def pools(action: str) -> dict[str, int]:
    """What each hero gives, of `pay aragorn:2 gloin:1`."""
    return {hero: int(amount) for hero, amount in (part.split(":") for part in action.split(" ")[1:])}


def pay(page: Page, action: str) -> None:
    """Shift the coins until they are paid as this act says."""
    main = page.locator('[data-action="send"]')
    for _ in range(20):
        shown, wanted = pools(main.get_attribute("data-answer") or ""), pools(action)
        if shown == wanted:
            break
        less = next((hero for hero, amount in wanted.items() if shown.get(hero, 0) < amount), "")
        hero = less or next(hero for hero, amount in shown.items() if wanted.get(hero, 0) < amount)
        page.locator(f'[data-key="{hero}"]').first.click()
    main.click()


def follow(me: Person, acts: list[str]) -> None:
    """Click these acts, one decision after the other; acts of a set are sent together."""
    at = 0
    while at < len(acts):
        decision = next_question(me, None)
        if decision is None:
            return
        kind, end = decision["kind"], at + 1
        if kind in ("commit", "attackers", "join") and acts[at] != "pass":
            end = click_set(me, acts, at, decision)
        else:
            take(me, decision, iter(acts[at:]))
        at = end
        last = decision["id"]
        me.wait(
            lambda last=last: (
                (asked(me) or {"id": last})["id"] != last or me.page.locator(".plain-over").count()
            )
        )


def click_set(me: Person, acts: list[str], at: int, decision: dict[str, Any]) -> int:
    """Choose the cards of a set and send them. Answers the number of the first act after the set."""
    offered = {one["action"]: one["parts"].get("card") for one in decision["options"]}
    while at < len(acts) and acts[at] != "pass" and acts[at] in offered:
        show(me.page, offered[acts[at]])
        me.page.locator(f'[data-key="{offered[acts[at]]}"]').first.click()
        at += 1
    me.page.locator('[data-action="send"]').click()
    return at + 1 if at < len(acts) and acts[at] == "pass" else at


def test_mirkwood_is_won_by_clicks_and_seen_again(person: Callable[..., Person]):
    me = person(DESK)
    seed, acts = a_won_game()
    match = seeded(me, seed, acts[:-BY_CLICKS])
    me.open(f"/match/{match}")
    follow(me, acts[-BY_CLICKS:])
    page = me.page
    expect(page.locator(".plain-over.won")).to_be_visible()
    look(page, "fellowship-won-1280-light")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".fs-looked")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator(".fs-looked .fs-staging")).to_be_visible()
    look(page, "fellowship-replay-1280-light")
    hand, steps = (page.locator(one).bounding_box() for one in (".fs-looked > .fs-hand", ".plain-bar"))
    assert hand is not None
    assert steps is not None
    assert hand["y"] + hand["height"] <= steps["y"], "the steps leave the hand in sight"
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.locator('.fs-looked .fs-card[data-type="hero"]').first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Hero")
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    expect(page.locator(".fs-looked")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "size", "scheme"),
    [("Journey Down the Anduin", DESK, "dark"), ("Escape from Dol Guldur", PHONE, "light")],
)
def test_a_scenario_is_played_to_its_end(
    person: Callable[..., Person], name: str, size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    begin(me, name)
    play(me, 99, size, scheme)
    assert newest(me)["returns"] is not None
    expect(me.page.locator(".plain-over")).to_be_visible()
    look(me.page, f"fellowship-{name.rpartition(' ')[2].lower()}-over-{size['width']}-{scheme}")


@pytest.mark.parametrize("rounds", [1, 99], ids=["a round", "to its end"])
def test_two_hands_on_a_phone_with_the_cover_between_them(person: Callable[..., Person], rounds: int):
    me = person(PHONE, "light")
    begin(me, "Passage Through Mirkwood", seats=2)
    kinds = play(me, rounds, PHONE, "light")
    assert {"mulligan", "commit"} <= kinds
    assert {newest(me, seat)["seat"] for seat in (0, 1)} == {0, 1}
    if rounds > 1:
        assert newest(me)["returns"] is not None
        expect(me.page.locator(".plain-over")).to_be_visible()
        look(me.page, "fellowship-two-hands-over-360-light")


def test_a_cover_shows_nothing_of_a_hand_and_the_table_says_who_is_awaited(person: Callable[..., Person]):
    us = person(DESK)
    page = us.page
    begin(us, "Passage Through Mirkwood", seats=2)
    seen = set[int]()
    while len(seen) < 2:
        expect(page.locator(".plain-cover")).to_be_visible()
        assert page.locator("[data-key]").count() == 0
        assert page.get_by_role("region", name="The question").count() == 0
        page.locator(".plain-cover .button.primary").click()
        line = page.get_by_role("region", name="The question")
        expect(line.get_by_role("heading")).to_have_text("Keep these cards?")
        seat = int(line.get_attribute("data-seat") or -1)
        partner = page.locator(".fs-partner")
        owes = partner.locator(".plain-owes")
        us.wait(lambda seat=seat, owes=owes: owes.count() == (1 - seat in newest(us, seat)["to_act"]))
        hand = [key for key in newest(us, seat)["seats"][seat]["hand"] if key]
        expect(page.locator(".fs-hand .fs-card")).to_have_count(len(hand))
        assert not any(newest(us, seat)["seats"][1 - seat]["hand"])
        line.get_by_role("button", name="Keep", exact=True).click()
        seen.add(seat)


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_the_replay_shows_each_company_in_a_place_of_its_own(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    us = person(size, scheme)
    page = us.page
    begin(us, "Passage Through Mirkwood", seats=2)
    page.locator(".plain-cover .button.primary").click()
    match = page.url.rpartition("/")[2]
    us.concede()
    expect(page.locator(".plain-over").first).to_be_visible()
    us.open(f"/match/{match}/replay")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.locator(".plain-bar-steps")).to_be_in_viewport(ratio=1)
    page.keyboard.press("End")
    zones = page.locator(".fs-looked > .fs-wild, .fs-looked > .fs-company, .fs-looked > .fs-hand")
    expect(zones).to_have_count(4)
    # Read in one go: the page may still move between two questions.
    boxes = zones.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    boxes.sort(key=lambda box: box["y"])
    assert all(one["bottom"] <= other["y"] for one, other in pairwise(boxes)), boxes
    for seat in (1, 2):
        expect(page.get_by_role("region", name=f"Seat {seat}: Company")).to_be_visible()
    look(page, f"fellowship-replay-of-two-{size['width']}-{scheme}")
