"""The 37 points of section 13, the later ones (CARD-P): board before, acts, board after."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.errors import FaultyActionError
from gonfalon.core.game import SPECTATOR
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    deal_damage,
    discard,
    modify_group,
    raise_threat,
)
from gonfalon.games.fellowship.engine.selecting import SELF, pick
from gonfalon.games.fellowship.engine.steps import choose, do, exhaust, pay_amount, spend_from
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.scores import scores_of

from .board import HEROES, Board
from .test_points import BOTH, TACTICS, asked, kinds, new_game, won_board


def test_undefended_damage_goes_to_one_hero_without_defence():
    """CARD-P19: ready or exhausted, and never to an ally."""
    board = Board().blank("gloin", "wargs", "faramir").ally("faramir").exhaust("gloin").engaged("wargs")
    board.enemy_attacks("wargs").act("pass")
    assert board.options() == ["choose aragorn", "choose theodred", "choose gloin"]
    board.act("choose gloin")
    assert board.damage_on("gloin") == 3
    assert board.damage_on("aragorn") == board.damage_on("theodred") == board.damage_on("faramir") == 0


def test_an_attack_whose_defender_is_gone_is_undefended():
    """CARD-P19: and all damage against several defenders goes to one of them, less the defence of all (CARD-R26, CARD-R45)."""
    board = Board().blank("gloin", "wargs").text("faramir", c.action(discard(SELF))).ally("faramir")
    board.engaged("wargs").enemy_attacks("wargs").act("pass", "defend faramir", "use faramir")
    assert board.owed == "undefended"
    board.act("choose gloin")
    assert board.damage_on("gloin") == 3
    board = Board().blank("gloin", "hill-troll").engaged("hill-troll")
    board.s.modify(-1, "several_defenders", 0, m.PHASE)
    board.enemy_attacks("hill-troll").act("defend aragorn", "defend gloin", "pass")
    assert board.options() == ["choose aragorn", "choose gloin"]
    board.act("choose aragorn")
    assert board.damage_on("aragorn") == 3
    assert board.damage_on("gloin") == 0
    assert board.owed == "halt"


def test_what_forbids_an_attack_works_only_before_the_enemy_is_chosen():
    """CARD-P20: Feint in mid-attack is too late, and so is a move to the staging area (CARD-R27)."""
    board = (
        Board(TACTICS).blank("wargs").engaged("wargs").hand("feint").resources(1, "gimli").round_from("6.3")
    )
    board.act("play feint")
    assert board.owed == "attack"
    assert sum(board.damage_on(name) for name in TACTICS) == 0
    board = Board(TACTICS).blank("wargs").engaged("wargs").hand("feint").resources(1, "gimli")
    board.enemy_attacks("wargs").act("play feint")
    assert board.owed == "defender"
    board.act("pass", "choose gimli")
    assert board.damage_on("gimli") == 3
    board = Board(("eowyn", "eleanor")).blank("wargs", "eowyn").engaged("wargs").hand("a-light-in-the-dark")
    board.resources(2, "eowyn").text("despair", c.shadow(raise_threat(2, "defending")))
    board.shadow("wargs", "despair").enemy_attacks("wargs").act("play a-light-in-the-dark")
    assert board.where("wargs") == "staging"
    board.act("defend eleanor")
    assert board.s.threat == [22]
    assert board.damage_on("eleanor") == 1


def test_the_end_of_the_attacker_ends_the_attack():
    """CARD-P20: at once, without the rest of its steps."""
    board = Board().text("aragorn", c.action(deal_damage(pick("enemies"), 9))).blank("wargs")
    board.engaged("wargs").text("despair", c.shadow(raise_threat(9, "defending")))
    board.shadow("wargs", "despair").enemy_attacks("wargs").act("use aragorn", "pass")
    assert board.owed == "halt"
    assert board.s.threat == [20]
    assert board.where("wargs") == "encounter_discard"
    assert board.pile_of(m.SHADOWS) == []


def test_one_attack_for_each_enemy_and_player():
    """CARD-P21: Ranged joins or attacks alone; the attack of an effect is extra."""
    board = Board(TACTICS, ("glorfindel",)).blank("hill-troll", "wargs").engaged("hill-troll", "wargs")
    board.step_of_round("6.5").act("attack hill-troll", "attacker gimli", "pass")
    assert board.options() == ["attack wargs.1", "pass"]
    board = (
        Board(TACTICS).blank("hill-troll").engaged("hill-troll").hand("quick-strike").resources(1, "gimli")
    )
    board.window("combat").act("play quick-strike", "choose gimli")
    assert not board.ready("gimli")
    board.step_of_round("6.5")
    assert board.options() == ["attack hill-troll.1", "pass"]
    board = Board(("thalin",), ("gimli", "legolas")).blank("hill-troll").engaged("hill-troll")
    board.step_of_round("6.5").act("attack hill-troll")
    assert board.owed == "join"
    assert board.options() == ["attacker legolas", "pass"]
    board.act("pass").blank("thalin").act("attack hill-troll")
    assert not board.ready("legolas")
    assert board.ready("gimli")


def test_what_answers_an_attack_comes_after_its_last_step():
    """CARD-P21: the damage lies there already."""
    seen: list[int] = []
    board = Board().blank("gloin", "wargs").engaged("wargs")
    board.text("theodred", c.forced("attacked", do(lambda s, x: seen.append(sum(s.damage)))))
    board.enemy_attacks("wargs").act("defend aragorn")
    assert seen == [1]


def test_destroyed_and_played_are_not_discarded_and_put_into_play_is_not_played():
    """CARD-P22: three different things."""
    seen: list[Any] = []
    board = Board().text("gloin", c.forced("leaves_play", do(lambda s, x: seen.append(x["how"]))))
    board.ally("guard-of-the-citadel", "faramir").damage("guard-of-the-citadel", 2).go()
    assert seen == ["destroyed"]
    effects.discard(board.s, board.i("faramir"))
    board.go()
    assert seen == ["destroyed", "discarded"]
    board.hand("sneak-attack", "son-of-arnor").blank("son-of-arnor").resources(9, "aragorn")
    board.text("theodred", c.forced("enters_play", do(lambda s, x: seen.append(x["played"]))))
    board.window("quest").act("play sneak-attack")
    board.act("choose son-of-arnor") if board.owed == "target" else None
    assert seen[2:] == [False]
    assert board.where("sneak-attack") == "discard0"
    assert seen == ["destroyed", "discarded", False]
    board.hand("silverlode-archer").plan().act("play silverlode-archer")
    board.act(board.options()[0]) if board.owed == "pay" else None
    assert seen[3:] == [True]


def test_a_unique_title_in_play_blocks_playing_and_putting_into_play():
    """CARD-P23: for all players; and no hero may start twice."""
    board = Board(HEROES, TACTICS).ally("faramir", seat=1).hand("faramir", "sneak-attack").resources()
    board.plan()
    assert not board.can("play faramir.1")
    assert not board.can("play faramir.2")
    assert not board.can("play sneak-attack")
    assert not effects.put_into_play(board.s, board.s.piles[m.HAND][0], 0)
    assert board.hand_of() == ["faramir", "sneak-attack"]
    with pytest.raises(FaultyActionError) as refused:
        GAME.setup("passage-through-mirkwood", n_seats=2, brought=("lore", "lore"))
    assert {fault.kind for fault in refused.value.faults} == {"hero_taken"}


def test_a_card_of_cost_0_needs_a_hero_of_its_sphere():
    """CARD-P24: an ability of a card in play does not."""
    board = Board(TACTICS).hand("common-cause").exhaust("gimli")
    assert not board.window("quest").can("play common-cause")
    board = Board().hand("common-cause").exhaust("gloin")
    assert board.window("quest").can("play common-cause")
    board = Board(TACTICS).ally("faramir").resources(1, "gimli")
    board.text("faramir", c.action(raise_threat(-2), cost=[pay_amount(1)])).window("quest").act("use faramir")
    assert board.resources_on("gimli") == 0
    assert board.s.threat == [18]


def test_the_cost_is_paid_first_and_in_full():
    """CARD-P25: it stays paid when the effect comes to nothing; X is 0 unless chosen."""
    text = c.action(raise_threat(-1), cost=[exhaust(), spend_from(SELF, 1)])
    board = Board().text("aragorn", text).window("quest")
    assert not board.can("use aragorn")
    board.resources(1, "aragorn").exhaust("aragorn").window("quest")
    assert not board.can("use aragorn")
    board = Board().text("aragorn", text).resources(1, "aragorn").resources(5, "gloin").window("quest")
    board.act("use aragorn")
    assert (board.resources_on("aragorn"), board.resources_on("gloin")) == (0, 5)
    assert not board.ready("aragorn")
    board = Board(("eleanor", "eowyn")).hand("a-test-of-will", "a-test-of-will").resources(1, "eowyn")
    board.text("despair", c.when_revealed(raise_threat(4))).reveal("despair").act("play a-test-of-will")
    assert board.resources_on("eowyn") == 0
    assert board.s.threat == [20]
    assert board.s.catalogue.cards[board.i("stand-and-fight")].cost == "X"


def test_numbers_have_their_floor_after_adding_everything_up():
    """CARD-P26: minus three and plus one of willpower 1 is nothing."""
    board = Board()
    theodred = board.i("theodred")
    board.s.modify(theodred, m.WILLPOWER, -3, m.PHASE)
    assert board.stat("theodred", m.WILLPOWER) == 0
    board.s.modify(theodred, m.WILLPOWER, 1, m.PHASE)
    assert board.stat("theodred", m.WILLPOWER) == 0
    assert board.stat("aragorn", m.WILLPOWER) == 2


def test_lasting_effects_of_players_are_fixed_and_those_of_encounter_cards_follow():
    """CARD-P26: For Gondor! covers whom it finds, a text about each staged location those that come later too."""
    board = Board().ally("faramir").hand("for-gondor", "guard-of-the-citadel").resources().window("combat")
    board.act("play for-gondor")
    board.act(board.options()[0]) if board.owed == "pay" else None
    effects.put_into_play(board.s, board.i("guard-of-the-citadel"), 0)
    assert board.stat("faramir", m.STRENGTH) == 2
    assert board.stat("guard-of-the-citadel", m.STRENGTH) == 1
    assert board.stat("guard-of-the-citadel", m.DEFENSE) == 0
    board = Board().blank("forest-gate", "old-forest-road").staging("forest-gate")
    board.text("despair", c.when_revealed(modify_group("staged locations", m.THREAT, 1))).reveal("despair")
    board.staging("old-forest-road")
    assert board.stat("forest-gate", m.THREAT) == 3
    assert board.stat("old-forest-road", m.THREAT) == 2


def test_limits_belong_to_a_copy_and_an_own_name_means_this_copy():
    """CARD-P27: two copies may each be used once."""
    once = c.action(deal_damage(SELF, 1), limit=(1, m.ROUND))
    board = Board().text("guard-of-the-citadel", once).ally("guard-of-the-citadel", "guard-of-the-citadel")
    board.window("quest").act("use guard-of-the-citadel.1")
    assert board.options() == ["use guard-of-the-citadel.2", "pass"]
    assert board.damage_on("guard-of-the-citadel.1") == 1
    assert board.damage_on("guard-of-the-citadel.2") == 0
    board.act("use guard-of-the-citadel.2")
    assert board.owed == "halt"
    assert board.damage_on("guard-of-the-citadel.2") == 1


def test_cannot_is_absolute():
    """CARD-P27: an attachment that a card cannot have is not offered it by any text."""
    board = Board(TACTICS).blank("wargs", "king-spider").engaged("wargs", "king-spider").resources()
    board.text("wargs", c.passive("no_attachments", lambda s, j, i: i == j))
    board.text("dwarven-axe", c.attach_to(pick("engaged enemies"))).hand("dwarven-axe").plan()
    board.act("play dwarven-axe")
    board.act(board.options()[0]) if board.owed == "pay" else None
    assert board.s.host[board.i("dwarven-axe")] == board.i("king-spider")


def test_attachments_follow_a_character_and_stay_with_their_player_elsewhere():
    """CARD-P28: those of the encounter deck are nobody's, claimed objectives are yours, and each is exhausted by itself."""
    board = Board(HEROES, TACTICS).ally("faramir").attach("citadel-plate", "faramir").engaged("wargs")
    board.attach("caught-in-a-web", "faramir").attach("gandalfs-map", "faramir").attach(
        "forest-snare", "wargs"
    )
    board.s.who[board.i("caught-in-a-web")] = m.NOBODY
    board.exhaust("citadel-plate")
    effects.give_control(board.s, board.i("faramir"), 1)
    effects.engage(board.s, board.i("wargs"), 1)
    board.go()
    controllers = {
        name: board.s.who[board.i(name)]
        for name in ("faramir", "citadel-plate", "gandalfs-map", "caught-in-a-web", "forest-snare")
    }
    assert controllers == {
        "faramir": 1,
        "citadel-plate": 1,
        "gandalfs-map": 1,
        "caught-in-a-web": m.NOBODY,
        "forest-snare": 0,
    }
    assert board.ready("faramir")
    assert not board.ready("citadel-plate")


