"""ME-5, ME-6.1 to ME-6.3: powers in general, flights, Seek and the Longbow."""

from __future__ import annotations

import pytest

from gonfalon.games.stratego.ruleset import shipped

from .scenario import EVIL, GOOD, NewScenario


def squares_hit(scenario: NewScenario, word: str, user: str, **options: str) -> set[str]:
    """The squares of one enemy piece at which the user on e4 can aim."""
    hit = set()
    for column in "abcdefghij":
        for row in range(1, 11):
            square = f"{column}{row}"
            if square in ("e4", "a1", "j10") or square in shipped("me-powers").obstacles:
                continue
            game = scenario(f"e4 {user}, a1 flag", f"{square} orc, j10 flag", **options)
            if f"{word} e4 {square}" in game.legal():
                hit.add(square)
    return hit


def offsets(squares: set[str]) -> set[tuple[int, int]]:
    return {(abs(ord(name[0]) - ord("e")), abs(int(name[1:]) - 4)) for name in squares}


def test_a_power_is_the_turn(scenario: NewScenario) -> None:
    """ME-5.1, ME-7.1: Legolas has two powers and uses one of them."""
    game = scenario("e4 legolas, a1 flag", "e6 berserker, j10 flag")
    game.allows("seek e4 e6", "bow e4 e6", "e4-e5").play("bow e4 e6")
    assert game.on_turn == EVIL
    game.refuses("rage e4", "not_your_piece").refuses("bow e6 e4", "no_power", "ME-5.1").refuses(
        "fly c3-c5", "no_piece"
    )


def test_a_power_is_one_announcement(scenario: NewScenario) -> None:
    """ME-5.2, ME-5.7."""
    game = scenario("e4 gimli, d1 theoden, a1 flag", "f6 orc, e6 uruk_hai, j10 flag")
    game.allows("axe e4-e5 e6 f6", "axe e4-e5 f6", "steed d1-e1-e2", "steed d1-d2-d3")
    game.refuses("axe e4-e5", "power_target").refuses("axe", "notation").refuses("steed d1-d2", "notation")
    game.refuses("bow e4 z9", "notation").refuses("charge e4-e5", "notation")


def test_user_and_target_are_known_for_good(scenario: NewScenario) -> None:
    """ME-5.3, ME-5.5, ME-10.1."""
    game = scenario("e4 elf, a1 flag", "e6 nazgul, j10 flag").play("bow e4 e6")
    game.stands("e4 elf*, e6 nazgul*, a1 flag, j10 flag")
    assert game.told_all("power") == {
        "seat": GOOD,
        "power": "bow",
        "source": "e4",
        "piece": "elf",
        "steps": [],
        "targets": [{"square": "e6", "piece": "nazgul", "captured": False}],
        "falls": False,
    }


def test_an_announcement_tells_pieces_apart_by_number(engine: NewScenario) -> None:
    """ME-10.3, ME-5.5: a piece keeps the number of the square it began on."""
    game = engine("e4 elf, a1 flag", "e6 nazgul, j10 flag").play("bow e4 e6")
    (facts,) = [event.facts for event in game.events if event.kind == "power"]
    assert (facts["id"], facts["targets"][0]["id"]) == (52, 84)


def test_what_is_legal_does_not_depend_on_unknown_kinds(scenario: NewScenario) -> None:
    """ME-5.4, ME-10.4, ME-10.5."""
    for user in ("legolas", "gimli", "theoden", "gandalf"):
        acts = [
            scenario(f"e4 {user}, a1 flag", f"e6 {kind}, f5 {other}, j10 flag").legal()
            for kind, other in (("orc", "nazgul"), ("fortress", "berserker"), ("wormtongue", "fortress"))
        ]
        assert acts[0] == acts[1] == acts[2]


def test_the_shooter_does_not_take_the_square(scenario: NewScenario) -> None:
    """ME-5.6, ME-6.3.3: nor is it moved."""
    game = (
        scenario("e4 elf, a1 flag", "e5 orc, j10 flag").play("bow e4 e5").stands("e4 elf*, a1 flag, j10 flag")
    )
    assert game.lost(EVIL) == {"orc": 1}
    assert not game.piece("e4", EVIL).moved


def test_refusals_come_in_their_order(scenario: NewScenario) -> None:
    """ME-5.9."""
    game = scenario("e4 gimli, d1 theoden, c4 elf, a1 flag", "e6 orc, j10 flag", turn="good")
    game.refuses("axe e4-e5 e7", "power_target", "ME-6.4").refuses("axe e4-e5 e6 e6", "power_target")
    game.refuses("axe e4-g4 e6", "power_step").refuses("axe e4-d5 e6", "power_step").refuses(
        "axe e4 e6", "power_step"
    )
    game.refuses("steed d1-d2-d1", "power_step", "ME-6.5").refuses("fly c4-c8", "no_power").refuses(
        "bow c4 e7", "power_target"
    )
    game.refuses("bow c4 e6 e6", "power_target").refuses("bow e6 c4", "not_your_piece").refuses(
        "bow b9 c4", "no_piece"
    )
    game.refuses("stop", "nothing_to_stop", "ME-6.6")


