"""The words of a picture: who played what, how it ended. Built from public facts one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gonfalon.core.game import GameSpec, VariantSpec
from gonfalon.text import FALLBACK, LANGUAGES, has_text, text

from .facts import Box, Player, Shown
from .families import family_of
from .words import is_drawable


def language_of(asked: str) -> str:
    """A language that we have: the one that was asked for, else English."""
    return asked if asked in LANGUAGES else FALLBACK


def variant_of(spec: GameSpec, variant: str) -> VariantSpec | None:
    """What is said of a variant; None for a ruleset of a user's own."""
    return next((one for one in spec.variants if one.id == variant), None)


def box_of(spec: GameSpec, variant: str, language: str) -> Box:
    """The box of a variant. A ruleset of a user's own goes by the name of the game."""
    found = variant_of(spec, variant)
    message = f"variant-{variant}" if variant else f"game-{spec.id}"
    if found is None or not has_text(message):
        message = f"game-{spec.id}"
    name = text(language, message) if has_text(message) else spec.id.replace("_", " ").capitalize()
    if found is None:
        return Box("", name)
    return Box(variant, name, found.box.drawing, found.box.emblems, found.box.cloth)


def seat_name(spec: GameSpec, seat: int, language: str) -> str:
    """What a seat is called, counted from 0."""
    if seat < len(spec.seat_names):
        name = spec.seat_names[seat]
        for message in (name, f"side-{name}"):
            if has_text(message):
                return text(language, message)
    return text(language, "seat-name", seat=seat + 1)


def person(spec: GameSpec, seat: int, name: str, crest: tuple[str, ...], language: str) -> Player:
    """A person at a seat. name: "" for a guest. A name in letters that pictures lack gives way to the name of the seat."""
    called = seat_name(spec, seat, language)
    return Player(name if name and is_drawable(name) else called, called, crest)


def computer(spec: GameSpec, seat: int, player: str, level: int, language: str) -> Player:
    """A computer at a seat. player: its name, "" for one that goes by its level."""
    message = f"player-{player}" if player else f"start-level-{level}"
    name = text(language, message) if has_text(message) else player or str(level)
    return Player(text(language, "picture-computer", player=name), seat_name(spec, seat, language), (), True)


def running(spec: GameSpec, variant: str, players: Sequence[Player], language: str) -> Shown:
    """A game of which nothing but the box and the names is told."""
    box = box_of(spec, variant, language)
    names = tuple(player.name for player in players)
    return Shown(spec.family, spec.id, box, tuple(players), box.name, names)


def finished(
    spec: GameSpec,
    variant: str,
    players: Sequence[Player],
    returns: Sequence[float],
    reason: str,
    turns: int,
    observation: dict[str, Any] | None,
    language: str,
) -> Shown:
    """A game that is over, at a position of it. turns: how long it was."""
    box = box_of(spec, variant, language)
    length = text(language, "picture-moves", box=box.name, count=turns)
    best = winners(returns)
    names = ", ".join(players[seat].name for seat in best)
    ending = family_of(spec.family).ending(spec.id, reason, best, names, language)
    lines = [line for line in (ending, length) if line]
    return Shown(
        spec.family,
        spec.id,
        box,
        tuple(players),
        title(spec, players, returns, language),
        tuple(lines),
        (),
        text(language, "picture-play-through"),
        observation,
    )


def winners(returns: Sequence[float]) -> list[int]:
    """The seats with the best result, where that is a good one."""
    best = max(returns, default=0)
    return [seat for seat, value in enumerate(returns) if value == best > 0]


def title(spec: GameSpec, players: Sequence[Player], returns: Sequence[float], language: str) -> str:
    """Who won."""
    names = [player.name for player in players]
    if spec.cooperative or len(returns) == 1:
        won = "picture-won-together" if winners(returns) else "picture-lost-together"
        people = [player.name for player in players if not player.is_computer] or names
        return text(language, won, names=", ".join(people), count=len(people))
    best = winners(returns)
    if len(names) == 2 and len(best) == 1:
        return text(language, "picture-won", who=names[best[0]], other=names[1 - best[0]])
    if best:
        return text(
            language, "plain-seats-won", count=len(best), seats=", ".join(names[seat] for seat in best)
        )
    return text(language, "picture-drawn", names=", ".join(names))


def at(shown: Shown, observation: dict[str, Any]) -> Shown:
    """The same game at another position."""
    return msgspec.structs.replace(shown, observation=observation)
