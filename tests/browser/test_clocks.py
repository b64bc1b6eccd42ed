"""Clocks in a real browser: chosen on the form, shown at both seats without a jump, told to those who listen, and out in the end."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.conftest import ServerProcess

from .accessibility import violations
from .conftest import DESK, DUEL, PHONE, Person

RUNS, WAITS = "is-runs", "is-waits"
KNOCK = 196
"""Hertz of the two knocks of a low clock; nothing else at the table sounds like it."""
LISTENS = f"""
    window.knocks = 0;
    const plain = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, start) {{
        if (value === {KNOCK}) window.knocks += 1;
        return plain.call(this, value, start);
    }};
"""
"""From now on `window.knocks` counts what the page gives to the loudspeaker at that pitch."""


NOTES = """
    window.noted = {};
    new MutationObserver(() => {
        const clock = document.querySelector('[data-testid="clock-0"]');
        const said = document.querySelector('[data-testid="clock-said"]')?.textContent;
        const shown = [...(clock?.classList ?? []), ...(clock?.querySelector('.clock-warn')?.classList ?? []), said];
        for (const one of shown) if (one) noted[one] ??= knocks;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""From now on `window.noted` tells how often the page had knocked when something was first shown on the clock of seat 0, or said of one."""


def made(server: ServerProcess, clock: dict[str, int], game: str, variant: str) -> tuple[str, dict[int, str]]:
    """A match of two people with a clock: its id, and the key of each seat."""
    body = {
        "game": game,
        "variant": variant,
        "seats": [{"kind": "own"}, {"kind": "link"}],
        "terms": {"clock": clock},
    }
    match = httpx.post(f"{server.base}/api/matches", json=body, timeout=60).json()
    invite = {"invite": match["invites"][0]["invite"]}
    joined = httpx.post(f"{server.base}/api/matches/{match['match']}/join", json=invite, timeout=60).json()
    return match["match"], {grant["seat"]: grant["token"] for grant in (*match["grants"], joined["grant"])}


def sit(somebody: Person, match: str, seat: int, token: str, game: str, variant: str) -> None:
    """Open a match as somebody who keeps the key to this seat."""
    kept = {"match": match, "game": game, "variant": variant, "invites": [], "kept": int(time.time() * 1000)}
    games = json.dumps([{**kept, "grants": [{"seat": seat, "token": token}]}])
    somebody.open("/about")
    somebody.page.evaluate("games => localStorage.setItem('gonfalon.games', games)", games)
    somebody.open(f"/match/{match}")


def box_of(somebody: Person, seat: int) -> Any:
    return somebody.page.get_by_test_id(f"clock-{seat}").bounding_box()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_both_clocks_stand_at_their_plates_and_nothing_jumps(
    person: Callable[..., Person], serving: ServerProcess, size: dict[str, int]
):
    match, keys = made(serving, {"initial": 300, "increment": 5, "setup": 180}, "stratego", "duel")
    red, blue = person(size), person(size)
    for seat, somebody in enumerate((red, blue)):
        sit(somebody, match, seat, keys[seat], "stratego", "duel")
        expect(somebody.page.get_by_test_id(f"clock-{seat}")).to_be_visible()
        somebody.deploy(DUEL)
    clocks = [red.page.get_by_test_id(f"clock-{seat}") for seat in range(2)]
    for clock, state in zip(clocks, (RUNS, WAITS), strict=True):
        expect(clock).to_contain_class(state)
    red.settle()
    before, board = [box_of(red, seat) for seat in range(2)], red.page.locator(".table-board").bounding_box()
    assert violations(red.page, has_more_rules=False) == []
    source, target = str(red.last()["observation"]["legal"][0]).split("-")[:2]
    red.take_up(source)
    red.square(target)
    for clock, state in zip(clocks, (WAITS, RUNS), strict=True):
        expect(clock).to_contain_class(state)
    red.settle()
    assert [box_of(red, seat) for seat in range(2)] == before
    assert red.page.locator(".table-board").bounding_box() == board
    red.page.keyboard.press("t")
    expect(red.page.get_by_test_id("clock-said")).to_contain_text(re.compile("Red: .*Blue: "))


def test_a_low_clock_is_called_and_the_flag_falls(person: Callable[..., Person], serving: ServerProcess):
    match, keys = made(serving, {"initial": 13, "setup": 180}, "stratego", "duel")
    red, blue = person(), person()
    for seat, somebody in enumerate((red, blue)):
        somebody.page.add_init_script(LISTENS + NOTES)
        sit(somebody, match, seat, keys[seat], "stratego", "duel")
        somebody.deploy(DUEL)
    expect(red.page.get_by_text("Your time ran out.").first).to_be_visible()
    expect(blue.page.get_by_text("The other side ran out of time.").first).to_be_visible()
    expect(red.page.get_by_test_id("clock-0")).to_contain_class("is-out")
    noted = red.page.evaluate("noted")
    assert noted[RUNS] == 0
    assert {"is-low", "clock-warn"} <= {*noted}
    assert any("Ten seconds left" in one for one in noted)
    assert [somebody.page.evaluate("knocks") for somebody in (red, blue)] == [2, 0]


def test_the_clocks_stand_still_until_a_person_is_there(
    person: Callable[..., Person], serving: ServerProcess
):
    match, keys = made(serving, {"initial": 900, "increment": 10, "setup": 300}, "fortress", "fortress-intro")
    red = person()
    sit(red, match, 0, keys[0], "fortress", "fortress-intro")
    expect(red.page.get_by_test_id("clock-0")).to_contain_class(RUNS)
    still = red.page.get_by_test_id("clock-1")
    expect(still).to_contain_class("is-stands")
    expect(still).to_have_accessible_name("5 minutes left, standing still")


def test_a_clock_is_chosen_on_the_form_and_goes_with_the_match(person: Callable[..., Person]):
    host = person()
    host.open("/start/duel/computer")
    host.page.get_by_role("radio", name="Other…").check(force=True)
    minutes = host.page.get_by_label("Minutes", exact=True)
    minutes.fill("0")
    expect(host.page.get_by_role("button", name="Start the game")).to_be_disabled()
    minutes.fill("7")
    assert violations(host.page, has_more_rules=False) == []
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.page.locator(".clock")).to_be_visible()
    host.deploy(DUEL)
    welcome = next(message for message in map(json.loads, host.frames) if message["type"] == "welcome")
    assert welcome["terms"]["clock"] == {"initial": 420, "increment": 10, "move": 0, "setup": 600}
    host.wait(lambda: host.last()["status"]["status"] == "play")
    expect(host.page.locator(".plate .clock")).to_have_count(1)
