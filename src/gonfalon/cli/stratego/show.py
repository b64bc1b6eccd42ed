"""Writes a Stratego game for the terminal: the board, events, powers, refusals, the end, all from what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gonfalon.core.errors import Fault
from gonfalon.core.events import Event
from gonfalon.core.game import Value
from gonfalon.core.observation import Observation
from gonfalon.games.stratego.army_text import ArmyText
from gonfalon.games.stratego.observation import PieceView, StrategoObservation

from .. import words

SIDES = ("red", "blue")
OWN_WORDS = {"middle_earth": "me"}
"""Game -> prefix of its own messages: it says `me-turn-side` where others say `turn-side`, as in the browser."""


def say(name: str, instead: str = "", game: str = "", **values: str | int) -> str:
    """A message of the text room in the words of a game, or `instead` where there is none (pieces of a user's own ruleset)."""
    if game in OWN_WORDS:
        own = f"{OWN_WORDS[game]}-{name}"
        found = words.say(own, "", **values)
        if found != own:
            return found
    return words.say(name, instead, **values)


def piece_name(piece: str) -> str:
    """The name of a piece, "not shown" for none."""
    return say(f"piece-{piece}", words.plain(piece)) if piece else say("combat-not-shown")


def capital(text: str) -> str:
    """With a capital first letter, the rest as it is."""
    return text[:1].upper() + text[1:]


def side_name(seat: int, game: str = "") -> str:
    """Red, Blue, or what a game calls them."""
    return say(f"side-{SIDES[seat]}", capital(SIDES[seat]), game)


def you_are(seat: int, game: str = "") -> str:
    """ "You play red", or the army a game has instead."""
    if game in OWN_WORDS:
        return f"You play {side_name(seat, game)}"
    return say("you-are", side=SIDES[seat])


# ---- the board -------------------------------------------------------------------------------------------------------


def board_text(seen: Observation) -> str:
    """The board, own side below. Own army in capitals; a letter and a sign for each piece, ? unknown, + it has moved."""
    assert isinstance(seen, StrategoObservation)
    letters = {kind.id: kind.letter for kind in seen.kinds}
    cells = dict.fromkeys(seen.obstacles, " ~~")
    if seen.mount_doom:
        cells[seen.mount_doom] = " ^^"
    cells |= {piece.square: _cell(piece, seen.seat, letters) for piece in seen.pieces}
    columns = [chr(ord("a") + c) for c in range(seen.columns)]
    rows = list(range(seen.rows, 0, -1))
    if seen.seat == 1:
        columns.reverse()
        rows.reverse()
    lines = [f"{row:2} " + " ".join(cells.get(f"{column}{row}", " . ") for column in columns) for row in rows]
    lines.append("    " + "   ".join(columns))
    return "\n".join([*lines, ring_text(seen)] if seen.ring else lines)


def _cell(piece: PieceView, seat: int, letters: dict[str, str]) -> str:
    side = SIDES[piece.owner][0]
    letter = letters.get(piece.piece, "?")
    return f"{side.upper() if piece.owner == seat else side}{letter}{'+' if piece.moved else ' '}"


def ring_text(seen: StrategoObservation) -> str:
    """How the quest stands, and which square is Mount Doom."""
    return f"{say(f'ring-{seen.ring}', seen.ring)} ^^ {say('mount-doom')}"


def lost_text(seen: StrategoObservation) -> str:
    """The captured pieces of both sides, as far as this seat may look them up."""
    lines = []
    for pile in seen.captured:
        named = [say("panel-captured-piece", piece=piece_name(piece), count=n) for piece, n in pile.pieces]
        hidden = pile.total - sum(n for _, n in pile.pieces)
        named += [say("panel-captured-hidden", count=hidden)] if hidden else []
        title = say(f"panel-captured-{SIDES[pile.owner]}", game=seen.game)
        lines.append(f"{title}: {', '.join(named) or say('panel-captured-none')}")
    return "\n".join(lines)


# ---- what happened ---------------------------------------------------------------------------------------------------


def event_text(event: Event, game: str = "") -> str:
    """One event in a line, "" for events that are not printed."""
    facts: dict[str, Any] = event.facts
    seat = facts.get("seat", 0)
    if event.kind in ("move", "combat", "stop"):
        return _on_the_board(event, SIDES[seat], game)
    if event.kind == "own_combat":
        return say("combat-own", square=facts["target"], piece=piece_name(facts["piece"]))
    if event.kind in ("rescue", "own_rescue"):
        shown = "log-rescue" if facts["piece"] else "log-rescue-hidden"
        return (
            f"{side_name(seat, game)}: {say(shown, square=facts['square'], piece=piece_name(facts['piece']))}"
        )
    if event.kind == "power":
        return f"{side_name(seat, game)}: {power_text(facts)}."
    return {
        "start": say("log-start"),
        "rescue_declined": f"{side_name(seat, game)}: {say('log-rescue-declined')}",
        "quest": say("log-quest", count=len(facts.get("removed", ()))),
        "ring_taken": say("log-ring-taken"),
    }.get(event.kind, "")


def _on_the_board(event: Event, side: str, game: str) -> str:
    facts: dict[str, Any] = event.facts
    if event.kind == "stop":
        return say("log-announce-stop", side=side)
    if event.kind == "combat":
        return _combat_text(facts, side, game)
    name = "log-announce-move-shown" if facts["piece"] else "log-announce-move"
    piece = piece_name(facts["piece"])
    return say(name, game=game, side=side, source=facts["source"], target=facts["target"], piece=piece)


def _combat_text(facts: dict[str, Any], side: str, game: str) -> str:
    """A combat in a line; one in which nobody falls has a message only in the words of Middle-earth."""
    names = {role: piece_name(facts[role]) for role in ("attacker", "defender")}
    wording = next(iter(OWN_WORDS)) if facts["result"] == "neither" else game
    return say(
        "combat-announce", game=wording, square=facts["target"], side=side, result=facts["result"], **names
    )


def power_text(facts: dict[str, Any]) -> str:
    """ "Legolas d5, Longbow: d7: orc captured"."""
    way = " - ".join([facts["source"], *facts["steps"]])
    ends = [
        say(
            "power-hit" if target["captured"] else "power-seen",
            square=target["square"],
            piece=piece_name(target["piece"]),
        )
        for target in facts["targets"]
    ]
    if facts["falls"]:
        ends.append(say("power-falls", piece=piece_name(facts["piece"])))
    head = f"{capital(piece_name(facts['piece']))} {way}, {power_name(facts['power'])}"
    return f"{head}: {'; '.join(ends)}" if ends else head


# ---- powers ----------------------------------------------------------------------------------------------------------


def power_name(power: str) -> str:
    """A power by its name; one of a user's own ruleset goes by its id."""
    return say(f"power-{power}", words.plain(power))


def power_help(seen: StrategoObservation, forms: dict[str, str], options: Mapping[str, Value]) -> str:
    """A line for every power of this game: how it is written, what it is called, what it does and who has it."""
    lines = []
    for power, kinds in seen.powers:
        who = ", ".join(capital(piece_name(kind)) for kind in kinds)
        does = _power_does(power, options)
        lines.append(f"{forms.get(power, power):17} {power_name(power)} ({who}){f': {does}' if does else ''}")
    return "\n".join(lines)


def _power_does(power: str, options: Mapping[str, Value]) -> str:
    """What a power does; if its option `_captures` is off, that it only reveals; "" for one of a user's own ruleset."""
    only = words.known(f"power-{power}-only-help") if options.get(f"{power}_captures") is False else ""
    return only or words.known(f"power-{power}-help")


# ---- refusals and the end --------------------------------------------------------------------------------------------


def refused(reason: str, section: str, game: str = "") -> str:
    """The message for a refused action: its reason in plain words, and the section of the rules."""
    plain = {"notation": "not understood; help shows what you can type"}
    why = plain.get(reason) or say(f"reason-{reason}", say("reason-other"), game)
    return f"{say('refused-title')}: {why}" + (f" ({section})" if section else "")


def how_read(found: ArmyText) -> list[str]:
    """What was left out of a set-up's text, and what was guessed, a sentence each."""
    left_out = [say(f"left-out-{one.kind}", line=one.line, text=one.text) for one in found.left_out]
    return left_out + [say(f"guessed-{one.kind}", value=one.value) for one in found.guessed]


def fault_words(fault: Fault) -> str:
    """A fault of a set-up in words, pieces by their names."""
    where = ", ".join(say(f"piece-{one}", one) for one in fault.where)
    return say(f"fault-{fault.kind}", fault.words, where=where)


def ended(returns: tuple[float, ...], reason: str, seat: int, game: str = "") -> str:
    """Who won, and why, in the words for this seat; seat -1 for both at one terminal."""
    best = max(returns)
    winner = returns.index(best) if best > 0 else -1
    side = SIDES[max(0, winner)]
    who = "watcher" if winner < 0 or seat < 0 else "winner" if winner == seat else "loser"
    title = {
        "winner": say("end-you-win"),
        "loser": say("end-you-lose"),
        "watcher": say("end-side-wins", game=game, winner=side) if winner >= 0 else say("end-drawn"),
    }[who]
    why = say(f"end-{reason}", say("end-other"), game, who=who, winner=side)
    return f"{title}. {why}"
