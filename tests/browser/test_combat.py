"""Combat on its square: nothing is told before its frame; after a flag the other army turns over, then the card comes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from . import in_sight
from .conftest import DESK, PHONE, Person, watch
from .test_games import invitation, move, start, uncover

GAP = "." * 20
RED = "FBB33S9M2." + "." * 20 + "....2....."
"""The own four rows as their side sees them, the back one first: a scout on e4, which reaches e7 with its first move."""
BLUE = {
    "general": "FBB33SM22." + "." * 20 + ".....9....",
    "flag": "9BB33SM22." + "." * 20 + ".....F....",
}
WALK = ("e4-e5", "b10-b9", "e5-e6", "b9-b10")
"""A piece with a short reach comes before e7; a scout of the other side moves to and fro."""
SPECIALS = {
    "spy": ("FBB3392M2." + GAP + "....S.....", "FBB33S922." + GAP + ".....M....", "Spy cuts down Marshal"),
    "bomb": (RED, "FB933SM22." + GAP + ".....B....", "A bomb. Scout is gone"),
    "dig": ("FBB3S29M2." + GAP + "....3.....", "FB933SM22." + GAP + ".....B....", "Miner digs out a bomb"),
}
"""Special combat -> both armies, and what its ribbon says."""
DRAWINGS = {"spy": ".fight-cut", "bomb": ".fight-shard", "dig": ".fight-pick"}
LOOK = """() => {
  const names = ['general', 'flag', 'marshal', 'bomb'];
  const fight = document.querySelector('.fight');
  const words = [document.title, document.body.textContent, ...[...document.querySelectorAll('[aria-label], [title]')].map(
    (element) => (element.getAttribute('aria-label') ?? '') + ' ' + (element.getAttribute('title') ?? ''))];
  const enemies = [...document.querySelectorAll('.board .board-piece:not(.fighter) .piece-blue')];
  return {
    frame: fight ? fight.dataset.frame : '',
    highlight: fight ? fight.className.replace('fight highlight-', '') : '',
    drawn: ['.fight-cut', '.fight-shard', '.fight-pick'].filter((name) => fight?.querySelector(name)),
    said: document.querySelector('[aria-live]')?.textContent ?? '',
    isTold: [...document.querySelectorAll('.fight-tag, .fight-ribbon')].map((tag) => tag.textContent).join(' '),
    face: document.querySelectorAll('.fighter-defender .piece-own').length,
    broken: document.querySelectorAll('.fighter-half').length,
    lost: document.querySelectorAll('.captured li').length,
    open: enemies.filter((piece) => !piece.classList.contains('piece-back')).length,
    card: document.querySelectorAll('.end-card').length,
    turn: document.querySelector('.turn-line strong')?.textContent ?? '',
    labels: words.slice(2).filter((word) => /e7/.test(word) && names.some((name) => word.includes(name))).length,
    title: words[0],
  };
}"""

HAS_BEGUN = "() => window.seen.some((look) => look.frame)"
"""Has a combat been seen? One that is cut short may be over already."""


def duel_by_link(host: Person, friend: Person, army: str) -> None:
    """A duel by link, both armies laid out: the host has red and begins, the friend one of BLUE."""
    host.open("/start/duel/link")
    host.page.locator(".fine-print > summary").click()
    host.page.locator('input[name="seat"][value="0"]').check()
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_url("**/match/*")
    friend.page.goto(invitation(host))
    friend.take_seat()
    friend.page.wait_for_url("**/match/*")
    host.deploy(RED)
    friend.deploy(BLUE[army])
    host.page.locator(".turn-line.is-mine").wait_for()


def attack(us: Person, army: str) -> list[dict[str, Any]]:
    """Red's scout attacks what stands on e7; answers what the page showed, change by change."""
    set_up(us, RED, BLUE[army])
    return strike(us, "e4")


def set_up(us: Person, red: str, blue: str) -> None:
    """Both armies on one screen, laid out as set-ups that were kept on this device; red is on turn."""
    start(us, "duel", "screen")
    for text in (red, blue):
        uncover(us)
        us.deploy(text)
    uncover(us)
    us.page.locator(".turn-line.is-mine").wait_for()


