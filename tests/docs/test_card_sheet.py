"""The page with the pictures of all cards shows each of them, and no two alike."""

from __future__ import annotations

from fellowship.card_sheet import framed, sheet

from gonfalon.games.fellowship.facts import CARDS


def test_every_card_has_its_picture_on_the_sheet() -> None:
    drawn = {card.id: framed(card.id) for card in CARDS}
    assert len(drawn) == 128
    assert framed("no such card") not in drawn.values()
    bare = {picture.replace(f"h-{card}", "h") for card, picture in drawn.items()}
    assert len(bare) == len(drawn), "two cards have one picture"
    assert all(picture in sheet() for picture in drawn.values())
