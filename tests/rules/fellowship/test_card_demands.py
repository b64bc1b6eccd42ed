"""Section 12: what single cards demand of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import raise_threat
from gonfalon.games.fellowship.engine.moves import return_to_staging
from gonfalon.games.fellowship.engine.selecting import FIRST, pick

from .board import HEROES, Board, knows
from .test_points import TACTICS, asked, note

ESCAPE, ANDUIN = "escape-from-dol-guldur", "journey-down-the-anduin"
ONCE: dict[str, Any] = {"limit": (1, m.ROUND)}


def escape(*heroes: Any, **more: Any) -> Board:
    """A board of the third scenario."""
    return Board(*heroes, scenario=ESCAPE, **more)


def test_a_character_changes_control_as_it_is() -> None:
    """CARD-12.1: with tokens and attachments, exhausted, committed or defending; leaving play it goes to its owner's pile."""
    board = Board(HEROES, TACTICS).ally("faramir").attach("self-preservation", "faramir").damage("faramir", 1)
    board.commit("faramir")
    effects.give_control(board.s, board.i("faramir"), 1)
    board.go()
    assert (board.where("faramir"), board.damage_on("faramir"), board.ready("faramir")) == ("area1", 1, False)
    assert board.s.committed() == (board.i("faramir"),)
    assert board.s.host[board.i("self-preservation")] == board.i("faramir")
    board.damage("faramir", 3).go()
    assert board.where("faramir") == "discard0"


def test_who_is_alone_can_give_nothing() -> None:
    """CARD-12.2: Wandering Took stays, also when the others are out."""
    board = Board(("eowyn",)).ally("wandering-took").window("travel")
    assert board.owed == "halt"
    board = Board(("eowyn",), TACTICS).ally("wandering-took").window("travel")
    assert board.can("use wandering-took")
    assert board.threat(20, 50).go().window("travel").owed == "halt"


@pytest.mark.parametrize(("webs", "resources", "readied"), [(1, 2, True), (2, 3, False), (2, 4, True)])
def test_each_web_asks_for_its_own_payment(webs: int, resources: int, readied: bool) -> None:
    """CARD-12.3, CARD-4.7.2: the controller of the hero pays from its pool."""
    board = Board(("gloin", "aragorn")).exhaust("gloin").resources(resources, "gloin")
    for _ in range(webs):
        i = board.put("caught-in-a-web", m.ATTACHED)
        board.s.host[i] = board.i("gloin")
    board.step_of_round("7.2")
    assert (board.owed == "buy_ready") == readied
    board.act("choose gloin") if readied else None
    assert board.ready("gloin") == readied
    assert board.resources_on("gloin") == (resources - 2 * webs if readied else resources)


def test_the_prisoner_is_in_nobodys_service() -> None:
    """CARD-12.4, CARD-12.5, CARD-R31: it does and gives nothing, cannot be chosen or damaged, and still blocks its title."""
    board = escape().blank("wargs").engaged("wargs").hand("common-cause", "celebrians-stone").resources(3)
    board.s.mark(board.i("aragorn"), m.PRISONER)
    assert board.step_of_round("3.3").options() == ["commit theodred", "commit gloin", "pass"]
    assert board.enemy_attacks("wargs").options() == ["defend theodred", "defend gloin", "pass"]
    board.step_of_round("6.5").act("attack wargs")
    assert board.options() == ["attacker theodred", "attacker gloin"]
    assert board.plan().act("play celebrians-stone").options() == ["choose theodred", "choose gloin"]
    board = escape(("aragorn", "gimli")).hand("guard-of-the-citadel").resources(3)
    board.s.mark(board.i("aragorn"), m.PRISONER)
    assert not board.plan().can("play guard-of-the-citadel"), "neither its pool nor its icon"
    board.step_of_round("1.2", "7.2")
    assert [board.resources_on(name) for name in ("aragorn", "gimli")] == [3, 4]
    assert effects.deal_damage(board.s, board.i("aragorn"), 2) == 0
    assert board.s.title_in_play("Aragorn")


def test_the_rescued_hero_has_a_token_and_is_a_hero_again() -> None:
    """CARD-12.6: the Nazgul comes with it."""
    board = escape(quest="through-the-caverns").exhaust("gloin")
    board.put("nazgul-of-dol-guldur", m.ASIDE)
    board.s.mark(board.i("gloin"), m.PRISONER)
    effects.rescue(board.s)
    board.go()
    assert (board.damage_on("gloin"), board.where("nazgul-of-dol-guldur")) == (1, "staging")
    assert board.i("gloin") in board.s.heroes(0)
    assert board.step_of_round("1.2").resources_on("gloin") == 1


