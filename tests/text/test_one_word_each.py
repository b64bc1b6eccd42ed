"""The card game has one word for one thing in each language, and Middle-earth in Italian (docs/rules/glossary.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.words import messages

RULES = Path(__file__).parents[2] / "docs" / "rules"
CARD_GAME, MIDDLE_EARTH = "card-game.md", "middle-earth.md"
FILES = {CARD_GAME: "fellowship*.ftl", MIDDLE_EARTH: "middle_earth*.ftl"}
"""The texts of the app that go with a page of rules."""
OTHER_WORDS: dict[str, dict[str, str]] = {
    "de": {
        "Aufmarschgebiet": r"Aufmarschzone|Aufmarschbereich|Bedrohungszone",
        "Gebiet": r"aktive[nrms]? Orte?\b|\bOrt wählen|\bOrten? reisen",
        "Abenteuer": r"geht (?:er )?auf das Abenteuer|\bQuests?\b|\bAufgaben?(?:punkte|phase)?\b",
        "Verstärkung": r"\bAnhang\b|\bAnhänge",
        "Reaktion": r"Antwort wählen|antwortet auf",
        "Schildwache": r"Wachposten",
        "einfach": r"Grundspiel (?:heißt|kommt|teilt)|difficulty-basic = Grundspiel",
    },
    "fr": {
        "zone de préparation": r"zone de menace|zone de rassemblement",
        "épuiser": r"\binclin",
        "paquet": r"\bdecks?\b|\bpioches\b",
        "manche": r"(?<!c’est )\b(?:[Ll]e|[Cc]e|[Uu]n|au|premier|par) tour(?:-ci)?\b"
        r"(?! d’organisation| est une fenêtre| des joueurs| entier)"
        r"|\b[Tt]our \{",
        "organisation": r"planification",
        "réponse": r"\bréactions?\b",
    },
    "it": {
        "area Allestimento": r"area di (?:minaccia|allestimento)|zona di (?:minaccia|allestimento)",
        "ricerca": r"\bmission[ei]\b|\bavventur",
        "stadio": r"\bfase \{|\} alla fase|fase compiuta|\btapp[ae]\b",
        "round": r"\b(?:[Ii]l|[Uu]n|questo|primo|prossimo) turno\b(?! è una finestra| di (?:gioco|pianificazione))|\b[Tt]urno \{",
        "aggregato": r"\battaccament",
        "mazzo": r"\bdeck\b",
    },
    "pl": {
        "strefa przygotowań": r"przeciwnoś|stref\w+ przygotowania\b|strefa zagrożenia",
        "obszar": r"aktywn\w+ miejsc|Wybierz miejsce",
        "reakcja": r"Odpowiedź:|Odpowiedzieć\?|jest odpowiedzią|Wybierz odpowiedź",
        "wyprawa": r"\bmisj|faz\w+ zadania|punkt\w+ zadania",
        "talia": r"\bdeck",
    },
    "ru": {
        "зона подготовки": r"зон[аыеу] (?:сбора|угрозы)",
        "локация": r"активно\w* мест|Выберите место",
        "поход": r"\b[Зз]адани",
        "приложение": r"\b[Уу]силени|\b[Сс]наряжени",
        "прогресс": r"\b[Пп]родвижени",
        "сражение": r"\bфаз\w+ боя\b",
    },
}
"""Language -> word of the glossary -> what stood in its place, as a pattern."""

OF_THE_BOX = {"pedina": r"\b[Pp]ezz[oi]\b", "casella": r"\b[Cc]as[ae]\b|\b[Ss]pazi[o]?\b"}
"""The same for Middle-earth in Italian: its rulebook says pedina, and all boards of the app have caselle."""

ON_THE_BOARD = {
    "pl": r"\b[Ff]igur|\b[Ss]top(?:ień|ni)",
    "ru": r"\b[Фф]игур|\b[Бб]омб|\b[Зз]вани|\b[Пп]ол(?:е|я|ю|ем|ей|ям|ями|ях)\b",
}
"""Language -> what the board does not call a piece, a rank, a bomb or a square (pionek and ranga; фишка, мина, ранг, клетка)."""


def texts(language: str, page: str) -> dict[str, str]:
    """The page of rules by its lines and the app's texts by their names; the ids of messages are no words."""
    rules = (RULES / language / page).read_text(encoding="utf-8").splitlines()
    said = {f"{page}:{number}": line for number, line in enumerate(rules, 1)}
    return said | messages(language, FILES[page])


def bare(name: str, line: str) -> str:
    """A text without what is no word of the language: ids, code, names of variables, notes for translators."""
    line = re.sub(r"\{ \$\w+", "{ ", re.sub(r"`[^`]*`", "", line))
    words = "\n".join(part for part in line.splitlines() if not part.startswith("#"))
    is_difficulty = name == "option-difficulty-basic"
    return words.removeprefix("option-") if is_difficulty else words.removeprefix(f"{name} =")


@pytest.mark.parametrize(
    ("language", "word"), [(one, word) for one in OTHER_WORDS for word in OTHER_WORDS[one]]
)
def test_no_other_word_stands_for_a_word_of_the_glossary(language: str, word: str) -> None:
    pattern = re.compile(OTHER_WORDS[language][word])
    found = {
        name: hit[0]
        for name, line in texts(language, CARD_GAME).items()
        if (hit := pattern.search(bare(name, line)))
    }
    assert found == {}, f"the glossary says {word}"


@pytest.mark.parametrize("word", OF_THE_BOX)
def test_middle_earth_in_italian_has_one_word_for_a_piece_and_for_a_square(word: str) -> None:
    pattern = re.compile(OF_THE_BOX[word])
    said = texts("it", MIDDLE_EARTH)
    assert {name: hit[0] for name, line in said.items() if (hit := pattern.search(bare(name, line)))} == {}


@pytest.mark.parametrize("language", ON_THE_BOARD)
@pytest.mark.parametrize("page", ["stratego.md", MIDDLE_EARTH])
def test_the_rules_of_a_board_call_its_things_as_the_board_does(language: str, page: str) -> None:
    pattern = re.compile(ON_THE_BOARD[language])
    lines = (RULES / language / page).read_text(encoding="utf-8").splitlines()
    found = {
        number: hit[0] for number, line in enumerate(lines, 1) if (hit := pattern.search(bare("", line)))
    }
    assert found == {}


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_the_glossary_has_the_words(language: str) -> None:
    """Those of the table that the app says by itself: the types of cards, the staging area, the first of its options."""
    columns = ["en", "de", "fr", "it", "pl", "ru"]
    rows = re.findall(r"^\| (.+) \|$", (RULES / "glossary.md").read_text(encoding="utf-8"), re.M)
    table = {cells[0]: cells for row in rows if len(cells := row.split(" | ")) == len(columns)}
    said = messages(language, "fellowship*.ftl")
    for name, row in (
        *(("cardtype-hero", "hero"), ("cardtype-ally", "ally"), ("cardtype-attachment", "attachment")),
        *(("cardtype-event", "event"), ("cardtype-location", "location"), ("cardtype-quest", "quest")),
        *(("diagram-fellowship-staging", "staging area"), ("timing-response", "response")),
        *(("option-difficulty-basic", "basic (difficulty)"), ("bring-deck", "deck")),
    ):
        word = said[name].partition(" = ")[2].strip()
        assert word.casefold() == table[row][columns.index(language)].casefold(), name
