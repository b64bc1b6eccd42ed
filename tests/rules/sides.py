"""The two referees that scenarios run over, asked in the same words: the engine, and the naive one of tests/naive."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, NamedTuple

from gonfalon.core.errors import IllegalActionError, NotationError
from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel.layout import RESCUE
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.squares import name_of
from gonfalon.games.stratego.state import StrategoState
from tests.naive.stratego_setting import square_name

Told = tuple[str, dict[str, Any]]
VIEWERS = (0, 1, SPECTATOR)


class Refusal(NamedTuple):
    """Why an action is refused, and the rule that the engine cites ("" where the naive referee cites none)."""

    reason: str
    section: str


class Standing(NamedTuple):
    """A piece on a square as somebody sees it. piece: "" if hidden; shown: is it known to the enemy?"""

    owner: int
    piece: str
    moved: bool
    shown: bool


class Contents(NamedTuple):
    """What stands on a square, as numbers: kind and seat, its marks, which single piece."""

    what: int
    marks: int
    piece: int


class Pile(NamedTuple):
    """The lost pieces of a seat as somebody sees them. pieces: empty where the viewer may not look."""

    total: int
    pieces: dict[str, int]


def without_numbers(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of an event without the numbers by which the engine names single pieces."""
    plain = {key: value for key, value in facts.items() if key != "id" and not key.endswith("_id")}
    for key in ("targets", "removed"):
        if key in plain:
            plain[key] = [without_numbers(fact) for fact in plain[key]]
    return plain


class Side(ABC):
    """One referee with one game. Seats are 0 and 1, the spectator is -1."""

    @abstractmethod
    def attempt(self, seat: int, action: str) -> Refusal | None:
        """Take the action, or say why it is refused."""

    @abstractmethod
    def fault(self, seat: int, action: str) -> str:
        """Why the action would be refused, "" if it is legal; nothing is done."""

    @abstractmethod
    def deploy(self, seat: int, text: str) -> bool:
        """Set up an army; False if this is no legal set-up, or none is owed."""

    @abstractmethod
    def legal(self) -> list[str]:
        """The legal actions of whoever is to act, sorted."""

    @abstractmethod
    def fingerprint(self) -> object:
        """Equal before and after where nothing has changed."""

    @abstractmethod
    def squares(self) -> dict[str, Contents]:
        """What stands on every square of the board."""

    @abstractmethod
    def standing(self) -> dict[str, Standing]:
        """The true pieces."""

    @abstractmethod
    def seen(self, viewer: int) -> dict[str, Standing]:
        """The pieces as a viewer sees them."""

    @abstractmethod
    def pile(self, viewer: int, owner: int) -> Pile:
        """The lost pieces of a seat as a viewer sees them."""

    @abstractmethod
    def lost(self, seat: int) -> Counter[str]:
        """What a seat has lost, in truth."""

    @abstractmethod
    def army(self, seat: int) -> Counter[str]:
        """With what a seat began."""

    @abstractmethod
    def told(self, viewer: int) -> list[Told]:
        """What the viewer was told of the last action, without the numbers of pieces."""

    @abstractmethod
    def told_since_the_start(self, viewer: int) -> list[Told]:
        """All that the viewer was told since the scenario began."""

    @property
    @abstractmethod
    def to_act(self) -> int | None:
        """The seat that owes a decision, None when the game is over."""

    @property
    @abstractmethod
    def owes_rescue(self) -> bool:
        """Is a rescue decision open?"""

    @property
    @abstractmethod
    def turn(self) -> int:
        """Turns that are over."""

    @property
    @abstractmethod
    def plies(self) -> int:
        """Decisions taken since the scenario began."""

    @property
    @abstractmethod
    def outcome(self) -> tuple[tuple[int, int], str] | None:
        """(returns, reason), None while the game goes on."""

    @property
    @abstractmethod
    def quiet_turns(self) -> int:
        """Turns since a piece left the board (STRAT-8.6)."""

    @property
    @abstractmethod
    def quiet_left(self) -> int:
        """Quiet turns until the draw, 0 where there is none."""

    @property
    @abstractmethod
    def rescues(self) -> tuple[int, int]:
        """How often each seat has rescued."""

    @property
    @abstractmethod
    def chase_counts(self) -> tuple[int, int]:
        """The chase counts of both seats (STRAT-7.3)."""

    @abstractmethod
    def set_chase_counts(self, red: int, blue: int) -> None:
        """Begin with these chase counts."""

    @property
    @abstractmethod
    def last_ways(self) -> list[tuple[str, str] | None]:
        """`from` and `to` of each seat's last turn, as the chase sees it (STRAT-7.3)."""

    @property
    @abstractmethod
    def follow_counts(self) -> tuple[int, int]:
        """The following turns of both seats (STRAT-7.9)."""


