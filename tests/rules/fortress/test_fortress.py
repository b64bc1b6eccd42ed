"""Sections 1 to 3: floors, parts, building."""

from __future__ import annotations

import pytest

from gonfalon.core.errors import NotYourTurnError
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.maze import read, text_of
from gonfalon.games.fortress.plan import plan_of
from gonfalon.games.fortress.reach import is_reachable

from .scenario import BLUE, RED, Scene, faults, fortress, rules_of

PLAN = plan_of((5, 3, 2), 1)
MAIN, INTRO = rules_of("fortress-main"), rules_of("fortress-intro")
GIVEN = "walls A1-A2 C3-C4; ladders C3 mA1 A2; flag A5; cup B4; duke C2; soldier D1; princess mC1; passage A4 mB3; pitfall mC2 tB2"
GOOD = fortress(MAIN, GIVEN, "E5 D5")


def without(text: str, *parts: str) -> str:
    """A fortress text less some of its places or parts."""
    for part in parts:
        assert part in text, part
        text = text.replace(part, " ", 1)
    return text


def test_there_are_three_floors_over_one_another() -> None:
    """FORT-1.1: 25, 9 and 4 squares; A1 above A1 above A1."""
    assert [PLAN.floor.count(level) for level in range(3)] == [25, 9, 4]
    above = {PLAN.names[low]: PLAN.names[high] for low, high in PLAN.ladders}
    assert above["A1"] == "mA1"
    assert above["mA1"] == "tA1"
    assert above["C3"] == "mC3"
    assert "D1" not in above


def test_squares_have_names_and_an_order() -> None:
    """FORT-1.2: 38 squares, bottom, middle, top, by letter and number."""
    assert len(PLAN.names) == len(set(PLAN.names)) == 38
    assert PLAN.names[:6] == ("A1", "A2", "A3", "A4", "A5", "B1")
    assert PLAN.names[24:28] == ("E5", "mA1", "mA2", "mA3")
    assert PLAN.names[33:] == ("mC3", "tA1", "tA2", "tB1", "tB2")


def test_edges_run_between_squares_beside_one_another() -> None:
    """FORT-1.3: 56 edges, none of them diagonal or between floors."""
    assert len(PLAN.edges) == 56
    assert [sum(PLAN.floor[a] == level for a, _ in PLAN.edges) for level in range(3)] == [40, 12, 4]
    assert {PLAN.names[t] for t, _ in PLAN.beside[PLAN.index["C3"]]} == {"B3", "C2", "C4", "D3"}
    assert {PLAN.names[t] for t, _ in PLAN.beside[PLAN.index["tA1"]]} == {"tA2", "tB1"}
    assert "A1-A2" in PLAN.edge_names
    assert "A2-A1" not in PLAN.edge_names


def test_no_floor_reaches_over_its_side() -> None:
    """FORT-1.4, point 35: from mC3 there is no way to D3, and asking costs nothing."""
    scene = Scene("fortress-intro", "ladders C3", "E5 E4 E3 D3 C3 mC3")
    scene.walk("E5 E4 E3 D3 C3 mC3")
    for wrong in ("mC3-mD3", "mC3-D3"):
        assert scene.refused(wrong)[0] == ("unknown_square" if "mD3" in wrong else "no_way")
    assert scene.state.player == RED


def test_every_piece_begins_at_the_entrance() -> None:
    """FORT-1.5: E5, the corner opposite A1."""
    assert PLAN.names[PLAN.entrance] == "E5"
    scene = Scene("fortress-main", "", "E5 E4")
    assert scene.do("enter dwarf") == ["entered dwarf E5"]
    assert scene.seen().squares == ("E5", "")


def test_a_wall_closes_an_edge_both_ways() -> None:
    """FORT-1.6."""
    scene = Scene("fortress-intro", "walls E3-E4", "E5 E4 D4 D3 E3")
    assert scene.walk("E5 E4 E3") == ["wall E4 E3 new", "turn_over wall", "turn blue"]
    assert scene.walk("E4 D4 D3 E3 E4") == ["wall E3 E4 known", "turn_over wall", "turn blue"]


