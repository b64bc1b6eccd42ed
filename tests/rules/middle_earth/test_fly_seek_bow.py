"""ME-6.1 to ME-6.3: Fly, Seek an Enemy, Longbow."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.game import SPECTATOR

from .placing import FOE, at, evil, good
from .scenario import EVIL, GOOD, NewScenario, Scenario

# ---- ME-6.1: Fly


@pytest.mark.parametrize(
    ("jumped", "others", "flights"),
    [
        ("e5", "", {"e4-e6"}),
        ("e5 e6", "", {"e4-e7"}),
        ("e5 e7", "", {"e4-e6"}),
        ("e6", "", set[str]()),
        ("d4", "", {"e4-c4"}),
        ("d4 c4 b4", "", {"e4-a4"}),
        ("d4 c4 b4 a4", "", set[str]()),
        ("e3 e2 e1", "", set[str]()),
        ("e3", "", {"e4-e2"}),
        ("d5", "", set[str]()),
        ("e3 f4", "e5", {"e4-e2", "e4-g4", "e4-e6"}),
    ],
)
def test_a_flight_ends_on_the_first_free_square_behind(
    scenario: NewScenario, jumped: str, others: str, flights: set[str]
) -> None:
    """ME-6.1.1."""
    mine = "".join(f", {square} fortress" for square in jumped.split())
    theirs = "".join(f", {square} fortress" for square in others.split())
    game = at(scenario, f"e4 gandalf, a10 flag{mine}", f"{FOE}{theirs}", "me-powers")
    assert game.legal("fly ") == flights


def test_forbidden_squares_are_jumped_and_so_are_pieces_behind_them(scenario: NewScenario) -> None:
    """ME-6.1.1."""
    assert good(scenario, "c4 gandalf").legal("fly ") == {"c4-c7"}
    assert good(scenario, "c4 gandalf", f"{FOE}, c7 orc").legal("fly ") == {"c4-c8"}
    assert good(scenario, "b5 gandalf").legal("fly ") == {"b5-e5"}
    assert good(scenario, "f5 gandalf, g4 sam").legal("fly ") == {"f5-i5"}
    assert good(scenario, "e6 gandalf").legal("fly ") == {"e6-b6"}
    assert good(scenario, "e6 gandalf, f6 sam").legal("fly ") == {"e6-b6", "e6-i6"}


def test_a_flight_over_a_zone_to_the_edge_is_none(scenario: NewScenario) -> None:
    """ME-6.1.1."""
    edge = "i6 orc, j6 orc, j10 flag"
    assert good(scenario, "f6 gandalf", edge).legal("fly ") == set()


@pytest.mark.parametrize("action", ["fly e4-e5", "fly e4-e7", "fly e4-g6", "fly e4-e3", "fly e4-f4"])
def test_nobody_flies_over_a_free_square_or_diagonally_or_further(scenario: NewScenario, action: str) -> None:
    """ME-6.1.2."""
    game = good(scenario, "e4 gandalf, e5 sam, f5 merry, e3 eomer")
    assert game.fault(action) == "power_step"


def test_a_flight_never_ends_on_a_piece_or_on_mount_doom(scenario: NewScenario) -> None:
    """ME-6.1.3."""
    game = at(scenario, "f6 gandalf, a1 flag, b1 sam", FOE)
    assert game.legal("fly ") == {"f6-i6"}
    assert game.fault("fly f6-g6") == "power_step"
    frodo = at(scenario, "g6 frodo, f6 gandalf, a1 flag", f"{FOE}, i6 orc", ring="destroyed")
    assert frodo.legal("fly ") == {"f6-j6"}


def test_a_flier_is_revealed_and_moved_and_what_it_jumps_is_not(scenario: NewScenario) -> None:
    """ME-6.1.4."""
    game = good(scenario, "e4 gandalf, e5 sam", f"{FOE}, e6 orc")
    game.play("fly e4-e7")
    assert game.knowledge(EVIL)["e7"] == ("gandalf", True)
    assert game.knowledge(EVIL)["e5"] == ("", False)
    assert game.knowledge(GOOD)["e6"] == ("", False)
    assert "e4" not in game.board()
    assert game.told_so_far(EVIL, "power") == [
        {
            "seat": GOOD,
            "power": "fly",
            "piece": "gandalf",
            "source": "e4",
            "steps": ["e7"],
            "targets": [],
            "falls": False,
        }
    ]


def test_the_witch_king_flies_too(scenario: NewScenario) -> None:
    """ME-6.1.1, ME-1.3."""
    assert evil(scenario, "e7 witch_king, e6 orc", "e5 sam").legal("fly ") == {"e7-e4"}


# ---- ME-6.2: Seek an Enemy

AROUND = {
    "around": "c2 d2 e2 f2 g2 c3 d3 e3 f3 g3 c4 d4 f4 g4 e5 f5 e6 f6",
    "lines": "c2 e2 g2 d3 e3 f3 c4 d4 f4 g4 e5 f5 e6",
    "cross": "e2 d3 e3 f3 c4 d4 f4 g4 e5 f5 e6",
}


def everywhere(scenario: NewScenario, user: str, kind: str, **options: Any) -> Scenario:
    """The user, and enemies on every other open square of the board but the top rows."""
    names = [f"{column}{row}" for row in range(1, 9) for column in "abcdefghij"]
    names = [name for name in names if name[0] not in "cdgh" or name[1:] not in ("5", "6")]
    foes = ", ".join(f"{name} orc" for name in names if name != user)
    return at(scenario, f"{user} {kind}, a10 flag", f"{foes}, j10 flag", "me-powers", **options)


@pytest.mark.parametrize("shape", AROUND)
def test_the_squares_that_seek_reaches(scenario: NewScenario, shape: str) -> None:
    """ME-6.2.1."""
    reached = everywhere(scenario, "e4", "aragorn", seek_range=shape).legal("seek ")
    assert reached == {f"e4 {square}" for square in AROUND[shape].split()}


def test_the_block_ends_at_the_edge_of_the_board(scenario: NewScenario) -> None:
    """ME-6.2.1."""
    reached = everywhere(scenario, "a1", "aragorn").legal("seek ")
    assert reached == {f"a1 {square}" for square in ("b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")}
    reached = everywhere(scenario, "j2", "aragorn").legal("seek ")
    assert len(reached) == 4 * 3 - 1


def test_counts_on_open_ground(scenario: NewScenario) -> None:
    """ME-6.2.1."""
    assert len(everywhere(scenario, "e2", "aragorn", seek_range="around").legal("seek ")) == 19
    open_ground = {
        shape: len(everywhere(scenario, "e3", "aragorn", seek_range=shape).legal("seek ")) for shape in AROUND
    }
    assert open_ground == {"around": 21, "lines": 14, "cross": 12}


def test_nothing_blocks_it(scenario: NewScenario) -> None:
    """ME-6.2.2."""
    game = good(scenario, "e4 aragorn, e5 sam", f"{FOE}, e6 orc")
    assert "seek e4 e6" in game.legal()
    over_a_zone = good(scenario, "c4 aragorn", f"{FOE}, b6 orc, a6 orc")
    assert over_a_zone.legal("seek ") == {"c4 b6", "c4 a6"}
    assert good(scenario, "b6 aragorn", f"{FOE}, d7 orc").legal("seek ") == {"b6 d7"}


@pytest.mark.parametrize(
    ("target", "falls"),
    [
        ("orc", True),
        ("nazgul", True),
        ("saruman", False),
        ("witch_king", False),
        ("fortress", False),
        ("wormtongue", True),
        ("berserker", True),
        ("haradrim", True),
    ],
)
def test_a_lower_rank_is_captured_and_the_rest_survives(
    scenario: NewScenario, target: str, falls: bool
) -> None:
    """ME-6.2.3."""
    game = good(scenario, "e4 aragorn", f"{FOE}, e6 {target}").play("seek e4 e6")
    assert game.kinds().get("e6") == (None if falls else target)
    assert game.kinds()["e4"] == "aragorn"
    assert game.targets_told() == {"e6": (target, falls)}
    assert game.knowledge(EVIL)["e4"] == ("aragorn", False)


def test_a_flag_is_revealed_and_survives(scenario: NewScenario) -> None:
    """ME-6.2.4."""
    game = good(scenario, "e4 aragorn", "e6 flag, i10 orc").play("seek e4 e6")
    assert game.outcome is None
    assert game.knowledge(GOOD)["e6"] == ("flag", False)


def test_saruman_captures_frodo_where_he_is_plain(scenario: NewScenario) -> None:
    """ME-6.2.4."""
    assert "e4" not in evil(scenario, "e6 saruman", "e4 frodo").play("seek e6 e4").kinds()


def test_with_seek_captures_off_the_target_survives(scenario: NewScenario) -> None:
    """ME-6.2.5."""
    game = good(scenario, "e4 aragorn", f"{FOE}, e6 orc", seek_captures=False).play("seek e4 e6")
    assert game.kinds()["e6"] == "orc"
    assert game.knowledge(SPECTATOR)["e6"] == ("orc", False)
    assert game.targets_told() == {"e6": ("orc", False)}


# ---- ME-6.3: Longbow


@pytest.mark.parametrize("shape", ["lines", "cross"])
def test_the_squares_that_a_bow_reaches(scenario: NewScenario, shape: str) -> None:
    """ME-6.3.1."""
    reached = everywhere(scenario, "e4", "elf", bow_range=shape).legal("bow ")
    assert reached == {f"e4 {square}" for square in AROUND[shape].split()}


def test_the_edge_and_the_zone_take_some_squares_away(scenario: NewScenario) -> None:
    """ME-6.3.1."""
    assert everywhere(scenario, "a4", "elf").legal("bow ") == {
        f"a4 {square}" for square in ("a2", "c2", "a3", "b3", "b4", "c4", "a5", "b5", "a6")
    }


def test_it_shoots_over_pieces_and_zones(scenario: NewScenario) -> None:
    """ME-6.3.3."""
    game = good(scenario, "b4 elf, b5 sam", f"{FOE}, b6 orc")
    assert game.play("bow b4 b6").kinds().get("b6") is None
    over = good(scenario, "f5 elf, f6 sam", f"{FOE}, f7 orc")
    assert over.legal("bow ") == {"f5 f7"}
    corner = at(scenario, "b4 elf, a1 flag", f"{FOE}, d4 orc, b6 orc", "me-powers")
    assert corner.legal("bow ") == {"b4 d4", "b4 b6"}


@pytest.mark.parametrize(
    ("user", "target", "falls"),
    [
        ("legolas", "lurtz", True),
        ("legolas", "nazgul", False),
        ("faramir", "uruk_hai", True),
        ("faramir", "gothmog", False),
        ("faramir", "saruman", False),
        ("elf", "haradrim", True),
        ("elf", "orc", True),
        ("elf", "wormtongue", True),
        ("elf", "berserker", False),
        ("legolas", "berserker", False),
        ("legolas", "fortress", False),
    ],
)
def test_what_a_bow_captures(scenario: NewScenario, user: str, target: str, falls: bool) -> None:
    """ME-6.3.3, ME-6.3.4."""
    game = good(scenario, f"e4 {user}", f"{FOE}, f5 {target}").play("bow e4 f5")
    assert game.kinds().get("f5") == (None if falls else target)
    assert game.kinds()["e4"] == user
    assert game.targets_told() == {"f5": (target, falls)}
    if not falls:
        assert game.knowledge(GOOD)["f5"] == (target, False)


@pytest.mark.parametrize(
    ("target", "falls"), [("soldier", True), ("sam", False), ("frodo", False), ("eowyn", True)]
)
def test_the_haradrim_shoot_too(scenario: NewScenario, target: str, falls: bool) -> None:
    """ME-6.3.3, ME-1.3."""
    game = evil(scenario, "e6 haradrim", f"e4 {target}").play("bow e6 e4")
    assert game.kinds().get("e4") == (None if falls else target)


def test_a_flag_may_be_shot_at_and_stands(scenario: NewScenario) -> None:
    """ME-6.3.4."""
    game = good(scenario, "e4 elf", "e6 flag, i10 orc").play("bow e4 e6")
    assert game.outcome is None
    assert game.knowledge(SPECTATOR)["e6"] == ("flag", False)
