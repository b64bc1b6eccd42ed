"""What is seen of each type of event, frame by frame: first what is shown of it, in its order, then the board that tells it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple

from fellowship.strips import SET_TO_THE_CLOCK, STEP_MS, Recorded, ShownGame
from playwright.sync_api import expect

from gonfalon.games.fellowship.cards import load

from .conftest import DESK, Person
from .test_fellowship import begin
from .test_fellowship_games import ALL_STOPS

FRAME = """key => {
  const turning = document.querySelector('.fs-moment > .fs-card');
  const side = turning && (Number(getComputedStyle(turning, '::after').opacity) > 0.5 ? 'back' : 'face');
  const scene = document.querySelector('.fs-scene')?.classList[1];
  const flight = document.querySelector('.fs-tokens') ? 'tokens' : document.querySelector('.fs-stamped') ? 'stamp' : '';
  const cards = [...document.querySelectorAll('.fs-table section [data-key]')].filter((one) => one.dataset.key === key);
  const count = (name) => cards.reduce((sum, one) => sum + one.querySelectorAll(name).length, 0);
  return [side ?? scene ?? flight, {
    there: cards.length > 0,
    hits: count('.fs-notches > .lost'),
    progress: count('.fs-boxes > .made'),
    shadows: document.querySelectorAll('.fs-shadow.open').length,
    over: document.querySelector('.fs-line.over') !== null,
  }];
}"""
"""What is shown of an event now, and what the board says of a card, of shadow cards and of the end."""


class Moment(NamedTuple):
    """An event of a recorded game. at: the number of the action that brings it. card: on which the board shows it, by what of it.

    frames: what is seen one after the other; `board` where the board tells it.
    """

    game: str
    at: int
    card: str
    told: str
    frames: tuple[str, ...]


MOMENTS = {
    "reveal": Moment("mirkwood-won", 17, "necromancers-pass.1", "there", ("back", "face", "board")),
    "next reveal": Moment(
        "escape-open", 24, "necromancers-pass.2", "there", ("back", "face", "back", "face", "board")
    ),
    "shadow with effect": Moment("escape-open", 43, "", "shadows", ("back", "face", "board")),
    "shadow without effect": Moment("mirkwood-won", 73, "", "shadows", ("back", "face", "board")),
    "own attack": Moment("mirkwood-won", 63, "forest-spider.3", "hits", ("board",)),
    "damage": Moment("escape-open", 30, "aragorn", "hits", ("board",)),
    "hero falls": Moment("escape-open", 90, "gimli", "there", ("hero_falls", "board")),
    "ally falls": Moment("escape-open", 125, "horseback-archer.1", "there", ("board",)),
    "progress": Moment("mirkwood-won", 51, "old-forest-road.1", "progress", ("tokens", "board")),
    "explored": Moment("escape-open", 83, "necromancers-pass.2", "there", ("tokens", "stamp", "board")),
    "stage done": Moment("mirkwood-won", 108, "dont-leave-the-path", "there", ("tokens", "face", "board")),
    "victory": Moment("mirkwood-won", 129, "", "over", ("won", "board")),
    "defeat": Moment("escape-open", 143, "", "over", ("lost", "board")),
}
"""Attacks, damage and the fall of an ally are seen on the board itself."""
LONGEST_MS = 6000


def at_moment(me: Person, shown: ShownGame, moment: Moment) -> tuple[str, ...]:
    """What is seen of it, one after the other, until the board tells it."""
    recorded = Recorded(moment.game, moment.at)
    events, after, ending = recorded.events, recorded.after, recorded.ending
    recorded.events, recorded.after, recorded.ending = [], recorded.before, {}
    shown.recorded = recorded
    shown.act()
    me.clock.run_for(10 * STEP_MS)
    _, before = me.page.evaluate(FRAME, moment.card)
    recorded.events, recorded.after, recorded.ending = events, after, ending
    shown.act()
    seen: list[str] = []
    start = me.page.evaluate("Date.now()")
    for now in range(0, LONGEST_MS, STEP_MS):
        me.clock.run_for(STEP_MS)
        me.page.evaluate(SET_TO_THE_CLOCK, start + now)
        what, board = me.page.evaluate(FRAME, moment.card)
        if what and seen[-1:] != [what]:
            seen.append(what)
        if board[moment.told] != before[moment.told]:
            return (*seen, "board")
    return tuple(seen)


def test_of_every_type_of_event_the_frames_are_seen_in_their_order(mover: Callable[..., Person]):
    load()
    me = mover(DESK)
    page, kept = me.page, json.dumps(ALL_STOPS)
    me.context.add_init_script(f"localStorage.setItem('gonfalon.fellowship-stops', {kept})")
    me.clock.install()
    shown = ShownGame(page, Recorded("mirkwood-won", 0))
    begin(me)
    expect(page.locator(".fs-line").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    me.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    seen: dict[str, tuple[str, ...]] = {}
    for name, moment in MOMENTS.items():
        seen[name] = at_moment(me, shown, moment)
        me.clock.run_for(LONGEST_MS)
    assert seen == {name: moment.frames for name, moment in MOMENTS.items()}
