"""Messages of the Fluent files, and those that a game's declaration asks for."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast

from gonfalon import text
from gonfalon.core.game import AnyGame
from gonfalon.core.observation import Observation


@cache
def messages(language: str, files: str = "*.ftl") -> dict[str, str]:
    """Message id -> what the file says of it, of the files of a language that fit the pattern."""
    found: dict[str, str] = {}
    for path in sorted((text.LOCALES / language).glob(files)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r:.80}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = FluentSerializer().serialize_entry(entry)
    return found


@cache
def variables(language: str = text.FALLBACK) -> dict[str, set[str]]:
    """Message id -> the variables it uses."""
    return {name: set(re.findall(r"\$([a-zA-Z_-]+)", said)) for name, said in messages(language).items()}


def declared(game: AnyGame) -> set[str]:
    """Ids of the messages that a game's declaration asks for: what is brought, variants, options and their choices."""
    spec = game.spec
    wanted = {f"bring-{spec.brings.kind}"} if spec.brings else set[str]()
    for variant in spec.variants:
        wanted |= {f"variant-{variant.id}", f"variant-{variant.id}-line"}
        for option in variant.options:
            wanted |= {f"option-{option.name}", f"option-{option.name}-help"}
            wanted |= {f"option-{option.name}-{choice}" for choice in option.choices}
    return wanted


def fields(game: AnyGame) -> set[str]:
    """Ids of the messages that name the fields of a game's observation."""
    seen = game.observe(game.new(1), 0)
    return {f"field-{name}" for name in set(seen.__struct_fields__) - set(Observation.__struct_fields__)}
