"""Links and paths on the pages lead to files and headings that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from . import pages

PAGES = sorted(
    [pages.ROOT / "README.md", pages.ROOT / "CONTRIBUTING.md", *(pages.ROOT / "docs").rglob("*.md")]
)
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?\)")
ANCHOR = re.compile(r"\]\(([^)#:\s]*)#([^)\s]+)\)")
NAMED = re.compile(r"`((?:src|tests|web|scripts|docs|bench|deploy)/[\w./-]+)`")
PAST = ("docs/decisions/", "docs/screenshots/")
"""Folders of pages that tell what was: the paths in them may be of their time."""


def dead(page: Path) -> list[str]:
    """Links of a page and, unless it tells of the past, paths it names that lead nowhere."""
    text, inside = page.read_text(encoding="utf-8"), page.relative_to(pages.ROOT).as_posix()
    links = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    named = [] if inside.startswith(PAST) else NAMED.findall(text)
    return links + [path for path in named if not (pages.ROOT / path).exists()]


def anchors(page: Path) -> set[str]:
    """What a link may name after "#": the headings of a page, as GitHub writes them."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    heads = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.strip().lower()).replace(" ", "-") for head in heads}


def lost(page: Path) -> list[str]:
    """Links of a page to headings that are not there."""
    found = ANCHOR.findall(page.read_text(encoding="utf-8"))
    pages_named = [(page.parent / link if link else page, head) for link, head in found]
    return [head for path, head in pages_named if path.suffix == ".md" and head not in anchors(path)]


def test_links_lead_to_headings() -> None:
    found = {page.relative_to(pages.ROOT).as_posix(): lost(page) for page in PAGES}
    assert {page: heads for page, heads in found.items() if heads} == {}


def test_a_heading_that_is_not_there_is_found(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("# One `two`: three\n\n[a](#one-two-three) [b](page.md#gone)\n")
    assert lost(tmp_path / "page.md") == ["gone"]


def test_links_and_paths_lead_to_files() -> None:
    found = {page.relative_to(pages.ROOT).as_posix(): dead(page) for page in PAGES}
    assert {page: paths for page, paths in found.items() if paths} == {}


@pytest.mark.parametrize(
    "text", ["[a](gone.md)", "[a](gone.md#part)", "see `tests/gone.py`", "in `web/src/gone/`"]
)
def test_what_leads_nowhere_is_found(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    (tmp_path / "page.md").write_text(text)
    assert len(dead(tmp_path / "page.md")) == 1
