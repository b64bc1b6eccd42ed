"""The front end is rebuilt exactly when something it is made of has changed."""

from __future__ import annotations

from pathlib import Path

import build_web
import pytest


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout whose front end counts as built."""
    files = {
        "web/src/main.ts": "start()",
        "web/package-lock.json": "{}",
        "src/gonfalon/text/locales/en/app.ftl": "hello = Hello",
        "docs/rules/stratego.md": "# Rules",
        "docs/recipes/other.md": "# Other",
        "web/node_modules/preact/index.js": "x",
        "src/gonfalon/server/static/index.html": "<html>",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (build_web.static_folder(tmp_path) / build_web.STAMP).write_text(build_web.source_hash(tmp_path))
    return tmp_path


def test_an_untouched_front_end_is_fresh(checkout: Path) -> None:
    assert build_web.is_fresh(checkout)
    assert build_web.build(checkout) is False


@pytest.mark.parametrize(
    "name",
    [
        "web/src/main.ts",
        "web/package-lock.json",
        "web/src/new.ts",
        "src/gonfalon/text/locales/en/app.ftl",
        "src/gonfalon/text/locales/pl/app.ftl",
        "docs/rules/stratego.md",
    ],
)
def test_a_change_of_what_is_bundled_makes_it_stale(checkout: Path, name: str) -> None:
    (checkout / name).parent.mkdir(parents=True, exist_ok=True)
    (checkout / name).write_text("changed")
    assert not build_web.is_fresh(checkout)


def test_a_source_that_is_gone_or_renamed_makes_it_stale(checkout: Path) -> None:
    (checkout / "web/src/main.ts").rename(checkout / "web/src/start.ts")
    assert not build_web.is_fresh(checkout)


@pytest.mark.parametrize(
    "name", ["docs/recipes/other.md", "web/node_modules/preact/index.js", "web/dist/x.js"]
)
def test_a_change_of_anything_else_does_not(checkout: Path, name: str) -> None:
    (checkout / name).parent.mkdir(parents=True, exist_ok=True)
    (checkout / name).write_text("changed")
    assert build_web.is_fresh(checkout)


def test_a_missing_stamp_makes_it_stale(checkout: Path) -> None:
    (build_web.static_folder(checkout) / build_web.STAMP).unlink()
    assert not build_web.is_fresh(checkout)


def fake_node(folder: Path, version: str, npm: bool = True) -> None:
    """Put a program that calls itself node of that version into the folder."""
    folder.mkdir(exist_ok=True)
    for name in ["node", "npm"] if npm else ["node"]:
        (folder / name).write_text(f"#!/bin/sh\necho v{version}\n")
        (folder / name).chmod(0o755)


@pytest.mark.parametrize(
    ("version", "npm", "serves"),
    [("20.19.0", True, True), ("24.1.0", True, True), ("20.18.3", True, False), ("18.19.1", True, False),
     ("22.0.0", False, False), ("odd", True, False)],
)  # fmt: skip
def test_only_a_new_enough_node_with_npm_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, npm: bool, serves: bool
) -> None:
    fake_node(tmp_path / "bin", version, npm)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    node = build_web.system_node()
    assert (node is not None) is serves
    if node is not None:
        assert node.folder == tmp_path / "bin"
        assert build_web.node_environment(node)["PATH"].startswith(str(tmp_path / "bin"))


def test_a_failed_build_leaves_no_stamp(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_web, "find_node", lambda: build_web.Node(checkout, ("false",)))
    monkeypatch.setattr(build_web, "install_modules", lambda node, root: None)
    (checkout / "web/src/main.ts").write_text("broken")
    with pytest.raises(SystemExit):
        build_web.build(checkout)
    assert not build_web.is_fresh(checkout)
    assert not (build_web.static_folder(checkout) / build_web.STAMP).exists()
