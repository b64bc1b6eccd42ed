"""Names without accounts: taking one, seeing it at the table, moving it to another browser, and being forgotten."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .accessibility import violations
from .conftest import DESK, DUEL, PHONE, Person
from .test_games import end_or_resign, start

BLOCKED = "Storage.prototype.setItem = () => { throw new Error('blocked') }"


def take_name(somebody: Person, name: str) -> None:
    """Take this name on one's own page, and see it there."""
    somebody.open("/player")
    somebody.page.get_by_label("Name", exact=True).fill(name)
    somebody.page.get_by_role("button", name="Take this name").click()
    expect(somebody.page.get_by_role("heading", level=1, name=name)).to_be_visible()


def kept_game(somebody: Person) -> dict[str, object]:
    """The newest game that this browser keeps."""
    return json.loads(somebody.page.evaluate("localStorage.getItem('gonfalon.games')"))[0]


def two_at_a_table(host: Person, guest: Person) -> str:
    """The host begins a Duel, the guest sits down by the link. The id of the match."""
    start(host, "duel", "link")
    link = host.page.get_by_label("Link for your friend").input_value()
    guest.page.goto(link)
    guest.take_seat()
    guest.page.wait_for_url("**/match/*")
    host.deploy(DUEL)
    guest.deploy(DUEL)
    for somebody in (host, guest):
        somebody.wait(lambda somebody=somebody: somebody.last()["status"]["status"] == "play")
    return host.page.url.rpartition("/")[2]


def test_two_take_names_and_see_them_at_the_table(person: Callable[..., Person]):
    me, other = person(), person(PHONE)
    take_name(me, "Grey Heron")
    other.open("/player")
    expect(other.page.get_by_label("Name", exact=True)).to_have_value(re.compile(r"^\w+ \w+$"))
    other.page.get_by_label("Name", exact=True).fill("grey HERON")
    other.page.get_by_role("button", name="Take this name").click()
    expect(other.page.get_by_role("alert")).to_have_text("Somebody has this name. Choose another.")
    other.page.get_by_label("Name", exact=True).fill("Red Fox")
    other.page.get_by_role("button", name="Take this name").click()
    expect(other.page.get_by_role("heading", level=1, name="Red Fox")).to_be_visible()
    two_at_a_table(me, other)
    for somebody in (me, other):
        for name in ("Grey Heron", "Red Fox"):
            shown = somebody.page.locator(".plate-person", has_text=name)
            expect(shown).to_be_visible()
            expect(shown.locator(".crest")).to_be_visible()
    expect(me.page.get_by_role("navigation").get_by_text("Grey Heron")).to_have_count(0)
    me.open("/games")
    expect(me.page.locator(".row-company").first).to_contain_text("Red Fox")
    expect(me.page.get_by_role("link", name="Grey Heron")).to_have_attribute("href", "/player/Grey%20Heron")


def test_a_finished_game_is_on_both_pages_and_its_set_up_on_ones_own_alone(person: Callable[..., Person]):
    me, other = person(), person()
    take_name(me, "Old Badger")
    take_name(other, "New Badger")
    match = two_at_a_table(me, other)
    end_or_resign(other, over=False)
    me.wait(lambda: me.last()["status"]["status"] == "over")
    me.open("/player/Old%20Badger")
    line = me.page.locator(".history-line")
    expect(line).to_contain_text("New Badger")
    expect(line.get_by_role("img", name="Won")).to_be_visible()
    expect(line.get_by_role("link", name=re.compile(r"20\d\d"))).to_have_attribute(
        "href", f"/match/{match}/replay"
    )
    expect(me.page.get_by_role("tab", name="By set-up")).to_be_visible()
    me.page.get_by_role("tab", name="By opponent").click()
    expect(me.page.get_by_role("tabpanel")).to_contain_text("100% of 1")
    other.open("/player/old%20badger")
    expect(other.page.get_by_role("heading", level=1, name="Old Badger")).to_be_visible()
    expect(other.page.locator(".history-line")).to_contain_text("New Badger")
    assert match not in other.page.content()
    assert other.page.get_by_role("tab", name="By set-up").count() == 0
    for own in ("Show a code", "Forget me", "Name and crest"):
        assert other.page.get_by_role("button", name=own).count() == 0
    me.open(f"/match/{match}/replay")
    expect(me.page.get_by_text("New Badger")).to_be_visible()


