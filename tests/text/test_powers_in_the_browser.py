"""What the browser knows of the powers by their names, it knows of every shipped one."""

from __future__ import annotations

import re
from pathlib import Path

from gonfalon.games.stratego.ruleset import shipped

WEB = Path(__file__).parents[2] / "web/src/games/stratego"
POWERS = {power.id for power in shipped("me-ring").powers}


def test_every_power_has_a_seal_of_its_own():
    seals = (WEB / "seals.tsx").read_text(encoding="utf-8")
    assert POWERS - set(re.findall(r"^  (\w+): ", seals, re.M)) == set()


def test_the_guide_tells_every_power_once():
    guide = (WEB / "guide/middle-earth.tsx").read_text(encoding="utf-8")
    assert sorted(re.findall(r"'power-(\w+)'", guide)) == sorted(POWERS)
