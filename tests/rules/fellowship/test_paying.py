"""Section 5: costs, paying and playing cards."""

from __future__ import annotations

import pytest

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import add_resources, discard, modify, raise_threat
from gonfalon.games.fellowship.engine.moves import cancel
from gonfalon.games.fellowship.engine.selecting import SELF, pick
from gonfalon.games.fellowship.engine.steps import choose, do, exhaust, needs, pay_amount, spend_from
from gonfalon.games.fellowship.engine.vocabulary import context

from .board import HEROES, Board
from .test_points import TACTICS

PHASES = ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")


def test_events_with_an_action_are_played_in_windows_by_anybody() -> None:
    """CARD-5.1, CARD-5.2: one that names a phase in that phase only; no ally there."""
    board = Board(("beravor",), TACTICS).hand("secret-paths", "gleowine").hand("blade-mastery", seat=1)
    board.resources().staging("forest-gate").engaged("wargs")
    for phase in PHASES:
        board.window(phase)
        offered: list[str] = []
        while board.owed == "window":
            offered += [text.partition(".")[0] for text in board.options() if text != "pass"]
            board.act("pass")
        assert offered == [*(["play secret-paths"] if phase == "quest" else []), "play blade-mastery"]


def test_events_with_a_response_are_played_at_their_trigger() -> None:
    """CARD-5.3: A Test of Will in no window, but when a card is revealed that has something to cancel."""
    board = Board(("eowyn",)).hand("a-test-of-will").resources()
    assert not board.window("quest").can("play a-test-of-will")
    assert board.reveal("evil-storm").options() == ["play a-test-of-will.1", "pass"]
    board = Board(("eowyn",)).hand("a-test-of-will").resources().blank("wargs").reveal("wargs")
    assert board.owed == "halt"


def test_neutral_cards_take_any_pools_and_the_others_their_sphere() -> None:
    """CARD-5.4, CARD-5.5, CARD-5.8: pools may be mixed as one likes, an exhausted hero's too, and exactly the cost is paid."""
    board = Board(("aragorn", "gimli", "eowyn")).hand("gandalf").resources(2).exhaust("eowyn").plan()
    board.act("play gandalf")
    splits = board.options()
    assert "pay aragorn:2 gimli:2 eowyn:1" in splits
    for split in splits:
        assert sum(int(part.split(":")[1]) for part in split.split(" ")[1:]) == 5
    board.act("pay aragorn:1 gimli:2 eowyn:2")
    assert [board.resources_on(name) for name in ("aragorn", "gimli", "eowyn")] == [1, 0, 0]
    board = (
        Board(("aragorn", "gimli")).hand("guard-of-the-citadel").resources(1, "aragorn").resources(9, "gimli")
    )
    assert not board.plan().can("play guard-of-the-citadel")


def test_a_cost_of_0_asks_for_the_icon() -> None:
    """CARD-5.6: of a sphere, not of a neutral card; a text without cost asks for none."""
    for heroes, may in ((TACTICS, False), (HEROES, True)):
        board = Board(heroes).hand("common-cause").exhaust(heroes[0])
        assert board.window("travel").can("play common-cause") == may
    board = Board(TACTICS).hand("sneak-attack", "faramir").resources()
    assert not board.window("travel").can("play sneak-attack")
    board = Board(("eowyn",)).discard("gleowine").hand("stand-and-fight").resources(2)
    board.window("quest").act("play stand-and-fight").pass_all()
    assert board.where("gleowine") == "area0", "put into play without its own icon"


def test_abilities_in_play_take_any_heros_resources_or_the_pool_they_name() -> None:
    """CARD-5.7: without an icon."""
    text = c.action(raise_threat(-1), cost=[pay_amount(2)])
    board = Board(TACTICS).ally("faramir").text("faramir", text).resources(2, "thalin").window("quest")
    board.act("use faramir")
    assert board.resources_on("thalin") == 0
    text = c.action(raise_threat(-1), cost=[spend_from(SELF, 1)])
    board = Board().text("aragorn", text).resources(5, "gloin").window("quest")
    assert not board.can("use aragorn")


def test_x_is_chosen_before_paying_and_0_where_nothing_is_chosen() -> None:
    """CARD-5.9, CARD-5.14: Gandalf's Search offers what can be paid; Stand and Fight pays what its ally costs."""
    board = (
        Board(("glorfindel", "gimli")).hand("gandalfs-search").deck("faramir", "beorn", "gandalf", "feint")
    )
    board.resources(2, "glorfindel").resources(9, "gimli").window("quest").act("play gandalfs-search")
    assert board.owed == "amount"
    assert board.options() == ["amount 1", "amount 2"]
    board.act("amount 2")
    assert board.resources_on("glorfindel") == 0
    assert board.options() == ["choose faramir.1", "choose beorn"]
    assert board.s.catalogue.cards[board.i("gandalfs-search")].cost == "X"