@pytest.mark.parametrize(("threats", "lost"), [((50, 20), True), ((20, 50), False)])
def test_only_the_prisoners_own_player_loses_the_game(threats: tuple[int, int], lost: bool) -> None:
    """CARD-12.7, CARD-R33, CARD-15.19: in whatever way he is eliminated; once it is rescued, nobody does."""
    board = escape(("aragorn", "gloin"), TACTICS)
    board.s.mark(board.i("aragorn"), m.PRISONER)
    assert (board.threat(*threats).go().s.outcome is not None) == lost
    board = escape(("aragorn", "gloin"), TACTICS)
    assert board.threat(50, 20).go().s.outcome is None


def test_orc_guards() -> None:
    """CARD-12.9, CARD-12.10, CARD-12.11, CARD-R29: the top card, engaged, known to nobody; an empty deck makes none."""
    board = (
        escape(HEROES, TACTICS).deck("faramir", "beorn").text("gloin", c.forced("engaged", raise_threat(1)))
    )
    for seat in (0, 1):
        effects.make_orc_guard(board.s, seat)
    board.go()
    assert (board.pile_of(m.ENGAGED), board.pile_of(m.ENGAGED + 1)) == (["orc-guard"], [])
    assert (board.pile_of(m.UNDER), board.pile_of(m.DECK), board.s.threat) == (
        ["faramir"],
        ["beorn"],
        [21, 20],
    )
    guard, card = board.s.piles[m.ENGAGED][0], board.s.piles[m.UNDER][0]
    numbers = [board.s.stat(guard, name) for name in (m.STRENGTH, m.DEFENSE, m.HITS, m.THREAT)]
    assert (numbers, board.s.card(guard).traits, board.s.card(guard).engagement_cost) == (
        [1, 1, 1, 0],
        (),
        None,
    )
    assert not any(knows(board.s, seat, card) for seat in (-1, 0, 1))
    board.step_of_round("6.4")
    assert board.owed == "defender"
    board.act("defend gloin").step_of_round("6.5").act(
        "attack orc-guard", "attacker aragorn", "pass"
    ).pass_all()
    assert (board.pile_of(m.ENGAGED), board.where("faramir.1")) == ([], "discard0")


def test_an_orc_guard_goes_to_its_owners_pile_in_place_of_the_staging_area() -> None:
    """CARD-12.12, CARD-R30: A Light in the Dark unmasks it; so does the end of its player."""
    board = (
        escape(HEROES, ("eowyn",)).deck("faramir").hand("a-light-in-the-dark", seat=1).resources(3, "eowyn")
    )
    effects.make_orc_guard(board.s, 0)
    board.go().window("travel").act("play a-light-in-the-dark")
    assert (board.where("faramir.1"), board.pile_of(m.STAGING), board.pile_of(m.ENGAGED)) == (
        "discard0",
        [],
        [],
    )
    board = escape(HEROES, ("eowyn",)).deck("faramir")
    effects.make_orc_guard(board.s, 0)
    board.threat(50, 20).go()
    assert (board.where("faramir.1"), board.pile_of(m.STAGING)) == ("discard0", [])


def test_iron_shackles_lie_on_a_deck() -> None:
    """CARD-12.13, CARD-R28: they take the place of the next draw of any kind, stay when it is shuffled, and go with it."""
    board = (
        escape(("gloin", "beravor"), TACTICS)
        .deck("faramir", "beorn", "gandalf")
        .reveal("iron-shackles", "travel")
    )
    shackles = board.i("iron-shackles")
    assert (board.where("iron-shackles"), board.s.host[shackles]) == ("attached", m.DECK_HOST)
    board.s.shuffle(m.DECK)
    assert board.where("iron-shackles") == "attached"
    effects.make_orc_guard(board.s, 0)
    assert board.where("iron-shackles") == "attached", "that was no drawing"
    assert effects.draw(board.s, 1, 1) == 0
    assert board.where("iron-shackles") == "attached", "another deck"
    board.window("travel").act("use beravor")
    assert (board.hand_of(), board.where("iron-shackles")) == ([], "encounter_discard")
    assert effects.draw(board.s, 0, 1) == 1


