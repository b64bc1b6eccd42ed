"""The home page and the form before a game: from the opened page to the board, what stays in its place, what is remembered."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .accessibility import violations
from .conftest import DESK, DUEL, PHONE, Person
from .test_games import end_or_resign, start
from .test_watching import START

SHIFTS = """() => {
  window.shifted = 0;
  const add = (list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) window.shifted += one.value; });
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
}"""
TAPS = "addEventListener('click', () => sessionStorage.setItem('taps', 1 + Number(sessionStorage.getItem('taps'))), true)"
BLOCKS = "[...document.querySelectorAll('[data-block]')].map((one) => one.dataset.block)"
FINISHED = """(results) => {
  const kept = results.map(([level, share], index) => ({ match: `m${index}`, game: 'stratego', level, share }));
  localStorage.setItem('gonfalon.results', JSON.stringify(kept));
  localStorage.setItem('gonfalon.knows', 'true');
}"""


def my_move(me: Person) -> bool:
    """Does the board wait for a move of this person?"""
    if not me.updates():
        return False
    seen = me.last()["observation"]
    return bool(seen["phase"] == "play" and seen["seat"] in seen["to_act"])


def asked_for(me: Person, button: str) -> dict[str, Any]:
    """What is asked of the server when this button is pressed, once the match is there."""
    with me.page.expect_request("**/api/matches") as asked:
        me.page.get_by_role("button", name=button, exact=True).click()
    me.page.wait_for_url("**/match/*")
    body: dict[str, Any] = json.loads(asked.value.post_data or "{}")
    return {name: told for name, told in body.items() if name not in ("part", "pledge")}  # of this deal alone


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "dark"), (PHONE, "light")])
def test_two_taps_lead_a_newcomer_from_the_page_to_a_board_that_waits(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    me.page.add_init_script(TAPS)
    me.open("/")
    expect(me.page.locator(".idea svg.piece")).to_have_count(4)
    me.settle()
    assert violations(me.page) == []
    play = me.page.get_by_role("button", name="Play your first game")
    assert (play.bounding_box() or {"y": 999})["y"] < size["height"] / 2
    play.click()
    expect(me.page.locator(".deploy .status-line")).to_contain_text("Your ten pieces stand ready")
    me.page.get_by_role("button", name="Ready", exact=True).click()
    me.wait(lambda: my_move(me))
    expect(me.page.locator(".square.is-holdable").first).to_be_visible()
    assert me.page.evaluate("sessionStorage.getItem('taps')") == "2"
    expect(me.page.locator(".play .status-line")).to_contain_text(
        re.compile("tap one of your pieces|showed their rank")
    )
    me.page.locator(".square.is-holdable").first.click()
    expect(me.page.locator(".play .status-line")).to_contain_text("Tap a marked square")
    assert violations(me.page) == []


def test_two_taps_lead_to_a_battle_against_the_gentlest(person: Callable[..., Person]):
    me = person()
    me.page.add_init_script(TAPS)
    me.open("/")
    me.page.get_by_role("button", name="I know the game").click()
    me.page.evaluate("sessionStorage.clear()")
    expect(me.page.locator(".play-now")).to_contain_text("Battle against the computer (First game).")
    wanted = asked_for(me, "Play")
    seats = [(seat["kind"], seat.get("player")) for seat in wanted["seats"]]
    assert seats == [("own", None), ("computer", "first_game")]
    assert (wanted["variant"], wanted["lot"]) == ("battle", True)
    me.page.get_by_role("button", name="Ready", exact=True).click()
    me.wait(lambda: my_move(me))
    assert me.page.evaluate("sessionStorage.getItem('taps')") == "2"
    me.open("/")
    expect(me.page.locator(".play-now")).to_contain_text("Battle against the computer (First game).")


@pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (PHONE, "dark"), ({"width": 768, "height": 1024}, "light")]
)
def test_home_stands_still_with_running_games(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    for variant in ("duel", "barrage"):
        start(me, variant, "computer")
    me.page.add_init_script(f"({SHIFTS})()")
    me.open("/")
    expect(me.page.locator(".ticket.yours")).to_have_count(2)
    expect(me.page.locator(".ticket").first).to_contain_text("Set up your army")
    me.page.wait_for_load_state("networkidle")
    me.settle()
    shifted = me.page.evaluate("window.shifted")
    print("layout shift", size, shifted)
    assert shifted < 0.02
    assert me.page.evaluate(BLOCKS) == ["your-games", "play-now", "learn", "shelf"]
    page = me.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert page[0] == size["width"]
    assert page[1] <= 2 * size["height"]
    assert violations(me.page) == []
    tops = me.page.locator(".shelf-row li").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(tops) == 14
    assert len(set(tops)) == 1
    for link in me.page.locator(".nav-link").all():
        box = link.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_a_game_that_waits_comes_first_and_no_ticket_moves(person: Callable[..., Person]):
    me = person()
    me.open("/")
    me.page.get_by_role("button", name="Play your first game").click()
    me.page.wait_for_url("**/match/*")
    me.open("/start/barrage/link")
    me.page.get_by_role("button", name="Start the game").click()
    me.page.wait_for_url("**/match/*")
    me.page.get_by_role("button", name=re.compile("meanwhile")).click()
    me.deploy()
    me.wait(lambda: me.last()["observation"]["ready"].count(True) == 1)
    me.open("/")
    expect(me.page.locator(".ticket strong")).to_have_text(["Duel", "Barrage"])
    expect(me.page.locator(".ticket.yours strong")).to_have_text(["Duel"])
    expect(me.page.locator(".your-games .block-head")).to_contain_text("1 waits for you")


def test_the_level_is_the_one_at_which_half_is_won(person: Callable[..., Person]):
    me = person()
    me.open("/about")
    me.page.evaluate(FINISHED, [[4, 1], [4, 0], [4, 1], [4, 0], [4, 1], [4, 0]])
    me.open("/")
    expect(me.page.locator(".play-now")).to_contain_text("Battle against the computer (Experienced).")
    expect(me.page.locator(".play-now")).to_contain_text("It suits you")
    me.page.get_by_role("link", name="Change which game Play begins").click()
    expect(me.page.get_by_role("radio", name="The one that suits me")).to_be_checked()
    expect(me.page.locator(".level-line")).to_contain_text("Now: Experienced.")


def test_a_finished_game_counts_for_the_level(person: Callable[..., Person]):
    me = person()
    start(me, "duel", "computer")
    me.deploy(DUEL)
    me.wait(lambda: my_move(me))
    end_or_resign(me, bool(me.last()["status"]["returns"]))
    me.open("/")
    me.wait(lambda: me.page.evaluate("localStorage.getItem('gonfalon.results')"))
    [result] = json.loads(me.page.evaluate("localStorage.getItem('gonfalon.results')"))
    assert (result["game"], result["level"], result["share"]) == ("stratego", 1, 0)


def test_the_form_and_play_now_keep_the_last_choice(person: Callable[..., Person]):
    me = person(PHONE)
    me.open("/start/barrage/computer")
    me.page.get_by_role("radio", name="Steady").check()
    me.page.locator(".fine-print > summary").click()
    me.page.get_by_role("radio", name="Blue", exact=True).check()
    wanted = asked_for(me, "Start the game")
    assert [seat["kind"] for seat in wanted["seats"]] == ["computer", "own"]
    me.open("/")
    expect(me.page.locator(".play-now")).to_contain_text("Barrage against the computer (Steady).")
    expect(me.page.locator(".play-now")).to_contain_text("As last time.")
    again = asked_for(me, "Play")
    assert again == wanted
    me.open("/start/barrage")
    expect(me.page.get_by_role("radio", name="The computer")).to_be_checked()
    expect(me.page.get_by_role("radio", name="Steady")).to_be_checked()
    expect(me.page.locator(".fine-print > summary")).to_contain_text("Blue")
    me.page.get_by_role("radio", name="A friend").check()
    me.page.get_by_role("button", name="Start the game").click()
    me.page.wait_for_url("**/match/*")
    me.open("/start/barrage")
    expect(me.page.get_by_role("radio", name="A friend")).to_be_checked()


def test_the_start_button_lies_under_the_thumb(person: Callable[..., Person]):
    me = person(PHONE)
    me.open("/start/classic/computer")
    button = me.page.get_by_role("button", name="Start the game")
    for where in ("0", "document.documentElement.scrollHeight / 2"):
        me.page.evaluate(f"scrollTo(0, {where})")
        me.settle()
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"]
        assert box["y"] > PHONE["height"] * 0.8
        assert box["height"] >= 52


@pytest.mark.parametrize("box", ["fortress-main", "passage-through-mirkwood"])
def test_no_line_of_text_stands_in_a_form_even_while_its_field_is_fetched(
    person: Callable[..., Person], box: str
):
    me = person(is_first=True)
    me.page.add_init_script(
        "new MutationObserver(() => { if (document.querySelector('.start input[type=text]')) window.hadText = true; })"
        ".observe(document, { subtree: true, childList: true })"
    )
    me.open(f"/start/{box}")
    expect(me.page.locator("select#brings-0")).to_be_visible()
    assert not me.page.evaluate("window.hadText")


def test_keys_lead_about_and_can_be_switched_off(person: Callable[..., Person]):
    me = person()
    me.open("/about")
    me.page.get_by_role("heading", level=1).wait_for()
    me.page.keyboard.press("/")
    expect(me.page.locator(".shelf-box").first).to_be_focused()
    me.page.keyboard.press("g")
    expect(me.page.get_by_role("heading", name="Nothing on the table yet")).to_be_visible()
    me.page.keyboard.press("p")
    expect(me.page.locator("#play-now")).to_be_focused()
    me.open("/settings")
    me.page.get_by_role("group", name="Keys on the pages").get_by_role("radio", name="off").check()
    me.page.keyboard.press("g")
    me.page.keyboard.press("/")
    expect(me.page).to_have_url(re.compile("/settings$"))
    me.open("/")
    me.page.locator("#play-now").wait_for()
    me.page.keyboard.press("p")
    expect(me.page.locator("#play-now")).to_be_enabled()
    expect(me.page).to_have_url(re.compile("/$"))
    me.page.evaluate("localStorage.removeItem('gonfalon.page-keys')")
    me.page.reload()
    me.page.locator("#play-now").wait_for()
    me.page.keyboard.press("p")
    me.page.wait_for_url("**/match/*")


def test_the_shelf_is_filtered_by_game(person: Callable[..., Person]):
    me = person(PHONE)
    me.open("/")
    me.page.get_by_role("radio", name="Fortress").check()
    expect(me.page.locator(".shelf-box h3")).to_have_text(["Introduction", "Main game", "Two joined"])
    me.page.locator(".shelf-box").nth(1).click()
    me.page.wait_for_url("**/start/fortress-main")
    expect(me.page.get_by_role("button", name="Start the game")).to_be_visible()


KEYS = """list => {
  list.scrollLeft = list.scrollWidth;
  const keys = [...list.querySelectorAll('.choice-item')].map((key) => key.getBoundingClientRect());
  const page = document.documentElement.scrollWidth;
  const { left, right } = list.getBoundingClientRect();
  return { across: [left, right], first: keys[0].left + list.scrollLeft, last: keys.at(-1).right, page };
}"""
"""Of the keys of the shelf, at the end of their way: where the row begins and ends, the first as it stood, and the last."""


def test_the_keys_of_the_shelf_fade_at_the_edge_of_a_phone(person: Callable[..., Person]):
    """A key that is cut looks broken; a row that runs out of the screen says that it goes on. At its end nothing is faded."""
    me = person(PHONE)
    me.open("/")
    keys = me.page.locator(".shelf .choice-list")
    keys.wait_for()
    me.settle()
    seen = keys.evaluate(KEYS)
    assert seen["across"] == [0, PHONE["width"]]
    assert seen["page"] == PHONE["width"]
    assert seen["first"] == me.page.locator(".shelf-box").first.evaluate(
        "box => box.getBoundingClientRect().left"
    )
    assert seen["last"] <= PHONE["width"] - 40
    assert "linear-gradient" in keys.evaluate("list => getComputedStyle(list).maskImage")


def test_the_first_pages_have_their_words_before_the_others_come(person: Callable[..., Person]):
    """Home, open seats and the games to watch are drawn before the words of the tables are there."""
    me = person()
    for variant in ("duel", "fortress-intro"):
        start(me, variant, "computer")
    me.open("/")
    me.settle()
    for game, variant, seats in (
        ("stratego", "duel", 2),
        ("middle_earth", "me-classic", 2),
        ("fellowship", "passage-through-mirkwood", 3),
        ("fortress", "fortress-intro", 2),
    ):
        me.page.evaluate(START, [game, variant, seats])
    expected = {}
    for path in ("/", "/seats", "/watch"):
        me.open(path)
        me.page.wait_for_load_state("networkidle")
        expected[path] = me.page.locator("#content").inner_text()
    me.context.route(re.compile(r"/assets/later-"), lambda route: route.abort())
    for path, words in expected.items():
        me.open(path)
        me.page.wait_for_load_state("networkidle")
        expect(me.page.locator("#content")).to_have_text(re.compile(re.escape(words.split("\n")[0])))
        assert me.page.locator("#content").inner_text() == words
