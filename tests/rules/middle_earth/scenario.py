"""Scenarios of the Trilogy games: pieces on the usual board, acts, and what must come of them.

A side is written as `a1 frodo, c3 elf*`: square and kind, `*` for a piece that the enemy knows. A piece not written is not there.

A test that takes `scenario` runs twice, over the engine and over the naive referee; one that takes `engine` runs once.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple, Self

from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.kernel import playout
from gonfalon.games.stratego.kernel.layout import MOVED, SHOWN
from gonfalon.games.stratego.middle_earth import GAME
from gonfalon.games.stratego.rules import rules_for
from gonfalon.games.stratego.squares import square_of
from tests.naive.middle_earth_referee import MiddleEarthReferee
from tests.naive.middle_earth_setting import ARMIES
from tests.naive.stratego_setting import named_square

from ..naive_side import NaiveSide
from ..scenario import Scenario as CommonScenario
from ..sides import VIEWERS, Contents, EngineSide, Side

GOOD, EVIL = 0, 1
SEATS = {"good": GOOD, "evil": EVIL}
GAMES = ("me-classic", "me-powers", "me-ring")
RINGS = ("open", "destroyed", "taken")


class Placed(NamedTuple):
    """A piece where a scenario begins."""

    square: str
    seat: int
    kind: str
    is_known: bool


class Position(NamedTuple):
    """Where a scenario begins. lost: seats and kinds."""

    game: str
    pieces: list[Placed]
    lost: list[tuple[int, str]]
    turn: int
    ring: str
    options: dict[str, Any]


def placed(good: str, evil: str) -> list[Placed]:
    """The pieces of both sides."""
    pieces = []
    for seat, text in ((GOOD, good), (EVIL, evil)):
        for item in filter(None, text.split(", ")):
            square, kind = item.removesuffix("*").split()
            assert kind in {name for name, *_ in ARMIES[seat]}, f"{kind} is not of this army"
            pieces.append(Placed(square, seat, kind, item.endswith("*")))
    assert len({piece.square for piece in pieces}) == len(pieces), "two pieces on one square"
    return pieces


def engine_at(start: Position) -> EngineSide:
    """The engine with a running game."""
    state = GAME.new(1, GAME.setup(start.game, **start.options))
    rules, record = rules_for(start.game, start.options), state.record
    for piece in start.pieces:
        square = square_of(piece.square)
        playout.place(record, rules.tables, piece.seat, rules.kinds.index(piece.kind), square)
        record["flag"][square] = SHOWN * piece.is_known
    for seat, kind in start.lost:
        record["lost"][seat, rules.kinds.index(kind)] += 1
    record["player"], record["stage"] = start.turn, RINGS.index(start.ring)
    state.deployed = ["", ""]
    playout.begin(record)
    state.update_legal()
    return EngineSide(state)


def naive_at(start: Position) -> NaiveSide:
    """The naive referee with a running game."""
    referee = MiddleEarthReferee(start.game, start.options)
    if start.ring != "open":
        referee.ring = start.ring
    board = {piece.square: (piece.seat, piece.kind) for piece in start.pieces}
    referee.arrange(board, tuple(start.lost), start.turn)
    for piece in start.pieces:
        referee.squares[named_square(piece.square)].known = piece.is_known
    return NaiveSide(referee)


class Scenario(CommonScenario):
    """A running game with short words for what a test asks of it."""

    page = "ME"

    def _named(self, action: str) -> str:
        return action + repr(self.side.told(SPECTATOR))

    def _unlike(self, before: Contents, after: Contents) -> bool:
        """Kind, number, and whether it is known and has moved; the kernel keeps more of its own there."""
        masks = (
            Contents(127, MOVED | SHOWN, 1023) if isinstance(self.side, EngineSide) else Contents(-1, 3, -1)
        )
        return any((one ^ other) & mask for one, other, mask in zip(before, after, masks, strict=True))

    def deploy(self, seat: int, text: str) -> Self:
        """A seat sets up."""
        assert self.side.deploy(seat, text), f"no set-up: {text}"
        return self

    def legal(self, start: str = "") -> set[str]:
        """What follows this beginning in the legal acts."""
        return {text.removeprefix(start) for text in self.side.legal() if text.startswith(start)}

    def stands(self, text: str) -> Self:
        """Exactly these pieces are left, as `a1 frodo, c3 elf*`; a star must be known, one without must not."""
        standing = self.side.standing().items()
        found = {f"{square} {piece.piece}{'*' * piece.shown}" for square, piece in standing}
        assert found == set(filter(None, text.split(", ")))
        return self

    def kinds(self) -> dict[str, str]:
        """What stands on each occupied square."""
        return {square: kind for square, (_, kind) in self.board().items()}

    def known(self, square: str) -> str:
        """What the spectator, and so everybody, knows of the piece on a square."""
        return self.piece(square).piece

    def knowledge(self, viewer: int) -> dict[str, tuple[str, bool]]:
        """For every piece not the viewer's own: its kind ("" if hidden), and whether it has moved."""
        seen = self.pieces(viewer).items()
        return {square: (piece.piece, piece.moved) for square, piece in seen if piece.owner != viewer}

    def targets_told(self) -> dict[str, tuple[str, bool]]:
        """The targets of the power that was the last act: square -> kind and whether it was captured."""
        targets = self.told_all("power")["targets"]
        return {target["square"]: (target["piece"], target["captured"]) for target in targets}

    @property
    def on_turn(self) -> int | None:
        """The seat that owes a decision, None when the game is over."""
        return self.side.to_act

    @property
    def ring(self) -> str:
        """How the Ring stands, as every viewer sees it."""
        if not isinstance(self.side, EngineSide):
            return self._naive.ring
        (seen,) = {self.side.observed(viewer).ring for viewer in VIEWERS}
        return seen

    @property
    def repeat(self) -> str:
        """The square of the piece that owes a repeat attack, as every viewer sees it; "" if none is owed."""
        if not isinstance(self.side, EngineSide):
            return self._naive.owed_repeat or ""
        (seen,) = {self.side.observed(viewer).repeat for viewer in VIEWERS}
        return seen

    @property
    def _naive(self) -> MiddleEarthReferee:
        assert isinstance(self.side, NaiveSide)
        assert isinstance(self.side.referee, MiddleEarthReferee)
        return self.side.referee


