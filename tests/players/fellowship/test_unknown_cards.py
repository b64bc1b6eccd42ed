"""Cards that the players have never met: notes drawn from their clauses, and sensible play at every level."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from gonfalon.games.fellowship import deck_names, deck_text
from gonfalon.games.fellowship.catalogues import catalogue_for
from gonfalon.games.fellowship.decks import read_deck
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import deal_damage
from gonfalon.games.fellowship.engine.programs import PROGRAMS
from gonfalon.games.fellowship.engine.selecting import is_hosts, pick
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.engine.steps import choose
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship import FAMILY, card_table
from gonfalon.players.fellowship.card_table import NOTES
from gonfalon.players.fellowship.rule_based import choose as choose_by_thumb

SPEAR = m.Card(901, "test-spear", "Test Spear", "event", sphere="tactics", cost=1)
BANNER = m.Card(902, "test-banner", "Test Banner", "attachment", sphere="tactics", cost=1)
HORNET = m.Card(
    903, "test-hornet", "Test Hornet", "enemy", attack=1, hit_points=1, engagement_cost=50, threat=1
)
INVENTED = (SPEAR, BANNER, HORNET)
DECK = "\n".join(
    (
        *("1x Legolas", "1x Gimli", "1x Thalin", "3x Test Spear", "3x Test Banner"),
        *("3x Gondorian Spearman", "3x Veteran Axehand", "3x Horseback Archer", "3x Blade Mastery"),
        *("3x Rain of Arrows", "3x Feint", "3x Quick Strike", "3x Thicket of Spears", "3x Swift Strike"),
        *(
            "3x Stand Together",
            "3x Blade of Gondolin",
            "3x Citadel Plate",
            "3x Dwarven Axe",
            "3x Horn of Gondor",
        ),
        *("3x Beorn", "3x Gandalf"),
    )
)


def entries() -> None:
    """What the invented cards say."""
    c.card(SPEAR.id, c.action(choose("enemy", pick("enemies")), deal_damage("enemy", 3)))
    c.card(
        BANNER.id,
        c.attach_to(pick("heroes")),
        c.passive(m.WILLPOWER, is_hosts(lambda s, i: 2)),
    )
    c.card(
        HORNET.id,
        c.forced(
            "engaged",
            choose("hero", pick("heroes", of="seat"), by="seat"),
            deal_damage("hero", 5),
            when=lambda s, x: x["card"] == x["self"],
        ),
    )


@pytest.fixture(autouse=True)
def invented(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The invented cards are in the box for one test."""
    hornet = msgspec.structs.replace(HORNET, set="spiders-of-mirkwood", quantity=1)
    for card in (SPEAR, BANNER, hornet):
        monkeypatch.setitem(m.all_cards(), card.id, card)
    entries()
    _forget()
    yield
    for card in INVENTED:
        for clause in c.OF_CARD.pop(card.id):
            del c.CLAUSES[clause.id], PROGRAMS[clause.id]
    _forget()


def _forget() -> None:
    """Nothing is left of earlier cards."""
    for cached in (catalogue_for, read_deck, deck_text.read, deck_names.by_name, deck_names.titles):
        cached.cache_clear()
    for card in INVENTED:
        NOTES.pop(card.id, None)


def test_notes_of_an_unknown_card_come_from_its_clauses():
    spear, banner, hornet = (NOTES[card.id] for card in INVENTED)
    assert (spear.role, spear.target, spear.damage) == ("damage", "destroy", 3)
    assert spear.worth is not None
    assert 3 < spear.worth < 6
    assert banner.host == "willpower"
    assert banner.worth is not None
    assert 4 < banner.worth < 9
    assert (hornet.entry_damage, hornet.stings) == (5, True)


def laid_out(kind: str) -> State:
    """The first decision of a kind in a game with the invented cards, no enemy about and an empty hand."""
    s = GAME.new(3, GAME.setup(brought=(DECK,)))
    while s.pending is not None and s.pending.kind != kind:
        s.take(0, choose_by_thumb(s, 0, s.pending.asks[0][1]))
        for i in s.enemies():
            s.put(i, m.ENCOUNTER_DISCARD)
    for i in s.piles[m.HAND]:
        s.put(i, m.DECK)
    return s


