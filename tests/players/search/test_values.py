"""Distances and control variates of the search, counted anew; and the key of its compiled code."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import numpy as np
import pytest

from gonfalon.games.stratego import compiling
from gonfalon.games.stratego.rules import rules_for
from gonfalon.games.stratego.squares import square_of
from gonfalon.players.stratego import kernel
from gonfalon.players.stratego.kernel.distances import write_distances
from gonfalon.players.stratego.knowledge.fights import fights_of

from .positions import OWN, search_of, walk

KERNELS = Path(kernel.__file__).parent


def steps_round(closed: set[str], start: str, near: dict[str, list[str]]) -> dict[str, int]:
    """Square -> steps to `start` round what is closed, by plain waves."""
    found, wave = {start: 0}, [start]
    while wave:
        wave = [name for here in wave for name in near[here] if name not in found and name not in closed]
        wave = list(dict.fromkeys(wave))
        found |= dict.fromkeys(wave, max(found.values()) + 1)
    return found


@pytest.mark.parametrize("variant", ["battle", OWN])
def test_distances_go_round_what_is_closed(variant: str):
    fights = fights_of(rules_for(variant, {"aggressor_advantage": False}))
    state, seat = next((s, seat) for s, seat in walk(variant, {}, 50, 60) if s.ply >= 20)
    search = search_of(state, seat)
    closed = {piece.square for piece in search.context.seen.pieces if piece.owner != seat}
    mask = np.zeros(256, np.int8)
    mask[[square_of(name) for name in closed]] = 1
    steps, queue = np.zeros(256, np.int16), np.zeros(256, np.int16)
    for start in sorted(closed):
        write_distances(search.context.tables, mask, square_of(start), steps, queue)
        truth = steps_round(closed, start, fights.near)
        for name in fights.near:
            if name not in search.context.seen.obstacles:
                assert int(steps[square_of(name)]) == truth.get(name, 99)


@pytest.mark.parametrize("variant", ["duel", OWN])
def test_a_control_variate_is_what_a_board_gives_beyond_the_expectation(variant: str):
    """Over many boards an attack's control variate is 0 on average, and other actions have none."""
    n = 0
    for state, seat in walk(variant, {}, 51, 120):
        search = search_of(state, seat)
        attacks = [
            i
            for i, text in enumerate(search.legal)
            if (p := search.context.piece_at.get(text.split("-")[-1])) and p.id in search.context.hidden_row
        ]
        if state.ply % 5 != 3 or not attacks:
            continue
        variates = search.control_variates(search.context.belief.assignments(3000))
        others = [i for i in range(len(search.legal)) if i not in attacks]
        assert not variates[:, others].any()
        spread = np.abs(search.evaluation.gains).max()
        assert np.abs(variates[:, attacks].mean(axis=0)).max() < 0.15 * spread
        n += 1
    assert n


# ---- the compiled code -----------------------------------------------------------------------------------------------


def copied_kernels(folder: Path) -> Path:
    """The sources of the compiled search in another folder."""
    copytree(KERNELS, folder / "kernel", ignore=lambda _, names: [n for n in names if n == "__pycache__"])
    return folder / "kernel"


def test_every_edit_of_a_kernel_gives_the_compiled_search_another_folder(tmp_path: Path):
    copied = copied_kernels(tmp_path)
    before = compiling.cache_key(copied.glob("*.py"))
    assert before == compiling.cache_key(KERNELS.glob("*.py"))
    source = copied / "tree.py"
    source.write_text(source.read_text(encoding="utf-8") + "\nMORE = 1\n", encoding="utf-8")
    assert compiling.cache_key(copied.glob("*.py")) != before


def test_kernels_read_nothing_that_the_key_does_not_know():
    """Machine code holds what a kernel imports: from the search itself, only other kernels."""
    for path in sorted(KERNELS.glob("[a-z]*.py")):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not line.startswith(("from ..", "from gonfalon.players")), (path.name, line)
    rooms = [path for path in KERNELS.parent.rglob("*.py") if path.parent != KERNELS]
    for path in rooms:
        assert path.name == "lookahead.py" or "@kernel" not in path.read_text(encoding="utf-8"), path.name
