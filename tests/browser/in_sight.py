"""What lies in sight without scrolling, at every size of screen that the pages are made for."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .conftest import Person

SIZES = ((360, 640), (360, 740), (390, 740), (740, 360), (768, 1024), (1280, 800))
PICTURES = os.environ.get("GONFALON_PICTURES", "")
"""A folder for pictures of every size; "" for none."""
HELPERS = """
  const isInside = ({ left, top, right, bottom, width, height }) =>
    width > 0 && height > 0 && left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  // The middle, just inside the middle of each edge (the letters of the next line may reach 2 px across it), and each corner, as far
  // in as the round end of a button reaches.
  const pointsOf = ({ left, top, right, bottom, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    const edge = 3;
    const corner = 2 + 0.15 * Math.min(width, height);
    const edges = [[left + edge, y], [right - edge, y], [x, top + edge], [x, bottom - edge]];
    const corners = [left + corner, right - corner].flatMap((cx) => [[cx, top + corner], [cx, bottom - corner]]);
    return [[x, y], ...edges, ...corners];
  };
  const isHit = (element, [x, y]) => element.contains(document.elementFromPoint(x, y));
  // What no pointer reaches is asked for as if one did; an input out of sight is to be named by its label.
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    const before = element.style.pointerEvents;
    if (getComputedStyle(element).pointerEvents === 'none') element.style.pointerEvents = 'auto';
    const isOpen = isInside(box) && pointsOf(box).every((point) => isHit(element, point));
    element.style.pointerEvents = before;
    return isOpen;
  };
  const named = (name) => name.startsWith('^')
    ? [...document.querySelectorAll('button')].filter((button) => button.textContent.trim().match(name))
    : [...document.querySelectorAll(name)];
  const isShown = (element) => element.getBoundingClientRect().width > 0;
  const page = document.scrollingElement;
"""
"""Functions for a script of a page. `isSeen`: an element lies in the window, and nothing lies over it or clips it."""
SEEN = f"""
([wanted, whole]) => {{
  {HELPERS}
  return {{
    scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    at: page.scrollTop,
    hidden: wanted.filter((name) => !named(name).some(isSeen)),
    cut: whole.filter((name) => !named(name).some(isShown) || !named(name).filter(isShown).every(isSeen)),
  }};
}}
"""


def measure(page: Page, wanted: list[str], whole: tuple[str, ...] = ()) -> dict[str, Any]:
    """What of `wanted` is out of sight (`hidden`), what of `whole` is in part (`cut`); pixels to scroll (`scrolls`), scrolled (`at`)."""
    return page.evaluate(SEEN, [wanted, list(whole)])


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
        me.settle()
        seen = measure(me.page, wanted, whole)
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
