"""One clock for what happens, in a real browser: nothing on the page says what a recorded game brings before it has been seen.

The clock of the page stands still between the events, so each text is known with the time at which it came.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from fellowship.strips import Recorded, ShownGame
from playwright.sync_api import expect

from gonfalon.games.fellowship.cards import load
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.facts import CARDS

from .conftest import DESK, Person
from .test_fellowship import begin
from .test_fellowship_games import ALL_STOPS

RECORD = """() => {
  const SCENES = '.fs-moments, .fs-scene, .fs-tokens, .fs-stamped';
  const textOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.replaceAll('\\u00ad', '');
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(SCENES)) return '';
    const labels = ['aria-label', 'aria-description', 'title', 'alt'].map((name) => node.getAttribute(name) ?? '');
    return [...labels, ...[...node.childNodes].map(textOf)].join(' ');
  };
  const numbers = new WeakMap();
  let count = 0;
  window.said = [];
  const look = () => {
    const scene = document.querySelector('.fs-moment, .fs-scene, .fs-stamped');
    if (scene && !numbers.has(scene)) numbers.set(scene, (count += 1));
    const name = (document.querySelector('.fs-moment .fs-band')?.textContent ?? '').replaceAll('\\u00ad', '');
    said.push([Date.now(), `${document.title} ${textOf(document.body)}`, scene ? numbers.get(scene) : 0, scene?.className ?? '', name]);
  };
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""From now on `window.said` gets, at every change of the page: the time, all texts and labels outside of what is shown of an event
(read to a screen reader or not), the number of what is shown, 0 for nothing, its classes and the card that turns up."""
KINDS = {
    "fs-moment revealed": "revealed",
    "fs-moment shadow_turned": "shadow_turned",
    "fs-moment stage": "stage",
    "fs-scene hero_falls": "left",
    "fs-scene won": "won",
    "fs-scene lost": "lost",
    "fs-stamped": "explored",
}
"""Classes of what is shown of an event -> its kind."""
TELL_MS = {"stage": 490, "left": 700, "won": 1600, "lost": 1600, "explored": 490}
"""When an event of a kind is told, counted from when it is first shown, as the design of the table has it."""
CALM_MS = 400
"""The same of every event for whoever wants stillness."""
FRAMES_MS = 40
"""What an update has told already may take two frames to be said."""
LASTS_MS = {
    "revealed": 1500,
    "shadow_turned": 1900,
    "strike": 600,
    "damaged": 400,
    "left": 2000,
    "progress": 1600,
    "stage": 1000,
    "explored": 500,
    "won": 2400,
    "lost": 2400,
}
"""How long an event of a kind is shown at most."""
TITLES = {card.id: card.title.replace("'", "’") for card in CARDS}
"""Titles as the page sets them."""


class Said(NamedTuple):
    """The page after one of its changes: what it says, and what is shown of an event."""

    at: float
    text: str
    number: int
    classes: str
    name: str


def titles_in(events: list[dict[str, Any]]) -> set[str]:
    """The titles of the cards that these events name."""
    named = [value for event in events for value in event["facts"].values() if isinstance(value, str)]
    return {TITLES[card] for one in named if (card := one.partition(".")[0]) in TITLES}


def tell_time(events: list[dict[str, Any]], at: int, is_calm: bool) -> int:
    """When the event of this number is told, in ms after it is first shown."""
    if is_calm:
        return CALM_MS
    kind, facts = events[at]["kind"], events[at]["facts"]
    if kind == "revealed":
        return 750 if any(event["kind"] == "revealed" for event in events[:at]) else 1300
    if kind == "shadow_turned":
        clauses = c.OF_CARD.get(facts["card"].partition(".")[0], ())
        return 1450 if any(clause.timing == "shadow" for clause in clauses) else 900
    return TELL_MS[kind]


def shown_in(said: list[Said], events: list[dict[str, Any]]) -> list[tuple[int, list[Said]]]:
    """What was shown of which event, with the page from then on until the next one was."""
    found: list[tuple[int, list[Said]]] = []
    at = -1
    for number in sorted({one.number for one in said} - {0}):
        first = next(n for n, one in enumerate(said) if one.number == number)
        kind, name = KINDS[said[first].classes], said[first].name
        at = next(
            n
            for n, event in enumerate(events)
            if n > at and event["kind"] == kind and (name == "" or name in titles_in([event]))
        )
        after = [one for one in said[first:] if one.number in (number, 0)]
        found.append((at, after))
    return found


def faults(said: list[Said], events: list[dict[str, Any]], is_calm: bool) -> list[str]:
    """What the page said too early, or never, of an update."""
    found: list[str] = []
    before = said[0].text
    for at, after in shown_in(said, events):
        start, what = after[0].at, f"{events[at]['kind']} {events[at]['facts'].get('card', '')}"
        told_at = start + tell_time(events, at, is_calm)
        early = [one for one in after if one.at < told_at]
        unknown = {title for title in titles_in(events[at:]) - titles_in(events[:at]) if title not in before}
        named = {title for title in unknown for one in early if title in one.text}
        found += [f"{what}: {title} is named while it is shown" for title in named]
        begun = max(n for n, one in enumerate(early) if n == 0 or one.at < start + FRAMES_MS)
        if len({one.text for one in early[begun:]}) > 1:
            found.append(f"{what}: something is said while it is shown")
        if all(one.text == early[-1].text for one in after if one.at >= told_at):
            found.append(f"{what}: nothing is said of it after {told_at - start} ms")
    return found


def test_the_comparison_sees_what_is_said_too_early_or_never():
    load()
    events = [{"kind": "revealed", "facts": {"card": "hill-troll.1"}}]
    before = Said(0, "Staging", 0, "", "")
    turns = Said(10, "Staging", 1, "fs-moment revealed", "Hill Troll")
    told = turns._replace(at=1310, text="Staging Hill Troll")
    assert faults([before, turns, told], events, is_calm=False) == []
    early = faults([before, turns, told._replace(at=1309)], events, is_calm=False)
    assert [one.partition(": ")[2].partition(" ")[0] for one in early] == ["Hill", "something", "nothing"]
    sum_first = faults([before, turns, turns._replace(at=700, text="Staging 3"), told], events, is_calm=False)
    assert sum_first == ["revealed hill-troll.1: something is said while it is shown"]


@pytest.mark.parametrize(
    ("game", "is_calm", "scenes"),
    [
        ("mirkwood-won", False, {"stage", "revealed", "shadow_turned", "explored", "won"}),
        pytest.param(
            *("escape-open", False, {"revealed", "shadow_turned", "left", "lost"}), marks=pytest.mark.long
        ),
        pytest.param(
            *("mirkwood-won", True, {"stage", "revealed", "shadow_turned", "explored", "won"}),
            marks=pytest.mark.long,
        ),
    ],
)
def test_every_recorded_event_is_seen_before_anything_speaks_of_it(
    person: Callable[..., Person], mover: Callable[..., Person], game: str, is_calm: bool, scenes: set[str]
):
    load()
    me = (person if is_calm else mover)(DESK)
    page, kept = me.page, json.dumps(ALL_STOPS)
    me.context.add_init_script(f"localStorage.setItem('gonfalon.fellowship-stops', {kept})")
    me.clock.install()
    shown = ShownGame(page, Recorded(game, 0))
    begin(me)
    expect(page.locator(".fs-line").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    me.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    page.evaluate(RECORD)
    wrong: list[str] = []
    seen = set[str]()
    for at in range(len(shown.recorded.script.actions)):
        shown.recorded = Recorded(game, at)
        events = shown.recorded.events
        page.evaluate("said.splice(0, said.length - 1)")
        shown.act()
        me.clock.run_for(FRAMES_MS + sum(LASTS_MS.get(event["kind"], 0) for event in events))
        said = [Said(*one) for one in page.evaluate("said")]
        wrong += [f"update {at}, {fault}" for fault in faults(said, events, is_calm)]
        seen |= {KINDS[one.classes] for one in said if one.number}
    assert wrong == [], "\n".join(wrong)
    assert seen >= scenes
    expect(page.locator(".fs-end")).to_be_visible()
