"""A campaign of the card game in a real browser: begun, a game of it played and lost, the sheet written."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look

SHEET = "gonfalon.fellowship-campaigns"


def test_a_campaign_keeps_its_games_and_scores(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/")
    page.get_by_role("link", name="Campaign").click()
    page.get_by_label("Its name").fill("The long road")
    page.get_by_label("Deck of seat 1").select_option(label="Starter deck: Spirit")
    page.get_by_role("button", name="Begin the campaign").click()
    card = page.get_by_role("region", name="The long road")
    expect(card.get_by_text("The computer (rules of thumb) won").first).to_be_visible()
    card.get_by_role("button", name="Play: Passage Through Mirkwood").click()
    expect(page.locator(".fs-table")).to_be_visible()
    me.open("/fellowship/campaign")
    expect(card.get_by_role("link", name="Go on with the game")).to_be_visible()
    look(page, "campaign-1280-light")
    won = {"won": True, "scores": {"faq": 132, "2011": 52}}
    kept = json.loads(page.evaluate(f"localStorage.getItem('{SHEET}')"))
    first = {**kept[0]["attempts"][0], **won}
    others = [
        {**first, "scenario": name, "match": name}
        for name in ("journey-down-the-anduin", "escape-from-dol-guldur")
    ]
    kept[0]["attempts"] = [first, others[0]]
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [SHEET, json.dumps(kept)])
    page.reload()
    expect(card.get_by_role("button", name="Play: Escape from Dol Guldur")).to_be_visible()
    kept[0]["attempts"] = [first, *others]
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [SHEET, json.dumps(kept)])
    page.reload()
    expect(card.get_by_text("All three scenarios are won.")).to_be_visible()
    expect(card.locator("tfoot td")).to_have_text(["396", "156"])


def test_a_lost_game_is_written_down_and_begun_again(person: Callable[..., Person]):
    me = person(PHONE, "dark")
    page = me.page
    me.open("/fellowship/campaign")
    page.get_by_role("button", name="Begin the campaign").click()
    page.get_by_role("button", name="Play: Passage Through Mirkwood").click()
    expect(page.locator(".fs-table")).to_be_visible()
    page.evaluate("""async () => {
        const [game] = JSON.parse(localStorage.getItem('gonfalon.games'));
        const line = new WebSocket(`ws://${location.host}/ws/${game.match}`);
        await new Promise((open) => (line.onopen = open));
        line.send(JSON.stringify({type: 'hello', token: game.grants[0].token}));
        line.send(JSON.stringify({type: 'command', id: 'c1', seen: 0, action: '/concede'}));
        await new Promise((done) => (line.onmessage = (message) => message.data.includes('"ack"') && done()));
    }""")
    me.open("/fellowship/campaign")
    expect(page.get_by_role("cell", name="Lost")).to_be_visible()
    expect(page.get_by_role("button", name="Play: Passage Through Mirkwood")).to_be_visible()
    look(page, "campaign-360-dark")
