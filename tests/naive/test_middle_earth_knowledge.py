"""Scenarios of the naive referee of the Trilogy edition: what a seat knows, options (ME-10, 11)."""

from __future__ import annotations

import random

import pytest

from .middle_earth_referee import MiddleEarthReferee
from .middle_earth_scenario import FOE, OWN, at, begun, evil, good, heard, play
from .middle_earth_setting import EVIL, GAMES, GOOD, defaults
from .stratego_referee import SPECTATOR

# ---- ME-10: what a seat knows


def test_10_1_a_piece_is_known_as_user_as_target_and_after_neither_to_both_and_spectators() -> None:
    referee = at(f"e4 faramir, h4 frodo, {OWN}", f"e6 nazgul, i4 saruman, {FOE}")
    play(referee, "bow e4 e6", "i4-h4")
    known = {square: kind for square, (kind, _) in referee.knowledge(SPECTATOR).items() if kind}
    assert known == {"e4": "faramir", "e6": "nazgul", "h4": "frodo", "i4": "saruman"}


def test_10_2_everybody_knows_who_owes_what_and_how_the_ring_stands() -> None:
    referee = at(f"e5 sam, e4 frodo, {OWN}", f"e6 uruk_hai, e3 nazgul, {FOE}", turn=EVIL)
    assert (referee.owed_repeat, referee.ring) == (None, "open")
    play(referee, "e6-e5")
    assert (referee.on_turn, referee.owed_repeat) == (EVIL, "e5")
    play(referee, "stop", "e4-e3")
    assert (referee.owed_repeat, referee.ring) == (None, "taken")


def test_10_3_announcements_come_in_order_and_to_everybody() -> None:
    steed = play(good("e4 theoden", "e6 flag, i10 orc"), "steed e4-e5-e6")
    for viewer in (GOOD, EVIL, SPECTATOR):
        assert [word for word, _ in steed.events[viewer]] == ["start", "power", "combat", "end"]
    quest = play(at(f"f6 frodo, {OWN}", "j10 flag, j9 nazgul"), "f6-g6")
    assert [word for word, _ in quest.events[EVIL]] == ["start", "move", "quest", "end"]


def test_10_4_nobody_is_told_who_stood_out_of_range() -> None:
    referee = play(evil("e6 berserker", "e4 sam, f3 merry"), "rage e6-e5")
    assert [target["square"] for target in heard(referee, EVIL, "power")[0]["targets"]] == ["e4"]
    assert referee.knowledge(EVIL)["f3"] == (None, False)


@pytest.mark.parametrize("game", GAMES)
def test_10_5_acts_tell_nothing_of_unknown_kinds(game: str) -> None:
    rng = random.Random(game)
    differing = 0
    for seed in range(6):
        referee = begun(game, seed)
        for _ in range(30):
            if referee.outcome:
                break
            referee.step(rng.choice(sorted(referee.legal_actions())))
        if referee.outcome or referee.repeater is not None:
            continue
        seat, board = referee.on_turn, referee.board
        unknown = [square for square, (kind, _) in referee.knowledge(seat).items() if kind is None]
        shuffled = rng.sample(unknown, len(unknown))
        other = dict(board)
        other.update({to: board[of] for to, of in zip(unknown, shuffled, strict=True)})
        differing += other != board
        legal = []
        for position in (board, other):
            clone = MiddleEarthReferee(game, {})
            clone.ring = referee.ring
            clone.arrange(position, (), seat)
            legal.append(clone.legal_actions())
        assert legal[0] == legal[1]
    assert differing >= 3


# ---- ME-11: options


@pytest.mark.parametrize(("game", "n_more"), [("me-classic", 0), ("me-powers", 8), ("me-ring", 12)])
def test_11_the_options_of_each_game(game: str, n_more: int) -> None:
    values = defaults(game)
    assert len(values) == 19 + n_more
    assert (values["first"], values["two_square_limit"], values["quiet_draw"]) == ("blue", 2, 200)
    assert values["two_square_attacks"]
    on = {name for name, value in values.items() if value is True}
    extra = {"me-classic": set[str](), "me-powers": {"seek_captures"}}.get(
        game, {"seek_captures", "mount_doom_safe", "haradrim_falls", "invisible_after_quest"}
    )
    assert on == {"two_square_attacks"} | extra


@pytest.mark.parametrize(
    ("game", "option"), [("me-classic", "seek_range"), ("me-powers", "mount_doom"), ("me-ring", "mordor")]
)
def test_11_3_an_option_that_the_game_has_not_is_an_error(game: str, option: str) -> None:
    with pytest.raises(ValueError, match=option):
        MiddleEarthReferee(game, {option: "c5"})


def test_11_3_isf_and_gravon_go_with_these_armies_and_evil_begins() -> None:
    isf = {"two_square_limit": 5, "chase": "isf", "both_immobile": "draw"}
    referee = begun("me-ring", **isf)
    assert referee.on_turn == EVIL
    rng = random.Random(5)
    while not referee.outcome and referee.ply < 60:
        referee.step(rng.choice(sorted(referee.legal_actions())))
    assert referee.ply == 60 or referee.outcome


def test_11_a_game_of_another_name_is_an_error() -> None:
    with pytest.raises(ValueError, match="me-final"):
        MiddleEarthReferee("me-final")
