"""The measurement of the coaches plants what it says it plants, and looks where it was planted. Nothing is timed or searched here."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from gonfalon.players.coaching import CoachScale, JudgedTurn

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
    return planting.Wish("fortress-main", ("depth_first", "level_2"), games, 0.15, 7)


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
    found = planting.gap_of(planting.GamesFrom(lost, known), (good, bad), wish(planting), "depth_first", 5)
    assert (found.gap, found.games, found.holds) == (1.0, planting.LEAST_GAMES, True), "that is sure by then"
    whole = wish(planting)._replace(ends_early=False)
    assert planting.gap_of(planting.GamesFrom(lost, known), (good, bad), whole, "depth_first", 5).games == 40
    other = planting.gap_of(planting.GamesFrom(lost, known), (bad, good), wish(planting), "depth_first", 5)
    assert (other.games, other.holds) == (planting.LOOKS[0], False)


@pytest.mark.parametrize(("second", "asked", "is_one"), [(0.2, 2, True), (0.1, 2, False)])
def test_a_mistake_is_one_by_every_judge(
    bench: ModuleType,
    planting: Any,
    monkeypatch: pytest.MonkeyPatch,
    second: float,
    asked: int,
    is_one: bool,
):
    """Where only the first style of going on loses by it, it is none; and where the first does not, the second is not asked."""
    costs = {"depth_first": 0.3, "level_2": second}

    def gap_of(_games: Any, _acts: Any, wished: Any, judge: str, _seed: int) -> Any:
        return planting.Gap(costs[judge], 0.0, 0.01, 9, costs[judge] >= wished.gap)

    monkeypatch.setattr(planting, "gap_of", gap_of)
    found = planting.gaps_of(None, ("a", "b"), wish(planting), 5)
    assert len(found) == asked
    assert planting.all_hold(found, wish(planting)) == is_one
    assert planting.least_gap(found) == second
    costs["depth_first"] = 0.0
    assert list(planting.gaps_of(None, ("a", "b"), wish(planting), 5)) == ["depth_first"]


def test_the_worst_acts_are_tried_first_where_games_cost_little(bench: ModuleType, planting: Any):
    """On boards of their own, and each game once. Acts that a few games clear are not tried."""
    scores, played = {"mine": 0.9, "bad": 0.5, "worst": 0.1, "fine": 0.9}, list[tuple[str, int]]()

    def score(act: str, seed: int) -> float:
        played.append((act, seed))
        return scores[act]

    cheap = bench.FAMILIES["fortress"]._replace(compiled={"depth_first": lambda *_: score})
    games_from = planting.GamesFrom(cheap, None)
    others = ["bad", "fine", "worst"]
    assert planting.worst_first(games_from, "mine", others, wish(planting), 5) == ["worst", "bad"]
    assert len(played) == len(set(played)), "the games after the better act serve all comparisons"
    screened = {seed for _, seed in played}
    played.clear()
    planting.gap_of(games_from, ("mine", "worst"), wish(planting), "depth_first", 5)
    assert screened.isdisjoint(seed for _, seed in played), "what chose an act does not confirm it"


def test_acts_are_tried_as_they_come_where_games_are_dear(bench: ModuleType, planting: Any):
    games_from = planting.GamesFrom(bench.FAMILIES["fortress"], None)
    assert planting.worst_first(games_from, "a", ["c", "b"], wish(planting), 5) == ["c", "b"]


@pytest.mark.parametrize("family", ["fortress", "fellowship"])
def test_a_line_is_a_whole_legal_game_with_the_mistake_in_its_place(
    bench: ModuleType, planting: Any, monkeypatch: pytest.MonkeyPatch, family: str
):
    given = bench.FAMILIES[family]
    asked = planting.Wish(given.variants[0], given.judges, 40, 0.15, 44_000)
    found = planting.Gap(0.9, 0.6, 0.01, 40, holds=True)
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
    monkeypatch.setattr(planting, "gap_of", lambda *_: planting.Gap(0.5, 0.5, 0.1, 12, holds=False))
    line = planting.planted(bench.FAMILIES["fortress"], wish(planting), 0)
    assert "place" not in line
    assert line["acts"]


def test_the_ceiling_tells_the_place_of_a_planted_mistake_by_each_judge(
    bench: ModuleType, planting: Any, monkeypatch: pytest.MonkeyPatch
):
    """The planted act is compared with what it stands for, the others with what the coach would have done."""
    given = bench.FAMILIES["fortress"]
    found = planting.Gap(0.9, 0.6, 0.01, 40, holds=True)
    monkeypatch.setattr(planting, "gap_of", lambda *_: found)
    line = planting.planted(given, planting.Wish(given.variants[0], given.judges, 40, 0.15, 44_000), 1)
    line["judges"] = {"depth_first": {}, "level_2": {}}
    answers = planting.answers_of(given, line)
    turn = next(one for one in answers if one.frame == line["place"]).number
    others = [one.number for one in answers if one.number != turn][:2]
    gaps = {("a", "b"): (0.5, 0.0), ("c", "d"): (0.4, 0.1), (line["instead_of"], line["act"]): (0.3, 0.2)}

    def gaps_of(_games: Any, acts: tuple[str, str], wished: Any, _seed: int) -> Any:
        assert (wished.games, wished.ends_early) == (30, False)
        return {
            judge: planting.Gap(gap, 0.0, 0.01, 30, holds=True)
            for judge, gap in zip(line["judges"], gaps[acts], strict=True)
        }

    monkeypatch.setattr(bench, "gaps_of", gaps_of)
    worst = [
        [number, 2.0, 0.2, "plan", *acts]
        for number, acts in zip(others, (("a", "b"), ("c", "d")), strict=True)
    ]
    asked = SimpleNamespace(games=30, seed=1, what="ceiling")
    told = bench.ceiling_of(given, line, {"turn": turn, "worst": worst}, asked)
    assert told["places"] == {"depth_first": 3, "level_2": 1, "least": 1}
    assert told["gaps"] == {"depth_first": 0.3, "level_2": 0.2, "least": 0.2}
    assert bench.summary(asked, [told])["level_2"]["k"] == 1


def test_the_summary_counts_what_was_found_by_player(bench: ModuleType):
    lines = [
        {"number": 0, "styles": ["hunter", "prober"], "found": True, "rank": 1},
        {"number": 1, "styles": ["hunter", "prober"], "found": False, "rank": 5, "rank_without_dearer": 3},
        {"number": 2, "styles": ["hunter", "prober"], "found": False, "rank": 5, "rank_without_dearer": 4},
        {"number": 3, "styles": ["hunter", "prober"], "found": False, "rank": 2},
    ]
    asked = bench.argparse.Namespace(what="find", gap=0.15)
    told = bench.summary(asked, lines)
    assert (told["found"]["k"], told["found"]["n"]) == (1, 4)
    assert told["verdicts"] == {"found": 1, "again": 1, "outranked": 1, "missed": 1}
    assert told["found_or_again"]["k"] == 2
    assert told["all_but_missed"]["k"] == 3
    assert (told["hunter"]["k"], told["prober"]["k"]) == (1, 0)


@pytest.mark.parametrize(
    ("own", "verdict"), [((0.3, 0.3), "outranked"), ((0.1, 0.3), "missed"), ((0.2, 0.2), "outranked")]
)
def test_a_dearer_mistake_of_ones_own_may_stand_before_a_planted_one(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch, own: tuple[float, float], verdict: str
):
    """Three turns stand before it that cost nothing by the same measure, or as much; the planted one costs 0.2 again."""
    import coach_planting  # pyright: ignore[reportMissingImports]

    family = bench.FAMILIES["fortress"]
    line = coach_planting.planted(
        family, coach_planting.Wish("fortress-main", ("depth_first",), 1, 2.0, 44_000), 1
    )
    decisions = coach_planting.answers_of(family, line)[:6]
    line |= {
        "place": decisions[4].frame,
        "instead_of": "better",
        "act": "planted",
        "gap": 0.2,
        "judges": {"depth_first": {}},
    }
    turns = [turn(one.number, 9.0 - one.number) for one in decisions]
    costs = {"planted": 0.2, "1": own[0], "2": own[1], "3": 0.0, "4": own[0]}

    def gaps_of(_games: Any, acts: tuple[str, str], asked: Any, _seed: int) -> Any:
        cost = costs[acts[1]]
        return {"depth_first": coach_planting.Gap(cost, 0.0, 0.01, asked.games, cost >= asked.gap)}

    monkeypatch.setattr(bench, "judged", lambda *_: {one.number: one for one in turns})
    monkeypatch.setattr(bench, "answers_of", lambda *_: decisions)
    monkeypatch.setattr(bench, "gaps_of", gaps_of)
    asked = bench.argparse.Namespace(excuse=True, excuse_games=40, seed=7, gap=0.15)
    found = bench.found_in(family, line, asked)
    assert (found["rank"], found["verdict"]) == (5, verdict)
    assert found["again"] == 0.2
    asked.excuse = False
    assert bench.found_in(family, line, asked)["verdict"] == "missed", "nothing was played on"


def test_a_mistake_may_be_told_by_the_turn_on_which_it_was_made_again(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch
):
    """The second turn and the fourth missed the same better act; the second lost more by it."""
    import coach_planting  # pyright: ignore[reportMissingImports]

    family = bench.FAMILIES["fortress"]
    line = coach_planting.planted(
        family, coach_planting.Wish("fortress-main", ("depth_first",), 1, 2.0, 44_000), 1
    )
    decisions = coach_planting.answers_of(family, line)[:6]
    line |= {"place": decisions[1].frame, "gap": 0.2}
    turns = [turn(one.number, 8.0 - one.number, "the same") for one in decisions[1:4:2]]
    turns += [turn(one.number, 3.0) for one in (decisions[0], decisions[2], *decisions[4:])]
    monkeypatch.setattr(bench, "judged", lambda *_: {one.number: one for one in turns})
    monkeypatch.setattr(bench, "answers_of", lambda *_: decisions)
    asked = bench.argparse.Namespace(excuse=True, excuse_games=40, seed=7, gap=0.15)
    found = bench.found_in(family, line, asked)
    assert (found["rank"], found["shown"], found["verdict"]) == (1, 2, "found")
    line |= {"place": decisions[3].frame}
    found = bench.found_in(family, line, asked)
    assert (found["found"], found["rank"], found["shown"], found["verdict"]) == (False, 1, 2, "again")
    small = [turn(one.number, 0.1) for one in decisions]
    monkeypatch.setattr(bench, "judged", lambda *_: {one.number: one for one in small})
    found = bench.found_in(family, line, asked)
    assert (found["found"], found["verdict"]) == (False, "missed"), "no report names so small a loss"


def turn(number: int, loss: float, best: str = "") -> JudgedTurn:
    return JudgedTurn(
        number, number - 1, str(number), best or f"best {number}", loss, 0.0, 0.0, 0.0, "plan", ()
    )


def test_the_time_of_a_report_is_told_in_three_parts(bench: ModuleType, monkeypatch: pytest.MonkeyPatch):
    """The second of ten turns is the first finding; the clock counts how often the coach has looked."""
    looks = list[tuple[int, str]]()

    def judge(decision: Any, effort: str) -> JudgedTurn:
        looks.append((decision.number, effort))
        return turn(decision.number, 2.0 if decision.number == 2 else 0.4)

    scale = CoachScale((0.3, 1.0, 2.0), 0.4, 5.0, 6)
    coach = SimpleNamespace(
        judge=judge, first=lambda _: (1,), scale=scale, lessons={}, closed=lambda _: frozenset()
    )
    monkeypatch.setattr(bench.players, "coach_of", lambda _: coach)
    monkeypatch.setattr(bench.time, "process_time", lambda: float(len(looks)))
    asked = bench.argparse.Namespace(variant="fortress-main", seed=3, plies=20)
    told = bench.timed(bench.FAMILIES["fortress"], asked)
    n = told["turns"]
    assert told["plies"] == 20
    assert (told["first_cpu_s"], told["quick_cpu_s"], told["whole_cpu_s"]) == (1.0, n, 2 * n)
    assert looks[1] == (2, "quick")
