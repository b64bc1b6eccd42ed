"""The record's books: pieces are conserved, every derived field agrees with the board, replays agree to the bit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from gonfalon.games.stratego.kernel.layout import CODE_STEP, DEPLOYMENT, STATE
from gonfalon.games.stratego.state import StrategoState

from .games import MIX_IDS, MIXES, RUNNERS, TINY, Mix, new_game, own_game, play

OWN = {"tiny": TINY, "runners": RUNNERS}


def fresh(source: Mix | str, seed: int) -> StrategoState:
    return own_game(OWN[source], seed, ply_cap=400) if isinstance(source, str) else new_game(source, seed)


def planes_from_board(state: StrategoState) -> dict[str, Any]:
    """Bit rows, hash and counts, worked out from the board alone."""
    tables, record = state.rules.tables, state.record
    found: dict[str, Any] = {name: np.zeros((2, 18), np.int32) for name in ("own", "mover", "slider")}
    found["hash"] = 0
    found["alive"] = alive = np.zeros((2, 64), np.int16)
    for square in range(256):
        code = int(record["board"][square])
        if code == 0:
            continue
        player, kind = divmod(code - 1, CODE_STEP)
        reach, r, bit = int(tables["reach"][kind]), square // 16 + 1, 1 << (square % 16)
        found["own"][player, r] |= bit
        found["mover"][player, r] |= bit if reach > 0 else 0
        found["slider"][player, r] |= bit if reach >= 16 else 0
        alive[player, kind] += 1
        found["hash"] ^= int(tables["zobrist"][code, square])
    found["mobile"] = alive @ (tables["reach"] > 0).astype(np.int16)
    return found


def assert_books(state: StrategoState) -> None:
    """Planes, hash and counts are those of the board; pieces on the board and lost ones make up the armies."""
    record = state.record
    found = planes_from_board(state)
    alive = found.pop("alive")
    for name, value in found.items():
        assert np.array_equal(record[name], value), name
    occupied = record["board"] != 0
    assert np.array_equal(record["id"] >= 0, occupied)
    assert not record["flag"][~occupied].any()
    ids = record["id"][occupied].tolist()
    assert len(set(ids)) == len(ids)
    if state.phase != DEPLOYMENT:
        assert np.array_equal(alive + record["lost"], state.rules.tables["counts"])


@pytest.mark.parametrize("source", [*MIXES, *OWN], ids=[*MIX_IDS, *OWN])
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_books_agree_with_the_board_after_every_ply(source: Mix | str, seed: int) -> None:
    for state in play(fresh(source, seed), seed):
        assert_books(state)


@pytest.mark.parametrize("source", [*MIXES, *OWN], ids=[*MIX_IDS, *OWN])
def test_a_replay_of_the_actions_gives_the_same_digest_at_every_ply(source: Mix | str) -> None:
    state = fresh(source, 5)
    digests = [one.digest() for one in play(state, 5)]
    again = fresh(source, 5)
    assert again.digest() == digests[0]
    for step, digest in zip(state.history, digests[1:], strict=True):
        assert again.step(step.seat, step.action) == step.events
        assert again.digest() == digest
    assert again.outcome == state.outcome


@pytest.mark.parametrize("mix", MIXES, ids=MIX_IDS)
def test_a_copy_is_the_same_and_independent(mix: Mix) -> None:
    for n, state in enumerate(play(new_game(mix, 3, 60), 3)):
        if n % 7 == 0 and state.outcome is None and state.phase != DEPLOYMENT:
            digest, twin = state.digest(), state.copy()
            assert (twin.digest(), twin.legal_texts()) == (digest, state.legal_texts())
            twin.step(twin.player, twin.legal_texts()[0])
            assert state.digest() == digest != twin.digest()


def test_a_refused_action_changes_nothing() -> None:
    from gonfalon.core.errors import IllegalActionError

    state = new_game(MIXES[6], 9, 80)
    for _ in play(state, 9):
        digest = state.digest()
        for seat in (0, 1):
            for action in ("a1-a1", "a5-a6", "rescue spy@a1", "deploy F", "nonsense"):
                try:
                    state.check(seat, action)
                except IllegalActionError:
                    assert state.digest() == digest


def test_the_record_stays_within_four_kilobytes_and_has_no_padding() -> None:
    """Padding is not carried over by a copy, so equal states would get unequal digests."""
    assert STATE.itemsize <= 4096
    assert STATE.itemsize == sum(STATE[name].itemsize for name in STATE.names or ())


def test_the_digest_sees_every_hidden_difference() -> None:
    digests = Counter(
        state.digest() for seed in range(8) for state in play(new_game(MIXES[1], seed, 40), seed)
    )
    assert digests.most_common(2)[1][1] == 1
    assert digests.most_common(1)[0][1] == 8, "only the empty board of the start is common to all"
