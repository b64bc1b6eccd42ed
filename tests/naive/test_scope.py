"""How far the naive referee goes: it stands alone, and takes every ruleset, every option and every field of a file."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from gonfalon.games.stratego.options import OPTIONS
from gonfalon.games.stratego.ruleset import load as load_ruleset
from tests.differential.compare import CHOICES, SHIPPED, Case, Pair, case_of

from .stratego_referee import Referee
from .stratego_setting import DEFAULTS, load, square_name

HERE = Path(__file__).parent
ISLANDS = HERE / "islands.toml"
WITNESSES = sorted(path for path in HERE.glob("*.py") if not path.name.startswith("test_"))


@pytest.mark.parametrize("path", WITNESSES, ids=lambda path: path.name)
def test_the_referee_imports_nothing_of_the_program(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert not any(name.name.split(".")[0] == "gonfalon" for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level or (node.module or "").split(".")[0] != "gonfalon"
        elif isinstance(node, ast.Call):
            assert getattr(node.func, "id", "") not in ("__import__", "import_module")


def test_every_declared_option_with_every_choice_is_compared() -> None:
    assert set(CHOICES) == set(DEFAULTS) == {option.name for option in OPTIONS}
    for option in OPTIONS:
        wanted = (
            set(option.choices)
            if option.type == "choice"
            else {True, False}
            if option.type == "bool"
            else {0}
        )
        assert wanted <= set(CHOICES[option.name]), option.name
        if option.type == "int":
            assert len(CHOICES[option.name]) >= 2, "off and on"


def test_the_shares_are_even_over_the_long_run() -> None:
    """Of 20,000 games every ruleset gets about as many as any other, every value of an option one in fourteen that name it."""
    cases = [case_of(1_000_000 + seed) for seed in range(2_000)]
    rulesets = Counter(case.variant for case in cases)
    assert min(rulesets.values()) >= len(cases) / (len(SHIPPED) + 14)
    for name, values in CHOICES.items():
        named = Counter(case.options[name] for case in cases if name in case.options)
        assert set(named) == set(values)
        assert min(named.values()) >= sum(named.values()) / 14


def test_named_zones_and_two_armies_are_read_as_the_program_reads_them() -> None:
    theirs, ours = load_ruleset(str(ISLANDS)), Referee(load(ISLANDS)).setting
    for seat in range(2):
        assert theirs.zones[seat] == tuple(map(square_name, ours.setup_zone(seat)))
        army = {kind.id: kind.counts[seat] for kind in ours.kinds.values() if kind.counts[seat]}
        assert army == {name: count for name, count in theirs.armies[seat].items() if count}


@pytest.mark.parametrize("style", ["rush", "shuttle", "circle"])
@pytest.mark.parametrize(
    "options",
    [{}, {"rescue": True, "silent_defence": True}, {"captured": "prisoner", "two_square_exact": True}],
)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))])
def test_both_referees_agree_on_a_file_with_everything_in_it(
    options: dict[str, object], style: str, seed: int
) -> None:
    pair = Pair(Case(str(ISLANDS), dict(options), seed, style))
    pair.play()
    assert pair.met["games"] == 1
    assert pair.met["refused no_piece"] > 0
