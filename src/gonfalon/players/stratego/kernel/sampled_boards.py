"""Records of sampled boards: the known pieces, and the hidden ones as each assignment has them."""

from __future__ import annotations

from gonfalon.games.stratego.kernel.playout import place

from . import kernel


@kernel
def write_sampled_boards(base, tables, player: int, squares, ids, flags, assignments, out) -> None:
    """Write one record for each assignment: the base with the hidden pieces of `player` added. squares, ids, flags: int16[n]."""
    for sample in range(len(assignments)):
        out[sample] = base
        for i in range(len(squares)):
            square = int(squares[i])
            place(out[sample], tables, player, int(assignments[sample, i]), square)
            out[sample]["flag"][square] = flags[i]
            out[sample]["id"][square] = ids[i]
