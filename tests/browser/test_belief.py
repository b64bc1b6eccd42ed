"""The computer's strength before a game, and after it what the computer knew: with pointer, finger, keys and a screen reader."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from gonfalon import players

from .accessibility import violations
from .conftest import DESK, DUEL, PATIENCE, PHONE, Person
from .test_games import choose_quietly, end_or_resign, open_replay, play, start

pytestmark = pytest.mark.usefixtures("compiled")
PERCENT = re.compile(r"\d+%")
HIGHEST = players.levels("stratego")[-1]


def lost(me: Person, variant: str, level: int) -> dict[str, Any]:
    """A game lost to a level without a thought, by the first that is not won by luck; what the browser keeps of it."""
    for luck in range(4):
        me.forget()
        me.open(f"/start/{variant}/computer")
        me.page.get_by_role("group", name="How strong?").locator(f"input[value='{level}']").check()
        me.page.get_by_role("button", name="Start the game").click()
        me.page.wait_for_url("**/match/*")
        me.deploy()
        me.wait(lambda: me.updates() and me.last()["observation"]["phase"] == "play")
        assert play(me, random.Random(luck), 600), "the game did not come to its end"
        if me.last()["status"]["returns"][me.last()["observation"]["seat"]] < 0:
            break
    kept = json.loads(me.page.evaluate("localStorage.getItem('gonfalon.games')"))
    at = me.page.url.split("/match/")[1].split("/")[0]
    return next(game for game in kept if game["match"] == at)


def finished(me: Person, moves: int, variant: str = "duel", setup: str = DUEL) -> tuple[dict[str, Any], int]:
    """A game against the level offered first, given up after some moves; what the browser keeps of it, and the number of the last frame.

    setup: of one's own army, "" for a random one.
    """
    start(me, variant, "computer")
    me.deploy(setup)
    me.wait(lambda: me.updates() and me.last()["observation"]["phase"] == "play")
    over = play(me, random.Random(5), moves, choose_quietly)
    end_or_resign(me, over)
    kept = json.loads(me.page.evaluate("localStorage.getItem('gonfalon.games')"))[0]
    at = f"{me.server.base}/api/matches/{kept['match']}/replay"
    return kept, httpx.get(at, params={"view": "public"}, headers=key_of(kept), timeout=PATIENCE).json()[
        "total"
    ] - 1


def key_of(kept: dict[str, Any]) -> dict[str, str]:
    """The header that opens the browser's own seat."""
    return {"Authorization": f"Bearer {kept['grants'][0]['token']}"}


