"""The card table moves in a real browser: cards glide, lift and exhaust, tokens land, a shadow card turns; with stillness nothing does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import DESK, Person
from .test_fellowship_games import a_won_game, follow, seeded

WATCH = """
window.moved = [];
const keyOf = (element) => element.closest('[data-key]')?.dataset.key ?? '';
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const now = this.getBoundingClientRect();
  const zone = this.closest('section')?.classList[0];
  moved.push({ name: 'glide', key: keyOf(this), zone, from: frames[0].translate, ms: options.duration, x: now.left, y: now.top });
  return animate.call(this, frames, options);
};
window.inMs = (time) => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
const note = (what, name, event) => {
  const style = getComputedStyle(event.target, event.pseudoElement || null);
  const listed = (one) => style[what + one].split(', ');
  const at = listed(what === 'animation' ? 'Name' : 'Property').findIndex((one) => one === name || one === 'all');
  const times = ['Delay', 'Duration'].map(listed).map((all) => inMs(all[Math.max(at, 0) % all.length]));
  moved.push({ name, key: keyOf(event.target), className: event.target.className, ms: times[0] + times[1] });
};
addEventListener('animationstart', (event) => note('animation', event.animationName, event), true);
addEventListener('transitionrun', (event) => note('transition', event.propertyName, event), true);
"""
"""From the first page on, everything that moves is kept: its name, the card, how long it takes with its delay, in ms.

Times are read from the style: on a busy machine the event comes when the animation has ended already."""
STILL_MS = 1
"""What a movement may take at most for who wants stillness."""
SECOND_ROUND = 15
"""Acts of the won game before its second planning, in which an ally is played."""
ALLY = "brok-ironfist"
BACKS = """
window.backs = [];
window.landings = [];
const look = () => {
  const card = document.querySelector('.fs-moment.shadow_turned > .fs-card');
  const turn = card?.getAnimations().find((one) => one.animationName === 'fs-flip');
  if (card) backs.push([turn ? turn.currentTime : null, Number(getComputedStyle(card, '::after').opacity)]);
  for (const hurt of document.querySelectorAll('.fs-notches > i.lost:not([data-seen])')) {
    hurt.dataset.seen = '';
    landings.push([card ? 1 : 0, turn ? turn.currentTime : null]);
  }
  requestAnimationFrame(look);
};
look();
"""
"""In every frame: how far the shadow card over the Line has turned, in ms, None at the end, and how much of its back is seen.