def strike(us: Person, source: str) -> list[dict[str, Any]]:
    """What the page shows of an attack on e7, change by change."""
    watch(us, LOOK)
    us.take_up(source)
    us.square("e7")
    us.page.wait_for_function(HAS_BEGUN)
    us.page.locator(".fight").wait_for(state="detached")
    return us.page.evaluate("window.seen")


def frames_of(seen: list[dict[str, Any]]) -> list[str]:
    """The frames in their order, each once."""
    found: list[str] = []
    for look in seen:
        if look["frame"] and look["frame"] not in found[-1:]:
            found.append(look["frame"])
    return found


def test_nothing_of_a_combat_is_told_before_its_frame(mover: Callable[..., Person]):
    us = mover(PHONE)
    seen = attack(us, "general")
    assert frames_of(seen) == ["lunge", "breath", "turn", "impact", "verdict", "aftermath"]
    verdict = next(n for n, look in enumerate(seen) if look["frame"] == "verdict")
    aftermath = next(n for n, look in enumerate(seen) if look["frame"] == "aftermath")
    for look in seen[:verdict]:
        assert "eneral" not in look["said"] + look["isTold"] + look["title"], look
        assert look["labels"] == 0, look
        assert look["face"] == 0 or look["frame"] in ("turn", "impact"), look
        assert look["broken"] == 0 or look["frame"] == "impact", look
    assert all(look["lost"] == 0 for look in seen[:aftermath])
    assert "General beats Scout" in seen[aftermath - 1]["isTold"]
    assert "general" in seen[aftermath - 1]["said"]
    assert seen[-1]["lost"] == 1


@pytest.mark.parametrize("special", SPECIALS)
def test_nothing_of_a_special_combat_is_told_before_its_frame(mover: Callable[..., Person], special: str):
    """A spy cuts a marshal down, a bomb goes off, a miner digs one out: drawn from the impact on, in words from the verdict on."""
    us, (red, blue, told) = mover(PHONE), SPECIALS[special]
    set_up(us, red, blue)
    for step in () if special == "bomb" else WALK:
        move(us, step)
        uncover(us)
        us.page.locator(".turn-line.is-mine").wait_for()
    seen = strike(us, "e4" if special == "bomb" else "e6")
    assert frames_of(seen) == ["lunge", "breath", "turn", "impact", "verdict", "aftermath"]
    hidden = "arshal" if special == "spy" else "omb"
    starts = {
        frame: next(n for n, look in enumerate(seen) if look["frame"] == frame) for frame in frames_of(seen)
    }
    for look in seen[: starts["verdict"]]:
        assert hidden not in look["said"] + look["isTold"] + look["title"], look
        assert look["labels"] == 0, look
        assert look["face"] == 0 or look["frame"] in ("turn", "impact"), look
        assert look["broken"] == 0 or look["frame"] == "impact", look
    for look in seen[: starts["impact"]]:
        assert look["highlight"] in ("", "none"), look
        assert look["drawn"] == [], look
    for look in seen[starts["impact"] : starts["aftermath"]]:
        assert (look["highlight"], look["drawn"]) == (special, [DRAWINGS[special]]), look
    assert all(look["lost"] == 0 for look in seen[: starts["aftermath"]])
    assert told in seen[starts["aftermath"] - 1]["isTold"]
    assert hidden in seen[starts["aftermath"] - 1]["said"]
    assert seen[-1]["lost"] == 1


TOUCH_AT_THE_BREATH = """new MutationObserver(() => {
    if (document.querySelector('.fight[data-frame=breath]')) dispatchEvent(new Event('pointerdown'));
}).observe(document, { subtree: true, childList: true, attributes: true })"""
"""Touches the page in the very change in which a combat takes its breath: a clock might come too late."""


def test_a_touch_jumps_to_the_end_of_a_combat(mover: Callable[..., Person]):
    us = mover(PHONE)
    us.page.add_init_script(TOUCH_AT_THE_BREATH)
    seen = frames_of(attack(us, "general"))
    assert "verdict" not in seen
    expect(us.page.locator(".captured li").first).to_be_visible()
    expect(us.page.locator("[aria-live]").first).to_contain_text("general")


