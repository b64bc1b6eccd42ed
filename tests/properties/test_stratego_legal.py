"""Legal codes, legal texts and what `check` accepts are one and the same; texts and numbers go there and back."""

from __future__ import annotations

import contextlib
import itertools
import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.core.errors import IllegalActionError, NotationError, RulesetError
from gonfalon.games.stratego import actions, deployment
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel import legal, planes
from gonfalon.games.stratego.kernel.layout import DEPLOYMENT, DOWN, OVER, PLAY, RESCUE, RESCUE_BASE, UP
from gonfalon.games.stratego.ruleset import loads, shipped, shipped_ids
from gonfalon.games.stratego.squares import name_of, square_name
from gonfalon.games.stratego.state import StrategoState

from .games import MIX_IDS, MIXES, RUNNERS, TINY, Mix, new_game, own_game, play, played


def accepted(state: StrategoState) -> set[str]:
    """Every text of the notation that `check` lets through, by trying them all."""
    ruleset = state.rules.ruleset
    names = [square_name(r, c) for r in range(ruleset.rows) for c in range(ruleset.columns)]
    if state.phase == RESCUE:
        texts = ["rescue none"] + [f"rescue {kind}@{name}" for kind in state.rules.kinds for name in names]
    else:
        texts = [f"{source}-{target}" for source in names for target in names]
        texts += announcements(state, names) if state.rules.ruleset.powers else []
    refusals = {text: refusal(state, state.player, text) for text in texts}
    assert all(
        no is None or (no.section.startswith(("STRAT-", "ME-")) and no.reason != "notation")
        for no in refusals.values()
    )
    return {text for text, no in refusals.items() if no is None}


def announcements(state: StrategoState, names: list[str]) -> list[str]:
    """Every text that announces a power; the axe only from squares of the seat to act, with targets around."""
    texts = ["stop"]
    for word in ("fly", "seek", "bow", "rage"):
        between = " " if word in ("seek", "bow") else "-"
        texts += [f"{word} {one}{between}{other}" for one in names for other in names]
    texts += [f"rage {name}" for name in names]
    near = {name: [other for other in names if 0 < apart(name, other) <= 1] for name in names}
    mine = [view for view in GAME.reveal(state).pieces if view.owner == state.player]  # type: ignore[attr-defined]
    own = [view.square for view in mine]
    texts += [f"steed {a}-{b}-{c}" for a in own for b in near[a] for c in near[b]]
    for source in [view.square for view in mine if view.piece == "gimli"] + own[:1]:
        for way, stand in [(source, source), *((f"{source}-{step}", step) for step in near[source])]:
            for n in (1, 2, 3):
                texts += [
                    f"axe {way} {' '.join(chosen)}" for chosen in itertools.permutations(near[stand], n)
                ]
    return texts


