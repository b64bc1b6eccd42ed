"""Changes sent instead of whole observations: applied to the last one they give the next, byte for byte, in every game."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gonfalon import games
from gonfalon.core.game import SPECTATOR
from gonfalon.core.rng import stream
from gonfalon.games import all_games
from gonfalon.match.changes import Run, applied, difference
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting

MOVES = 60


def as_sent(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Item(msgspec.Struct, frozen=True):
    name: str
    number: int = 0


class Sparse(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    is_there: bool = False


class Whole(msgspec.Struct, frozen=True):
    items: tuple[Item, ...] = ()
    pair: tuple[int, int] = (0, 0)
    sparse: tuple[Sparse, ...] = ()
    facts: dict[str, int] = {}
    one: Item | None = None


ABC = tuple(Item(letter) for letter in "abcdefgh")
SPARSE = (Sparse("x", True), Sparse("y"))


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        (Whole(), Whole(), None),
        (Whole(), Whole(one=Item("a")), [".", {"one": ["=", Item("a")]}]),
        (Whole(one=Item("a")), Whole(one=Item("a", 2)), [".", {"one": [".", {"number": ["=", 2]}]}]),
        (Whole(pair=(1, 2)), Whole(pair=(1, 3)), [".", {"pair": ["=", (1, 3)]}]),
        (Whole(facts={"a": 1}), Whole(facts={}), [".", {"facts": ["=", {}]}]),
        (
            Whole(ABC),
            Whole((*ABC[:3], Item("d", 5), *ABC[4:])),
            [".", {"items": ["#", {"3": [".", {"number": ["=", 5]}]}]}],
        ),
        (Whole(ABC), Whole(ABC[:2] + ABC[3:]), [".", {"items": ["+", [Run(0, 2, []), Run(3, 5, [])]]}]),
        (
            Whole(ABC),
            Whole((Item("new"), *ABC)),
            [".", {"items": ["+", [Run(0, 0, [Item("new")]), Run(0, 8, [])]]}],
        ),
        (
            Whole(ABC),
            Whole((*ABC[1:6], Item("a", 1), *ABC[6:])),
            [".", {"items": ["+", [Run(1, 5, [Item("a", 1)]), Run(6, 2, [])]]}],
        ),
        (Whole(ABC), Whole(), [".", {"items": ["=", ()]}]),
        (
            Whole(sparse=SPARSE),
            Whole(sparse=(Sparse("x"), SPARSE[1])),
            [".", {"sparse": ["#", {"0": ["=", Sparse("x")]}]}],
        ),
    ],
)
def test_a_change_tells_what_is_different_and_no_more(was: Whole, now: Whole, told: Any):
    found = difference(was, now)
    assert found == told
    assert applied(as_sent(was), as_sent(found)) == as_sent(now)


@pytest.mark.parametrize("seed", range(200))
def test_lists_of_any_kind_are_changed_into_any_others(seed: int):
    rng = random.Random(seed)
    was, now = (
        tuple(Item(rng.choice("abcdef"), rng.randrange(2)) for _ in range(rng.randrange(9))) for _ in "12"
    )
    assert applied(as_sent(was), as_sent(difference(was, now))) == as_sent(now)


def games_of_all() -> list[tuple[str, str]]:
    """(game, variant) of every game."""
    return [(game.spec.id, variant.id) for game in all_games() for variant in game.spec.variants[:2]]


@pytest.mark.parametrize(("game", "variant"), games_of_all())
def test_the_changes_of_every_viewer_lead_from_each_observation_to_the_next(game: str, variant: str):
    setup = games.get(game).setup(variant)
    match_state, rng = MatchState(Setting(game, setup, 7)), random.Random(variant)
    game_rng, viewers = stream(7, "changes"), (*range(setup.n_seats), SPECTATOR)
    seen: dict[int, Any] = {viewer: match_state.observe(viewer) for viewer in viewers}
    shown = {viewer: as_sent(seen[viewer]) for viewer in viewers}
    for number in range(MOVES):
        if match_state.outcome is not None:
            break
        decision = rng.choice(match_state.decisions())
        action = match_state.game.random_action(match_state.state, decision.seat, game_rng)
        if number == MOVES - 1 and "/resign" in match_state.open_acts(decision.seat):
            action = "/resign"
        match_state.take(Entry(match_state.n_entries, decision.seat, action, f"c{number}", 0))
        together = match_state.observe_each(range(setup.n_seats))
        for viewer in viewers:
            now = match_state.observe(viewer)
            assert together.get(viewer, now) == now
            change = difference(seen[viewer], now)
            shown[viewer] = applied(shown[viewer], as_sent(change))
            assert msgspec.json.encode(shown[viewer]) == msgspec.json.encode(as_sent(now)), (number, viewer)
            seen[viewer] = now
