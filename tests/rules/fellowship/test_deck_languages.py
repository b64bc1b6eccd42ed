"""CARD-14.6, CARD-14.8: titles and headings of a deck text in each of our languages, as the app writes them."""

from __future__ import annotations

import pytest
from fellowship import deck_titles

from gonfalon.core.errors import Fault
from gonfalon.games.fellowship import deck_names, deck_text, decks
from gonfalon.games.fellowship.deck_names import Section, section_of
from gonfalon.games.fellowship.engine import model as m
from gonfalon.text import LANGUAGES
from gonfalon.text import text as said

ONE_WORD = {
    Section.HEROES: ("cardtype-hero",),
    Section.CARDS: (
        *("cardtype-ally", "cardtype-attachment", "cardtype-event"),
        *("decks-group-ally", "decks-group-attachment", "decks-group-event"),
    ),
    Section.DECK: ("bring-deck",),
}
"""Words of the app that are headings."""
HEADINGS = {
    "en": ("Heroes", "Deck", "Sideboard"),
    "de": ("Helden", "Kartendeck", "Reserve"),
    "fr": ("Héros", "Paquet", "Réserve"),
    "it": ("Eroi", "Mazzo", "Riserva"),
    "pl": ("Bohaterowie", "Talia", "Rezerwa"),
    "ru": ("Герои", "Колода", "Запас"),
}
"""Words for the heroes, the deck and the sideboard."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_is_may_stand_behind_its_title_in_every_language(language: str) -> None:
    """CARD-14.14: its sphere, its type, its traits, as the app calls them; those of another card are a fault."""
    for card in deck_titles.player_cards():
        ids = (f"sphere-{card.sphere}", f"cardtype-{card.type}", *(f"trait-{one}" for one in card.traits))
        for note in (said(language, one) for one in ids):
            found = deck_text.read(f"1x {said(language, f'card-{card.id}')} ({note})")
            assert (found.faults, [one.card for one in found.cards]) == ((), [card]), (note, card.id)
    hero = said(language, "cardtype-hero")
    assert deck_text.read(f"1x Beorn ({hero})").faults == (Fault("other_printing", ("1", "Beorn", hero)),)


@pytest.mark.parametrize(
    "note", ["Grundspiel", "Jeu de base", "Scatola base", "Zestaw podstawowy", "Базовый набор"]
)
def test_the_core_set_may_stand_behind_a_title_in_every_language(note: str) -> None:
    assert deck_text.read(f"1x Beorn ({note})").faults == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_app_are_headings(language: str) -> None:
    for section, names in ONE_WORD.items():
        assert {said(language, name): section_of(said(language, name)) for name in names} == {
            said(language, name): section for name in names
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_read_in_every_language(language: str) -> None:
    """A starter deck with the titles of a language, under its headings, with a sideboard that is left out."""
    heroes, deck, aside = HEADINGS[language]
    starter = decks.read_deck("leadership")[0]
    counted = {card: starter.cards.count(card) for card in starter.cards}
    lines = [
        *(heroes, *(said(language, f"card-{hero}") for hero in starter.heroes)),
        *(deck, *(f"{count}x {said(language, f'card-{card}')}" for card, count in counted.items())),
        *(aside, f"2x {said(language, 'card-feint')}"),
    ]
    found = deck_text.read("\n".join(lines))
    assert found.faults == ()
    assert {one.card.id: one.count for one in found.cards} == dict.fromkeys(starter.heroes, 1) | counted
    assert [(one.kind, one.line) for one in found.left_out] == [(deck_text.Reason.SIDEBOARD, len(lines))]


def test_each_title_of_a_language_means_one_card() -> None:
    for language in LANGUAGES:
        for card in m.all_cards().values():
            if card.type in m.PLAYER_TYPES:
                assert deck_names.card_named(said(language, f"card-{card.id}")) == card, (language, card.id)


def test_a_title_that_means_two_cards_is_a_fault_and_english_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if one word were in two languages the titles of two cards, and another the English title of a third."""
    titles = {"feint": ["Zweimal", "Faramir"], "gandalf": ["Zweimal"]}
    monkeypatch.setattr(deck_names, "_other_titles", lambda: titles)
    deck_names.by_name.cache_clear()
    try:
        found = deck_names.card_named("Faramir")
        assert found is not None
        assert found.id == "faramir"
        assert deck_names.card_named("Zweimal") is None
    finally:
        monkeypatch.undo()
        deck_names.by_name.cache_clear()


@pytest.mark.parametrize(
    "line", ["3 Helden, 50 Karten", "50 cartes en tout", "Totale: 53", "Zagrożenie 29", "Всего 53"]
)
def test_sums_are_left_out_in_every_language(line: str) -> None:
    found = deck_text.read(f"1x Aragorn\n3x Faramir\n{line}")
    assert found.faults == ()
    assert [(one.kind, one.text) for one in found.left_out] == [(deck_text.Reason.TOTAL, line)]
