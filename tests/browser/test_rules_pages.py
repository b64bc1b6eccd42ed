"""Pages of rules: told to players in six languages, still under the eye, in faces that exist; then the numbered rules."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from gonfalon.text import LANGUAGES

from .conftest import DESK, PHONE, Person
from .test_games import start
from .test_lessons import enter, looked_at

SHIFTS = """window.shifts = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shifts += entry.value; })
  .observe({ type: 'layout-shift', buffered: true });"""
FAKED = """() => {
  const bare = (name) => name.replaceAll('"', '');
  const faces = new Set([...document.fonts].map((face) => `${bare(face.family)} ${face.weight} ${face.style}`));
  const families = new Set([...document.fonts].map((face) => bare(face.family)));
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const asked = [...document.querySelectorAll('body *')].filter(hasText).map((element) => {
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
    return [bare(fontFamily.split(',')[0].trim()), fontWeight, fontStyle];
  });
  const missing = asked.filter(([family, ...face]) => families.has(family) && !faces.has(`${family} ${face.join(' ')}`));
  return [...new Set(missing.map(String))];
}"""
DOCUMENTS = {"stratego": 9, "middle-earth": 7, "fortress": 8}
ONE_SCREEN = ".guide-topic:not(:has(.guide-table))"
"""A table is looked up, not read through: it may be longer than a screen."""
HEIGHTS = "all => all.map((one) => one.getBoundingClientRect().height)"
DRAWN = ".guide-picture .board .piece, .guide-picture .plan-wall, .guide-picture .model-wall"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_nothing_moves_under_the_eye_and_no_face_is_faked(
    person: Callable[..., Person], size: dict[str, int]
):
    me = person(size, is_first=True)
    me.context.add_init_script(SHIFTS)
    for path in (
        "/rules/stratego",
        "/rules/fortress",
        "/rules/stratego/numbered",
        "/rules/middle-earth/numbered",
        "/rules/glossary",
        "/rules/card-game",
        "/rules/card-game/numbered",
    ):
        me.open(path)
        me.page.locator("article h1").wait_for()
        me.page.wait_for_load_state("networkidle")
        assert me.page.evaluate("shifts") < 0.02, path
        assert me.page.evaluate(FAKED) == [], path


@pytest.mark.parametrize("name", DOCUMENTS)
def test_players_are_told_the_game_a_screen_a_topic_in_every_language(
    person: Callable[..., Person], name: str
):
    me = person(PHONE)
    told = {}
    for language in LANGUAGES:
        me.context.add_init_script(f"localStorage.setItem('gonfalon.language', '{json.dumps(language)}')")
        me.open(f"/rules/{name}")
        topics = me.page.locator(".guide-topic")
        expect(topics).to_have_count(DOCUMENTS[name])
        me.settle()
        heights = me.page.locator(ONE_SCREEN).evaluate_all(HEIGHTS)
        assert max(heights) <= PHONE["height"] - 56, language
        me.wait(lambda: me.page.locator(DRAWN).count() > 2 * (DOCUMENTS[name] - 2))
        told[language] = tuple(me.page.locator(".guide-words p").all_inner_texts())
        assert all(told[language])
    assert len(set(told.values())) == 6


def test_the_card_game_is_told_likewise(person: Callable[..., Person]):
    me = person(PHONE)
    told = set()
    for language in LANGUAGES:
        me.context.add_init_script(f"localStorage.setItem('gonfalon.language', '{json.dumps(language)}')")
        me.open("/rules/card-game")
        topics = me.page.locator(".guide-topic")
        expect(topics).to_have_count(19)
        me.settle()
        heights = me.page.locator(ONE_SCREEN).evaluate_all(HEIGHTS)
        assert max(heights) <= PHONE["height"] - 56, (language, heights)
        expect(me.page.locator(".guide-picture .fs-card")).to_have_count(18)
        told.add(tuple(me.page.locator(".guide-words p").all_inner_texts()))
    assert len(told) == 6


WORD = 72
"""Pixels that a word of a name takes."""


@pytest.mark.parametrize(
    ("name", "tables", "shown"),
    [
        ("stratego", 1, ["Marshal", "Loses to an attack by: spy.", "10", "1"]),
        ("middle-earth", 2, ["Gandalf", "Loses to an attack by: Wormtongue.", "10", "1"]),
        (
            "fortress",
            2,
            [
                "Poison cup",
                "Beats everybody. The beaten piece goes back to the entrance and misses 2 turns.",
                "–",
                "1",
            ],
        ),
        ("card-game", 2, ["Hero", "Yours from the start: quests, attacks, defends and pays.", "12", "12"]),
    ],
)
def test_a_table_lists_what_the_game_is_played_with(
    person: Callable[..., Person], name: str, tables: int, shown: list[str]
):
    me = person(PHONE)
    me.open(f"/rules/{name}")
    me.page.get_by_role("article").get_by_role("link", name="Play now").wait_for()
    listed = me.page.locator(".piece-table")
    expect(listed).to_have_count(tables)
    row = listed.get_by_role("row").filter(has_text=shown[0]).first
    assert "\n".join(row.locator("th, .piece-number").all_inner_texts()).split("\n") == shown
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    names = listed.locator("tbody th").evaluate_all("all => all.map((one) => one.clientWidth)")
    assert min(names) >= WORD, "numbers leave room for the names"
    assert looked_at(me.page) == []
    first, contents = me.page.locator(".guide h1"), me.page.locator(".rules-contents")
    top = "all => all[0].getBoundingClientRect().top + scrollY"
    assert first.evaluate_all(top) < 200 < contents.evaluate_all(top), "the text comes first"


def test_the_table_of_another_box_is_chosen(person: Callable[..., Person]):
    me = person()
    me.open("/rules/stratego")
    counts = me.page.locator(".piece-table tbody td:last-child")
    expect(counts).to_have_count(12)
    me.page.get_by_role("combobox", name="Game").select_option("Duel")
    expect(counts).to_have_count(7)
    expect(counts.nth(2)).to_have_text("2")


def test_a_drawn_position_is_played_on_the_spot_by_keyboard(person: Callable[..., Person]):
    me = person(PHONE)
    page = me.page
    me.open("/rules/stratego")
    page.get_by_role("button", name="Try it on the board: Fight").press("Enter")
    page.locator('.lesson-here[data-step="1"]').wait_for()
    me.wait(lambda: page.evaluate("document.activeElement.className").startswith("lesson-here"))
    assert looked_at(page) == []
    enter(page, "e5", "e6")
    expect(page.locator(".lesson-here .lesson-answer.right")).to_contain_text("6 beats 5")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Try it on the board: March").click()
    expect(page.locator('.lesson-here[data-lesson="scouts"]')).to_have_count(1)
    expect(page.locator(".lesson-here")).to_have_count(1)


def test_positions_of_the_other_games_are_played_too(person: Callable[..., Person]):
    me = person(PHONE)
    me.open("/rules/fortress")
    me.page.get_by_role("button", name="Try it on the board: Explore").click()
    me.page.locator('.lesson-here[data-lesson="asking"] [data-square="D5"]').first.click()
    expect(me.page.locator(".lesson-here .lesson-answer.right")).to_be_visible()
    me.open("/rules/card-game")
    me.page.get_by_role("link", name="Try it on the board: Quest").click()
    me.page.wait_for_url("**/learn/fellowship/first-round")


def test_a_rule_is_still_found_by_its_number(person: Callable[..., Person]):
    me = person()
    for path in ("/rules/stratego#STRAT-5.3", "/rules#STRAT-5.3", "/rules/stratego/numbered#STRAT-5.3"):
        me.open("/about")
        me.open(path)
        expect(me.page.locator(".rule-target")).to_contain_text("STRAT-5.3")
        me.wait(lambda: me.page.url.endswith("/rules/stratego/numbered#STRAT-5.3"))
    me.open("/rules/stratego")
    expect(me.page.locator("article h1")).to_be_visible()
    assert "normative" not in me.page.locator("article").inner_text()
    me.page.get_by_role("article").get_by_role("link", name="Exact rules").click()
    expect(me.page.locator(".rules-text .rule").first).to_be_visible()
    assert "normative" not in me.page.locator(".rules-text").inner_text()


@pytest.mark.parametrize(("locale", "shown"), [("en-GB", r"\b20:13\b"), ("en-US", r"\b08:13.PM\b")])
def test_hours_go_by_the_country(person: Callable[..., Person], locale: str, shown: str):
    me = person(locale=locale)
    start(me, "duel", "computer")
    evening = datetime(2026, 11, 20, 20, 13)
    me.clock.set_fixed_time(evening + timedelta(minutes=1))  # whenever the test runs, it is that day
    stamp = int(evening.timestamp() * 1000)
    me.page.route(
        "**/api/summaries",
        lambda route: route.fulfill(json=[{**line, "updated": stamp} for line in route.fetch().json()]),
    )
    me.open("/games")
    expect(me.page.locator(".row-details").first).to_contain_text(re.compile(shown))


@pytest.mark.parametrize("name", ["stratego", "card-game"])
def test_on_a_phone_the_numbered_rules_begin_with_their_text(person: Callable[..., Person], name: str):
    me = person(PHONE)
    me.open(f"/rules/{name}/numbered")
    me.page.locator(".rules-text h1").wait_for()
    me.settle()
    assert me.page.locator(".rules-text h1").bounding_box()["y"] < 200  # type: ignore[index]
    expect(me.page.locator(".rules-contents a").first).to_be_hidden()
    me.page.get_by_text("Contents", exact=True).click()
    expect(me.page.locator(".rules-pages a").first).to_be_visible()
    expect(me.page.locator(".rules-contents ol a").first).to_be_visible()
    assert looked_at(me.page) == []


def test_numbered_rules_are_read_in_ones_own_language_and_lead_to_a_game(person: Callable[..., Person]):
    me = person(PHONE)
    me.context.add_init_script("localStorage.setItem('gonfalon.language', '\"de\"')")
    me.open("/rules/stratego/numbered#STRAT-5.8")
    text = me.page.locator(".rules-text [lang]")
    expect(text).to_have_attribute("lang", "de")
    expect(me.page.locator('[id="STRAT-5.8"]')).to_contain_text("Der Spion schlägt den Marschall")
    for path in ("STRAT-9.1.2", "STRAT-13"):
        me.open(f"/rules/stratego/numbered#{path}")
        expect(text).to_have_attribute("lang", "de")
        expect(me.page.locator(f'[id="{path}"]')).to_be_in_viewport()
    me.page.get_by_role("button", name="Das englische Original").click()
    expect(text).to_have_attribute("lang", "en")
    for path, said in {
        "/rules/fortress/numbered#FORT-6.5": "Eine Karte, die von der Figur geschlagen wird",
        "/rules/middle-earth/numbered#ME-9.2": "Nur Frodo darf auf ihn ziehen",
    }.items():
        me.open(path)
        expect(text).to_have_attribute("lang", "de")
        expect(me.page.locator(".rule-target")).to_contain_text(said)
    me.open("/rules/stratego")
    me.page.get_by_role("link", name="Jetzt spielen").click()
    me.page.wait_for_url("**/start/*")
