"""Two strangers meet, play a rated game through two ends of its server, and the loser plays on from the game that both show."""

from __future__ import annotations

import contextlib
import json
import random
import re
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.conftest import ForkedServer

from .accessibility import violations
from .conftest import DUEL, PHONE, Person
from .test_games import choose_quietly, end_or_resign, hidden_ranks_stay_hidden
from .test_games import move as made_move
from .test_links import show_everything
from .test_meeting import Taps
from .test_open_seats import row
from .test_people import take_name
from .test_rated import choose
from .test_watching import choose as choose_watchers

MOVES, MORE_MOVES, LAST_MOVES = 6, 4, 2
"""Moves of the three lives of the server; each number is even, so that each life begins with the same person's move."""
ENTRIES = MOVES + 2
AWAY_SECONDS = 200
"""By so much the third life is later: what watchers see three minutes late is due then."""
INCREMENT_MS = 5000
LATE_SECONDS = 180
SOMEBODY = {"name": "Early Wren", "crest": {"cloth": "azure", "division": "plain", "device": "star"}}
KEYED = {"Authorization": f"Bearer {'early-wren':k<32}"}
ANY_MATCH = {"game": "stratego", "variant": "duel", "seats": [{"kind": "own"}, {"kind": "own"}]}
"""The first name and the first match of a server take seconds on a busy machine."""


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[ForkedServer]:
    """A server of this test's own, which ends when the last move of its first life is stored and not yet answered."""
    server = ForkedServer(tmp_path / "data")
    server.start(f"after-commit:{ENTRIES}")
    httpx.post(f"{server.base}/api/person", json=SOMEBODY, headers=KEYED, timeout=120).raise_for_status()
    httpx.post(f"{server.base}/api/matches", json=ANY_MATCH, timeout=120).raise_for_status()
    yield server
    server.stop()


def offered(host: Person) -> str:
    """A rated Duel with 5 + 5 that everybody may watch, three minutes late; the match."""
    host.open("/start/duel/anybody")
    choose(host, "Clock", "5 + 5")
    choose(host, "Does it count?", "Rated")
    choose_watchers(host, "Everyone")
    expect(host.page.locator(".choice-item.chosen", has_text="3 minutes, 5 moves")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.page.get_by_role("heading", name="Your seat is offered")).to_be_visible()
    return host.page.url.rpartition("/")[2]


def of_two(people: Sequence[Person]) -> tuple[Person, Person]:
    """Who is to move, and the other."""
    first, second = people
    first.wait(lambda: any(one.last()["observation"]["legal"] for one in people))
    return (first, second) if first.last()["observation"]["legal"] else (second, first)


def play(people: Sequence[Person], moves: int, rng: random.Random) -> None:
    """So many moves, each of them seen by both."""
    for _ in range(moves):
        mover, other = of_two(people)
        v = mover.last()["v"]
        made_move(mover, choose_quietly(mover, rng))
        for one in (mover, other):
            one.wait(lambda one=one, v=v: one.last()["v"] > v)


def clocks(somebody: Person, since: int = 0) -> list[dict[str, Any]]:
    """What this page was told of the clocks from a frame on, oldest first."""
    return [json.loads(frame) for frame in somebody.frames[since:] if '"type":"clocks"' in frame[:40]]


def clocks_now(somebody: Person) -> list[dict[str, Any]]:
    """Both clocks as they were told after the newest update."""
    v = somebody.last()["v"]
    somebody.wait(lambda: clocks(somebody)[-1]["v"] == v)
    return clocks(somebody)[-1]["seats"]


def first_clocks(somebody: Person, since: int) -> list[dict[str, Any]]:
    """Both clocks as they were told first from a frame on."""
    somebody.wait(lambda: clocks(somebody, since))
    return clocks(somebody, since)[0]["seats"]


def seat_of(somebody: Person) -> int:
    return somebody.last()["observation"]["seat"]


def spent_in(server: ForkedServer, match: str) -> list[int]:
    """Milliseconds that each entry of a match was charged."""
    with contextlib.closing(sqlite3.connect(server.folder / "gonfalon.sqlite")) as database:
        query = "SELECT spent FROM entries WHERE match = ? ORDER BY seq"
        return [spent for (spent,) in database.execute(query, (match,))]


