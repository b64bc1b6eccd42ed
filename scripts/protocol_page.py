#!/usr/bin/env python3
"""Write the tables of messages in docs/guides/protocol.md from the server's types. `--check` only says whether they agree."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from derived_files import run
from wire_types import general_vocabularies, message_kinds, words_of

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "guides" / "protocol.md"
BEGIN, END = "<!-- messages: written by scripts/protocol_page.py -->", "<!-- end of messages -->"
PLAIN = {int: "integer", float: "number", str: "text", bool: "true/false", NoneType: "null", Any: "object"}


NAMED = general_vocabularies().named


def type_words(kind: Any) -> str:
    """A type as the page names it: "list of SeatPlan", "text or null"."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in NAMED:
        return f"[{NAMED[kind][0]}](#{NAMED[kind][0].lower()})"
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return type_words(args[0])
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(type_words(arg) for arg in args))
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return f"list of {type_words(args[0])}"
    if origin is tuple:
        return f"[{', '.join(type_words(arg) for arg in args)}]"
    if origin is dict:
        return f"object of {type_words(args[1])} by {type_words(args[0])}"
    return f"[{kind.__name__}](#{kind.__name__.lower()})"


def structs_in(kind: Any) -> list[type[msgspec.Struct]]:
    """The structs that a type speaks of."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [kind]
    return [found for arg in get_args(kind) for found in structs_in(arg)]


def vocabularies_in(kind: Any) -> list[Any]:
    """The named vocabularies that a type speaks of."""
    return [kind] if kind in NAMED else [found for arg in get_args(kind) for found in vocabularies_in(arg)]


def vocabulary_section(kind: Any) -> str:
    """One vocabulary: its words and what they are."""
    name, text = NAMED[kind]
    words = ", ".join(f"`{word}`" for word in words_of(kind)) or "A text."
    return "\n".join([f"#### {name}", "", words, "", *text.splitlines(), ""]).rstrip("\n") + "\n"


def message_types() -> list[type[msgspec.Struct]]:
    """The structs of server/wire.py in their order, then those of core that they speak of."""
    from gonfalon.core.observation import Observation
    from gonfalon.server import wire

    found: dict[type[msgspec.Struct], None] = {}

    def add(kind: type[msgspec.Struct]) -> None:
        if kind in found:
            return
        found[kind] = None
        for hint in get_type_hints(kind, include_extras=True).values():
            for inner in structs_in(hint):
                add(inner)

    for kind in message_kinds():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            add(kind)
    add(Observation)
    return sorted(found, key=lambda kind: not kind.__module__.startswith(wire.__name__))


def section(kind: type[msgspec.Struct]) -> str:
    """One message: what it is, and a row for each field."""
    tag = kind.__struct_config__.tag
    lines = [f"#### {kind.__name__}", ""]
    if tag:
        lines += [f'`"type": "{tag}"`', ""]
    if kind.__doc__ and not kind.__doc__.startswith(f"{kind.__name__}("):
        lines += [*inspect.cleandoc(kind.__doc__).splitlines(), ""]
    hints = get_type_hints(kind, include_extras=True)
    fields = msgspec.structs.fields(kind)
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        for field in fields:
            needed = (
                ""
                if field.required
                else "may be left out"
                if kind.__struct_config__.forbid_unknown_fields
                else ""
            )
            lines.append(f"| `{field.encode_name}` | {type_words(hints[field.name])} | {needed} |")
        lines.append("")
    return "\n".join(lines)


def page_text(old: str) -> str:
    """The page with its tables of today."""
    head, _, rest = old.partition(BEGIN)
    tail = rest.partition(END)[2]
    kinds = message_types()
    hints = [hint for kind in kinds for hint in get_type_hints(kind, include_extras=True).values()]
    used = dict.fromkeys(word for hint in hints for word in vocabularies_in(hint))
    sections = [*map(section, kinds), *map(vocabulary_section, sorted(used, key=lambda one: NAMED[one][0]))]
    return f"{head}{BEGIN}\n\n" + "\n".join(sections) + f"\n{END}{tail}"


def files() -> dict[Path, str]:
    """The page with its text."""
    return {PAGE: page_text(PAGE.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    sys.exit(run(__file__, files))
