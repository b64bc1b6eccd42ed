"""Section 2: what cards are, who owns and controls them, where they lie, what lies on them."""

from __future__ import annotations

import pytest

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import deal_damage, discard, modify, raise_threat, ready
from gonfalon.games.fellowship.engine.selecting import SELF, pick
from gonfalon.games.fellowship.engine.steps import choose, do, exhaust
from gonfalon.games.fellowship.engine.vocabulary import context

from .board import HEROES, Board
from .test_points import TACTICS

PRINTED = {
    "hero": {"threat_cost", "willpower", "attack", "defense", "hit_points", "sphere", "traits"},
    "ally": {"cost", "sphere", "hit_points", "traits"},
    "attachment": {"cost", "sphere"},
    "event": {"cost", "sphere"},
    "enemy": {"engagement_cost", "threat", "attack", "hit_points", "traits"},
    "location": {"threat", "quest_points", "traits"},
    "treachery": set[str](),
    "objective": {"keywords"},
    "quest": {"scenario", "stage"},
}
NEVER = {
    "hero": {"cost", "engagement_cost", "threat", "quest_points", "victory"},
    "ally": {"threat_cost", "engagement_cost", "threat", "quest_points", "victory"},
    "attachment": {"threat_cost", "attack", "hit_points", "threat", "quest_points"},
    "event": {"threat_cost", "attack", "hit_points", "threat", "quest_points"},
    "enemy": {"cost", "sphere", "threat_cost", "willpower", "quest_points"},
    "location": {"cost", "sphere", "attack", "hit_points", "engagement_cost"},
    "treachery": {"cost", "sphere", "attack", "threat", "quest_points", "victory"},
    "objective": {"cost", "sphere", "attack", "threat", "quest_points", "victory"},
    "quest": {"cost", "sphere", "attack", "threat", "hit_points", "victory"},
}


@pytest.mark.parametrize("kind", PRINTED)
def test_each_type_of_card_has_its_own_numbers(kind: str) -> None:
    """CARD-2.1, CARD-2.3, CARD-2.4, CARD-2.5, CARD-2.7: Gandalf alone has no sphere, two stages no quest points."""
    cards = [card for card in m.all_cards().values() if card.type == kind and card.id not in m.TOKENS]
    assert cards
    for card in cards:
        has = {name for name in PRINTED[kind] | NEVER[kind] if getattr(card, name) not in (None, "", 0, ())}
        allowed = (
            {"threat", "engagement_cost", "quest_points", "traits"}
            if card.victory or kind == "enemy"
            else set()
        )
        assert PRINTED[kind] - has <= allowed | {"cost" if card.cost == 0 else ""}, card.id
        assert not has & NEVER[kind], card.id
    if kind in m.PLAYER_TYPES:
        assert {card.sphere for card in cards} - {*m.SPHERES} <= {"neutral"}
    if kind == "quest":
        pointless = {card.id for card in cards if card.quest_points is None}
        assert pointless == {"dont-leave-the-path", "ambush-on-the-shore"}


def test_heroes_and_allies_are_characters_and_enemies_are_none() -> None:
    """CARD-2.2: what speaks of characters passes over enemies, attachments and the active location."""
    board = Board().ally("faramir").engaged("wargs").attach("citadel-plate", "gloin").active("forest-gate")
    board.text("aragorn", c.action(deal_damage(pick("characters"), 1))).blank("gloin").window("quest")
    board.act("use aragorn")
    assert [board.damage_on(name) for name in (*HEROES, "faramir")] == [1, 1, 1, 1]
    assert board.damage_on("wargs") == 0


def test_the_next_unique_card_may_come_when_the_first_has_left() -> None:
    """CARD-2.8: until then it stays in the hand."""
    board = Board().ally("faramir").hand("faramir").resources()
    assert not board.plan().can("play faramir")
    board.damage("faramir", 3).go().plan()
    assert board.where("faramir.1") == "discard0"
    board.act("play faramir", "pay aragorn:4")
    assert board.where("faramir.2") == "area0"


def test_control_passes_and_the_owner_stays() -> None:
    """CARD-2.9, CARD-2.10: the new controller commits it, uses its text, and its owner gets it back in his discard pile."""
    board = Board(HEROES, TACTICS).ally("faramir")
    effects.give_control(board.s, board.i("faramir"), 1)
    assert board.where("faramir") == "area1"
    assert board.s.catalogue.owner[board.i("faramir")] == 0
    board.window("quest").act("use faramir")
    assert board.s.pending is not None
    assert board.s.pending.asks[0][0] == 1, "the controller chooses"
    board.act("player 2")
    assert board.stat("gimli", m.WILLPOWER) == 3
    assert board.stat("aragorn", m.WILLPOWER) == 2
    board.s.damage[board.i("faramir")] = 3
    board.go()
    assert board.where("faramir") == "discard0"


