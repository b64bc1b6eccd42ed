"""A question names what is done with the answer: every card that lets something be chosen says it, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gonfalon.games.fellowship import cards
from gonfalon.games.fellowship.engine.asked import ASKED, asked_for
from gonfalon.games.fellowship.engine.clauses import OF_CARD
from gonfalon.games.fellowship.engine.programs import Steps, program
from gonfalon.text import has_text, text

from .board import Board

LANGUAGES = ("en", "de", "fr", "it", "pl", "ru")


def prompt_of(board: Board) -> tuple[str, dict[str, object]]:
    """What the question owed is called, and its facts."""
    (decision,) = board.s.decisions()
    return decision.prompt, dict(decision.facts)


def test_a_hero_is_chosen_for_a_resource():
    board = Board().step_of_round("3.3").act("commit theodred", "commit gloin", "pass", "use theodred")
    assert prompt_of(board) == ("fellowship_target_resources", {"card": "theodred", "amount": 1})
    assert text("en", "prompt-fellowship_target_resources", card="Théodred", amount=1) == (
        "Théodred: who gets 1 resource?"
    )


def test_an_effect_names_what_it_does_to_whom():
    board = Board().commit("aragorn", "gloin").reveal("dol-guldur-orcs")
    assert prompt_of(board) == ("fellowship_target_damage", {"card": "dol-guldur-orcs.1", "amount": 2})
    board = Board().reveal("king-spider")
    assert prompt_of(board) == ("fellowship_target_exhaust", {"card": "king-spider.1", "amount": 0})


def test_a_question_of_the_rules_has_its_own_words_alone():
    assert prompt_of(Board().step_of_round("3.3")) == ("fellowship_commit", {"chosen": []})


def questions(steps: Steps) -> Iterator[tuple[str, str, str, int]]:
    """Kind, register, program and place of every choice in a program and those inside it."""
    name = program(steps)
    for at, step in enumerate(steps):
        chooser = step.run.__qualname__.partition(".")[0]
        if chooser in CHOOSERS:
            kinds = dict(zip(step.run.__code__.co_freevars, step.run.__closure__ or (), strict=True))
            kind = kinds["kind"].cell_contents if "kind" in kinds else CHOOSERS[chooser]
            yield kind, step.sets[0], name, at + 1
        for inner in step.inner:
            yield from questions(inner.steps)


CHOOSERS = {"choose": "target", "choose_player": "player", "choose_number": "amount"}


def test_every_card_of_the_box_says_what_is_chosen_for():
    cards.load()
    silent: list[tuple[str, str, str]] = []
    asked = 0
    for clauses in list(OF_CARD.values()):
        for clause in clauses:
            for kind, register, name, at in list(questions((*clause.cost, *clause.do))):
                if kind in ASKED:
                    asked += 1
                    if not asked_for(kind, [("run", name, at, {}), ("store", register)])[0]:
                        silent.append((clause.id, kind, register))
    assert asked > 60
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_asked_for_is_worded(language: str):
    for kind, deeds in ASKED.items():
        for deed in deeds:
            name = f"prompt-fellowship_{kind}_{deed}"
            assert has_text(name), name
            for amount in (0, 1, 2, 5):
                assert text(language, name, card="Gandalf", amount=amount).startswith("Gandalf")
