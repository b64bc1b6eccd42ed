"""`import gonfalon`: cheap, whole, and the same for a type checker as at run time."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import gonfalon

ROOT = Path(__file__).resolve().parents[2]


def python(code: str) -> str:
    """What a fresh interpreter prints."""
    path = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", code], env=path, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys, gonfalon; print([m for m in sys.modules if m.startswith(('gonfalon.', 'num', 'msgspec'))])"
    assert python(code) == "['gonfalon.version']"


@pytest.mark.parametrize("name", ["make_player", "load_record", "MatchState", "Observation"])
def test_names_that_need_no_compiled_rules_do_not_load_them(name: str) -> None:
    code = (
        f"import sys, gonfalon; gonfalon.{name}; print([m for m in ('numba', 'numpy') if m in sys.modules])"
    )
    assert python(code) == "[]"


def test_every_name_is_there_and_listed() -> None:
    for name in gonfalon.__all__:
        assert getattr(gonfalon, name) is not None
    assert set(gonfalon.__all__) <= set(dir(gonfalon))
    assert {"players", "games", "envs"} <= set(dir(gonfalon))


def test_a_name_is_the_very_object_of_its_room() -> None:
    from gonfalon import games
    from gonfalon.match import record

    assert gonfalon.get_game is games.get
    assert gonfalon.load_record is record.loads
    assert gonfalon.SPECTATOR == -1


def test_a_room_is_loaded_when_it_is_asked_for() -> None:
    assert python("import gonfalon; print(gonfalon.players.levels('tiny'))") == "()"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = gonfalon.chess  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(ImportError):
        exec("from gonfalon import chess")


def imports_for_type_checkers() -> set[tuple[str, str, str]]:
    """(exported name, module, its name there) of the imports under TYPE_CHECKING."""
    tree = ast.parse(Path(str(gonfalon.__file__)).read_text(encoding="utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    return {
        (alias.asname or alias.name, str(node.module), alias.name)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def test_a_type_checker_is_told_what_is_found_at_run_time() -> None:
    imports = imports_for_type_checkers()
    told = {one for one in imports if one[1] != "gonfalon"}
    assert {name for name, module, _ in imports if module == "gonfalon"} == set(gonfalon._ROOMS)
    assert told == {(name, module, there) for name, (module, there) in gonfalon._homes().items()}
    assert sorted(name for name, _, _ in told) == sorted(gonfalon.__all__)


def taken_from_the_front(path: Path) -> set[str]:
    """The names a file takes from `gonfalon` itself: `from gonfalon import x`, and x of `gonfalon.x` after `import gonfalon`."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    taken = {
        alias.name
        for node in nodes
        if isinstance(node, ast.ImportFrom) and (node.module, node.level) == ("gonfalon", 0)
        for alias in node.names
    }
    return taken | {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "gonfalon"
    }


def test_no_room_takes_anything_but_rooms_from_the_front() -> None:
    """The floors ignore what the front imports, so the way back must be closed: `from gonfalon import BatchEnv` in core, say."""
    source = ROOT / "src" / "gonfalon"
    paths = [path for path in source.rglob("*.py") if path != source / "__init__.py"]
    found = {path.relative_to(source).as_posix(): taken_from_the_front(path) for path in paths}
    rooms = {path.name for path in source.iterdir() if path.is_dir()}
    assert "games" in found["server/app.py"]
    assert {name: taken for name, taken in found.items() if taken - rooms} == {}