def test_guards_of_each_kind():
    """CARD-P29: a treachery frees the objective, an enemy holds it, an objective takes a place and, when the first
    one has its guard, a guard of its own (CARD-R58)."""
    board = Board().blank("gandalfs-map").text("despair", c.when_revealed(raise_threat(2)))
    board.encounter("despair", "wargs").reveal("gandalfs-map")
    assert board.s.threat == [22]
    assert board.where("gandalfs-map") == "staging"
    assert board.where("despair") == "encounter_discard"
    assert board.where("wargs") == "encounter"
    board = Board().blank("gandalfs-map", "dungeon-torch", "wargs", "king-spider")
    board.encounter("dungeon-torch", "wargs", "king-spider", "hill-troll").reveal("gandalfs-map")
    assert board.s.host[board.i("gandalfs-map")] == board.i("wargs")
    assert board.s.host[board.i("dungeon-torch")] == board.i("king-spider")
    assert board.s.staging_threat() == 4
    assert board.where("hill-troll") == "encounter"
    effects.engage(board.s, board.i("wargs"), 0)
    assert board.s.host[board.i("gandalfs-map")] == board.i("wargs")
    board.damage("wargs", 3).go()
    assert board.where("gandalfs-map") == "staging"
    assert board.where("wargs") == "encounter_discard"


