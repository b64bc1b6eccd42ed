"""ME-1 to ME-4: what both armies are, the three games, who beats whom."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gonfalon.core.errors import RulesetError
from gonfalon.core.game import SPECTATOR

from .placing import at
from .scenario import EVIL, GAMES, GOOD, NewScenario, written_army

# ---- ME-1: the armies


@pytest.mark.parametrize("game", GAMES)
def test_each_army_has_forty_pieces_and_they_differ(scenario: NewScenario, game: str) -> None:
    """ME-1.1."""
    referee = scenario.deployed(game)
    assert Counter((seat for seat, _ in referee.board().values())) == {GOOD: 40, EVIL: 40}
    sets = [{kind for seat, kind in referee.board().values() if seat == side} for side in (GOOD, EVIL)]
    assert sets[GOOD] & sets[EVIL] == {"fortress", "flag"}
    assert (len(sets[GOOD]), len(sets[EVIL])) == (21, 14)


def test_the_same_letter_is_another_kind_in_the_other_army(scenario: NewScenario) -> None:
    """ME-1.2."""
    game = scenario.undeployed("me-powers")
    for seat in (GOOD, EVIL):
        text = written_army(seat)
        game.deploy(seat, "A" + text.replace("A", "", 1))
    assert game.board()["a1"] == (GOOD, "aragorn")
    assert game.board()["a10"] == (EVIL, "saruman")


@pytest.mark.parametrize("game", GAMES)
def test_riders_reach_any_distance_and_fortress_and_flag_never_move(scenario: NewScenario, game: str) -> None:
    """ME-1.5."""
    referee = at(scenario, "a1 rider, j1 fortress, i1 flag, h1 eomer", "j10 flag, i10 orc", game)
    assert {"a1-a10", "a1-g1"} <= referee.legal()
    assert referee.fault("h1-h3") == "out_of_reach"
    assert referee.fault("j1-j2") == "immobile"
    assert referee.fault("i1-i2") == "immobile"
    assert "j10-j3" in at(scenario, "a1 flag, b1 sam", "j10 warg_rider, i10 flag", game, EVIL).legal()


@pytest.mark.parametrize("evil", ["orc", "warg_rider", "haradrim", "witch_king"])
def test_whatever_attacks_a_spy_captures_it_and_a_spy_that_attacks_loses(
    scenario: NewScenario, evil: str
) -> None:
    """ME-1.6."""
    board = at(scenario, "e4 eowyn, a1 flag, b1 sam", f"e5 {evil}, a10 flag, b10 orc", "me-classic", EVIL)
    assert board.play("e5-e4").kinds()["e4"] == evil
    if evil != "witch_king":
        board = at(scenario, "e4 eowyn, a1 flag, b1 sam", f"e5 {evil}, a10 flag, b10 orc", "me-classic")
        assert board.play("e4-e5").kinds() == {
            "e5": evil,
            "a1": "flag",
            "b1": "sam",
            "a10": "flag",
            "b10": "orc",
        }


# ---- ME-2: the board

ALL_SQUARES = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]


def test_good_sits_at_rows_one_to_four_and_evil_begins(scenario: NewScenario) -> None:
    """ME-2.1."""
    game = scenario.deployed("me-ring")
    assert {square for square, (seat, _) in game.board().items() if seat == GOOD} == {
        square for square in ALL_SQUARES if int(square[1:]) <= 4
    }
    assert {square for square, (seat, _) in game.board().items() if seat == EVIL} == {
        square for square in ALL_SQUARES if int(square[1:]) >= 7
    }
    assert game.on_turn == EVIL


@pytest.mark.parametrize("game", GAMES)
def test_no_standard_move_enters_or_crosses_a_forbidden_zone(scenario: NewScenario, game: str) -> None:
    """ME-2.2."""
    referee = at(scenario, "c4 rider, b5 sam, f6 merry, a1 flag", "c7 flag, b10 orc", game)
    assert referee.fault("c4-c5") == "obstacle"
    assert referee.fault("c4-c7") == "blocked"
    assert referee.fault("b5-c5") == "obstacle"
    assert referee.fault("f6-g6") == "obstacle"
    assert referee.fault("c5-c4") == "no_piece"


def test_mount_doom_is_g6_unless_chosen_and_matters_in_game_3_alone(scenario: NewScenario) -> None:
    """ME-2.3."""
    assert at(scenario, "f6 frodo, a1 flag", "j10 flag, j9 orc").fault("f6-g6") == ""
    for game in ("me-classic", "me-powers"):
        assert at(scenario, "f6 frodo, a1 flag", "j10 flag, j9 orc", game).fault("f6-g6") == "obstacle"
    with pytest.raises((RulesetError, ValueError), match="mount_doom"):
        scenario.undeployed("me-ring", mount_doom="e5")


# ---- ME-3: the three games

POWERFUL = "a2 flag, c2 gandalf, c3 elf, e5 legolas, h3 gimli, a4 theoden, f4 aragorn"

ENEMIES = "j10 flag, e6 orc, i5 nazgul, a9 uruk_hai"


def test_game_1_has_no_powers(scenario: NewScenario) -> None:
    """ME-3.1."""
    game = at(scenario, POWERFUL, ENEMIES, "me-classic")
    assert not [action for action in game.legal() if " " in action]
    assert game.fault("bow e5 e6") == "no_power"
    assert game.fault("fly c2-c4") == "no_power"
    assert game.fault("stop") == "nothing_to_stop"


def test_game_2_has_powers_and_frodo_is_plain(scenario: NewScenario) -> None:
    """ME-3.2."""
    game = at(scenario, POWERFUL, ENEMIES, "me-powers")
    words = {action.split()[0] for action in game.legal() if " " in action}
    assert words == {"fly", "seek", "bow", "axe", "steed"}
    board = at(scenario, "e4 frodo, a1 flag, b1 sam", "e5 uruk_hai, j10 flag", "me-powers", EVIL)
    assert board.play("e5-e4").kinds()["e4"] == "uruk_hai"
    assert board.ring == ""


def test_game_3_begins_with_the_ring_open(scenario: NewScenario) -> None:
    """ME-3.3."""
    assert scenario.deployed("me-ring").ring == "open"
    assert scenario.deployed("me-powers").ring == scenario.deployed("me-classic").ring == ""


def test_each_army_stands_on_its_four_nearest_rows_written_from_its_back_row(scenario: NewScenario) -> None:
    """ME-3.4."""
    game = scenario.undeployed("me-ring").deploy(GOOD, written_army(GOOD)).deploy(EVIL, written_army(EVIL))
    assert game.board()["a1"] == (GOOD, "gandalf")
    assert game.board()["j4"] == (GOOD, "flag")
    assert game.board()["a10"] == (EVIL, "witch_king")
    assert game.board()["j7"] == (EVIL, "flag")


@pytest.mark.parametrize("text", ["F", "F" * 40, written_army(EVIL), written_army(GOOD)[:-1] + "."])
def test_a_wrong_army_is_no_set_up(scenario: NewScenario, text: str) -> None:
    """ME-3.4."""
    assert not scenario.undeployed("me-ring").side.deploy(GOOD, text)


def test_nobody_moves_before_both_have_set_up_and_nobody_sets_up_after(scenario: NewScenario) -> None:
    """ME-3.4."""
    game = scenario.undeployed("me-ring").deploy(EVIL, written_army(EVIL))
    assert game.fault("a7-a6", EVIL) == "wrong_turn"
    assert "a7-a6" not in game.legal()
    game.deploy(GOOD, written_army(GOOD))
    assert not game.side.deploy(GOOD, written_army(GOOD))


def test_evil_moves_first_and_the_option_changes_it(scenario: NewScenario) -> None:
    """ME-3.5."""
    assert scenario.deployed("me-classic").on_turn == EVIL
    assert scenario.deployed("me-classic", first="red").on_turn == GOOD
    game = at(scenario, "a1 gandalf, a2 sam, b1 flag, j1 merry", "j10 flag, i10 orc")
    game.play("fly a1-a3")
    assert (game.turns, game.plies, game.on_turn) == (1, 1, EVIL)


def test_the_captor_of_the_flag_wins_at_once(scenario: NewScenario) -> None:
    """ME-3.6."""
    game = at(scenario, "e4 sam, a1 flag", "e5 flag, j10 witch_king").play("e4-e5")
    assert game.outcome == ((1, -1), "flag_captured")
    assert game.fault("j10-j9") == "game_over"
    assert game.legal() == set()


def test_no_act_on_turn_loses_and_a_power_is_an_act(scenario: NewScenario) -> None:
    """ME-3.6."""
    boxed = "a1 {}, a2 fortress, b1 fortress, j1 flag"
    assert at(scenario, boxed.format("eomer"), "j10 flag, i10 orc").outcome == ((-1, 1), "no_legal_move")
    flier = at(scenario, boxed.format("gandalf"), "j10 flag, i10 orc")
    assert flier.outcome is None
    assert flier.legal() == {"fly a1-a3", "fly a1-c1"}


@pytest.mark.parametrize(
    ("blue", "option", "outcome"),
    [
        ("j10 flag, a10 fortress", "draw", ((0, 0), "both_immobile")),
        ("j10 flag, a10 fortress", "mover_loses", ((-1, 1), "no_legal_move")),
        ("j10 witch_king, j9 fortress, i10 fortress, a10 flag", "draw", ((-1, 1), "no_legal_move")),
    ],
)
def test_both_immobile_asks_for_powers_too(
    scenario: NewScenario, blue: str, option: str, outcome: Any
) -> None:
    """ME-3.6."""
    boxed = "a1 eomer, a2 fortress, b1 fortress, j1 flag"
    assert at(scenario, boxed, blue, both_immobile=option).outcome == outcome


def test_a_power_that_section_6_forbids_is_still_possible_for_both_immobile(scenario: NewScenario) -> None:
    """ME-3.6."""
    good = "a1 theoden, b1 fortress, b2 fortress, c1 flag, a4 fortress"
    game = at(scenario, good, "j10 flag, i10 orc, a5 fortress", "me-powers", both_immobile="draw")
    game.play("a1-a2", "i10-i9", "a2-a1", "i9-i8")
    assert game.outcome == ((-1, 1), "no_legal_move")


def test_no_chase_rule_but_the_quiet_draw(scenario: NewScenario) -> None:
    """ME-3.8, ME-11.1."""
    assert scenario.deployed("me-classic").quiet_left == 200
    game = at(scenario, "e4 eomer, a1 flag", "j10 flag, i10 orc", "me-powers", quiet_draw=2)
    assert game.play("e4-e5", "i10-i9").outcome == ((0, 0), "quiet_draw")


# ---- ME-4: standard moves and combat

REST = {"a1": "flag", "b1": "pippin", "a10": "flag", "b10": "orc"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("good", "evil", "left"),
    [
        ("gandalf", "witch_king", ""),
        ("gandalf", "saruman", "gandalf"),
        ("aragorn", "witch_king", "witch_king"),
        ("legolas", "nazgul", ""),
        ("eomer", "nazgul", "nazgul"),
        ("elf", "berserker", ""),
        ("sam", "haradrim", ""),
        ("soldier", "orc", ""),
        ("rider", "warg_rider", ""),
        ("arwen", "fortress", "fortress"),
        ("gandalf", "fortress", "fortress"),
        ("rider", "fortress", "fortress"),
        ("soldier", "fortress", "soldier"),
        ("eowyn", "witch_king", "eowyn"),
        ("eowyn", "saruman", "saruman"),
        ("eowyn", "fortress", "fortress"),
        ("eowyn", "wormtongue", ""),
        ("frodo", "orc", "frodo"),
    ],
)
def test_who_is_left_when_good_attacks(
    scenario: NewScenario, game: str, good: str, evil: str, left: str
) -> None:
    """ME-4.1, ME-4.2, ME-4.3, ME-4.5."""
    referee = at(scenario, f"e4 {good}, a1 flag, b1 pippin", f"e5 {evil}, a10 flag, b10 orc", game)
    referee.play("e4-e5")
    assert referee.kinds() == REST | ({"e5": left} if left else {})
    (combat,) = referee.told_so_far(SPECTATOR, "combat")
    assert (combat["attacker"], combat["defender"]) == (good, evil)
    assert combat["result"] == ("both" if not left else "attacker" if left == good else "defender")


@pytest.mark.parametrize(
    ("evil", "good", "left"),
    [
        ("wormtongue", "gandalf", "wormtongue"),
        ("wormtongue", "aragorn", "aragorn"),
        ("wormtongue", "eowyn", ""),
        ("witch_king", "eowyn", "witch_king"),
        ("orc", "fortress", "orc"),
        ("warg_rider", "fortress", "fortress"),
        ("wormtongue", "fortress", "fortress"),
        ("berserker", "fortress", "fortress"),
    ],
)
def test_who_is_left_when_evil_attacks(scenario: NewScenario, evil: str, good: str, left: str) -> None:
    """ME-4.1, ME-4.2, ME-4.3, ME-4.5, ME-4.6."""
    game = at(scenario, f"e4 {good}, a1 flag, b1 pippin", f"e5 {evil}, a10 flag, b10 orc", "me-powers", EVIL)
    assert game.play("e5-e4").kinds() == REST | ({"e4": left} if left else {})


@pytest.mark.parametrize("attacker", ["eowyn", "rider", "sam", "frodo"])
def test_any_mobile_piece_captures_the_flag(scenario: NewScenario, attacker: str) -> None:
    """ME-4.4."""
    game = at(scenario, f"e4 {attacker}, a1 flag", "e5 flag, b10 orc").play("e4-e5")
    assert game.outcome == ((1, -1), "flag_captured")


def test_spies_under_aggressors_advantage_follow_strat_9_1_2(scenario: NewScenario) -> None:
    """ME-4.6."""
    board = at(
        scenario, "e4 eowyn, a1 flag, b1 sam", "e5 wormtongue, a10 flag, b10 orc", aggressor_advantage=True
    )
    assert board.play("e4-e5").kinds()["e5"] == "eowyn"


def test_a_long_move_reveals_a_rider_for_good(scenario: NewScenario) -> None:
    """ME-4.7."""
    game = at(scenario, "a1 rider, b1 flag", "j10 flag, i10 warg_rider")
    game.play("a1-a2", "i10-i9")
    assert game.knowledge(EVIL)["a2"] == ("", True)
    game.play("a2-a5", "i9-i8", "a5-a6")
    assert game.knowledge(EVIL)["a6"] == ("rider", True)
    assert game.told_so_far(EVIL, "move")[2]["piece"] == "rider"
    assert [fact["piece"] for fact in game.told_so_far(EVIL, "move")] == ["", "", "rider", "", ""]


@pytest.mark.parametrize(
    ("mode", "lookers"), [("open", {0, 1, -1}), ("prisoner", {0}), ("secret", {1}), ("hidden", set[int]())]
)
def test_the_four_ways_to_look_at_captured_pieces(
    scenario: NewScenario, mode: str, lookers: set[int]
) -> None:
    """ME-4.8."""
    game = at(scenario, "e4 elf, a1 flag", "e6 orc, d7 haradrim, j10 flag, j9 orc", captured=mode)
    game.play("bow e4 e6")
    for viewer in (0, 1, -1):
        assert game.pile(viewer, EVIL) == (1, {"orc": 1} if viewer in lookers else {})
    (told,) = game.told_so_far(SPECTATOR, "power")
    assert told["targets"] == [{"square": "e6", "piece": "orc", "captured": True}]
