"""The Trilogy games in the terminal: powers, the quest and invisibility are told, and listed before they are needed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gonfalon.cli.stratego import show
from gonfalon.core.events import Event
from gonfalon.games.stratego.ruleset import shipped

from .test_cli import run

POWERS = [power.id for power in shipped("me-ring").powers if power.shape != "again"]
BLOW = {
    "seat": 0,
    "source": "a4",
    "target": "a5",
    "attacker_id": 1,
    "defender_id": 2,
    "attacker": "frodo",
    "defender": "orc",
}
SHOT = {
    "seat": 0,
    "power": "bow",
    "source": "d5",
    "id": 1,
    "piece": "legolas",
    "steps": [],
    "targets": [
        {"square": "d7", "id": 2, "piece": "orc", "captured": True},
        {"square": "e6", "id": 3, "piece": "berserker", "captured": False},
    ],
    "falls": False,
}


def test_help_lists_every_power_with_its_form_and_who_has_it():
    said = run("play", "me-ring", "--seed", "5", typed="help\nquit\n").output
    spoken = [line for line in said.splitlines() if line.startswith(tuple(f"{word} " for word in POWERS))]
    assert [line.split(" ")[0] for line in spoken] == list(POWERS)
    assert all(re.search(r"\w+ [a-p]\d.*\(.+\): .+\.$", line) for line in spoken)
    assert "or stop" in said


@pytest.mark.parametrize(("captures", "said"), [("true", "captured"), ("false", "Nothing is captured")])
def test_help_says_whether_a_power_only_reveals(captures: str, said: str):
    """ME-6.2.5; by the option's value, whatever the power is called."""
    options = ("-o", f"seek_captures={captures}")
    helped = run("play", "me-powers", "--seed", "5", *options, typed="help\nquit\n").output
    (seek,) = (line for line in helped.splitlines() if line.startswith("seek "))
    (bow,) = (line for line in helped.splitlines() if line.startswith("bow "))
    assert said in seek
    assert "Nothing is captured" not in bow
    assert ("Nothing is captured" in seek) == (captures == "false")


def test_options_and_the_quiet_draw_are_told_before_the_game():
    """STRAT-8.6, STRAT-11.5."""
    said = run(
        "play", "me-ring", "--seed", "5", "-o", "silent_defence=true", "-o", "quiet_draw=90", typed="quit\n"
    )
    before = said.output.partition("Your set-up")[0]
    assert "drawn in 90 turns" in before
    assert "Silent defence: yes" in before
    assert "drawn in" not in run("play", "me-ring", "-o", "quiet_draw=0", typed="quit\n").output


@pytest.mark.parametrize(
    ("result", "said"), [("neither", "Nobody falls."), ("both", "Both fall."), ("attacker", "The attacker")]
)
@pytest.mark.parametrize("game", ["middle_earth", "stratego"])
def test_a_combat_tells_who_falls_and_whom_invisibility_spares(game: str, result: str, said: str):
    told = show.event_text(Event(7, "combat", {**BLOW, "result": result}), game)
    assert said in told
    assert "Frodo" in told
    assert ("Both fall" in told) == (result == "both")


@pytest.mark.parametrize(
    ("kind", "facts", "words"),
    [
        ("power", SHOT, ("Legolas d5", "Longbow", "d7", "orc captured", "e6", "berserker")),
        ("quest", {"seat": 0, "square": "g6", "removed": [{}] * 7}, ("Ring is destroyed", "7 ")),
        ("ring_taken", {"seat": 1}, ("Frodo has fallen",)),
        ("stop", {"seat": 1}, ("Evil stops",)),
    ],
)
def test_what_powers_and_the_quest_do_is_told(kind: str, facts: dict[str, Any], words: tuple[str, ...]):
    told = show.event_text(Event(7, kind, facts), "middle_earth")
    assert all(word in told for word in words), told


def test_a_power_may_be_typed_and_is_told():
    """From a random game: the first power that is offered, typed in capitals."""
    typed = "random\nlegal\n"
    for _ in range(30):
        said = run("play", "me-powers", "--seed", "11", "--level", "0", typed=f"{typed}quit\n").output
        answers = said.rpartition("(help for help):")[0].splitlines()
        offered = [line for line in answers if line.split(" ")[0] in POWERS]
        if offered:
            act = offered[-1].split(", ")[0]
            said = run(
                "play", "me-powers", "--seed", "11", "--level", "0", typed=f"{typed}{act.upper()}\nquit\n"
            ).output
            after = said.rpartition(offered[-1])[2]
            assert re.search(r"^  (Good|Evil): \w.*, ", after, re.MULTILINE), after
            return
        typed += "random\nlegal\n"
    raise AssertionError("no power in thirty turns")