def test_a_payment_that_a_text_asks_for_must_be_met() -> None:
    """CARD-5.10: Thicket of Spears takes three different heroes' resources."""
    board = Board(TACTICS).hand("thicket-of-spears").engaged("wargs").resources(9, "gimli", "legolas")
    assert not board.window("combat").can("play thicket-of-spears")
    board.resources(1, "thalin").window("combat").act("play thicket-of-spears")
    assert [board.resources_on(name) for name in TACTICS] == [8, 8, 0]


def test_the_whole_cost_comes_first_and_from_what_one_controls() -> None:
    """CARD-5.11, CARD-5.12: exhausting, spending, discarding, one's threat level; another's cards pay nothing."""
    log: list[tuple[bool, int, int]] = []
    look = do(lambda s, x: log.append((s.is_ready(x["self"]), s.resources[x["self"]], s.threat[0])))
    board = Board(HEROES, TACTICS).resources(1, "aragorn")
    board.text("aragorn", c.action(look, cost=[exhaust(), spend_from(SELF, 1), raise_threat(2)]))
    board.window("quest").act("use aragorn")
    assert log == [(False, 0, 22)]
    board = Board(HEROES, TACTICS).hand("common-cause").exhaust(*HEROES).exhaust("gimli")
    assert not board.window("quest").can("play common-cause"), "the ready heroes are another's"


def test_what_is_paid_stays_paid() -> None:
    """CARD-5.13: when the effect comes to nothing as well; what could not begin is not paid."""
    board = Board(("eleanor", "eowyn"))
    board.text("eleanor", c.response("shadow_turned", cancel("card"), cost=[exhaust()]))
    board.blank("wargs").engaged("wargs").text("despair", c.shadow(raise_threat(5, "defending")))
    board.shadow("wargs", "despair").enemy_attacks("wargs").act("pass", "use eleanor")
    board.act("choose eowyn")
    assert not board.ready("eleanor")
    assert board.s.threat == [20]
    blow = c.action(choose("one", pick("enemies")), raise_threat(-9), cost=[spend_from(SELF, 1)])
    board = Board().text("aragorn", blow).resources(1, "aragorn").window("quest")
    assert not board.can("use aragorn"), "without a target it is not begun"
    board.staging("wargs").window("quest").act("use aragorn")
    assert (board.resources_on("aragorn"), board.s.threat) == (0, [11])


def test_one_names_the_card_its_host_pays_and_then_chooses() -> None:
    """CARD-5.14: and may begin only with a target in sight."""
    order: list[str] = []
    board = Board(("aragorn", "gloin")).hand("celebrians-stone").resources(2).plan()
    board.act("play celebrians-stone")
    while board.owed != "planning" and board.owed != "halt":
        order.append(board.owed)
        board.act(board.options()[0])
    assert order == ["host", "pay"]
    board = Board().hand("ever-vigilant").ally("faramir", "beorn").resources(1)
    assert not board.window("quest").can("play ever-vigilant"), "no exhausted ally is there"
    board.exhaust("faramir", "beorn").window("quest").act("play ever-vigilant")
    assert board.owed == "pay"
    board.act("pay aragorn:1")
    assert board.owed == "target"


def test_limits_count_the_uses_of_one_copy_in_their_period() -> None:
    """CARD-5.15: cancelled ones too; for some cards each player has a count of his own; a new round begins anew."""
    board = Board(("eowyn",), TACTICS).hand("feint").hand("blade-mastery", "swift-strike", seat=1)
    board.window("quest").act("use eowyn")
    assert board.options() == ["use eowyn", "pass"]
    assert board.s.pending is not None
    assert board.s.pending.asks[0][0] == 1, "seat 1 has a use of its own"
    board.act("use eowyn", "choose blade-mastery")
    assert not board.can("use eowyn")
    assert board.stat("eowyn", m.WILLPOWER) == 6
    board.end_phase("quest")
    assert board.stat("eowyn", m.WILLPOWER) == 4
    board.hand("feint")
    assert not board.window("travel").can("use eowyn")
    board.end_round()
    assert board.window("travel").can("use eowyn")
    text = c.action(raise_threat(-1), limit=(2, m.PHASE))
    board = Board().text("gloin", text).window("quest").act("use gloin", "use gloin")
    assert board.owed == "halt"
    assert board.end_phase("quest").window("travel").can("use gloin")


def test_without_a_limit_an_action_is_used_as_often_as_it_can_be_paid() -> None:
    """CARD-5.16: three resources, three times."""
    board = (
        Board().text("gloin", c.action(raise_threat(-1), cost=[spend_from(SELF, 1)])).resources(3, "gloin")
    )
    board.window("quest").act("use gloin", "use gloin", "use gloin")
    assert (board.owed, board.s.threat) == ("halt", [17])


def test_allies_come_ready_into_the_area_of_who_plays_them() -> None:
    """CARD-5.17, CARD-R18: nobody is asked where."""
    board = (
        Board(HEROES, TACTICS)
        .hand("snowbourn-scout")
        .resources(1, "gloin")
        .plan()
        .act("play snowbourn-scout")
    )
    assert (board.where("snowbourn-scout"), board.owed) == ("area0", "halt")
    assert board.ready("snowbourn-scout")


