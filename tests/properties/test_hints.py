"""Hints over positions of all rulesets: what they say an act shows is what it shows, chances add up, nothing hidden is read."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import exp
from typing import Any, NamedTuple

import msgspec
import pytest

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.information import information_state
from gonfalon.games.stratego.sample import sample
from gonfalon.games.stratego.state import StrategoState
from gonfalon.players.hints import Hint, HintedAct, Target
from gonfalon.players.stratego.hints.analysis import HINTS, hint_of

from .games import MIX_IDS, MIXES, RUNNERS, TINY, Mix, new_game, play
from .rulesets import Drawn

QUICK = HINTS._replace(belief_sweeps=200, nodes=500)
"""All acts, quickly."""
AT = (3, 6, 9, 16, 30, 60, 110)
"""Decisions of a game before which it is looked at."""
MOST_GAMES, MOST_POSITIONS = 6, 5
MOST_OTHERS = 3
"""Rescues and repeated attacks that are looked at besides."""
DRAWN = {f"drawn-{seed}": Drawn(seed).text for seed in (3, 6, 7, 24)}
OWN = {"tiny": TINY, "runners": RUNNERS, **DRAWN}
MORE = [pytest.param(mix, id=name) for mix, name in zip(MIXES, MIX_IDS, strict=True)]
MORE += [pytest.param((name, {}), id=name) for name in OWN]
SURE_OUTCOMES = 0.004
"""Rounding of the chances of an act's outcomes."""


class Looked(NamedTuple):
    """A position, the seat that owes a decision there, what it knows, and its hint."""

    state: StrategoState
    seat: int
    information: InformationState
    hint: Hint


@pytest.fixture(scope="module", params=MORE)
def looked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Looked]:
    """Positions of a ruleset with options, with their hints; a ruleset of our own is read from a file."""
    variant, options = request.param
    if variant in OWN:
        path = tmp_path_factory.mktemp("own") / f"{variant}.toml"
        path.write_text(OWN[variant], encoding="utf-8")
        variant = str(path)
    return list(positions((variant, options)))


def positions(mix: Mix) -> Iterator[Looked]:
    """Before some decisions of lively games, rescues and repeats among them."""
    n_found = 0
    for seed in range(5, 5 + MOST_GAMES):
        n_others = 0
        for n, state in enumerate(play(new_game(mix, seed, 160), seed)):
            if state.outcome is not None or not all(state.deployed) or n_found == MOST_POSITIONS:
                continue
            (seat,) = state.to_act()
            information = information_state(state, seat)
            is_other = information.observation.kind != "move" and n_others < MOST_OTHERS
            n_others += is_other
            if n in AT or is_other:
                n_found += 1
                yield Looked(
                    state.copy(), seat, information, hint_of(information, settings=QUICK, n_acts=1000)
                )


def shown_before(state: StrategoState, owner: int) -> dict[int, bool]:
    """Piece id -> does the enemy know it, of one seat's pieces."""
    return {view.id: view.shown for view in GAME.reveal(state).pieces if view.owner == owner}  # type: ignore[attr-defined]


def named(state: StrategoState, text: str, seat: int) -> tuple[dict[int, str], dict[int, str], StrategoState]:
    """What an act tells everybody: (own piece id -> kind, enemy's piece id -> kind), and the state after it."""
    after = state.copy()
    events = after.step(seat, text)
    own: dict[int, str] = {}
    theirs: dict[int, str] = {}
    for event in events:
        facts: dict[str, Any] = event.facts
        if not event.heard_by(1 - seat) or not event.heard_by(seat):
            continue
        if event.kind == "combat":
            own[facts["attacker_id"]] = facts["attacker"]
            if facts["defender"]:
                theirs[facts["defender_id"]] = facts["defender"]
        elif event.kind == "power":
            own[facts["id"]] = facts["piece"]
            theirs |= {target["id"]: target["piece"] for target in facts["targets"]}
        elif event.kind in ("move", "rescue") and facts["piece"]:
            own[facts["id"] if event.kind == "move" else -1] = facts["piece"]
    return own, theirs, after


def check_shows(state: StrategoState, seat: int, act: HintedAct) -> None:
    """What an act is said to tell the enemy is what the rules tell it, no more and no less."""
    hidden = {piece for piece, shown in shown_before(state, seat).items() if not shown} | {-1}
    own, _, after = named(state, act.action, seat)
    told = {one.id: one.kinds[0] for one in act.shows if len(one.kinds) == 1 and one.name != "moved"}
    assert told == {piece: kind for piece, kind in own.items() if piece in hidden}, act
    truth = {view.id: view.piece for view in GAME.reveal(state).pieces}  # type: ignore[attr-defined]
    for one in act.shows:
        assert 0 <= one.before <= one.after <= 1, act
        if one.id >= 0:
            assert truth[one.id] in one.kinds, act
        if one.name == "moved" and after.outcome is None:
            view = next(view for view in GAME.observe(after, 1 - seat).pieces if view.id == one.id)  # type: ignore[attr-defined]
            assert view.moved
            assert not view.shown


