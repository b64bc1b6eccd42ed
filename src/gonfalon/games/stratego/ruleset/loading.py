"""Rulesets by name, by path and from text; the presets that go with them (STRAT-11, STRAT-12)."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.core.errors import RulesetError
from gonfalon.games.ruleset_file import RulesetFile, read_file

from ..options import Value, check_value, complete, specs_of
from .model import GAMES, Power, Ruleset
from .reading import build

HERE = Path(__file__).parent
SHIPPED = HERE.parent / "rulesets"


def _merge(base: dict[str, Any], top: dict[str, Any]) -> dict[str, Any]:
    """`top` over `base`: [board], [options] and [labels] key by key, everything else whole."""
    merged = dict(base)
    for key, value in top.items():
        if (
            key in ("board", "options", "labels")
            and isinstance(value, dict)
            and isinstance(base.get(key), dict)
        ):
            merged[key] = {**base[key], **value}
        else:
            merged[key] = value
    merged.pop("extends", None)
    return merged


def _load_data(file: RulesetFile, depth: int = 0) -> dict[str, Any]:
    """The file's tables with those it extends below them."""
    parent = file.data.get("extends")
    if parent is None:
        return file.data
    if not isinstance(parent, str) or parent not in shipped_ids():
        raise file.fail("", "extends", f"must name a shipped ruleset: {', '.join(shipped_ids())}")
    if "id" not in file.data:
        raise file.fail("", "id", f"is missing: what builds on {parent} needs a name of its own")
    if depth > 4:
        raise file.fail("", "extends", "too many files build on one another")
    base = _load_data(read_file(SHIPPED / f"{parent}.toml"), depth + 1)
    return _merge({key: value for key, value in base.items() if key != "box"}, file.data)


@lru_cache(maxsize=1)
def shipped_ids() -> tuple[str, ...]:
    """The names of the shipped rulesets, sorted."""
    return tuple(sorted(path.stem for path in SHIPPED.glob("*.toml")))


@lru_cache(maxsize=64)
def shipped(name: str) -> Ruleset:
    """A shipped ruleset. Raises RulesetError."""
    if name not in shipped_ids():
        raise RulesetError(
            f"unknown ruleset {name!r}; shipped: {', '.join(shipped_ids())}; or give the path of a .toml file"
        )
    return parse(read_file(SHIPPED / f"{name}.toml"))


def load(name: str) -> Ruleset:
    """A shipped ruleset or a preset by name, or a user's by path (anything that ends in .toml). Raises RulesetError."""
    if name.endswith(".toml"):
        return parse(read_file(Path(name)))
    if presets().get(name):
        battle = shipped("battle")
        return msgspec.structs.replace(battle, id=name, options=complete(battle.options, presets()[name]))
    return shipped(name)


def loads(text: str, name: str = "ruleset") -> Ruleset:
    """A ruleset from text. Raises RulesetError."""
    return parse(RulesetFile(name, text))


def known_powers(ruleset: Ruleset) -> tuple[Power, ...]:
    """Return the powers whose words are understood under a ruleset: those usual in its game, then its own."""
    usual = GAMES[ruleset.game]
    return (*(shipped(usual).powers if usual else ()), *ruleset.powers)


@lru_cache(maxsize=1)
def _preset_file() -> dict[str, dict[str, Any]]:
    return tomllib.loads((HERE / "presets.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def presets() -> dict[str, dict[str, Value]]:
    """Named bundles of options (STRAT-11.2)."""
    bundles = {
        name: {key: check_value(key, value) for key, value in bundle.items() if key != "army"}
        for name, bundle in _preset_file().items()
    }
    return {"standard": {}, **bundles}


def presets_for(ruleset: Ruleset) -> tuple[str, ...]:
    """The presets that go with a ruleset's armies (STRAT-11.3)."""
    wanted = {name: bundle.get("army") for name, bundle in _preset_file().items()}
    return tuple(
        name for name in presets() if not wanted.get(name) or shipped(wanted[name]).armies == ruleset.armies
    )


def parse(file: RulesetFile) -> Ruleset:
    """Check everything and build. Raises RulesetError that names file, line and field."""
    return build(file, _load_data(file), shipped_ids())


def full_options(ruleset: Ruleset, preset: str = "", **given: Value) -> dict[str, Value]:
    """The ruleset's options, under a preset, under what was given. Raises RulesetError."""
    if preset and preset not in presets_for(ruleset):
        known = ", ".join(presets_for(ruleset))
        raise RulesetError(f"no preset {preset!r} for {ruleset.id}; there are: {known}")
    layers = (ruleset.options, presets().get(preset, {}), given)
    return complete(*layers, specs=specs_of(ruleset.options))
