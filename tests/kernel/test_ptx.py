"""One source for two machines: the rules compile for a GPU of compute capability 9.0, without a device at hand.

What the GPU environment launches (envs/stratego/gpu.py) is compiled to PTX, the assembly of NVIDIA's GPUs. Inlined or not, every compiled
function leaves a symbol with its module and name there, so the text shows that it is made from the kernel's own functions.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

from gonfalon.envs.stratego import BatchEnv, gpu
from gonfalon.games.stratego.kernel._jit import PLAIN, cache_folder, compiled_for_gpu

CAPABILITY = (9, 0)


def missing() -> str:
    """Why nothing can be compiled here, or nothing."""
    if PLAIN:
        return "GONFALON_PLAIN=1 leaves nothing to compile"
    if importlib.util.find_spec("numba_cuda") is None:
        return "numba-cuda is not installed: pip install '.[gpu]'"
    from cuda import pathfinder  # pyright: ignore[reportMissingImports]

    for library in ("nvvm", "nvrtc"):
        try:
            pathfinder.load_nvidia_dynamic_lib(library)
        except pathfinder.DynamicLibNotFoundError:
            return f"numba-cuda has no lib{library}: pip install '.[gpu]'"
    return ""


@pytest.fixture(scope="module")
def ready() -> None:
    """Skips where the compiler is not installed."""
    if reason := missing():
        pytest.skip(reason)


@pytest.fixture
def to_ptx(ready: None, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Function of (kernel, its arguments) that gives its PTX. numba-cuda asks the device what it can: answered here."""
    from numba import cuda
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=CAPABILITY)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)

    def compiled(kernel: Callable[..., None], *arguments: Any) -> str:
        types = tuple(numba.typeof(argument) for argument in arguments)
        return cuda.compile_ptx(kernel, types, cc=CAPABILITY)[0]  # pyright: ignore

    return compiled


@pytest.fixture(scope="module")
def arrays() -> dict[str, Any]:
    """The very arrays of a batched environment, so that the types are those of a launch."""
    env = BatchEnv("classic", n_games=2, seed=1, rescue=True)
    over, bad = np.zeros((2, 2), np.bool_), np.zeros(1, np.int32)
    whole = (env._states, np.copy(env.rules.array), *env._out, env._rngs, *env._pools, over)
    return {
        "clear_words": (np.zeros(9, np.int64),),
        "reset_game": whole,
        "step_game": (*whole, env._random, bad),
        "observe_game": (env._states, np.copy(env.rules.array), env._out[2], env._out[3]),
        "play_game": (env._states, np.copy(env.rules.array), env._rngs, np.zeros(2, np.int64), 1),
        "turn_boards": (env._out[3], env._out[4], np.zeros((2, env.n_planes, env.cells), np.int8)),
    }


def externals(ptx: str) -> list[str]:
    """Functions that are called or declared but not defined in this text."""
    defined = set(re.findall(r"^\s*(?:\.visible |\.weak )*\.func\s+(?:\([^)]*\)\s*)?([\w$]+)", ptx, re.M))
    declared = re.findall(r"\.extern\s+\.func\s+(?:\([^)]*\)\s*)?([\w$]+)", ptx)
    called = re.findall(r"\bcall(?:\.uni)?\s+(?:\([^)]*\),\s*)?([\w$]+)", ptx)
    return sorted({*declared, *(name for name in called if name not in defined)})


def sources(ptx: str) -> set[str]:
    """Kernel functions that went into this text, as module.name."""
    found = set()
    for symbol in re.findall(r"6kernel(\w+)", ptx):
        module, rest = mangled(symbol)
        found.add(f"{module}.{mangled(rest)[0]}")
    return found


def mangled(text: str) -> tuple[str, str]:
    """The first name of a mangled list of names, each with its length before it, and what follows."""
    length = re.match(r"\d+", text)
    if length is None:
        return "", ""
    start, n = length.end(), int(length[0])
    return text[start : start + n], text[start + n :]


MADE_FROM = {
    "clear_words": set(),
    "reset_game": {"batch.reset_all", "batch.restart", "playout.deploy_random", "planes.write_planes"},
    "step_game": {
        "batch.step_all",
        "turn.apply",
        "legal.count_legal",
        "chase.forbids",
        "two_squares.find_bar",
    },
    "observe_game": {"planes.write_planes", "planes.write_mask", "legal.count_legal", "rescue.rescue_at"},
    "play_game": {"playout.play_games", "playout.play_on", "turn.apply", "legal.action_at", "bits.draw"},
    "turn_boards": set(),
}


@pytest.mark.parametrize("name", MADE_FROM)
def test_a_kernel_compiles_to_ptx_from_the_rules_own_functions(
    name: str, to_ptx: Callable[..., str], arrays: dict[str, Any]
) -> None:
    ptx = to_ptx(getattr(gpu, name), *arrays[name])
    assert re.search(r"^\.target sm_90\b", ptx, re.M)
    assert re.search(rf"^\.visible \.entry \w*gonfalon4envs8stratego3gpu{len(name)}{name}", ptx, re.M)
    assert ptx.count(".entry") == 1
    body = ptx[ptx.index(".entry") :]
    assert len(re.findall(r"^\s+(?:@!?%p\d+ )?[a-z][\w.]*\s.*;$", body, re.M)) > 20
    assert externals(ptx) == []
    assert sources(ptx) >= MADE_FROM[name]


def test_counting_bits_becomes_one_instruction(to_ptx: Callable[..., str], arrays: dict[str, Any]) -> None:
    assert "popc.b64" in to_ptx(gpu.observe_game, *arrays["observe_game"])


def test_kernels_are_kept_where_the_rules_are_kept_by_their_sources(ready: None) -> None:
    import numba_cuda  # pyright: ignore[reportMissingImports]
    from numba.cuda.core import config  # pyright: ignore[reportMissingImports]

    before = config.CACHE_DIR
    made = compiled_for_gpu(gpu.clear_words)
    assert before == config.CACHE_DIR, "numba-cuda's own setting is left as it was"
    folder = cache_folder()
    assert folder is not None
    assert Path(made._cache.cache_path).is_relative_to(folder / f"cuda-{numba_cuda.__version__}")


def test_a_call_that_nothing_answers_would_be_found(to_ptx: Callable[..., str]) -> None:
    def reshaping(array: np.ndarray) -> None:
        array.reshape(array.size)[0] = 1

    found = externals(to_ptx(reshaping, np.zeros((4, 4), np.int8)))
    assert found == ["numba_attempt_nocopy_reshape"]


def test_without_numba_cuda_the_reason_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert PLAIN or missing() == "numba-cuda is not installed: pip install '.[gpu]'"
