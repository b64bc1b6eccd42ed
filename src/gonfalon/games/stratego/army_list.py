"""The armies of the shipped rulesets as lists to read, all from the ruleset (STRAT-2, STRAT-5, ME-3)."""

from __future__ import annotations

import msgspec

from .ruleset import Piece, Ruleset, load, shipped_ids


class ListedPiece(msgspec.Struct, frozen=True):
    """One kind of piece of an army. counts: how many red and blue start with; reach: squares a move, 0 never, 99 any number.

    rank: as the piece shows it, "" for none. takes: pieces that it beats as attacker although their rank does not say so. fells: does it
    beat whatever attacks it, but those in `falls_to`? flag: is the game won by taking it? powers: ids, by which they are announced.
    """

    id: str
    rank: str
    emblem: str
    counts: tuple[int, int]
    reach: int
    takes: tuple[str, ...] = ()
    fells: bool = False
    falls_to: tuple[str, ...] = ()
    flag: bool = False
    powers: tuple[str, ...] = ()


class Army(msgspec.Struct, frozen=True):
    """The pieces of a variant in the order of its ruleset: the highest rank first."""

    game: str
    variant: str
    pieces: tuple[ListedPiece, ...]


def armies() -> tuple[Army, ...]:
    """Every shipped variant, in the order in which they are offered."""
    rulesets = sorted(map(load, shipped_ids()), key=lambda ruleset: ruleset.order)
    return tuple(map(army_of, rulesets))


def army_of(ruleset: Ruleset) -> Army:
    """The pieces that one of the two sides has."""
    present = [piece for piece in ruleset.pieces if any(army.get(piece.id, 0) for army in ruleset.armies)]
    ids = {piece.id for piece in present}
    return Army(ruleset.game, ruleset.id, tuple(_listed(ruleset, piece, ids) for piece in present))


def _listed(ruleset: Ruleset, piece: Piece, present: set[str]) -> ListedPiece:
    """present: pieces that are in this game; the ruleset may name others."""
    named = {(one.attacker, one.defender): one.result for one in ruleset.combat}
    red, blue = ruleset.armies
    others = [one.id for one in ruleset.pieces if one.id in present]
    return ListedPiece(
        piece.id,
        piece.label,
        piece.emblem,
        (red.get(piece.id, 0), blue.get(piece.id, 0)),
        piece.reach,
        takes=tuple(one for one in others if named.get((piece.id, one)) == "attacker"),
        fells=named.get(("*", piece.id)) == "defender",
        falls_to=tuple(one for one in others if named.get((one, piece.id)) == "attacker"),
        flag=piece.flag,
        powers=tuple(power.id for power in ruleset.powers if piece.id in power.users),
    )