def test_ladders_have_thirteen_places() -> None:
    """FORT-1.7: named by the lower square; nine lead to the middle, four to the top."""
    assert PLAN.ladder_names == (
        "A1",
        "A2",
        "A3",
        "B1",
        "B2",
        "B3",
        "C1",
        "C2",
        "C3",
        "mA1",
        "mA2",
        "mB1",
        "mB2",
    )
    assert faults(MAIN, without(GOOD, "ladders A2") + "; ladders D4")["no_ladder_place"] == ("D4",)
    assert faults(MAIN, without(GOOD, "ladders A2") + "; ladders tA1")["no_ladder_place"] == ("tA1",)


def test_a_ladder_and_a_card_share_a_square() -> None:
    """FORT-1.8."""
    text = fortress(MAIN, "ladders C3; soldier C3; cup mC3", "E5 D5")
    assert faults(MAIN, text) == {}


def test_twenty_walls_and_three_ladders() -> None:
    """FORT-2.1, FORT-3.3, point 28: all of them must be used."""
    assert (MAIN.ruleset.walls, MAIN.ruleset.ladders) == (20, 3)
    assert (INTRO.ruleset.walls, INTRO.ruleset.ladders) == (20, 3)
    assert faults(MAIN, without(GOOD, "A1-A2", "C3-C4"))["walls_missing"] == ("2",)
    assert faults(MAIN, without(GOOD, " mA1;") + ";")["ladders_missing"] == ("1",)
    assert faults(MAIN, without(GOOD, "cup B4"))["card_missing"] == ("cup",)
    spare = next(edge for edge in PLAN.edge_names if edge not in GOOD)
    assert faults(MAIN, GOOD + f"; walls {spare}")["walls_extra"] == ("1",)
    assert faults(MAIN, GOOD + "; ladders B2")["ladders_extra"] == ("1",)
    free = next(name for name in PLAN.names[:24] if f" {name};" not in GOOD and f" {name} " not in GOOD)
    assert faults(MAIN, GOOD + f"; duke {free}")["card_extra"] == ("duke",)


def test_the_cards_of_the_introduction_game() -> None:
    """FORT-2.2: six cards, one knight."""
    assert INTRO.pieces == ("knight",)
    counts = dict(zip(INTRO.kinds[1:], INTRO.counts[1:], strict=True))
    assert counts == {"flag": 1, "cup": 1, "king": 1, "duke": 1, "pitfall": 2}


def test_the_cards_and_pieces_of_the_main_game() -> None:
    """FORT-2.3, FORT-2.4, point 30: nine cards, four pieces, each with one name; strengths, 0 for none."""
    assert dict(zip(MAIN.pieces, MAIN.strengths, strict=True)) == {
        "king": 7,
        "knight": 5,
        "wizard": 3,
        "dwarf": 2,
    }
    counts = dict(zip(MAIN.kinds[1:], MAIN.counts[1:], strict=True))
    assert counts == {"flag": 1, "cup": 1, "duke": 1, "soldier": 1, "princess": 1, "passage": 2, "pitfall": 2}
    strengths = dict(zip(MAIN.kinds[1:], MAIN.card_strengths[1:], strict=True))
    assert strengths == {
        "flag": 0,
        "cup": 0,
        "duke": 6,
        "soldier": 4,
        "princess": 1,
        "passage": 0,
        "pitfall": 0,
    }


def test_both_build_at_once_and_in_secret() -> None:
    """FORT-3.1: revocable until the other has built, and nobody sees it."""
    state = GAME.new(1, GAME.setup("fortress-main", first="red"))
    assert [(d.seat, d.id, d.options, d.revocable, d.setting_up) for d in state.decisions()] == [
        (RED, "build", None, True, True),
        (BLUE, "build", None, True, True),
    ]
    assert [event.kind for event in state.step(BLUE, f"build {GOOD}")] == ["built"]
    with pytest.raises(NotYourTurnError):
        state.step(BLUE, f"build {GOOD}")
    assert GAME.observe(state, RED).fortresses == ("", "")
    assert GAME.observe(state, BLUE).fortresses == ("", GOOD)
    assert GAME.observe(state, RED).built == (False, True)
    assert [event.kind for event in state.step(RED, f"build {GOOD}")] == ["built", "turn"]
    assert state.to_act() == (RED,)


