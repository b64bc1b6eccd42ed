"""Every lesson is replayed by the rules: what its file says of each act, its texts, and what a bad file is told."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from gonfalon import games, text
from gonfalon.core.errors import ArgumentError, RulesetError
from gonfalon.learn import attempt, loading
from gonfalon.learn.lesson import Lesson

from .claims import claim_of

LESSONS = loading.lessons()
PATHS = {"stratego": 10, "middle_earth": 8, "fortress": 5, "fellowship": 4}
MOST_WORDS = 30
by_id = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)


def main_line(lesson: Lesson, n_steps: int) -> list[str]:
    return list(attempt.shown_acts(lesson, n_steps))


def test_every_path_is_whole():
    for game, count in PATHS.items():
        assert [one.number for one in LESSONS if one.game == game] == list(range(1, count + 1))
    assert len(LESSONS) == sum(PATHS.values())


@by_id
def test_the_rules_answer_as_the_file_says(lesson: Lesson):
    for number, step in enumerate(lesson.steps):
        for act in step.acts:
            found = attempt.attempt(lesson, [*main_line(lesson, number), *act.after], act.act)
            assert found.expected == act
            if found.refusal:
                assert act.engine == f"refused:{found.refusal.reason}", act
                continue
            assert found.judgement == act.verdict
            assert claim_of(lesson.game, found.frames[0].events) == act.engine, act
            if act.reply:
                assert claim_of(lesson.game, found.frames[1].events) == act.reply_engine, act


@by_id
def test_every_right_way_leads_to_the_end(lesson: Lesson):
    ways = [[(*act.after, act.act) for act in step.acts if act.verdict == "right"] for step in lesson.steps]
    for way in product(*ways):
        place = attempt.position(lesson, [act for acts in way for act in acts])
        assert place.done == len(lesson.steps)
        state = place.state
        assert state.outcome is None or state.outcome.returns[lesson.learner] > 0


@by_id
def test_the_learner_is_asked_at_every_step(lesson: Lesson):
    for number in range(len(lesson.steps)):
        state = attempt.position(lesson, main_line(lesson, number)).state
        assert lesson.learner in state.to_act()


@by_id
def test_texts_and_rule_are_there(lesson: Lesson):
    missing = [name for name in lesson.text_ids() if not text.has_text(name)]
    assert missing == []
    page = Path("docs/rules") / f"{games.get(lesson.game).spec.rules_page}.md"
    section = lesson.rule
    rules = page.read_text(encoding="utf-8")
    assert f"**{section}**" in rules or f"### {section.split('-')[1]} " in rules, section


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_sentence_in_sight_is_short(language: str):
    for lesson in LESSONS:
        words = text.text(language, f"lesson-{lesson.id}-teaches").split()
        assert len(words) <= MOST_WORDS, (lesson.id, words)


def test_no_text_is_left_of_a_lesson_that_is_gone():
    asked = {name for lesson in LESSONS for name in lesson.text_ids()}
    files = (text.LOCALES / "en").glob("*_lessons.ftl")
    said = {
        name
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if (name := line.split(" =")[0]).startswith("lesson-")
    }
    general = {name for name in said - asked if name.startswith(("lesson-setup-", "lesson-missed-"))}
    assert said - asked - general == set()


def test_a_wrong_act_is_played_with_its_consequence():
    found = attempt.attempt(loading.lesson("spy"), [], "e3-e4")
    assert found.judgement == "wrong"
    assert [event.kind for event in found.frames[1].events][:1] == ["combat"]


def test_an_act_that_nobody_expected_is_told_apart():
    found = attempt.attempt(loading.lesson("moving"), [], "d4-d3")
    assert (found.judgement, found.expected) == ("other", None)
    refused = attempt.attempt(loading.lesson("moving"), [], "a1-a2")
    assert refused.judgement == "refused"
    assert refused.refusal is not None
    assert refused.refusal.reason == "immobile"


def test_another_right_act_is_gone_on_with():
    lesson = loading.lesson("fighting")
    state = attempt.position(lesson, ["e5-e6", "f4-g4"]).state
    squares = {piece.square for piece in games.get("stratego").observe(state, 0).pieces}
    assert {"g4", "e6", "f8"} <= squares


def test_what_is_no_way_is_refused():
    lesson = loading.lesson("moving")
    with pytest.raises(ArgumentError, match="does not lead on"):
        attempt.position(lesson, ["d4-c4"])
    with pytest.raises(ArgumentError, match="is done"):
        attempt.attempt(lesson, main_line(lesson, 3), "e6-e7")
    with pytest.raises(ArgumentError, match="no lesson"):
        loading.lesson("no-such")


GOOD = 'game = "stratego"\nnumber = 1\nminutes = 1\nrule = "STRAT-4.2"\nvariant = "duel"\n'
STEP = '[[steps]]\nshown_act = "a1-a2"\nacts = [{ act = "a1-a2", verdict = "right", engine = "quiet" }]\n'


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (GOOD + STEP.replace('"right"', '"good"'), r"mine.toml: .*'good'.*steps\[0\].acts\[0\].verdict"),
        (GOOD + "[[steps]]\nacts = []\n", r"mine.toml: .*shown_act"),
        (GOOD + "colour = 1\n" + STEP, "mine.toml: .*colour"),
        (GOOD, "mine.toml: .*steps"),
        (GOOD.replace('"stratego"', '"chess"') + STEP, "mine.toml: game: 'chess'"),
        (GOOD + STEP.replace('shown_act = "a1-a2"', 'shown_act = "a1-b1"'), r"steps\[1\].shown_act: 'a1-b1'"),
        (GOOD + "test_step = 2\n" + STEP, "test_step: there are 1 steps"),
        (GOOD + 'kind = "setup"\n' + STEP, "setup_given"),
        ("game = ", "mine.toml: cannot be read as TOML"),
    ],
)
def test_a_bad_file_is_told_where(tmp_path: Path, content: str, says: str):
    (tmp_path / "mine.toml").write_text(content, encoding="utf-8")
    with pytest.raises(RulesetError, match=says):
        loading.read(tmp_path / "mine.toml")