def test_a_flight_goes_over_a_block_to_the_first_free_square(scenario: NewScenario) -> None:
    """ME-6.1.1, ME-6.1.4, ME-8.11."""
    game = scenario("b1 gandalf, b2 fortress, b3 sam, a1 flag", "b4 orc, b6 orc, j10 flag")
    assert game.legal("fly ") == {"b1-b5"}
    game.play("fly b1-b5").stands("b5 gandalf*, b2 fortress, b3 sam, a1 flag, b4 orc, b6 orc, j10 flag")
    assert game.piece("b5", EVIL).moved


def test_nobody_flies_over_a_free_square_or_off_the_board(scenario: NewScenario) -> None:
    """ME-6.1.2."""
    game = scenario("b1 gandalf, b3 sam, a1 sam, d1 flag", "j10 flag, j9 orc")
    assert game.legal("fly ") == set()
    game.refuses("fly b1-b4", "power_step", "ME-6.1")


def test_a_flight_crosses_a_zone_and_never_ends_there_or_on_an_enemy(scenario: NewScenario) -> None:
    """ME-6.1.3."""
    game = scenario("g4 gandalf, a1 flag", "g7 orc, j10 flag", "me-ring")
    assert game.legal("fly ") == {"g4-g8"}
    game.refuses("fly g4-g6", "power_step").refuses("fly g4-g7", "power_step")
    over_frodo = scenario("f6 gandalf, g6 frodo, a1 flag", "j10 flag, j9 orc", "me-ring", ring="destroyed")
    assert over_frodo.legal("fly ") == {"f6-i6"}


def test_seek_reaches_the_whole_block(scenario: NewScenario) -> None:
    """ME-6.2.1: the default, and the two other ranges."""
    around = squares_hit(scenario, "seek", "aragorn")
    assert offsets(around) == {(1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (2, 2)}
    assert len(around) == 24 - 6, "c5 d5 c6 d6 g5 g6 lie in the zones"
    lines = squares_hit(scenario, "seek", "aragorn", seek_range="lines")
    assert offsets(lines) == {(1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 2)}
    assert offsets(squares_hit(scenario, "seek", "aragorn", seek_range="cross")) == {
        (1, 0),
        (0, 1),
        (1, 1),
        (2, 0),
        (0, 2),
    }


def test_seek_is_not_blocked_and_costs_nothing(scenario: NewScenario) -> None:
    """ME-6.2.2, ME-6.2.3."""
    game = scenario("e4 aragorn, e5 sam, a1 flag", "e6 witch_king, f6 nazgul, j10 flag").play("seek e4 e6")
    game.stands("e4 aragorn*, e5 sam, e6 witch_king*, f6 nazgul, a1 flag, j10 flag")
    game = scenario("e4 aragorn, a1 flag", "e6 saruman, j10 flag").play("seek e4 e6")
    game.stands("e4 aragorn*, e6 saruman*, a1 flag, j10 flag")


@pytest.mark.parametrize(
    ("kind", "falls"),
    [("fortress", False), ("flag", False), ("wormtongue", True), ("berserker", True), ("nazgul", True)],
)
def test_what_seek_does_to_the_unranked_and_the_berserker(
    scenario: NewScenario, kind: str, falls: bool
) -> None:
    """ME-6.2.4."""
    game = scenario("e4 aragorn, a1 flag", f"e6 {kind}, j9 orc").play("seek e4 e6")
    assert game.told_all("power")["targets"][0] == {"square": "e6", "piece": kind, "captured": falls}
    assert game.lost(EVIL) == ({kind: 1} if falls else {})
    assert game.outcome is None


def test_seek_may_only_reveal(scenario: NewScenario) -> None:
    """ME-6.2.5."""
    game = scenario("e4 aragorn, a1 flag", "e6 orc, j10 flag", seek_captures=False).play("seek e4 e6")
    game.stands("e4 aragorn*, e6 orc*, a1 flag, j10 flag")


def test_the_bow_shoots_along_lines(scenario: NewScenario) -> None:
    """ME-6.3.1, ME-6.3.2."""
    assert offsets(squares_hit(scenario, "bow", "elf")) == {(1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 2)}
    assert offsets(squares_hit(scenario, "bow", "elf", bow_range="cross")) == {
        (1, 0),
        (0, 1),
        (1, 1),
        (2, 0),
        (0, 2),
    }


def test_the_bow_shoots_over_pieces_and_zones(scenario: NewScenario) -> None:
    """ME-6.3.3."""
    game = scenario("f5 elf, e4 fortress, a1 flag", "d3 orc, h7 orc, j10 flag")
    game.allows("bow f5 d3", "bow f5 h7").play("bow f5 h7").stands(
        "f5 elf*, e4 fortress, a1 flag, d3 orc, j10 flag"
    )


@pytest.mark.parametrize(
    ("kind", "falls"),
    [
        ("fortress", False),
        ("flag", False),
        ("berserker", False),
        ("wormtongue", True),
        ("orc", True),
        ("uruk_hai", False),
    ],
)
def test_who_is_immune_to_the_bow(scenario: NewScenario, kind: str, falls: bool) -> None:
    """ME-6.3.4: immune pieces may be chosen and are revealed; an equal or higher rank survives."""
    game = scenario("e4 elf, a1 flag", f"e6 {kind}, j9 orc").play("bow e4 e6")
    assert game.told_all("power")["targets"][0]["captured"] is falls
    assert falls or game.known("e6") == kind
