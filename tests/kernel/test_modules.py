"""How kernels are compiled: callees once as IR, and machine code only for what Python calls (kernel/modules.py)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import pytest

from gonfalon.games.stratego.kernel import _jit

ROOT = Path(__file__).parents[2]
CLOSED = """
import numba.core.registry
del numba.core.registry.CPUDispatcher
"""
"""What a release of numba may do."""
PROGRAM = """
import json
import numpy as np
from gonfalon.games.stratego.kernel._jit import kernel

@kernel
def third(n: int) -> int:
    return n * n % 7

@kernel
def second(n: int) -> int:
    return third(n) + third(3)

@kernel
def first(row, n: int) -> int:
    return second(int(row["narrow"])) + second(n) + max(n, 2)

row = np.zeros(1, [("narrow", "i1"), ("wide", "i8")])
row["narrow"] = 5
value = first(row[0], 40)
library = next(iter(first.overloads.values())).library
defined = " ".join(one.name for one in library.get_defined_functions())
print(json.dumps({
    "value": value,
    "inner": [[str(sig) for sig in one.inner.signatures] for one in (second, third)],
    "machine code": [len(one.signatures) for one in (first, second, third)],
    "symbols": [name for name in ("first", "second", "third") if name in defined],
    "again": second(40),
}))
"""


PLAIN_PROGRAM = (
    CLOSED + PROGRAM.split("library =")[0] + "print(json.dumps({'value': value, 'again': second(40)}))"
)

KEPT_PROGRAM = (
    PROGRAM.split("library =")[0]
    + "import sys\nprint(json.dumps({'value': value, 'compiles': 'numba.typed.dictimpl' in sys.modules}))"
)


def run(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Run a program with an empty cache."""
    path = folder / "program.py"
    path.write_text(program, encoding="utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "GONFALON_CACHE": str(folder),
        "GONFALON_PLAIN": "",
        "GONFALON_BOUNDS": "",
    }
    command = [sys.executable, str(path)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=True)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the program prints, compiled with an empty cache."""
    return json.loads(run(tmp_path_factory.mktemp("kernels"), PROGRAM).stdout)


def test_a_kernel_computes_what_its_source_says(found: dict[str, Any]) -> None:
    second = 40 * 40 % 7 + 2
    assert found["value"] == (5 * 5 % 7 + 2) + second + 40
    assert found["again"] == second


def test_whole_numbers_of_any_width_and_literals_share_one_callee(found: dict[str, Any]) -> None:
    assert found["inner"] == [["(int64,)"], ["(int64,)"]]


def test_only_what_python_calls_becomes_machine_code(found: dict[str, Any]) -> None:
    assert found["machine code"] == [1, 0, 0], "callees have been compiled for themselves"
    assert found["symbols"] == ["first"], "callees stand in its module as functions of their own"


def test_a_numba_without_what_is_overridden_compiles_plainly_and_says_so_once(
    tmp_path: Path, found: dict[str, Any]
) -> None:
    done = run(tmp_path, PLAIN_PROGRAM)
    assert json.loads(done.stdout) == {"value": found["value"], "again": found["again"]}
    assert done.stderr.splitlines() == [_jit.UNTESTED.format(version=numba.__version__)]
    assert list(tmp_path.rglob("*.nbi")), "machine code is kept for the next process"


def test_what_is_kept_is_read_without_all_that_compiling_needs(tmp_path: Path) -> None:
    """numba loads a hundred modules before it compiles, and would do so for machine code that is kept, too."""
    first, second = (json.loads(run(tmp_path, KEPT_PROGRAM).stdout) for _ in range(2))
    assert first["compiles"]
    assert second == {**first, "compiles": False}
