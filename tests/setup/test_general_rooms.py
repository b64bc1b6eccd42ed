"""A general room names no family: what is one family's own lies in folders of its name, and no word of it anywhere else."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon import games

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
WEB = tuple(ROOT / "web" / name for name in ("src", "styles", "public", "index.html"))
WEB_SUFFIXES = {".ts", ".tsx", ".css", ".html", ".js", ".webmanifest"}

PYTHON = (ROOT / "src" / "gonfalon",)
ON_PURPOSE = {
    "src/gonfalon/__init__.py": {"stratego", "duel"},  # the first example of the package
    "src/gonfalon/games/__init__.py": {
        "stratego",
        "middle_earth",
        "tiny_hidden",
        "tiny_crew",
        "fortress",
        "fellowship",
    },  # the table of games
    "src/gonfalon/arena/job.py": {"red"},  # a field of results files that people have
}
"""Where a family's word must stand in a general room, and why."""

EVERYDAY = {"general", "major", "good", "first", "open", "flag", "ply_cap"}
"""Words of a family that everybody uses for other things as well."""

GENERATED = {"web/src/net/wire.ts"}
"""Written from the server's types, the observations of the families among them."""


def area(page: str) -> str:
    """What the ids of the rules of a page begin with: the STRAT of STRAT-5.3."""
    found = re.search(r"\*\*([A-Z]+)-\d", (RULES / f"{page}.md").read_text(encoding="utf-8"))
    return found.group(1) if found else ""


def pieces(family: str) -> set[str]:
    """The pieces that the rulesets of a family name."""
    files = (ROOT / "src" / "gonfalon" / "games" / family).rglob("*.toml")
    rulesets = [tomllib.loads(path.read_text(encoding="utf-8")) for path in files]
    return {piece["id"] for ruleset in rulesets for piece in ruleset.get("piece", ()) if "id" in piece}


def own_words() -> set[str]:
    """Every word that belongs to a family: its name, its games, variants, options, pieces, seats and rule areas."""
    words: set[str] = set()
    for game in games.all_games():
        spec = game.spec
        words |= {spec.family, spec.id, spec.id.replace("_", "-"), *spec.seat_names}
        words |= {variant.id for variant in spec.variants}
        words |= {option.name for v in spec.variants for option in v.options if "_" in option.name}
        words |= pieces(spec.family)
        words.add(area(spec.rules_page) + "-")
    return {word.lower() for word in words if len(word) > 2} - EVERYDAY


def whole_word(words: set[str]) -> re.Pattern[str]:
    """Matches any of the words where it stands alone or as a part of a longer name: battleCover, lid-battle, BattleCover."""
    parts = "|".join(sorted((re.escape(word) for word in words), key=len, reverse=True))
    return re.compile(rf"(?<![a-z])(?:{parts})(?![a-z])")


def split_names(text: str) -> str:
    """camelCase taken apart, in small letters, so that a word within a name stands alone."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text).lower()


def general_files(folders: tuple[Path, ...], suffixes: set[str], families: set[str]) -> Iterator[Path]:
    """The files of these folders, and these files, that lie in no folder with a family's name."""
    for folder in folders:
        for path in sorted(folder.rglob("*")) if folder.is_dir() else [folder]:
            inside = path.relative_to(ROOT)
            if (
                path.suffix in suffixes
                and not families & set(inside.parts)
                and inside.as_posix() not in GENERATED
            ):
                yield path


def named(path: Path, words: re.Pattern[str]) -> list[str]:
    """The lines of a file with a family's word in them."""
    lines = path.read_text(encoding="utf-8").splitlines()
    shown = path.relative_to(ROOT).as_posix()
    found = ((number, words.search(split_names(line))) for number, line in enumerate(lines, 1))
    return [f"{shown}:{number}: {hit.group()}" for number, hit in found if hit]


@pytest.fixture(scope="module")
def words() -> re.Pattern[str]:
    return whole_word(own_words())


def families() -> set[str]:
    return {game.spec.family for game in games.all_games()}


def test_the_check_finds_what_it_looks_for(words: re.Pattern[str]) -> None:
    """Planted words are found in names, strings and comments; everyday words are not."""
    for line in (
        "const cover = 'me-ring';",
        "function BattleCover() {",
        ".cover-duel {",
        "// STRAT-5.3",
        "redSide",
        "a scout",
        "quiet_draw",
    ):
        assert words.search(split_names(line)), line
    for line in ("in general", "a major change", "declared", "meme-7", "import { covered }", "bluegrass"):
        assert not words.search(split_names(line)), line


def test_the_browser_pages_name_no_family(words: re.Pattern[str]) -> None:
    found = [hit for path in general_files(WEB, WEB_SUFFIXES, families()) for hit in named(path, words)]
    assert not found, "\n" + "\n".join(found)


def test_the_general_rooms_of_the_package_name_no_family(words: re.Pattern[str]) -> None:
    found = [hit for path in general_files(PYTHON, {".py"}, families()) for hit in named(path, words)]
    kept = [hit for hit in found if hit.rsplit(": ", 1)[1] not in ON_PURPOSE.get(hit.split(":")[0], ())]
    assert not kept, "\n" + "\n".join(kept)
