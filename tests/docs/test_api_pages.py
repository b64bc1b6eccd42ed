"""The API pages: complete, and their links and examples hold."""

from __future__ import annotations

import ast
import doctest
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import api_pages
import derived_files
import pytest

import gonfalon

ROOT = Path(__file__).resolve().parents[2]
MODULES = [f"gonfalon.{module}" for modules in api_pages.ROOMS.values() for module in modules]
PAGES = [
    ROOT / "README.md",
    *sorted((ROOT / "docs" / "guides").glob("*.md")),
    *sorted(api_pages.OUT.glob("*.md")),
]


def test_a_stale_a_missing_and_an_orphaned_page_are_found(tmp_path: Path) -> None:
    derived_files.write(api_pages.files(tmp_path))
    assert derived_files.stale(api_pages.files(tmp_path)) == []
    (tmp_path / "core.md").write_text("old\n", encoding="utf-8")
    (tmp_path / "arena.md").unlink()
    (tmp_path / "chess.md").write_text("none\n", encoding="utf-8")
    old = derived_files.stale(api_pages.files(tmp_path))
    assert [path.name for path in old] == ["arena.md", "chess.md", "core.md"]
    assert derived_files.write(api_pages.files(tmp_path)) == old
    assert {path.name for path in tmp_path.iterdir()} == api_pages.pages().keys()


@pytest.mark.parametrize("name", gonfalon.__all__)
def test_every_exported_name_is_told_with_all_it_can_do(name: str) -> None:
    one = api_pages.find("gonfalon", name)
    assert one.about, f"{one.module}.{one.name} has no docstring"
    methods = api_pages.public_methods(one.node) if isinstance(one.node, ast.ClassDef) else []
    assert [method.name for method in methods if not ast.get_docstring(method)] == []
    page = (api_pages.OUT / f"{one.module.split('.')[1]}.md").read_text(encoding="utf-8")
    assert f"\n### `{one.name}`\n" in page


@pytest.mark.parametrize("module", MODULES)
def test_every_function_and_class_of_a_public_module_has_a_docstring(module: str) -> None:
    found = [one for one in api_pages.public(module) if not isinstance(one.node, ast.Assign | ast.AnnAssign)]
    assert [one.name for one in found if not one.about] == []


def test_a_name_is_found_where_it_is_defined() -> None:
    assert api_pages.find("gonfalon", "load_record")[:2] == ("gonfalon.match.record", "loads")
    assert api_pages.find("gonfalon.envs", "BatchEnv")[:2] == ("gonfalon.envs.stratego.batch", "BatchEnv")
    assert api_pages.find("gonfalon.core.game", "SPECTATOR").about.startswith("The seat number")
    with pytest.raises(KeyError):
        api_pages.find("gonfalon", "chess")


def test_a_signature_is_written_as_in_the_source() -> None:
    code = 'def f(self, a: int, /, b: str = "x", c=None, *rest: int, d: bool = True, **more) -> tuple[int, ...]: ...'
    node = ast.parse(code).body[0]
    assert isinstance(node, ast.FunctionDef)
    told = '(a: int, /, b: str = "x", c=None, *rest: int, d: bool = True, **more) -> tuple[int, ...]'
    assert api_pages.signature(node, drop_self=True) == told
    assert api_pages.signature(node, before=100).splitlines()[1:3] == ["    self,", "    a: int,"]


def test_what_looks_like_html_is_kept() -> None:
    assert api_pages.plain("`deploy <letters>` or <none>") == "`deploy <letters>` or &lt;none>"


def modules_with_examples() -> list[str]:
    """The modules in which public objects are defined and some docstring holds an example."""
    homes = {one.module for module in MODULES for one in api_pages.public(module)} | {"gonfalon"}
    return sorted(home for home in homes if ">>> " in api_pages.path_of(home).read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", modules_with_examples())
def test_the_examples_in_docstrings_hold(module: str) -> None:
    done = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)
    assert (done.failed, done.attempted > 0) == (0, True)


def test_the_package_and_its_environment_show_examples() -> None:
    assert {"gonfalon", "gonfalon.envs.stratego.batch"} <= set(modules_with_examples())


# ---- links


def anchors(text: str) -> Counter[str]:
    """The anchors of a page's headings, as Markdown viewers make them."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.*)$", prose, re.MULTILINE)
    return Counter(re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(path: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    wrong = []
    for target in re.findall(r"\]\((?!https?:)([^)\s]+)\)", prose):
        name, _, anchor = target.partition("#")
        there = path.parent / name if name else path
        if not there.exists() or (anchor and anchors(there.read_text(encoding="utf-8"))[anchor] != 1):
            wrong.append(target)
    assert wrong == []
