"""Write the browser's message types from the server's (web/src/net/wire.ts). `--check` only says whether they agree."""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "src" / "net" / "wire.ts"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
HEADER = "// Written by scripts/wire_types.py from the server's types. Do not edit.\n"


class Writer:
    """Collects struct types as they are met and writes each once."""

    def __init__(self) -> None:
        self.done: dict[type, str] = {}

    def name(self, kind: Any) -> str:
        """The TypeScript spelling of a Python type."""
        if kind in PLAIN:
            return PLAIN[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.name(arg) for arg in args))
        if origin is tuple:
            return self._tuple(args)
        if origin is dict:
            return f"Readonly<Record<{self.name(args[0])}, {self.name(args[1])}>>"
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            self.struct(kind)
            return kind.__name__
        raise TypeError(f"no TypeScript for {kind!r}")

    def _tuple(self, args: tuple[Any, ...]) -> str:
        if len(args) == 2 and args[1] is Ellipsis:
            inner = self.name(args[0])
            return f"readonly ({inner})[]" if "|" in inner or "readonly" in inner else f"readonly {inner}[]"
        return "readonly [" + ", ".join(self.name(arg) for arg in args) + "]"

    def struct(self, kind: type[msgspec.Struct]) -> None:
        """Write one interface. Fields the server gives a default to are optional only in what the browser sends."""
        if kind in self.done:
            return
        self.done[kind] = ""
        hints = get_type_hints(kind)
        sent = kind.__struct_config__.forbid_unknown_fields
        tag = kind.__struct_config__.tag
        lines = [f"  readonly type: '{tag}';"] if tag else []
        for field in msgspec.structs.fields(kind):
            optional = "?" if sent and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{optional}: {self.name(hints[field.name])};")
        about = (kind.__doc__ or "").strip().splitlines()[0].strip() if kind.__doc__ else ""
        comment = f"/** {about} */\n" if about else ""
        self.done[kind] = f"{comment}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def text() -> str:
    """The whole file."""
    from gonfalon.games.stratego.observation import StrategoObservation
    from gonfalon.server import wire

    writer = Writer()
    for kind in vars(wire).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            writer.struct(kind)
    writer.struct(StrategoObservation)
    unions = []
    for name in ("FromBrowser", "ToBrowser"):
        union = getattr(wire, name)
        unions.append(f"export type {name} = {writer.name(union)};\n")
    return HEADER + "\n" + "\n".join([*writer.done.values(), *unions])


def main() -> int:
    """Exit code 1 if --check finds a difference."""
    new = text()
    if "--check" in sys.argv:
        old = OUT.read_text(encoding="utf-8") if OUT.exists() else ""
        if old != new:
            print("web/src/net/wire.ts is out of date: run scripts/wire_types.py")
        return int(old != new)
    OUT.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
