"""A user's own cards and scenarios from TOML files: the example of the guide, errors with file, line and field, invented sets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gonfalon import players
from gonfalon.core.errors import FaultyActionError, RulesetError
from gonfalon.core.game import GameSetup, decision_of
from gonfalon.games.fellowship import deck_names, deck_text
from gonfalon.games.fellowship.cards import load
from gonfalon.games.fellowship.decks import starter_text
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine import vocabulary as v
from gonfalon.games.fellowship.engine.programs import PROGRAMS
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.own import files

from .invented import Inventor

GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "own-cards.md"
ROUND = {
    "after_draw",
    "planning",
    "quest_start",
    "after_commit",
    "after_staging",
    "after_quest",
    "after_travel",
    "after_refresh",
}
FIGHT = {"after_engagement", "after_checks", "after_shadows", "attack_1", "strike_1"}


def example(name: str) -> str:
    """The example of the guide as a set of this name."""
    text = GUIDE.read_text(encoding="utf-8")
    found = text.partition("```toml ford.toml\n")[2].partition("```")[0]
    assert 'id = "wardens"' in found
    return (
        found.replace('"wardens"', f'"{name}"')
        .replace("ford-warden", f"{name}-warden")
        .replace("water-orc", f"{name}-orc")
        .replace("deep-water", f"{name}-water")
        .replace("hold-the-ford", f"{name}-ford")
        .replace("far-bank", f"{name}-bank")
    )


def written(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def deck_with(line: str) -> str:
    """A deck with cards of a file: the starter deck of Spirit, and whatever makes fifty cards."""
    rest = (
        "3x Snowbourn Scout",
        "3x Faramir",
        "3x Blade Mastery",
        "3x Feint",
        "3x Swift Strike",
        "3x Ever Vigilant",
    )
    return "\n".join([starter_text("spirit"), line, *rest])


@pytest.fixture(scope="module", autouse=True)
def _nothing_stays_known() -> Iterator[None]:
    """Other tests look through all cards: what these files have made known is forgotten afterwards."""
    registered: list[Any] = [m.OWN, c.OF_CARD, c.CLAUSES, PROGRAMS, files._KNOWN]  # pyright: ignore[reportPrivateUsage]
    load()
    before: list[Any] = [dict(one) for one in registered]
    yield
    for one, was in zip(registered, before, strict=True):
        one.clear()
        one.update(was)
    deck_names.by_name.cache_clear()
    deck_names.titles.cache_clear()
    deck_text.read.cache_clear()


# ---- the example ------------------------------------------------------------------------------------------------------


def test_the_example_of_the_guide_is_played_to_its_end(tmp_path: Path) -> None:
    path = written(tmp_path, example("played"))
    setup = GAME.setup(path, brought=[deck_with("3x Ford Warden")])
    state, player = GAME.new(3, setup), players.make("fellowship", 1, 1)
    met = set[str]()
    while state.outcome is None:
        decision = decision_of(state, 0)
        assert decision is not None
        mine = [one.action for one in decision.options or () if "played-warden" in one.action]
        events = state.step(0, mine[0] if mine else player.act(GAME.information_state(state, 0)))
        met.update(str(event.facts.get("clause", "")) for event in events)
    assert {"played-ford.setup", "played-orc.shadow"} & met
    assert state.catalogue.scenario.title == "The Ford in the Dark"
    assert state.catalogue.cards[state.catalogue.by_key["played-warden.1"]].text


def test_the_warden_scouts_as_he_enters_play(tmp_path: Path) -> None:
    setup = GAME.setup(written(tmp_path, example("scouts")), brought=[deck_with("3x Ford Warden")])
    own = c.OF_CARD["scouts-warden"][0]
    assert (own.id, own.on) == ("scouts-warden.response", "enters_play")
    for seed in range(40):
        state = GAME.new(seed, setup)
        if any(state.catalogue.cards[i].id == "scouts-warden" for i in state.piles[m.HAND]):
            break
    (warden,) = [i for i in state.piles[m.HAND] if state.catalogue.cards[i].id == "scouts-warden"][:1]
    location = next(i for i in state.piles[m.ENCOUNTER] if state.catalogue.cards[i].type == "location")
    state.put(location, m.STAGING)
    for hero in state.heroes(0):
        state.resources[hero] = 3
    state.step(0, "keep")
    key = state.catalogue.key[warden]
    for _ in range(8):
        decision = decision_of(state, 0)
        assert decision is not None
        options = [one.action for one in decision.options or ()]
        fitting = [one for one in options if key in one or one.startswith(("pay", "choose"))]
        state.step(0, fitting[0] if fitting else "pass")
        if sum(state.progress):
            break
    assert sum(state.progress) == 1


def test_shipped_games_know_nothing_of_a_file(tmp_path: Path) -> None:
    before = GAME.new(1, GAME.setup("passage-through-mirkwood")).digest()
    text = example("unknown").replace('sets = ["unknown", "spiders-of-mirkwood"]', 'sets = ["unknown"]')
    GAME.setup(written(tmp_path, text.replace("quantity = 3", 'quantity = 3\nset = "spiders-of-mirkwood"')))
    assert GAME.new(1, GAME.setup("passage-through-mirkwood")).digest() == before
    with pytest.raises(FaultyActionError, match="unknown card"):
        GAME.setup("passage-through-mirkwood", brought=[deck_with("3x Ford Warden")])
    assert "unknown-orc" not in m.all_cards()


def test_a_set_keeps_its_content_until_the_process_ends(tmp_path: Path) -> None:
    path = written(tmp_path, example("kept"))
    first = files.load(path)
    assert files.load(path) is first
    written(tmp_path, example("kept").replace("cost = 2", "cost = 1"))
    with pytest.raises(RulesetError, match=r"mine\.toml:1: id: the set 'kept' was read with other content"):
        files.load(path)


# ---- errors -----------------------------------------------------------------------------------------------------------

WRONG = {
    "step": (
        'step = "place_progress"',
        'step = "place_progres"',
        "card.clause.do: there is no step 'place_progres'; did you mean 'place_progress'?",
    ),
    "parameter": (
        'which = "location", amount = 1',
        'witch = "location", amount = 1',
        "did you mean 'which'?",
    ),
    "missing": ('which = "location", amount = 1', 'which = "location"', "place_progress needs `amount`"),
    "trigger": (
        'on = "enters_play"',
        'on = "enter_play"',
        "card.clause.on: there is no such word 'enter_play'; did you mean 'enters_play'?",
    ),
    "register": (
        'which = "location", amount',
        'which = "one", amount',
        "place_progress is for location, and this may be ally",
    ),
    "kind": (
        'pick = "locations" }',
        'pick = "heroes" }',
        "place_progress is for location, and this may be hero",
    ),
    "pool": ('pick = "locations" }', 'pick = "place" }', "there is no such word 'place'"),
    "condition": (
        'when = { is = "card" }',
        'when = { iss = "card" }',
        "card.clause.when: there is no field 'iss'; did you mean 'is'?",
    ),
    "fact": ("cost = 2", "costs = 2", "card.costs: unknown; did you mean 'cost'?"),
    "number": ("hit_points = 2", "hit_points = 0", "card.hit_points: must be at least 1"),
    "text for a number": ("hit_points = 2", 'hit_points = "2"', "card.hit_points: Expected `int`"),
    "no number": ("engagement_cost = 28", "", "card.engagement_cost: is missing: every enemy has it"),
    "keyword": (
        'keywords = ["sentinel"]',
        'keywords = ["sentry"]',
        "card.keywords: there is no keyword 'sentry'",
    ),
    "title": ('title = "Ford Warden"', 'title = "Ford Warden 2"', "card.title: needs letters and no digits"),
    "set": ('"spiders-of-mirkwood"]', '"spiders"]', "scenario.sets: no cards are of the set 'spiders'"),
    "quest": ('quests = [["', 'quests = [["no-', "scenario.quests: there is no quest card"),
    "constant": ('on = "attack"\n', 'on = "strength"\n', "there is no constant effect 'strength'"),
    "hand": (
        'which = { pick = "locations" } }',
        'which = { pick = "hand", of = "you" } }',
        "a card chosen from a hand must be used by the next step",
    ),
    "seat": (
        'steps = [{ step = "reveal_top" }]',
        'steps = [{ step = "draw", amount = 1, of = "self" }]',
        "a seat is one of",
    ),
    "question": (
        'register = "location", which',
        'register = "location", kind = "attackers", which',
        "there is no such word 'attackers'; known: cost, discard, target",
    ),
    "nobody": (
        'step = "each_player", steps = [{ step = "reveal_top" }]',
        'step = "draw", amount = 1',
        "nobody is `you` here",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_an_error_names_file_line_and_field(tmp_path: Path, name: str) -> None:
    right, wrong, told = WRONG[name]
    own = f"wrong-{name.replace(' ', '-')}"
    text = example(own)
    assert right in text, right
    faulty = text.replace(right, wrong, 1)
    with pytest.raises(RulesetError) as raised:
        files.load(written(tmp_path, faulty))
    message = str(raised.value)
    assert told in message
    place, line = message.split(":")[:2]
    assert place == "mine.toml"
    at = faulty[: faulty.index(wrong)].count("\n") + 1 if wrong and wrong in faulty else 0
    lines = faulty.splitlines()
    start = max((n for n in range(1, at + 1) if lines[n - 1].startswith("[")), default=1)
    assert at == 0 or start <= int(line) <= at, (message, at)
    files.load(written(tmp_path, text))


# ---- invented sets ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def invented(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    folder = tmp_path_factory.mktemp("invented")
    found: dict[int, str] = {}
    for seed in range(100, 108):
        path = folder / f"{seed}.toml"
        path.write_text(Inventor(seed).file(), encoding="utf-8")
        found[seed] = str(path)
    return found


def setups(invented: dict[int, str]) -> Iterator[GameSetup]:
    for number, (seed, path) in enumerate(invented.items()):
        decks = [Inventor(seed).deck(), "spirit", "lore"][: 1 + number % 3]
        yield GAME.setup(path, n_seats=len(decks), brought=decks, ply_cap=400)


def test_random_invented_cards_are_played_through_every_window(invented: dict[int, str]) -> None:
    """By random actions; what a seat knows can be drawn again at any time and looks the same."""
    met: set[str] = set()
    for number, setup in enumerate(setups(invented)):
        rng = random.Random(number)
        state = GAME.new(number, setup)
        while state.outcome is None:
            seat = state.to_act()[0]
            if state.pending is not None:
                met.add(str(state.pending.facts.get("window", "")))
            if rng.random() < 0.05:
                information = GAME.information_state(state, seat)
                assert GAME.observe(GAME.sample(information, rng), seat) == information.observation
            state.step(seat, GAME.random_action(state, seat, rng))
    assert met >= ROUND | FIGHT


@pytest.mark.parametrize(
    ("level", "plies"),
    [(1, 20), (2, 2), (3, 1), *(pytest.param(n, 60, marks=pytest.mark.long) for n in (2, 3, 4, 5))],
)
def test_every_level_plays_invented_cards(invented: dict[int, str], level: int, plies: int) -> None:
    for number, setup in enumerate(setups(invented)):
        state = GAME.new(number, setup)
        one = players.make("fellowship", level, number)
        while state.outcome is None and state.ply < plies:
            seat = state.to_act()[0]
            state.step(seat, one.act(GAME.information_state(state, seat)))


@pytest.mark.parametrize(
    ("number", "level", "reason"),
    [
        (3, 1, "all_eliminated"),
        (4, 1, "quest_won"),
        pytest.param(7, 1, "quest_won", marks=pytest.mark.long),
    ],
)
def test_a_level_plays_an_invented_scenario_to_its_end(
    invented: dict[int, str], number: int, level: int, reason: str
) -> None:
    """Won or lost by the rules, after more than one round; the cap on actions ends none of them."""
    state = GAME.new(number, list(setups(invented))[number])
    one = players.make("fellowship", level, number)
    while state.outcome is None:
        seat = state.to_act()[0]
        state.step(seat, one.act(GAME.information_state(state, seat)))
    assert state.outcome.reason == reason
    assert state.round > 1


def test_the_guide_names_every_word() -> None:
    from gonfalon.games.fellowship.own import constant, kinds, values, words

    text = GUIDE.read_text(encoding="utf-8")
    said = [
        *words.step_words(),
        *values.CONDITIONS,
        *values.TRUTHS,
        *values.SELECTIONS,
        *values.FILTERS,
        *values.PICKABLE,
    ]
    said += [
        *constant.ABOUT_THE_GAME,
        *constant.ABOUT_A_CARD,
        *constant.OWN_PLACE,
        *constant.WORDS,
        *v.FACTS,
        *kinds.CHOSEN,
    ]
    assert [word for word in said if f"`{word}`" not in text] == []
