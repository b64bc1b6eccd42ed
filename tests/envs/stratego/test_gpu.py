"""The environment on a GPU: in the CUDA simulator everywhere, on the device itself where there is one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gonfalon.core.errors import GonfalonError
from gonfalon.envs.stratego import BatchEnv, gpu

sys.path.insert(0, str(Path(__file__).parent))
from run_gpu_games import GAMES, OnProcessor, digests, playouts_on_host

ROOT = Path(__file__).parents[3]


def run(*command: str, **mode: str) -> subprocess.CompletedProcess[str]:
    """A Python program in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **mode}
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.fixture(scope="module")
def simulated() -> dict[str, Any]:
    """run_gpu_games.py in the simulator, which runs the kernels as plain Python, a thread for each GPU thread."""
    pytest.importorskip("numba.cuda", reason="this numba has no CUDA target: pip install '.[gpu]'")
    done = run(
        str(ROOT / "tests/envs/stratego/run_gpu_games.py"), NUMBA_ENABLE_CUDASIM="1", GONFALON_PLAIN="1"
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_simulated_games_equal_the_compiled_ones_bit_for_bit(simulated: dict[str, Any]) -> None:
    """Records, masks, planes, movers, rewards and ends of every ply, over several rulesets with games that end."""
    assert simulated["plain"]
    expected = digests(OnProcessor)
    assert simulated["digests"] == expected
    assert len(expected) == sum(n_plies + 1 for _, n_plies, _ in GAMES)
    assert sum(int(line.split()[1]) for line in expected if " " in line) >= 10


def test_simulated_playouts_equal_the_compiled_ones(simulated: dict[str, Any]) -> None:
    assert simulated["playouts"] == playouts_on_host()


def test_masks_and_planes_written_anew_equal_those_kept_up_to_date(simulated: dict[str, Any]) -> None:
    assert simulated["anew"]


def test_mistakes_are_told_and_an_illegal_action_stops_only_its_own_game(simulated: dict[str, Any]) -> None:
    found = simulated["mistakes"]
    assert found["told"] == {
        "early": "call reset() before the first step",
        "shape": "actions must have shape (3,), not (2,)",
        "illegal": "action 399 in game 1: illegal",
        "unknown": "action 400 in game 2: unknown_action",
        "there": "action -2 in game 2: illegal",
        "type": "actions on the device must be int32, not int64",
    }
    assert found["moved"] == [True, False, True]
    assert found["then"] == "", "the mistake must not be told a second time"


class NoDevice:
    """What numba.cuda answers on a machine without a GPU."""

    def is_available(self) -> bool:
        return False


def stand_in(monkeypatch: pytest.MonkeyPatch, cuda: NoDevice) -> None:
    """Let this answer for numba.cuda, as if the extra were installed and no mode chosen."""
    monkeypatch.setattr(gpu, "cuda", cuda)
    monkeypatch.setattr(gpu, "find_spec", lambda name: name)
    monkeypatch.setattr(gpu, "PLAIN", False)
    monkeypatch.delenv("NUMBA_ENABLE_CUDASIM", raising=False)


def test_without_a_gpu_it_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, NoDevice())
    with pytest.raises(GonfalonError, match=r"^no CUDA GPU .*BatchEnv") as error:
        gpu.GpuBatchEnv("battle", n_games=1)
    assert "\n" not in str(error.value)


def test_without_the_extra_it_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, NoDevice())
    monkeypatch.setattr(gpu, "find_spec", lambda name: None)
    with pytest.raises(GonfalonError, match=r"pip install '\.\[gpu\]'$"):
        gpu.GpuBatchEnv("battle", n_games=1)


def test_the_simulator_alone_is_not_enough() -> None:
    asks = "from gonfalon.envs.stratego.gpu import GpuBatchEnv; GpuBatchEnv('battle', n_games=1)"
    done = run("-c", asks, NUMBA_ENABLE_CUDASIM="1", GONFALON_PLAIN="")
    assert done.stderr.strip().splitlines()[-1].endswith("set both (simulator) or neither (GPU)")


def test_too_many_games_for_the_memory_are_refused_with_a_number_that_fits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Small(NoDevice):
        def is_available(self) -> bool:
            return True

        def current_context(self) -> Small:
            return self

        def get_memory_info(self) -> tuple[int, int]:
            return gpu.RESERVE + 50_000, 2 * gpu.RESERVE

    stand_in(monkeypatch, Small())
    with pytest.raises(GonfalonError, match=r"choose at most 4$"):
        gpu.GpuBatchEnv("battle", n_games=1000)


def test_the_environments_do_not_import_cuda_unless_asked() -> None:
    asks = "import sys, gonfalon.envs; print('numba.cuda' in sys.modules, 'gonfalon.envs.stratego.gpu' in sys.modules)"
    assert run("-c", asks).stdout.split() == ["False", "False"]


def test_bench_refuses_in_one_line_without_a_device() -> None:
    done = run(
        str(ROOT / "bench/gpu.py"), CUDA_VISIBLE_DEVICES="", GONFALON_PLAIN="", NUMBA_ENABLE_CUDASIM="0"
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "gpu" in done.stderr.lower()


def test_bench_in_the_simulator_finds_everything_equal(simulated: dict[str, Any]) -> None:
    small = ("--games", "3", "--chunk", "2", "--plies", "20", "--variant", "barrage", "--ply-cap", "60")
    done = run(str(ROOT / "bench/gpu.py"), *small, NUMBA_ENABLE_CUDASIM="1", GONFALON_PLAIN="1")
    assert done.returncode == 0, done.stderr
    line = json.loads(done.stdout)
    assert line["device"] == "simulator"
    assert line["playouts"]["equal"] is True
    assert line["playouts"]["games"] == 3
    assert line["batch"]["equal"] is True
    assert line["batch"]["plies"] == 60


def test_on_a_gpu_thousands_of_games_equal_the_processors() -> None:
    try:
        gpu.require_gpu()
    except GonfalonError as error:
        pytest.skip(str(error))
    there, here = gpu.GpuBatchEnv("battle", n_games=4096, seed=7), BatchEnv("battle", n_games=4096, seed=7)
    there.reset()
    here.reset()
    for _ in range(1000):
        on_gpu, on_host = there.step(), here.step()
    seen = there.on_host(on_gpu)
    assert all(np.array_equal(a, b) for a, b in zip(seen, on_host, strict=True))
    assert there.states().tobytes() == here._states.tobytes()
