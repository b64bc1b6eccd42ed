"""What axe has to say of a page that stands still."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

MORE_RULES = {name: {"enabled": True} for name in ("label-content-name-mismatch", "focus-order-semantics")}
"""Rules that axe has and leaves off unless they are asked for."""
IS_STILL = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
"""Has every animation ended that ever ends? What fades has less contrast on the way."""

SCHEME = "() => matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'"


def violations(page: Page, within: str | None = None, has_more_rules: bool = True) -> list[str]:
    """What axe has to say of the page once it is still, or of the part that a selector names."""
    page.wait_for_function(IS_STILL)
    options = {"rules": MORE_RULES if has_more_rules else {}, "resultTypes": ["violations"]}
    found = Axe().run(page, context=within, options=options).response["violations"]
    return [f"{rule['id']}: {node['html'][:300]} {rule['help']}" for rule in found for node in rule["nodes"]]


def violations_in_all_looks(
    page: Page, sizes: Iterable[dict[str, int]], has_more_rules: bool = True
) -> list[str]:
    """What axe has to say of the page at each size, light and dark. Afterwards the page looks as it did before."""
    found: list[str] = []
    before: tuple[Any, Any] = (page.viewport_size, page.evaluate(SCHEME))
    for size in sizes:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            found += [f"{size['width']} {scheme}: {one}" for one in violations(page, None, has_more_rules)]
    page.set_viewport_size(before[0])
    page.emulate_media(color_scheme=before[1])
    return found
