"""What axe has to say of a page that stands still."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

MORE_RULES = {name: {"enabled": True} for name in ("label-content-name-mismatch", "focus-order-semantics")}
"""Rules that axe has and leaves off unless they are asked for."""
IS_STILL = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
"""Has every animation ended that ever ends? What fades has less contrast on the way."""


def violations(page: Page, within: str | None = None, has_more_rules: bool = True) -> list[str]:
    """What axe has to say of the page once it is still, or of the part that a selector names."""
    page.wait_for_function(IS_STILL)
    options = {"rules": MORE_RULES if has_more_rules else {}, "resultTypes": ["violations"]}
    found = Axe().run(page, context=within, options=options).response["violations"]
    return [f"{rule['id']}: {node['html'][:300]} {rule['help']}" for rule in found for node in rule["nodes"]]