def card(s: State, name: str) -> int:
    """The first copy of a card."""
    return next(i for i in range(s.catalogue.n) if s.catalogue.cards[i].id == name)


def asked_again(s: State) -> State:
    """The decision that is owed, asked again after the table was changed."""
    pending = s.pending
    assert pending is not None
    s.todo, s.pending, s.dirty = [*s.todo[: pending.depth], pending.again], None, False
    s.advance()
    return s


def actions_of(s: State) -> list[str]:
    """What the only seat may do."""
    return [option.action for option in s.decision(0).options or ()]


def answer(s: State, level: int) -> str:
    """What a level answers, without its copy's number."""
    return FAMILY.make(level, 7, None, None).act(GAME.information_state(s, 0)).partition(".")[0]


@pytest.mark.parametrize("level", FAMILY.levels)
def test_an_unknown_event_is_played_where_its_damage_destroys_an_enemy(level: int):
    s = laid_out("planning")
    s.put(card(s, SPEAR.id), m.HAND)
    weak, strong = card(s, "king-spider"), card(s, "forest-spider")
    for enemy in (strong, weak):
        s.put(enemy, m.ENGAGED)
    s.damage[weak] = s.hits_left(weak) - 2
    asked_again(s)
    assert answer(s, level) == "play test-spear"
    s.step(0, next(one for one in actions_of(s) if one.startswith("play test-spear")))
    while s.pending is not None and s.pending.kind == "pay":
        s.step(0, actions_of(s)[0])
    assert s.pending is not None
    assert s.pending.kind == "target"
    assert answer(s, level) == "choose king-spider"


def test_an_unknown_event_is_not_wasted_where_there_is_no_need():
    s = laid_out("planning")
    s.put(card(s, SPEAR.id), m.HAND)
    s.put(card(s, "ungoliants-spawn"), m.STAGING)
    asked_again(s)
    assert any("test-spear" in one for one in actions_of(s))
    assert answer(s, 1) == "pass"


@pytest.mark.parametrize("level", FAMILY.levels)
def test_an_unknown_attachment_goes_on_the_hero_that_it_helps_most(level: int):
    s = laid_out("planning")
    s.put(card(s, BANNER.id), m.HAND)
    asked_again(s)
    assert answer(s, level) == "play test-banner"
    s.step(0, next(one for one in actions_of(s) if one.startswith("play test-banner")))
    assert s.pending is not None
    assert s.pending.kind == "host"
    assert answer(s, level) in (["choose gimli"] if level < 5 else actions_of(s))


@pytest.mark.parametrize("level", FAMILY.levels)
def test_an_unknown_enemy_that_stings_is_left_where_it_is(level: int):
    s = laid_out("engage")
    s.put(card(s, HORNET.id), m.STAGING)
    asked_again(s)
    assert any("test-hornet" in one for one in actions_of(s))
    assert answer(s, level) == "pass"


def test_players_name_cards_in_their_table_alone():
    """A card is known by its entry in the table; no rule of thumb asks for a card by its id."""
    folder = Path(card_table.__file__).parent
    for file in folder.glob("*.py"):
        words = {
            node.value for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Constant)
        }
        named = words & set(m.all_cards())
        assert not named or file.name == "card_table.py", f"{file.name} names {sorted(map(str, named))}"


def test_the_table_names_no_card_that_there_is_not():
    listed = {**card_table.HEROES, **card_table.ALLIES, **card_table.ATTACHMENTS, **card_table.EVENTS}
    assert listed.keys() | card_table.ENCOUNTER.keys() | card_table.STAGES.keys() <= m.all_cards().keys()
    for stage in card_table.STAGES.values():
        assert {*stage.won_by, *stage.blocked_by} <= m.all_cards().keys()