def belief(me: Person, kept: dict[str, Any], seat: int, ply: int) -> dict[str, Any]:
    address = f"{me.server.base}/api/matches/{kept['match']}/belief"
    answer = httpx.get(address, params={"seat": seat, "ply": ply}, headers=key_of(kept), timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_level_is_chosen_with_the_keys_and_kept(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    me.open("/start/duel/computer")
    levels = me.page.get_by_role("group", name="How strong?")
    expect(levels.get_by_role("radio")).to_have_count(1 + HIGHEST + len(players.named("stratego")))
    expect(levels.get_by_role("radio", name="The one that suits me")).to_be_checked()
    chosen = levels.get_by_role("radio", name="Beginner")
    chosen.check()
    expect(chosen).to_have_accessible_description(re.compile("Looks one move ahead"))
    chosen.focus()
    me.page.keyboard.press("ArrowRight")
    expect(levels.get_by_role("radio", name="Learner")).to_be_checked()
    expect(me.page.locator(".level-line")).to_contain_text("Forgets nothing")
    with me.page.expect_request("**/api/matches") as asked:
        me.page.get_by_role("button", name="Start the game").click()
    seats = json.loads(asked.value.post_data or "{}")["seats"]
    assert [plan["level"] for plan in seats if plan["kind"] == "computer"] == [2]
    me.page.wait_for_url("**/match/*")
    me.open("/start/battle/computer")
    expect(me.page.get_by_role("radio", name="Learner")).to_be_checked()
    me.page.get_by_role("radio", name="A friend").check()
    expect(me.page.get_by_role("group", name="How strong?")).to_have_count(0)


CROWDED = """() => [...document.querySelectorAll('.level')].filter((key) => {
    const [outer, inner] = [key, key.querySelector('.choice-text')].map((part) => part.getBoundingClientRect());
    return inner.left < outer.left || inner.right > outer.right;
}).map((key) => key.textContent)"""
"""The keys whose name is wider than they are."""


@pytest.mark.parametrize("locale", ["de-DE", "en-GB", "fr-FR", "it-IT", "pl-PL", "ru-RU"])
def test_the_name_of_every_level_fits_its_key(person: Callable[..., Person], locale: str):
    me = person(PHONE, locale=locale)
    me.open("/start/duel/computer")
    keys = me.page.locator(".level input")
    for width, height in ((360, 640), (768, 1024), (1280, 800)):
        me.page.set_viewport_size({"width": width, "height": height})
        for key in (keys.first, keys.last):  # the name of the chosen one is bold
            key.check()
            me.settle()
            assert me.page.evaluate(CROWDED) == []


def test_what_the_computer_knew_is_told_after_the_game(person: Callable[..., Person]):
    me = person()
    kept, last = finished(me, 12)
    own = kept["grants"][0]["seat"]
    me.open(f"/match/{kept['match']}/replay#{last - 3}/{own}")
    panel = me.page.get_by_role("region", name=re.compile("could know"))
    expect(panel).to_be_visible()
    me.page.get_by_role("button", name="Through the computer’s eyes").click()
    panel = me.page.get_by_role("region", name="What the computer knew (Beginner)")
    page = belief(me, kept, 1 - own, last - 1)
    known = sum(guess["known"] for guess in page["guesses"])
    expect(panel).to_contain_text(
        re.compile(f"It knew {known or 'none'} of your {len(page['guesses'])} pieces")
    )
    guess = next(g for g in page["guesses"] if not g["known"])
    me.page.locator(f'[data-place="{guess["place"]}"]').hover()
    expect(panel.get_by_role("heading", name=f"The piece on {guess['place']}")).to_be_visible()
    expect(panel.get_by_role("listitem").first).to_contain_text(PERCENT)
    by_words = me.page.locator(f'[data-place="{guess["place"]}"]').get_attribute("aria-label") or ""
    assert "perhaps" in by_words
    assert PERCENT.search(by_words)
    me.page.keyboard.press("r")
    expect(panel).to_contain_text("In truth: ")


@pytest.mark.long
def test_a_game_lost_to_the_highest_level_shows_what_it_believed_and_the_truth(
    person: Callable[..., Person],
):
    """From the end card into the replay, into the computer's seat, to the middle of the game: chances, and beside them the truth."""
    me = person()
    kept = lost(me, "duel", HIGHEST)
    own, middle = kept["grants"][0]["seat"], me.last()["observation"]["ply"] // 2
    assert me.last()["status"]["returns"][own] < 0, "none of the games was lost"
    end_or_resign(me, over=True)
    open_replay(me)
    me.page.get_by_role("button", name=("Blue", "Red")[own], exact=True).click()
    me.page.get_by_role("slider", name="Move").fill(str(middle))
    page, truth = belief(me, kept, 1 - own, middle), true_kinds(me, kept, middle)
    assert page["level"] == HIGHEST
    panel = me.page.get_by_role("region", name="What the computer knew (Strongest)")
    expect(panel).to_contain_text(f"of your {len(page['guesses'])} pieces")
    guesses = [guess for guess in page["guesses"] if not guess["known"]]
    assert guesses
    for guess in guesses:
        me.page.locator(f'[data-place="{guess["place"]}"]').hover()
        expect(
            panel.get_by_role("heading", name=f"The piece on {guess['place']}", exact=True)
        ).to_be_visible()
        kind, chance = guess["chances"][0]
        expect(panel.get_by_role("listitem").first).to_contain_text(re.compile(kind, re.I))
        expect(panel.get_by_role("listitem").first).to_contain_text(shown(chance))
        expect(panel).not_to_contain_text("In truth")
    me.page.get_by_role("button", name="Reveal", exact=True).click()
    for guess in guesses:
        me.page.locator(f'[data-place="{guess["place"]}"]').hover()
        expect(
            panel.get_by_role("heading", name=f"The piece on {guess['place']}", exact=True)
        ).to_be_visible()
        expect(panel.get_by_text(f"In truth: {truth[guess['place']]}", exact=True)).to_be_visible()
    me.page.set_viewport_size({"width": 360, "height": 740})
    expect(panel.get_by_text("In truth: ")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 360


def shown(chance: float) -> str:
    """A chance as the page words it: in whole per cent, its decimal half up, no hidden piece's as certain."""
    whole = int((Decimal(str(chance)) * 100).quantize(Decimal(1), ROUND_HALF_UP))
    return f"{whole if chance == 1 else min(99, whole)}%"


def true_kinds(me: Person, kept: dict[str, Any], frame: int) -> dict[str, str]:
    """Square -> kind of every piece at a frame of the replay, nothing hidden."""
    address = f"{me.server.base}/api/matches/{kept['match']}/replay"
    asked = {"view": "all", "from": frame, "to": frame + 1}
    (found,) = httpx.get(address, params=asked, headers=key_of(kept), timeout=PATIENCE).json()["frames"]
    return {piece["square"]: piece["piece"] for piece in found["observation"]["pieces"]}


def is_drawn(guess: dict[str, Any]) -> bool:
    """Is what a hidden piece may be likely enough for a mark on the board?"""
    return not guess["known"] and guess["chances"][0][1] >= 0.3


def test_guesses_follow_the_focus_and_can_be_put_away(person: Callable[..., Person]):
    me = person(PHONE, "dark")
    kept, last = finished(me, 6)
    other = 1 - kept["grants"][0]["seat"]
    pages = ((ply, belief(me, kept, other, ply)["guesses"]) for ply in range(last - 1, 1, -1))
    ply, guesses = next((ply, guesses) for ply, guesses in pages if any(map(is_drawn, guesses)))
    me.open(f"/match/{kept['match']}/replay#{ply - 2}/{other}")
    me.page.get_by_role("region", name=re.compile("What the computer knew")).wait_for()
    guess = next(g for g in guesses if not g["known"])
    me.page.locator(f'[data-place="{guess["place"]}"]').focus()
    expect(me.page.get_by_role("heading", name=f"The piece on {guess['place']}")).to_be_visible()
    expect(me.page.locator(".belief-line")).to_contain_text(guess["place"])
    assert violations(me.page) == []
    expect(me.page.locator(".guess-mark")).to_have_count(sum(map(is_drawn, guesses)))
    me.page.get_by_role("switch", name="Guesses on the board").uncheck()
    expect(me.page.locator(".guess-mark")).to_have_count(0)
    me.page.get_by_role("tab", name="Guesses").press("ArrowRight")
    expect(me.page.get_by_role("tab", name="Moves")).to_be_focused()
    expect(me.page.get_by_role("list", name=re.compile("Moves|log", re.I))).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_nobody_is_told_while_the_game_runs(person: Callable[..., Person]):
    me = person()
    start(me, "duel", "computer")
    me.deploy(DUEL)
    me.wait(lambda: me.updates() and me.last()["observation"]["phase"] == "play")
    kept = json.loads(me.page.evaluate("localStorage.getItem('gonfalon.games')"))[0]
    address = f"{me.server.base}/api/matches/{kept['match']}/belief"
    answer = httpx.get(address, params={"seat": 0, "ply": 2}, headers=key_of(kept), timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (409, "match/running")
