"""Finds the game, variant and options that a command line names."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from gonfalon import games
from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import ACTION_LIMIT, Value

from . import families, words
from .files import one_line, read_limited, text_of

FLAGS = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


class GameChoice(NamedTuple):
    """A game and one of its variants: a name, or a path to a user's file."""

    game: str
    variant: str


def chosen_game(text: str, game: str = "", first: bool = False) -> GameChoice:
    """What `text` names: a variant of any game, a game, or a user's ruleset file. Raises GonfalonError.

    game: look among its variants alone. first: without a variant take the one for a first game in the terminal.
    """
    if game:
        games.get(game)
        return GameChoice(game, text or _default(game, first))
    if not text:
        game = next(iter(games.GAMES))
        return GameChoice(game, _default(game, first))
    for word in dict.fromkeys((text, text.lower())):
        if word in games.GAMES:
            return GameChoice(word, _default(word, first))
        for name in games.GAMES:
            if games.get(name).spec.variant(word) is not None:
                return GameChoice(name, word)
    if re.search(r"[./\\]", text):
        return GameChoice(families.game_of_file(text), text)
    raise GonfalonError(
        f"unknown ruleset {text[:80]!r}: write a game or a variant that `gonfalon games` lists, or the path of a .toml file"
    )


def _default(game: str, first: bool) -> str:
    spec = games.get(game).spec
    own = families.family_of(spec.family).first_variants.get(game, "") if first else ""
    return own or spec.variants[0].id


def options_of(pairs: list[str], chosen: GameChoice) -> dict[str, Value]:
    """Options from `name=value` texts, with the types of the variant's defaults; values are checked by the rules. Raises GonfalonError."""
    if not pairs:
        return {}
    known = games.get(chosen.game).setup(chosen.variant).options
    found: dict[str, Value] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise GonfalonError(f"option {pair!r}: write it as name=value")
        found[name] = typed(value, known.get(name, ""))
    return found


def typed(value: str, like: Value) -> Value:
    """A text converted to the type of `like`, or unchanged if it cannot be."""
    if isinstance(like, bool):
        return FLAGS.get(value, value)
    if isinstance(like, int) and re.fullmatch(r"-?\d{1,9}", value):
        return int(value)
    return value


def brought_of(
    texts: Sequence[str], chosen: GameChoice, options: dict[str, Value], say: Callable[[str], object]
) -> tuple[str, ...]:
    """What seats bring, as `--bring` has it: a text, or `@` and the path of a file. Raises GonfalonError.

    say: is told a line for each part of a text that plays no part.
    """
    if not texts:
        return ()
    game = games.get(chosen.game)
    setup = game.settle(chosen.variant, options)
    found = tuple(_brought_text(text) for text in texts)
    for seat, text in enumerate(found):
        for one in game.read_text(setup, seat, text).left_out:
            plain = f"line {one.line}: {one.text} ({words.plain(one.kind)})"
            told = words.say(f"left-out-{one.kind}", plain, line=one.line, text=one.text)
            say(one_line(f"{words.seat_name(game.spec, seat)}: {told}"))
    return found


def _brought_text(text: str) -> str:
    if not text.startswith("@"):
        return text
    path = Path(text[1:])
    try:
        return text_of(read_limited(path, 4 * ACTION_LIMIT))
    except GonfalonError as error:
        raise GonfalonError(f"{path}: {error}") from None
