"""Pages of rules: told to players in six languages, still under the eye, in faces that exist; then the numbered rules."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import datetime

import pytest
from playwright.sync_api import expect

from gonfalon.text import LANGUAGES

from .conftest import DESK, PHONE, Person
from .test_games import start

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
DOCUMENTS = {"stratego": 8, "middle-earth": 6, "fortress": 7}
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
        heights = topics.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
        assert max(heights) <= PHONE["height"] - 56, language
        me.wait(lambda: me.page.locator(DRAWN).count() > 2 * (DOCUMENTS[name] - 1))
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
        expect(topics).to_have_count(17)
        heights = topics.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
        assert max(heights) <= PHONE["height"] - 56, (language, heights)
        expect(me.page.locator(".guide-picture .fs-card")).to_have_count(18)
        told.add(tuple(me.page.locator(".guide-words p").all_inner_texts()))
    assert len(told) == 6


def test_a_rule_is_still_found_by_its_number(person: Callable[..., Person]):
    me = person()
    for path in ("/rules/stratego#STRAT-5.3", "/rules#STRAT-5.3", "/rules/stratego/numbered#STRAT-5.3"):
        me.open("/about")
        me.open(path)
        expect(me.page.locator(".rule-target")).to_contain_text("STRAT-5.3")
        assert me.page.url.endswith("/rules/stratego/numbered#STRAT-5.3")
    me.open("/rules/stratego")
    assert "normative" not in me.page.locator("article").inner_text()
    me.page.get_by_role("article").get_by_role("link", name="Exact rules").click()
    expect(me.page.locator(".rules-text .rule").first).to_be_visible()
    assert "normative" not in me.page.locator(".rules-text").inner_text()


@pytest.mark.parametrize(("locale", "shown"), [("en-GB", r"\b20:13\b"), ("en-US", r"\b08:13.PM\b")])
def test_hours_go_by_the_country(person: Callable[..., Person], locale: str, shown: str):
    me = person(locale=locale)
    start(me, "duel", "computer")
    evening = int(datetime.now().replace(hour=20, minute=13).timestamp() * 1000)
    me.page.route(
        "**/api/summaries",
        lambda route: route.fulfill(json=[{**line, "updated": evening} for line in route.fetch().json()]),
    )
    me.open("/games")
    expect(me.page.locator(".row-details").first).to_contain_text(re.compile(shown))


def test_numbered_rules_are_read_in_ones_own_language_and_lead_to_a_game(person: Callable[..., Person]):
    me = person(PHONE)
    me.context.add_init_script("localStorage.setItem('gonfalon.language', '\"de\"')")
    me.open("/rules/stratego/numbered#STRAT-5.8")
    text = me.page.locator(".rules-text [lang]")
    expect(text).to_have_attribute("lang", "de")
    expect(me.page.locator('[id="STRAT-5.8"]')).to_contain_text("Der Spion schlägt den Marschall")
    me.page.get_by_role("button", name="Das englische Original").click()
    expect(text).to_have_attribute("lang", "en")
    me.open("/rules/stratego/numbered#STRAT-9.1.2")
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
