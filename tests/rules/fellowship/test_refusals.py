"""Why an act is refused: the reason and the section, and nothing of what lies hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.core.errors import IllegalActionError
from gonfalon.games.fellowship.cards import load, tactics
from gonfalon.games.fellowship.engine import changes, refusal, steps
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.programs import Step
from gonfalon.games.fellowship.game import GAME
from gonfalon.text import LANGUAGES, text

from .board import Board

ESCAPE = "escape-from-dol-guldur"

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


def test_a_character_that_is_chosen_says_so():
    """CARD-7.1, CARD-9.31: no effect keeps it from the quest or the attack."""
    board = Board(("aragorn", "gloin")).go(("commit", 0, ())).act("commit gloin")
    assert told(board, "commit", "gloin") == ("already_chosen", "CARD-7.1")
    fight = Board(("aragorn", "gloin")).engaged("hill-troll").step_of_round("6.5").act("attack hill-troll")
    assert told(fight.act("attacker gloin"), "attacker", "gloin") == ("already_chosen", "CARD-9.31")


def test_what_lies_hidden_is_refused_like_what_is_not_there():
    board = Board(("aragorn",), ("eowyn",)).hand("faramir", seat=0).hand("northern-tracker", seat=1)
    board.deck("gandalf").resources().plan()
    hidden = [
        f"play {board.s.catalogue.key[i]}" for i in (board.i("gandalf"), board.i("northern-tracker", 1))
    ]
    for action in (*hidden, "play nobody", "use", "nonsense"):
        assert refusal.why_not(board.s, 0, action) == refusal.NOT_OFFERED, action


def passives() -> list[c.Clause]:
    """Every passive effect of every shipped card."""
    load()
    shipped = (own for card, own in c.OF_CARD.items() if card in m.all_cards())
    return [one for own in shipped for one in own if one.timing == c.PASSIVE]


CHANGE_NUMBERS = {m.WILLPOWER, m.STRENGTH, m.DEFENSE, m.HITS, m.THREAT, "attack_against", "trait", "icon"}
FORBID_NO_ACT = {
    *(
        "attacks_staging",
        "as_revealed",
        "excess_to_threat",
        "refresh_price",
        "refresh_threat",
        "extra_reveals",
    ),
    *(
        "leaves_to",
        "goes_back",
        "instead_of_draw",
        "last_stage",
        "wins",
        "no_advance",
        "no_checks",
        "no_staging",
    ),
    *("leaves_play", "round_ends"),
}
"""Questions and triggers of passive effects that change a number, or by which no act of a player is refused."""


def test_every_passive_effect_that_forbids_is_asked_by_the_refusal():
    """CARD-6.22: a new question of passive effects is put into one of the three lists."""
    assert {one.on for one in passives()} - CHANGE_NUMBERS - FORBID_NO_ACT == refusal.FORBIDDING


def forbidding() -> list[c.Clause]:
    """Every clause that forbids an act: a passive effect in play, or a step of a card that was played."""
    load()
    every = [one for card, own in c.OF_CARD.items() if card in m.all_cards() for one in own]
    held = [one for one in every if any(step.forbids for step in (*one.cost, *one.do))]
    return [*(one for one in passives() if one.on in refusal.FORBIDDING), *held]


def inner_steps(step: Step) -> Iterator[Step]:
    """The steps inside a step."""
    for inner in step.inner:
        for one in inner.steps:
            yield one
            yield from inner_steps(one)


def test_what_forbids_stands_in_a_clause_of_a_card():
    """No part of a program (a mode, something for each player) forbids, so that the clause can be named."""
    assert {"feint.action", "thicket-of-spears.action"} <= {one.id for one in forbidding()}
    shipped = (one for card, own in c.OF_CARD.items() if card in m.all_cards() for one in own)
    inside = {
        one.id
        for one in shipped
        for step in (*one.cost, *one.do)
        if any(s.forbids for s in inner_steps(step))
    }
    assert inside == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_forbids_is_named_in_every_language(language: str):
    """A reason of a clause is the title and the text of its card."""
    for clause in forbidding():
        name = clause.id.replace(".", "-")
        said = text(language, f"reason-{name}")
        assert text(language, f"card-{clause.card}") in said
        assert said.endswith(text(language, f"clause-{name}"))


def test_what_holds_an_enemy_for_the_phase_is_named():
    """CARD-9.9: Feint, for one enemy, and Thicket of Spears, for those engaged when it was played."""
    board = Board(("legolas", "gimli", "thalin")).hand("feint").resources(3)
    board.engaged("wargs", "hill-troll", "king-spider").window("combat").act("play feint")
    board.act("pay legolas:1", "choose wargs").go(("next_enemy", 0))
    assert told(board, "enemy", "wargs") == ("feint-action", "CARD-9.9")
    board = Board(("legolas", "gimli", "thalin")).hand("thicket-of-spears").resources(3)
    board.engaged("wargs").window("combat").act("play thicket-of-spears")
    board.engaged("hill-troll", "king-spider").go(("next_enemy", 0))
    assert told(board, "enemy", "wargs") == ("thicket-of-spears-action", "CARD-9.9")


def test_the_stage_that_lets_one_ally_be_played_is_named():
    """CARD-6.22: on the first two stages of the escape."""
    for stage in ("the-necromancers-tower", "through-the-caverns"):
        board = (
            Board(scenario=ESCAPE, quest=stage).hand("faramir", "snowbourn-scout", "beorn").resources().plan()
        )
        board.act("play snowbourn-scout", "pay aragorn:1")
        board.ally("gleowine").deck("for-gondor").plan()
        assert told(board, "play", "faramir") == (f"{stage}-passive", "CARD-6.22")
        assert told(board, "play", "beorn") == ("no_icon", "CARD-5.6")


def test_the_prisoner_is_named_whatever_he_is_to_do():
    """CARD-12.5."""
    board = Board(scenario=ESCAPE).attach("steward-of-gondor", "aragorn").hand("celebrians-stone").resources()
    board.s.mark(board.i("aragorn"), m.PRISONER)
    prisoner = ("prisoner", "CARD-12.5")
    board.ally("beorn").window("planning")
    assert told(board, "use", "steward-of-gondor") == told(board, "use", "aragorn") == prisoner
    assert told(board.go(("commit", 0, ())), "commit", "aragorn") == prisoner
    board.engaged("wargs").enemy_attacks("wargs")
    assert told(board, "defend", "aragorn") == prisoner
    board.plan().act("play celebrians-stone")
    assert told(board, "choose", "aragorn") == prisoner
    alone = Board(("eowyn", "gloin"), scenario=ESCAPE).ally("beorn").hand("northern-tracker").resources()
    alone.s.mark(alone.i("eowyn"), m.PRISONER)
    assert told(alone.plan(), "play", "northern-tracker") == prisoner, "his icon is what is missing"


@pytest.mark.parametrize("name", ["feint", "thicket-of-spears"])
def test_what_forbids_an_attack_says_when_none_is_left(name: str):
    board = Board(("legolas", "gimli", "thalin")).hand(
        "feint.1", "feint.2", "thicket-of-spears", "blade-mastery"
    )
    board.resources(5).engaged("wargs").window("combat").act("play feint.1")
    board.act("pay gimli:1")
    assert told(board, "play", name if name != "feint" else "feint.2") == ("no_attack_left", "CARD-15.10")


def test_thicket_of_spears_says_that_it_asks_for_three_pools():
    """CARD-5.10."""
    board = Board(("legolas", "gimli", "thalin")).hand("thicket-of-spears").engaged("wargs")
    board.ally("beorn").resources(9, "legolas", "gimli").window("combat")
    assert told(board, "play", "thicket-of-spears") == ("needs_more_pools", "CARD-5.10")


def test_wandering_took_says_that_threat_is_too_low():
    """CARD-5.11."""
    board = Board(("eowyn",), ("gimli",)).ally("wandering-took", "faramir").threat(2, 20).window("travel")
    assert told(board, "use", "wandering-took") == ("threat_too_low", "CARD-5.11")


def test_a_guarded_objective_says_so():
    """CARD-10.5."""
    board = Board(scenario=ESCAPE).blank("wargs").encounter("wargs").reveal("dungeon-torch")
    board.hand("for-gondor").resources().window("travel")
    assert told(board, "use", "dungeon-torch") == ("guarded", "CARD-10.5")


def test_enchanted_stream_is_named_by_whatever_draws():
    """CARD-6.22: abilities, events, and one of several effects of a card."""
    stream = ("enchanted-stream-passive", "CARD-6.22")
    board = Board(("beravor", "faramir")[:1]).active("enchanted-stream").deck("beorn", "faramir").resources()
    board.ally("gleowine", "faramir").hand("loriens-wealth").window("planning")
    assert told(board, "use", "beravor") == told(board, "use", "gleowine") == stream
    assert told(board, "play", "loriens-wealth") == stream
    board.hand("gandalf").staging("wargs").plan().act("play gandalf", "use gandalf")
    assert board.owed == "mode"
    assert refusal.why_not(board.s, 0, "mode draw") == stream
    board = Board(("beravor",)).ally("faramir").window("planning")
    assert told(board, "use", "beravor") == ("no_effect", "CARD-5.14"), (
        "an empty deck is no effect that forbids"
    )


def test_a_journey_that_must_be_made_is_named():
    """CARD-7.21: against passing and against another location."""
    board = Board().staging("the-east-bight.1", "the-east-bight.2", "old-forest-road").step_of_round("4.2")
    bight = ("the-east-bight-passive", "CARD-7.21")
    assert told(board, "travel", "old-forest-road") == bight
    assert refusal.why_not(board.s, 0, "pass") == bight
    board = Board().blank("wargs").engaged("wargs").enemy_attacks("wargs").act("pass")
    assert (board.owed, refusal.why_not(board.s, 0, "pass")) == ("undefended", ("not_asked_for", "CARD-6.30"))


def test_the_other_passive_effects_that_forbid_are_named():
    """CARD-6.22: Forest Snare, Goblin Sniper, the Nazgul without attachments, the map that keeps its hero from fighting."""
    board = Board(("gimli",)).engaged("wargs", "hill-troll", "king-spider").attach("forest-snare", "wargs")
    board.go(("next_enemy", 0))
    assert told(board, "enemy", "wargs") == ("forest-snare-passive", "CARD-9.9")
    board = Board().staging("goblin-sniper", "wargs").step_of_round("5.2")
    assert told(board, "engage", "goblin-sniper") == ("goblin-sniper-passive", "CARD-6.22")
    nazgul = ("nazgul-of-dol-guldur-passive", "CARD-6.22")
    board = Board(("glorfindel",)).ally("beorn").hand("forest-snare").resources()
    board.engaged("nazgul-of-dol-guldur").plan()
    assert told(board, "play", "forest-snare") == nazgul
    board.engaged("wargs", "hill-troll").plan().act("play forest-snare")
    assert told(board, "choose", "nazgul-of-dol-guldur") == nazgul
    board = Board().attach("gandalfs-map", "aragorn").engaged("wargs").enemy_attacks("wargs")
    assert told(board, "defend", "aragorn") == ("gandalfs-map-passive2", "CARD-6.22")
    assert (
        told(board.step_of_round("6.5").act("attack wargs"), "attacker", "aragorn")[0]
        == "gandalfs-map-passive2"
    )


def test_a_title_in_play_keeps_an_ally_of_the_hand_from_being_put_into_play():
    """CARD-2.8."""
    board = (
        Board()
        .ally("faramir.1")
        .hand("sneak-attack", "faramir.2", "gandalf.1", "beorn")
        .resources(1, "aragorn")
    )
    board.window("combat").act("play sneak-attack")
    assert told(board, "choose", "faramir.2") == ("title_in_play", "CARD-2.8")


def test_every_reason_has_words_of_its_own():
    source = "".join(
        Path(str(one.__file__)).read_text(encoding="utf-8") for one in (refusal, changes, steps, tactics)
    )
    named = set(re.findall(r'"([a-z_]+)", (?:"CARD|section)', source)) - {"not_offered", "must_travel"}
    named |= {refusal.reason_of(one) for one in forbidding()}
    words = set(re.findall(r"^reason-([\w-]+) =", ENGLISH.read_text(encoding="utf-8"), re.M))
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