landings: of every hit point lost, whether the card is shown as it is seen to be lost, and how far it has turned, None at the end."""
NAMED = """
window.named = [];
const said = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return node.data.replaceAll('\\u00ad', '');
  if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true') return '';
  const words = ['aria-label', 'title', 'alt'].map((name) => node.getAttribute(name) ?? '');
  return [...words, ...[...node.childNodes].map(said)].join(' ');
};
const times = (name) => `${document.title} ${said(document.body)}`.split(name).length - 1;
new MutationObserver(() => {
  const card = document.querySelector('.fs-moment > .fs-card');
  const name = card?.querySelector('.fs-band').textContent.replaceAll('\\u00ad', '').trim();
  if (name && named.every((one) => one.card !== card))
    named.push({ card, name, kind: card.parentElement.className, before: times(name), back: -1 });
  for (const one of named)
    if (one.back < 0 && times(one.name) > one.before)
      one.back = one.card.isConnected ? Number(getComputedStyle(one.card, '::after').opacity) : 0;
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""Each card that turns up over the Line: how much of its back is seen as it is named, -1 while it is not.

What counts is what a screen reader finds: texts and labels of all that is not hidden from it, and the title."""
FACE_DOWN_MS, TURNED_MS = 300, 400
"""How long its back is up at least, and when its face is seen at the latest."""


def at_the_table(me: Person, before: int) -> list[str]:
    """A table with a played game behind it, watched. Answers the acts that follow."""
    seed, acts = a_won_game()
    match = seeded(me, seed, acts[:before])
    me.context.add_init_script(WATCH)
    me.open(f"/match/{match}")
    me.page.locator(".fs-line.asked").wait_for()
    settle(me)
    return acts[before:]


def settle(me: Person) -> None:
    """Wait until what moves has come to rest, and forget it."""
    me.settle()
    me.page.evaluate("moved.length = 0")


def moved(me: Person, name: str, key: str = "", part: str = "") -> list[dict[str, Any]]:
    """What moved by this name since the last rest, of a card, of an element of a class."""
    seen: list[dict[str, Any]] = me.page.evaluate("moved")
    return [
        one
        for one in seen
        if one["name"] == name and key in ("", one["key"]) and part in str(one.get("className", ""))
    ]


def until(acts: list[str], last: str) -> int:
    """How many acts there are up to and with this one."""
    return next(n for n, act in enumerate(acts) if act.startswith(last)) + 1


def test_a_played_card_glides_from_the_hand_and_what_it_costs_lands(mover: Callable[..., Person]):
    me = mover(DESK)
    acts = at_the_table(me, SECOND_ROUND)
    held = me.page.locator(f'.fs-hand [data-key="{ALLY}"]').bounding_box()
    assert held is not None
    follow(me, acts[: until(acts, f"play {ALLY}")])
    me.page.locator(f'.fs-characters [data-key="{ALLY}"]').wait_for()
    (glide,) = moved(me, "glide", ALLY)
    assert glide["zone"] == "fs-characters"
    assert glide["ms"] >= 150
    by = [float(part.removesuffix("px")) for part in glide["from"].split()]
    start = (glide["x"] + by[0], glide["y"] + by[1])
    assert start == pytest.approx((held["x"], held["y"]), abs=5), (
        "it starts where it lay in the hand, a little raised as it was chosen"
    )
    me.wait(lambda: moved(me, "fs-land", "gloin") + moved(me, "fs-land", "aragorn"))
    assert not moved(me, "fs-land", ALLY)


def test_who_quests_lifts_and_exhausts_and_the_progress_is_seen_as_it_grows(mover: Callable[..., Person]):
    me = mover(DESK)
    acts = at_the_table(me, SECOND_ROUND)
    follow(me, acts[: until(acts, "play")])
    settle(me)
    page = me.page
    page.locator('.fs-characters [data-key="gloin"]').click()
    me.wait(lambda: moved(me, "transform", "gloin"))
    me.wait(lambda: moved(me, "left", part="fs-ruler-now"))
    page.locator('.fs-characters [data-key="theodred"]').click()
    page.locator('[data-action="send"]').click()
    page.locator('[data-key="theodred"].exhausted').wait_for()
    assert "matrix" in page.locator('[data-key="gloin"]').evaluate(
        "(card) => getComputedStyle(card).transform"
    )
    settle(me)
    made = page.locator(".fs-boxes > .made").count()
    follow(me, acts[until(acts, "pass") : until(acts, "choose gloin")])
    me.wait(lambda: moved(me, "glide"))
    assert {"fs-staging"} <= {one["zone"] for one in moved(me, "glide")}, (
        "what is revealed comes from its deck"
    )
    grown = page.locator(".fs-boxes > .made").count() - made
    assert grown > 0
    me.wait(lambda: len(moved(me, "fs-fill")) >= grown)
    assert len(moved(me, "fs-fill")) == grown, "only the new points move"


def test_a_shadow_card_is_dealt_face_down_and_turned_before_its_damage(mover: Callable[..., Person]):
    me = mover(DESK)
    me.context.add_init_script(BACKS)
    acts = at_the_table(me, SECOND_ROUND + until(rest(), "use theodred"))
    page = me.page
    follow(me, acts[:2])
    me.wait(lambda: moved(me, "fs-deal"))
    dealt = page.locator(".fs-shadow:not(.open)")
    assert set(dealt.all_inner_texts()) == {"?"}
    settle(me)
    follow(me, acts[2 : until(acts, "defend")])
    me.wait(lambda: [at for at, _ in page.evaluate("backs")][-1:] == [None])
    backs: list[tuple[float | None, float]] = page.evaluate("backs")
    assert {back for at, back in backs if at is not None and at < FACE_DOWN_MS} == {1}
    assert {back for at, back in backs if at is None or at > TURNED_MS} == {0}
    me.wait(lambda: page.evaluate("landings"))
    landings: list[tuple[int, float | None]] = page.evaluate("landings")
    assert all(turn is None for _, turn in landings), "the damage lands after the card has turned"


def test_no_card_is_named_before_its_face_is_seen(mover: Callable[..., Person]):
    me = mover(DESK)
    acts = at_the_table(me, SECOND_ROUND)
    me.page.evaluate(NAMED)
    follow(me, acts[: until(acts, "defend")])
    me.wait(lambda: moved(me, "fs-flip"))
    settle(me)
    named: list[dict[str, Any]] = me.page.evaluate(
        "named.map(({ name, kind, back }) => ({ name, kind, back }))"
    )
    assert {kind for one in named for kind in one["kind"].split()} >= {"revealed", "shadow_turned"}
    assert [one for one in named if one["back"] != 0] == []


def rest() -> list[str]:
    """The acts of the won game from its second planning on."""
    return a_won_game()[1][SECOND_ROUND:]


@pytest.mark.parametrize("asked", ["system", "setting"])
def test_for_who_wants_stillness_nothing_moves(
    person: Callable[..., Person], mover: Callable[..., Person], asked: str
):
    me = (person if asked == "system" else mover)(DESK)
    if asked == "setting":
        me.context.add_init_script(
            f"localStorage.setItem('gonfalon.motion', {json.dumps(json.dumps('reduced'))})"
        )
    acts = at_the_table(me, SECOND_ROUND)
    follow(me, acts[: until(acts, "defend")])
    assert me.page.locator(".fs-characters .exhausted").count()
    for step in ("fs-fill", "fs-flip"):
        me.wait(lambda step=step: moved(me, step))
    seen: list[dict[str, Any]] = me.page.evaluate("moved")
    assert [one for one in seen if one["name"] == "glide"] == []
    assert [one for one in seen if one["ms"] > STILL_MS] == []