def back(everybody: Sequence[Person], server: ForkedServer, crash: str = "") -> list[int]:
    """Start the server again, and wait until every page is back by itself. The first frame of each from then on."""
    since = [len(one.frames) for one in everybody]
    began = time.monotonic()  # a measured time
    server.start(crash)
    ready = time.monotonic()  # a measured time
    for one, frame in zip(everybody, since, strict=True):
        one.wait(lambda one=one, frame=frame: '"type":"welcome"' in "".join(one.frames[frame:]))
    back = time.monotonic() - ready  # a measured time
    print(f"started in {ready - began:.1f} s, everybody back after {back:.1f} s more")
    return since


def loaded(everybody: Sequence[Person]) -> list[float]:
    """When each page was loaded."""
    return [one.page.evaluate("performance.timeOrigin") for one in everybody]


def test_two_strangers_play_a_rated_game_through_two_ends_of_the_server(
    person: Callable[..., Person], serving: ForkedServer
):
    ann, bob, watcher = person(), person(PHONE), person()
    match = meet(ann, bob)
    watcher.open("/watch")
    watcher.page.locator(f'a[href$="/watch/{match}"]').click()
    bar = watcher.page.get_by_role("region", name="Watching")
    expect(bar).to_contain_text("3 min late")
    placed = time.monotonic()  # a measured time
    for one in (ann, bob):
        one.deploy(DUEL)
    for one in (ann, bob):
        one.wait(lambda one=one: one.last()["status"]["status"] == "play")
        for name in ("Amber Heron", "Silver Otter"):
            expect(one.page.locator(".plate-person", has_text=name)).to_be_visible()
    pages, people, rng = loaded((ann, bob, watcher)), (ann, bob), random.Random(5)

    play(people, MOVES - 2, rng)
    began = time.monotonic()  # a measured time
    play(people, 1, rng)
    an_unanswered_move_stands(people, watcher, serving, match, rng, began)
    began = time.monotonic()  # a measured time
    play(people, MORE_MOVES, rng)
    is_early = watcher.last()["v"] == 1
    took = time.monotonic() - placed  # a measured time
    assert is_early or took > LATE_SECONDS, "nothing is old enough to be seen"
    a_thought_goes_on(people, watcher, serving, began)
    assert loaded((ann, bob, watcher)) == pages, "no page was loaded again"
    watcher.wait(lambda: watcher.last()["v"] == ENTRIES + MORE_MOVES - 5 + 1)
    play(people, LAST_MOVES, rng)
    watcher.wait(lambda: watcher.last()["v"] == ENTRIES + MORE_MOVES + LAST_MOVES - 5 + 1)
    assert all(piece["shown"] or piece["piece"] == "" for piece in watcher.last()["observation"]["pieces"])
    assert len(spent_in(serving, match)) == ENTRIES + MORE_MOVES + LAST_MOVES

    end_or_resign(bob, over=False)
    for one in people:
        hidden_ranks_stay_hidden(one, one.updates()[0]["observation"]["seat"])
    expect(bar).to_contain_text(re.compile(r"It is over; you see the end in \d:\d\d"))
    ratings_have_changed(ann, bob)
    serving.kill()
    back((ann, bob, watcher), serving, f"later:{2 * AWAY_SECONDS}")
    ratings_are_public(ann, bob)
    for one in people:
        show_everything(one, match)
    the_loser_plays_on(bob, match)


def meet(ann: Person, bob: Person) -> str:
    """Two take names; one offers a seat, the other finds it in the lobby and sits down. The match."""
    take_name(ann, "Amber Heron")
    take_name(bob, "Silver Otter")
    match = offered(ann)
    bob.open("/seats")
    line = row(bob, match)
    for text in ("Amber Heron new", "Duel", "5 + 5", "rated"):
        expect(line).to_contain_text(text)
    taps = Taps(bob)
    taps.tap(line.get_by_role("button", name="Sit down"))
    bob.page.wait_for_url(f"**/match/{match}")
    expect(ann.page.get_by_role("heading", name="Your seat is offered")).to_have_count(0)
    assert taps.count == 1
    return match


