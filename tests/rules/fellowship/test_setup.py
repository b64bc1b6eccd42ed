"""Section 3: what is chosen before the game, and the order in which it is set up."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.errors import FaultyActionError, GonfalonError, RulesetError
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import modify_group, raise_threat
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import GAME

from .board import HEROES, Board
from .test_points import TACTICS, new_game

MIRKWOOD, ANDUIN, ESCAPE = "passage-through-mirkwood", "journey-down-the-anduin", "escape-from-dol-guldur"


def begun(scenario: str = MIRKWOOD, n_seats: int = 1, seed: int = 7, **options: Any) -> State:
    """A game in which everybody has kept his hand."""
    s = GAME.new(seed, GAME.setup(scenario, n_seats=n_seats, **options))
    for seat in s.to_act():
        s.step(seat, "keep")
    return s


def ids(s: State, pile: int) -> list[str]:
    """The cards of a pile."""
    return [s.card(i).id for i in s.piles[pile]]


def test_what_is_settled_before_the_game() -> None:
    """CARD-3.1, CARD-3.10, CARD-3.18: every option has its default, and nothing else is taken."""
    options = dict(GAME.setup(MIRKWOOD).options)
    assert options == {
        "rules": "faq",
        "difficulty": "standard",
        "first_player": "lot",
        "open_hands": False,
        "copies": "any",
        "ply_cap": 0,
    }
    refused: tuple[dict[str, Any], ...] = (
        {"difficulty": "easy and basic"},
        {"rules": "2022"},
        {"ply_cap": -1},
        {"copies": "all"},
    )
    for wrong in refused:
        with pytest.raises(GonfalonError):
            GAME.setup(MIRKWOOD, **wrong)
    with pytest.raises(FaultyActionError) as fault:
        GAME.setup(MIRKWOOD, n_seats=2, brought=("spirit", "spirit"))
    assert fault.value.faults[0].kind == "hero_taken"


def test_the_order_of_the_setup() -> None:
    """CARD-3.2, CARD-3.4, CARD-3.5, CARD-3.7: heroes ready and bare, threat added up, six cards, and no stage before the mulligan."""
    s = new_game(n_seats=2, brought=("leadership", "spirit"))
    assert s.threat == [29, 24]
    for seat in (0, 1):
        assert (len(s.piles[m.HAND + seat]), len(s.piles[m.DECK + seat])) == (6, 24)
        for i in s.piles[m.AREA + seat]:
            assert s.card(i).type == "hero"
            assert (s.is_ready(i), s.damage[i], s.resources[i], s.progress[i]) == (True, 0, 0, 0)
    assert s.quest() == -1
    assert s.pending is not None
    assert s.pending.kind == "mulligan"
    assert [event.kind for event in s.start if event.kind in ("response", "order")] == []


@pytest.mark.parametrize(
    ("scenario", "difficulty", "cards"),
    [
        *((MIRKWOOD, difficulty, n) for difficulty, n in (("standard", 36), ("basic", 36), ("easy", 27))),
        *((ANDUIN, difficulty, n) for difficulty, n in (("standard", 47), ("basic", 47), ("easy", 32))),
        *((ESCAPE, difficulty, n) for difficulty, n in (("standard", 41), ("basic", 41), ("easy", 30))),
    ],
)
def test_the_encounter_deck_and_the_resource_of_easy(scenario: str, difficulty: str, cards: int) -> None:
    """CARD-3.3, CARD-3.11, CARD-3.12, CARD-3.16: of the sets of the scenario alone; the threat limit is 50."""
    s = new_game(scenario, difficulty=difficulty)
    assert len(s.piles[m.ENCOUNTER]) == cards
    assert {s.card(i).set for i in s.piles[m.ENCOUNTER]} == set(s.catalogue.scenario.sets)
    assert [s.resources[i] for i in s.heroes(0)] == [int(difficulty == "easy")] * 3
    assert s.catalogue.scenario.threat_limit == 50
    other = GAME.new(8, s.setup)
    assert sorted(ids(other, m.ENCOUNTER)) == sorted(ids(s, m.ENCOUNTER))
    assert ids(other, m.ENCOUNTER) != ids(s, m.ENCOUNTER)
    assert ids(other, m.DECK) != ids(s, m.DECK)


def test_lots_or_the_option_name_the_first_player() -> None:
    """CARD-3.6, CARD-1.4: every seat comes up by lot; a seat that nobody has is refused."""
    setup = GAME.setup(MIRKWOOD, n_seats=3)
    assert {GAME.new(seed, setup).first for seed in range(20)} == {0, 1, 2}
    for said in ("1", "2", "3"):
        assert new_game(n_seats=3, first_player=said).first == int(said) - 1
    assert new_game().first == 0
    with pytest.raises(RulesetError, match="first_player"):
        GAME.setup(MIRKWOOD, n_seats=2, first_player="3")


def test_one_mulligan_each_at_the_same_time() -> None:
    """CARD-3.8: nobody hears what another has answered before all have, and the second hand is kept."""
    s = new_game(n_seats=2)
    assert s.to_act() == (0, 1)
    hands = [s.piles[m.HAND], s.piles[m.HAND + 1]]
    events = s.step(1, "redraw")
    assert [event for event in events if event.heard_by(0)] == []
    assert s.piles[m.HAND + 1] == hands[1]
    events = s.step(0, "keep")
    said = {event.facts["seat"]: event.facts["choice"] for event in events if event.kind == "mulligan"}
    assert said == {0: "keep", 1: "redraw"}
    assert s.piles[m.HAND][:6] == hands[0]
    assert s.piles[m.HAND + 1][:6] != hands[1]
    assert s.pending is None or s.pending.kind != "mulligan"


def test_stage_1_is_carried_out_and_turned() -> None:
    """CARD-3.9, CARD-3.13: in Mirkwood one Forest Spider and one Old Forest Road are added, not revealed; then round 1 begins."""
    s = begun()
    assert s.card(s.quest()).id == "flies-and-spiders"
    assert sorted(ids(s, m.STAGING)) == ["forest-spider", "old-forest-road"]
    assert s.round == 1
    s = begun(ANDUIN, 2)
    revealed = sum(event.kind == "revealed" for event in (*s.start, *(e for p in s.past for e in p.events)))
    assert revealed >= 2, "one for each player, and what their Surge brings"
    assert "hill-troll" in [s.card(i).id for i in s.enemies()]


def test_no_actions_in_the_setup_and_how_long_its_effects_last() -> None:
    """CARD-3.14, CARD-R40: "of the phase" lasts to the end of the first resource phase, "of the round" to the end of round 1."""
    board = Board().text("aragorn", c.action(raise_threat(1)), c.response("revealing", raise_threat(-1)))
    board.blank("wargs").text("despair", c.when_revealed(modify_group("staging area", m.THREAT, 3)))
    board.text("evil-storm", c.when_revealed(modify_group("staging area", m.THREAT, 5, m.ROUND)))
    board.encounter("despair", "evil-storm", "wargs").s.phase = ""
    board.s.round = 0
    board.go(("reveal_top",), ("reveal_top",), ("begin_rounds",))
    assert board.owed == "response"
    assert board.options() == ["use aragorn", "pass"], "a response, no action"
    board.act("use aragorn", "use aragorn")
    assert board.s.threat == [18]
    assert (board.s.round, board.s.phase) == (1, "resource")
    assert board.s.staging_threat() == 8
    board.act("pass")
    assert board.s.phase == "planning"
    assert board.s.staging_threat() == 5
    board.end_round()
    assert board.s.staging_threat() == 0


def test_chance_decides_between_cards_of_one_stage_when_it_comes() -> None:
    """CARD-3.15: both paths wait until stage 2 is completed, and both come up."""
    found: set[str] = set()
    for seed in range(8):
        board = Board(quest="a-fork-in-the-road")
        board.s.seed = seed
        assert {"dont-leave-the-path", "beorns-path"} <= set(board.pile_of(m.ASIDE))
        board.progress("a-fork-in-the-road", 2).go()
        found.add(board.pile_of(m.QUEST)[0])
    assert found == {"dont-leave-the-path", "beorns-path"}


def test_stages_lie_in_the_order_of_their_numbers() -> None:
    """CARD-3.15: one to three, in each scenario."""
    for scenario in m.all_scenarios().values():
        for stage, names in enumerate(scenario.quests, 1):
            assert {m.all_cards()[name].stage for name in names} == {stage}


def test_a_single_hero_at_dol_guldur_loses_at_once() -> None:
    """CARD-3.17, CARD-12.8: with a second hero, or a second player, nobody is out."""
    deck = "\n".join(
        ["Aragorn", *(f"3x {card.title}" for card in m.all_cards().values() if card.type == "event")]
    )
    s = begun(ESCAPE, brought=(deck,))
    assert s.outcome is not None
    assert (s.outcome.returns, s.round) == ((-1.0,), 0)
    assert begun(ESCAPE, brought=("Gimli\n" + deck,)).outcome is None


def test_the_resource_of_easy_stays_on_the_prisoner() -> None:
    """CARD-R50, CARD-12.5: and no other comes to it."""
    s = begun(ESCAPE, difficulty="easy")
    held = effects.prisoner(s)
    assert held >= 0
    while s.round == 0:
        s.step(s.to_act()[0], s.decisions()[0].actions[0])  # type: ignore[index]
    assert s.resources[held] == 1
    assert [s.resources[i] for i in s.heroes(0)] == [2, 2]


def test_cards_of_the_setup_belong_to_seats_in_player_order() -> None:
    """CARD-3.9, CARD-6.33: what each player does in the set-up is done from the first player on."""
    board = Board(HEROES, TACTICS, scenario=ANDUIN, quest="to-the-river").encounter("wargs", "king-spider")
    board.blank("wargs", "king-spider")
    board.s.first = 1
    board.go(("run", "to-the-river.setup", 0, {"self": board.s.quest(), "you": 1}))
    assert board.pile_of(m.STAGING) == ["wargs", "king-spider"]