class EngineSide(Side):
    """The engine: the state of a game, and its observations."""

    def __init__(self, state: StrategoState) -> None:
        self.state = state
        self.events: list[Event] = []
        self._last = 0
        self._first_ply = state.ply

    def _take(self, seat: int, action: str) -> None:
        events = self.state.step(seat, action)
        self._last = len(self.events)
        self.events += events

    def attempt(self, seat: int, action: str) -> Refusal | None:
        try:
            self._take(seat, action)
        except IllegalActionError as error:
            return Refusal(error.reason, error.section)
        return None

    def fault(self, seat: int, action: str) -> str:
        try:
            self.state.check(seat, action)
        except IllegalActionError as error:
            return error.reason
        return ""

    def deploy(self, seat: int, text: str) -> bool:
        try:
            self._take(seat, f"deploy {text}")
        except (IllegalActionError, NotationError):
            return False
        return True

    def legal(self) -> list[str]:
        return sorted(self.state.legal_texts())

    def fingerprint(self) -> object:
        return self.state.digest()

    def squares(self) -> dict[str, Contents]:
        record = self.state.record
        rows, columns = self.state.rules.ruleset.rows, self.state.rules.ruleset.columns
        return {
            square_name((column, row)): Contents(
                int(record["board"][16 * row + column]),
                int(record["flag"][16 * row + column]),
                int(record["id"][16 * row + column]),
            )
            for row in range(rows)
            for column in range(columns)
        }

    def observed(self, viewer: int) -> StrategoObservation:
        """What a viewer sees, in full."""
        seen = GAME.observe(self.state, viewer)
        assert isinstance(seen, StrategoObservation)
        return seen

    def standing(self) -> dict[str, Standing]:
        truth = GAME.reveal(self.state)
        assert isinstance(truth, StrategoObservation)
        return self._standings(truth)

    def seen(self, viewer: int) -> dict[str, Standing]:
        return self._standings(self.observed(viewer))

    def _standings(self, seen: StrategoObservation) -> dict[str, Standing]:
        return {view.square: Standing(view.owner, view.piece, view.moved, view.shown) for view in seen.pieces}

    def pile(self, viewer: int, owner: int) -> Pile:
        pile = self.observed(viewer).captured[owner]
        assert pile.owner == owner
        return Pile(pile.total, dict(pile.pieces))

    def lost(self, seat: int) -> Counter[str]:
        counts = self.state.record["lost"][seat]
        return +Counter({kind: int(counts[i]) for i, kind in enumerate(self.state.rules.kinds)})

    def army(self, seat: int) -> Counter[str]:
        return Counter(self.state.rules.ruleset.armies[seat])

    def told(self, viewer: int) -> list[Told]:
        return self._heard(self.events[self._last :], viewer)

    def told_since_the_start(self, viewer: int) -> list[Told]:
        return self._heard(self.events, viewer)

    def _heard(self, events: list[Event], viewer: int) -> list[Told]:
        return [(event.kind, without_numbers(event.facts)) for event in events if event.heard_by(viewer)]

    @property
    def to_act(self) -> int | None:
        return self.state.player if self.state.to_act() else None

    @property
    def owes_rescue(self) -> bool:
        return self.state.phase == RESCUE

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def plies(self) -> int:
        return self.state.ply - self._first_ply

    @property
    def outcome(self) -> tuple[tuple[int, int], str] | None:
        ended = self.state.outcome
        if ended is None:
            return None
        red, blue = ended.returns
        return (int(red), int(blue)), ended.reason

    @property
    def quiet_turns(self) -> int:
        return int(self.state.record["quiet"])

    @property
    def quiet_left(self) -> int:
        return self.observed(SPECTATOR).limits.quiet_left

    @property
    def rescues(self) -> tuple[int, int]:
        return self.observed(SPECTATOR).rescues

    @property
    def chase_counts(self) -> tuple[int, int]:
        return self.observed(SPECTATOR).limits.chase

    def set_chase_counts(self, red: int, blue: int) -> None:
        self.state.record["chase_len"][:] = red, blue
        self.state.update_legal()

    @property
    def last_ways(self) -> list[tuple[str, str] | None]:
        record = self.state.record
        ways = zip(record["last_source"], record["last_target"], strict=True)
        return [(name_of(int(one)), name_of(int(other))) if one >= 0 else None for one, other in ways]

    @property
    def follow_counts(self) -> tuple[int, int]:
        red, blue = self.state.record["literal_len"]
        return int(red), int(blue)