def test_iron_shackles_are_a_condition_and_no_shadow_card_any_more() -> None:
    """CARD-12.14: a Miner takes them off; as a shadow card they stay on the deck; with their player they go."""
    board = escape(("gloin",)).hand("miner-of-the-iron-hills").reveal("iron-shackles", "travel")
    effects.put_into_play(board.s, board.i("miner-of-the-iron-hills"), 0)
    board.go().act("use miner-of-the-iron-hills")
    assert board.where("iron-shackles") == "encounter_discard"
    board = (
        escape(("gloin",), ("gimli",))
        .deck("faramir")
        .blank("wargs")
        .engaged("wargs")
        .shadow("wargs", "iron-shackles")
    )
    board.enemy_attacks("wargs").act("pass").step_of_round("6.6")
    assert board.where("iron-shackles") == "attached"
    board.threat(50, 20).go()
    assert board.where("iron-shackles") == "encounter_discard"


def test_any_player_may_claim_an_objective_for_a_hero_of_his() -> None:
    """CARD-12.15: chosen after the cost is paid."""
    board = escape(HEROES, TACTICS).staging("shadow-key").window("combat").act("pass", "use shadow-key")
    assert (board.s.threat, asked(board), board.options()) == (
        *([20, 22], 1),
        ["choose gimli", "choose legolas", "choose thalin"],
    )
    board.act("choose thalin")
    assert board.s.who[board.i("shadow-key")] == 1


def jailor(guard_at: str) -> Board:
    """A Jailor in the staging area, and an objective with its guard there or engaged; the company fails."""
    board = (
        escape()
        .blank("wargs")
        .staging("dungeon-jailor")
        .encounter("wargs", "evil-storm")
        .reveal("dungeon-torch")
    )
    if guard_at == "engaged":
        effects.engage(board.s, board.i("wargs"), 0)
    return board.go().step_of_round("3.7")


def test_the_jailor_takes_objectives_of_the_staging_area() -> None:
    """CARD-12.16, CARD-R35, CARD-R42: with its guard there too, which stays as an ordinary card; not from an engagement."""
    board = jailor("staging")
    assert board.where("dungeon-torch") == "encounter"
    assert board.where("wargs") == "staging"
    board.damage("wargs", 3).go()
    assert board.where("wargs") == "encounter_discard"
    board = jailor("engaged")
    assert board.where("dungeon-torch") == "attached"


def test_an_objective_that_comes_again_gets_a_new_guard() -> None:
    """CARD-12.17, CARD-R36, CARD-R37: as a shadow card it has no effect."""
    board = jailor("staging").blank("king-spider")
    board.s.put(board.i("evil-storm"), m.ASIDE)
    board.encounter("king-spider")
    board.s.put(board.i("dungeon-torch"), m.ENCOUNTER)
    board.go(("reveal_top",))
    assert board.s.host[board.i("dungeon-torch")] == board.i("king-spider")
    board = escape(("gloin",)).blank("wargs").engaged("wargs").shadow("wargs", "shadow-key")
    board.enemy_attacks("wargs").act("pass").step_of_round("6.6")
    assert (board.where("shadow-key"), board.s.threat) == ("encounter_discard", [20])


def test_the_nazgul_lies_aside() -> None:
    """CARD-12.18: in no deck and out of play, until the prisoner is rescued."""
    board = escape().encounter("nazgul-of-dol-guldur", "wargs")
    board.go(("run", "the-necromancers-tower.setup", 0, {"self": board.s.quest(), "you": 0}))
    assert board.where("nazgul-of-dol-guldur") == "aside"
    assert "nazgul-of-dol-guldur" not in [board.s.card(i).id for i in board.s.enemies()]


def test_shadow_cards_of_certain_enemies() -> None:
    """CARD-12.21, CARD-12.22, CARD-R47: the Beastmaster's additional one comes in step 1; one blank card sends Wargs back after step 4."""
    board = Board(("gloin",)).engaged("dol-guldur-beastmaster").encounter("king-spider").blank("king-spider")
    board.text("gloin", c.action(raise_threat(1), **ONCE)).enemy_attacks("dol-guldur-beastmaster")
    assert len(board.s.shadows(board.i("dol-guldur-beastmaster"))) == 1
    for shadows, place in (
        (("eastern-crows", "hill-troll"), "staging"),
        (("eastern-crows", "eastern-crows"), "engaged0"),
    ):
        board = (
            Board(("aragorn",))
            .engaged("wargs")
            .shadow("wargs", *shadows)
            .enemy_attacks("wargs")
            .act("defend aragorn")
        )
        assert board.where("wargs") == place
        assert board.damage_on("aragorn") > 0, "after the damage"


