"""What a page begins with is asked for once, beside the program and not after it; and it is enough to draw the page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import PHONE, Person
from .test_links import show_everything
from .test_shared_games import a_finished_game

LATER = re.compile(r"/assets/later-")
UNTOLD = re.compile(r"\b(rules|guide|shared|plain|stratego)-[a-z]+-?[a-z]*\b")
"""The id of a message that stands for its words."""


def hears_requests(me: Person) -> list[str]:
    """Paths, as they are asked for from now on."""
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(re.sub(r"^https?://[^/]+", "", request.url)))
    return asked


def told(me: Person, table: str) -> dict[str, str]:
    """A table of the document: `data-words` or `data-pages`."""
    text = me.page.locator(f"script[data-{table}]").get_attribute(f"data-{table}") or ""
    return dict(pair.split("=") for pair in text.split())


def test_home_asks_for_its_words_and_lists(person: Callable[..., Person]):
    """The words are those of the language that the page then speaks."""
    me = person(PHONE, is_first=True)
    me.page.add_init_script("localStorage.setItem('gonfalon.language', '\"pl\"')")
    asked = hears_requests(me)
    me.open("/")
    expect(me.page.locator("html")).to_have_attribute("lang", "pl")
    expect(me.page.locator(".shelf-box").first).to_be_visible()
    assert [one for one in asked if "/assets/first-" in one] == [f"/assets/{told(me, 'words')['pl/first']}"]
    before = asked[: next(index for index, one in enumerate(asked) if "/assets/first-" in one) + 4]
    assert {"/api/games", "/api/seats", "/api/watch", "/api/tournaments"} <= set(before)
    assert asked.count("/api/games") == asked.count("/api/seats") == asked.count("/api/tournaments") == 1


def test_a_page_of_rules_needs_no_words_of_the_tables(person: Callable[..., Person]):
    me = person(PHONE, is_first=True)
    me.context.route(LATER, lambda route: route.abort())
    asked = hears_requests(me)
    me.open("/rules/stratego")
    expect(me.page.locator("article h1")).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    page = [f"/assets/{name}" for name in told(me, "pages")["rules"].split(",")]
    program = next(one for one in page if "RulesPage" in one and one.endswith(".js"))
    assert len(page) > 4
    assert {name: asked.count(name) for name in page} == dict.fromkeys(page, 1)
    assert asked.index(program) < asked.index(f"/assets/{told(me, 'words')['en/first']}") + 4
    assert UNTOLD.findall(me.page.locator("#content").inner_text()) == []


def test_the_head_of_a_finished_game_waits_for_no_words_of_the_tables(person: Callable[..., Person]):
    host, stranger = person(), person(PHONE, is_first=True)
    match = a_finished_game(host)
    show_everything(host, match)
    stranger.context.route(LATER, lambda route: route.abort())
    asked = hears_requests(stranger)
    stranger.open(f"/game/{match}")
    head = stranger.page.locator(".shared-head")
    expect(head.get_by_role("heading", level=1)).to_be_visible()
    assert UNTOLD.findall(head.inner_text()) == []
    page = [f"/assets/{name}" for name in told(stranger, "pages")["game"].split(",")]
    assert {name: asked.count(name) for name in page} == dict.fromkeys(page, 1)
    assert asked.count(f"/api/matches/{match}/shared") == 1
