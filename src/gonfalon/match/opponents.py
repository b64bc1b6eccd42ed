"""What opponents agree on by table acts: a draw that one offers and the other takes, and how a game ends by such an act."""

from __future__ import annotations

from gonfalon.core.game import GameSpec

from .table_actions import AcceptDraw, ClaimDraw, ClaimWin, Close, DeclineDraw, OfferDraw, Resign, TableWord


class DrawOffers:
    """The draw offers of one game. standing: the seat whose offer waits for an answer, -1 for none.

    offered_at: the first ply at which each seat may offer one again, -1 for any.
    """

    def __init__(self, n_seats: int) -> None:
        self.standing = -1
        self.offered_at = [-1] * n_seats

    def open_words(self, seat: int, ply: int, setting_up: bool) -> list[TableWord]:
        """What this seat may do about a draw at a ply: a seat offers again only after another action of the game."""
        if self.standing >= 0:
            return [] if self.standing == seat else [AcceptDraw.word, DeclineDraw.word]
        return [OfferDraw.word] if not setting_up and ply > self.offered_at[seat] else []

    def offer(self, seat: int, ply: int) -> None:
        """This seat offers a draw."""
        self.standing, self.offered_at[seat] = seat, ply + 1

    def end(self) -> None:
        """No offer stands any more."""
        self.standing = -1

    def note_action(self, seat: int) -> None:
        """An action of the game: the offer of another seat lapses."""
        if self.standing != seat:
            self.end()


def returns_of(
    act: Resign | ClaimWin | ClaimDraw | AcceptDraw | Close, seat: int, n_seats: int, spec: GameSpec
) -> tuple[float, ...]:
    """The returns when a game ends by an act of `seat`. A company gets the least: it wins by the rules alone."""
    low, high = spec.utility
    if spec.cooperative:
        return (low,) * n_seats
    match act:
        case AcceptDraw() | ClaimDraw() | Close():
            return ((low + high) / 2,) * n_seats
        case Resign():
            return tuple(low if one == seat else high for one in range(n_seats))
        case ClaimWin():
            return tuple(high if one == seat else low for one in range(n_seats))
