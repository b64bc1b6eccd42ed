"""Scenarios of the naive referee of the Trilogy edition: Fly, Seek an Enemy, Longbow (ME-6.1 to 6.3)."""

from __future__ import annotations

from typing import Any

import pytest

from .middle_earth_scenario import FOE, at, evil, good, heard, kinds, play, powers, told_targets
from .middle_earth_setting import EVIL, GOOD
from .stratego_referee import SPECTATOR

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
def test_6_1_1_a_flight_ends_on_the_first_free_square_behind(
    jumped: str, others: str, flights: set[str]
) -> None:
    mine = "".join(f", {square} fortress" for square in jumped.split())
    theirs = "".join(f", {square} fortress" for square in others.split())
    referee = at(f"e4 gandalf, a10 flag{mine}", f"{FOE}{theirs}", "me-powers")
    assert powers(referee, "fly") == flights


def test_6_1_1_forbidden_squares_are_jumped_and_so_are_pieces_behind_them() -> None:
    assert powers(good("c4 gandalf"), "fly") == {"c4-c7"}
    assert powers(good("c4 gandalf", f"{FOE}, c7 orc"), "fly") == {"c4-c8"}
    assert powers(good("b5 gandalf"), "fly") == {"b5-e5"}
    assert powers(good("f5 gandalf, g4 sam"), "fly") == {"f5-i5"}
    assert powers(good("e6 gandalf"), "fly") == {"e6-b6"}
    assert powers(good("e6 gandalf, f6 sam"), "fly") == {"e6-b6", "e6-i6"}


def test_6_1_1_a_flight_over_a_zone_to_the_edge_is_none() -> None:
    edge = "i6 orc, j6 orc, j10 flag"
    assert powers(good("f6 gandalf", edge), "fly") == set()


@pytest.mark.parametrize("action", ["fly e4-e5", "fly e4-e7", "fly e4-g6", "fly e4-e3", "fly e4-f4"])
def test_6_1_2_nobody_flies_over_a_free_square_or_diagonally_or_further(action: str) -> None:
    referee = good("e4 gandalf, e5 sam, f5 merry, e3 eomer")
    assert referee.why_illegal(action) == "power_step"


def test_6_1_3_a_flight_never_ends_on_a_piece_or_on_mount_doom() -> None:
    referee = at("f6 gandalf, a1 flag, b1 sam", FOE)
    assert powers(referee, "fly") == {"f6-i6"}
    assert referee.why_illegal("fly f6-g6") == "power_step"
    frodo = at("g6 frodo, f6 gandalf, a1 flag", f"{FOE}, i6 orc", ring="destroyed")
    assert powers(frodo, "fly") == {"f6-j6"}


