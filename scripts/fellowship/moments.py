"""Moments of the card game, as pictures for its guide: its table, its pages beside a game, strips of frames, a game by hand, all cards."""

from __future__ import annotations

from own_server import Server
from pictures import Moments, Save
from playwright.sync_api import Browser

from fellowship.by_hand import BY_HAND_SHOTS, take_by_hand
from fellowship.card_sheet import SHEET_SHOTS, take_sheet
from fellowship.pages import PAGE_SHOTS, take_pages
from fellowship.strips import STRIP_SHOTS, take_strips
from fellowship.table import TABLE_SHOTS, take_table


def take(browser: Browser, server: Server, names: list[str], save: Save) -> None:
    """The pictures of these names."""
    take_table(browser, server, [name for name, _ in TABLE_SHOTS if name in names], save)
    take_pages(browser, server, [name for name, _ in PAGE_SHOTS if name in names], save)
    take_strips(browser, server, [name for name, _ in STRIP_SHOTS if name in names], save)
    take_by_hand(browser, server, [name for name, _ in BY_HAND_SHOTS if name in names], save)
    take_sheet(browser, [name for name, _ in SHEET_SHOTS if name in names], save)


FAMILY = Moments(
    "The card game",
    "The [guide](../guides/card-game.md) tells what they show.",
    (*TABLE_SHOTS, *PAGE_SHOTS, *STRIP_SHOTS, *BY_HAND_SHOTS, *SHEET_SHOTS),
    take,
)