def test_games_of_a_company_are_counted_by_deck_and_by_companion(person: Callable[..., Person]):
    me = person()
    page = me.page
    take_name(me, "Brown Otter")
    me.open("/start/passage-through-mirkwood")
    page.locator(".choice-item", has_text="2").first.click()
    page.get_by_label("Seat 2: who plays").select_option("computer")
    page.locator("#brings-0").select_option(label="Starter deck: Spirit")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".fs-table")).to_be_visible()
    me.concede()
    expect(page.locator(".plain-over").first).to_be_visible()
    me.open("/player/Brown%20Otter")
    for tab, told in (("By deck", "Éowyn"), ("By companion", "computer")):
        page.get_by_role("tab", name=tab).click()
        panel = page.get_by_role("tabpanel")
        expect(panel).to_contain_text(told)
        expect(panel).to_contain_text("0% of 1")


def studio(somebody: Person) -> Page:
    """The studio of Battle with a whole set-up on its board."""
    somebody.open("/stratego/studio")
    somebody.page.locator('.studio[data-whole="true"] .studio-desk').wait_for()
    return somebody.page


def test_a_code_brings_name_seats_and_set_ups_to_a_browser_whose_storage_was_wiped(
    person: Callable[..., Person],
):
    me, other = person(), person()
    take_name(me, "Wise Owl")
    match = two_at_a_table(me, other)
    studio(me).locator(".studio-named input").fill("Club/Left wing")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("heading", name="Folder: Club")).to_be_visible()
    me.open("/player/Wise%20Owl")
    me.page.get_by_role("button", name="Show a code").click()
    code = me.page.locator(".code-shown").inner_text()
    assert re.fullmatch(r"[A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4}", code), code
    expect(me.page.get_by_text(re.compile(r"^\d{1,2}:\d\d left$"))).to_be_visible()
    me.page.evaluate("localStorage.clear()")
    me.open("/player")
    expect(me.page.get_by_role("heading", name="What shall we call you?")).to_be_visible()
    me.page.get_by_label("Code").fill(code.lower())
    me.page.get_by_role("button", name="Use the code").click()
    expect(me.page.get_by_role("heading", level=1, name="Wise Owl")).to_be_visible()
    me.open(f"/match/{match}")
    expect(me.page.locator(".plate-person", has_text="Wise Owl")).to_be_visible()
    assert kept_game(me)["match"] == match
    expect(studio(me).get_by_role("heading", name="Folder: Club")).to_be_visible()
    expect(me.page.locator(".studio-open").first).to_contain_text("Left wing")
    other.open("/player")
    other.page.get_by_label("Code").fill(code)
    other.page.get_by_role("button", name="Use the code").click()
    expect(other.page.get_by_role("alert").last).to_have_text("This code is not known or has been used.")


FORTRESS = "walls A1-B1; ladders C3; flag C5"
KEEP_FORTRESS = """text => localStorage.setItem('gonfalon.fortresses',
    JSON.stringify([{name: 'Club/Two ways', variant: 'fortress-intro', text}]))"""
"""As the builder keeps one; tests/browser/test_fortress.py keeps it by hand."""


def test_a_code_brings_decks_and_fortresses_in_their_folders(person: Callable[..., Person]):
    me, other = person(), person(PHONE)
    page = me.page
    take_name(me, "Stone Marten")
    page.evaluate(KEEP_FORTRESS, FORTRESS)
    me.open("/fellowship/decks")
    page.get_by_label("Open a deck…").select_option(label="Starter deck: Spirit")
    page.get_by_label("Name of the deck").fill("Club/Road")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_disabled()
    me.open("/player/Stone%20Marten")
    page.get_by_role("button", name="Show a code").click()
    code = page.locator(".code-shown").inner_text()
    other.open("/player")
    other.page.get_by_label("Code").fill(code)
    other.page.get_by_role("button", name="Use the code").click()
    expect(other.page.get_by_role("heading", level=1, name="Stone Marten")).to_be_visible()
    for form, told in (("passage-through-mirkwood/alone", "Road"), ("fortress-intro/computer", "Two ways")):
        other.open(f"/start/{form}")
        folder = other.page.locator('select#brings-0 optgroup[label="Club"] option')
        expect(folder).to_have_text([told])


def test_a_link_carries_one_seat_and_its_key_stands_in_no_request(person: Callable[..., Person]):
    me, laptop = person(), person(PHONE)
    start(me, "duel", "computer")
    match = me.page.url.rpartition("/")[2]
    token = me.page.evaluate("JSON.parse(localStorage.getItem('gonfalon.games'))[0].grants[0].token")
    asked: list[str] = []
    laptop.page.on("request", lambda request: asked.append(request.url.partition("#")[0]))
    laptop.open(f"/seat/{match}#{token}")
    laptop.page.wait_for_url(f"**/match/{match}")
    expect(laptop.page.locator("main")).to_contain_text("Set up your army")
    assert kept_game(laptop)["grants"] == [{"seat": kept_seat(me), "token": token}]
    assert not any(token in url for url in asked)
    laptop.open(f"/seat/{match}")
    expect(laptop.page.get_by_role("heading", name="This link opens no seat")).to_be_visible()


