"""The naive referee of Stratego as one of the two sides of a scenario."""

from __future__ import annotations

from collections import Counter

from tests.naive.stratego_referee import Illegal, Referee
from tests.naive.stratego_setting import Piece, square_name

from .sides import Contents, Pile, Refusal, Side, Standing, Told


class NaiveSide(Side):
    """The naive referee of tests/naive, which imports nothing of the program."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self._first = self._last = {viewer: len(events) for viewer, events in referee.events.items()}

    def attempt(self, seat: int, action: str) -> Refusal | None:
        before = {viewer: len(events) for viewer, events in self.referee.events.items()}
        try:
            self.referee.step(action, seat)
        except Illegal as error:
            return Refusal(error.reason, "")
        except ValueError:
            return Refusal("notation", "")
        self._last = before
        return None

    def fault(self, seat: int, action: str) -> str:
        try:
            return self.referee.why_illegal(action, seat)
        except ValueError:
            return "notation"

    def deploy(self, seat: int, text: str) -> bool:
        before = {viewer: len(events) for viewer, events in self.referee.events.items()}
        try:
            self.referee.deploy(seat, text)
        except (Illegal, ValueError):
            return False
        self._last = before
        return True

    def legal(self) -> list[str]:
        return sorted(self.referee.legal_actions())

    def fingerprint(self) -> object:
        referee = self.referee
        counted = (referee.ply, referee.turn, referee.on_turn, referee.quiet_turns, self.rescues)
        counted += (self.chase_counts, self.follow_counts, referee.outcome, len(referee.lost))
        told = [len(events) for events in referee.events.values()]
        return self.squares(), counted, told, referee.deployed, len(referee.chase.positions)

    def squares(self) -> dict[str, Contents]:
        referee = self.referee
        kinds = list(referee.setting.kinds)
        standing = dict.fromkeys(map(square_name, referee.setting.squares()), Contents(-1, 0, 0))
        for square, piece in referee.squares.items():
            what = 2 * kinds.index(piece.kind.id) + piece.seat
            marks = piece.moved + 2 * piece.known + 4 * piece.has_rescued
            standing[square_name(square)] = Contents(what, marks, id(piece))
        return standing

    def standing(self) -> dict[str, Standing]:
        return {square_name(at): self._as(piece, piece.kind.id) for at, piece in self.referee.squares.items()}

    def seen(self, viewer: int) -> dict[str, Standing]:
        known = self.referee.knowledge(viewer)
        seen = {}
        for square, piece in self.referee.squares.items():
            name = square_name(square)
            kind, moved = known.get(name, (piece.kind.id, piece.moved))
            assert moved == piece.moved
            seen[name] = self._as(piece, kind or "")
        return seen

    def _as(self, piece: Piece, kind: str) -> Standing:
        return Standing(piece.seat, kind, piece.moved, piece.known)

    def pile(self, viewer: int, owner: int) -> Pile:
        told = self.referee.captured(viewer)[owner]
        return Pile(sum(told.values()), dict(told)) if isinstance(told, dict) else Pile(told, {})

    def lost(self, seat: int) -> Counter[str]:
        return Counter(piece.kind.id for piece in self.referee.lost if piece.seat == seat)

    def army(self, seat: int) -> Counter[str]:
        return +Counter({kind.id: kind.counts[seat] for kind in self.referee.setting.kinds.values()})

    def told(self, viewer: int) -> list[Told]:
        return self.referee.events[viewer][self._last[viewer] :]

    def told_since_the_start(self, viewer: int) -> list[Told]:
        return self.referee.events[viewer][self._first[viewer] :]

    @property
    def to_act(self) -> int | None:
        return None if self.referee.outcome else self.referee.on_turn

    @property
    def owes_rescue(self) -> bool:
        return self.referee.rescuer is not None

    @property
    def turn(self) -> int:
        return self.referee.turn

    @property
    def plies(self) -> int:
        return self.referee.ply

    @property
    def outcome(self) -> tuple[tuple[int, int], str] | None:
        return self.referee.outcome

    @property
    def quiet_turns(self) -> int:
        return self.referee.quiet_turns

    @property
    def quiet_left(self) -> int:
        return max(0, self.referee.options["quiet_draw"] - self.referee.quiet_turns)

    @property
    def rescues(self) -> tuple[int, int]:
        red, blue = self.referee.n_rescues
        return red, blue

    @property
    def chase_counts(self) -> tuple[int, int]:
        red, blue = self.referee.chase.counts
        return red, blue

    def set_chase_counts(self, red: int, blue: int) -> None:
        self.referee.chase.counts = [red, blue]

    @property
    def last_ways(self) -> list[tuple[str, str] | None]:
        return [way and (square_name(way[0]), square_name(way[1])) for way in self.referee.chase.ends]

    @property
    def follow_counts(self) -> tuple[int, int]:
        red, blue = self.referee.chase.follow_counts
        return red, blue
