"""A power is played on the squares it hits: nothing is told before its frame, and no card lies over the board."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import DESK, PHONE, Person, watch
from .test_games import start, uncover
from .test_middle_earth import EVIL, GOOD, act, confirm, pick, set_up

PICTURES = os.environ.get("GONFALON_PICTURES", "")
"""A folder for a picture of every frame; "" for none."""
LOOK = """() => {
  const scene = document.querySelector('.strike');
  return {
    frame: scene?.dataset.frame ?? '',
    said: document.querySelector('[aria-live]')?.textContent ?? '',
    told: scene?.querySelector('.fight-ribbon')?.textContent ?? '',
    seal: document.querySelectorAll('.strike-seal').length,
    cards: document.querySelectorAll('.combat-overlay, .combat-card').length,
  };
}"""


def shoot(us: Person) -> list[dict[str, Any]]:
    """Legolas shoots at a piece that has shown itself; answers what the page showed, change by change."""
    start(us, "me-powers", "screen")
    set_up(us, GOOD)
    set_up(us, EVIL)
    fly = act(us, "fly")
    pick(us, fly, "Fly")
    confirm(us, "Fly")
    uncover(us)
    us.page.get_by_role("grid").wait_for()
    pick(us, act(us, "bow"), "Longbow")
    watch(us, LOOK)
    confirm(us, "Longbow")
    if PICTURES:
        us.page.locator(".strike[data-frame=verdict]").wait_for()
        width = us.page.viewport_size["width"] if us.page.viewport_size else 0
        us.page.screenshot(path=str(Path(PICTURES) / f"power-{width}.png"))
    us.wait(lambda: us.page.evaluate("window.seen.some(({ frame }) => frame === 'aftermath')"))
    return us.page.evaluate("window.seen")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_power_tells_nothing_before_its_frame(mover: Callable[..., Person], size: dict[str, int]):
    seen = shoot(mover(size))
    frames = list(dict.fromkeys(one["frame"] for one in seen if one["frame"]))
    assert frames == ["breath", "impact", "verdict", "aftermath"]  # a piece that is known does not turn
    assert all(one["cards"] == 0 for one in seen)
    early = [one for one in seen if one["frame"] == "breath"]
    assert {(one["told"], one["seal"]) for one in early} == {("", 0)}
    before = [one for one in seen if one["frame"] in ("breath", "impact")]
    assert not [one["said"] for one in before if re.search("Longbow.*(shown|captured)", one["said"])]
    verdict = [one for one in seen if one["frame"] == "verdict"]
    for words in ("told", "said"):
        assert any(re.search("Longbow.*(shown|captured)", one[words]) for one in verdict)
