"""A wheel holds the built pages, although git ignores them; an editable install may leave them to ./play."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import build_web
import pytest

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "scripts/build_web.py")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The project with next to no code in it and with pages that count as built."""
    files = {"web/main.ts": "start()", "src/gonfalon/server/static/index.html": "<html>built</html>"}
    for name in (*COPIED, "src/gonfalon/__init__.py", "src/gonfalon/version.py"):
        files[name] = (ROOT / name).read_text(encoding="utf-8")
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (build_web.static_folder(tmp_path) / build_web.STAMP).write_text(build_web.source_hash(tmp_path))
    return tmp_path


def build_wheel(project: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    """Build the wheel with the build system that pyproject.toml names, without isolation."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "out"]
    environment = os.environ | {"GONFALON_SKIP_WEB": ""} | changes
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


def wheel_content(project: Path, name: str) -> str:
    """The text of one file in the wheel."""
    (wheel,) = (project / "out").glob("*.whl")
    return zipfile.ZipFile(wheel).read(name).decode()


def test_a_wheel_holds_the_built_pages(project: Path) -> None:
    answer = build_wheel(project)
    assert answer.returncode == 0, answer.stderr
    assert wheel_content(project, "gonfalon/server/static/index.html") == "<html>built</html>"


def test_stale_pages_are_built_before_they_are_packed(project: Path) -> None:
    """With a Node whose npm writes a new page, the wheel holds that page."""
    tools = project / "tools"
    tools.mkdir()
    (tools / "node").write_text("#!/bin/sh\necho v22.0.0\n")
    page = "../src/gonfalon/server/static/index.html"
    (tools / "npm").write_text(
        f'#!/bin/sh\ncase "$1" in ci) mkdir -p node_modules;; *) echo new >{page};; esac\n'
    )
    for tool in tools.iterdir():
        tool.chmod(0o755)
    (project / "web/package-lock.json").write_text("{}")
    answer = build_wheel(project, PATH=f"{tools}{os.pathsep}{os.environ['PATH']}")
    assert answer.returncode == 0, answer.stderr
    assert wheel_content(project, "gonfalon/server/static/index.html") == "new\n"
    assert build_web.is_fresh(project)


def test_a_wheel_without_pages_is_refused(project: Path) -> None:
    shutil.rmtree(project / "src/gonfalon/server")
    (project / "web/package-lock.json").write_text("{}")
    tools = project / "tools"
    tools.mkdir()
    for name, body in (("node", "echo v22.0.0"), ("npm", "mkdir -p node_modules")):
        (tools / name).write_text(f"#!/bin/sh\n{body}\n")
        (tools / name).chmod(0o755)
    answer = build_wheel(project, PATH=f"{tools}{os.pathsep}{os.environ['PATH']}")
    assert answer.returncode != 0
    assert "left no index.html" in answer.stderr + answer.stdout
    assert "GONFALON_SKIP_WEB=1 pip install ." in answer.stderr + answer.stdout


def test_pages_may_be_left_to_play(project: Path) -> None:
    (project / "web/main.ts").write_text("changed")
    assert build_wheel(project, GONFALON_SKIP_WEB="1").returncode == 0
    assert not build_web.is_fresh(project)
