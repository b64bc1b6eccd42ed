"""Why an act is refused: the reason and the section, and nothing of what lies hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.core.errors import IllegalActionError
from gonfalon.games.fellowship.engine import refusal
from gonfalon.games.fellowship.game import GAME

from .board import Board

ENGLISH = Path("src/gonfalon/text/locales/en/fellowship_refusals.ftl")


def told(board: Board, verb: str, name: str, seat: int = 0) -> tuple[str, str]:
    """Reason and section of the refusal of an act with one card."""
    with pytest.raises(IllegalActionError) as caught:
        GAME.check(board.s, seat, f"{verb} {board.s.catalogue.key[board.i(name, seat)]}")
    return caught.value.reason, caught.value.section


def test_cards_of_the_hand_are_refused_with_the_rule_that_speaks_against_them():
    board = Board().hand("faramir", "beorn", "steward-of-gondor", "sneak-attack", "valiant-sacrifice")
    board.resources(1).plan()
    assert told(board, "play", "faramir") == ("too_dear", "CARD-5.4")
    assert told(board, "play", "beorn") == ("no_icon", "CARD-5.6")
    assert told(board, "play", "valiant-sacrifice") == ("answers_only", "CARD-5.3")
    assert told(board, "play", "grim-resolve") == ("not_offered", "CARD-4.12")  # lies nowhere
    board.act(f"play {board.s.catalogue.key[board.i('steward-of-gondor')]}")
    assert board.owed == "host"


def test_allies_wait_for_the_planning_turn_and_one_title_is_enough():
    board = Board().ally("faramir.1").hand("faramir.2", "snowbourn-scout").resources()
    board.plan()
    assert told(board, "play", "faramir.2") == ("title_in_play", "CARD-2.8")
    later = Board().hand("snowbourn-scout").attach("steward-of-gondor", "aragorn").resources().window("quest")
    assert told(later, "play", "snowbourn-scout") == ("planning_only", "CARD-5.1")


def test_an_exhausted_character_cannot_be_sent_and_a_partners_not_at_all():
    board = Board(("aragorn", "gloin"), "eowyn").exhaust("gloin")
    board.go(("commit", 0, ()))
    assert told(board, "commit", "gloin") == ("exhausted", "CARD-7.1")
    with pytest.raises(IllegalActionError) as caught:
        GAME.check(board.s, 0, "commit eowyn")
    assert (caught.value.reason, caught.value.section) == ("not_yours", "CARD-7.1")


def test_what_lies_hidden_is_refused_like_what_is_not_there():
    board = Board(("aragorn",), ("eowyn",)).hand("faramir", seat=0).hand("northern-tracker", seat=1)
    board.deck("gandalf").resources().plan()
    hidden = [
        f"play {board.s.catalogue.key[i]}" for i in (board.i("gandalf"), board.i("northern-tracker", 1))
    ]
    for action in (*hidden, "play nobody", "use", "nonsense"):
        assert refusal.why_not(board.s, 0, action) == refusal.NOT_OFFERED, action


def test_every_reason_has_words_of_its_own():
    source = Path(refusal.__file__).read_text(encoding="utf-8")
    named = set(re.findall(r'"([a-z_]+)", (?:"CARD|section)', source)) - {"not_offered"}
    words = set(re.findall(r"^reason-(\w+) =", ENGLISH.read_text(encoding="utf-8"), re.M))
    assert named == words
