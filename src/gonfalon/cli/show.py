"""What the terminal prints of a Stratego game: the board, what happened, how it ended, all from what a seat may know."""

from __future__ import annotations

from typing import Any

from gonfalon.core.events import Event
from gonfalon.core.observation import Observation
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.text import text

LANGUAGE = "en"
SIDES = ("red", "blue")


def say(name: str, instead: str = "", **values: str | int) -> str:
    """A message of the text room, or `instead` where it has none (pieces of a user's own ruleset)."""
    found = text(LANGUAGE, name, **values)
    return instead if found == name and instead else found


def piece_name(piece: str) -> str:
    """The name of a piece, "not shown" for none."""
    return (
        say(f"piece-{piece}", piece.replace("_", " ").replace("-", " ")) if piece else say("combat-not-shown")
    )


def board_text(seen: Observation) -> str:
    """The board, own side below. Own army in capitals; a letter and a sign for each piece, ? unknown, + it has moved."""
    assert isinstance(seen, StrategoObservation)
    letters = {kind.id: kind.letter for kind in seen.kinds}
    cells = dict.fromkeys(seen.obstacles, " ~~")
    cells |= {piece.square: _cell(piece, seen.seat, letters) for piece in seen.pieces}
    columns = [chr(ord("a") + c) for c in range(seen.columns)]
    rows = list(range(seen.rows, 0, -1))
    if seen.seat == 1:
        columns.reverse()
        rows.reverse()
    lines = [f"{row:2} " + " ".join(cells.get(f"{column}{row}", " . ") for column in columns) for row in rows]
    return "\n".join([*lines, "    " + "   ".join(columns)])


def _cell(piece: PieceView, seat: int, letters: dict[str, str]) -> str:
    side = SIDES[piece.owner][0]
    letter = letters.get(piece.piece, "?")
    return f"{side.upper() if piece.owner == seat else side}{letter}{'+' if piece.moved else ' '}"


def told(event: Event) -> str:
    """One event in a line, "" for those that need none."""
    facts: dict[str, Any] = event.facts
    side = SIDES[facts.get("seat", 0)]
    if event.kind == "move":
        name = "log-announce-move-shown" if facts["piece"] else "log-announce-move"
        piece = piece_name(facts["piece"])
        return say(name, side=side, source=facts["source"], target=facts["target"], piece=piece)
    if event.kind == "combat":
        names = {role: piece_name(facts[role]) for role in ("attacker", "defender")}
        return say("combat-announce", square=facts["target"], side=side, result=facts["result"], **names)
    if event.kind == "own_combat":
        return say("combat-own", square=facts["target"], piece=piece_name(facts["piece"]))
    if event.kind in ("rescue", "own_rescue"):
        shown = "log-rescue" if facts["piece"] else "log-rescue-hidden"
        return f"{side.capitalize()}: {say(shown, square=facts['square'], piece=piece_name(facts['piece']))}"
    return {
        "start": say("log-start"),
        "rescue_declined": f"{side.capitalize()}: {say('log-rescue-declined')}",
    }.get(event.kind, "")


def lost_text(seen: StrategoObservation) -> str:
    """The captured pieces of both sides, as far as this seat may look them up."""
    lines = []
    for pile in seen.captured:
        named = [say("panel-captured-piece", piece=piece_name(piece), count=n) for piece, n in pile.pieces]
        hidden = pile.total - sum(n for _, n in pile.pieces)
        named += [say("panel-captured-hidden", count=hidden)] if hidden else []
        lines.append(
            f"{say(f'panel-captured-{SIDES[pile.owner]}')}: {', '.join(named) or say('panel-captured-none')}"
        )
    return "\n".join(lines)


def refused(reason: str, section: str) -> str:
    """Why an action is not possible, in plain words."""
    plain = {"notation": "not understood; help shows what you can type"}
    why = plain.get(reason) or say(f"reason-{reason}", say("reason-other"))
    return f"{say('refused-title')}: {why}" + (f" ({section})" if section else "")


def ended(returns: tuple[float, ...], reason: str, seat: int) -> str:
    """Who won, and why, in the words for this seat."""
    best = max(returns)
    winner = returns.index(best) if best > 0 else -1
    title = say("end-drawn" if winner < 0 else "end-you-win" if winner == seat else "end-you-lose")
    who = "watcher" if winner < 0 else "winner" if winner == seat else "loser"
    why = say(f"end-{reason}", say("end-other"), who=who, winner=SIDES[max(0, winner)])
    return f"{title}. {why}"
