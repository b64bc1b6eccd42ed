#!/usr/bin/env python3
"""Write the API pages (docs/api) from the docstrings of the public rooms. `--check` only says which pages are out of date.

Read from the source alone, nothing is imported. What is public: of a package its `__all__`, wherever the names are defined; of a
module that has none, every name without an underscore in front.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from derived_files import run

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
OUT = ROOT / "docs" / "api"
WIDTH = 110
HOW = "<!-- Written by scripts/api_pages.py from the docstrings. Do not edit. -->\n"
ROOMS = {
    "core": (
        "core.game",
        "core.table_rights",
        "core.box",
        "core.text_reading",
        "core.observation",
        "core.events",
        "core.errors",
        "core.rng",
        "core.testing",
    ),
    "games": (
        "games",
        "games.stratego.game",
        "games.stratego.state",
        "games.stratego.observation",
        "games.stratego.options",
        "games.stratego.ruleset",
        "games.stratego.squares",
        "games.stratego.deployment",
        "games.stratego.actions",
        "games.stratego.notation",
    ),
    "players": ("players", "players.hints"),
    "match": (
        "match.referee",
        "match.setting",
        "match.log",
        "match.table_actions",
        "match.record",
        "match.replay",
        "match.verification",
    ),
    "arena": ("arena", "arena.tournaments"),
    "ratings": ("ratings",),
    "envs": (
        "envs",
        "envs.episode",
        "envs.pettingzoo",
        "envs.gym",
        "envs.stratego",
        "envs.stratego.pettingzoo",
        "envs.stratego.gym",
        "envs.stratego.episode",
    ),
}
"""Page -> its modules, below `gonfalon`, in reading order."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Public(NamedTuple):
    """One public object: where it is defined, its name there, and its definition (an assignment for a constant)."""

    module: str
    name: str
    node: Function | ast.ClassDef | ast.Assign | ast.AnnAssign
    about: str


# ---- finding


def path_of(module: str) -> Path:
    """The file of a module."""
    base = SOURCE / module.replace(".", "/")
    return base / "__init__.py" if base.is_dir() else base.with_suffix(".py")


@lru_cache(maxsize=256)
def tree_of(module: str) -> ast.Module:
    """The parsed source of a module."""
    return ast.parse(path_of(module).read_text(encoding="utf-8"))


def exported(module: str) -> list[str] | None:
    """The names in `__all__`, None if there is none."""
    for node in tree_of(module).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return None


def defined(module: str) -> dict[str, Public]:
    """Everything a module defines at its top, with what its docstring says ("" for none)."""
    found = {}
    body = tree_of(module).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, Function | ast.ClassDef):
            found[node.name] = Public(module, node.name, node, ast.get_docstring(node) or "")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            name = ast.unparse(target)
            found[name] = Public(module, name, node, _text(after))
    return found


def _text(node: ast.stmt | None) -> str:
    """The text of a statement that is nothing but a text: the docstring of the constant before it."""
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return inspect.cleandoc(node.value.value)
    return ""


def sources(module: str) -> dict[str, tuple[str, str]]:
    """Imported name -> (module, its name there), of imports from within the package, also those for type checkers alone."""
    parts = module.split(".") if path_of(module).name == "__init__.py" else module.split(".")[:-1]
    found = {}
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.ImportFrom):
            above = parts[: len(parts) - node.level + 1] if node.level else []
            home = ".".join([*above, *([node.module] if node.module else [])])
            if home.split(".")[0] == "gonfalon":
                found |= {alias.asname or alias.name: (home, alias.name) for alias in node.names}
    return found


def find(module: str, name: str) -> Public:
    """The definition of a name that a module defines or passes on. Raises KeyError."""
    here = defined(module)
    if name in here:
        return here[name]
    passed_on = sources(module)
    return find(*passed_on[name]) if name in passed_on else find(family_package(module, name), name)


def family_package(room: str, name: str) -> str:
    """The family's package in a room that lists a name in its `__all__`. Raises KeyError."""
    for path in sorted(path_of(room).parent.glob("*/__init__.py")):
        package = f"{room}.{path.parent.name}"
        if name in (exported(package) or ()):
            return package
    raise KeyError(name)


def public(module: str) -> list[Public]:
    """The public objects of a module."""
    names = exported(module)
    if names is not None:
        return [find(module, name) for name in names]
    return [one for name, one in defined(module).items() if not name.startswith("_")]


# ---- writing


def plain(docstring: str) -> str:
    """A docstring as Markdown: doctests fenced, angle brackets outside of code kept."""
    paragraphs = []
    for paragraph in docstring.split("\n\n"):
        if paragraph.startswith(">>>"):
            paragraphs.append(f"```python\n{paragraph}\n```")
        elif paragraph.startswith("    "):
            paragraphs.append(paragraph)
        else:
            parts = re.split(r"(`[^`]*`)", paragraph)
            paragraphs.append("".join(p if p.startswith("`") else p.replace("<", "&lt;") for p in parts))
    return "\n\n".join(paragraphs)


def source(node: ast.AST) -> str:
    """A piece of code in one line, texts in double quotes."""
    text = ast.unparse(node)
    return text if '"' in text else text.replace("'", '"')


