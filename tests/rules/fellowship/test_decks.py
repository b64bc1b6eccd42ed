"""Section 14: decks and their text."""

from __future__ import annotations

import pytest

from gonfalon.core.errors import FaultyActionError
from gonfalon.games.fellowship import decks
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.game import GAME, texts_of

PLAIN = [card for card in m.all_cards().values() if card.type in ("ally", "event")]
ALLIES = [card.title for card in m.all_cards().values() if card.type == "ally" and not card.unique]


def of_fifty(*heroes: str, copies: int = 3) -> str:
    """Heroes and at least fifty cards."""
    events = [card.title for card in m.all_cards().values() if card.type == "event"]
    titles = [*ALLIES, *events]
    return "\n".join([*heroes, *(f"{copies}x {title}" for title in titles[: -(-50 // copies)])])


def faults(text: str, copies: str = decks.ANY_COPIES) -> list[tuple[str, tuple[str, ...]]]:
    """What is wrong with a text."""
    return [(fault.kind, fault.where) for fault in decks.read_deck(text, copies)[1]]


def test_a_deck_may_hold_cards_whose_sphere_no_hero_has() -> None:
    """CARD-14.1, CARD-14.2, CARD-14.3: one to three heroes, any spheres, at least fifty cards."""
    assert faults(of_fifty("Gimli")) == []
    assert faults(of_fifty("Gimli", "Legolas", "Thalin")) == []
    assert faults(of_fifty()) == [("hero_count", ("0",))]
    assert faults("Gimli\n3x Gandalf") == [("too_few_cards", ("3", "50"))]


def test_one_core_set_is_counted_over_all_decks_of_the_table() -> None:
    """CARD-14.4: a second player cannot bring the copies that the first one has."""
    first, second = of_fifty("Gimli"), of_fifty("Aragorn")
    assert GAME.setup("passage-through-mirkwood", n_seats=2, brought=(first, second)).n_seats == 2
    two = {"copies": decks.ONE_CORE}
    whole = "\n".join(["Gimli", *(f"{min(card.quantity, 3)}x {card.title}" for card in PLAIN)])
    other = "\n".join(["Aragorn", *(f"{min(card.quantity, 3)}x {card.title}" for card in PLAIN)])
    assert GAME.setup("passage-through-mirkwood", n_seats=1, brought=(whole,), **two).n_seats == 1
    with pytest.raises(FaultyActionError) as refused:
        GAME.setup("passage-through-mirkwood", n_seats=2, brought=(whole, other), **two)
    assert {fault.kind for fault in refused.value.faults} == {"too_many_copies"}
    assert refused.value.faults[0].where == ("2", PLAIN[0].title, str(PLAIN[0].quantity))


def test_no_hero_sits_at_two_seats_and_who_names_no_deck_gives_way() -> None:
    """CARD-14.12, CARD-3.1: whoever sits down last is refused; a seat without a deck gets a starter deck that goes with the others."""
    aragorn, gimli = of_fifty("Aragorn"), of_fifty("Gimli", "Aragorn")
    with pytest.raises(FaultyActionError) as refused:
        GAME.setup("passage-through-mirkwood", n_seats=2, brought=(aragorn, gimli))
    assert [(fault.kind, fault.where) for fault in refused.value.faults] == [("hero_taken", ("aragorn",))]
    setup = GAME.setup("passage-through-mirkwood", n_seats=2, brought=(aragorn, ""))
    assert texts_of(setup) == (aragorn, "tactics")


@pytest.mark.parametrize(
    ("name", "threat"), [("leadership", 29), ("tactics", 29), ("spirit", 24), ("lore", 30)]
)
def test_each_starter_deck_has_three_heroes_and_thirty_cards(name: str, threat: int) -> None:
    """CARD-14.5, CARD-14.11: also when it is written out as a text; its id stands for it."""
    deck, wrong = decks.read_deck(name)
    assert wrong == ()
    assert (len(deck.heroes), len(deck.cards)) == (3, 30)
    assert sum(m.all_cards()[hero].threat_cost for hero in deck.heroes) == threat
    assert deck.cards.count("gandalf") == 1
    assert faults(decks.starter_text(name)) == []


def test_how_a_line_is_read() -> None:
    """CARD-14.6, CARD-14.7, CARD-14.8, CARD-14.9: counts, letters, what is left out, and several lines of one title."""
    text = of_fifty("1x THEODRED (Core Set)")
    deck, wrong = decks.read_deck(
        "Heroes (1)\n// a note\n  " + text + "  # behind\n\nDeck\n2x gandalf\nGandalf\n"
    )
    assert wrong == ()
    assert deck.heroes == ("theodred",)
    assert deck.cards.count("gandalf") == 3
    assert faults(text + "\n2x Gandalf\n2x Gandalf")[0][0] == "too_many_copies"


def test_everything_that_is_wrong_is_named() -> None:
    """CARD-14.10: with the line."""
    wrong = faults("Gimli\nGimli\nBalrog\n0x Gandalf\n4x Feint")
    assert wrong == [
        ("too_many_copies", ("2", "Gimli", "1")),
        ("unknown_card", ("3", "Balrog")),
        ("too_many_copies", ("4", "Gandalf", "3")),
        ("too_many_copies", ("5", "Feint", "3")),
        ("too_few_cards", ("3", "50")),
    ]