class NewScenario:
    """Begins scenarios over one of the two referees."""

    def __init__(self, referee: str) -> None:
        self.referee = referee

    def __call__(
        self,
        good: str,
        evil: str,
        game: str = "me-powers",
        turn: str = "good",
        ring: str = "open",
        lost: str = "",
        **options: Any,
    ) -> Scenario:
        """A running game. lost: `good sam, evil orc`."""
        gone = [item.split() for item in filter(None, lost.split(", "))]
        lost_pieces = [(SEATS[side], kind) for side, kind in gone]
        start = Position(game, placed(good, evil), lost_pieces, SEATS[turn], ring, options)
        return Scenario(engine_at(start) if self.referee == "engine" else naive_at(start))

    def undeployed(self, game: str, **options: Any) -> Scenario:
        """A game before both seats have set up."""
        side: Side
        if self.referee == "engine":
            side = EngineSide(GAME.new(1, GAME.setup(game, **options)))
        else:
            side = NaiveSide(MiddleEarthReferee(game, options))
        return Scenario(side)

    def deployed(self, game: str, seed: int = 0, **options: Any) -> Scenario:
        """A game with two shuffled armies."""
        rng = random.Random(seed)
        scenario = self.undeployed(game, **options)
        return scenario.deploy(GOOD, written_army(GOOD, rng)).deploy(EVIL, written_army(EVIL, rng))


def written_army(seat: int, rng: random.Random | None = None) -> str:
    """An army as a set-up, in the order of the page's table or shuffled."""
    letters = [letter for _, letter, _, count, _ in ARMIES[seat] for _ in range(count)]
    if rng:
        rng.shuffle(letters)
    return "".join(letters)
