"""The parts of a ruleset, as plain data (STRAT-12, ME-13)."""

from __future__ import annotations

import hashlib

import msgspec

from gonfalon.core.game import BoxSpec

from ..options import Value

ANY = 99
"""The reach of a piece that moves any number of squares."""
SIDES = ("red", "blue")
GAMES = {"stratego": "", "middle_earth": "me-powers"}
"""Each game of the family -> the shipped ruleset whose powers all rulesets of that game know by word, "" for none."""
SHAPES = ("fly", "ride", "strike", "again")
"""What a power may be, by what its user does (ME-13.2)."""
STEPS = ("none", "one", "may")
"""Whether a strike begins with a step of its user: never, always, or as the player likes."""
SHAPE_SECTIONS = {"fly": "ME-6.1", "ride": "ME-6.5", "strike": "ME-5.2", "again": "ME-6.6"}
"""The section that says what a shape does; a power whose rules stand elsewhere names its own."""
RANGES = ("around", "lines", "cross", "near")
"""Which squares a strike reaches from where its user stands."""


class Piece(msgspec.Struct, frozen=True):
    """One kind of piece. rank 0: none. reach: squares a move, 0 never moves, ANY no limit. label: what the piece shows as its rank."""

    id: str
    letter: str
    rank: int
    reach: int
    flag: bool
    emblem: str
    label: str


class Combat(msgspec.Struct, frozen=True):
    """One line that overrides the ranks; "*" is any piece. result: attacker, defender, both."""

    attacker: str
    defender: str
    result: str


class Power(msgspec.Struct, frozen=True):
    """One power of `users` (ME-13.2). Its id is the word it is announced with; what each field means stands in the rules page.

    shape: fly, ride, strike or again. The rest is for strikes, `returns` for rides. targets: 0 for all in range. section: where the
    rules of this power stand, "" for those of its shape.
    """

    id: str
    shape: str
    users: tuple[str, ...]
    steps: str = "none"
    range: str = ""
    targets: int = 1
    equal: str = "neither"
    higher: str = "neither"
    immune: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    spent: bool = False
    alone: bool = False
    ordered: bool = False
    returns: bool = False
    section: str = ""

    @property
    def rule(self) -> str:
        """The section of the rules that a refusal of this power cites."""
        return self.section or SHAPE_SECTIONS[self.shape]


class Quest(msgspec.Struct, frozen=True):
    """The bearer and its quest (ME-9): who cannot capture it, who falls against it, what falls with the Ring, who is not raised."""

    bearer: str
    blind: tuple[str, ...]
    lesser: tuple[str, ...]
    falls: tuple[str, ...]
    unraised: tuple[str, ...]


class Ruleset(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a game of this family is played by. Squares of zones are names, own back row first.

    armies: per side (piece id -> count). options: the full set with this ruleset's defaults. game: the game that lists it. box: how it
    is offered.
    """

    id: str
    order: int
    rows: int
    columns: int
    obstacles: tuple[str, ...]
    zones: tuple[tuple[str, ...], tuple[str, ...]]
    pieces: tuple[Piece, ...]
    combat: tuple[Combat, ...]
    armies: tuple[dict[str, int], dict[str, int]]
    options: dict[str, Value]
    game: str = "stratego"
    powers: tuple[Power, ...] = ()
    quest: Quest | None = None
    box: BoxSpec | None = None

    def by_letter(self, side: int) -> dict[str, int]:
        """Which kind (its index) a letter means in a side's set-up; two armies may use one letter for two kinds."""
        kinds = {piece.letter: kind for kind, piece in enumerate(self.pieces)}
        own = {p.letter: kind for kind, p in enumerate(self.pieces) if self.armies[side].get(p.id, 0)}
        return {**kinds, **own}

    def digest(self) -> str:
        """Fingerprint of the rules, without options (they are recorded beside it) and without what only orders, shows or cites."""
        rules = msgspec.to_builtins(msgspec.structs.replace(self, options={}, order=0, box=None))
        for power in rules.get("powers", ()):
            del power["section"]
        return hashlib.sha256(msgspec.json.encode(rules, order="sorted")).hexdigest()[:32]
