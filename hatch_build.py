"""The build hook of the wheel: put the built browser front end into it.

Nothing is built when the front end is up to date already, nor when GONFALON_SKIP_WEB is set: ./play and
./check build the front end themselves, at the same time as they install.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT_PAGES = """\
The pages for the browser are built with Node and packages from npm. Rules, environments and players need no pages:

    GONFALON_SKIP_WEB=1 pip install .

installs everything but them. ./play builds the pages later, where it finds them missing."""


def load_builder(root: Path) -> ModuleType:
    """scripts/build_web.py as a module, wherever the build runs."""
    path = root / "scripts" / "build_web.py"
    spec = importlib.util.spec_from_file_location("gonfalon_build_web", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclasses look their module up
    spec.loader.exec_module(module)
    return module


class FrontEndHook(BuildHookInterface):
    """Build web/ before the files of a wheel are collected."""

    PLUGIN_NAME = "custom"

    def _is_wanted(self) -> bool:
        return self.target_name == "wheel" and not os.environ.get("GONFALON_SKIP_WEB")

    def dependencies(self) -> list[str]:
        """Node for the build environment, unless the front end is fresh or the system has a Node."""
        builder = load_builder(Path(self.root))
        if not self._is_wanted() or builder.is_fresh(Path(self.root)) or builder.system_node():
            return []
        return [builder.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the front end unless it is up to date."""
        if not self._is_wanted():
            return
        try:
            load_builder(Path(self.root)).build(Path(self.root))
        except SystemExit as error:
            raise SystemExit(f"{error}\n{WITHOUT_PAGES}") from None
