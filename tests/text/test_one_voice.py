"""One voice a language: one way to address the player, one name for a thing, the right form behind a number."""

from __future__ import annotations

import re

import pytest

from gonfalon import text
from tests.text.test_words_of_the_house import OTHER_NAMES as NAMES_OF_THE_HOUSE
from tests.text.words import messages

OTHER_ADDRESS = {
    "de": r"(?i)\b(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)\b"
    r"|[.:] (?i:nimm|wähle|setze|stelle|klicke|drücke|öffne|schicke|versuche|warte|schreibe|kopiere|ziehe)\b",
    "fr": r"(?i)(?<![\w’-])(tu|te|toi|ton|tes)(?![\w’-])|(?<![\w’])t’",
    "it": r"\b([Vv]ostr[aeio]|[Vv]oi|avete|potete|dovete|[Pp]arlate|[Pp]osate|[Ss]cegliete)\b",
    "pl": r"\b(Pana|Panu|Panią|Państw\w*|[Ww]asz\w*)\b"
    r"|(?<=[a-ząćęłńóśźż,;:] )(Ty|Ci|Cię|Ciebie|Tobie|Tobą|Twój|Two(?:ja|je|jej|ją|im|ich|jego))\b",
    "ru": r"(?i)\b(ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоих|твоего|твоей|твою|твоим)\b",
}
"""Language -> how nobody is addressed there: German says Sie, French vous, Italian tu, Polish ty with a small letter, Russian вы."""

OTHER_NAMES = (
    ("de", "*.ftl", r"\bFlagge|\bClubs?\b|\bArmeen?\b|\bWiederholung:|\bUnentschieden"),
    (
        "de",
        "fellowship_[aglprt]*.ftl",
        r"\bQuest|Bedrohungszone|Aufmarschzone|Wachposten|Aufgabenpunkt|\bOrte\b",
    ),
    ("de", "fellowship*.ftl", r"\b(?:ablegen|abgelegt)|\bWirkung\b|zerstört"),
    ("de", "fortress*.ftl", r"Bodenplatte|\bEbenen?\b"),
    (
        "fr",
        "fellowship*.ftl",
        r"[Zz]one de menace|planification|inclin|réclamé|vérifications\b|\b[Nn]ul(?:le)?\b",
    ),
    ("fr", "plain_table.ftl", r"[Rr]electure"),
    (
        "fr",
        "stratego*.ftl",
        r"\b[Dd]ispositions?\b|\b[Pp]lacements?\b|(?:premier|troisième) rang\b|rangs (?:arrière|du fond)",
    ),
    (
        "it",
        "fellowship*.ftl",
        r"[Aa]rea di minaccia|Forza (?:Offensiva|Difensiva|di Volontà)|carta ombra|assegnarl",
    ),
    ("it", "fellowship*.ftl", r"\b(?:[Vv]iaggiate|[Mm]andate|[Tt]enete|[Gg]iocate|[Pp]rendete)\b"),
    ("it", "stratego_*.ftl", r"\b[Pp]ezz[oi]\b"),
    ("it", "stratego_table.ftl", r"\b[Cc]ampo\b"),
    ("it", "middle_earth*.ftl", r"\b[Pp]ezz[oi]\b"),
    ("it", "*.ftl", r"\b[Ss]cacchiera|\b[Pp]lancia|\b[Ll]a tavola (?:ti|mostra)"),
    (
        "pl",
        "fellowship*.ftl",
        r"stref\w+ (?:przeciwności|przygotowania)|koszt\w* starcia|walką|punkt\w* życia|[Kk]art\w* cienia|\d postępu",
    ),
    ("pl", "stratego*.ftl", r"\b[Ff]igur|\b[Ss]top(?:ień|nie)\b|\b[Nn]iebiescy\b|\b[Cc]zerwoni\b"),
    ("pl", "fortress*.ftl", r"\b[Pp]ion"),
    ("pl", "middle_earth*.ftl", r"\b[Ff]igur|\b[Ss]top(?:ień|nie)\b"),
    ("ru", "fellowship_[aglprt]*.ftl", r"зон\w (?:сбора|угрозы)|задани|продвижени|схватк|[Уу]силени[яе]\b"),
    ("ru", "fellowship*.ftl", r"[Кк]арт\w* тени|[Пп]рикреп|исцеля\w+ (?:до )?\d"),
    ("ru", "stratego_*.ftl", r"\b[Фф]игур|\b[Бб]омб|\b[Зз]вани|\b[Пп]ол(?:е|я|ю|ем|ей|ям|ями|ях)\b"),
    ("ru", "stratego.ftl", r"\b[Фф]игур|\b[Бб]омб|\b[Зз]вани"),
    ("ru", "middle_earth*.ftl", r"\b[Фф]игур|\b[Бб]омб|\b[Зз]вани"),
)
"""Language, files, and words that their things are not called: the guides, the tables and the lessons say the same."""