def test_encounter_cards_are_nobodys_and_claimed_objectives_follow_their_hero() -> None:
    """CARD-2.11: Caught in a Web is no attachment that its hero's player controls; the claimed map is."""
    board = Board(HEROES, TACTICS).staging("gandalfs-map").encounter("wargs").threat(20, 20)
    board.window("travel").act("use gandalfs-map", "choose gloin")
    assert board.s.who[board.i("gandalfs-map")] == 0
    board.reveal("caught-in-a-web").act("choose gloin").pass_all()
    mine = pick("attachments", of="you")(board.s, context(you=0, self=-1))
    assert [board.s.card(i).id for i in mine] == ["gandalfs-map"]
    assert board.s.who[board.i("caught-in-a-web")] == m.NOBODY
    effects.give_control(board.s, board.i("gloin"), 1)
    assert board.s.who[board.i("gandalfs-map")] == 1
    assert board.s.who[board.i("caught-in-a-web")] == m.NOBODY


def test_texts_work_in_play_and_nowhere_else() -> None:
    """CARD-2.12: in every place of play, and in none that is out of it."""
    board = Board().text("wargs", c.passive(m.WILLPOWER, lambda s, j, i: 1))
    wargs = board.new("wargs")
    places = (m.STAGING, m.ENGAGED, m.ACTIVE)
    outside = (m.ENCOUNTER, m.ENCOUNTER_DISCARD, m.VICTORY, m.REMOVED, m.ASIDE)
    for place, more in (*((one, 1) for one in places), *((one, 0) for one in outside)):
        board.s.put(wargs, place)
        assert board.stat("aragorn", m.WILLPOWER) == 2 + more, m.PILE_NAMES[place]
    board.text("faramir", c.passive(m.WILLPOWER, lambda s, j, i: 1))
    faramir = board.new("faramir", 0)
    for place, more in ((m.AREA, 1), (m.HAND, 0), (m.DECK, 0), (m.DISCARD, 0)):
        board.s.put(faramir, place)
        assert board.stat("aragorn", m.WILLPOWER) == 2 + more, m.PILE_NAMES[place]


def test_what_is_met_lies_in_the_staging_area_and_one_location_is_active() -> None:
    """CARD-2.13, CARD-2.14: an enemy, a location and an unclaimed objective; a second journey waits."""
    board = Board().blank("wargs", "forest-gate", "old-forest-road", "dungeon-torch")
    board.encounter("wargs", "forest-gate", "dungeon-torch").staging("old-forest-road")
    board.s.phase = "quest"
    board.go(("reveal_top",), ("reveal_top",))
    effects.add_to_staging(board.s, board.i("dungeon-torch"))
    assert board.pile_of(m.STAGING) == ["old-forest-road", "wargs", "forest-gate", "dungeon-torch"]
    board.step_of_round("4.2").act("travel forest-gate")
    assert board.pile_of(m.ACTIVE) == ["forest-gate"]
    assert board.step_of_round("4.2").owed == "halt"
    assert board.where("old-forest-road") == "staging"


def test_what_leaves_lies_on_top_of_its_owners_pile() -> None:
    """CARD-2.15, CARD-2.16: an encounter card on the encounter discard pile, one with victory points in the victory display."""
    board = Board(HEROES, TACTICS).discard("beorn").ally("faramir").ally("snowbourn-scout", seat=1)
    effects.give_control(board.s, board.i("snowbourn-scout"), 0)
    board.put_discarded("despair").engaged("wargs", "hummerhorns").damage("wargs", 3).damage("hummerhorns", 3)
    board.damage("faramir", 3).damage("snowbourn-scout", 1).go()
    assert board.pile_of(m.DISCARD) == ["beorn", "faramir"]
    assert board.pile_of(m.DISCARD + 1) == ["snowbourn-scout"]
    assert board.pile_of(m.ENCOUNTER_DISCARD) == ["despair", "wargs"]
    assert board.pile_of(m.VICTORY) == ["hummerhorns"]


def test_what_is_removed_from_the_game_is_in_no_pile() -> None:
    """CARD-2.17: Will of the West is no more among the cards that it shuffles in."""
    board = Board(("eowyn",)).hand("will-of-the-west").discard("faramir").resources()
    board.window("quest").act("play will-of-the-west").pass_all()
    assert board.where("will-of-the-west") == "removed"
    assert board.pile_of(m.DISCARD) == []
    assert board.pile_of(m.DECK) == ["faramir"]


def test_an_exhausted_card_cannot_exhaust_again() -> None:
    """CARD-2.18: cards come ready; an exhausted one neither pays with exhausting, nor commits, defends or attacks."""
    board = Board(("aragorn",)).ally("faramir").exhaust("faramir").engaged("wargs")
    assert not board.window("quest").can("use faramir")
    board.step_of_round("3.3")
    assert board.options() == ["commit aragorn", "pass"]
    board.step_of_round("6.5").act("attack wargs")
    assert board.owed == "halt", "Aragorn alone was there to attack"
    assert not board.ready("aragorn")
    board = Board().hand("snowbourn-scout").resources(1, "aragorn").plan().act("play snowbourn-scout")
    assert board.ready("snowbourn-scout")