def kept_seat(somebody: Person) -> int:
    return somebody.page.evaluate("JSON.parse(localStorage.getItem('gonfalon.games'))[0].grants[0].seat")


def test_whoever_is_forgotten_is_a_guest_again_everywhere(person: Callable[..., Person]):
    me, other = person(), person()
    take_name(me, "Quiet Otter")
    two_at_a_table(me, other)
    expect(other.page.locator(".plate-person", has_text="Quiet Otter")).to_be_visible()
    me.open("/player/Quiet%20Otter")
    me.page.get_by_role("button", name="Forget me").click()
    me.page.get_by_role("group", name="Forget me").get_by_role("button", name="Forget me").click()
    expect(me.page.get_by_role("heading", name="What shall we call you?")).to_be_visible()
    expect(other.page.locator(".plate-person")).to_have_count(0)
    other.open("/player/Quiet%20Otter")
    expect(other.page.get_by_role("heading", name="Nobody has this name")).to_be_visible()
    assert me.page.evaluate("JSON.parse(localStorage.getItem('gonfalon.games')).length") == 1
    take_name(other, "Quiet Otter")


def test_after_ten_games_a_code_to_print_is_offered_and_replaces_a_lost_browser(
    person: Callable[..., Person],
):
    me, later = person(), person()
    take_name(me, "Lone Crane")
    assert me.page.get_by_role("button", name="Make a code to print").count() == 0
    told = me.page.request.get(
        f"{me.server.base}/api/person", headers={"authorization": f"Bearer {kept_key(me)}"}
    ).json()
    me.page.route("**/api/person", lambda route: route.fulfill(json={**told, "n_games": 10}))
    me.page.reload()
    me.page.get_by_role("button", name="Make a code to print").click()
    code = me.page.locator(".code-shown").inner_text()
    assert re.fullmatch(r"([A-HJ-NP-Z2-9]{4} ){3}[A-HJ-NP-Z2-9]{4}", code), code
    me.page.unroute("**/api/person")
    later.open("/player")
    later.page.get_by_label("Code").fill(code)
    later.page.get_by_role("button", name="Use the code").click()
    expect(later.page.get_by_role("heading", level=1, name="Lone Crane")).to_be_visible()
    assert kept_key(later) != kept_key(me)
    me.open("/")
    expect(me.page.get_by_role("link", name="Settings")).to_be_visible()


def kept_key(somebody: Person) -> str:
    """The key of the person who plays in this browser."""
    return somebody.page.evaluate("JSON.parse(localStorage.getItem('gonfalon.person')).key")


def test_a_game_begun_as_a_guest_gets_the_name(person: Callable[..., Person]):
    me, other = person(), person()
    two_at_a_table(me, other)
    assert other.page.locator(".plate-person").count() == 0
    take_name(me, "Late Swan")
    expect(other.page.locator(".plate-person", has_text="Late Swan")).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so_before_it_matters(person: Callable[..., Person]):
    me = person()
    me.context.add_init_script(BLOCKED)
    me.open("/player")
    expect(me.page.get_by_text("This browser keeps nothing for this page.")).to_be_visible()


def test_a_guest_finds_the_settings_and_the_way_to_a_name(person: Callable[..., Person]):
    me = person()
    me.open("/")
    me.page.get_by_role("link", name="Settings").click()
    me.page.get_by_role("link", name="Take a name").click()
    expect(me.page.get_by_role("heading", level=1, name="Your name")).to_be_visible()
    me.page.locator(".crest-fold summary").click()
    me.page.get_by_role("radio", name="anchor").check(force=True)
    me.page.get_by_role("radio", name="violet and lilac").check(force=True)
    me.page.get_by_label("Name", exact=True).fill("Marsh Anchor")
    me.page.get_by_role("button", name="Take this name").click()
    expect(me.page.get_by_role("heading", level=1, name="Marsh Anchor")).to_be_visible()
    kept = json.loads(me.page.evaluate("localStorage.getItem('gonfalon.person')"))
    assert (kept["crest"]["device"], kept["crest"]["cloth"]) == ("anchor", "purpure")
    me.page.get_by_role("link", name="Settings").click()
    expect(me.page.get_by_role("heading", name="Marsh Anchor")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_of_people_can_be_used_by_everybody(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    me.open("/player")
    me.page.locator(".crest-fold summary").click()
    assert violations(me.page) == []
    take_name(me, f"Reader {scheme} {size['width']}")
    me.page.get_by_role("button", name="Show a code").click()
    me.page.locator(".code-shown").wait_for()
    me.page.get_by_role("button", name="Name and crest").click()
    me.page.get_by_role("button", name="Free my name").click()
    assert violations(me.page) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
