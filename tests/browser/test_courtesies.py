"""Words of manners between two people, in every kind of view: beside the name for a moment, muted by one press, after the end too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.conftest import ServerProcess

from .accessibility import violations
from .conftest import DESK, PHONE, Person, alive, watch
from .test_games import invitation, start, uncover

SAID = ".courtesy-said"
LOOK = """() => ({
    said: [...document.querySelectorAll('.courtesy-said')].filter((one) => one.checkVisibility()).map((one) => one.innerText.trim()),
    isWide: document.documentElement.scrollWidth > innerWidth,
})"""
"""The words that stand beside names, and whether the page has grown too wide. A word stands there for seconds only."""

PRESS_AT_ONCE = """() => new MutationObserver(() => document.querySelector('.courtesy-said button')?.click())
    .observe(document.body, { subtree: true, childList: true })"""
"""A person who presses the key beside a word as soon as it is there."""


@pytest.fixture
def serving(teaching_server: ServerProcess) -> ServerProcess:
    """Every test here plays on the server that has the teaching games, too."""
    return alive(teaching_server)


@pytest.fixture
def friends(person: Callable[..., Person]) -> Callable[..., tuple[Person, Person]]:
    """Two people at one table by link."""

    def meet(variant: str, size: dict[str, int] = DESK) -> tuple[Person, Person]:
        host, friend = person(size), person(size, "dark")
        start(host, variant, "link")
        friend.page.goto(invitation(host))
        friend.take_seat()
        friend.page.wait_for_url("**/match/*")
        for one in (host, friend):  # a word is for those who are there
            one.wait(one.updates)
        return host, friend

    return meet


def opener(somebody: Person) -> Locator:
    """What opens the sheet of words; a first fortress begins with a lesson."""
    lesson = somebody.page.locator(".fortress-welcome")
    somebody.page.locator(".courtesy-open:visible").or_(lesson).first.wait_for()
    if lesson.count():
        lesson.get_by_role("button", name="Straight to building").click()
    return somebody.page.locator(".courtesy-open:visible").first


def saw(somebody: Person, words: str) -> None:
    """Wait until the words have stood beside a name since the page is watched."""
    somebody.page.wait_for_function(
        "words => window.seen.some(({ said }) => said.includes(words))", arg=f"“{words}”"
    )
    assert not somebody.page.evaluate("window.seen.some(({ isWide }) => isWide)")


def say(somebody: Person, words: str) -> None:
    opener(somebody).click()
    somebody.page.get_by_role("dialog").get_by_role("button", name=words).click()
    expect(somebody.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("variant", "size"),
    [
        ("duel", PHONE),
        ("duel", DESK),
        ("fortress-intro", PHONE),
        ("fortress-intro", DESK),
        ("outpost", PHONE),
    ],
)
def test_a_word_stands_beside_the_name_for_a_moment(
    friends: Callable[..., tuple[Person, Person]], variant: str, size: dict[str, int]
):
    host, friend = friends(variant, size)
    for one in (host, friend):
        watch(one, LOOK)
    say(host, "Good luck")
    for one in (host, friend):
        saw(one, "Good luck")
        expect(one.page.locator(SAID)).to_have_count(0)


def test_one_press_mutes_the_others_and_the_browser_remembers(friends: Callable[..., tuple[Person, Person]]):
    host, friend = friends("duel")
    opener(friend).click()
    friend.page.get_by_label("Hide what others say").check()
    friend.page.reload()
    friend.wait(lambda: opener(friend).is_visible())
    heard = len(friend.frames)
    for one in (host, friend):
        watch(one, LOOK)
    say(host, "Thank you")
    saw(host, "Thank you")
    friend.wait(lambda: any("manners-thank-you" in frame for frame in friend.frames[heard:]))
    say(friend, "Good luck")
    saw(friend, "Good luck")
    assert not friend.page.evaluate("window.seen.some(({ said }) => said.includes('“Thank you”'))")


def test_the_word_itself_has_the_key_that_mutes(friends: Callable[..., tuple[Person, Person]]):
    host, friend = friends("duel")
    friend.page.evaluate(PRESS_AT_ONCE)
    say(host, "One moment")
    friend.page.wait_for_function("() => localStorage.getItem('gonfalon.courtesies-muted') === 'true'")
    expect(friend.page.locator(SAID)).to_have_count(0)


def test_three_and_then_it_is_enough_and_after_the_end_there_are_more(
    friends: Callable[..., tuple[Person, Person]],
):
    host, friend = friends("duel")
    watch(friend, LOOK)
    for words in ("Good luck", "Thank you", "One moment"):
        say(host, words)
        saw(friend, words)
    opener(host).click()
    expect(host.page.get_by_role("dialog")).to_contain_text("enough for now")
    assert violations(host.page) == []
    host.page.keyboard.press("Escape")
    for one in (host, friend):
        one.deploy()
    host.wait(lambda: host.last()["observation"]["phase"] == "play")
    host.page.get_by_role("button", name="End…").click()
    host.page.get_by_role("button", name="Resign").click()
    host.page.get_by_role("button", name="Yes, resign").click()
    friend.page.locator(".end-card").wait_for()
    watch(host, LOOK)
    say(friend, "Well played")
    saw(host, "Well played")


@pytest.mark.parametrize("opponent", ["computer", "screen"])
def test_where_nobody_could_hear_there_is_nothing_to_say(person: Callable[..., Person], opponent: str):
    me = person()
    start(me, "duel", opponent)
    if opponent == "screen":
        uncover(me)
    me.page.locator(".table-page").wait_for()
    expect(me.page.locator(".courtesy-open")).to_have_count(0)


def company(person: Callable[..., Person], size: dict[str, int]) -> tuple[Person, Person]:
    """Two people at one table of the card game, by link."""
    host, friend = person(DESK), person(size, "dark")
    host.open("/")
    host.page.locator(".shelf-box", has_text="Passage Through Mirkwood").click()
    host.page.locator(".choice-item", has_text="2").first.click()
    host.page.get_by_label("Seat 2: who plays").select_option("link")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_url("**/match/*")
    friend.page.goto(invitation(host))
    friend.take_seat()
    friend.page.wait_for_url("**/match/*")
    for one in (host, friend):
        expect(one.page.locator(".fs-table")).to_be_visible()
    return host, friend


def beside_the_rules(somebody: Person) -> None:
    """Open the place of the card game that holds words of manners and the note pad."""
    somebody.page.get_by_role("button", name="Table", exact=True).click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_companions_of_the_card_game_have_the_words_too(person: Callable[..., Person], size: dict[str, int]):
    host, friend = company(person, size)
    for one in (host, friend):
        watch(one, LOOK)
    beside_the_rules(friend)
    say(friend, "Good luck")
    saw(friend, "Good luck")
    saw(host, "Good luck")
    expect(host.page.locator(SAID)).to_have_count(0)
    assert friend.page.get_by_label("Write to your opponent").count() == 0


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_note_pad_is_kept_for_one_seat_and_never_sent(
    person: Callable[..., Person], size: dict[str, int]
):
    host, friend = company(person, size)
    sent: list[str] = []
    friend.page.on("request", lambda request: sent.append(request.post_data or ""))
    friend.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    friend.page.reload()
    beside_the_rules(friend)
    friend.page.get_by_role("button", name="Notes").click()
    pad = friend.page.get_by_role("textbox", name="Notes")
    expect(pad).to_be_focused()
    pad.press_sequentially("Attercop: 44 threat p2")
    assert violations(friend.page) == []
    friend.page.keyboard.press("Escape")
    expect(friend.page.get_by_role("dialog")).to_have_count(0)
    expect(friend.page.get_by_role("button", name="Notes")).to_be_focused()
    friend.page.reload()
    beside_the_rules(friend)
    friend.page.get_by_role("button", name="Notes").click()
    expect(pad).to_have_value("Attercop: 44 threat p2")
    assert any("hello" in one for one in sent)
    assert not any("Attercop" in one for one in sent)
    beside_the_rules(host)
    host.page.get_by_role("button", name="Notes").click()
    expect(host.page.get_by_role("textbox", name="Notes")).to_have_value("")
