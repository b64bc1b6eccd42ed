"""What lies in sight without scrolling, at every size of screen that the pages are made for."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from .conftest import Person

SIZES = ((360, 640), (360, 740), (740, 360), (768, 1024), (1280, 800))
PICTURES = os.environ.get("GONFALON_PICTURES", "")
"""A folder for pictures of every size; "" for none."""
SETTLE_MS = 150
SEEN = """
([wanted, whole]) => {
  const isInside = ({ left, top, right, bottom, width }) =>
    width > 0 && left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return isInside(box) && hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const named = (name) => name.startsWith('^')
    ? [...document.querySelectorAll('button')].filter((button) => button.textContent.trim().match(name))
    : [...document.querySelectorAll(name)];
  const isShown = (element) => element.getBoundingClientRect().width > 0;
  const page = document.scrollingElement;
  return {
    scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    at: page.scrollTop,
    hidden: wanted.filter((name) => !named(name).some(isSeen)),
    cut: whole.filter((name) => !named(name).some(isShown) || !named(name).filter(isShown).every(isSeen)),
  };
}
"""


def faults(
    me: Person, name: str, wanted: list[str], whole: tuple[str, ...] = (), may_scroll: bool = False
) -> list[str]:
    """What is wrong at each size; takes a picture of each if asked.

    wanted: selectors, or `^` and what is written on a button; one of each must be in sight. whole: selectors; all of them that
    are shown must be. may_scroll: whether something less wanted may lie below.
    """
    found: list[str] = []
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_function(
            "size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height]
        )
        me.page.wait_for_timeout(SETTLE_MS)
        seen: dict[str, Any] = me.page.evaluate(SEEN, [wanted, list(whole)])
        place = f"{name} {width}x{height}"
        print(place, seen)
        across, down = seen["scrolls"]
        if across > 0 or seen["at"] > 0 or (down > 0 and not may_scroll):
            found.append(f"{place} scrolls by {seen['scrolls']}, stands at {seen['at']}")
        if seen["hidden"]:
            found.append(f"{place} hides {seen['hidden']}")
        if seen["cut"]:
            found.append(f"{place} cuts {seen['cut']}")
        if PICTURES:
            me.page.screenshot(path=str(Path(PICTURES) / f"{name}-{width}x{height}.png"))
    return found