def an_unanswered_move_stands(
    people: Sequence[Person],
    watcher: Person,
    server: ForkedServer,
    match: str,
    rng: random.Random,
    began: float,
) -> None:
    """The server is killed between storing a move and answering it: the move stands once, and costs what it took alone.

    began: a time before the move began to be thought about.
    """
    mover, other = of_two(people)
    mine, theirs, v = seat_of(mover), seat_of(other), mover.last()["v"]
    had = clocks_now(mover)
    begin, _, end = choose_quietly(mover, rng).partition("-")
    mover.take_up(begin)
    mover.square(end)
    server.wait_dead()
    lasted = 1000 * (time.monotonic() - began)  # a measured time
    mover_since, other_since, _ = back((mover, other, watcher), server)
    for one in (mover, other):
        one.wait(lambda one=one: one.last()["v"] == v + 1)
    spent = spent_in(server, match)
    assert len(spent) == ENTRIES, "the move that was sent again stands once"
    assert 0 <= spent[-1] <= lasted
    for one, since in ((mover, mover_since), (other, other_since)):
        first = first_clocks(one, since)
        assert first[mine]["left"] == had[mine]["left"] - spent[-1] + INCREMENT_MS
        assert (
            had[theirs]["left"] - 1000 * (time.monotonic() - began)  # a measured time
            < first[theirs]["left"]
            <= had[theirs]["left"]
        )


def a_thought_goes_on(people: Sequence[Person], watcher: Person, server: ForkedServer, began: float) -> None:
    """The server is killed while somebody thinks and comes back minutes later: nobody is charged for that.

    began: a time before this thought did.
    """
    thinker, other = of_two(people)
    mine, theirs = seat_of(thinker), seat_of(other)
    v, had = thinker.last()["v"], clocks_now(thinker)
    server.kill()
    lived = 1000 * (time.monotonic() - began)  # a measured time
    since = back((thinker, other, watcher), server, f"later:{AWAY_SECONDS}")
    for one, frame in zip((thinker, other), since, strict=False):
        first = first_clocks(one, frame)
        assert first[theirs]["left"] == had[theirs]["left"]
        assert had[mine]["left"] - lived <= first[mine]["left"] <= had[mine]["left"]
        assert one.last()["v"] == v


def ratings_have_changed(ann: Person, bob: Person) -> None:
    """Both are told what the game has done to their rating."""
    expect(ann.page.locator(".rating-line")).to_have_text("Your rating: 1500 → 1662 (+162)")
    expect(bob.page.locator(".rating-line")).to_have_text("Your rating: 1500 → 1338 (−162)")


def ratings_are_public(ann: Person, bob: Person) -> None:
    """Once those who watch late have seen the end, the pages of both show their ratings."""
    for one, name in ((ann, "Silver Otter"), (bob, "Amber Heron")):
        one.open(f"/player/{name.replace(' ', '%20')}")
        ratings = one.page.get_by_role("region", name="Ratings")
        expect(ratings.get_by_role("listitem")).to_contain_text("1 game")


def the_loser_plays_on(loser: Person, match: str) -> None:
    """On a phone: one press on the page of the game, and a board waits for a move."""
    loser.open(f"/game/{match}")
    key = loser.page.get_by_role("button", name=re.compile(r"Play on from move \d+"))
    expect(key).to_be_in_viewport(ratio=1)
    loser.settle()
    assert violations(loser.page) == []
    loser.forget()
    taps = Taps(loser)
    taps.tap(key)
    loser.page.wait_for_url(re.compile(f"/match/(?!{match})"))
    loser.page.locator(".is-holdable").first.wait_for()
    loser.settle()  # the game up to here comes act by act
    begin, _, end = loser.last()["observation"]["legal"][0].partition("-")
    expect(loser.page.locator(f'[data-place="{begin}"].is-holdable')).to_be_in_viewport(ratio=1)
    v = loser.last()["v"]
    taps.square(begin)
    taps.square(end)
    loser.wait(lambda: loser.last()["v"] > v)
    assert taps.count == 3