def test_of_three_restricted_cards_one_goes():
    """CARD-P30: the third may be attached, then the controller of the character chooses."""
    board = Board(HEROES, TACTICS).attach("dwarven-axe", "gimli", 1).attach("citadel-plate", "gimli", 1)
    assert board.go().owed == "halt"
    board.attach("blade-of-gondolin", "gimli", 1).go()
    assert board.owed == "restricted"
    assert asked(board) == 1
    board.act("choose citadel-plate")
    assert board.where("citadel-plate") == "discard1"
    assert board.where("dwarven-axe") == board.where("blade-of-gondolin") == "attached"


def test_elimination_is_immediate():
    """CARD-P31: the token passes on, enemies go back with their damage, and a threat level has the floor 0."""
    board = Board(HEROES, TACTICS).threat(49, 3).engaged("wargs").damage("wargs", 1).hand("faramir")
    board.text("legolas", c.action(raise_threat(-5))).text(
        "gimli", c.action(do(lambda s, x: effects.raise_threat(s, 0, 1)))
    )
    board.window("combat").act("pass") if board.s.first == 1 else board.window("combat")
    board.act("use legolas")
    assert board.s.threat == [49, 0]
    board.act("use gimli")
    assert board.s.eliminated == [True, False]
    assert board.s.first == 1
    assert board.where("wargs") == "staging"
    assert board.damage_on("wargs") == 1
    assert board.where("aragorn") == board.where("faramir") == "discard0"
    assert board.where("gimli") == "area1"