@pytest.mark.parametrize(("cancels", "discards"), [(True, 0), (False, 1)])
def test_a_cancelled_shadow_effect_sets_off_nothing(cancels: bool, discards: int) -> None:
    """CARD-12.23, CARD-12.22: the Nazgul takes a character where an effect has taken place; for Wargs a cancelled one is none."""
    board = (
        escape(("dunhere", "gimli")).ally("beorn").blank("beorn").hand("hasty-stroke").resources(1, "dunhere")
    )
    board.engaged("nazgul-of-dol-guldur").shadow("nazgul-of-dol-guldur", "eastern-crows")
    board.enemy_attacks("nazgul-of-dol-guldur").act("pass", "play hasty-stroke" if cancels else "pass")
    assert (board.owed == "target") == bool(discards)
    board = (
        Board(("dunhere",))
        .hand("hasty-stroke")
        .resources(1, "dunhere")
        .engaged("wargs")
        .shadow("wargs", "despair")
    )
    board.enemy_attacks("wargs").act("pass", "play hasty-stroke" if cancels else "pass").pass_all()
    assert board.where("wargs") == ("staging" if cancels else "engaged0")


def test_the_hill_trolls_excess_is_threat() -> None:
    """CARD-12.24: of the defending player, also where another's Sentinel takes the blow."""
    board = (
        Board(("gloin",), ("beravor",))
        .ally("gondorian-spearman", seat=1)
        .blank("gondorian-spearman", "gloin")
    )
    board.engaged("hill-troll").enemy_attacks("hill-troll").act(
        "pass", "defend gondorian-spearman"
    ).pass_all()
    assert board.s.threat == [24, 20], "6 less 1 defence, 1 hit point"


def test_late_feints_snares_and_thickets_stop_nothing() -> None:
    """CARD-12.26: they may be played, and the attack goes on."""
    board = Board(TACTICS).blank("wargs").engaged("wargs").hand("feint", "thicket-of-spears").resources(3)
    board.enemy_attacks("wargs")
    assert board.can("play feint")
    board.act("play thicket-of-spears").pass_all().act("choose gimli")
    assert board.damage_on("gimli") == 3


def test_stand_together_holds_for_every_attack_on_the_player_in_this_phase() -> None:
    """CARD-12.27: and for no other phase."""
    board = (
        Board(HEROES, ("gimli",))
        .blank("wargs", "gloin")
        .engaged("wargs")
        .hand("stand-together", seat=1)
        .resources()
    )
    board.window("combat").act("play stand-together", "player 1")
    for _ in range(2):
        board.exhaust("gloin").enemy_attacks("wargs").act("defend aragorn")
        assert board.owed == "defender"
        board.act("defend theodred").pass_all()
        for name in ("aragorn", "theodred"):
            board.s.mark(board.i(name), m.EXHAUSTED, False)
        assert board.damage_on("aragorn") == board.damage_on("theodred") == 0, "2 and 1 against 3"
    board.end_phase("combat").enemy_attacks("wargs").act("defend aragorn")
    assert board.owed != "defender"


def test_dunhere_strikes_into_the_staging_area_alone() -> None:
    """CARD-12.28: nobody joins him, of his own player or another."""
    board = Board(("dunhere", "eowyn"), ("legolas",)).blank("wargs").staging("wargs").step_of_round("6.5")
    board.act("attack wargs")
    assert (board.owed, board.ready("eowyn"), board.ready("legolas")) == ("halt", True, True)
    assert board.damage_on("wargs") == 2


def test_thalin_and_the_crows() -> None:
    """CARD-12.29: shuffled back by their own text, and no Surge."""
    board = Board(TACTICS).commit("thalin").encounter("wargs", "king-spider").reveal("eastern-crows")
    assert (board.pile_of(m.STAGING), len(board.pile_of(m.ENCOUNTER))) == ([], 3)


def test_eleanors_replacement_comes_last() -> None:
    """CARD-12.30: after what the cancelled treachery still brings, by the whole of a reveal."""
    board = Board(("eleanor", "gloin")).blank("endless-caverns", "wargs", "evil-storm")
    board.text("evil-storm", c.when_revealed(raise_threat(9, FIRST))).encounter("endless-caverns", "wargs")
    board.reveal("evil-storm").act("use eleanor")
    assert board.pile_of(m.STAGING) == ["endless-caverns", "wargs"]
    assert (board.s.threat, board.ready("eleanor")) == ([21], False)


def test_a_test_of_will_cancels_what_comes_from_the_encounter_deck() -> None:
    """CARD-12.31: its threat effect alone."""
    board = (
        Board(("eowyn",)).hand("a-test-of-will").resources().reveal("king-spider").act("play a-test-of-will")
    )
    assert (board.where("king-spider"), board.ready("eowyn")) == ("staging", True)


