"""What axe has to say of a page that stands still."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

NAMES_HOLD_TEXT = "label-content-name-mismatch"
"""Rule of axe that the name of a button holds all text on it. Cards have numbers on them, which their names tell in words."""
IS_STILL = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
"""Has every animation ended that ever ends? What fades has less contrast on the way."""


def violations(page: Page, within: str | None = None, names_hold_text: bool = True) -> list[str]:
    """What axe has to say of the page once it is still, or of a part (a selector). Two rules are asked for that it leaves off."""
    page.wait_for_function(IS_STILL)
    rules = {"focus-order-semantics": {"enabled": True}, NAMES_HOLD_TEXT: {"enabled": names_hold_text}}
    found = Axe().run(page, context=within, options={"rules": rules}).response["violations"]
    return [f"{rule['id']}: {node['html'][:300]} {rule['help']}" for rule in found for node in rule["nodes"]]