def test_the_refresh_phase_readies_raises_and_passes_the_token_before_its_window():
    """CARD-P32: ready, threat, token, window; a card adds to the threat."""
    board = Board(HEROES, TACTICS).exhaust("aragorn", "gimli").text("gloin", c.action(raise_threat(9)))
    board.text("wargs", c.passive("refresh_threat", lambda s, j: 1)).staging("wargs").round_from("7.1")
    assert board.owed == "window"
    assert board.ready("aragorn")
    assert board.ready("gimli")
    assert board.s.threat == [22, 22]
    assert board.s.first == 1
    told = kinds(board, "refreshed", "threat", "first_player")
    assert told == ["refreshed", "threat", "threat", "first_player"]


def test_searching_shuffles_empty_decks_give_nothing_and_there_is_one_mulligan():
    """CARD-P33: the mulligan comes before the set-up of the scenario."""
    s = new_game()
    assert s.quest() == -1
    assert s.decisions()[0].actions == ("keep", "redraw")
    before = s.shuffles
    s.step(0, "redraw")
    assert len(s.piles[m.HAND]) == 7, "six cards, and the one of the first round"
    assert s.quest() >= 0
    assert s.pending is None or s.pending.kind != "mulligan"
    assert s.shuffles >= before + 3
    board = Board().discard("faramir", "sneak-attack")
    assert effects.draw(board.s, 0, 2) == 0
    assert board.hand_of() == []
    assert board.pile_of(m.DISCARD) == ["faramir", "sneak-attack"]


@pytest.mark.parametrize("rules", BOTH)
def test_both_scores(rules: str):
    """CARD-P34: the FAQ adds ten for every completed round, and the score of the rule set stands first."""
    assert scores_of(won_board(rules).s) == {"2011": 52, "faq": 132}
    assert next(iter(scores_of(won_board(rules).s))) == rules


def test_an_eliminated_player_counts_the_limit_and_all_his_heroes():
    """CARD-P34: never more than the limit (CARD-R14)."""
    board = Board(HEROES, TACTICS).threat(20, 57).go()
    assert board.s.eliminated == [False, True]
    assert scores_of(board.s) == {"2011": 20 + 50 + 29, "faq": 20 + 50 + 29}