def arguments(node: Function, drop_self: bool) -> list[str]:
    """The arguments as they are written in the source, the stars and the slash as well."""
    given = node.args
    plain_ones = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(plain_ones) - len(given.defaults)) + list(given.defaults)
    found = [_argument(one, default) for one, default in zip(plain_ones, defaults, strict=True)]
    if given.posonlyargs:
        found.insert(len(given.posonlyargs), "/")
    if given.vararg or given.kwonlyargs:
        found.append("*" + (_argument(given.vararg, None) if given.vararg else ""))
    found += [_argument(one, value) for one, value in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    if given.kwarg:
        found.append("**" + _argument(given.kwarg, None))
    return found[1:] if drop_self and not decorated(node, "staticmethod") else found


def _argument(one: ast.arg, default: ast.expr | None) -> str:
    kind = f": {source(one.annotation)}" if one.annotation else ""
    if default is None:
        return one.arg + kind
    return one.arg + kind + (" = " if kind else "=") + source(default)


def signature(node: Function, drop_self: bool = False, before: int = 0) -> str:
    """`(seat: int, action: str) -> None`, an argument a line if it would be long. before: characters in front of it."""
    back = f" -> {source(node.returns)}" if node.returns and node.name != "__init__" else ""
    listed = arguments(node, drop_self)
    short = f"({', '.join(listed)}){back}"
    if not before or before + len(short) <= WIDTH:
        return short
    return "(\n" + "".join(f"    {one},\n" for one in listed) + f"){back}"


def decorated(node: Function, name: str) -> bool:
    """Does the function bear this decorator?"""
    return any(ast.unparse(one).split(".")[-1] == name for one in node.decorator_list)


def first_line(text: str) -> str:
    """The first sentence, for a table."""
    return re.split(r"(?<=[.!?])\s", " ".join(text.split("\n\n")[0].split()) + " ")[0].strip()


def written(one: Public) -> Iterator[str]:
    """The paragraphs on one object."""
    yield f"### `{one.name}`"
    if isinstance(one.node, ast.ClassDef):
        yield from _class(one.node, one.about)
    elif isinstance(one.node, Function):
        yield f"```python\n{one.name}{signature(one.node, before=len(one.name))}\n```"
        yield plain(one.about)
    else:
        yield f"```python\n{_shown(one.node)}\n```"
        yield plain(one.about)


def _shown(node: ast.Assign | ast.AnnAssign) -> str:
    """An assignment, its value left out where it is long."""
    text = source(node)
    return text if len(text) <= WIDTH else text.split(" = ")[0] + " = ..."


def _class(node: ast.ClassDef, about: str) -> Iterator[str]:
    bases = [source(base) for base in node.bases]
    yield f"```python\nclass {node.name}" + (f"({', '.join(bases)})" if bases else "") + f"\n{_body(node)}```"
    yield plain(about)
    for method in public_methods(node):
        kind = signature(method, drop_self=True)
        if decorated(method, "property"):
            kind = f": {source(method.returns)}" if method.returns else ""
        text = plain(ast.get_docstring(method) or "")
        yield f"**`{method.name}{kind}`**" + (f"  \n{text}" if text else "")


def _body(node: ast.ClassDef) -> str:
    """The fields of a record, or how an object is made."""
    lines = [
        source(one)
        for one in node.body
        if isinstance(one, ast.AnnAssign)
        and not ast.unparse(one.target).startswith("_")
        and "ClassVar" not in ast.unparse(one.annotation)
    ]
    made = next((one for one in node.body if isinstance(one, Function) and one.name == "__init__"), None)
    if made is not None and not lines:
        lines += (node.name + signature(made, drop_self=True, before=len(node.name) + 4)).splitlines()
    return "".join(f"    {line}\n" for line in lines)


def public_methods(node: ast.ClassDef) -> list[Function]:
    """The methods and properties of a class without an underscore in front."""
    return [one for one in node.body if isinstance(one, Function) and not one.name.startswith("_")]


def room_page(room: str) -> str:
    """The page of one room."""
    about = plain(ast.get_docstring(tree_of(f"gonfalon.{room}")) or "")
    parts = [f"# gonfalon.{room}", about]
    for module in ROOMS[room]:
        name = f"gonfalon.{module}"
        parts.append(f"## {name}")
        if module != room:
            parts.append(plain(ast.get_docstring(tree_of(name)) or ""))
        for one in public(name):
            if one.about:
                parts.extend(written(one))
    return HOW + "\n" + "\n\n".join(part for part in parts if part) + "\n"


def front_page() -> str:
    """The names of `import gonfalon`, a line each, and the rooms."""
    package = tree_of("gonfalon")
    rows = []
    for name in sorted(exported("gonfalon") or [], key=str.lower):
        one = find("gonfalon", name)
        room = one.module.split(".")[1]
        also = "" if one.name == name else f" (`{one.module}.{one.name}`)"
        about = plain(first_line(one.about)).replace("|", "\\|")
        rows.append(f"| [`{name}`]({room}.md#{one.name.lower()}) | {about}{also} |")
    rooms = [
        f"| [`gonfalon.{room}`]({room}.md) | {plain(first_line(ast.get_docstring(tree_of(f'gonfalon.{room}')) or ''))} |"
        for room in ROOMS
    ]
    parts = [
        "# The API",
        plain(ast.get_docstring(package) or ""),
        "| `gonfalon.` | |\n|---|---|\n" + "\n".join(rows),
        "## Rooms",
        "| room | |\n|---|---|\n" + "\n".join(rooms),
    ]
    return HOW + "\n" + "\n\n".join(parts) + "\n"


def pages() -> dict[str, str]:
    """File name -> text, of every page."""
    return {"README.md": front_page(), **{f"{room}.md": room_page(room) for room in ROOMS}}


def files(folder: Path = OUT) -> dict[Path, str | None]:
    """The pages of a folder with their texts, None for a page of no room any more."""
    wanted = pages()
    names = sorted({*wanted, *(path.name for path in folder.glob("*"))})
    return {folder / name: wanted.get(name) for name in names}


if __name__ == "__main__":
    sys.exit(run(__file__, files))
