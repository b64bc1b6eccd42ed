"""Section 6: whom effects cover, who chooses, and what the words of a text mean."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    add_resources,
    deal_damage,
    discard,
    heal,
    modify,
    modify_group,
    place_progress,
    raise_threat,
)
from gonfalon.games.fellowship.engine.moves import take_prisoner
from gonfalon.games.fellowship.engine.selecting import FIRST, SELF, pick
from gonfalon.games.fellowship.engine.steps import at_end, choose, do, each_player, when

from .board import HEROES, Board
from .test_points import TACTICS, asked


def test_lasting_effects_and_whom_they_cover() -> None:
    """CARD-6.27, CARD-6.28: a player's are worked out once and cover whom they find; an encounter card's "each" covers later ones too."""
    board = (
        Board()
        .ally("faramir")
        .text("aragorn", c.action(modify(SELF, m.STRENGTH, lambda s, x: s.damage[x["self"]])))
    )
    board.damage("aragorn", 2).window("combat").act("use aragorn")
    board.damage("aragorn", 0)
    assert board.stat("aragorn", m.STRENGTH) == 5
    board.end_phase("combat")
    assert board.stat("aragorn", m.STRENGTH) == 3
    board = Board(HEROES, TACTICS).threat(20, 49).blank("wargs").staging("wargs").reveal("under-the-shadow")
    assert board.s.staging_threat() == 4
    board.threat(20, 50).go()
    assert board.s.staging_threat() == 3, "worked out anew with one player left"
    board = Board().blank("forest-gate", "old-forest-road").staging("forest-gate")
    board.text("evil-storm", c.when_revealed(modify_group("staged locations", m.THREAT, 2))).reveal(
        "evil-storm"
    )
    assert board.staging("old-forest-road").stat("old-forest-road", m.THREAT) == 3


def test_what_is_put_off_is_tied_to_one_coming_into_play() -> None:
    """CARD-6.29, CARD-R52: an ally of Sneak Attack that has come back meanwhile stays."""
    board = (
        Board()
        .hand("sneak-attack", "faramir")
        .resources(1, "aragorn")
        .window("quest")
        .act("play sneak-attack")
    )
    assert board.where("faramir") == "area0"
    faramir = board.i("faramir")
    effects.leave(board.s, faramir, m.HAND, how="moved")
    effects.put_into_play(board.s, faramir, 0)
    board.end_phase("quest")
    assert board.where("faramir") == "area0"
    board = Board().ally("faramir").text("faramir", c.action(at_end(m.PHASE, discard(SELF)))).window("quest")
    board.act("use faramir").end_phase("quest")
    assert board.where("faramir") == "discard0"


def test_a_target_must_be_one_that_the_text_allows() -> None:
    """CARD-6.30: texts that speak of all choose nobody; one target is taken without asking."""
    board = (
        Board()
        .damage("gloin", 2)
        .text("theodred", c.action(choose("one", pick("heroes", damaged=True)), heal("one", 1)))
    )
    board.window("quest").act("use theodred")
    assert board.damage_on("gloin") == 1
    board.damage("aragorn", 1).window("quest").act("use theodred")
    assert board.options() == ["choose aragorn", "choose gloin"]
    board = Board().exhaust("aragorn", "gloin").reveal("the-necromancers-reach").pass_all()
    assert [board.damage_on(name) for name in HEROES] == [1, 0, 1]


def test_of_several_that_fit_equally_the_first_player_picks() -> None:
    """CARD-6.31: Caught in a Web names the player of the highest threat level; he chooses his hero."""
    board = Board(HEROES, TACTICS).threat(30, 30)
    board.s.first = 1
    board.reveal("caught-in-a-web")
    assert (asked(board), board.options()) == (1, ["player 2", "player 1"])
    board.act("player 1")
    assert (asked(board), len(board.options())) == (0, 3)


def test_whom_you_means() -> None:
    """CARD-6.32: on a player card its controller, on a shadow card the attacked player, on an enemy the engaged one, else the first."""
    who: list[int] = []
    told = do(lambda s, x: who.append(x["you"]))
    board = Board(HEROES, TACTICS).blank("wargs").engaged("wargs", seat=1)
    board.text("gimli", c.action(told, limit=(1, m.ROUND))).window("travel").act("use gimli")
    board.text("despair", c.when_revealed(told), c.shadow(told)).shadow("wargs", "despair")
    board.enemy_attacks("wargs", 1).act("pass", "pass", "choose gimli")
    board.reveal("despair.2")
    assert who == [1, 1, 0]
    board = Board(HEROES, TACTICS).threat(20, 20).blank("gimli").engaged("marsh-adder", seat=1)
    board.enemy_attacks("marsh-adder", 1)
    assert board.s.threat == [20, 21]


def test_each_player_does_it_in_player_order() -> None:
    """CARD-6.33, CARD-15.16: from the first player on."""
    order: list[int] = []
    board = Board(("gloin",), ("gimli",), ("eowyn",))
    board.text("evil-storm", c.when_revealed(each_player(do(lambda s, x: order.append(x["you"])))))
    board.s.first = 2
    board.reveal("evil-storm")
    assert order == [2, 0, 1]


def test_at_random_all_are_equally_likely() -> None:
    """CARD-6.34: in 300 draws each of three heroes is the prisoner about a hundred times."""
    count: dict[str, int] = dict.fromkeys(HEROES, 0)
    for seed in range(300):
        board = Board(scenario="escape-from-dol-guldur")
        board.s.seed = seed
        board.text("evil-storm", c.when_revealed(take_prisoner())).reveal("evil-storm")
        count[board.s.catalogue.cards[effects.prisoner(board.s)].id] += 1
    assert all(70 < n < 130 for n in count.values()), count


def test_damage_healing_and_a_token_that_is_placed() -> None:
    """CARD-6.35: defence does not help; placing is not dealing; healing takes off what is there."""
    board = (
        Board().text("aragorn", c.action(deal_damage(pick("heroes"), 2), limit=(1, m.ROUND))).window("quest")
    )
    board.act("use aragorn").pass_all()
    assert [board.damage_on(name) for name in HEROES] == [2, 2, 2]
    assert effects.heal(board.s, board.i("aragorn"), 5) == 2
    board = Board(scenario="escape-from-dol-guldur")
    board.s.mark(board.i("gloin"), m.PRISONER)
    effects.rescue(board.s)
    assert board.go().owed == "halt", "Gloin's response to damage is not offered"
    assert board.damage_on("gloin") == 1


def test_searching_looking_and_drawing() -> None:
    """CARD-6.36, CARD-6.37, CARD-6.38: who searches shuffles; what is looked at stays and is not revealed; drawn is from the top."""
    board = (
        Board(("beravor", "denethor")).deck("faramir", "beorn", "gandalf").encounter("evil-storm", "wargs")
    )
    board.text("evil-storm", c.when_revealed(raise_threat(9, FIRST))).window("travel").act("use denethor")
    assert board.options() == ["mode bottom", "pass"]
    board.act("pass")
    assert board.s.threat == [20]
    assert board.pile_of(m.ENCOUNTER) == ["wargs", "evil-storm"]
    board.act("use beravor")
    assert board.hand_of() == ["faramir", "beorn"]
    shuffles = board.s.shuffles
    board = Board(scenario="passage-through-mirkwood").encounter("wargs", "forest-spider", "despair")
    board.go(("run", "flies-and-spiders.setup", 0, {"self": board.s.quest(), "you": 0}))
    assert board.s.shuffles > shuffles == 0
    assert board.pile_of(m.STAGING) == ["forest-spider"]


def test_cards_go_to_their_owners_hand_or_deck() -> None:
    """CARD-6.39: also from another's area; a hero stays in the discard pile."""
    board = Board(("gloin",), TACTICS).ally("faramir").blank("wargs", "gimli").engaged("wargs", seat=1)
    effects.give_control(board.s, board.i("faramir"), 1)
    board.exhaust("faramir").shadow("wargs", "pursued-by-shadow").enemy_attacks("wargs", 1)
    board.act("pass", "choose gimli")
    assert board.hand_of(0) == ["faramir"]
    assert board.hand_of(1) == []


