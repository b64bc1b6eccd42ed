"""Whole games in a real browser: against the computer, on one screen, by link with the server killed in between."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.conftest import ServerProcess

from .conftest import DUEL, PATIENCE, PHONE, Person

NEVER = ("Traceback", "undefined", "NaN")


def start(somebody: Person, variant: str, opponent: str) -> None:
    """From the form to a match; against a computer, the lowest level."""
    somebody.open(f"/start/{variant}/{opponent}")
    begin = somebody.page.get_by_role("button", name="Start the game")
    begin.wait_for()
    lowest = somebody.page.locator("input[name=level][value='1']")
    if lowest.count():
        lowest.check()
    begin.click()
    somebody.page.wait_for_url("**/match/*")


def move(somebody: Person, action: str) -> None:
    """Click the piece, once the board lets it be taken up, then the square; until the move stands."""
    source, target = action.split("-")
    somebody.take_up(source)
    with somebody.answered():
        somebody.square(target)


def choose(somebody: Person, rng: random.Random) -> str:
    """A legal move that likes to attack and to go forward, so that games end."""
    seen = somebody.last()["observation"]
    enemies = {p["square"] for p in seen["pieces"] if p["owner"] != seen["seat"]}
    moves = [act for act in seen["legal"] if " " not in act and "-" in act]
    attacks = [a for a in moves if a.split("-")[1] in enemies]
    up = 1 if seen["seat"] == 0 else -1
    ahead = [a for a in moves if (int(a.split("-")[1][1:]) - int(a.split("-")[0][1:])) * up > 0]
    return rng.choice(attacks or ahead or moves)


def quiet_move(seen: dict[str, Any], rng: random.Random) -> str:
    """A legal move that attacks nobody, so that the game goes on."""
    taken = {piece["square"] for piece in seen["pieces"]}
    return rng.choice([one for one in seen["legal"] if one.partition("-")[2] not in taken])


def choose_quietly(somebody: Person, rng: random.Random) -> str:
    """A move after which the game goes on: a flag that stands in the open falls to no piece of mine."""
    return quiet_move(somebody.last()["observation"], rng)


def play(
    somebody: Person, rng: random.Random, most: int, pick: Callable[[Person, random.Random], str] = choose
) -> bool:
    """Own moves until the end; False if `most` were not enough."""
    for _ in range(most):
        somebody.wait(lambda: somebody.last()["status"]["returns"] or somebody.last()["observation"]["legal"])
        if somebody.last()["status"]["returns"]:
            return True
        move(somebody, pick(somebody, rng))
    return bool(somebody.last()["status"]["returns"])


def end_or_resign(somebody: Person, over: bool) -> None:
    """See the end. Whoever resigns has heard the answer, too: by then the result is stored, and pages opened next tell it."""
    if not over:
        heard = len(somebody.frames)
        somebody.page.get_by_role("button", name="End…", exact=True).click()
        somebody.page.get_by_role("button", name="Resign", exact=True).click()
        somebody.page.get_by_role("button", name="Yes", exact=False).first.click()
        somebody.wait(lambda: any('"type":"ack"' in frame[:24] for frame in somebody.frames[heard:]))
        somebody.wait(lambda: somebody.last()["status"]["returns"])
    somebody.page.locator(".end-card").wait_for()
    unfold = somebody.page.get_by_role("button", name="Show the result")
    if unfold.count():
        unfold.click()
    expect(somebody.page.get_by_role("link", name="Replay", exact=False).first).to_be_visible()


def open_replay(somebody: Person) -> None:
    """Press Replay, once the end card has risen."""
    somebody.settle()
    somebody.page.get_by_role("link", name="Replay", exact=False).first.click()
    somebody.page.wait_for_url(re.compile("/replay"))


def hidden_ranks_stay_hidden(somebody: Person, seat: int) -> None:
    """No update of the running game names an enemy piece that nobody has shown."""
    for update in somebody.updates():
        if update["status"]["returns"]:
            continue
        for piece in update["observation"]["pieces"]:
            assert piece["owner"] == seat or piece["shown"] or piece["piece"] == ""


@pytest.mark.parametrize(
    "variant", ["duel", *(pytest.param(one, marks=pytest.mark.long) for one in ("battle", "classic"))]
)
def test_a_game_against_the_computer_to_its_end(person: Callable[..., Person], variant: str):
    me = person()
    start(me, variant, "computer")
    me.deploy()
    me.wait(lambda: me.updates() and me.last()["observation"]["phase"] == "play")
    seat = me.last()["observation"]["seat"]
    over = play(me, random.Random(3), 250)
    assert over, "the game did not come to its end"
    end_or_resign(me, over)
    hidden_ranks_stay_hidden(me, seat)
    open_replay(me)
    expect(me.page.get_by_role("grid")).to_be_visible()


def test_two_on_one_screen_with_the_board_hidden_between_turns(person: Callable[..., Person]):
    us = person(PHONE, "dark")
    start(us, "duel", "screen")
    for _ in range(2):
        uncover(us)
        us.deploy(DUEL)
    for _ in range(4):
        uncover(us)
        expect(us.page.get_by_role("grid")).to_be_visible()
        legal = owed(us)["legal"]
        move(us, legal[len(legal) // 2])
    assert us.page.evaluate("document.documentElement.scrollWidth") <= 360


def owed(us: Person) -> dict[str, Any]:
    """What the seat on turn sees. Two on one screen have a line each: the one that is behind tells of a turn that is over."""
    found: list[dict[str, Any]] = []

    def is_told() -> bool:
        v = max((update["v"] for update in us.updates()), default=0)
        newest = [update["observation"] for update in us.updates() if update["v"] == v]
        found[:] = [seen for seen in newest if seen["legal"]]
        return bool(found)

    us.wait(is_told)
    return found[-1]


def uncover(us: Person) -> None:
    """The curtain hangs between the turns and shows nothing of the board; lift it."""
    curtain = us.page.locator(".curtain button")
    curtain.wait_for()
    assert us.page.locator("[data-place]").count() == 0 or us.page.locator(".curtain").is_visible()
    curtain.click()


def test_a_game_by_link_goes_on_by_itself_after_the_server_is_killed(
    person: Callable[..., Person], serving: ServerProcess
):
    host, friend = person(), person(PHONE, "dark")
    start(host, "duel", "link")
    link = invitation(host)
    friend.page.goto(link)
    friend.take_seat()
    friend.page.wait_for_url("**/match/*")
    host.deploy(DUEL)
    friend.deploy(DUEL)
    for somebody in (host, friend):
        somebody.wait(lambda s=somebody: s.updates() and s.last()["observation"]["phase"] == "play")
    loaded = [somebody.page.evaluate("performance.timeOrigin") for somebody in (host, friend)]
    rng = random.Random(8)
    for turn in range(12):
        if turn in (3, 6, 9):
            serving.kill()
            serving.start(GONFALON_WARM="0")
        mover = host if host.last()["observation"]["legal"] else friend
        other = friend if mover is host else host
        before = mover.last()["v"]
        move(mover, choose(mover, rng))
        for somebody in (mover, other):
            somebody.wait(lambda s=somebody, v=before: s.last()["v"] > v)
        if mover.last()["status"]["returns"]:
            break
    assert [somebody.page.evaluate("performance.timeOrigin") for somebody in (host, friend)] == loaded
    end_or_resign(host, bool(host.last()["status"]["returns"]))
    friend.wait(lambda: friend.last()["status"]["returns"])
    hidden_ranks_stay_hidden(host, host.updates()[0]["observation"]["seat"])
    hidden_ranks_stay_hidden(friend, friend.updates()[0]["observation"]["seat"])


def invitation(host: Person) -> str:
    """The link to send."""
    kept = host.page.wait_for_function(
        "() => Object.values(localStorage).find((text) => text.includes('invite'))"
    )
    game = json.loads(kept.json_value())[0]
    return f"{host.server.base}/join/{game['match']}#{game['invites'][0]['invite']}"


def test_every_page_can_be_opened_at_its_address(person: Callable[..., Person]):
    me = person(PHONE)
    for path in ("/", "/games", "/rules/stratego", "/settings", "/start/battle/computer", "/nowhere"):
        me.open(path)
        me.page.wait_for_load_state("networkidle")
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 360, path
        text = me.page.inner_text("body")
        assert text.strip()
        assert not any(word in text for word in NEVER), path


def test_the_server_tells_no_browser_more_than_its_seat(person: Callable[..., Person]):
    """A stranger without a key gets nothing of a match."""
    me = person()
    start(me, "duel", "computer")
    match = me.page.url.rsplit("/", 1)[1]
    answer = httpx.get(
        f"{me.server.base}/api/matches/{match}", headers={"Authorization": "Bearer guess"}, timeout=PATIENCE
    )
    assert answer.status_code == 403