def test_6_1_4_a_flier_is_revealed_and_moved_and_what_it_jumps_is_not() -> None:
    referee = good("e4 gandalf, e5 sam", f"{FOE}, e6 orc")
    play(referee, "fly e4-e7")
    assert referee.knowledge(EVIL)["e7"] == ("gandalf", True)
    assert referee.knowledge(EVIL)["e5"] == (None, False)
    assert referee.knowledge(GOOD)["e6"] == (None, False)
    assert "e4" not in referee.board
    assert heard(referee, EVIL, "power") == [
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


def test_6_1_the_witch_king_flies_too() -> None:
    assert powers(evil("e7 witch_king, e6 orc", "e5 sam"), "fly") == {"e7-e4"}


# ---- ME-6.2: Seek an Enemy

AROUND = {
    "around": "c2 d2 e2 f2 g2 c3 d3 e3 f3 g3 c4 d4 f4 g4 e5 f5 e6 f6",
    "lines": "c2 e2 g2 d3 e3 f3 c4 d4 f4 g4 e5 f5 e6",
    "cross": "e2 d3 e3 f3 c4 d4 f4 g4 e5 f5 e6",
}


def everywhere(user: str, kind: str, **options: Any) -> Any:
    """The user, and enemies on every other open square of the board but the top rows."""
    names = [f"{column}{row}" for row in range(1, 9) for column in "abcdefghij"]
    names = [name for name in names if name[0] not in "cdgh" or name[1:] not in ("5", "6")]
    foes = ", ".join(f"{name} orc" for name in names if name != user)
    return at(f"{user} {kind}, a10 flag", f"{foes}, j10 flag", "me-powers", **options)


@pytest.mark.parametrize("shape", AROUND)
def test_6_2_1_the_squares_that_seek_reaches(shape: str) -> None:
    # d5, c5, c6, d6, g5 and g6 lie in the block but are forbidden ground
    reached = powers(everywhere("e4", "aragorn", seek_range=shape), "seek")
    assert reached == {f"e4 {square}" for square in AROUND[shape].split()}


def test_6_2_1_the_block_ends_at_the_edge_of_the_board() -> None:
    reached = powers(everywhere("a1", "aragorn"), "seek")
    assert reached == {f"a1 {square}" for square in ("b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")}
    reached = powers(everywhere("j2", "aragorn"), "seek")
    assert len(reached) == 4 * 3 - 1


def test_6_2_1_counts_on_open_ground() -> None:
    assert len(powers(everywhere("e2", "aragorn", seek_range="around"), "seek")) == 19
    open_ground = {
        shape: len(powers(everywhere("e3", "aragorn", seek_range=shape), "seek")) for shape in AROUND
    }
    # around e3 (rows 1 to 5) c5 and d5 and g5 are forbidden
    assert open_ground == {"around": 21, "lines": 14, "cross": 12}


def test_6_2_2_nothing_blocks_it() -> None:
    referee = good("e4 aragorn, e5 sam", f"{FOE}, e6 orc")
    assert "seek e4 e6" in referee.legal_actions()
    over_a_zone = good("c4 aragorn", f"{FOE}, b6 orc, a6 orc")
    assert powers(over_a_zone, "seek") == {"c4 b6", "c4 a6"}
    assert powers(good("b6 aragorn", f"{FOE}, d7 orc"), "seek") == {"b6 d7"}


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
def test_6_2_3_a_lower_rank_is_captured_and_the_rest_survives(target: str, falls: bool) -> None:
    referee = play(good("e4 aragorn", f"{FOE}, e6 {target}"), "seek e4 e6")
    assert kinds(referee).get("e6") == (None if falls else target)
    assert kinds(referee)["e4"] == "aragorn"
    assert told_targets(referee) == {"e6": (target, falls)}
    assert referee.knowledge(EVIL)["e4"] == ("aragorn", False)


def test_6_2_4_a_flag_is_revealed_and_survives() -> None:
    referee = play(good("e4 aragorn", "e6 flag, i10 orc"), "seek e4 e6")
    assert referee.outcome is None
    assert referee.knowledge(GOOD)["e6"] == ("flag", False)


def test_6_2_4_saruman_captures_frodo_where_he_is_plain() -> None:
    assert "e4" not in kinds(play(evil("e6 saruman", "e4 frodo"), "seek e6 e4"))


def test_6_2_5_with_seek_captures_off_the_target_survives() -> None:
    referee = play(good("e4 aragorn", f"{FOE}, e6 orc", seek_captures=False), "seek e4 e6")
    assert kinds(referee)["e6"] == "orc"
    assert referee.knowledge(SPECTATOR)["e6"] == ("orc", False)
    assert told_targets(referee) == {"e6": ("orc", False)}


# ---- ME-6.3: Longbow


@pytest.mark.parametrize("shape", ["lines", "cross"])
def test_6_3_1_the_squares_that_a_bow_reaches(shape: str) -> None:
    reached = powers(everywhere("e4", "elf", bow_range=shape), "bow")
    assert reached == {f"e4 {square}" for square in AROUND[shape].split()}


def test_6_3_1_the_edge_and_the_zone_take_some_squares_away() -> None:
    assert powers(everywhere("a4", "elf"), "bow") == {
        f"a4 {square}" for square in ("a2", "c2", "a3", "b3", "b4", "c4", "a5", "b5", "a6")
    }


def test_6_3_3_it_shoots_over_pieces_and_zones() -> None:
    referee = good("b4 elf, b5 sam", f"{FOE}, b6 orc")
    assert kinds(play(referee, "bow b4 b6")).get("b6") is None
    over = good("f5 elf, f6 sam", f"{FOE}, f7 orc")
    assert powers(over, "bow") == {"f5 f7"}
    corner = at("b4 elf, a1 flag", f"{FOE}, d4 orc, b6 orc", "me-powers")
    assert powers(corner, "bow") == {"b4 d4", "b4 b6"}


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
def test_6_3_3_and_4_what_a_bow_captures(user: str, target: str, falls: bool) -> None:
    referee = play(good(f"e4 {user}", f"{FOE}, f5 {target}"), "bow e4 f5")
    assert kinds(referee).get("f5") == (None if falls else target)
    assert kinds(referee)["e4"] == user
    assert told_targets(referee) == {"f5": (target, falls)}
    if not falls:
        assert referee.knowledge(GOOD)["f5"] == (target, False)


@pytest.mark.parametrize(
    ("target", "falls"), [("soldier", True), ("sam", False), ("frodo", False), ("eowyn", True)]
)
def test_6_3_the_haradrim_shoot_too(target: str, falls: bool) -> None:
    referee = play(evil("e6 haradrim", f"e4 {target}"), "bow e6 e4")
    assert kinds(referee).get("e4") == (None if falls else target)


def test_6_3_4_a_flag_may_be_shot_at_and_stands() -> None:
    referee = play(good("e4 elf", "e6 flag, i10 orc"), "bow e4 e6")
    assert referee.outcome is None
    assert referee.knowledge(SPECTATOR)["e6"] == ("flag", False)
