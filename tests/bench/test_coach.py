"""The measurement of the coaches plants what it says it plants, and looks where it was planted. Nothing is timed or searched here."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from .loading import BENCH, load


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    return load("coach")


@pytest.fixture
def planting(bench: ModuleType) -> Any:
    import coach_planting  # pyright: ignore[reportMissingImports]

    return coach_planting


def wish(planting: Any, games: int = 40) -> Any:
    return planting.Wish("fortress-main", "depth_first", games, 0.15, 7)


def test_an_act_is_given_up_that_is_not_bad_enough(bench: ModuleType, planting: Any):
    """Whoever gives up a piece loses; the other act wins."""
    lost = bench.FAMILIES["fortress"]._replace(
        finish=lambda state, seat: float(not state.steps[-1].action.startswith("sacrifice"))
    )
    state = planting.new_state(lost, "fortress-main", 3)
    by = [make(1) for make in (lost.makers["depth_first"], lost.makers["level_2"])]
    planting.play(lost, state, by, 12)
    known = planting.games.get("fortress").information_state(state, state.to_act()[0])
    bad = next(text for text in known.observation.legal if text.startswith("sacrifice"))
    good = next(text for text in known.observation.legal if not text.startswith("sacrifice"))
    found = planting.gap_of(lost, known, (good, bad), wish(planting), 5)
    assert (found.gap, found.games) == (1.0, 40)
    assert planting.gap_of(lost, known, (bad, good), wish(planting), 5).games == planting.LOOKS[0]


@pytest.mark.parametrize("family", ["fortress", "fellowship"])
def test_a_line_is_a_whole_legal_game_with_the_mistake_in_its_place(
    bench: ModuleType, planting: Any, monkeypatch: pytest.MonkeyPatch, family: str
):
    given = bench.FAMILIES[family]
    asked = planting.Wish(given.variants[0], given.judges[0], 40, 0.15, 44_000)
    found = planting.Gap(0.9, 0.6, 0.01, 40)
    monkeypatch.setattr(planting, "gap_of", lambda *_: found)
    line = planting.planted(given, asked, 1)
    assert line["acts"][line["place"]] == (line["seat"], line["act"])
    assert line["act"] != line["instead_of"]
    answers = planting.answers_of(given, line)
    planted = [one for one in answers if one.frame == line["place"]]
    assert [one.action.split(bench.SET)[0] for one in planted] == [line["act"]]


def test_a_game_without_a_bad_enough_act_is_no_line_to_find(
    bench: ModuleType, planting: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(planting, "gap_of", lambda *_: planting.Gap(0.5, 0.5, 0.1, 12))
    line = planting.planted(bench.FAMILIES["fortress"], wish(planting), 0)
    assert "place" not in line
    assert line["acts"]


def test_the_summary_counts_what_was_found_by_player(bench: ModuleType):
    lines = [
        {"number": 0, "styles": ["hunter", "prober"], "found": True, "rank": 1},
        {"number": 1, "styles": ["hunter", "prober"], "found": False, "rank": 5, "rank_without_own": 3},
    ]
    asked = bench.argparse.Namespace(what="find")
    told = bench.summary(asked, lines)
    assert (told["found"]["k"], told["found"]["n"]) == (1, 2)
    assert told["found_without_own"]["k"] == 2
    assert (told["hunter"]["k"], told["prober"]["k"]) == (1, 0)