def test_basic_has_no_shadow_cards_and_easy_fewer_cards_and_a_resource():
    """CARD-P35: the campaign is told of in test_campaign.py (CARD-R46)."""
    board = Board(difficulty="basic").engaged("wargs").encounter("despair").step_of_round("6.2")
    assert board.pile_of(m.SHADOWS) == []
    assert effects.deal_shadow(board.s, board.i("wargs")) == -1
    board = Board().engaged("wargs").encounter("despair").step_of_round("6.2")
    assert board.pile_of(m.SHADOWS) == ["despair"]
    for difficulty, cards, resources in (("easy", 27, 1), ("basic", 36, 0), ("standard", 36, 0)):
        s = new_game(difficulty=difficulty)
        assert len(s.piles[m.ENCOUNTER]) == cards
        assert [s.resources[i] for i in s.heroes(0)] == [resources] * 3


@pytest.mark.parametrize("rules", BOTH)
def test_five_cards_have_the_text_of_their_first_printing(rules: str):
    """CARD-P36: Beravor, Horn of Gondor, Wandering Took, Protector of Lórien, Will of the West (CARD-R1)."""
    first = rules == "2011"
    board = Board(("beravor",), ("gimli",), rules=rules).deck(*["gandalf"] * 4).window("quest")
    board.act("use beravor")
    board.s.mark(board.i("beravor"), m.EXHAUSTED, False)
    assert board.window("quest").can("use beravor") == first
    board = Board(rules=rules).ally("faramir").attach("horn-of-gondor", "aragorn")
    effects.discard(board.s, board.i("faramir"))
    assert board.go().can("use horn-of-gondor") == first
    board = Board(("eowyn",), ("gimli",), rules=rules).ally("wandering-took").window("quest")
    board.act("use wandering-took")
    effects.give_control(board.s, board.i("wandering-took"), 0)
    board.s.limits = tuple(board.s.limits)
    assert board.window("quest").can("use wandering-took") == first
    board = Board(("beravor",), rules=rules).exhaust("beravor").attach("protector-of-lorien", "beravor")
    board.hand(*["gandalf"] * 4).window("quest")
    for _ in range(3):
        board.act("use protector-of-lorien")
        while board.owed != "window" and board.owed != "halt":
            board.act(board.options()[0])
    assert board.can("use protector-of-lorien") == first
    board = Board(("eowyn",), rules=rules).hand("will-of-the-west").discard("faramir").resources()
    board.window("quest").act("play will-of-the-west").pass_all()
    assert board.where("will-of-the-west") == ("discard0" if first else "removed")


@pytest.mark.parametrize("rules", BOTH)
def test_all_other_cards_have_their_corrected_text_in_both_rule_sets(rules: str):
    """CARD-P36: five titles alone have two texts."""
    two = {clause.card for own in c.OF_CARD.values() for clause in own if clause.rules}
    assert two == {
        *("beravor", "horn-of-gondor", "wandering-took", "protector-of-lorien", "will-of-the-west"),
    }
    board = Board(rules=rules).hand("feint", "thicket-of-spears")
    assert not board.window("quest").can("play feint")
    board = Board(TACTICS, rules=rules).engaged("wargs").hand("feint", "thicket-of-spears").resources()
    assert board.window("quest").options() == ["play thicket-of-spears.1", "pass"]


def test_hands_are_secret_until_the_option_opens_them():
    """CARD-P37: another seat and a spectator see how many cards there are, and no more."""
    for is_open in (False, True):
        board = Board(HEROES, TACTICS, open_hands=is_open).hand("faramir", "gandalf").go()
        mine = GAME.observe(board.s, 0).seats[0].hand
        assert [key.partition(".")[0] for key in mine] == ["faramir", "gandalf"]
        for seat in (1, SPECTATOR):
            seen = GAME.observe(board.s, seat).seats[0].hand
            assert seen == (mine if is_open else ("", ""))


def test_a_target_must_be_one_on_which_something_can_change():
    """CARD-P27: of two copies only the one that fits is offered."""
    board = Board().ally("guard-of-the-citadel", "guard-of-the-citadel").exhaust("guard-of-the-citadel.2")
    board.text("aragorn", c.action(choose("ally", pick("allies", ready=False)), deal_damage("ally", 1)))
    board.window("quest").act("use aragorn")
    assert board.damage_on("guard-of-the-citadel.2") == 1
    assert board.damage_on("guard-of-the-citadel.1") == 0
