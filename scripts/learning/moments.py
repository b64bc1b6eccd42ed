"""Moments of learning, as pictures for the guides: lost games with the coach's reports, puzzles, a set-up measured in the studio."""

from __future__ import annotations

from own_server import Server
from pictures import Moments, Save
from playwright.sync_api import Browser

from learning.lost_games import REPORT_SHOTS, take_reports
from learning.puzzle_pictures import PUZZLE_SHOTS, take_puzzles
from learning.studio_pictures import STUDIO_SHOTS, take_studio


def take(browser: Browser, server: Server, names: list[str], save: Save) -> None:
    """The pictures of these names."""
    take_reports(browser, server, [name for name, _ in REPORT_SHOTS if name in names], save)
    take_puzzles(browser, server, [name for name, _ in PUZZLE_SHOTS if name in names], save)
    take_studio(browser, server, [name for name, _ in STUDIO_SHOTS if name in names], save)


FAMILY = Moments(
    "Learning",
    "The guides to [the coach](../guides/coach.md), [puzzles](../guides/puzzles.md) and "
    "[the studio](../guides/studio.md) tell what they show.",
    (*REPORT_SHOTS, *PUZZLE_SHOTS, *STUDIO_SHOTS),
    take,
)
