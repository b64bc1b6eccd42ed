"""Why an act is refused: the reason and the section, and nothing of what lies hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.core.errors import IllegalActionError
from gonfalon.games.fellowship.engine import model as m
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


def test_a_journey_is_refused_with_its_rule():
    board = Board().staging("old-forest-road", "necromancers-pass", "forest-spider")
    board.go(("travel_step",))
    assert told(board, "travel", "forest-spider") == ("no_location", "CARD-7.18")
    assert told(board, "travel", "necromancers-pass") == ("travel_price", "CARD-7.19")  # no hand to discard
    assert told(board, "travel", "aragorn") == ("no_location", "CARD-7.18")


def test_enemies_are_refused_with_the_rule_of_the_question():
    board = Board(("aragorn", "legolas"), ("gimli",)).staging("forest-spider", "mountains-of-mirkwood")
    board.engaged("goblin-sniper", seat=1).engaged("dol-guldur-orcs")
    board.go(("may_engage", 0))
    assert told(board, "engage", "goblin-sniper") == ("engaged_already", "CARD-8.1")
    assert told(board, "engage", "mountains-of-mirkwood") == ("no_enemy", "CARD-8.1")
    fight = Board(("aragorn", "gloin"), ("gimli",)).staging("forest-spider").engaged("goblin-sniper", seat=1)
    fight.engaged("dol-guldur-orcs.1", "dol-guldur-orcs.2")
    fight.go(("may_attack", 0, (fight.i("dol-guldur-orcs.1"),)))
    assert told(fight, "attack", "dol-guldur-orcs.1") == ("attacked_once", "CARD-9.29")
    assert told(fight, "attack", "forest-spider") == ("not_engaged", "CARD-9.31")
    assert told(fight, "attack", "goblin-sniper") == ("needs_ranged", "CARD-9.32")
    assert told(fight, "attack", "gloin") == ("no_enemy", "CARD-9.31")


def test_the_next_attack_of_an_enemy_and_its_defenders():
    board = Board(("aragorn", "gloin"), ("gimli",)).engaged("goblin-sniper", seat=1)
    board.engaged("dol-guldur-orcs.1", "dol-guldur-orcs.2", "forest-spider")
    board.s.mark(board.i("dol-guldur-orcs.1"), m.ATTACKED)
    board.go(("next_enemy", 0))
    assert told(board, "enemy", "dol-guldur-orcs.1") == ("has_attacked", "CARD-9.8")
    assert told(board, "enemy", "goblin-sniper") == ("not_engaged", "CARD-9.8")
    assert told(board, "enemy", "gloin") == ("no_enemy", "CARD-9.8")
    board.exhaust("gloin").act(f"enemy {board.s.catalogue.key[board.i('forest-spider')]}")
    assert board.owed == "defender"
    assert told(board, "defend", "gloin") == ("exhausted", "CARD-9.11")
    with pytest.raises(IllegalActionError) as caught:
        GAME.check(board.s, 0, "defend gimli")
    assert (caught.value.reason, caught.value.section) == ("not_yours", "CARD-9.11")
    assert told(board, "choose", "goblin-sniper") == ("no_character", "CARD-2.2")


def test_a_response_is_refused_when_it_answers_something_else():
    board = Board().hand("valiant-sacrifice", "faramir").resources().step_of_round("3.3")
    board.act("commit aragorn", "pass")
    assert board.owed == "response"
    assert told(board, "play", "valiant-sacrifice") == ("other_trigger", "CARD-6.4")
    assert told(board, "use", "theodred") == ("other_trigger", "CARD-6.4")
    assert told(board, "play", "faramir") == ("planning_only", "CARD-5.1")


def test_questions_for_one_of_several_cards_are_refused_with_their_rule():
    board = Board().attach("steward-of-gondor", "aragorn").hand("steward-of-gondor.2", "celebrians-stone")
    board.resources().plan().act("play celebrians-stone")
    assert board.owed == "host"
    assert told(board, "choose", "steward-of-gondor") == ("wrong_host", "CARD-5.18")
    board.act("choose aragorn")
    assert board.owed == "pay"
    assert told(board, "choose", "steward-of-gondor") == ("heroes_pay", "CARD-5.4")
    hit = Board().ally("snowbourn-scout").engaged("dol-guldur-orcs").enemy_attacks("dol-guldur-orcs")
    hit.act("pass")
    assert hit.owed == "undefended"
    assert told(hit, "choose", "snowbourn-scout") == ("own_hero", "CARD-9.20")


@pytest.mark.parametrize("seat", [0, 1])
def test_no_refusal_depends_on_what_a_seat_cannot_see(seat):
    def refusals(held: str, dealt: str) -> list[tuple[str, str]]:
        board = Board(("aragorn",), ("eowyn",)).deck("gandalf", held, seat=1 - seat).engaged("forest-spider")
        board.hand(held, seat=1 - seat).hand("faramir", seat=seat).shadow("forest-spider", dealt)
        board.resources().go(("may_attack", 0, ()))
        keys = [board.s.catalogue.key[i] for i in range(board.s.catalogue.n)]
        verbs = ("play", "use", "attack", "choose")
        return [refusal.why_not(board.s, seat, f"{verb} {key}") for key in keys for verb in verbs]

    assert refusals("northern-tracker", "hummerhorns") == refusals("gleowine", "eastern-crows")
