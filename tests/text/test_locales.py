"""Every language says everything, with the same variables; what code asks for by a built name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon import games, text
from gonfalon.games.stratego.kernel.layout import REASONS
from gonfalon.games.stratego.observe import RINGS
from gonfalon.games.stratego.ruleset import Ruleset
from tests.text.words import declared, variables

OTHERS = [language for language in text.LANGUAGES if language != text.FALLBACK]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_with_the_same_variables(language: str):
    english, other = variables(text.FALLBACK), variables(language)
    assert set(english) - set(other) == set(), "missing"
    assert set(other) - set(english) == set(), "unknown in English"
    different = {name: (english[name], other[name]) for name in english if english[name] != other[name]}
    assert different == {}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_everything_the_rules_can_say_has_words(language: str):
    known = set(variables(language))
    spec = games.get("stratego").spec
    wanted = declared(games.get("stratego")) | declared(games.get("middle_earth"))
    wanted |= {f"preset-{name}" for name in spec.variants[0].presets}
    wanted |= {
        f"piece-{piece.id}"
        for piece in games.get("stratego").new(1, games.get("stratego").setup("battle")).rules.ruleset.pieces
    }
    for variant in games.get("middle_earth").spec.variants:
        ruleset: Ruleset = (
            games.get("middle_earth").new(1, games.get("middle_earth").setup(variant.id)).rules.ruleset
        )  # type: ignore[attr-defined]
        wanted |= {f"piece-{piece.id}" for piece in ruleset.pieces}
        wanted |= {f"power-{power.id}{end}" for power in ruleset.powers for end in ("", "-help")}
    wanted |= {f"ring-{state}" for state in RINGS} | {f"side-{side}" for side in ("good", "evil")}
    assert wanted - known == set()
    for reason in [
        *REASONS[1:],
        *("resigned", "draw_agreed", "abandoned"),
    ]:
        assert any(name.startswith(f"end-{reason}") for name in known), reason


def test_the_front_end_asks_only_for_what_exists():
    known = set(variables(text.FALLBACK))
    source = Path(__file__).parents[2] / "web" / "src"
    asked = {
        name
        for path in [*source.rglob("*.ts"), *source.rglob("*.tsx")]
        if ".test." not in path.name
        for name in re.findall(r"\bt\(\s*'([a-z0-9_-]+)'", path.read_text(encoding="utf-8"))
    }
    assert len(asked) > 50
    assert asked - known == set()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_what_ends_a_sentence_by_itself_takes_no_full_stop_after_it(language: str):
    card = text.text(language, "card-for-gondor")
    assert card.endswith("!")
    assert text.text(language, "coach-best-undrawn-chances", act=card).endswith(card)
    assert text.text(language, "coach-best-undrawn-chances", act="Gandalf").endswith("Gandalf.")


def test_a_missing_message_falls_back():
    assert text.text("xx", "piece-miner") == text.text("en", "piece-miner")
    assert text.text("it", "no-such-message") == "no-such-message"
    assert text.text("ru", "piece-miner") != text.text("en", "piece-miner")


def every_text(language: str) -> str:
    """All messages of a language, without comments."""
    files = sorted((text.LOCALES / language).glob("*.ftl"))
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return "\n".join(line for line in lines if not line.startswith("#"))


@pytest.mark.parametrize(
    ("language", "others"),
    [
        ("de", r"(?i)\b(du|dir|dich|dein(e[mnrs]?)?|hast|bist)\b"),
        ("fr", r"(?i)\b(tu|toi|ton|tes)\b"),
        ("ru", r"(?i)\b(ты|тебя|тебе|тво[йяюеи])\b"),
    ],
)
def test_a_language_has_one_form_of_address(language: str, others: str):
    words = re.sub(r"(?m)^[\w-]+ =|\{[^}]*$|^ +\*?\[[^\]]*\]", "", every_text(language))
    assert [found.group() for found in re.finditer(others, words)] == []


@pytest.mark.parametrize("language", [language for language in text.LANGUAGES if language != "ru"])
def test_names_have_their_accents(language: str):
    names = re.sub(r"(?m)^[\w-]+ =|\{ [\w-]+ \}", "", every_text(language))
    assert re.findall(r"(?i)\b(?:nazgul|theoden|eomer|eow[iy]n)\w*", names) == []
    for piece, name in (("nazgul", "Nazgûl"), ("theoden", "Théoden"), ("eomer", "Éomer"), ("eowyn", "Éowyn")):
        assert name in text.text(language, f"piece-{piece}")
