"""Free text between two friends: at every table of two opponents where the host has opened it, and nowhere else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.server.conftest import ServerProcess

from .accessibility import violations
from .conftest import DESK, PATIENCE, PHONE, Person, alive, started
from .test_courtesies import opener
from .test_games import invitation, start


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose host lets friends write."""
    server = ServerProcess(tmp_path_factory.mktemp("chat"), GONFALON_TEACHING="1")
    server.more = ("--chat", "friends")
    yield from started(server)


@pytest.fixture
def serving(open_server: ServerProcess) -> ServerProcess:
    return alive(open_server)


def friends(
    person: Callable[..., Person], variant: str, size: dict[str, int] = DESK, scheme: str = "light"
) -> tuple[Person, Person]:
    """Two people at one table by link."""
    host, friend = person(DESK), person(size, scheme)
    start(host, variant, "link")
    friend.page.goto(invitation(host))
    friend.take_seat()
    friend.page.wait_for_url("**/match/*")
    for one in (host, friend):  # a text is for those who are there
        one.wait(one.updates)
    return host, friend


def write(somebody: Person, text: str) -> Locator:
    """Write a text by keys alone; the dialog stays open."""
    if not somebody.page.get_by_role("dialog").count():
        opener(somebody).press("Enter")
    line = somebody.page.get_by_label("Write to your opponent")
    line.fill(text)
    line.press("Enter")
    return line


@pytest.mark.parametrize(
    ("variant", "size", "scheme"),
    [
        ("duel", DESK, "light"),
        ("duel", PHONE, "dark"),
        ("fortress-intro", PHONE, "light"),
        ("outpost", DESK, "dark"),
    ],
)
def test_two_friends_write_to_each_other_at_every_table(
    person: Callable[..., Person], variant: str, size: dict[str, int], scheme: str
):
    host, friend = friends(person, variant, size, scheme)
    friend.page.locator(".courtesy-open:visible, .fortress-welcome").first.wait_for()
    opener(friend).wait_for()
    line = write(host, "Hello <b>friend</b>, see https://example.org")
    expect(line).to_have_value("")
    beside = friend.page.locator(".chat-said:visible")
    expect(beside.first).to_have_text("Hello <b>friend</b>, see https://example.org")
    assert friend.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(friend.page.get_by_role("button", name="Signal, 1 new text").first).to_be_visible()
    opener(friend).click()
    log = friend.page.get_by_role("log", name="What you have written")
    expect(log).to_contain_text("Your opponent Hello <b>friend</b>")
    assert log.locator("a, b").count() == 0
    write(friend, "שלום and good day")
    expect(log).to_contain_text("You שלום and good day")
    expect(host.page.get_by_role("log", name="What you have written")).to_contain_text("שלום and good day")
    assert violations(friend.page) == []
    friend.page.keyboard.press("Escape")
    expect(friend.page.get_by_role("dialog")).to_have_count(0)
    expect(friend.page.get_by_role("button", name="Signal", exact=True).first).to_be_visible()


def test_one_press_mutes_and_the_browser_remembers(person: Callable[..., Person]):
    host, friend = friends(person, "duel")
    write(host, "first")
    expect(friend.page.locator(".chat-said:visible")).to_have_text("first")
    friend.page.get_by_role("button", name="Mute the free text").click()
    expect(friend.page.locator(".chat-said")).to_have_count(0)
    heard = len(friend.frames)
    write(host, "second")
    friend.wait(lambda: any('"second"' in frame for frame in friend.frames[heard:]))
    expect(friend.page.locator(".chat-said")).to_have_count(0)
    friend.page.reload()
    friend.wait(lambda: opener(friend).is_visible())
    opener(friend).click()
    expect(friend.page.get_by_role("button", name="Show the free text")).to_be_visible()
    expect(friend.page.get_by_role("log", name="What you have written")).to_contain_text(
        "Nothing has been written"
    )


def write_at_once(host: Person, *texts: str) -> None:
    """Write on a line beside the page's, as fast as the server takes it: so many within seconds are too many."""
    token = host.page.evaluate("JSON.parse(localStorage.getItem('gonfalon.games'))[0].grants[0].token")
    with host.server.dial(host.page.url.rpartition("/")[2]) as line:
        line.send(json.dumps({"type": "hello", "token": token}))
        for text in texts:
            line.send(json.dumps({"type": "chat", "id": text, "text": text}))
            while (told := json.loads(line.recv(PATIENCE)))["type"] not in ("ack", "nack"):
                pass
            assert told["type"] == "ack", told


def test_limits_are_told_and_the_text_stays_in_the_field(person: Callable[..., Person]):
    host, _ = friends(person, "duel")
    write_at_once(host, *(f"text {number}" for number in range(5)))
    expect(write(host, "too much")).to_have_value("too much")
    expect(host.page.get_by_role("alert").filter(has_text="Five texts in 20 seconds")).to_be_visible()
    expect(host.page.get_by_role("dialog")).to_contain_text("keeps nothing")
    assert host.page.get_by_label("Write to your opponent").get_attribute("maxlength") == "200"


def test_against_the_computer_and_for_watchers_there_is_none(person: Callable[..., Person]):
    me = person()
    start(me, "duel", "computer")
    me.page.locator(".table-page").wait_for()
    expect(me.page.locator(".courtesy-open")).to_have_count(0)
