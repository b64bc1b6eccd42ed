"""Tournaments and clubs in the browser: announced, joined, played to the end; every state that their pages show."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.server.conftest import ServerProcess

from . import tournament_pages as told
from .accessibility import violations
from .conftest import DESK, PHONE, Person, alive

RESIGN = """(match) => {
    const kept = JSON.parse(localStorage.getItem('gonfalon.games') ?? '[]');
    const game = kept.find((one) => one.match === match);
    if (!game) return false;
    const [{ seat, token }] = game.grants;
    const line = new WebSocket(`ws://${location.host}/ws/${match}`);
    const say = (seen, action) => line.send(JSON.stringify({ type: 'command', id: `r${seen}`, seen, action }));
    line.onopen = () => line.send(JSON.stringify({ type: 'hello', token }));
    line.onmessage = async ({ data }) => {
        const { type, v, status, observation } = JSON.parse(data);
        if (type !== 'update' || status.status === 'over') return;
        if (status.status === 'play') return say(v, '/resign');
        if (!observation.to_act.includes(seat)) return;
        const asked = { game: game.game, variant: game.variant, seat, n_seats: 2, options: {} };
        const how = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) };
        say(v, (await (await fetch('/api/random-action', how)).json()).action);
    };
    return true;
}"""
"""Sets up in a game and resigns it as soon as play begins; false while the browser keeps no key to it."""
GAME = "tiny_hidden"
CREST = {"cloth": "vert", "division": "pale", "device": "star"}
TOPS = "rows => rows.map((row) => [row.dataset.entrant, row.getBoundingClientRect().top])"


@pytest.fixture
def serving(teaching_server: ServerProcess) -> ServerProcess:
    """A server with a game that is over in a moment."""
    return alive(teaching_server)


def named(somebody: Person, name: str) -> str:
    """Give somebody a name; their key."""
    key = re.sub(r"[^a-z]", "", name.lower()).ljust(32, "k")
    httpx.post(
        f"{somebody.server.base}/api/person",
        json={"name": name, "crest": CREST},
        headers={"Authorization": f"Bearer {key}"},
        timeout=60,
    ).raise_for_status()
    kept = json.dumps({"key": key, "name": name, "crest": CREST})
    somebody.page.add_init_script(f"localStorage.setItem('gonfalon.person', {json.dumps(kept)})")
    return key


def announced(host: Person, key: str, **other: Any) -> str:
    """Announce a tournament without a page; its id."""
    plan = {
        "name": "A quick round",
        "system": "round-robin",
        "game": GAME,
        "variant": told_variant(host),
        "clock": {"initial": 300, "increment": 5},
        "fill_level": 0,
    }
    asked = httpx.post(
        f"{host.server.base}/api/tournaments",
        json={**plan, **other},
        headers={"Authorization": f"Bearer {key}"},
        timeout=60,
    )
    assert asked.is_success, asked.text
    return asked.json()["id"]


def told_variant(somebody: Person) -> str:
    """The first variant of the quick game."""
    games = httpx.get(f"{somebody.server.base}/api/games", timeout=60).json()["games"]
    return next(one for one in games if one["id"] == GAME)["variants"][0]["id"]


def row(somebody: Person, name: str) -> Locator:
    """The line of somebody in the standings."""
    return somebody.page.locator(".tour-row[data-entrant]").filter(
        has=somebody.page.locator(".tour-who", has_text=name)
    )


def press(somebody: Person, name: str) -> None:
    """Press the button with exactly this name."""
    somebody.page.get_by_role("button", name=name, exact=True).click()


def test_an_arena_is_announced_and_joined_and_a_result_changes_the_standings(person: Callable[..., Person]):
    ann, bob = person(), person(PHONE)
    named(ann, "Ann of the Hill")
    named(bob, "Bob of the Dale")
    ann.open("/tournaments/new")
    ann.page.locator(f'input[name="box"][value^="{GAME} "]').check(force=True)
    ann.page.get_by_role("radio", name="20 min", exact=True).check(force=True)
    ann.page.get_by_role("radio", name="When I say so").check(force=True)
    ann.page.get_by_label("What is it called?").fill("Hilltop arena")
    assert violations(ann.page) == []
    press(ann, "Announce it")
    ann.page.wait_for_url("**/tournament/*")
    expect(ann.page.get_by_role("heading", name="Hilltop arena")).to_be_visible()
    press(ann, "Join")
    expect(ann.page.locator(".tour-next")).to_contain_text("You take part")
    bob.open("/tournaments")
    bob.page.get_by_role("button", name="Join: Hilltop arena").click()
    expect(row(bob, "Bob of the Dale, you")).to_be_visible()
    expect(row(ann, "Bob of the Dale")).to_be_visible()
    press(ann, "Start it now")
    for somebody in (ann, bob):
        expect(somebody.page.locator(".tour-next")).to_contain_text("Your table is ready")
    ann.page.get_by_role("link", name="Go to the table").click()
    ann.page.wait_for_url("**/match/*")
    match = ann.page.url.rpartition("/")[2]
    assert bob.page.evaluate(RESIGN.replace("'/resign'", "'/draw-offer'"), match)
    assert ann.page.evaluate(RESIGN, match)
    expect(row(bob, "Bob of the Dale").locator(".tour-points")).to_have_text("1")
    expect(row(bob, "Bob of the Dale").locator(".tour-rank")).to_have_text("1")
    expect(row(bob, "Ann of the Hill").locator(".tour-points")).to_have_text("0")
    expect(row(bob, "Bob of the Dale, you")).to_be_in_viewport()
    expect(ann.page.locator(".arrival")).to_be_visible()
    assert violations(bob.page) == []


@pytest.mark.long
def test_people_and_a_computer_play_a_tournament_to_its_end(person: Callable[..., Person]):
    ann, bob = person(), person()
    key = named(ann, "Cay of the Mill")
    named(bob, "Dot of the Ford")
    tournament = announced(ann, key, computers=[{"level": 0}])
    for somebody in (ann, bob):
        somebody.open(f"/tournament/{tournament}")
        press(somebody, "Join")
        expect(somebody.page.locator(".tour-next")).to_contain_text("You take part")
    press(ann, "Start it now")
    resigned: set[str] = set()

    def play_on() -> bool:
        """Resign every game that waits; is the tournament over?"""
        for somebody in (ann, bob):
            links = somebody.page.get_by_role("link", name="Go to the table")
            # read in one go: the link goes as soon as its game is over
            match = "".join(links.evaluate_all("all => all.slice(0, 1).map((one) => one.href)")).rpartition(
                "/"
            )[2]
            if match and match not in resigned and somebody.page.evaluate(RESIGN, match):
                resigned.add(match)
        return ann.page.locator(".tour-podium").count() > 0

    ann.wait(play_on, 120)
    expect(ann.page.locator(".tour-podium li")).to_have_count(3)
    expect(ann.page.locator(".tour-time")).to_contain_text("Over")
    with ann.page.expect_download() as saved:
        press(ann, "As a table")
    assert "Dot of the Ford" in Path(saved.value.path()).read_text(encoding="utf-8")
    assert violations(ann.page) == []


def test_a_club_is_joined_by_its_link_alone(person: Callable[..., Person]):
    ann, bob = person(), person(PHONE)
    named(ann, "Eve of the Lake")
    named(bob, "Fay of the Moor")
    ann.open("/clubs")
    press(ann, "Found a club")
    ann.page.get_by_label("What is it called?").fill("The Lake Club")
    ann.page.get_by_role("radio", name="Members only").check(force=True)
    press(ann, "Found it")
    ann.page.wait_for_url("**/club/*")
    expect(ann.page.locator(".club-member")).to_contain_text("Eve of the Lake")
    club = ann.page.url.rpartition("/")[2]
    invite = json.loads(ann.page.evaluate("localStorage.getItem('gonfalon.clubs')"))[club]
    bob.open(f"/club/{club}")
    expect(bob.page.get_by_text("This club is for its members")).to_be_visible()
    expect(bob.page.get_by_text("Eve of the Lake")).to_have_count(0)
    bob.open("/about")
    bob.open(f"/club/{club}#{invite}")
    press(bob, "Join the club")
    expect(bob.page.locator(".club-member")).to_have_count(2)
    assert violations(bob.page) == []
    ann.page.reload()
    ann.page.get_by_label("Choices for Fay of the Moor").click()
    assert violations(ann.page) == []
    press(ann, "Remove")
    press(ann, "Yes")
    expect(ann.page.locator(".club-member")).to_have_count(1)


def club_of(founder: Person, key: str, member: str) -> str:
    """A club that somebody has founded and the person with the key `member` has joined, without a page; its id."""

    def post(path: str, key: str, data: dict[str, str]) -> Any:
        headers = {"Authorization": f"Bearer {key}"}
        answer = httpx.post(f"{founder.server.base}/api/clubs{path}", json=data, headers=headers, timeout=60)
        assert answer.is_success, answer.text
        return answer.json()

    made = post("", key, {"name": "The Hill Club"})
    post(f"/{made['id']}/join", member, {"invite": made["invite"]})
    return made["id"]


def test_leaving_a_club_is_asked_once_more_and_who_stays_becomes_its_founder(person: Callable[..., Person]):
    ann, bob = person(), person(PHONE)
    key, member = named(ann, "Gil of the Glen"), named(bob, "Hal of the Holm")
    club = club_of(ann, key, member)
    leave(ann, club, "Whoever has been in it longest takes your place.")
    expect(ann.page.get_by_text("You are in no club yet.")).to_be_visible()
    bob.open(f"/club/{club}")
    expect(bob.page.locator(".club-member")).to_have_count(1)
    expect(bob.page.locator(".club-member")).to_contain_text("founder")
    leave(bob, club, "Nobody else is in it: it ends with you.")
    expect(bob.page.get_by_text("You are in no club yet.")).to_be_visible()
    bob.open(f"/club/{club}")
    expect(bob.page.get_by_role("heading", name="There is no such club")).to_be_visible()


def leave(somebody: Person, club: str, question: str) -> None:
    """Stay at the first try; leave at the second."""
    somebody.open(f"/club/{club}")
    press(somebody, "Leave the club")
    expect(somebody.page.get_by_text(question)).to_be_visible()
    assert violations(somebody.page) == []
    press(somebody, "No, stay")
    expect(somebody.page.get_by_text(question)).to_have_count(0)
    press(somebody, "Leave the club")
    press(somebody, "Leave the club")
    somebody.page.wait_for_url("**/clubs")


STATES: dict[str, tuple[dict[str, Any], str]] = {
    "running": (told.page(), "You are fourth"),
    "stranger": (told.page(own=0), "You may join"),
    "called": (
        told.page(
            own_part={"now": "plays", "table": {"match": "x", "seat": 0, "token": "t", "against": [3]}}
        ),
        "Your table is ready",
    ),
    "break": (told.page(own_part={"now": "paused"}), "You take a break."),
    "before": (told.page("announced", own_part={"is_host": True}), "It begins by itself"),
    "too few": (
        told.page("announced", n=2, own=2, missing=2),
        "2 more are needed. Computers may fill the seats.",
    ),
    "round robin": (
        told.page(system="round-robin", own_part={"now": "rests"}),
        "You have no game in this round.",
    ),
    "finished": (told.page("finished"), "You came fourth"),
    "cancelled": (told.page("cancelled", own=0), "too few had come"),
}


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_every_state_is_sound(person: Callable[..., Person], size: dict[str, int], scheme: str):
    me = person(size, scheme)
    named(me, "Heron")
    for state, (page, words) in STATES.items():
        told.tell(me, page)
        me.open("/tournament/t1")
        expect(me.page.locator(".tour-next"), state).to_contain_text(words)
        me.settle()
        assert violations(me.page) == [], state
        assert me.page.evaluate("document.documentElement.scrollWidth") <= size["width"], state


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_own_row_is_always_in_sight(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    named(me, "Heron")
    told.tell(me, told.page(n=13, own=12))
    me.open("/tournament/t1")
    own = me.page.locator(".tour-row.own")
    expect(own).to_be_in_viewport(ratio=0.9)
    assert (own.bounding_box() or {"height": 0})["height"] >= 45
    row(me, "Yuri").scroll_into_view_if_needed()
    expect(own).to_be_in_viewport(ratio=0.9)


def changed(page: dict[str, Any], order: list[int]) -> dict[str, Any]:
    """The event that puts those who stand into this order."""
    kept = ("line", "cancelled", "missing", "joins_until", "tables", "own", "now")
    standings = [{**page["standings"][number - 1], "rank": place} for place, number in enumerate(order, 1)]
    return {"type": "changed", "entrants": [], "gone": [], "standings": standings} | {
        k: page[k] for k in kept
    }


@pytest.mark.parametrize("is_held", [True, False], ids=["held", "free"])
def test_rows_change_their_places_unless_the_focus_is_among_them(
    person: Callable[..., Person], is_held: bool
):
    me = person()
    named(me, "Heron")
    page = told.page(n=4, own=3)
    me.page.add_init_script(
        f"""const fetched = window.fetch;
        window.fetch = (address, how) => String(address).endsWith('/t1/events')
          ? Promise.resolve(new Response(new ReadableStream({{ start: (line) => {{
              window.say = (text) => line.enqueue(new TextEncoder().encode(`data: ${{text}}\\n\\n`));
              window.say({json.dumps(json.dumps(page))}); }} }})))
          : fetched(address, how);"""
    )
    me.open("/tournament/t1")
    rows = me.page.locator(".tour-row[data-entrant]")
    expect(rows).to_have_count(4)
    if is_held:
        row(me, "Yuri").get_by_role("link").focus()
    me.page.evaluate("text => window.say(text)", json.dumps(changed(page, [4, 3, 2, 1])))
    expect(row(me, "Heron, you").locator(".tour-rank")).to_have_text("2")
    numbers = [number for number, _ in rows.evaluate_all(TOPS)]
    assert numbers == (["1", "2", "3", "4"] if is_held else ["4", "3", "2", "1"])
    if is_held:
        me.page.get_by_role("button", name="Take a break").focus()
        expect(rows.first).to_have_attribute("data-entrant", "4")


def test_without_a_connection_the_page_stays_and_says_how_old_it_is(person: Callable[..., Person]):
    me = person()
    named(me, "Heron")
    told.tell_stream(me, told.page())
    me.open("/tournament/t1")
    expect(me.page.get_by_text("No connection. This is less than a minute old.")).to_be_visible()
    expect(row(me, "Heron, you")).to_be_visible()
    expect(me.page.get_by_role("button", name="Take a break")).to_have_count(0)
    assert violations(me.page) == []


def test_what_is_not_there_or_does_not_come_is_said(person: Callable[..., Person]):
    me = person()
    me.open("/tournament/nowhere")
    expect(me.page.get_by_role("heading", name="There is no such tournament")).to_be_visible()
    assert violations(me.page) == []
    me.page.route("**/api/tournaments**", lambda route: route.abort())
    me.open("/tournaments")
    expect(me.page.get_by_text("The list of tournaments did not come.")).to_be_visible()
    assert violations(me.page) == []
