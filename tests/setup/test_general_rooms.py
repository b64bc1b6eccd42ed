"""A general room names no family: what is one family's own lies in folders of its name, and no word of it anywhere else."""

from __future__ import annotations

import ast
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
TEXTS = ROOT / "src" / "gonfalon" / "text" / "locales" / "en"
ON_PURPOSE = {
    "src/gonfalon/__init__.py": {"stratego", "duel", "deploy"},  # the first example of the package
    "src/gonfalon/games/__init__.py": {
        *games.GAMES,
        *(game.spec.family for game in games.all_games()),
    },  # the table of games
    "src/gonfalon/arena/job.py": {"red"},  # a field of results files that people have
    "src/gonfalon/players/__init__.py": {
        "deployment"
    },  # names a random stream: another name draws other set-ups
}
"""Where a family's word must stand in a general room, and why."""

EVERYDAY = set(
    """
    action active area attachment back beaten blocked both build built cancel cancelled card cards challenge challenged commit committed
    damaged deck diagonal discard draw end enter event first flag front game_over general gold good hand hold host icon idle
    ink join label location lost lot major mode move moved neither note notation obstacle open order over phase play player ply_cap
    progress ready refresh repeat resource resources response return round search seek setup shadow silence skip skipped spread
    start starts step stop swap take taken target tie title tone total turn turned under wall white window wins
    won wrong_turn
    """.split()  # noqa: SIM905, a list would be a page long
)
"""Words of a family that everybody uses for other things as well."""

GENERATED = {"web/src/net/wire.ts"}
"""Written from the server's types, the observations of the families among them."""


def area(page: str) -> str:
    """What the ids of the rules of a page begin with: the STRAT of STRAT-5.3."""
    found = re.search(r"\*\*([A-Z]+)-\d", (RULES / f"{page}.md").read_text(encoding="utf-8"))
    return found.group(1) if found else ""


def named_in_data(family: str) -> set[str]:
    """What the data of a family name: pieces of rulesets, cards, scenarios."""
    files = (ROOT / "src" / "gonfalon" / "games" / family).rglob("*.toml")
    tables = [value for path in files for value in tomllib.loads(path.read_text(encoding="utf-8")).values()]
    rows = [row for table in tables if isinstance(table, list) for row in table]
    return {row["id"] for row in rows if isinstance(row, dict) and "id" in row}


def vocabulary(family: str) -> set[str]:
    """The closed vocabularies of a family: verbs, kinds of decisions and events, phases, reasons."""
    trees = [
        ast.parse(path.read_text(encoding="utf-8"))
        for path in (ROOT / "src" / "gonfalon" / "games" / family).rglob("*.py")
    ]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    literals = [
        node.slice
        for node in nodes
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Literal"
    ]
    enums = [
        line.value
        for node in nodes
        if isinstance(node, ast.ClassDef) and "StrEnum" in {ast.unparse(base) for base in node.bases}
        for line in node.body
        if isinstance(line, ast.Assign)
    ]
    values = [node for tree in literals + enums for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in values if isinstance(node.value, str)}


def own_words() -> set[str]:
    """Every word that belongs to a family: its name, games, variants, options, pieces, cards, verbs, seats and rule areas."""
    words: set[str] = set()
    for game in games.all_games():
        spec = game.spec
        words |= {spec.family, spec.id, spec.id.replace("_", "-"), *spec.seat_names}
        words |= {variant.id for variant in spec.variants}
        words |= {option.name for v in spec.variants for option in v.options if "_" in option.name}
        words |= named_in_data(spec.family) | vocabulary(spec.family)
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
    """Where a file names a family's words: "file:line: word"."""
    lines = path.read_text(encoding="utf-8").splitlines()
    shown = path.relative_to(ROOT).as_posix()
    found = ((number, words.findall(split_names(line))) for number, line in enumerate(lines, 1))
    return [f"{shown}:{number}: {hit}" for number, hits in found for hit in hits]


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
        "rescue king@z9",
        "deployText",
        ".square.attack {",
        "--quest-ink: #fff;",
        "sneak-attack",
    ):
        assert words.search(split_names(line)), line
    for line in ("in general", "a major change", "declared", "meme-7", "import { covered }", "bluegrass"):
        assert not words.search(split_names(line)), line


def test_the_browser_pages_name_no_family(words: re.Pattern[str]) -> None:
    found = [hit for path in general_files(WEB, WEB_SUFFIXES, families()) for hit in named(path, words)]
    assert not found, "\n" + "\n".join(found)


def test_the_texts_of_all_games_name_no_family(words: re.Pattern[str]) -> None:
    """The English ones: other languages have the same ids, and words that look like ours."""
    own = {*families(), *games.GAMES}
    general = [path for path in sorted(TEXTS.glob("*.ftl")) if not path.stem.startswith(tuple(own))]
    assert {path.stem for path in general} == {
        *(
            "app",
            "app_guide",
            "app_pages",
            "coach_pages",
            "home",
            "learn_lessons",
            "learn_puzzles",
            "host_page",
            "meeting",
            "meeting_challenges",
            "people",
            "people_page",
            "plain",
            "plain_table",
            "seats",
            "seats_table",
            "settings_push",
            "shared_page",
            "shared_pictures",
            "tournaments",
            "tournaments_pages",
            "watch",
            "watch_table",
        )
    }
    found = [hit for path in general for hit in named(path, words)]
    assert not found, "\n" + "\n".join(found)


def test_the_general_rooms_of_the_package_name_no_family(words: re.Pattern[str]) -> None:
    found = [hit for path in general_files(PYTHON, {".py"}, families()) for hit in named(path, words)]
    kept = [hit for hit in found if hit.rsplit(": ", 1)[1] not in ON_PURPOSE.get(hit.split(":")[0], ())]
    assert not kept, "\n" + "\n".join(kept)
