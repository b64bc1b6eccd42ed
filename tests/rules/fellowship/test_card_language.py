"""The card language says no at once: a word that the engine does not know stops the loading of its card, by the card's id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from gonfalon.core.errors import RulesetError
from gonfalon.games.fellowship.cards import load
from gonfalon.games.fellowship.engine import changes, moves, selecting, steps
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects as e
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine import vocabulary as v
from gonfalon.games.fellowship.engine.programs import CardError
from gonfalon.games.fellowship.engine.state import State

from .board import Board
from .random_games import play

load()
WORDS: dict[str, Any] = {**vars(c), **vars(selecting), **vars(steps), **vars(changes), **vars(moves), "m": m}
MISSPELT = {
    'passive("extra_reveal", lambda s, j: 1)': "no question 'extra_reveal'; did you mean 'extra_reveals'?",
    'passive("trait", lambda s, j: "dwarf")': "must take 3 arguments",
    'passive("phase_begins", lambda s, j: 1)': "no question 'phase_begins'",
    'instead("leaves_too", lambda s, j, i: 0)': "no question 'leaves_too'; did you mean 'leaves_to'?",
    'forced("phase_begin", draw(1))': "no trigger 'phase_begin'; did you mean 'phase_begins'?",
    'response("enter_play", draw(1))': "no trigger 'enter_play'; did you mean 'enters_play'?",
    'by_itself("cannot_draw", draw(1))': "no trigger 'cannot_draw'",
    'action(draw(1), phase="combats")': "no phase 'combats'; did you mean 'combat'?",
    'action(draw(1), limit=(1, "attack"))': "no period of a limit 'attack'",
    'action(draw(1), rules="2012")': "no rule set '2012'",
    'action(deal_damage(pick("enemys"), 1))': "no pool 'enemys'; did you mean 'enemies'?",
    'action(ready(pick("heroes", trait="dwarfs")))': "no trait 'dwarfs'; did you mean 'dwarf'?",
    'action(ready(pick("heroes", type="heroe")))': "no type of card 'heroe'",
    'action(ready(pick("heroes", keyword="range")))': "no keyword 'range'; did you mean 'ranged'?",
    "action(modify(SELF, 'willpowers', 1))": "no number 'willpowers'; did you mean 'willpower'?",
    "action(modify(SELF, m.THREAT, 1, 'phases'))": "no duration 'phases'",
    'when_revealed(modify_group("staged location", m.THREAT, 1))': "no group 'staged location'",
    'action(at_end("attack", discard(SELF)))': "no period 'attack'",
    'action(pay_amount(1, "lores"))': "no sphere 'lores'; did you mean 'lore'?",
    'setup(add_from_encounter("forest-spidr"))': "no card 'forest-spidr'; did you mean 'forest-spider'?",
    'action(choose("heroo", pick("heroes")), ready("heroo"))': "no register 'heroo'; did you mean 'hero'?",
    'action(choose("hero", pick("heroes")), ready("heroes"))': "no register 'heroes'; did you mean 'hero'?",
    'action(ready("hero"), choose("hero", pick("heroes")))': "register 'hero', which nothing has set",
    'action(each_player(choose("hero", pick("heroes"))), ready("hero"))': "'hero', which nothing has set",
    'action(raise_threat(1, "player"))': "register 'player', which nothing has set",
    'forced("stage_done", raise_threat(1, "seat"))': "register 'seat', which nothing has set",
    'forced("engaged", draw(1), when=lambda s, x: x["kard"] == x["self"])': "no register 'kard'",
    'forced("engaged", draw(1), when=lambda s, x: x["enemy"] == x["self"])': "'enemy', which nothing has set",
    'action(ready(pick("heroes", where=lambda s, x, i: i == x["host"])))': "'host', which nothing has set",
    'action(draw(lambda s, x: sum(x["amount"] for i in s.piles)))': "'amount', which nothing has set",
    'attach_to(pick("heroes", where=lambda s, x, i: i == x["hero"]))': "'hero', which nothing has set",
}
"""An entry with a fault -> what the error says of it."""


@pytest.mark.parametrize(("entry", "said"), MISSPELT.items())
def test_a_misspelt_card_does_not_load(entry: str, said: str):
    before = c.OF_CARD["faramir"]
    with pytest.raises(CardError, match="faramir") as caught:
        c.card("faramir", eval(entry, WORDS))
    assert said in str(caught.value)
    assert isinstance(caught.value, RulesetError)
    assert c.OF_CARD["faramir"] == before


def test_a_card_that_is_in_no_data_file_does_not_load():
    with pytest.raises(CardError, match="no card 'faramirr'; did you mean 'faramir'"):
        c.card("faramirr", c.action(changes.draw(1)))


def test_the_engine_fills_exactly_the_registers_that_a_trigger_is_said_to_fill(
    monkeypatch: pytest.MonkeyPatch,
):
    """The table of facts is what the check of a card goes by."""
    seen: dict[str, set[tuple[str, ...]]] = {}
    push: Callable[..., None] = State.push

    def noted(self: State, *frame: Any) -> None:
        if frame[0] == "trigger":
            for facts in frame[2:]:
                seen.setdefault(frame[1], set()).add(tuple(facts))
        push(self, *frame)

    def emit(s: State, on: v.Trigger, **facts: object) -> None:
        s.push("trigger", on, facts)

    monkeypatch.setattr(State, "push", noted)
    monkeypatch.setattr(e, "emit", emit)
    for scenario in m.all_scenarios():
        for seed in range(2):
            play(scenario, "standard", 2, seed, 1000)
    assert seen == {on: {facts} for on, facts in v.FACTS.items() if on in seen}
    assert set(v.FACTS) - set(seen) <= {"rescued", "attack_destroyed", "quest_succeeded", "stage_done"}


def test_every_vocabulary_is_said_once():
    assert set(v.FACTS) == set(get_args(v.Trigger))
    assert set().union(*v.FACTS.values(), v.SHADOW_FACTS) <= v.REGISTERS
    assert set(v.STATS) <= set(v.CHANGES)


def test_every_card_of_the_box_has_types_keywords_and_a_clause_the_engine_knows():
    assert {card.type for card in m.all_cards().values()} == set(v.CARD_TYPES)
    assert {word.split()[0] for card in m.all_cards().values() for word in card.keywords} == set(v.KEYWORDS)


def test_a_card_that_leaves_play_is_remembered_with_every_trait():
    seen: list[tuple[str, ...]] = []
    board = Board().ally("faramir").ally("gandalf")
    note = steps.do(lambda s, x: seen.append(x["traits"]))
    board.text("aragorn", c.forced("leaves_play", note))
    e.leave(board.s, board.i("faramir"))
    board.go()
    assert seen == [m.all_cards()["faramir"].traits]
    assert len(seen[0]) == 3


def test_a_step_that_pays_makes_the_event_pay_for_itself():
    paying = {clause.id for clause in c.CLAUSES.values() if clause.pays_itself}
    assert paying == {"gandalfs-search.action", "stand-and-fight.action", "thicket-of-spears.action"}