def test_an_attachment_goes_where_its_text_allows_and_stays() -> None:
    """CARD-5.18, CARD-5.19, CARD-5.21: on another's hero, who controls it then; on enemies it stays with the player; two copies may lie
    on one card."""
    board = Board(("glorfindel",), TACTICS).hand("self-preservation", "self-preservation", "forest-snare")
    board.staging("king-spider").engaged("wargs", seat=1).resources(20).plan().act("play forest-snare")
    assert board.s.host[board.i("forest-snare")] == board.i("wargs"), "the one engaged enemy"
    assert board.s.who[board.i("forest-snare")] == 0
    for copy in ("1", "2"):
        board.act(f"play self-preservation.{copy}", "choose gimli")
        assert board.s.who[board.i(f"self-preservation.{copy}")] == 1
    effects.return_to_staging(board.s, board.i("wargs"))
    board.go()
    assert board.where("forest-snare") == "attached"
    assert board.s.host[board.i("forest-snare")] == board.i("wargs")


def test_an_attachment_exhausts_by_itself() -> None:
    """CARD-5.20: whatever its host does, and gives what it gives all the time."""
    board = Board().attach("steward-of-gondor", "gloin").exhaust("gloin").window("travel")
    board.act("use steward-of-gondor")
    assert board.resources_on("gloin") == 2
    assert not board.ready("steward-of-gondor")
    assert board.s.has_trait(board.i("gloin"), "gondor")
    assert not board.window("travel").can("use steward-of-gondor")


def test_an_encounter_card_that_is_attached_is_an_attachment() -> None:
    """CARD-5.22: no treachery any more, but a Condition; an objective counts as both."""
    board = Board(("gloin",)).reveal("caught-in-a-web").pass_all()
    found = pick("attachments")(board.s, context(self=-1))
    assert [board.s.card(i).id for i in found] == ["caught-in-a-web"]
    assert board.where("caught-in-a-web") == "attached"
    assert board.s.has_trait(board.i("caught-in-a-web"), "condition")
    board = (
        Board()
        .attach("gandalfs-map", "gloin")
        .engaged("wargs")
        .text(
            "despair",
            c.shadow(choose("one", pick("attachments", of="defending"), by="defending"), discard("one")),
        )
    )
    board.shadow("wargs", "despair").blank("wargs", "gloin").enemy_attacks("wargs").act("pass")
    assert board.where("gandalfs-map") == "staging"
    assert board.s.card(board.i("gandalfs-map")).type == "objective"


def test_an_event_lies_nowhere_while_it_takes_effect() -> None:
    """CARD-5.23: then in its owner's discard pile, played and not discarded."""
    seen: list[str] = []
    board = Board().hand("for-gondor").resources(2, "gloin")
    board.text("for-gondor", c.action(do(lambda s, x: seen.append(m.PILE_NAMES[s.pile[x["self"]]]))))
    board.text("aragorn", c.forced("leaves_play", do(lambda s, x: seen.append("left"))))
    board.window("quest").act("play for-gondor")
    assert seen == ["limbo"]
    assert board.where("for-gondor") == "discard0"


def test_what_is_put_into_play_is_not_played() -> None:
    """CARD-5.24: no cost and no icon; what comes into play is answered, what is played is not; a unique one is blocked."""
    board = Board(TACTICS).hand("erebor-hammersmith", "son-of-arnor").discard("dwarven-axe").staging("wargs")
    effects.put_into_play(board.s, board.i("erebor-hammersmith"), 0)
    board.go()
    assert board.owed == "halt", "the Hammersmith answers being played alone"
    effects.put_into_play(board.s, board.i("son-of-arnor"), 0)
    assert board.go().can("use son-of-arnor")
    assert effects.put_into_play(board.s, board.new("faramir", 0), 0)
    assert not effects.put_into_play(board.s, board.new("faramir", 0), 0)


@pytest.mark.parametrize("quest", ["the-necromancers-tower", "through-the-caverns"])
def test_put_into_play_is_free_of_the_limit_of_one_ally(quest: str) -> None:
    """CARD-5.24, CARD-6.15: after the ally of this round Sneak Attack still brings another."""
    board = Board(scenario="escape-from-dol-guldur", quest=quest).resources()
    board.hand("snowbourn-scout", "guard-of-the-citadel", "sneak-attack").plan().act("play snowbourn-scout")
    board.act(board.options()[0])
    assert not board.can("play guard-of-the-citadel")
    assert board.can("play sneak-attack")


def test_an_effect_may_add_to_a_pool_and_damage_as_a_cost_is_paid_by_its_text() -> None:
    """CARD-5.12: a condition beside the cost keeps an ability from being used at all."""
    text = c.action(
        add_resources(SELF, 1), needs(lambda s, x: s.damage[x["self"]] > 0), modify(SELF, m.DEFENSE, 1)
    )
    board = Board().text("gloin", text)
    assert not board.window("quest").can("use gloin")
    board.damage("gloin", 1).window("quest").act("use gloin")
    assert board.resources_on("gloin") == 1
