"""What the tests of a folder cite: the ids of rules stand in the docstrings of the tests that show them."""

from __future__ import annotations

import ast
from pathlib import Path


def citations(folder: Path, parameter: str = "") -> dict[str, str]:
    """Test (with this parameter) of every file of scenarios in a folder -> its docstring."""
    found = {}
    for path in folder.glob("test_*.py"):
        if path.name == "test_every_rule.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            if not parameter or parameter in [argument.arg for argument in node.args.args]:
                found[f"{path.name}: {node.name}"] = ast.get_docstring(node) or ""
    return found
