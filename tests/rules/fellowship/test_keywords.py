"""Section 10: the keywords."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import raise_threat
from gonfalon.games.fellowship.engine.moves import gain_surge
from gonfalon.games.fellowship.engine.selecting import FIRST

from .board import HEROES, Board
from .test_points import TACTICS, asked

ESCAPE = "escape-from-dol-guldur"


def test_doomed_raises_each_players_threat_level() -> None:
    """CARD-10.1: in any phase in which it is revealed."""
    for phase in ("", "quest", "travel"):
        board = Board(HEROES, TACTICS).threat(20, 3).blank("cavern-guardian").reveal("cavern-guardian", phase)
        assert board.s.threat == [21, 4]


def test_surge_reveals_one_more_after_all_else() -> None:
    """CARD-10.2, CARD-10.9: also that of the next card; having it twice is having it once."""
    board = Board().blank("endless-caverns", "wargs", "king-spider", "eastern-crows")
    board.encounter("eastern-crows", "wargs", "king-spider").reveal("endless-caverns")
    assert board.pile_of(m.STAGING) == ["endless-caverns", "eastern-crows", "wargs"]
    board = Board().blank("wargs", "king-spider").encounter("wargs", "king-spider")
    board.text("endless-caverns", c.when_revealed(gain_surge())).reveal("endless-caverns")
    assert board.pile_of(m.STAGING) == ["endless-caverns", "wargs"]


def test_surges_end_where_the_deck_holds_nothing_else() -> None:
    """CARD-10.2: each of two treacheries brings the other one for ever, but one after the other no more come than cards are there."""
    board = Board()
    for name in ("despair", "evil-storm"):
        board.text(name, c.when_revealed(gain_surge()))
    board.encounter("despair").reveal("evil-storm")
    n_revealed = sum(event.kind == "revealed" for event in board.s.new_events)
    assert (board.owed, n_revealed) == ("halt", 1 + len(board.s.catalogue.encounter))
    assert sorted(board.pile_of(m.ENCOUNTER) + board.pile_of(m.ENCOUNTER_DISCARD)) == [
        "despair",
        "evil-storm",
    ]


def test_the_next_card_guards_the_objective() -> None:
    """CARD-10.3: an enemy or location is attached; a treachery takes effect and frees it; an objective is passed over."""
    for guard in ("wargs", "forest-gate"):
        board = Board(scenario=ESCAPE).blank(guard).encounter(guard).reveal("dungeon-torch")
        assert board.s.host[board.i("dungeon-torch")] == board.i(guard)
        assert board.where(guard) == "staging"
    board = (
        Board(scenario=ESCAPE)
        .text("despair", c.when_revealed(raise_threat(3, FIRST)))
        .encounter("despair", "wargs")
    )
    board.reveal("dungeon-torch", "travel")
    assert (board.s.threat, board.where("dungeon-torch"), board.where("wargs")) == (
        [23],
        "staging",
        "encounter",
    )


def test_guards_come_in_the_order_of_their_objectives() -> None:
    """CARD-10.3, CARD-R58: three objectives in one chain; a card that is no guard frees the one whose turn it is; the deck may end."""
    objectives = ("gandalfs-map", "dungeon-torch", "shadow-key")
    for cards, guards in (
        (("wargs", "forest-gate", "hill-troll"), ("wargs", "forest-gate", "hill-troll")),
        (("wargs", "despair", "hill-troll"), ("wargs", "", "hill-troll")),
        (("wargs",), ("wargs", "", "")),
    ):
        board = Board(scenario=ESCAPE).blank(*cards).encounter(*objectives[1:], *cards, "king-spider")
        if len(cards) == 1:
            board.s.put(board.i("king-spider"), m.ASIDE)
        board.reveal(objectives[0], "travel")
        held = [board.s.host[board.i(name)] for name in objectives]
        assert held == [board.i(name) if name else m.NO_HOST for name in guards]
        assert [board.where(name) for name in objectives] == ["attached" if n else "staging" for n in guards]


def test_the_second_objective_waits_also_when_its_own_place_is_taken() -> None:
    """CARD-R58: the first objective's guard is dealt with to its end, its Surge included, before the second one's."""
    board = Board(scenario=ESCAPE).blank("endless-caverns", "wargs", "hill-troll")
    board.encounter("dungeon-torch", "endless-caverns", "wargs", "hill-troll").reveal("gandalfs-map")
    assert board.s.host[board.i("gandalfs-map")] == board.i("endless-caverns")
    assert board.where("wargs") == "staging", "the Surge of the first guard"
    assert board.s.host[board.i("dungeon-torch")] == board.i("hill-troll")


def test_a_guard_is_like_any_other_card_and_takes_its_objective_along() -> None:
    """CARD-10.4, CARD-R41: into an engagement and to the active place; the objective is free when it leaves play."""
    board = Board(scenario=ESCAPE).blank("wargs").encounter("wargs").reveal("dungeon-torch")
    assert board.s.staging_threat() == 2
    board.step_of_round("5.2").act("engage wargs")
    assert board.s.host[board.i("dungeon-torch")] == board.i("wargs")
    board.damage("wargs", 3).go()
    assert board.pile_of(m.STAGING) == ["dungeon-torch"]
    board = Board(scenario=ESCAPE).blank("forest-gate").encounter("forest-gate").reveal("dungeon-torch")
    board.step_of_round("4.2").act("travel forest-gate")
    assert board.where("dungeon-torch") == "attached"
    board.progress("forest-gate", 4).go()
    assert board.pile_of(m.STAGING) == ["dungeon-torch"]


def test_a_free_objective_can_be_claimed_and_one_that_comes_back_is_free() -> None:
    """CARD-10.5: not while it has a guard."""
    board = Board(scenario=ESCAPE).blank("wargs").encounter("wargs").reveal("dungeon-torch")
    assert not board.window("travel").can("use dungeon-torch")
    board.damage("wargs", 3).go().window("travel").act("use dungeon-torch", "choose gloin")
    assert board.s.host[board.i("dungeon-torch")] == board.i("gloin")
    board.damage("gloin", 4).go().pass_all()
    assert (board.where("dungeon-torch"), board.s.who[board.i("dungeon-torch")]) == ("staging", m.NOBODY)
    assert board.window("travel").can("use dungeon-torch")


def test_ranged_and_sentinel_stand_on_their_cards() -> None:
    """CARD-10.6, CARD-10.9: the printed ones of the core set."""

    def having(keyword: str) -> set[str]:
        return {card.id for card in m.all_cards().values() if card.keyword(keyword)}

    assert having("ranged") == {"legolas", "silverlode-archer", "horseback-archer"}
    assert having("sentinel") >= {"aragorn", "gondorian-spearman"}
    assert all(m.all_cards()[name].type in m.CHARACTERS for name in having("sentinel"))


def test_of_three_restricted_cards_the_controller_of_the_character_takes_one_off() -> None:
    """CARD-10.7: to its owner's pile; two may stay."""
    board = (
        Board(("gloin",), ("gimli",)).attach("dwarven-axe", "gimli", 1).attach("citadel-plate", "gimli", 1)
    )
    assert board.go().owed == "halt"
    board.hand("blade-of-gondolin").resources()
    board.s.resources[board.i("gloin")] = 9
    effects.attach(board.s, board.i("blade-of-gondolin"), board.i("gimli"), 0)
    board.go()
    assert (asked(board), len(board.options())) == (1, 3)
    board.act("choose blade-of-gondolin")
    assert board.where("blade-of-gondolin") == "discard0"


def test_victory_points_come_by_defeat_and_exploring_alone() -> None:
    """CARD-10.8: discarded in another way it goes to the discard pile."""
    board = (
        Board()
        .engaged("hill-troll")
        .damage("hill-troll", 9)
        .active("gladden-fields")
        .progress("gladden-fields", 3)
        .go()
    )
    assert sorted(board.pile_of(m.VICTORY)) == ["gladden-fields", "hill-troll"]
    board = Board().engaged("hill-troll")
    effects.discard(board.s, board.i("hill-troll"))
    board.go()
    assert (board.where("hill-troll"), board.pile_of(m.VICTORY)) == ("encounter_discard", [])
