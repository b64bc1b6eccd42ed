"""deploy/Containerfile: its instructions are carried out in order in an empty folder, and what it starts serves a game.

Two things are answered by what this machine has already, since they would need a network. The packages that pip would fetch are those
of the environment that runs the tests; the package itself is built from what was copied, and its requirements are compared with them.
The pages are those built before, if they were built from the very files that were copied. With a container engine at hand
`./check --long` builds the real image and starts it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import uuid
from pathlib import Path

import build_web
import httpx
import pytest
from junit_results import NOT_TESTED
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .container_file import Builder, Ignored, Image, instructions
from .programs import DEPLOY, ROOT
from .proxies import free_port

CONTAINER_FILE = DEPLOY / "Containerfile"
EXTRAS = ("server", "postgres")
ABSENT_HERE = {"asyncpg"}
"""Packages that the environment of the tests need not have."""


def answered(image: Image, line: str) -> bool:
    """What needs a network or another user."""
    if line.startswith("useradd "):
        home = re.search(r"--home-dir (\S+)", line)
        assert home, line
        Path(image.inside(home[1])).mkdir(mode=0o700, parents=True)
        return True
    if " pip install " in line.replace("/pip ", " pip "):
        install(image, line)
        return True
    if line.startswith("python -m venv "):
        own = getattr(sys, "_base_executable", sys.executable)
        subprocess.run([own, *image.inside(line).split()[1:]], check=True, timeout=300)
        return True
    return False


def install(image: Image, line: str) -> None:
    """pip, from the copied files alone; what they depend on is that of this environment."""
    source = image.root / "src"
    pages = build_web.static_folder(source)
    assert not pages.exists(), ".containerignore keeps out what was built elsewhere"
    shutil.copytree(build_web.static_folder(ROOT), pages)
    assert build_web.is_fresh(source), "the files that pages are built from were not all copied"
    (packages,) = (image.root / "opt/gonfalon/lib").glob("python*/site-packages")
    (packages / "from-the-tests.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    offline = image.inside(line).replace(
        "pip install", "pip install --no-index --no-deps --no-build-isolation --no-compile -q"
    )
    done = subprocess.run(
        ["/bin/sh", "-ec", offline], capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """What the Containerfile makes."""
    if not build_web.is_fresh(ROOT):
        pytest.skip(f"{NOT_TESTED}the container file (the pages are not built: run ./check)")
    folder = tmp_path_factory.mktemp("container")
    ignored = Ignored((ROOT / ".containerignore").read_text(encoding="utf-8"))
    return Builder(ROOT, folder, ignored, answered).build(CONTAINER_FILE.read_text(encoding="utf-8"))


def surroundings(image: Image) -> dict[str, str]:
    """The environment of a container, and nothing of that of the tests."""
    return {"PATH": "/usr/bin:/bin", "HOME": image.inside("/var/lib/gonfalon"), **image.environment}


def test_the_image_serves_a_game_and_stops_when_it_is_asked(image: Image, tmp_path: Path):
    port = free_port()
    environment = surroundings(image) | {"GONFALON_WARM": "0"}
    process = subprocess.Popen(
        [*image.start, "--port", str(port)], env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert next((line for line in process.stdout if "ready at" in line), ""), "it has ended"
        base = f"http://127.0.0.1:{port}"
        page = httpx.get(f"{base}/")
        assert page.status_code == 200
        assert "/assets/" in page.text
        body = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}] * 2}
        assert httpx.post(f"{base}/api/matches", json=body, timeout=60).status_code == 201
        process.send_signal(signal.Signals[image.stop_signal])
        assert process.wait(20) in (0, -signal.SIGTERM)
    finally:
        process.kill()
        process.wait()
    assert list(Path(image.inside("/var/lib/gonfalon")).glob("gonfalon.sqlite*"))


def test_the_package_in_the_image_is_the_one_that_was_copied_with_all_it_needs(image: Image):
    python = image.root / "opt/gonfalon/bin/python"
    code = 'import gonfalon, json, importlib.metadata as m; print(json.dumps([gonfalon.__file__, m.requires("gonfalon"), '
    code += "{d.metadata['Name']: d.version for d in m.distributions() if d.metadata['Name']}]))"
    done = subprocess.run(
        [python, "-c", code],
        env=surroundings(image),
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    place, requires, versions = json.loads(done.stdout)
    there = {canonicalize_name(name): version for name, version in versions.items()}
    assert Path(place).is_relative_to(image.root)
    for extra in EXTRAS:
        needed = [Requirement(text) for text in requires]
        for each in needed:
            if each.marker is not None and not each.marker.evaluate({"extra": extra}):
                continue
            name = canonicalize_name(each.name)
            if name == "gonfalon" or name in ABSENT_HERE - set(there):
                continue
            assert each.specifier.contains(there[name]), f"{each}: {there[name]}"


def test_a_container_runs_without_privileges_and_keeps_its_games_in_a_volume(image: Image):
    assert image.user == "gonfalon"
    assert image.volumes == ["/var/lib/gonfalon"]
    assert image.command[image.command.index("--data") + 1] == image.volumes[0]
    assert image.ports == [8000]
    assert image.base.startswith("docker.io/library/python:3.")


def test_nothing_of_this_checkout_is_sent_but_what_the_build_needs():
    ignored = Ignored((ROOT / ".containerignore").read_text(encoding="utf-8"))
    kept_out = (
        ".git/config",
        ".venv/bin/python",
        "tests/conftest.py",
        "docs/guides/home.md",
        "web/node_modules/a/b.js",
    )
    kept_out += (
        "src/gonfalon/__pycache__/a.pyc",
        "src/gonfalon/server/static/index.html",
        "deploy/Containerfile",
    )
    sent = (
        "src/gonfalon/version.py",
        "web/src/main.tsx",
        "docs/rules/stratego.md",
        "scripts/build_web.py",
        "LICENSE",
    )
    assert {path: ignored(path) for path in (*kept_out, *sent)} == {
        **dict.fromkeys(kept_out, True),
        **dict.fromkeys(sent, False),
    }


def test_instructions_are_read_as_an_engine_reads_them():
    text = '# words\nFROM a AS b\n\nRUN one \\\n    two\nCMD ["x"]\n'
    assert instructions(text) == [("FROM", "a AS b"), ("RUN", "one      two"), ("CMD", '["x"]')]
    with pytest.raises(ValueError, match="no instruction"):
        instructions("from a")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("RUN true", "before FROM"),
        ("FROM a\nHURRY up", "HURRY is not known"),
        ("FROM a\nCOPY gone /src/", "COPY gone: it is not there"),
        ("FROM a\nCOPY kept /src/", "keeps all of it out"),
        ("FROM a\nRUN exit 3", "RUN exit 3"),
    ],
)
def test_an_instruction_that_cannot_be_carried_out_is_told(text: str, told: str, tmp_path: Path):
    (tmp_path / "context").mkdir()
    (tmp_path / "context/kept").write_text("")
    builder = Builder(tmp_path / "context", tmp_path / "image", Ignored("kept"), lambda image, line: False)
    with pytest.raises((ValueError, AssertionError), match=told):
        builder.build(text)


def test_stages_are_empty_and_take_files_from_one_another(tmp_path: Path):
    (tmp_path / "context").mkdir()
    (tmp_path / "context/a").write_text("a")
    text = "FROM x AS one\nCOPY a /opt/\nRUN cp /opt/a /opt/b\nFROM y\nCOPY --from=one /opt/b /srv/c\nENV A=/srv/c B=2\n"
    builder = Builder(tmp_path / "context", tmp_path / "image", Ignored(""), lambda image, line: False)
    made = builder.build(text)
    assert sorted(path.relative_to(made.root).as_posix() for path in made.root.rglob("*")) == ["srv", "srv/c"]
    assert made.environment == {"A": f"{made.root}/srv/c", "B": "2"}
    assert (made.root / "srv/c").read_text() == "a"


# ---- with an engine ----------------------------------------------------------------------------------------------------


def engine() -> str:
    """A container engine that works; without one the test is skipped."""
    for name in ("podman", "docker"):
        found = shutil.which(name)
        if (
            found
            and subprocess.run([found, "info"], capture_output=True, timeout=120, check=False).returncode == 0
        ):
            return found
    pytest.skip(f"{NOT_TESTED}the container image (no podman or docker that runs)")


@pytest.mark.long
def test_an_engine_builds_the_image_and_it_serves():
    program, tag, port = engine(), f"gonfalon-test-{uuid.uuid4().hex[:8]}", free_port()
    build = [program, "build", "-f", str(CONTAINER_FILE), "-t", tag, str(ROOT)]
    subprocess.run(build, check=True, timeout=3_000, env={**os.environ, "DOCKER_BUILDKIT": "1"})
    run = [program, "run", "--detach", "--rm", "--publish", f"127.0.0.1:{port}:8000", tag]
    container = subprocess.run(run, capture_output=True, text=True, check=True, timeout=300).stdout.strip()
    try:
        transport = httpx.HTTPTransport(retries=20)
        with httpx.Client(transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=600) as client:
            assert client.get("/").status_code == 200
            assert client.get("/api/health").status_code in (200, 503), "503 while the rules are compiled"
    finally:
        subprocess.run([program, "stop", "--time", "10", container], check=False, timeout=60)
        subprocess.run([program, "rmi", tag], check=False, timeout=120)
