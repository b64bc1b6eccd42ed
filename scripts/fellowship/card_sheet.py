"""The pictures of all cards on one page, in the order of the cards, as a picture for the guide."""

from __future__ import annotations

from html import escape

from pictures import Save, make_tall, opened, taken
from playwright.sync_api import Browser

from gonfalon.games.fellowship.facts import CARDS
from gonfalon.pictures.fellowship.card_pictures import card_picture

SHEET_SHOTS = (("card-pictures-1280-light", "The pictures of all 128 cards"),)
WINDOW = (1280, 800)
PICTURE_WIDTH, PICTURE_HEIGHT = 96, 72
"""Pixels of one picture: about as wide as on a phone."""
STYLE = """
body { margin: 12px; background: #fbf4e2; color: #2a2118; font: 11px/13px sans-serif }
ul { display: grid; grid-template-columns: repeat(12, 1fr); gap: 8px; margin: 0; padding: 0; list-style: none }
li { text-align: center }
svg { display: block; margin: 0 auto 2px }
"""


def framed(card: str) -> str:
    """The picture of a card as SVG; without a drawing where the card has none."""
    drawn = card_picture(card, 0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
    return f'<svg width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}">{drawn}</svg>'


def sheet() -> str:
    """The page as HTML: each card's picture with its name below."""
    lines = (f"<li>{framed(card.id)}{escape(card.title)}</li>" for card in CARDS)
    return f"<!doctype html><meta charset='utf-8'><style>{STYLE}</style><ul>{''.join(lines)}</ul>"


def take_sheet(browser: Browser, names: list[str], save: Save) -> None:
    """The pictures of these names."""
    for name in names:
        page = opened(browser, WINDOW, "light", {})
        page.set_content(sheet())
        make_tall(page, WINDOW)
        save(taken(page), name)
