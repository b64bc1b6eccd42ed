"""The crests of people and computers, 40 x 50 units."""

from __future__ import annotations

from typing import Any

from .drawings import drawings
from .facts import Player
from .words import short

WIDTH, HEIGHT = 40, 50


def banner(player: Player) -> str:
    """The banner of a player; "" for a guest, who has none."""
    found: dict[str, Any] = drawings()["crests"]
    if player.is_computer:
        steel: str = found["steel"]
        return steel
    if len(player.crest) != 3:
        return ""
    cloth, division, device = player.crest
    first, second, on = found["cloths"].get(cloth, found["cloths"]["vert"])
    words = {
        "first": first,
        "second": second,
        "on": on,
        "division": found["divisions"].get(division, ""),
        "device": found["devices"].get(device, found["devices"]["star"]),
    }
    svg: str = found["template"]
    for name, value in words.items():
        svg = svg.replace(f"{{{name}}}", value)
    return svg


def crest_row(players: tuple[Player, ...], x: float, y: float, height: float, most: int = 4) -> str:
    """The crests of the players side by side, from the left."""
    scale = height / HEIGHT
    svg, at = "", x
    for player in players[:most]:
        drawn = banner(player)
        if drawn:
            svg += f'<g transform="translate({short(at)} {short(y)}) scale({short(scale, 3)})">{drawn}</g>'
            at += WIDTH * scale + 12
    return svg
