"""Rated games: asked for on the form, a name for whoever sits down, what the end has changed, and the ratings on the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .accessibility import violations
from .conftest import DUEL, PHONE, Person
from .test_games import end_or_resign
from .test_people import take_name


def choose(somebody: Person, name: str, text: str) -> None:
    """Choose one of a few on the form."""
    somebody.page.get_by_role("group", name=name).get_by_role("radio", name=text, exact=True).check()


def move(somebody: Person) -> None:
    """Make the first legal move once it is this person's turn."""
    somebody.wait(lambda: somebody.last()["observation"]["legal"])
    begin, _, end = somebody.last()["observation"]["legal"][0].partition("-")
    somebody.take_up(begin)
    somebody.square(end)
    somebody.wait(lambda: not somebody.last()["observation"]["legal"])


def test_the_form_says_why_a_game_cannot_count(person: Callable[..., Person]):
    me = person()
    me.open("/start/duel/link")
    expect(me.page.get_by_text("A game without a clock does not count.")).to_be_visible()
    choose(me, "Clock", "5 + 5")
    expect(me.page.get_by_text("Only games between players with names count.")).to_be_visible()
    expect(me.page.get_by_role("group", name="Does it count?")).to_have_count(0)
    assert violations(me.page) == []


def test_two_strangers_play_a_rated_game(person: Callable[..., Person]):
    ann, bob = person(), person(PHONE)
    take_name(ann, "Amber Crane")
    ann.open("/start/duel/anybody")
    choose(ann, "Clock", "5 + 5")
    choose(ann, "Does it count?", "Rated")
    expect(ann.page.get_by_text("The result changes the ratings of everybody who plays.")).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    expect(ann.page.get_by_role("heading", name="Your seat is offered")).to_be_visible()
    match = ann.page.url.rpartition("/")[2]
    bob.open("/seats")
    row = bob.page.locator(f'[data-match="{match}"]')
    expect(row).to_contain_text("Amber Crane new")
    expect(row).to_contain_text("rated")
    row.get_by_role("link", name="Sit down").click()
    expect(bob.page.get_by_text("This game is rated.")).to_be_visible()
    assert violations(bob.page) == []
    bob.page.get_by_label("Name", exact=True).fill("Silver Pike")
    bob.page.get_by_role("button", name="Take this name").click()
    bob.page.wait_for_url(f"**/match/{match}")
    ann.open(f"/match/{match}")
    for somebody in (ann, bob):
        somebody.deploy(DUEL)
    for somebody in (ann, bob):
        somebody.wait(lambda one=somebody: one.updates() and one.last()["status"]["status"] == "play")
    first = next(one for one in (ann, bob) if one.last()["observation"]["legal"])
    for mover in (first, bob if first is ann else ann):
        move(mover)

    end_or_resign(bob, over=False)
    expect(ann.page.locator(".rating-line")).to_have_text("Your rating: 1500 → 1662 (+162)")
    expect(bob.page.locator(".rating-line")).to_have_text("Your rating: 1500 → 1338 (−162)")
    ann.open("/player/Silver%20Pike")
    ratings = ann.page.get_by_role("region", name="Ratings")
    expect(ratings.get_by_role("listitem")).to_have_text("Duel · Rapidnew1 game")
    assert violations(ann.page) == []
    ann.open("/start/duel/anybody")
    expect(ann.page.get_by_role("radio", name="Rated")).to_be_checked()