def check_targets(state: StrategoState, seat: int, act: HintedAct) -> None:
    """The truth of what an act hits and of what becomes of it has a chance, and it is told where the hint says so."""
    _, theirs, after = named(state, act.action, seat)
    before = {view.id: view for view in GAME.reveal(state).pieces}  # type: ignore[attr-defined]
    stands = {view.id for view in GAME.reveal(after).pieces}  # type: ignore[attr-defined]
    for target in act.targets:
        assert sum(chance for _, chance in target.outcomes) == pytest.approx(1, abs=SURE_OUTCOMES)
        if target.is_told:
            assert theirs[target.id] == before[target.id].piece
        check_outcome(target, target.id in stands)
    hit = {piece for piece in theirs if piece in before and before[piece].owner != seat}
    assert hit <= {target.id for target in act.targets}
    actor = next((view.id for view in before.values() if view.square == source_of(act.action)), -1)
    if actor >= 0 and after.outcome is None:
        assert act.risk > 0 if actor not in stands else act.risk < 1, act


def check_outcome(target: Target, is_standing: bool) -> None:
    """What happened to the target had a chance."""
    words = {"defender", "neither", "survives"} if is_standing else {"attacker", "both", "captured"}
    assert words & {name for name, _ in target.outcomes}, target


def source_of(action: str) -> str:
    """The square of the piece that acts, "" for a rescue."""
    return (
        "" if action.startswith("rescue") else action.split(" ")[-1 if " " not in action else 1].split("-")[0]
    )


def test_an_act_shows_and_hits_what_its_hint_says(looked: list[Looked]):
    n_acts = 0
    for state, seat, _, hint in looked:
        for act in hint.acts:
            check_shows(state, seat, act)
            check_targets(state, seat, act)
            n_acts += 1
    assert n_acts > 15


def test_two_states_that_a_seat_cannot_tell_apart_have_the_same_hint(looked: list[Looked]):
    rng, n_changed = random.Random(3), 0
    for state, seat, information, hint in looked[:4]:
        twin = sample(information, rng)
        other = information_state(twin, seat)
        assert msgspec.json.encode(hint_of(other, settings=QUICK, n_acts=1000)) == msgspec.json.encode(hint)
        n_changed += GAME.reveal(twin) != GAME.reveal(state)
    assert n_changed


def test_acts_are_legal_and_in_order_and_their_reasons_add_up(looked: list[Looked]):
    for _, _, information, hint in looked:
        legal = information.observation.legal
        assert legal
        assert hint.acts
        assert {act.action for act in hint.acts} <= set(legal)
        assert [act.behind for act in hint.acts] == sorted(act.behind for act in hint.acts)
        assert hint.acts[0].behind == hint.acts[0].doubt == 0
        for act in hint.acts:
            assert act.gain + act.behind == pytest.approx(hint.acts[0].gain, abs=0.02)
            assert sum(reason.worth for reason in act.reasons) == pytest.approx(act.gain, abs=0.02)


def test_clues_add_up_to_what_is_believed_and_known_pieces_are_known(looked: list[Looked]):
    n_hidden = 0
    for state, seat, _, hint in looked:
        truth = {view.id: view for view in GAME.reveal(state).pieces}  # type: ignore[attr-defined]
        assert {one.id for one in hint.readings} == {view.id for view in truth.values() if view.owner != seat}
        for reading in hint.readings:
            assert reading.place == truth[reading.id].square
            if reading.known:
                assert reading.chances == ((truth[reading.id].piece, 1.0),)
                continue
            n_hidden += 1
            for kind, chance in reading.chances[:3]:
                logs = sum(dict(clue.logs)[kind] for clue in reading.clues)
                assert exp(logs) == pytest.approx(chance, abs=0.005)
    assert n_hidden


def test_a_set_up_is_proposed_and_nothing_is_told_while_the_other_deploys():
    state = new_game(("me-ring", {}), 1)
    proposed: Hint = hint_of(information_state(state, 0), settings=QUICK, n_acts=1000)
    (act,) = proposed.acts
    GAME.check(state, 0, act.action)
    assert proposed.readings == ()
    state.step(0, act.action)
    assert hint_of(information_state(state, 0), settings=QUICK, n_acts=1000) == Hint("worth", (), ())