def test_the_mountains_ask_for_a_card() -> None:
    """CARD-12.32: with an empty encounter deck nobody travels there."""
    board = Board().staging("mountains-of-mirkwood").step_of_round("4.2")
    assert board.owed == "halt"
    board = Board().staging("mountains-of-mirkwood").blank("wargs").encounter("wargs").step_of_round("4.2")
    board.act("travel mountains-of-mirkwood")
    assert (board.where("wargs"), board.where("mountains-of-mirkwood")) == ("staging", "active")


def test_fortune_or_fate_and_stand_and_fight() -> None:
    """CARD-12.33: a hero comes back under its owner, bare, not to one who is out; no neutral ally comes."""
    board = Board(("eowyn", "gloin"), TACTICS, ("beravor",)).hand("fortune-or-fate").resources(5, "eowyn")
    board.damage("gloin", 4).go().pass_all().threat(20, 50, 20).go().window("quest").act(
        "play fortune-or-fate"
    )
    assert (board.where("gloin"), board.damage_on("gloin"), board.resources_on("gloin")) == ("area0", 0, 0)
    assert board.where("gimli") == "discard1"
    board = Board(("eowyn",)).discard("gandalf", "gleowine").hand("stand-and-fight").resources()
    board.window("quest").act("play stand-and-fight")
    assert (board.where("gandalf"), board.where("gleowine")) == ("discard0", "area0")


def test_the_two_paths_of_mirkwood() -> None:
    """CARD-12.36: Beorn's Path cannot be left while the Spawn is in play; Don't Leave the Path! is won by its defeat alone."""
    board = Board(quest="beorns-path").staging("ungoliants-spawn").progress("beorns-path", 10).go()
    assert board.s.outcome is None
    board = Board(quest="dont-leave-the-path").engaged("ungoliants-spawn")
    effects.discard(board.s, board.i("ungoliants-spawn"))
    assert board.go().s.outcome is None
    board = Board(quest="a-fork-in-the-road").engaged("ungoliants-spawn").damage("ungoliants-spawn", 9).go()
    assert board.s.outcome is None, "that stage was not current"


def test_the_stages_of_the_anduin() -> None:
    """CARD-12.37, CARD-R44: the last one reveals its cards before it is looked at whether an enemy is in play; no staging after it."""
    board = (
        Board(scenario=ANDUIN, quest="anduin-passage")
        .blank("wargs", "forest-gate")
        .encounter("wargs", "forest-gate")
    )
    board.progress("anduin-passage", 16).go()
    assert (board.s.outcome, board.pile_of(m.STAGING)) == (None, ["wargs", "forest-gate"])
    assert board.encounter("king-spider").step_of_round("3.5").pile_of(m.STAGING) == ["wargs", "forest-gate"]
    board.damage("wargs", 3).go()
    assert board.s.outcome is not None
    assert board.s.outcome.returns == (1.0,)
    board = (
        Board(scenario=ANDUIN, quest="anduin-passage")
        .threat(45)
        .blank("wargs")
        .staging("wargs")
        .step_of_round("5.4")
    )
    assert board.pile_of(m.ENGAGED) == []


def test_orc_guards_come_in_quest_phases_that_begin_later() -> None:
    """CARD-12.38, CARD-R43: not in that in which Out of the Dungeons is turned up."""
    board = (
        escape(quest="through-the-caverns")
        .deck("faramir", "beorn", "gandalf")
        .attach("dungeon-torch", "gloin")
    )
    board.attach("shadow-key", "gloin").attach("gandalfs-map", "aragorn")
    board.s.phase = "quest"
    board.progress("through-the-caverns", 15).go()
    assert board.pile_of(m.QUEST) == ["out-of-the-dungeons"]
    assert board.pile_of(m.ENGAGED) == []
    assert board.step_of_round("3.1").pile_of(m.ENGAGED) == ["orc-guard"]


def test_wolf_rider_is_back_on_the_deck_unless_it_fell() -> None:
    """CARD-12.20: also when the attack that it came from has ended."""
    log: list[str] = []
    board = (
        Board(("gloin",))
        .blank("wargs", "gloin")
        .engaged("wargs")
        .shadow("wargs", "wolf-rider")
        .encounter("evil-storm")
    )
    board.text("gloin", c.action(return_to_staging(pick("engaged enemies")), note(log, "moved"), **ONCE))
    board.s.modify(board.i("wargs"), m.STRENGTH, -3, m.PHASE)
    board.enemy_attacks("wargs").act("use gloin", "pass", "pass").pass_all().end_phase("combat")
    assert log == ["moved"]
    assert board.pile_of(m.ENCOUNTER)[-1] == "wolf-rider"
