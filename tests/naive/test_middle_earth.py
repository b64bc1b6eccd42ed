"""Scenarios of the naive referee of the Trilogy edition: armies, board, games, standard acts (ME-1 to 4)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from .middle_earth_referee import MiddleEarthReferee
from .middle_earth_scenario import all_squares, at, begun, heard, kinds, play, written_army
from .middle_earth_setting import ARMIES, EVIL, GAMES, GOOD, OBSTACLES
from .stratego_referee import SPECTATOR, Illegal

# ---- ME-1: the armies


@pytest.mark.parametrize("game", GAMES)
def test_1_1_each_army_has_forty_pieces_and_they_differ(game: str) -> None:
    referee = begun(game)
    assert Counter(seat for seat, _ in referee.board.values()) == {GOOD: 40, EVIL: 40}
    sets = [{kind for seat, kind in referee.board.values() if seat == side} for side in (GOOD, EVIL)]
    assert sets[GOOD] & sets[EVIL] == {"fortress", "flag"}
    assert (len(sets[GOOD]), len(sets[EVIL])) == (21, 14)


@pytest.mark.parametrize("seat", [GOOD, EVIL])
def test_1_2_each_letter_names_one_kind_of_an_army(seat: int) -> None:
    letters = [letter for _, letter, _, _, _ in ARMIES[seat]]
    assert len(set(letters)) == len(letters)


def test_1_2_the_same_letter_is_another_kind_in_the_other_army() -> None:
    referee = MiddleEarthReferee("me-powers")
    for seat in (GOOD, EVIL):
        text = written_army(seat)
        referee.deploy(seat, "A" + text.replace("A", "", 1))
    assert referee.board["a1"] == (GOOD, "aragorn")
    assert referee.board["a10"] == (EVIL, "saruman")


def test_1_4_the_tables_hold_the_pieces_of_the_box() -> None:
    by_rank = {seat: Counter[int | None]() for seat in (GOOD, EVIL)}
    for seat, army in ARMIES.items():
        for _, _, rank, count, _ in army:
            by_rank[seat][rank] += count
    assert by_rank[GOOD] == {10: 1, 9: 1, 8: 2, 7: 3, 6: 4, 5: 4, 4: 4, 3: 5, 2: 8, 1: 1, None: 7}
    assert by_rank[EVIL] == by_rank[GOOD]


@pytest.mark.parametrize("game", GAMES)
def test_1_5_riders_reach_any_distance_and_fortress_and_flag_never_move(game: str) -> None:
    referee = at("a1 rider, j1 fortress, i1 flag, h1 eomer", "j10 flag, i10 orc", game)
    assert {"a1-a10", "a1-g1"} <= referee.legal_actions()
    assert referee.why_illegal("h1-h3") == "out_of_reach"
    assert referee.why_illegal("j1-j2") == "immobile"
    assert referee.why_illegal("i1-i2") == "immobile"
    assert "j10-j3" in at("a1 flag, b1 sam", "j10 warg_rider, i10 flag", game, EVIL).legal_actions()


@pytest.mark.parametrize("evil", ["orc", "warg_rider", "haradrim", "witch_king"])
def test_1_6_whatever_attacks_a_spy_captures_it_and_a_spy_that_attacks_loses(evil: str) -> None:
    board = at("e4 eowyn, a1 flag, b1 sam", f"e5 {evil}, a10 flag, b10 orc", "me-classic", EVIL)
    assert kinds(play(board, "e5-e4"))["e4"] == evil
    if evil != "witch_king":
        board = at("e4 eowyn, a1 flag, b1 sam", f"e5 {evil}, a10 flag, b10 orc", "me-classic")
        assert kinds(play(board, "e4-e5")) == {
            "e5": evil,
            "a1": "flag",
            "b1": "sam",
            "a10": "flag",
            "b10": "orc",
        }


# ---- ME-2: the board


def test_2_1_good_sits_at_rows_one_to_four_and_evil_begins() -> None:
    referee = begun("me-ring")
    assert {square for square, (seat, _) in referee.board.items() if seat == GOOD} == {
        square for square in all_squares() if int(square[1:]) <= 4
    }
    assert {square for square, (seat, _) in referee.board.items() if seat == EVIL} == {
        square for square in all_squares() if int(square[1:]) >= 7
    }
    assert referee.on_turn == EVIL


@pytest.mark.parametrize("game", GAMES)
def test_2_2_no_standard_move_enters_or_crosses_a_forbidden_zone(game: str) -> None:
    referee = at("c4 rider, b5 sam, f6 merry, a1 flag", "c7 flag, b10 orc", game)
    assert referee.why_illegal("c4-c5") == "obstacle"
    assert referee.why_illegal("c4-c7") == "blocked"
    assert referee.why_illegal("b5-c5") == "obstacle"
    assert referee.why_illegal("f6-g6") == "obstacle"
    assert referee.why_illegal("c5-c4") == "no_piece"


@pytest.mark.parametrize(
    ("doom", "entries"),
    [
        ("c5", "b5 c4"),
        ("d5", "e5 d4"),
        ("c6", "b6 c7"),
        ("d6", "e6 d7"),
        ("g5", "f5 g4"),
        ("h5", "i5 h4"),
        ("g6", "f6 g7"),
        ("h6", "i6 h7"),
    ],
)
def test_2_3_each_square_of_a_zone_has_two_entries(doom: str, entries: str) -> None:
    ways_in = set()
    for square in all_squares():
        if square in OBSTACLES or square in ("a1", "j10", "j9"):
            continue
        referee = at(f"{square} frodo, a1 flag", "j10 flag, j9 orc", mount_doom=doom)
        if f"{square}-{doom}" in referee.legal_actions():
            ways_in.add(square)
    assert ways_in == set(entries.split())


def test_2_3_mount_doom_is_g6_unless_chosen_and_matters_in_game_3_alone() -> None:
    assert at("f6 frodo, a1 flag", "j10 flag, j9 orc").why_illegal("f6-g6") == ""
    for game in ("me-classic", "me-powers"):
        assert at("f6 frodo, a1 flag", "j10 flag, j9 orc", game).why_illegal("f6-g6") == "obstacle"
    with pytest.raises(ValueError, match="mount_doom"):
        MiddleEarthReferee("me-ring", {"mount_doom": "e5"})


# ---- ME-3: the three games

POWERFUL = "a2 flag, c2 gandalf, c3 elf, e5 legolas, h3 gimli, a4 theoden, f4 aragorn"
ENEMIES = "j10 flag, e6 orc, i5 nazgul, a9 uruk_hai"


def test_3_1_game_1_has_no_powers() -> None:
    referee = at(POWERFUL, ENEMIES, "me-classic")
    assert not [action for action in referee.legal_actions() if " " in action]
    assert referee.why_illegal("bow e5 e6") == "no_power"
    assert referee.why_illegal("fly c2-c4") == "no_power"
    assert referee.why_illegal("stop") == "nothing_to_stop"


def test_3_2_game_2_has_powers_and_frodo_is_plain() -> None:
    referee = at(POWERFUL, ENEMIES, "me-powers")
    words = {action.split()[0] for action in referee.legal_actions() if " " in action}
    assert words == {"fly", "seek", "bow", "axe", "steed"}
    board = at("e4 frodo, a1 flag, b1 sam", "e5 uruk_hai, j10 flag", "me-powers", EVIL)
    assert kinds(play(board, "e5-e4"))["e4"] == "uruk_hai"
    assert board.ring == ""


def test_3_3_game_3_begins_with_the_ring_open() -> None:
    assert begun("me-ring").ring == "open"
    assert begun("me-powers").ring == begun("me-classic").ring == ""


def test_3_4_each_army_stands_on_its_four_nearest_rows_written_from_its_back_row() -> None:
    referee = MiddleEarthReferee("me-ring")
    referee.deploy(GOOD, written_army(GOOD))
    referee.deploy(EVIL, written_army(EVIL))
    assert referee.board["a1"] == (GOOD, "gandalf")
    assert referee.board["j4"] == (GOOD, "flag")
    assert referee.board["a10"] == (EVIL, "witch_king")
    assert referee.board["j7"] == (EVIL, "flag")


@pytest.mark.parametrize("text", ["F", "F" * 40, written_army(EVIL), written_army(GOOD)[:-1] + "."])
def test_3_4_a_wrong_army_is_no_set_up(text: str) -> None:
    with pytest.raises(ValueError):
        MiddleEarthReferee("me-ring").deploy(GOOD, text)


def test_3_4_a_set_up_may_be_changed_until_both_are_ready() -> None:
    referee = MiddleEarthReferee("me-ring")
    referee.deploy(EVIL, written_army(EVIL))
    assert referee.why_illegal("a7-a6") == "wrong_turn"
    assert referee.legal_actions() == set()
    referee.deploy(EVIL, written_army(EVIL, random.Random(1)))
    referee.deploy(GOOD, written_army(GOOD))
    with pytest.raises(Illegal):
        referee.deploy(GOOD, written_army(GOOD))


def test_3_5_evil_moves_first_and_the_option_changes_it() -> None:
    assert begun("me-classic").on_turn == EVIL
    assert begun("me-classic", first="red").on_turn == GOOD
    referee = at("a1 gandalf, a2 sam, b1 flag, j1 merry", "j10 flag, i10 orc")
    play(referee, "fly a1-a3")
    assert (referee.turn, referee.ply, referee.on_turn) == (1, 1, EVIL)


def test_3_6_the_captor_of_the_flag_wins_at_once() -> None:
    referee = play(at("e4 sam, a1 flag", "e5 flag, j10 witch_king"), "e4-e5")
    assert referee.outcome == ((1, -1), "flag_captured")
    assert referee.why_illegal("j10-j9") == "game_over"
    assert referee.legal_actions() == set()


def test_3_6_no_act_on_turn_loses_and_a_power_is_an_act() -> None:
    boxed = "a1 {}, a2 fortress, b1 fortress, j1 flag"
    assert at(boxed.format("eomer"), "j10 flag, i10 orc").outcome == ((-1, 1), "no_legal_move")
    flier = at(boxed.format("gandalf"), "j10 flag, i10 orc")
    assert flier.outcome is None
    assert flier.legal_actions() == {"fly a1-a3", "fly a1-c1"}


@pytest.mark.parametrize(
    ("blue", "option", "outcome"),
    [
        ("j10 flag, a10 fortress", "draw", ((0, 0), "both_immobile")),
        ("j10 flag, a10 fortress", "mover_loses", ((-1, 1), "no_legal_move")),
        ("j10 witch_king, j9 fortress, i10 fortress, a10 flag", "draw", ((-1, 1), "no_legal_move")),
    ],
)
def test_3_6_both_immobile_asks_for_powers_too(blue: str, option: str, outcome: Any) -> None:
    boxed = "a1 eomer, a2 fortress, b1 fortress, j1 flag"
    assert at(boxed, blue, both_immobile=option).outcome == outcome


def test_3_6_a_power_that_section_6_forbids_is_still_possible_for_both_immobile() -> None:
    # Theoden's only ways are a1-a2 and a1-a2 and on; after two crossings all of them are forbidden
    good = "a1 theoden, b1 fortress, b2 fortress, c1 flag, a4 fortress"
    referee = at(good, "j10 flag, i10 orc, a5 fortress", "me-powers", both_immobile="draw")
    play(referee, "a1-a2", "i10-i9", "a2-a1", "i9-i8")
    assert referee.outcome == ((-1, 1), "no_legal_move")


def test_3_7_the_third_crossing_is_forbidden() -> None:
    referee = at("e4 eomer, a1 flag, b1 sam", "j10 flag, i10 orc, a10 orc", "me-classic")
    play(referee, "e4-e5", "i10-i9", "e5-e4", "i9-i8")
    assert referee.why_illegal("e4-e5") == "two_square"
    assert referee.why_illegal("e4-f4") == ""


def test_3_8_no_chase_rule_but_the_quiet_draw() -> None:
    options = begun("me-classic").options
    assert (options["chase"], options["quiet_draw"]) == ("off", 200)
    referee = at("e4 eomer, a1 flag", "j10 flag, i10 orc", "me-powers", quiet_draw=2)
    assert play(referee, "e4-e5", "i10-i9").outcome == ((0, 0), "quiet_draw")


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
def test_4_who_is_left_when_good_attacks(game: str, good: str, evil: str, left: str) -> None:
    referee = at(f"e4 {good}, a1 flag, b1 pippin", f"e5 {evil}, a10 flag, b10 orc", game)
    play(referee, "e4-e5")
    assert kinds(referee) == REST | ({"e5": left} if left else {})
    (combat,) = heard(referee, SPECTATOR, "combat")
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
def test_4_who_is_left_when_evil_attacks(evil: str, good: str, left: str) -> None:
    referee = at(f"e4 {good}, a1 flag, b1 pippin", f"e5 {evil}, a10 flag, b10 orc", "me-powers", EVIL)
    assert kinds(play(referee, "e5-e4")) == REST | ({"e4": left} if left else {})


@pytest.mark.parametrize("attacker", ["eowyn", "rider", "sam", "frodo"])
def test_4_4_any_mobile_piece_captures_the_flag(attacker: str) -> None:
    referee = play(at(f"e4 {attacker}, a1 flag", "e5 flag, b10 orc"), "e4-e5")
    assert referee.outcome == ((1, -1), "flag_captured")


def test_4_6_spies_under_aggressors_advantage_follow_strat_9_1_2() -> None:
    board = at("e4 eowyn, a1 flag, b1 sam", "e5 wormtongue, a10 flag, b10 orc", aggressor_advantage=True)
    assert kinds(play(board, "e4-e5"))["e5"] == "eowyn"


def test_4_7_a_long_move_reveals_a_rider_for_good() -> None:
    referee = at("a1 rider, b1 flag", "j10 flag, i10 warg_rider")
    play(referee, "a1-a2", "i10-i9")
    assert referee.knowledge(EVIL)["a2"] == (None, True)
    play(referee, "a2-a5", "i9-i8", "a5-a6")
    assert referee.knowledge(EVIL)["a6"] == ("rider", True)
    assert heard(referee, EVIL, "move")[2]["piece"] == "rider"
    assert [fact["piece"] for fact in heard(referee, EVIL, "move")] == ["", "", "rider", "", ""]


@pytest.mark.parametrize(
    ("mode", "lookers"), [("open", {0, 1, -1}), ("prisoner", {0}), ("secret", {1}), ("hidden", set[int]())]
)
def test_4_8_the_four_ways_to_look_at_captured_pieces(mode: str, lookers: set[int]) -> None:
    referee = at("e4 elf, a1 flag", "e6 orc, d7 haradrim, j10 flag, j9 orc", captured=mode)
    play(referee, "bow e4 e6")
    for viewer in (0, 1, -1):
        assert referee.captured(viewer)[EVIL] == ({"orc": 1} if viewer in lookers else 1)
    (told,) = heard(referee, SPECTATOR, "power")
    assert told["targets"] == [{"square": "e6", "piece": "orc", "captured": True}]
