"""The batched environment on a GPU: one thread per game, running the same rule functions as batch.py. Extra: `gpu`.

The kernels below only select a thread's game and pass its slices to the rules; no rule is written a second time.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec
from typing import Any

import numpy as np

from gonfalon.core.errors import GonfalonError, IllegalActionError
from gonfalon.games.stratego.kernel import batch, legal, planes, playout
from gonfalon.games.stratego.kernel._jit import PLAIN, compiled_for_gpu
from gonfalon.games.stratego.kernel.layout import STATE
from gonfalon.games.stratego.rules import Rules

from .batch import RANDOM, BatchEnv, BatchStep

try:
    from numba import cuda
except ImportError:  # a numba without its CUDA target
    cuda: Any = None

THREADS = 128
"""Threads of a block."""
NO_ACTION = 2**30
"""An action number that no ruleset has."""
RESERVE = 512 * 2**20
"""Bytes of GPU memory left free for the local memory of all threads and the program itself."""


def clear_words(words) -> None:
    """Zeroes, shared out among all threads. words: int64[any]."""
    for i in range(cuda.grid(1), len(words), cuda.gridsize(1)):
        words[i] = 0


def reset_game(
    states, tables, legals, counts, masks, boards, players, rewards, ended, rngs, red, blue, over
) -> None:
    """A new game in every record, one thread each. Arguments as for step_game."""
    i = cuda.grid(1)
    if i < len(states):
        scratch = cuda.local.array(256, np.int32)
        k = i + 1
        out = legals[i:k], counts[i:k], masks[i:k], boards[i:k], players[i:k], rewards[i:k], ended[i:k]
        batch.reset_all(states[i:k], tables[0], out, rngs[i:k], red, blue, scratch)
        over[0, i] = False
        over[1, i] = False


def step_game(
    states,
    tables,
    legals,
    counts,
    masks,
    boards,
    players,
    rewards,
    ended,
    rngs,
    red,
    blue,
    over,
    actions,
    bad,
) -> None:
    """One action in every game, one thread each. states: STATE[games]; tables: TABLES[1]; actions: int32[games], -1 for any.

    The seven arrays from `legals` to `ended` are those of kernel/batch.py. over: bool[2, games], terminated and truncated.
    bad: int32[1], set to 1 if an action was illegal (threads that write it all write the same).
    """
    i = cuda.grid(1)
    if i < len(states):
        scratch = cuda.local.array(256, np.int32)
        k = i + 1
        out = legals[i:k], counts[i:k], masks[i:k], boards[i:k], players[i:k], rewards[i:k], ended[i:k]
        chosen = cuda.local.array(1, np.int32)
        chosen[0] = actions[i] if actions[i] >= RANDOM else NO_ACTION
        if batch.step_all(states[i:k], tables[0], chosen, out, rngs[i:k], red, blue, scratch) > 0:
            bad[0] = 1
        over[0, i] = int(ended[i]) == 1
        over[1, i] = int(ended[i]) == 2


def observe_game(states, tables, masks, boards) -> None:
    """The mask of the player to act and the planes of both seats, written from the record, one thread a game."""
    i = cuda.grid(1)
    if i < len(states):
        moves = cuda.local.array(16, np.int64)
        legal.count_legal(states[i], tables[0], moves)
        planes.write_mask(states[i], tables[0], moves, masks[i])
        planes.write_planes(states[i], tables[0], 0, boards[i, 0])
        planes.write_planes(states[i], tables[0], 1, boards[i, 1])


def play_game(states, tables, rngs, plies, n_games) -> None:
    """n_games uniformly random games to their end, one thread a record. rngs: int64[records, 1]; plies: int64[records], written."""
    i = cuda.grid(1)
    if i < len(states):
        moves = cuda.local.array(16, np.int64)
        scratch = cuda.local.array(256, np.int32)
        plies[i] = playout.play_games(states[i : i + 1], tables[0], rngs[i], moves, scratch, n_games, False)


def turn_boards(boards, players, out) -> None:
    """The planes of the mover of every game, one thread a game. out: int8[games, n_planes, cells]."""
    i = cuda.grid(1)
    if i < len(boards):
        seen = boards[i, int(players[i])]
        for plane in range(len(seen)):
            for cell in range(len(seen[plane])):
                out[i, plane, cell] = seen[plane, cell]


def require_gpu() -> None:
    """Raises GonfalonError, one line, where no kernel can be launched."""
    simulated = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")
    if cuda is None or (find_spec("numba_cuda") is None and not simulated):
        raise GonfalonError("the environment on a GPU needs the extra `gpu`: pip install '.[gpu]'")
    if simulated != PLAIN:
        raise GonfalonError(
            "GONFALON_PLAIN=1 goes with NUMBA_ENABLE_CUDASIM=1: set both (simulator) or neither (GPU)"
        )
    if not cuda.is_available():
        raise GonfalonError(
            "no CUDA GPU with its driver was found here; gonfalon.envs.BatchEnv runs the same games on the processor"
        )


@lru_cache(maxsize=8)
def _compiled(kernel: Callable[..., None]) -> Any:
    """The kernel for this device."""
    return compiled_for_gpu(kernel)


def _launch(kernel: Callable[..., None], n: int, *arguments: Any) -> None:
    """One thread for each of n games."""
    threads = min(THREADS, n)
    _compiled(kernel)[(n + threads - 1) // threads, threads](*arguments)


def _records(n: int) -> Any:
    """Zeroed records on the device: STATE[n]."""
    words = cuda.device_array(n * STATE.itemsize // 8, np.int64)
    _launch(clear_words, n, words)
    return words.view(STATE)


def play_games(rules: Rules, rngs: np.ndarray, n_games: int = 1) -> tuple[Any, Any, Any]:
    """Uniformly random games from random deployments, n_games one after the other for each generator.

    rngs: int64[records, 1], seeds above 0. Returns device arrays: the last position of each record (STATE[records]), the plies
    it played (int64[records]) and the generators afterwards. Raises GonfalonError where there is no GPU or too little memory.
    """
    require_gpu()
    _require_memory(len(rngs), STATE.itemsize + 16)
    states, plies = _records(len(rngs)), cuda.device_array(len(rngs), np.int64)
    moving = cuda.to_device(rngs)
    _launch(play_game, len(rngs), states, cuda.to_device(np.copy(rules.array)), moving, plies, n_games)
    return states, plies, moving


def _require_memory(n_games: int, each: int) -> None:
    free = cuda.current_context().get_memory_info()[0] - RESERVE
    if n_games * each > free:
        raise GonfalonError(
            f"{n_games} games need {n_games * each / 1e9:.1f} GB of GPU memory, {free / 1e9:.1f} GB are free: "
            f"choose at most {int(free // each)}"
        )


class GpuBatchEnv(BatchEnv):
    """BatchEnv with states, planes and masks in the memory of a GPU. Same arguments, same games from the same seed.

    The arrays of a step are device arrays (`__cuda_array_interface__`: PyTorch, CuPy and JAX take them without a copy), overwritten
    by the next step; `on_host` copies them. Raises GonfalonError without a GPU, or if the games do not fit into its memory.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        require_gpu()
        super().__init__(*arguments, **options)
        n = self.n_games
        parts = (self._states, self._rngs, self._random, *self._out)
        _require_memory(n, sum(part.nbytes for part in parts) // n + 2)
        device = cuda.to_device
        self._tables = device(np.copy(self.rules.array))
        self._over = cuda.device_array((2, n), np.bool_)
        self._bad = device(np.zeros(1, np.int32))
        self._device_states, self._random = _records(n), device(self._random)
        self._out = tuple(cuda.device_array(part.shape, part.dtype) for part in self._out)
        self._arrays = (
            self._device_states,
            self._tables,
            *self._out,
            device(self._rngs),
            *(device(pool) for pool in self._pools),
            self._over,
        )
        del self._states

    def reset(self) -> BatchStep:
        """A new game everywhere."""
        _launch(reset_game, self.n_games, *self._arrays)
        self._begun = True
        return self._step()

    def step(self, actions: Any = None) -> BatchStep:
        """As BatchEnv.step; actions may lie on the device already (int32[games], a number that is no action is illegal there).

        Given actions are checked, which waits for the device; steps without actions (all games random) only queue work there.
        """
        self._require_begun()
        chosen = self._random if actions is None else self._on_device(actions)
        _launch(step_game, self.n_games, *self._arrays, chosen, self._bad)
        if actions is not None and int(self._bad.copy_to_host()[0]) != 0:
            self._bad.copy_to_device(np.zeros(1, np.int32))
            game = int(np.flatnonzero(self._out[6].copy_to_host() < 0)[0])
            raise IllegalActionError(f"action {int(chosen.copy_to_host()[game])} in game {game}", "illegal")
        return self._step()

    def _on_device(self, actions: Any) -> Any:
        """Actions as a device array. Raises ValueError, IllegalActionError."""
        if hasattr(actions, "__cuda_array_interface__"):
            there = cuda.as_cuda_array(actions)
        elif getattr(actions, "__cuda_ndarray__", False):
            there = actions
        else:
            return cuda.to_device(self._numbers(actions))
        if tuple(there.shape) != (self.n_games,):
            raise ValueError(f"actions must have shape ({self.n_games},), not {tuple(there.shape)}")
        if there.dtype != np.int32:
            raise ValueError(f"actions on the device must be int32, not {there.dtype}")
        return there

    def _step(self) -> BatchStep:
        _, _, mask, boards, player, rewards, _ = self._out
        return BatchStep(boards, mask, player, rewards, self._over[0], self._over[1])

    def on_host(self, step: BatchStep) -> BatchStep:
        """The same step as NumPy arrays: copies that later steps leave alone."""
        parts: Any = step
        return BatchStep(*(part.copy_to_host() for part in parts))

    def states(self) -> np.ndarray:
        """A copy of all records: STATE[games]. Hidden: it holds the secrets of both seats."""
        return self._device_states.copy_to_host()

    def mover_planes(self) -> Any:
        """The mover's observation of every game, in device memory of its own: int8[games, n_planes, rows, columns]."""
        self._require_begun()
        _, _, _, boards, player, _, _ = self._out
        seen = cuda.device_array((self.n_games, self.n_planes, self.cells), np.int8)
        _launch(turn_boards, self.n_games, boards, player, seen)
        ruleset = self.rules.ruleset
        return seen.reshape(self.n_games, self.n_planes, ruleset.rows, ruleset.columns)

    def observe_anew(self) -> tuple[Any, Any]:
        """(masks, planes) of now written from the records into device memory of their own: what the kept ones must equal."""
        masks = cuda.device_array((self.n_games, self.n_actions), np.uint8)
        boards = cuda.device_array((self.n_games, 2, self.n_planes, self.cells), np.int8)
        _launch(observe_game, self.n_games, self._device_states, self._tables, masks, boards)
        return masks, boards
