"""Section 14, as people write decks: every form is read to the same cards, and what is left out is named with its reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from gonfalon.games.fellowship import deck_names, deck_text, decks
from gonfalon.games.fellowship.deck_text import Reason
from gonfalon.games.fellowship.engine import model as m
from gonfalon.text import LANGUAGES
from gonfalon.text import text as said

SAMPLES = Path(__file__).parent / "decks"
SAME = (
    *("bbcode.txt", "bullets.txt", "count-behind.txt", "entity.txt", "markdown.md", "no-x.txt"),
    *("octgn.o8d", "paren-count.txt", "plain-bom.txt", "ringsdb-plain.txt", "tabs.txt"),
)


def text_of(name: str) -> str:
    """A sample as a command line hands it over: bytes that are no UTF-8 come as surrogates."""
    return (SAMPLES / name).read_bytes().decode("utf-8", "surrogateescape")


def counts(text: str) -> Counter[str]:
    """Copies by card id."""
    found: Counter[str] = Counter()
    for _, card, count in deck_text.read(text).cards:
        found[card.id] += count
    return found


def left_out(text: str) -> list[tuple[int, str, str]]:
    """What a text holds beside its deck."""
    return [(one.line, one.text, one.kind) for one in deck_text.read(text).left_out]


def faults(text: str) -> list[tuple[str, tuple[str, ...]]]:
    """The lines that name no card that is here."""
    return [(one.kind, one.where) for one in deck_text.read(text).faults]


@pytest.mark.parametrize("name", SAME)
def test_every_form_is_read_to_the_same_deck(name: str) -> None:
    """CARD-14.6, CARD-14.13: the starter deck of Leadership, in the forms that sites, editors and forums write."""
    deck, wrong = decks.read_deck(text_of(name), decks.ONE_CORE)
    assert wrong == ()
    assert sorted(deck.cards) == sorted(decks.read_deck("leadership")[0].cards)
    assert set(deck.heroes) == {"aragorn", "theodred", "gloin"}


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_bytes_that_are_no_utf_8_are_read(encoding: str) -> None:
    """CARD-14.13: as a command line hands them over, with a surrogate for each byte that it cannot read."""
    text = text_of("bullets.txt").encode(encoding).decode("utf-8", "surrogateescape")
    assert counts(text) == counts(text_of("bullets.txt"))


def test_the_title_and_the_packs_of_ringsdb_are_left_out_with_a_word() -> None:
    """CARD-14.8"""
    assert left_out(text_of("ringsdb-plain.txt")) == [
        (1, "My leadership deck", Reason.TITLE),
        (4, "Core Set", Reason.PACKS),
    ]
    whole = (
        text_of("ringsdb-plain.txt") + "\n\n3 Heroes, 30 Cards\n\nDecklist built and published on RingsDB.\n"
    )
    assert [one[1:] for one in left_out(whole)][2:] == [
        ("3 Heroes, 30 Cards", Reason.TOTAL),
        ("Decklist built and published on RingsDB.", Reason.NOTE),
    ]
    assert faults(whole) == []


def test_a_title_that_is_the_name_of_a_card_is_no_card() -> None:
    """CARD-14.8"""
    text = "Sneak Attack\n\nHeroes (1)\n1x Gimli\n\nEvents\n2x Feint"
    assert counts(text) == {"gimli": 1, "feint": 2}
    assert left_out(text) == [(1, "Sneak Attack", Reason.TITLE)]
    assert counts("Gimli\n\nAllies\n2x Gandalf") == {"gimli": 1, "gandalf": 2}


@pytest.mark.parametrize(
    "heading",
    ["Sideboard", "## Sideboard", "# Sideboard (4)", "**Sideboard**", "[b]Side Board[/b]", "Maybeboard:"],
)
def test_a_sideboard_is_not_played(heading: str) -> None:
    """CARD-14.8: neither under its own heading nor under those within it."""
    text = (
        f"Gimli\n3x Feint\n\n{heading}\n\nHeroes\n1x Legolas\nEvents (3)\n3x Hasty Stroke\n2x Somebody Else"
    )
    assert counts(text) == {"gimli": 1, "feint": 3}
    assert [one[1] for one in left_out(text)] == ["1x Legolas", "3x Hasty Stroke", "2x Somebody Else"]
    assert {one[2] for one in left_out(text)} == {Reason.SIDEBOARD}
    assert counts(text + "\nMain Deck\n1x Thalin")["thalin"] == 1


@pytest.mark.parametrize("sign", ["#", "# ", "//", "// ", "- // ", "## "])
def test_a_line_that_is_commented_out_is_named(sign: str) -> None:
    """CARD-14.8: it is not played, and begins no section; the reader is told."""
    text = f"{sign}3 games won\n\nHeroes (1)\n1x Gimli\n{sign}Sideboard: 2x Gandalf\n3x Feint"
    assert counts(text) == {"gimli": 1, "feint": 3}
    assert left_out(text) == [(1, "3 games won", Reason.NOTE), (5, "Sideboard: 2x Gandalf", Reason.NOTE)]
    assert faults(text) == []
    assert left_out("1x Gimli\n#\n//\n# ---\n") == []


def test_the_sample_with_a_sideboard_plays_its_deck_alone() -> None:
    deck, _ = decks.read_deck(text_of("silent-sideboard.txt"))
    assert "gloin" not in deck.heroes
    assert "unexpected-courage" not in deck.cards
    assert [one[0] for one in left_out(text_of("silent-sideboard.txt"))] == [23, 24]
    assert counts("Gimli\n3x Feint\nSB: 2x Gandalf") == {"gimli": 1, "feint": 3}


def test_a_card_of_another_printing_is_not_that_of_the_core_set() -> None:
    """CARD-14.14: by the set in brackets, the sphere, the type, a link, or an id."""
    assert faults(text_of("silent-other-printing.txt")) == [
        ("other_printing", ("1", "Aragorn", "The Watcher in the Water"))
    ]
    assert faults("1x Éowyn (Tactics)") == [("other_printing", ("1", "Éowyn", "Tactics"))]
    assert faults("1x Beorn (Hero)") == [("other_printing", ("1", "Beorn", "Hero"))]
    assert faults("3x [Gandalf](http://ringsdb.com/card/06062)") == [
        ("other_printing", ("1", "Gandalf", "?"))
    ]
    other = '<deck><section name="Ally">\n<card qty="3" id="4c4cccd3-576a-41f1-8b6c-ba11b4cc3d4b">Gandalf</card></section></deck>'
    assert faults(other) == [("other_printing", ("2", "Gandalf", "?"))]


@pytest.mark.parametrize(
    "note",
    [
        "Core Set",
        "core",
        "Revised Core Set",
        "Core Set #1",
        "Core Set 2",
        "Leadership",
        "Ally",
        "Gondor",
        "1",
        "",
    ],
)
def test_what_may_stand_in_brackets(note: str) -> None:
    """CARD-14.7, CARD-14.14: the core set in any spelling, and what the card is."""
    assert counts(f"1x Guard of the Citadel ({note})") == {"guard-of-the-citadel": 1}
    assert faults(f"1x Guard of the Citadel ({note})") == []


@pytest.mark.parametrize(
    "line",
    [
        *(
            "3x Feint",
            "3 x Feint",
            "3X feint",
            "3× Feint",
            "x3 Feint",
            "3xFeint",
            "3 Feint",
            "3\tFeint",
            "Feint\t3",
        ),
        *(
            "Feint x3",
            "Feint ×3",
            "Feint 3x",
            "Feint (3)",
            "Feint (x3)",
            "(3) Feint",
            "[3] Feint",
            "Feint: 3",
        ),
        *(
            "Feint, 3",
            "3,Feint,Core Set",
            '"3","Feint"',
            "Feint;3;Tactics",
            "| 3 | Feint | Event |",
            "- 3x Feint",
        ),
        *(
            "* 3x Feint",
            "• 3 Feint",
            "1. 3x Feint",
            "> 3x Feint",
            "**3x** _Feint_",
            "3x `Feint`",
            "<li>3x Feint</li>",
        ),
        *(
            "3x\u00a0Feint",
            "３x Feint",
            "3x Fe\u00adint",
            "\ufeff3x Feint",
            "3x <b>Feint</b>",
            "3x Feint // of 3",
        ),
        *(
            "3x Feint # two would do",
            "3x Feint (Core Set) (3)",
            "3x Feint [Core Set]",
            "3x [card]Feint[/card]",
        ),
    ],
)
def test_how_copies_are_written(line: str) -> None:
    """CARD-14.6"""
    assert (counts(line), faults(line), left_out(line)) == ({"feint": 3}, [], [])


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Celebrian's Stone", "celebrians-stone"),
        ("Celebrians Stone", "celebrians-stone"),
        ("Celebr&iacute;an&#039;s Stone", "celebrians-stone"),
        ("Celebrían\u2019s Stone", "celebrians-stone"),
        ("CelebrÃ\u00adan's Stone", "celebrians-stone"),
        ("Th\ufffdodred", "theodred"),
        ("Th?odred", "theodred"),
        ("ThÃ©odred", "theodred"),
        ("GlÃ³in", "gloin"),
        ("Ã‰owyn", "eowyn"),
        ("guard_of_the_citadel", "guard-of-the-citadel"),
        ("Self-Preservation", "self-preservation"),
    ],
)
def test_letters_that_came_through_badly(name: str, card: str) -> None:
    """CARD-14.7"""
    assert counts(f"2x {name}") == {card: 2}


def test_lines_that_name_several_cards() -> None:
    assert counts("Heroes: Aragorn, Théodred, Glóin\n3x Feint") == {
        "aragorn": 1,
        "theodred": 1,
        "gloin": 1,
        "feint": 3,
    }
    assert counts("<ul><li>2x Feint</li><li>1x Gandalf</li></ul>") == {"feint": 2, "gandalf": 1}


def test_what_names_no_card_is_never_dropped() -> None:
    """CARD-14.10: with copies, or within the list, it is a fault; around the list it is named as left out."""
    assert faults("3x Feint\nBalrog\n2x Gandalf") == [("unknown_card", ("2", "Balrog"))]
    assert faults("3x Feint\n2x Balrog") == [("unknown_card", ("2", "Balrog"))]
    assert faults("Gimly\n3x Feint\nGandalf\nThe Glaadhrim's Greeting") == [
        ("unknown_card", ("1", "Gimly")),
        ("unknown_card", ("4", "The Glaadhrim's Greeting")),
    ]
    assert left_out("By somebody\n3x Feint\nGood luck with it") == [
        (1, "By somebody", Reason.TITLE),
        (3, "Good luck with it", Reason.NOTE),
    ]
    assert faults("Balrog") == [("unknown_card", ("1", "Balrog"))]


def test_a_number_that_may_mean_two_things_is_a_fault() -> None:
    """CARD-14.15"""
    assert faults("3x Feint x2") == [("unclear_count", ("1", "3x Feint x2"))]
    assert faults("1. Feint") == [("unclear_count", ("1", "1. Feint"))]


def test_cards_of_the_quest_and_notes_in_a_file_are_left_out_with_a_word() -> None:
    text = (
        '<deck game="x">\n<section name="Hero" shared="False"><card qty="1">Gimli</card></section>\n'
        '<section name="Quest" shared="True"><card qty="1">Flies and Spiders</card></section>\n'
        '<section name="Sideboard"><card name="Feint" qty="2" /></section>\n<notes><![CDATA[Mulligan for allies]]></notes></deck>'
    )
    assert counts(text) == {"gimli": 1}
    assert left_out(text) == [
        (3, "1x Flies and Spiders", Reason.SCENARIO),
        (4, "2x Feint", Reason.SIDEBOARD),
        (5, "Mulligan for allies", Reason.NOTE),
    ]


def test_headings_of_all_languages_are_known() -> None:
    """What the deck builder calls the parts of a deck is a heading in a text, too."""
    for language in LANGUAGES:
        for kind in ("ally", "attachment", "event"):
            word = said(language, f"decks-group-{kind}")
            assert deck_names.section_of(f"{word} (12)") is deck_names.Section.CARDS, (language, word)


def test_every_card_is_read_by_title_and_id() -> None:
    for card in m.all_cards().values():
        if card.type in m.PLAYER_TYPES:
            assert counts(f"2x {card.title}") == counts(f"{card.id} x2") == {card.id: 2}


@pytest.mark.parametrize(
    "part", ["a\n", "Th?o?d?r?e?d\n", "((", "# #", "- - ", "<card <section ", "1x 1x ", "[a](", "3,", "*"]
)
def test_long_nonsense_is_read_to_its_end(part: str) -> None:
    """No text takes more steps than its length allows: this ends in a moment."""
    found = deck_text.read((part * 16_000)[:16_000])
    assert found.cards == ()