def test_resources_come_from_the_bank_or_from_a_pool() -> None:
    """CARD-6.40: to add one takes none from another hero."""
    board = Board().resources(1).text("gloin", c.action(add_resources(pick("heroes"), 1), limit=(1, m.ROUND)))
    board.window("quest").act("use gloin")
    assert [board.resources_on(name) for name in HEROES] == [2, 2, 2]


def test_a_test_of_will_does_not_touch_a_stage() -> None:
    """CARD-R48, CARD-12.31: its "when revealed" takes place unasked."""
    board = Board(("eowyn",), scenario="journey-down-the-anduin", quest="anduin-passage").hand(
        "a-test-of-will"
    )
    board.resources().encounter("forest-gate", "old-forest-road").blank("forest-gate", "old-forest-road")
    board.progress("anduin-passage", 16).staging("wargs").go()
    assert board.owed == "halt"
    assert board.pile_of(m.STAGING) == ["wargs", "forest-gate", "old-forest-road"]


def test_an_effect_under_a_condition_is_judged_when_it_is_reached() -> None:
    """CARD-6.21, CARD-6.24: not when it was set off."""
    board = Board().text(
        "gloin",
        c.forced("phase_begins", raise_threat(1), when(lambda s, x: s.threat[0] > 20, raise_threat(5))),
    )
    assert board.step_of_round("4.1").s.threat == [26]
    board = (
        Board()
        .active("forest-gate")
        .text("gloin", c.forced("phase_begins", place_progress(pick("active location"), 9)))
    )
    board.step_of_round("4.1").pass_all()
    assert board.where("forest-gate") == "encounter_discard"
    assert board.progress_on("flies-and-spiders") == 0
