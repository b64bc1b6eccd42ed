"""Random fortresses thrown together without the engine, texts of them in many spellings, and texts with faults."""

from __future__ import annotations

import random

from tests.naive.fortress_maze import can_reach_flag, written
from tests.naive.fortress_parts import (
    ENTRANCE,
    Edge,
    Fortress,
    Kind,
    Square,
    above,
    all_squares,
    below,
    beside,
    edge,
    edge_name,
)

WRONG_ENDS = (
    *("E5-F5", "A1-B2", "mC3-mD3", "A1-A1", "A1-2A1", "E5-2A1", "2A1-2A2", "A1-A2-A3"),
    *("x", "C3", "C3-", "-C3", "-", "c3-C9"),
)


def all_edges(kind: Kind, far: int) -> list[Edge]:
    """Every edge of one fortress."""
    here = [square for square in all_squares(kind) if square.far == far]
    return sorted({edge(square, other) for square in here for other in beside(square)})


def thrown(rng: random.Random, kind: Kind, entrance_cards: bool) -> Fortress:
    """All parts in places that are free, by chance; half of them with few walls and many cards on the upper floors."""
    fortress, is_tall = Fortress(kind), rng.random() < 0.5
    flag_in = rng.randrange(kind.n_fortresses)
    for far in range(kind.n_fortresses):
        here = [square for square in all_squares(kind) if square.far == far]
        for card, (does, n, *_) in kind.cards.items():
            for _ in range(n if does != "flag" or far == flag_in else 0):
                fortress.cards[place_of_card(rng, fortress, here, card, is_tall, entrance_cards)] = card
        falls = [square for square in here if fortress.drops(square)]
        place_ladders(rng, fortress, here, falls if rng.random() < 0.4 else [])
        edges = [between for between in all_edges(kind, far) if not (is_tall and between[0].floor)]
        place_walls(rng, fortress, edges, falls if rng.random() < 0.4 else [])
    if kind.n_fortresses == 2:
        near = [square for square in all_squares(kind) if square.far == 0 and square != ENTRANCE]
        far_squares = [square for square in all_squares(kind) if square.far == 1]
        fortress.bridge = (rng.choice(near), rng.choice(far_squares))
    return fortress


def place_of_card(
    rng: random.Random, fortress: Fortress, here: list[Square], card: str, is_tall: bool, entrance_cards: bool
) -> Square:
    """A free square; with the option now and then the entrance."""
    free = [square for square in here if square not in fortress.cards and square != ENTRANCE]
    is_flag = fortress.kind.does(card) == "flag"
    is_at_door = entrance_cards and not is_flag and ENTRANCE in here and ENTRANCE not in fortress.cards
    if is_at_door and rng.random() < 0.1:
        return ENTRANCE
    return rng.choice(free + [square for square in free if square.floor] * (3 if is_tall else 0))


def place_ladders(rng: random.Random, fortress: Fortress, here: list[Square], falls: list[Square]) -> None:
    """All ladders, one of them up to a pitfall of `falls`, or up from its own square (FORT-5.4, 5.5)."""
    square = rng.choice(falls) if falls else None
    ladders = {square if above(square) and rng.random() < 0.5 else below(square)} if square else set()
    places = [square for square in here if above(square) and square not in ladders]
    fortress.ladders |= ladders | set(rng.sample(places, fortress.kind.n_ladders - len(ladders)))


def place_walls(rng: random.Random, fortress: Fortress, edges: list[Edge], falls: list[Square]) -> None:
    """All walls, those first that close in the squares below `falls`: dungeons (FORT-8.5)."""
    must = {edge(below(square), other) for square in falls for other in beside(below(square))}
    must |= {edge(square, other) for square in falls for other in beside(square) if rng.random() < 0.1}
    must = set(sorted(must)[: fortress.kind.n_walls])
    rest = [between for between in edges if between not in must]
    fortress.walls |= must | set(rng.sample(rest, fortress.kind.n_walls - len(must)))


def any_fortress(rng: random.Random, kind: Kind, entrance_cards: bool) -> str:
    """The text of a fortress whose flag may be out of reach."""
    return written(thrown(rng, kind, entrance_cards), kind)


def legal_fortress(rng: random.Random, kind: Kind, entrance_cards: bool) -> str:
    """The text of a fortress whose flag can be reached."""
    while True:
        fortress = thrown(rng, kind, entrance_cards)
        if can_reach_flag(fortress, kind):
            return written(fortress, kind)


def rewritten(rng: random.Random, text: str) -> str:
    """The same fortress in another spelling (FORT-3.2)."""
    parts: list[str] = []
    for part in text.split("; "):
        word, *places = part.split(" ")
        rng.shuffle(places)
        places = ["-".join(rng.sample(place.split("-"), len(place.split("-")))) for place in places]
        cut = rng.randint(0, len(places))
        for some in (places[:cut], places[cut:]):
            if some:
                parts.append(" ".join([word, rng.choice((" ", ", ")).join(some)]))
    rng.shuffle(parts)
    cased = [rng.choice((part, part.lower(), part.upper())) for part in parts]
    return "".join(part + rng.choice(("; ", "\n", ";\n", " # so; flag A1\n", ";;")) for part in cased)


def broken_text(rng: random.Random, kind: Kind, text: str) -> str:
    """A fortress with a few things wrong, or with none."""
    parts = {part.split(" ")[0]: part.split(" ")[1:] for part in text.split("; ")}
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        word = rng.choice(list(parts))
        places = parts[word]
        what = rng.choice(("drop", "twice", "move", "junk", "word", "add", "entrance"))
        if what == "drop" and places:
            places.pop(rng.randrange(len(places)))
        elif what == "twice" and places:
            places.append("-".join(reversed(rng.choice(places).split("-"))))
        elif what == "move" and places:
            places[rng.randrange(len(places))] = place_for(rng, kind, word)
        elif what == "add":
            places.append(place_for(rng, kind, word))
        elif what == "junk" and places:
            wrong = WRONG_ENDS if word in ("walls", "bridge") else ("F1", "mD1", "tC1", "A6", "x")
            places[rng.randrange(len(places))] = rng.choice(wrong)
        elif what == "word":
            parts[rng.choice(("moat", "Wall", "A1", "CATAPULT"))] = []
        elif what == "entrance" and word not in ("walls", "ladders", "bridge"):
            places.append("E5")
    return "; ".join(" ".join([word, *places]) for word, places in parts.items())


def place_for(rng: random.Random, kind: Kind, word: str) -> str:
    """A place of the right form."""
    squares = all_squares(kind)
    if word == "walls":
        return edge_name(rng.choice(all_edges(kind, rng.randrange(kind.n_fortresses))))
    if word == "bridge":
        one, other = rng.sample(squares, 2)
        return f"{one.name}-{other.name}"
    return rng.choice(squares).name