def test_a_fortress_may_be_brought() -> None:
    """FORT-3.1, FORT-3.10: as text or as the word for one that is made; then nothing is left to build for that seat."""
    state = GAME.new(1, GAME.setup("fortress-main", brought=(GOOD, "")))
    assert state.to_act() == (BLUE,)
    for seed in (0, 11, 13, 18):
        # A card on the entrance may beat the explorer on its way home.
        GAME.new(seed, GAME.setup("fortress-main", entrance_cards=True, brought=("easy", "easy")))
    for word in ("random", "easy", "medium"):
        made = [GAME.new(seed, GAME.setup("fortress-main", brought=("", word))) for seed in (1, 1, 2)]
        texts = [GAME.observe(one, BLUE).fortresses[BLUE] for one in made]
        assert faults(MAIN, texts[0]) == {}
        assert texts[0] == texts[1] != texts[2]


def test_a_text_is_read_in_any_order_and_written_in_one() -> None:
    """FORT-3.2: order, capitals, separators and remarks do not matter."""
    parts = GOOD.split("; ")
    odd = "\n".join(part.upper().replace(" ", ", ") for part in reversed(parts)) + "\n# a remark; walls A1-A2"
    odd = odd.replace("WALLS, A1-A2", "walls a2-a1;\nwalls ", 1)
    maze, wrong = read(MAIN, odd)
    assert wrong == []
    assert text_of(MAIN, maze) == GOOD
    assert [part.split()[0] for part in parts] == ["walls", "ladders", *MAIN.kinds[1:]]


def test_nothing_stands_twice_in_one_place() -> None:
    """FORT-3.4, point 43: nor written the other way round; two ladders one above the other are two places."""
    assert faults(MAIN, GOOD + "; walls A2-A1") == {"wall_twice": ("A1-A2",)}
    assert faults(MAIN, GOOD + "; ladders C3") == {"ladder_twice": ("C3",)}
    assert faults(MAIN, fortress(MAIN, "ladders A1 mA1", "E5 D5")) == {}


def test_two_ladders_one_above_the_other_are_both_announced() -> None:
    """FORT-3.4, FORT-6.7, point 43: first the one down, then the one up."""
    scene = Scene("fortress-intro", "ladders A1 mA1", "E5 D5 C5 B5 A5 A4 A3 A2 A1", "mA1", "tA1")
    assert scene.walk("E5 D5 C5 B5 A5 A4 A3 A2 A1")[1:] == ["ladder A1 up new"]
    assert scene.do("A1-mA1")[1:] == ["ladder mA1 down known", "ladder mA1 up new"]


def test_one_card_on_a_square() -> None:
    """FORT-3.5, point 32."""
    assert faults(MAIN, GOOD.replace("cup B4", "cup C2")) == {"cards_on_square": ("C2",)}


def test_no_card_on_the_entrance() -> None:
    """FORT-3.6, point 32: the option allows any but the flag."""
    on_entrance = GOOD.replace("cup B4", "cup E5")
    assert faults(MAIN, on_entrance) == {"card_on_entrance": ("cup",)}
    allowed = rules_of("fortress-main", entrance_cards=True)
    assert faults(allowed, on_entrance) == {}
    assert faults(allowed, GOOD.replace("flag A5", "flag E5")) == {"flag_on_entrance": ()}


def test_a_card_on_the_entrance_acts_on_who_moves_onto_it() -> None:
    """FORT-3.6: not on pieces that enter or are sent back."""
    scene = Scene("fortress-main", "cup E5", "E5 E4", entrance_cards=True)
    assert scene.do("enter knight") == ["entered knight E5"]
    assert scene.walk("E5 E4 E5") == ["moved knight E4 E5 step", "lost knight 5 cup 0 E5"]
    assert scene.do("enter wizard")[0] == "entered wizard E5"
    assert scene.walk("E5 E4 E5") == ["moved wizard E4 E5 step", "won wizard 3 cup 0 E5"]


TO_B1 = "E5 D5 C5 B5 B4 B3 B2 B1"
CLOSED = "walls A1-A2 A1-B1; flag A1"


def drawn(variant: str, given: str, *paths: str) -> str:
    """A fortress with these parts whose flag may be out of reach."""
    return fortress(rules_of(variant, unreachable="loses"), given, *paths)