def test_pools_are_apart_and_tokens_go_with_the_card() -> None:
    """CARD-2.19: no limit to tokens; a card that leaves play keeps none."""
    board = Board().resources(40, "aragorn").resources(0, "gloin").hand("snowbourn-scout").plan()
    board.act("play snowbourn-scout")
    assert [board.resources_on(name) for name in HEROES] == [39, 0, 0]
    board.damage("aragorn", 5).go().pass_all()
    assert board.where("aragorn") == "discard0"
    assert (board.resources_on("aragorn"), board.damage_on("aragorn")) == (0, 0)


@pytest.mark.parametrize(
    ("damage", "place"), [(2, "engaged0"), (3, "encounter_discard"), (7, "encounter_discard")]
)
def test_as_much_damage_as_hit_points_destroys(damage: int, place: str) -> None:
    """CARD-2.20: at once; less stays on the card."""
    board = Board().engaged("wargs").damage("wargs", damage).go()
    assert board.where("wargs") == place
    assert board.damage_on("wargs") == (damage if place == "engaged0" else 0)


def test_a_card_that_comes_back_is_a_new_one() -> None:
    """CARD-2.21: neither what held for it nor what it had used up goes with it."""
    board = Board().ally("faramir").text("faramir", c.action(modify(SELF, m.STRENGTH, 3), limit=(1, m.ROUND)))
    board.window("quest").act("use faramir")
    assert board.stat("faramir", m.STRENGTH) == 4
    assert not board.window("quest").can("use faramir")
    faramir = board.i("faramir")
    effects.leave(board.s, faramir, m.HAND, how="moved")
    effects.put_into_play(board.s, faramir, 0)
    assert board.stat("faramir", m.STRENGTH) == 1
    assert board.window("quest").can("use faramir")


def test_a_card_face_down_is_nothing_but_what_an_effect_makes_it() -> None:
    """CARD-2.22: a unique ally under an Orc Guard blocks no title, has no number and no trait."""
    board = Board(scenario="escape-from-dol-guldur").deck("faramir").hand("faramir").resources()
    effects.make_orc_guard(board.s, 0)
    board.go()
    assert board.pile_of(m.UNDER) == ["faramir"]
    assert board.plan().can("play faramir")
    guard = board.s.piles[m.ENGAGED][0]
    assert (board.s.stat(guard, m.STRENGTH), board.s.stat(guard, m.THREAT)) == (1, 0)
    assert not board.s.has_trait(guard, "gondor")


def test_what_is_attached_goes_with_its_card() -> None:
    """CARD-2.23: each attachment to its owner's pile, under whose control it ever was."""
    board = Board(HEROES, TACTICS).attach("citadel-plate", "gloin").engaged("wargs")
    board.put("dwarven-axe", m.ATTACHED, 1)
    axe = board.i("dwarven-axe")
    board.s.host[axe], board.s.who[axe] = board.i("gloin"), 0
    board.attach("forest-snare", "wargs").damage("gloin", 8).damage("wargs", 3).go().pass_all()
    assert board.where("citadel-plate") == board.where("forest-snare") == "discard0"
    assert board.where("dwarven-axe") == "discard1"


def test_a_threat_level_is_never_below_0_and_a_deck_is_never_made_anew() -> None:
    """CARD-2.24, CARD-2.25: Gandalf lowers 3 to 0; with an empty deck nothing is drawn, whatever the discard pile holds."""
    board = Board().threat(3).hand("gandalf").discard("faramir", "beorn").resources(2).plan()
    board.act("play gandalf", "pay aragorn:2 theodred:2 gloin:1")
    board.act("use gandalf")
    assert board.s.threat == [0]
    board.step_of_round("1.3")
    assert board.hand_of() == []
    assert board.pile_of(m.DISCARD) == ["faramir", "beorn"]


def test_ready_cards_are_not_readied_and_nothing_is_discarded_twice() -> None:
    """CARD-2.18: what is ready is not chosen to be readied; a discarded card is out of play at once."""
    seen: list[str] = []
    board = (
        Board().ally("faramir").text("gloin", c.forced("leaves_play", do(lambda s, x: seen.append(x["how"]))))
    )
    board.text(
        "aragorn", c.action(choose("one", pick("characters", ready=False)), ready("one"), cost=[exhaust()])
    )
    board.text("faramir", c.action(raise_threat(1), discard(SELF), discard(SELF), limit=(1, m.ROUND)))
    board.window("quest")
    assert not board.can("use aragorn")
    board.act("use faramir")
    assert seen[:1] == ["discarded"]
    assert board.where("faramir") == "discard0"
