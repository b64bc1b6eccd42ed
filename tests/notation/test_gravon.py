"""Gravon XML and GSN: what we write we read back, every ply is checked, ends are held against the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.cli.replay import replay_file
from gonfalon.core.errors import NotationError, ReplayMismatchError
from gonfalon.games.stratego import notation
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.notation import gravon_squares, gravon_xml, gsn
from gonfalon.games.stratego.notation.imported import AGREED, BLUE, DRAWN, FORFEIT, RED, Imported

from .games import ARMIES, letters, played

PLAYER_CLOCK = 11


@pytest.mark.parametrize("variant", ARMIES)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_written_as_xml_comes_back_move_for_move(variant: str, seed: int):
    state = played(variant, seed)
    game = notation.read(gravon_xml.write(state, ("Żaneta & <co>", "Ivo")).encode())
    again = notation.replay(game)
    assert again.state.digest() == state.digest()
    assert game.names == ("Żaneta & <co>", "Ivo")
    assert again.confirmed == (state.outcome is not None)


@pytest.mark.parametrize("variant", ["battle", "barrage", "duel"])
def test_a_game_written_as_gsn_comes_back_move_for_move(variant: str):
    for seed in range(3):
        state = played(variant, seed)
        game = notation.read(gsn.write(state, ("A vs B", "C result 1")).encode())
        assert notation.replay(game).state.digest() == state.digest()
        assert game.names[1].startswith("C result")


def test_both_formats_hold_the_same_game():
    state = played("barrage", 8)
    as_xml, as_gsn = notation.read(gravon_xml.write(state).encode()), notation.read(gsn.write(state).encode())
    assert (as_xml.actions(), as_xml.result, as_xml.winner) == (
        as_gsn.actions(),
        as_gsn.result,
        as_gsn.winner,
    )


def test_a_game_is_a_list_of_actions_that_a_fresh_state_takes():
    state = played("duel", 5)
    game = notation.read(gravon_xml.write(state).encode())
    fresh = GAME.new(0, GAME.settle(game.variant, game.options, game.preset))
    for seat, action in game.actions():
        fresh.step(seat, action)
    assert fresh.outcome == state.outcome
    assert game.actions() == [(step.seat, step.action) for step in state.history]


def test_squares_skip_j_and_write_the_tenth_row_as_a_colon():
    assert [gravon_squares.write_square(f"{c}1") for c in "ahij"] == ["A1", "H1", "I1", "K1"]
    assert gravon_squares.write_square("a10") == "A:"
    assert gravon_squares.write_square("a9") == "A9"
    assert all(
        gravon_squares.read_square(gravon_squares.write_square(f"{c}{r}")) == f"{c}{r}"
        for c in "abcdefghij"
        for r in range(1, 11)
    )


def test_old_files_with_j_and_files_with_10_are_read():
    assert {gravon_squares.read_square(name) for name in ("K:", "J:", "K10", "J10")} == {"j10"}
    for wrong in ("L1", "A0", "A11", "a4", " A4", "A", ":", "A;", "Ä4"):
        with pytest.raises(NotationError):
            gravon_squares.read_square(wrong)


def test_every_line_of_a_gsn_move_has_five_characters():
    state = played("battle", 3)
    lines = gsn.write(state).splitlines()
    moves = lines[3 : lines.index("END")]
    assert {len(line) for line in moves} == {5}
    assert any(":" in line for line in moves)


@pytest.mark.parametrize(
    ("xml", "line", "end"),
    [
        ('type="1" winner="1"', "result 1 winner 0", (1, RED)),
        ('type="1" winner="2"', "result 1 winner 1", (1, BLUE)),
        ('type="4" winner="3"', "result 4 winner 2", (AGREED, DRAWN)),
    ],
)
def test_xml_counts_winners_from_1_and_gsn_from_0(xml: str, line: str, end: tuple[int, int]):
    state = played("barrage", 3, 12)
    as_xml = gravon_xml.write(state, end=end)
    as_gsn = gsn.write(state, end=end)
    assert f"<result {xml}/>" in as_xml
    assert as_gsn.endswith(line + "\n")
    for text in (as_xml, as_gsn):
        game = notation.read(text.encode())
        assert (game.result, game.winner) == end


@pytest.mark.parametrize("type_", ["classic", "classicfree"])
def test_both_kinds_of_classic_are_battle(type_: str):
    text = gravon_xml.write(played("battle", 2, 30)).replace('"classic"', f'"{type_}"')
    assert notation.read(text.encode()).variant == "battle"


def test_elements_of_other_names_are_passed_over_and_encodings_do_not_matter():
    text = gravon_xml.write(played("barrage", 1), ("Zoë", "Ivo"))
    text = text.replace("<player ", "<note><move source='X' target='Y'/>hm</note>\n<player ", 1)
    as_latin = text.replace("UTF-8", "ISO-8859-1").encode("latin-1")
    for raw in (text.encode(), b"\xef\xbb\xbf" + text.encode(), as_latin, b"\n " + text.encode()):
        assert notation.read(raw).names == ("Zoë", "Ivo")
        notation.replay(notation.read(raw))


# ---- ends ------------------------------------------------------------------------------------------------------------


def test_an_unfinished_game_has_no_result():
    state = played("barrage", 3, 12)
    for text in (gravon_xml.write(state), gsn.write(state)):
        game = notation.read(text.encode())
        assert game.result is None
        assert "unfinished, the file gives no result, after 10 plies" in notation.summary(
            game, notation.replay(game)
        )


@pytest.mark.parametrize(
    ("end", "said"),
    [
        ((FORFEIT, RED), "red wins (forfeit, an end beside the rules)"),
        ((AGREED, DRAWN), "a draw (draw agreed, an end beside the rules)"),
        ((PLAYER_CLOCK, BLUE), "blue wins (player's clock, an end beside the rules)"),
        ((99, BLUE), "blue wins (result type 99, unknown here, an end beside the rules)"),
    ],
)
def test_an_end_beside_the_rules_is_said_to_be_one(end: tuple[int, int], said: str):
    game = notation.read(gravon_xml.write(played("barrage", 3, 12), end=end).encode())
    again = notation.replay(game)
    assert not again.confirmed
    assert said in notation.summary(game, again)


@pytest.mark.parametrize(
    ("end", "why"),
    [
        ((1, RED), "'flag captured', but by the rules the game goes on (STRAT-8.1)"),
        ((0, RED), "'unable to move', but by the rules the game goes on (STRAT-8.2)"),
        ((2, DRAWN), "'both unable to move', but by the rules the game goes on (STRAT-8.3)"),
        ((4, RED), "'draw agreed' and yet names a winner"),
    ],
)
def test_a_result_that_the_rules_contradict_is_refused(end: tuple[int, int], why: str):
    state = played("barrage", 3, 12)
    game = notation.read(gravon_xml.write(state, end=end).encode())
    with pytest.raises(ReplayMismatchError) as caught:
        notation.replay(game)
    assert str(caught.value).startswith(f"ply 10: {state.history[-1].action}: ")
    assert why in str(caught.value)


def test_a_wrong_winner_and_a_wrong_kind_of_end_are_refused():
    state = next(s for s in (played("duel", seed) for seed in range(20)) if s.outcome is not None)
    text = gsn.write(state)
    right = text.splitlines()[-1][-len("result 1 winner 0") :]
    for wrong in ("result 3 winner 0", "result 11 winner 1", "result 4 winner 2"):
        game = notation.read(text.replace(right, wrong).encode())
        with pytest.raises(ReplayMismatchError, match="by the rules the game ends here"):
            notation.replay(game)


def test_a_result_left_out_is_taken_from_the_rules():
    state = played("duel", 1)
    lines = gravon_xml.write(state).splitlines()
    game = notation.read("\n".join(line for line in lines if "<result" not in line).encode())
    assert "by the rules (" in notation.summary(game, notation.replay(game))


# ---- what is wrong ---------------------------------------------------------------------------------------------------


def test_a_move_that_breaks_a_rule_is_named_with_ply_action_and_rule(tmp_path: Path):
    text = gravon_xml.write(played("battle", 2, 30))
    broken = text.replace('<move id="5"', '<move id="5" source="A1" target="A2"/>\n<move id="6"', 1)
    path = tmp_path / "broken.xml"
    path.write_text(broken)
    said: list[str] = []
    assert replay_file(path, said.append) == 1
    assert said == ["broken.xml: ply 5: a1-a2: own_piece (STRAT-4.3)"]


def test_moves_after_the_end_are_refused():
    state = played("duel", 1)
    text = gsn.write(state).replace("\nEND\n", "\nA1-A2\nEND\n")
    with pytest.raises(ReplayMismatchError, match=rf"ply {state.turn + 1}: a1-a2: game_over \(STRAT-8\)"):
        notation.replay(notation.read(text.encode()))


def test_the_wrong_side_cannot_move():
    game = Imported("test", "battle", (letters("battle", 0, 1), letters("battle", 1, 1)), ("a7-a6",))
    with pytest.raises(ReplayMismatchError, match=r"ply 1: a7-a6: not_your_piece \(STRAT-4.2\)"):
        notation.replay(game)


def test_an_army_that_is_not_the_variants_is_refused_without_the_compiled_rules():
    text = gravon_xml.write(played("barrage", 1, 20)).replace('"barrage"', '"duell"')
    with pytest.raises(
        ReplayMismatchError,
        match=r"ply 0: deploy: red's set-up is not one of duel: too few: miner, bomb \(STRAT-3.3\)",
    ):
        notation.replay(notation.read(text.encode()))


def test_ultimate_games_of_gsn_are_refused_with_the_reason():
    for version in (1, 2):
        with pytest.raises(NotationError, match="rescues whose rules are not known"):
            gsn.read(f"#X38FA11 Stratego-Notation v{version}\ntype 3\n" + "A" * 100 + "\nEND\n")
    text = gsn.write(played("barrage", 1, 20)).replace("\nEND", "\nB1:A:\nEND")
    with pytest.raises(NotationError, match="line 22: a rescue, whose rules are not known here"):
        gsn.read(text)


def test_games_that_ended_before_the_set_up_are_told():
    nothing = '<stratego><game type="classic"><result type="3" winner="1"/></game></stratego>'
    with pytest.raises(NotationError, match="before both had set up"):
        gravon_xml.read(nothing)
    with pytest.raises(NotationError, match="before both had set up"):
        gsn.read("#X38FA11 Stratego-Notation v1\ntype 0\nEND\nred vs blue result 3 winner 0\n")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("type 1", "type 7"), "number from 0 to 4"),
        (("type 1", "kind 1"), "number from 0 to 4"),
        (("Notation v1", "Notation v3"), "begins with"),
        (("END", "THE END"), "the line END is missing"),
        ((" winner ", " loser "), "after END stands"),
        (("-", "="), "a move is written like A4-A5"),
        (("AA__AA", "AA_AAA"), "a lake is written _"),
        (("AA__AA", "A___AA"), "no piece has the letter"),
        (("AA__AA", "AB__AA"), "outside its side's set-up squares"),
    ],
)
def test_a_mistyped_gsn_file_is_told_where_it_is_wrong(change: tuple[str, str], why: str):
    text = gsn.write(played("barrage", 1, 20), end=(FORFEIT, RED))
    head, _, rest = text.partition("\n") if change[0] == "-" else ("", "", text)
    with pytest.raises(NotationError, match=why):
        gsn.read(f"{head}\n{rest.replace(*change, 1)}" if head else rest.replace(*change, 1))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (('"barrage"', '"chess"'), "known are classic"),
        (("<stratego>", "<chess>"), "begins with <stratego>"),
        (("<field", "<field content=''/><field"), "a second <field>"),
        (("</stratego>", "<game type='classic'/></stratego>"), "a second <game>"),
        (('target="', 'target="Z'), "line 5: 'Z..' is not a square"),
        (("</game>", ""), "not XML, mismatched tag"),
        (("</stratego>", ""), "not XML, no element found"),
        (("<game", "&laugh;<game"), "not XML, undefined entity"),
        (('winner="1"', 'winner="0"'), "winner 1, 2 or 3"),
        (('type="3"', 'type="²"'), "a result has a type number"),
    ],
)
def test_a_mistyped_xml_file_is_told_where_it_is_wrong(change: tuple[str, str], why: str):
    text = gravon_xml.write(played("barrage", 1, 20), end=(FORFEIT, RED))
    assert change[0] in text
    with pytest.raises(NotationError, match=why):
        gravon_xml.read(text.replace(*change, 1))


# ---- writing games of other rulesets ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "preset"), [("battle", ""), ("classic", ""), ("duel", "isf"), ("ucc", "")]
)
def test_games_of_our_rulesets_are_written_if_those_rules_hold_them(variant: str, preset: str):
    written = 0
    for seed in range(4):
        state = played(variant, seed, preset=preset)
        try:
            text = gravon_xml.write(state)
        except NotationError as error:
            assert "under the rules of this format" in str(error)
            continue
        again = notation.replay(notation.read(text.encode())).state
        assert (again.record["board"] == state.record["board"]).all()
        written += 1
    assert written


def test_a_quiet_draw_becomes_a_draw_beside_the_rules():
    state = next(
        s
        for s in (played("duel", seed, preset="", quiet_draw=12) for seed in range(20))
        if s.outcome is not None and s.outcome.reason == "quiet_draw"
    )
    game = notation.read(gravon_xml.write(state).encode())
    assert (game.result, game.winner) == (AGREED, DRAWN)


@pytest.mark.parametrize(
    ("variant", "options", "why"),
    [
        ("classic39", {}, "knows no such army"),
        ("classic", {"rescue": True, "aggressor_advantage": True}, "rescues|under the rules"),
        ("battle", {"first": "blue"}, "not_your_piece"),
    ],
)
def test_games_that_the_formats_cannot_hold_are_refused(variant: str, options: dict[str, bool], why: str):
    with pytest.raises(NotationError, match=why):
        gravon_xml.write(played(variant, 1, preset="", **options))


def test_a_game_before_its_start_and_ultimate_in_gsn_are_refused():
    with pytest.raises(NotationError, match="must have deployed"):
        gravon_xml.write(GAME.new(0, GAME.setup("battle")))
    with pytest.raises(NotationError, match="this format holds"):
        gsn.write(played("ultimate", 1, 30))


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("</game>", "</game><move source='A4' target='A5'/>", "<move> does not stand in <stratego>"),
        ("<result", "<player id='3'>Eva</player><result", "a player has the id 1"),
        ('"/>', ' b 57"/>', "not a starting position: red moves first"),
    ],
)
def test_xml_drops_nothing_that_it_knows_without_a_word(old: str, new: str, word: str):
    text = gravon_xml.write(played("barrage", 1), ("Zoë", "Ivo"))
    with pytest.raises(NotationError, match=re.escape(word)):
        notation.read(text.replace(old, new, 1).encode())


def test_gsn_drops_nothing_after_the_result_without_a_word():
    text = gsn.write(played("barrage", 1))
    assert notation.read(f"{text}\n\n".encode()).moves
    with pytest.raises(NotationError, match="write one game a file"):
        notation.read((text + text).encode())


@pytest.mark.parametrize(
    ("tail", "word"), [(" b 0", "red moves first"), (" r 4", "no move has been made"), ("", "small letter")]
)
def test_a_position_of_later_on_is_no_start(tail: str, word: str):
    lines = gsn.write(played("barrage", 1)).splitlines()
    lines[2] = (lines[2] if tail else lines[2].replace("M", "m", 1)) + tail
    with pytest.raises(NotationError, match=word):
        notation.read("\n".join(lines).encode())