def test_a_flag_that_cannot_be_reached_is_refused() -> None:
    """FORT-3.7, FORT-3.9, point 26: with the squares cut off, and the walls of which any one would do."""
    text = drawn("fortress-main", CLOSED, "A1", "mA1", TO_B1, "B2 A2", "B3 A3", "B4 A4", "B5 A5")
    found = faults(MAIN, text)
    assert "A1" in found["flag_unreachable"]
    assert not {"A2", "B1", "E5"} & set(found["flag_unreachable"])
    assert found["in_the_way"] == ("wall A1-A2", "wall A1-B1")
    assert faults(rules_of("fortress-main", unreachable="loses"), text) == {}


@pytest.mark.parametrize(
    ("variant", "given", "paths", "reachable"),
    [
        ("fortress-intro", "walls A1-A2; flag A1; king B1", (f"{TO_B1} A1", "mA1"), False),
        ("fortress-intro", "walls A1-A2; flag A1; cup B1", (f"{TO_B1} A1", "mA1"), False),
        ("fortress-main", "walls A1-A2; flag A1; duke B1", (f"{TO_B1} A1", "mA1"), True),
        ("fortress-main", "walls A1-A2; flag A1; princess B1", (f"{TO_B1} A1", "mA1"), True),
        ("fortress-main", "walls A1-A2; flag A1; cup B1", (f"{TO_B1} A1", "mA1"), True),
        ("fortress-main", f"{CLOSED}; passage B1 mA1; ladders A1", (TO_B1,), True),
        ("fortress-main", f"{CLOSED}; pitfall mA1; ladders B1", (f"{TO_B1}", "mB1 mA1"), True),
        ("fortress-main", "walls A1-A2 A1-B1 mA1-mA2 mA1-mB1; ladders A1; flag A1", ("mA1", "tA1"), False),
    ],
)
def test_it_is_judged_with_the_powers_of_the_pieces(
    variant: str, given: str, paths: tuple[str, ...], reachable: bool
) -> None:
    """FORT-3.8, point 27: cards that somebody beats are no obstacle, falls and passages lead on, the introduction's cards bar the way."""
    maze = read(rules_of(variant), drawn(variant, given, *paths))[0]
    assert is_reachable(rules_of(variant), maze) == reachable


def test_the_dwarf_may_need_the_way_cleared() -> None:
    """FORT-3.8: the king beats the duke, then the dwarf comes to the passage behind it."""
    given = "walls D5-E5 E3-E4 D4-E4; duke E4; flag A1"
    rules = rules_of("fortress-main", unreachable="loses")
    blocked = read(rules, fortress(rules, given, "E5 E4"))[0]
    assert not is_reachable(rules, blocked)
    opened = "walls D5-E5 E3-E4 A1-A2 A1-B1; duke E4; passage D4 mA1; pitfall mA2; ladders A1; flag A1"
    maze = read(rules, fortress(rules, opened, "E5 E4 D4", "mA1", "A1"))[0]
    assert is_reachable(rules, maze)


@pytest.mark.parametrize(
    ("change", "kind", "where"),
    [
        (("cup B4", "Chalice B4"), "unknown_word", ("Chalice",)),
        (("cup B4", "cup F4"), "unknown_square", ("F4",)),
        (("A1-A2", "A1-A3"), "no_edge", ("A1-A3",)),
        (("A1-A2", "A1"), "unknown_square", ("A1",)),
        (("A1-A2", "A1-"), "unknown_square", ("A1-",)),
        (("A1-A2", "-A2"), "unknown_square", ("-A2",)),
        (("walls", "WALLS A6-A6"), "unknown_square", ("A6",)),
        (("flag A5", "flag A5 B5"), "card_extra", ("flag",)),
    ],
)
def test_every_fault_is_named_and_placed(change: tuple[str, str], kind: str, where: tuple[str, ...]) -> None:
    """FORT-3.9."""
    assert faults(MAIN, GOOD.replace(*change, 1))[kind] == where


def test_all_faults_are_named_at_once() -> None:
    """FORT-3.9: not only the first."""
    text = without(GOOD, "A1-A2").replace("cup B4", "cup E5").replace("duke C2", "duke A5")
    assert faults(MAIN, text) == {
        "walls_missing": ("1",),
        "card_on_entrance": ("cup",),
        "cards_on_square": ("A5",),
    }