BENT_FOR_MANY = re.compile(r"przypadkach na 100|случаях из 100|casi su 100")
"""What stands behind a chance that may be 1: "w 1 na 100 przypadków" is right with every number."""

COUNTED = re.compile(
    r"\{ \$(amount|count|days|games|hours|limit|minutes|pieces|rounds|steps|total|turns) \} ([a-ząćęłńóśźżа-яё]{3,})"
)
UNBENT = {"min", "godz", "мин", "koniec", "конец", "урона"}
"""Words behind a number that have one form: short for a unit, or not what is counted."""


@pytest.mark.parametrize("language", OTHER_ADDRESS)
def test_the_player_is_addressed_in_one_way(language: str):
    address = re.compile(OTHER_ADDRESS[language])
    said = {name: words.split("=", 1)[1] for name, words in messages(language).items()}
    quoted = {"lesson-axe-1-axe-e6-e7-d8-e8-f8"}
    found = {name: hit.group() for name, words in said.items() if (hit := address.search(words))}
    assert {name: hit for name, hit in found.items() if name not in quoted} == {}


@pytest.mark.parametrize(("language", "files", "words"), OTHER_NAMES + NAMES_OF_THE_HOUSE)
def test_a_thing_has_one_name(language: str, files: str, words: str):
    said = messages(language, files)
    assert said
    found = {
        name: hit.group() for name, line in said.items() if (hit := re.search(words, line.split("=", 1)[1]))
    }
    assert found == {}


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_noun_bends_after_its_number(language: str):
    """Polish and Russian have three forms: a message that puts a noun behind a number chooses by that number."""
    unbent = {
        name: hit.group()
        for name, words in messages(language).items()
        for hit in COUNTED.finditer(words)
        if hit.group(2) not in UNBENT and f"${hit.group(1)} ->" not in words
    }
    assert unbent == {}


@pytest.mark.parametrize("language", ["it", "pl", "ru"])
def test_a_chance_of_one_in_a_hundred_reads_well(language: str):
    said = messages(language, "stratego*.ftl")
    bent = {name for name, words in said.items() if "$chance" in words and BENT_FOR_MANY.search(words)}
    assert bent == set()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_piece_is_named_without_an_article(language: str):
    """Other texts put their own words before it: "your Witch-king", "ein bekannter Gegner: Hexenkönig"."""
    article = re.compile(r"(?i)(?:the|an?|der|die|das|ein|le|la|les|il|lo|gli|i) |l’")
    names = {
        name: words.partition(" = ")[2]
        for files in ("stratego_guide.ftl", "middle_earth.ftl")
        for name, words in messages(language, files).items()
        if re.fullmatch(r"piece-\w+", name)
    }
    assert len(names) > 40
    assert {name: said for name, said in names.items() if article.match(said)} == {}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_scenario_has_one_title(language: str):
    """Its box on the shelf, its name at the table and its set of encounter cards are called the same."""
    said = {name: words.partition(" = ")[2].strip() for name, words in messages(language).items()}
    titles = {name: title for name, title in said.items() if name.startswith("scenario-")}
    assert len(titles) == 3
    for name, title in titles.items():
        scenario = name.removeprefix("scenario-")
        assert {said[f"variant-{scenario}"], said[f"set-{scenario}"]} == {title}
