"""What a family's package passes on can be taken from the room and from the front; the room itself names no family."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gonfalon
from gonfalon import envs

ROOM = Path(str(envs.__file__)).parent
FAMILIES = [path.parent.name for path in ROOM.glob("*/__init__.py")]


def test_a_familys_names_are_the_rooms_and_the_fronts() -> None:
    from gonfalon.envs import BatchEnv
    from gonfalon.envs.stratego.batch import BatchEnv as defined

    assert BatchEnv is gonfalon.BatchEnv is defined
    assert {"BatchEnv", "BatchStep"} <= set(dir(envs))
    assert envs.family_exports()["BatchEnv"] == "gonfalon.envs.stratego"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'ChessEnv'"):
        _ = envs.ChessEnv
    with pytest.raises(ImportError):
        exec("from gonfalon.envs import ChessEnv")


def test_knowing_the_names_loads_no_compiled_rules() -> None:
    code = (
        "import sys, gonfalon.envs as e; dir(e); print([m for m in ('numba', 'numpy') if m in sys.modules])"
    )
    path = os.environ | {"PYTHONPATH": str(ROOM.parents[1])}
    done = subprocess.run([sys.executable, "-c", code], env=path, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("path", sorted(ROOM.glob("*.py")), ids=lambda path: path.name)
def test_a_general_module_names_no_family_and_imports_none(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert FAMILIES
    for family in FAMILIES:
        assert not re.search(family, text, re.IGNORECASE)
    imported = [node.module or "" for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    assert [name for name in imported if name.startswith("gonfalon.games.")] == []