def test_after_the_flag_the_army_turns_over_and_the_card_comes_last(mover: Callable[..., Person]):
    us = mover(DESK)
    seen = attack(us, "flag")
    assert frames_of(seen) == ["hush", "fall", "rays", "wave"]
    for look in seen:
        assert "thinking" not in look["turn"]
        assert look["open"] == 0 or look["frame"] in ("wave", ""), look
        assert look["card"] == 0 or look["frame"] == "", look
        if look["frame"] in ("hush", "fall"):
            assert "flag" not in (look["said"] + look["isTold"]).lower(), look
    assert any(look["open"] for look in seen if look["frame"] == "wave")
    card = us.page.locator(".end-card")
    expect(card).to_contain_text("Red wins")
    expect(card.locator(".end-stats")).to_contain_text("turn")
    expect(card.locator(".fortune-line")).to_have_count(1)
    board, box = us.page.locator(".board").bounding_box(), card.bounding_box()
    assert board is not None
    assert box is not None
    assert box["y"] >= board["y"] + board["height"] / 2 - 60, "the card stays off what was revealed"
    us.page.get_by_role("button", name="See the board").click()
    us.wait(lambda: (card.bounding_box() or {"height": 0})["height"] == 44)
    us.page.get_by_role("button", name="Show the result").click()
    expect(card.get_by_role("link", name="Watch the replay")).to_be_visible()


def test_no_title_waits_for_anybody_while_the_flag_falls(mover: Callable[..., Person]):
    """Bar and tab name the game until the flag is told, then how it ended."""
    last = {look["frame"]: look for look in attack(mover(DESK), "flag")}
    told = {frame: (last[frame]["title"], last[frame]["turn"]) for frame in ("hush", "fall", "rays", "wave")}
    name, end = ("Duel – Gonfalon", "Duel"), ("Stratego – game over", "Red wins")
    assert told == {"hush": name, "fall": name, "rays": end, "wave": end}


FOLDED_SIZES = (*in_sight.SIZES, (390, 844), (1440, 900), (1920, 1080))
OUTSIDE = """() => {
  const strip = document.querySelector('.end-card');
  const frame = Math.max(0, ...[...getComputedStyle(strip).boxShadow.matchAll(/([0-9.]+)px inset/g)].map(([, width]) => Number(width)));
  const [outer, inner] = [strip, strip.querySelector('.button')].map((element) => element.getBoundingClientRect());
  const gaps = [inner.left - outer.left, inner.top - outer.top, outer.right - inner.right, outer.bottom - inner.bottom];
  return strip.scrollWidth > strip.clientWidth || Math.min(...gaps) < frame;
}"""
"""Whether the button of the folded card stands out of its frame."""


def test_the_folded_result_covers_nothing_and_holds_its_button(person: Callable[..., Person]):
    """The last combat stays in sight beside it, at every size and in the longest words."""
    us, wrong = person(DESK), []
    attack(us, "flag")
    us.page.locator(".end-card").wait_for()
    for language in ("de", "ru"):
        us.page.evaluate("code => localStorage.setItem('gonfalon.language', JSON.stringify(code))", language)
        us.page.reload()
        us.page.locator(".end-acts .button").last.click()
        us.settle()
        for width, height in FOLDED_SIZES:
            us.page.set_viewport_size({"width": width, "height": height})
            us.settle()
            cut: list[str] = in_sight.measure(
                us.page, [], (".last-combat", ".end-card", ".end-card .button")
            )["cut"]
            cut += ["button outside"] * bool(us.page.evaluate(OUTSIDE))
            if cut:
                wrong.append((language, width, height, cut))
    assert wrong == []


def test_reduced_motion_shows_one_picture(person: Callable[..., Person]):
    assert frames_of(attack(person(PHONE), "general")) == ["still"]


def test_the_end_is_kept_in_words_of_its_own(person: Callable[..., Person]):
    """Best capture and longest bluff come from the frames of the whole game."""
    us = person(PHONE)
    attack(us, "flag")
    kept = json.loads(us.page.evaluate("localStorage.getItem('gonfalon.games')"))
    assert len(kept) == 1
    stats = us.page.locator(".end-stats")
    expect(stats).to_contain_text("best capture, turn 1")
    expect(stats).to_contain_text("unrecognised")
