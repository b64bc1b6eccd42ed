"""The house rules that hold for the repository itself: sizes, nothing from outside, true documents."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import gonfalon

ROOT = Path(__file__).resolve().parents[2]
LONGEST_FILE = 450
LONGEST_FORMATTED = 560
"""For the front end, where Prettier gives each property and each declaration a line of its own."""
LONGEST_FUNCTION = 60
LONGEST_KERNEL = 80
MOST_PACKAGES = 60
MOST_MEGABYTES = 450
MOST_LIBRARY_PACKAGES = 25
CODE = {".py", ".ts", ".tsx", ".css", ".js", ".mjs", ".sh"}
BINARY = {".png", ".jpg", ".webp", ".woff2", ".ico", ".ogg", ".mp3", ".gz", ".ttf", ".sqlite", ".npz"}

# Written in parts, or this file would be the first to break the rule.
OUTSIDE_PATHS = re.compile(
    r"(?<![\w.$}/-])/(?:" + "|".join(["work", "root", r"home/[a-z]\w*", "Users"]) + r")/\S"
)
REGISTRY_HOSTS = re.compile(
    "|".join(["npm" + r"js\.", "python" + r"hosted\.", "//(?:files\\.)?py" + r"pi\."])
)


def tracked_files() -> list[Path]:
    """Every file of the repository that git knows and that is there."""
    answer = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in answer.stdout.split("\0") if name and (ROOT / name).is_file()]


def shown(path: Path) -> str:
    """The path as a person would write it."""
    return path.relative_to(ROOT).as_posix()


def is_exempt_from_size(path: Path) -> bool:
    """Tables, generated data and texts in six languages may be long."""
    return bool(
        re.search(
            r"(^|/)(tables|locales|generated)(/|\.|$)|\.gen\.|package-lock|/(wire|facts)\.ts$", shown(path)
        )
    )


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """The functions of a Python file with their length in lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def project() -> dict:
    """What pyproject.toml says about the project."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_no_file_is_too_long() -> None:
    code = [path for path in tracked_files() if path.suffix in CODE and not is_exempt_from_size(path)]
    lengths = {shown(path): len(path.read_text(encoding="utf-8").splitlines()) for path in code}
    assert lengths, "no code found"
    most = {name: LONGEST_FORMATTED if name.startswith("web/") else LONGEST_FILE for name in lengths}
    assert {name: n for name, n in lengths.items() if n > most[name]} == {}


def test_no_function_is_too_long() -> None:
    too_long = {}
    for path in tracked_files():
        name = shown(path)
        if path.suffix != ".py" or name.startswith(("tests/", "bench/")):
            continue
        most = LONGEST_KERNEL if "/kernel/" in name else LONGEST_FUNCTION
        too_long |= {f"{name}:{function}": n for function, n in functions(path) if n > most}
    assert too_long == {}


def test_no_file_names_a_path_or_a_registry_outside_the_project() -> None:
    found = []
    for path in tracked_files():
        if path.suffix in BINARY:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if OUTSIDE_PATHS.search(line) or REGISTRY_HOSTS.search(line):
                found.append(f"{shown(path)}:{number}: {line.strip()[:80]}")
    assert found == []


@pytest.mark.parametrize(
    ("line", "is_outside"),
    [
        ("see /" + "work/x/design", True),
        ('cd "/' + "root/project", True),
        ("/" + "home/ann/games", True),
        ("$HOME/" + "work/games", False),
        ("a/" + "work/b", False),
        ("/" + "home page", False),
    ],
)
def test_the_search_for_outside_paths_finds_them(line: str, is_outside: bool) -> None:
    assert bool(OUTSIDE_PATHS.search(line)) is is_outside


def test_the_search_for_registries_finds_them() -> None:
    assert REGISTRY_HOSTS.search("https://registry.npm" + "js.org/preact")
    assert REGISTRY_HOSTS.search("https://py" + "pi.org/simple")
    assert not REGISTRY_HOSTS.search("https://example.org/preact")


def test_every_dependency_has_a_lower_bound() -> None:
    groups = [project()["dependencies"], *project()["optional-dependencies"].values()]
    requirements = [
        one for group in groups for text in group if (one := Requirement(text)).name != "gonfalon"
    ]
    assert len(requirements) > 12
    unbounded = [
        one.name for one in requirements if not any(spec.operator in (">=", "~=") for spec in one.specifier)
    ]
    assert unbounded == []


def test_the_readme_names_both_commands_and_the_licence() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for needed in ("./play", "./check", "--help", "unofficial", "Apache-2.0"):
        assert needed in readme, needed


def test_the_pictures_in_the_readme_exist() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    linked = re.findall(r"\]\((?!https?:|#)([^)#]+)\)", readme)
    assert [name for name in linked if not (ROOT / name).exists()] == []


def test_the_changelog_has_the_current_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(gonfalon.__version__)}\b", changelog, re.MULTILINE)


def test_the_licence_is_whole() -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in licence
    assert "END OF TERMS AND CONDITIONS" in licence


def test_the_lockfile_pins_every_package_by_its_content() -> None:
    lockfile = ROOT / "web" / "package-lock.json"
    packages = re.findall(
        r'^    "(node_modules/[^"]+)": \{(.*?)^    \}', lockfile.read_text(), re.MULTILINE | re.DOTALL
    )
    assert len(packages) > 10
    assert [name for name, body in packages if '"integrity"' not in body and '"link"' not in body] == []


def required_distributions(*extras: str) -> dict[str, metadata.Distribution]:
    """What an install with these extras brings along, from what is installed here."""
    found: dict[str, metadata.Distribution] = {}
    asked = project()["dependencies"] + [
        text for extra in extras for text in project()["optional-dependencies"][extra]
    ]
    waiting = [Requirement(text) for text in asked]
    seen: set[str] = set()
    while waiting:
        wanted = waiting.pop()
        if str(wanted) in seen:
            continue
        seen.add(str(wanted))
        distribution = metadata.distribution(wanted.name)
        found[re.sub(r"[-_.]+", "-", wanted.name).lower()] = distribution
        for text in distribution.requires or []:
            need = Requirement(text)
            environments = [{"extra": extra} for extra in wanted.extras or [""]]
            if need.marker is None or any(need.marker.evaluate(one) for one in environments):
                waiting.append(need)
    return found


def size_of(distribution: metadata.Distribution) -> int:
    """The bytes of a distribution on disk, without compiled Python."""
    paths = [Path(str(file.locate())) for file in distribution.files or [] if file.suffix != ".pyc"]
    return sum(path.stat().st_size for path in paths if path.is_file())


def test_an_install_stays_small() -> None:
    played = required_distributions("server")
    megabytes = sum(size_of(one) for one in played.values()) / 1e6
    assert 15 < len(played) <= MOST_PACKAGES
    assert 100 < megabytes <= MOST_MEGABYTES


def test_a_library_brings_no_server() -> None:
    library = required_distributions("research")
    assert len(library) <= MOST_LIBRARY_PACKAGES
    assert not library.keys() & {"litestar", "sqlalchemy", "alembic", "uvicorn", "aiosqlite", "websockets"}