def apart(one: str, other: str) -> int:
    """King's moves between two squares."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:])))


def refusal(state: StrategoState, seat: int, text: str) -> IllegalActionError | None:
    """The error that `check` raises, None if it lets the text through."""
    try:
        state.check(seat, text)
    except IllegalActionError as error:
        return error
    return None


def codes(state: StrategoState) -> list[int]:
    """What the kernel lists."""
    out = np.zeros(8192, np.int32)
    n = legal.write_actions(state.record, state.rules.tables, state.rules.legal_buffer(), out)
    return [int(code) for code in out[:n]]


@pytest.mark.parametrize("mix", MIXES, ids=MIX_IDS)
@pytest.mark.parametrize("plies", [pytest.param(40, marks=pytest.mark.long), 150])
def test_check_accepts_what_is_listed_and_nothing_else(mix: Mix, plies: int) -> None:
    state = played(mix, 11, plies)
    if state.phase != OVER:
        assert accepted(state) == set(state.legal_texts())


@pytest.mark.parametrize("text", [TINY, RUNNERS.replace("columns = 16", "columns = 8").replace(', "p4"', "")])
def test_so_it_is_on_own_boards(text: str) -> None:
    text = text.replace("= 4\nrider = 4", "= 1\nrider = 2").replace("guard = 6", "guard = 3")
    text = text.replace("rider = 5", "rider = 2").replace("guard = 7", "guard = 2")
    for seed in range(4):
        for n, state in enumerate(play(own_game(text, seed, ply_cap=60, chase="literal"), seed)):
            if state.phase in (PLAY, RESCUE) and n % 9 == 0:
                assert accepted(state) == set(state.legal_texts())


@pytest.mark.parametrize("mix", MIXES, ids=MIX_IDS)
def test_codes_and_texts_and_dense_numbers_name_the_same_actions(mix: Mix) -> None:
    for state in play(new_game(mix, 2, 120), 2):
        if state.phase in (DEPLOYMENT, OVER):
            continue
        ruleset, listed = state.rules.ruleset, codes(state)
        assert len(set(listed)) == len(listed) == len(state.legal_texts())
        assert sorted(state.check(state.player, text) for text in state.legal_texts()) == sorted(listed)
        counted = legal.count_legal(state.record, state.rules.tables, state._legal)
        assert counted == len(listed)
        assert [
            legal.action_at(state.record, state.rules.tables, state._legal, n) for n in range(counted)
        ] == listed
        if state.phase == PLAY:
            moves = [code for code in listed if code < RESCUE_BASE]
            dense = [actions.dense_of(ruleset, code) for code in moves]
            assert [actions.code_of_dense(ruleset, number) for number in dense] == moves
            tables, seat = state.rules.tables, state.player
            numbers = [planes.number_of(tables, seat, code) for code in listed]
            assert len(set(numbers)) == len(listed)
            assert [planes.code_of(tables, seat, number) for number in numbers] == listed
        else:
            texts = [actions.rescue_of(ruleset, code).text for code in listed]
            assert [actions.rescue_code(ruleset, text) for text in texts] == listed


def mirrored(text: str, rows: int) -> str:
    """A move with the rows counted from the other side."""
    return "-".join(f"{name[0]}{rows + 1 - int(name[1:])}" for name in text.split("-"))


@pytest.mark.parametrize(
    "mix", [mix for mix in MIXES if not mix[1].get("rescue") and not mix[0].startswith("me-")]
)  # the two armies of the Trilogy differ
def test_the_seats_are_alike(mix: Mix) -> None:
    """The board turned upside down with colours swapped: the same game with the other seat first."""
    variant, options = mix
    state = new_game(mix, 4, 250)
    first = "red" if state.rules.options["first"] == "blue" else "blue"
    twin = new_game((variant, {**options, "first": first}), 4, 250)
    rng = random.Random(4)
    for seat in (0, 1):
        letters = deployment.random_letters(state.rules.ruleset, seat, rng)
        state.step(seat, f"deploy {letters}")
        twin.step(1 - seat, f"deploy {letters}")
    while state.outcome is None:
        texts = state.legal_texts()
        assert tuple(sorted(mirrored(text, 10) for text in texts)) == twin.legal_texts()
        move = rng.choice(texts)
        state.step(state.player, move)
        twin.step(twin.player, mirrored(move, 10))
    assert twin.outcome is not None
    assert twin.outcome.reason == state.outcome.reason
    assert twin.outcome.returns == state.outcome.returns[::-1]


@pytest.mark.parametrize("variant", shipped_ids())
def test_a_random_set_up_is_legal_and_reads_back(variant: str) -> None:
    ruleset, rng = shipped(variant), random.Random(1)
    for seat in (0, 1):
        letters = deployment.random_letters(ruleset, seat, rng)
        assert deployment.check(ruleset, seat, f"deploy {letters}") == letters
        state = GAME.new(1, GAME.setup(variant))
        state.step(seat, f"deploy {letters}")
        assert GAME.observe(state, seat).own_deployment == letters  # type: ignore[attr-defined]


@given(st.text(max_size=40))
@settings(max_examples=150, deadline=None)
def test_any_text_is_taken_or_refused_as_an_action(text: str) -> None:
    for state in (FRESH, RUNNING, RESCUING):
        for seat in (0, 1):
            no = refusal(state, seat, text)
            assert no is None or no.reason


@given(st.text(alphabet="abj0159-@ rescuemin", max_size=20))
@settings(max_examples=150, deadline=None)
def test_move_and_rescue_texts_parse_or_are_errors_of_notation(text: str) -> None:
    ruleset = shipped("battle")
    with contextlib.suppress(NotationError):
        assert "-".join(name_of(end) for end in actions.parse_move(ruleset, text)) == text
    with contextlib.suppress(NotationError):
        assert actions.rescue_of(ruleset, actions.rescue_code(ruleset, text)).text == text


@given(st.integers(0, 1023))
@settings(max_examples=100, deadline=None)
def test_a_straight_line_has_one_direction(code: int) -> None:
    source, target = code & 255, (code * 7) & 255
    direction = actions.direction_of(source, target)
    if direction in (UP, DOWN):
        assert source & 15 == target & 15
    back = actions.direction_of(target, source)
    assert (direction is None) == (back is None)
    assert direction is None or back == direction ^ 1


@given(st.text(max_size=80))
@settings(max_examples=100, deadline=None)
def test_any_text_is_a_ruleset_or_an_error_of_ours(text: str) -> None:
    try:
        loads(text)
    except RulesetError:
        return
    raise AssertionError("a random text is hardly a ruleset")


def _rescuing() -> StrategoState:
    for seed in range(50):
        for state in play(own_game(TINY, seed, ply_cap=80), seed):
            if state.phase == RESCUE:
                return state
    raise AssertionError("no rescue in fifty games")


FRESH, RUNNING, RESCUING = new_game(MIXES[0], 1), played(MIXES[0], 1, 30), _rescuing()
