"""The table of the card game: the quest, what waits, what fights, and every player's people."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from gonfalon.games.fellowship.engine.model import card_entries
from gonfalon.text import text

from ..canvas import Drawing
from ..drawings import drawings
from ..facts import Shown
from ..family import PictureFamily
from ..words import cut, short, width_of, wrapped, written
from .card_pictures import card_picture

SIDE = 630
INDENT = 18
HEAD = 96
DIAL = 92
"""Units at the left of each row, for its number."""
GAP = 10
LEAST = 26
"""Size of the smallest letters."""
NAMED = 3
"""At fewer players heroes have rows of their own, with names."""
WIDE, NARROW, NARROWEST = 2.1, 0.82, 0.64
"""Width of a card in its heights: with a name, without, and where many lie side by side."""
PEOPLE = ("hero", "ally")


class Tile(NamedTuple):
    """A card in a row. card: its id, "" face down. number: what its sign counts; "" for none. name: "" for cards without room for one."""

    colour: str
    card: str
    sign: str
    number: str
    name: str = ""
    tilted: bool = False


class Row(NamedTuple):
    """A stripe of the table. sign, number: at its left. ground: its colour."""

    sign: str
    number: str
    tiles: list[Tile]
    ground: str


@lru_cache(maxsize=1)
def printed() -> dict[str, dict[str, Any]]:
    """What is printed on each card, by its id."""
    return {entry["id"]: dict(entry) for entry in card_entries()}


def id_of(key: str) -> str:
    """The card of a key: forest-spider.2 is a copy of forest-spider."""
    name, _, number = key.rpartition(".")
    return name if number.isdigit() and name else key


def card_name(key: str) -> str:
    """What a card is called, in English."""
    found = text("en", f"card-{id_of(key)}")
    return found if not found.startswith("card-") else id_of(key).replace("-", " ").capitalize()


class FellowshipPictures(PictureFamily):
    """The card game."""

    name = "fellowship"

    def position(self, shown: Shown) -> Drawing:
        """The quest in the head, then rows: the staging area, what is engaged, each player's heroes and allies."""
        seen = shown.observation or {}
        colours = self.colours(shown.game)
        rows = self._rows(seen, colours)
        height = (SIDE - HEAD) / len(rows)
        svg = self._head(seen, colours)
        for index, row in enumerate(rows):
            svg += self._row(row, HEAD + index * height, height, colours)
        return Drawing(svg, SIDE, SIDE, colours["own-ground"])

    def _head(self, seen: dict[str, Any], colours: dict[str, str]) -> str:
        nothing: dict[str, Any] = {}
        quest = next((card for card in seen["cards"] if card["zone"] == "quest"), nothing)
        svg = f'<rect width="{SIDE}" height="{HEAD}" fill="{colours["band-quest"]}"/>'
        svg += sign("star", INDENT + 4, HEAD / 2 - 25, 50, colours["band-ink"])
        name = (
            card_name(quest.get("key", "")) if quest.get("key") else text("en", f"variant-{seen['variant']}")
        )
        points = quest.get("points", 0)
        told = f"{quest.get('progress', 0)}/{points}" if points else ""
        room = SIDE - 2 * INDENT - 70 - (140 if told else 0)
        size = 36 if len(wrapped(name, 36, "serif", room, 3)) == 1 else 30
        lines = wrapped(name, size, "serif", room, 2)
        top = HEAD / 2 + size * 0.34 - (len(lines) - 1) * size * 0.52
        for index, line in enumerate(lines):
            svg += written(line, INDENT + 70, top + index * size * 1.04, size, "serif", colours["band-ink"])
        if told:
            at = SIDE - INDENT - width_of(told, 34, "strong") - 44
            svg += sign("points", at, HEAD / 2 - 17, 34, colours["band-ink"])
            svg += written(told, SIDE - INDENT, HEAD / 2 + 12, 34, "strong", colours["band-ink"], "end")
        return svg

    def _rows(self, seen: dict[str, Any], colours: dict[str, str]) -> list[Row]:
        cards = seen["cards"]
        wild, own = colours["wild"], colours["own-ground"]
        staged = [card for card in cards if card["zone"] in ("staging", "active")]
        rows = [
            Row("threat", str(seen["staged"]), [self._wild(card, "threat", colours) for card in staged], wild)
        ]
        engaged = [card for card in cards if card["zone"] == "engaged"]
        if engaged:
            rows.append(
                Row("attack", "", [self._wild(card, "hit_points", colours) for card in engaged], wild)
            )
        has_names = len(seen["seats"]) < NAMED
        for seat, view in enumerate(seen["seats"]):
            mine = [card for card in cards if card["zone"] == "area" and card["seat"] == seat]
            people = [card for card in mine if kind_of(card) in PEOPLE]
            heroes = [self._person(card, colours, has_names) for card in people if kind_of(card) == "hero"]
            allies = [self._person(card, colours, False) for card in people if kind_of(card) == "ally"]
            mark, number = ("skull", "") if view["eliminated"] else ("hourglass", str(view["threat"]))
            if has_names and allies:
                rows += [Row(mark, number, heroes, own), Row("", "", allies, own)]
            else:
                rows.append(Row(mark, number, heroes + allies, own))
        return rows

    def _wild(self, card: dict[str, Any], stat: str, colours: dict[str, str]) -> Tile:
        """An encounter card; one that lies face down shows its back."""
        if not card.get("id"):
            return Tile(colours["card-edge"], "", "", "")
        kind = kind_of(card)
        colour = colours.get(f"band-{kind}", colours["band-treachery"])
        number = hits_left(card) if stat == "hit_points" else card.get("threat", 0)
        has_number = kind in ("enemy", "location")
        return Tile(colour, card["id"], stat * has_number, str(number) * has_number)

    def _person(self, card: dict[str, Any], colours: dict[str, str], has_name: bool) -> Tile:
        sphere = printed().get(card["id"], {}).get("sphere") or "neutral"
        name = card_name(card["key"])
        return Tile(
            colours[f"sphere-{sphere}"],
            card["id"],
            "hit_points",
            str(hits_left(card)),
            name * has_name,
            card.get("exhausted", False),
        )

    def _row(self, row: Row, top: float, height: float, colours: dict[str, str]) -> str:
        svg = f'<rect y="{short(top)}" width="{SIDE}" height="{short(height)}" fill="{row.ground}"/>'
        svg += f'<rect y="{short(top)}" width="{SIDE}" height="1.5" fill="{colours["line"]}"/>'
        middle = top + height / 2
        if row.sign:
            svg += sign(row.sign, INDENT, middle - (38 if row.number else 18), 36, colours["stat-threat"])
            svg += written(row.number, INDENT + 18, middle + 32, 34, "strong", colours["ink"], "middle")
        tall = min(height - 2 * GAP, 132)
        has_names = any(tile.name for tile in row.tiles)
        wide = tall * (WIDE if has_names else NARROW)
        room = SIDE - DIAL - INDENT
        most = max(1, int((room + GAP) // (wide + GAP)))
        if has_names and len(row.tiles) > most:
            most, wide = len(row.tiles), (room + GAP) / len(row.tiles) - GAP
        elif len(row.tiles) > most:
            wide = tall * NARROWEST
            most = int((room + GAP) // (wide + GAP))
        kept = row.tiles if len(row.tiles) <= most else row.tiles[: most - 1]
        for index, tile in enumerate(kept):
            svg += self._tile(tile, DIAL + index * (wide + GAP), middle - tall / 2, wide, tall, colours)
        left = len(row.tiles) - len(kept)
        if left:
            at = DIAL + len(kept) * (wide + GAP) + wide / 2
            svg += written(f"+{left}", at, middle + 12, 36, "strong", colours["ink-soft"], "middle")
        return svg

    def _tile(self, tile: Tile, x: float, y: float, wide: float, tall: float, colours: dict[str, str]) -> str:
        turn = f" rotate(6 {short(wide / 2)} {short(tall / 2)})" if tile.tilted else ""
        band = LEAST + 12 if tile.name else tall * 0.1
        paper = colours["card-ash" if tile.tilted else "card-paper"]
        svg = (
            f'<g transform="translate({short(x)} {short(y)}){turn}">'
            f'<rect x="2" y="4" width="{short(wide)}" height="{short(tall)}" rx="9" fill="#000" fill-opacity=".18"/>'
            f'<rect width="{short(wide)}" height="{short(tall)}" rx="9" fill="{paper}" stroke="{colours["card-edge"]}" stroke-width="1.5"/>'
        )
        seen = wide * 0.46 if tile.name else wide - 2
        if tile.card:
            svg += card_picture(tile.card, 1, band - 1, seen, tall - band)
        else:
            svg += written("?", wide / 2, tall * 0.66, tall * 0.5, "serif", colours["ink-soft"], "middle")
        svg += f'<path d="M0 {short(band)}V9a9 9 0 0 1 9-9H{short(wide - 9)}a9 9 0 0 1 9 9V{short(band)}z" fill="{tile.colour}"/>'
        if tile.name:
            name = cut(tile.name, LEAST, "serif", wide - 14)
            svg += written(name, wide / 2, band - 10, LEAST, "serif", colours["band-ink"], "middle")
            return svg + self._number(tile, wide * 0.74, (band + tall) / 2 + 11, 32, colours) + "</g>"
        if tile.number:
            pill = LEAST + 4
            svg += f'<rect x="1" y="{short(tall - pill)}" width="{short(wide - 2)}" height="{pill - 1}" rx="8" fill="{paper}"/>'
        return svg + self._number(tile, wide * 0.52, tall - 6, LEAST, colours) + "</g>"

    def _number(self, tile: Tile, x: float, foot: float, size: float, colours: dict[str, str]) -> str:
        """A sign and its number; x: between the two."""
        if not tile.number:
            return ""
        colour = colours["stat-hits" if tile.sign == "hit_points" else "stat-threat"]
        drawn = sign(tile.sign, x - size * 0.86, foot - size * 0.78, size * 0.82, colour)
        return drawn + written(tile.number, x + size * 0.06, foot, size, "strong", colour)

    def diagram(self, shown: Shown, language: str) -> str:
        """The cards of the table, a line for each place."""
        seen = shown.observation or {}
        lines = [text(language, "diagram-fellowship-round", round=seen["round"], stage=seen["stage"])]
        for zone in ("quest", "active", "staging"):
            here = [card for card in seen["cards"] if card["zone"] == zone]
            lines += _lines(zone, here, language)
        for seat, view in enumerate(seen["seats"]):
            name = shown.players[seat].name if seat < len(shown.players) else str(seat)
            message = "diagram-fellowship-out" if view["eliminated"] else "diagram-fellowship-threat"
            lines.append(f"{name}: {text(language, message, threat=view['threat'])}")
            for zone in ("engaged", "area"):
                here = [card for card in seen["cards"] if card["zone"] == zone and card["seat"] == seat]
                lines += _lines(zone, here, language)
        return "\n".join(lines)


def _lines(zone: str, cards: list[dict[str, Any]], language: str) -> list[str]:
    covered, place = (
        text(language, "diagram-fellowship-covered"),
        text(language, f"diagram-fellowship-{zone}"),
    )
    names = [card_name(card["key"]) if card.get("key") else covered for card in cards]
    return [f"  {place}: {', '.join(names[at : at + 4])}" for at in range(0, len(names), 4)]


def kind_of(card: dict[str, Any]) -> str:
    """hero, ally, enemy ... ; enemies that are no cards of their own have nothing printed."""
    kind: str = printed().get(card["id"], {}).get("type", "enemy") if card.get("id") else ""
    return kind


def hits_left(card: dict[str, Any]) -> int:
    """Hit points that are left, at least 0."""
    return max(0, int(card.get("hit_points", 0)) - int(card.get("damage", 0)))


def sign(name: str, x: float, y: float, size: float, colour: str) -> str:
    """A sign of the family in a square."""
    drawn = drawings("fellowship")["signs"].get(name, "")
    place = f"translate({short(x)} {short(y)}) scale({short(size / 24, 4)})"
    return f'<g transform="{place}" fill="{colour}">{drawn}</g>'


FAMILY = FellowshipPictures()
