"""A campaign of the card game in a real browser: begun, a game of it played and lost, the sheet written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from gonfalon import games, players
from gonfalon.core.game import SPECTATOR

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_fellowship_games import MIRKWOOD, a_won_game, seeded

MEASURED = Path(players.__file__).parent / "fellowship/measured.json"
SHEET = "gonfalon.fellowship-campaigns"
OWN_DECK = Path(players.__file__).parent / "fellowship/decks/three-spheres.txt"


def test_a_campaign_keeps_its_games_and_scores(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/")
    page.get_by_role("link", name="Campaign").click()
    page.get_by_label("Its name").fill("The long road")
    deck = page.get_by_label("Deck of seat 1")
    expect(deck).to_have_value("sound:three-spheres")
    deck.select_option(label="Starter deck: Spirit")
    page.get_by_role("button", name="Propose a deck").click()
    expect(deck).to_have_value("sound:three-spheres")
    deck.select_option(label="Starter deck: Leadership")
    for count in (2, 1):
        page.locator(".cp-card .choice-item", has_text=str(count)).first.click()
        expect(page.locator(".cp-seats > li")).to_have_count(count)
        expect(deck).to_have_value("starter:leadership")
    deck.select_option(label="Starter deck: Spirit")
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
    me.concede()
    me.open("/fellowship/campaign")
    expect(page.get_by_role("cell", name="Lost")).to_be_visible()
    expect(page.get_by_role("button", name="Play: Passage Through Mirkwood")).to_be_visible()
    look(page, "campaign-360-dark")


def test_a_campaign_with_a_friend_by_link_and_players_by_name(person: Callable[..., Person]):
    me, friend = person(DESK), person(PHONE, "dark")
    page = me.page
    me.open("/fellowship/campaign")
    page.get_by_label("Its name").fill("With Bob")
    page.locator(".cp-card .choice-item", has_text="2").first.click()
    page.get_by_label("Deck of seat 2: who plays").select_option("link")
    for seat, name in enumerate(("Ann", "Bob")):
        page.get_by_label("Player", exact=True).nth(seat).fill(name)
    look(page, "campaign-friend-1280-light")
    page.get_by_role("button", name="Begin the campaign").click()
    card = page.get_by_role("region", name="With Bob")
    expect(card).to_contain_text("Ann")
    card.get_by_role("button", name="Play: Passage Through Mirkwood").click()
    friend.page.goto(page.get_by_label("For Seat 2").input_value())
    friend.take_seat()
    expect(friend.page.locator(".fs-table")).to_be_visible()
    expect(page.locator(".fs-table")).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Give up the game").click()
    page.locator(".plain-question").get_by_role("button", name="Give up the game").click()
    friend.page.get_by_role("button", name="Agree", exact=True).first.click()
    expect(page.locator(".plain-over").first).to_be_visible()

    me.open("/fellowship/campaign")
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("row", name="Ann 1 0 –")).to_be_visible()
    expect(card.get_by_text("On this server, people won 0 of")).to_be_visible()
    sheet = json.loads(page.evaluate(f"localStorage.getItem('{SHEET}')"))[0]
    friend.open(f"/fellowship/campaign#sheet={quote(json.dumps(sheet))}")
    friend.page.get_by_role("button", name="Keep this sheet").click()
    expect(
        friend.page.get_by_role("region", name="With Bob").get_by_role("cell", name="Lost")
    ).to_be_visible()
    look(friend.page, "campaign-friend-360-dark")


def test_the_form_before_a_game_says_how_hard_it_is(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/start/passage-through-mirkwood/alone")
    said = page.locator("[data-about=difficulty]")
    deck = page.locator("select#brings-0")
    cells = {
        cell["deck"]: cell
        for cell in json.loads(MEASURED.read_text())["cells"]
        if cell["scenario"] == "passage-through-mirkwood"
    }
    for label, name in {"Tactics": "tactics", "Lore": "lore"}.items():
        deck.select_option(label=f"Starter deck: {label}")
        won, games = (f"{cells[name][part]:,}" for part in ("won", "games"))
        expect(said).to_contain_text(f"won {won} of {games} games alone with this deck")
    page.locator("label", has=page.locator("input[name=count][value='2']")).click()
    expect(said).to_contain_text("Not measured with these decks")
    page.locator("label", has=page.locator("input[name=count][value='1']")).click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".fs-table")).to_be_visible()
    me.concede()
    shares = page.evaluate(
        "async () => (await (await fetch('/api/win-shares?game=fellowship')).json()).shares"
    )
    played = sum(
        one["games"] for one in shares if one["variant"] == "passage-through-mirkwood" and one["n_seats"] == 1
    )
    assert played
    me.open("/start/passage-through-mirkwood/alone")
    expect(said).to_contain_text(f"of {played} games with as many seats")
    look(page, "start-difficulty-1280-light")
    assert not me.errors


def hard_campaign(me: Person, attempt: dict[str, Any]) -> Locator:
    """Keep a hard campaign with one attempt and open the page of campaigns. Its card."""
    sheet = {"id": "a", "name": "The road", "difficulty": "standard", "isHard": True, "begun": 1}
    sheet |= {"seats": [{"kind": "own", "brings": "leadership"}], "attempts": [attempt]}
    me.context.add_init_script(
        f"localStorage.getItem('{SHEET}') ?? localStorage.setItem('{SHEET}', {json.dumps(json.dumps([sheet]))})"
    )
    me.open("/fellowship/campaign")
    return me.page.get_by_role("region", name="The road")


def test_a_won_game_is_written_down_with_its_score(person: Callable[..., Person]):
    """CARD-11.9, CARD-11.11: the sheet has the scores that the rules give the last position. CARD-11.15: a hard campaign goes on
    with what is left."""
    me = person(DESK)
    page = me.page
    seed, acts = a_won_game()
    match = seeded(me, seed, acts)
    game = games.get("fellowship")
    state = game.new(seed, game.setup(MIRKWOOD))
    for act in acts:
        state.step(0, act)
    scores = game.observe(state, SPECTATOR).scores
    attempt = {"scenario": MIRKWOOD, "match": match, "begun": 1, "won": None, "scores": {}}
    card = hard_campaign(me, attempt)
    expect(card.get_by_role("button", name="Play: Journey Down the Anduin")).to_be_visible()
    kept = json.loads(page.evaluate(f"localStorage.getItem('{SHEET}')"))[0]["attempts"][0]
    assert kept == attempt | {"won": True, "scores": scores, "followUp": game.follow_up(state)}
    row = card.get_by_role("row", name="Passage Through Mirkwood")
    for score in scores.values():
        expect(row.get_by_role("cell", name=str(score), exact=True)).to_be_visible()
    threat = game.observe(state, SPECTATOR).seats[0].threat
    carried = card.get_by_role("region", name="Carried into Journey Down the Anduin:")
    expect(carried).to_contain_text(f"threat {threat}")
    look(page, "campaign-hard-1280-light")
    card.get_by_role("button", name="Play: Journey Down the Anduin").click()
    expect(page.locator(".fs-table")).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "dark"), (DESK, "light")])
def test_a_hard_campaign_that_nobody_can_go_on_with_says_so(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    """CARD-11.15: what its last win carries is empty."""
    me = person(size, scheme)
    page = me.page
    won = {"scenario": MIRKWOOD, "match": "gone", "begun": 1, "won": True, "scores": {}, "followUp": {}}
    lost = hard_campaign(me, won)
    expect(lost.locator(".cp-lost")).to_contain_text("Nobody is left to go on")
    expect(lost.get_by_role("button", name="Play:")).to_have_count(0)
    look(page, f"campaign-lost-{size['width']}-{scheme}")
    lost.get_by_role("button", name="Begin again").click()
    expect(page.get_by_role("region", name="The road")).to_have_count(2)
    expect(page.get_by_role("button", name="Play: Passage Through Mirkwood")).to_be_visible()


def test_a_deck_of_ones_own_is_measured_before_a_game(person: Callable[..., Person]):
    """The games are begun by the server; that they are over is told by the test, for they take minutes on a busy machine."""
    me = person(DESK)
    page = me.page
    text = OWN_DECK.read_text("utf-8")
    text = text.replace("3x Guard of the Citadel", "2x Guard of the Citadel").replace(
        "2x Wandering Took", "3x Wandering Took"
    )
    decks = [{"name": "Mine", "text": text, "copies": "core"}]
    me.context.add_init_script(
        f"localStorage.setItem('gonfalon.fellowship-decks', {json.dumps(json.dumps(decks))})"
    )
    me.open("/start/passage-through-mirkwood/alone")
    said = page.locator("[data-about=difficulty]")
    page.locator("select#brings-0").select_option(label="Mine")
    expect(said).to_contain_text("Not measured with this deck yet")
    going = {"status": "running", "n_games": 200, "done": 50, "won": 15, "low": 0.1910, "high": 0.4375}
    over = {"status": "done", "n_games": 200, "done": 200, "won": 60, "low": 0.2407, "high": 0.3669}
    reports = [going]
    page.route(
        "**/api/measurements/*",
        lambda route: route.fulfill(json=reports[-1] | {"id": route.request.url[-12:]}),
    )
    said.get_by_role("button", name="Measure this deck").click()
    expect(said).to_contain_text("% (true 95 times in 100)")
    look(page, "start-measuring-1280-light")
    reports.append(over)
    expect(said).to_contain_text("Measured in this browser on")
    expect(said).to_contain_text("won 60 of 200 games alone with this deck; that means 24.1 to 36.7 %")

    me.open("/fellowship/campaign")
    page.get_by_label("Its name").fill("With my deck")
    page.get_by_label("Deck of seat 1").select_option(label="Mine")
    page.get_by_role("button", name="Begin the campaign").click()
    card = page.get_by_role("region", name="With my deck")
    expect(card.locator('[data-scenario="passage-through-mirkwood"]')).to_contain_text("won 60 of 200")
    other = card.locator('[data-scenario="journey-down-the-anduin"]')
    expect(other.get_by_role("button", name="Measure this deck")).to_be_visible()
    look(page, "campaign-measured-1280-light")


def test_computers_of_a_campaign_play_at_the_level_chosen(person: Callable[..., Person]):
    me = person(PHONE)
    page = me.page
    me.open("/fellowship/campaign")
    page.locator(".cp-card .choice-item", has_text="3").first.click()
    page.get_by_label("Seat 3: strength of the computer").select_option(label="Steady")
    look(page, "campaign-levels-360-light")
    page.get_by_role("button", name="Begin the campaign").click()
    expect(page.locator(".cp-company li").last).to_have_text("the computer (Steady) Starter deck: Lore")
    page.get_by_role("button", name="Play: Passage Through Mirkwood").click()
    expect(page.locator(".fs-table")).to_be_visible()
    told = [json.loads(frame) for frame in me.frames if frame.startswith("{")]
    seats = next(message["seats"] for message in told if message["type"] == "welcome")
    assert [(seat["kind"], seat["level"]) for seat in seats[1:]] == [("computer", 1), ("computer", 3)]
