"""Write what the browser has from Python: the messages' types (web/src/net/wire.ts), and every family's observations and facts.

A family with a front end (a folder web/src/games/FAMILY) gets web/src/games/FAMILY/wire.ts. Which observations a family has follows
from its rules objects: the second argument of `Game[State, Observation]`. A closed vocabulary (a `Literal` with a name, a `StrEnum`)
becomes a union of that name; those of a family's module `words` are all written. The constants of a family's module `facts` become those of
web/src/games/FAMILY/facts.ts: what the front end must know without asking. `--check` only says which file is out of date.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterable, Sequence
from enum import StrEnum
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from derived_files import run

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
LONG = 100
"""Characters of a list up to which it stands in one line."""
GENERAL = ("core", "learn", "match", "players", "server", "storage")
"""The rooms whose vocabularies the messages use."""
HEADER = "// Written by scripts/wire_types.py from the server's types. Do not edit.\n"
FACTS_HEADER = "// Written by scripts/wire_types.py from gonfalon.games.{family}.facts. Do not edit.\n"


class Vocabularies:
    """The named `Literal` types of loaded modules, and annotated texts that have a name: type -> (name, the text about it)."""

    def __init__(self) -> None:
        self.named: dict[Any, tuple[str, str]] = {}

    def add(self, modules: Iterable[ModuleType]) -> None:
        """Note the vocabularies of these modules; the first name of a type stands."""
        for module in modules:
            for name, kind in list(vars(module).items()):
                is_word = get_origin(kind) is Annotated and isinstance(get_args(kind)[1], str)
                if (words_of(kind) or is_word) and not name.startswith("_"):
                    comment = self.named.get(kind, ("", ""))[1] or about(module, name)
                    self.named[kind] = (self.named.get(kind, (name,))[0], comment)


def words_of(kind: Any) -> tuple[str, ...]:
    """The words of a closed vocabulary, a `Literal` or a `StrEnum`; () for any other type."""
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return tuple(kind)
    return get_args(kind) if get_origin(kind) is Literal else ()


def general_vocabularies() -> Vocabularies:
    """Those of the rooms whose types the messages use."""
    first = [import_module(module) for module in message_modules()]
    loaded = [module for name, module in sorted(sys.modules.items()) if name.startswith("gonfalon.")]
    found = Vocabularies()
    found.add(module for module in [*first, *loaded] if module.__name__.split(".")[1] in GENERAL)
    return found


def about(module: ModuleType, name: str) -> str:
    """The text that stands below an assignment, or that of a class; "" for none."""
    if isinstance(kind := getattr(module, name), type):
        return inspect.cleandoc(kind.__doc__ or "")
    body = ast.parse(inspect.getsource(module)).body
    for line, after in pairwise(body):
        is_plain = isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == name
        is_it = is_plain or (isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == name)
        if is_it and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            return str(after.value.value).strip()
    return ""


class Writer:
    """Collects types as they are met and writes each once. elsewhere: types that another file holds; they are imported."""

    def __init__(self, vocabularies: Vocabularies, elsewhere: Sequence[Any] = ()) -> None:
        self.vocabularies = vocabularies
        self.done: dict[Any, str] = {}
        self.elsewhere = set(elsewhere)
        self.used: set[str] = set()

    def name(self, kind: Any) -> str:
        """The TypeScript spelling of a Python type."""
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in self.vocabularies.named:
            return self.vocabulary(kind)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.name(args[0])
        if origin is Literal:
            return " | ".join(f"'{word}'" for word in args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.name(arg) for arg in args))
        if origin is tuple:
            return self._tuple(args)
        if origin is dict:
            record = f"Record<{self.name(args[0])}, {self.name(args[1])}>"
            return f"Readonly<Partial<{record}>>" if words_of(args[0]) else f"Readonly<{record}>"
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            self.struct(kind)
            return kind.__name__
        raise TypeError(f"no TypeScript for {kind!r}")

    def vocabulary(self, kind: Any) -> str:
        """Write the union of a vocabulary, or the name of texts that only families close. Returns its name."""
        name, text = self.vocabularies.named[kind]
        comment = text.partition("\n")[0]
        if kind in self.elsewhere:
            self.used.add(name)
        elif kind not in self.done:
            words = [f"'{word}'" for word in words_of(kind)] or ["string"]
            self.done[kind] = (
                f"/** {comment} */\n" * bool(comment) + f"export type {name} = {' | '.join(words)};\n"
            )
        return name

    def _tuple(self, args: tuple[Any, ...]) -> str:
        if len(args) == 2 and args[1] is Ellipsis:
            inner = self.name(args[0])
            return f"readonly ({inner})[]" if "|" in inner or "readonly" in inner else f"readonly {inner}[]"
        return "readonly [" + ", ".join(self.name(arg) for arg in args) + "]"

    def struct(self, kind: type[msgspec.Struct], base: type[msgspec.Struct] | None = None) -> None:
        """Write one interface. Fields the server gives a default to are optional only in what the browser sends.

        base: an interface that this one extends; its fields are left out.
        """
        if kind in self.elsewhere:
            self.used.add(kind.__name__)
            return
        if kind in self.done:
            return
        self.done[kind] = ""
        hints = get_type_hints(kind, include_extras=True)
        sent = kind.__struct_config__.forbid_unknown_fields
        tag = kind.__struct_config__.tag
        inherited = set(base.__struct_fields__) if base else set()
        lines = [f"  readonly type: '{tag}';"] if tag else []
        for field in msgspec.structs.fields(kind):
            if field.name in inherited:
                continue
            optional = "?" if sent and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{optional}: {self.name(hints[field.name])};")
        if base:
            self.struct(base)
        about = (kind.__doc__ or "").strip().splitlines()[0].strip() if kind.__doc__ else ""
        comment = f"/** {about} */\n" if about else ""
        extends = f" extends {base.__name__}" if base else ""
        body = "\n".join(lines)
        self.done[kind] = f"{comment}export interface {kind.__name__}{extends} {{\n{body}\n}}\n"


def message_modules() -> list[str]:
    """The modules of messages: `server/wire*.py`."""
    folder = ROOT / "src" / "gonfalon" / "server"
    return [f"gonfalon.server.{path.stem}" for path in sorted(folder.glob("wire*.py"))]


def message_kinds() -> list[Any]:
    """What the modules of messages name, in their order."""
    return [kind for module in message_modules() for kind in vars(import_module(module)).values()]


def messages(vocabularies: Vocabularies) -> Writer:
    """The messages, and what every observation has."""
    from gonfalon.core.observation import Observation
    from gonfalon.match.table_actions import TableEnd, TableEvent

    writer = Writer(vocabularies)
    for kind in message_kinds():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            writer.struct(kind)
    writer.struct(Observation)
    writer.name(TableEvent)
    writer.name(TableEnd)
    return writer


def message_text(writer: Writer) -> str:
    """web/src/net/wire.ts: the messages, and the one limit that pages need to know."""
    from gonfalon.core.game import ACTION_LIMIT
    from gonfalon.server import wire

    limit = (
        "/** Most characters of an action, and of what a seat brings. */\n"
        f"export const ACTION_LIMIT = {ACTION_LIMIT};\n"
    )
    unions = [
        f"export type {name} = {writer.name(getattr(wire, name))};\n" for name in ("FromBrowser", "ToBrowser")
    ]
    return HEADER + "\n" + "\n".join([limit, *writer.done.values(), *unions])


def observations() -> dict[str, list[type[msgspec.Struct]]]:
    """Family -> the observation types of its games, each once."""
    from gonfalon import games

    found: dict[str, list[type[msgspec.Struct]]] = {}
    for game in games.all_games():
        types = found.setdefault(game.spec.family, [])
        kind = observation_type(type(game))
        if kind not in types:
            types.append(kind)
    return found


def observation_type(rules: type) -> type[msgspec.Struct]:
    """The second argument of the `Game[State, Observation]` that a rules class derives from."""
    from gonfalon.core.game import Game

    for one in rules.__mro__:
        for base in getattr(one, "__orig_bases__", ()):
            if get_origin(base) is Game and isinstance(get_args(base)[1], type):
                return get_args(base)[1]
    raise TypeError(
        f"{rules.__name__} does not say which observation it gives: derive it from Game[State, Observation]"
    )


def family_text(
    family: str, kinds: Sequence[type[msgspec.Struct]], vocabularies: Vocabularies, known: Sequence[Any]
) -> str:
    """web/src/games/FAMILY/wire.ts."""
    from gonfalon.core.observation import Observation

    own = Vocabularies()
    if find_spec(f"gonfalon.games.{family}.words"):
        own.add([import_module(f"gonfalon.games.{family}.words")])
    own.named = {kind: named for kind, named in own.named.items() if kind not in vocabularies.named}
    both = Vocabularies()
    both.named = {**vocabularies.named, **own.named}
    writer = Writer(both, known)
    for kind in own.named:
        writer.vocabulary(kind)
    for kind in kinds:
        writer.struct(kind, Observation)
    imports = f"import type {{ {', '.join(sorted(writer.used))} }} from '../../net/wire';\n"
    return HEADER + "\n" + imports + "\n" + "\n".join(writer.done.values())


def facts_text(family: str) -> str:
    """web/src/games/FAMILY/facts.ts: the constants of gonfalon.games.FAMILY.facts in upper case, "" where there is no such module."""
    if not find_spec(f"gonfalon.games.{family}.facts"):
        return ""
    module = import_module(f"gonfalon.games.{family}.facts")
    said = inspect.get_annotations(module)
    typed = {name: kind for name, kind in said.items() if kind != "Final"}
    hints = get_type_hints(type("Facts", (), {"__annotations__": typed}), vars(module))
    writer, lines = Writer(Vocabularies()), list[str]()
    for name, value in vars(module).items():
        if name.isupper() and name in said:
            kind = writer.name(hints[name]) if name in hints else ""
            comment = about(module, name).replace("\n", " ")
            lines.append(f"/** {comment} */\n" * bool(comment) + constant(name, value, kind))
    return FACTS_HEADER.format(family=family) + "\n" + "\n".join([*writer.done.values(), *lines])


def constant(name: str, value: Any, kind: str) -> str:
    """The constant in TypeScript, a long list with an entry a line. kind: its type, "" for that of the literal."""
    plain = json.loads(msgspec.json.encode(value))
    text = json.dumps(plain, ensure_ascii=False)
    if isinstance(plain, list) and len(text) > LONG:
        text = "[\n" + "".join(f"  {json.dumps(one, ensure_ascii=False)},\n" for one in plain) + "]"
    said, ending = (f": {kind}", "") if kind else ("", " as const" * isinstance(plain, list))
    return f"export const {name}{said} = {text}{ending};\n"


def files() -> dict[Path, str]:
    """Every file with its text."""
    vocabularies = general_vocabularies()
    writer = messages(vocabularies)
    known = tuple(writer.done)
    found = {WEB / "net" / "wire.ts": message_text(writer)}
    for family, kinds in observations().items():
        folder = WEB / "games" / family
        if folder.is_dir():
            found[folder / "wire.ts"] = family_text(family, kinds, vocabularies, known)
            if facts := facts_text(family):
                found[folder / "facts.ts"] = facts
    return found


if __name__ == "__main__":
    sys.exit(run(__file__, files))
