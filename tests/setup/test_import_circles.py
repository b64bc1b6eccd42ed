"""No module of the package imports itself by way of others: whoever reads one need not read them all.

import-linter asks the same of packages as wholes. This looks at single modules, at the fronts of packages too, and follows what is
imported inside functions, for type checkers only, and by name. The front end has a check of its own (web/src/imports.test.ts).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"

Graph = Mapping[str, frozenset[str]]
"""Module -> the modules that it imports."""


def modules_of(source: Path) -> dict[str, Path]:
    """Every module under a source folder by its dotted name; a package by its front."""
    paths = {path.relative_to(source).with_suffix("").parts: path for path in source.rglob("*.py")}
    return {
        ".".join(parts[:-1] if parts[-1] == "__init__" else parts): path
        for parts, path in sorted(paths.items())
    }


def graph_of(source: Path) -> Graph:
    """Which module imports which. A package is not imported by its own modules, though Python loads its front before them."""
    modules = modules_of(source)
    trees = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in modules.items()}
    found = {
        name: {*imported(tree, name, modules), *loaded_by_name(tree, name, modules)}
        for name, tree in trees.items()
    }
    return {name: frozenset(imports & modules.keys()) for name, imports in found.items()}


def imported(tree: ast.Module, name: str, modules: Mapping[str, Path]) -> Iterator[str]:
    """The modules of all import statements, wherever they stand."""
    package = name if modules[name].name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else ""
            home = ".".join(filter(None, (above, node.module)))
            for alias in node.names:
                yield f"{home}.{alias.name}" if f"{home}.{alias.name}" in modules else home


def loaded_by_name(tree: ast.Module, name: str, modules: Mapping[str, Path]) -> Iterator[str]:
    """The modules that a text names, in a module that uses `import_module`.

    A computed part stands for any one name: for those of packages where there are any, for these are families and rooms.
    """
    nodes = list(ast.walk(tree))
    if not any(isinstance(node, ast.Name) and node.id == "import_module" for node in nodes):
        return
    for node in nodes:
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and node.value in modules.keys() - {name}
        ):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            pattern = re.compile("".join(pattern_of(part, name) for part in node.values))
            named = [module for module in modules if pattern.fullmatch(module) and module != name]
            packages = [module for module in named if modules[module].name == "__init__.py"]
            yield from packages or named


def pattern_of(part: ast.expr, name: str) -> str:
    """A part of an f-string as a regular expression."""
    if isinstance(part, ast.Constant):
        return re.escape(str(part.value))
    is_own_name = (
        isinstance(part, ast.FormattedValue)
        and isinstance(part.value, ast.Name)
        and part.value.id == "__name__"
    )
    return re.escape(name) if is_own_name else r"\w+"


def circle(graph: Graph) -> str:
    """A circle of imports, with one module at both ends; "" where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        names = error.args[1][-2::-1]  # each is imported by the next
        first = names.index(min(names))
        return " > ".join([*names[first:], *names[: first + 1]])
    return ""


def test_the_package_has_no_circle_of_imports() -> None:
    graph = graph_of(SOURCE)
    assert len(graph) > 300
    assert graph["gonfalon.server.app"] >= {"gonfalon.games", "gonfalon.server.wire"}
    assert circle(graph) == ""


@pytest.mark.parametrize(
    "text",
    [
        "from house.b import thing",
        "from . import b",
        "from .b import thing",
        "import house.b",
        "def later():\n    from .b import thing",
        "if TYPE_CHECKING:\n    from house import b",
        "from importlib import import_module\nimport_module('house.b')",
        "from importlib import import_module\nHOMES = {'b': 'house.b'}\nimport_module(HOMES['b'])",
    ],
)
def test_a_circle_is_found(tmp_path: Path, text: str) -> None:
    write(tmp_path, {"house/__init__.py": "", "house/a.py": text, "house/b.py": "from .deep import c"})
    write(tmp_path, {"house/deep/__init__.py": "", "house/deep/c.py": "from ..a import thing"})
    assert circle(graph_of(tmp_path)) == "house.a > house.b > house.deep.c > house.a"


def test_a_computed_name_stands_for_all_packages_there(tmp_path: Path) -> None:
    text = "from importlib import import_module\ndef load(name):\n    import_module(f'house.{name}')"
    write(
        tmp_path,
        {"house/__init__.py": text, "house/base.py": "", "house/one/__init__.py": "import house.base"},
    )
    assert circle(graph_of(tmp_path)) == ""
    write(tmp_path, {"house/two/__init__.py": "from house import load"})
    assert circle(graph_of(tmp_path)) == "house > house.two > house"


def test_the_front_of_a_package_is_a_module_like_others(tmp_path: Path) -> None:
    write(tmp_path, {"house/__init__.py": "from .a import thing", "house/a.py": "from house import VERSION"})
    assert circle(graph_of(tmp_path)) == "house > house.a > house"


def test_what_is_no_circle_is_not_found(tmp_path: Path) -> None:
    write(tmp_path, {"house/__init__.py": "from .a import thing\nfrom .b import other", "house/c.py": ""})
    write(tmp_path, {"house/a.py": "from . import b, c\nNAME = 'house.a'", "house/b.py": "import house.c"})
    assert circle(graph_of(tmp_path)) == ""


def write(folder: Path, files: dict[str, str]) -> None:
    """Files by their names."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
