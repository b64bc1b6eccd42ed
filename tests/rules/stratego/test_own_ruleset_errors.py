"""Section 12: every error in a ruleset file names the file, the line and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.core.errors import RulesetError
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.ruleset import load, loads

from .test_own_rulesets import ASYMMETRIC, SMALL


def swap(old: str, new: str, text: str = SMALL) -> str:
    assert old in text
    return text.replace(old, new, 1)


LINE_AND_FIELD = [
    # (text, line, field)
    (swap('id = "small"', 'id = "No Good"'), 1, "id"),
    (swap('id = "small"', "id = 7"), 1, "id"),
    (swap('id = "small"', 'id = "Small"'), 1, "id"),
    ('colour = "green"\n' + SMALL, 1, "colour"),
    (swap("rows = 4", "rows = 17"), 3, "board.rows"),
    (swap("rows = 4", "rows = 1"), 3, "board.rows"),
    (swap("rows = 4", 'rows = "4"'), 3, "board.rows"),
    (swap("columns = 4", "columns = 17"), 4, "board.columns"),
    (swap("columns = 4", "columns = 0"), 4, "board.columns"),
    (swap("columns = 4", "columns = true"), 4, "board.columns"),
    (swap("setup_rows = 1", "setup_rows = 3"), 5, "board.setup_rows"),
    (swap("setup_rows = 1", "setup_rows = 0"), 5, "board.setup_rows"),
    (swap("setup_rows = 1", "setup_rows = 1\nobstacles = ['e1']"), 6, "board.obstacles"),
    (swap("setup_rows = 1", "setup_rows = 1\nobstacles = ['a2', 'a2']"), 6, "board.obstacles"),
    (swap("setup_rows = 1", "setup_rows = 1\nobstacles = 'a2'"), 6, "board.obstacles"),
    (swap("setup_rows = 1", "setup_rows = 1\nshape = 'round'"), 6, "board.shape"),
    (swap('letter = "F"', 'letter = "FF"'), 8, "piece.letter"),
    (swap('letter = "F"', 'letter = "."'), 8, "piece.letter"),
    (swap('letter = "F"', 'letter = " "'), 8, "piece.letter"),
    (swap('letter = "F"', 'letter = "é"'), 8, "piece.letter"),
    (swap('letter = "m"', 'letter = "F"'), 13, "piece.letter"),
    (swap('id = "man"', 'id = "flag"'), 12, "piece.id"),
    (swap('id = "man"', 'id = "Mån"'), 12, "piece.id"),
    (swap("rank = 1", "rank = 0"), 14, "piece.rank"),
    (swap("rank = 1", "rank = 1.5"), 14, "piece.rank"),
    (swap("rank = 1", "rank = 1\nspeed = 3"), 15, "piece.speed"),
    (swap("rank = 1", "rank = 1\nreach = 16"), 15, "piece.reach"),
    (swap("rank = 1", "rank = 1\nreach = -1"), 15, "piece.reach"),
    (swap("rank = 1", 'rank = 1\nreach = "far"'), 15, "piece.reach"),
    (swap("flag = true", "flag = false"), 10, "piece.flag"),
    (swap("flag = true", 'flag = "yes"'), 10, "piece.flag"),
    (swap("rank = 1", "rank = 1\nreach = 0\nflag = true"), 16, "piece.flag"),
    (swap("reach = 0", "reach = 1"), 9, "piece.reach"),
    (swap('defender = "flag"', 'defender = "king"'), 17, "combat.defender"),
    (swap('attacker = "*"', "attacker = ['*']"), 16, "combat.attacker"),
    (swap('result = "attacker"', 'result = "wins"'), 18, "combat.result"),
    (swap('result = "attacker"', 'result = "attacker"\nodds = 2'), 19, "combat.odds"),
    (swap('defender = "flag"\nresult', 'defender = "man"\nresult'), 6, "piece.rank"),
    (swap("man = 2", "man = 200"), 21, "army.man"),
    (swap("man = 2", "man = -1"), 21, "army.man"),
    (swap("man = 2", "man = 2\nknight = 1"), 22, "army.knight"),
    (swap("man = 2", "man = 4"), 19, "army"),
    (swap("flag = 1", "flag = 0"), 19, "army"),
    (swap("man = 2", "man = 0"), 19, "army"),
    (SMALL + "[options]\nchase = 'on'\n", 23, "options.chase"),
    (SMALL + "[options]\ncheat = true\n", 23, "options.cheat"),
    (SMALL + "[options]\nply_cap = -1\n", 23, "options.ply_cap"),
    (SMALL + "[options]\nrescue = 1\n", 23, "options.rescue"),
    ('first = "green"\n' + SMALL, 1, "first"),
    ('extends = "chess"\n' + SMALL, 1, "extends"),
    ("extends = ['battle']\n" + SMALL, 1, "extends"),
    (swap('"l3"', '"m3"', ASYMMETRIC), 8, "board.setup"),
    (swap('"l3"', '"a7"', ASYMMETRIC), 8, "board.setup"),
    (swap('"l3"', '"f4"', ASYMMETRIC), 8, "board.setup"),
    (swap(", blue = [", ", green = [", ASYMMETRIC), 8, "board.setup"),
    (swap("scout = 2", "scout = 9", ASYMMETRIC), 9, "army.red"),
    (swap('result = "attacker"', 'result = "defender"'), 18, "combat.result"),
    (
        swap("flag = true", "flag = true\nrank = 3").split("[[combat]]")[0] + "[army]\nflag = 1\nman = 1\n",
        11,
        "piece.rank",
    ),
    (swap("rank = 1", 'rank = 1\nlabel = "a\\u0007"'), 15, "piece.label"),
    (swap("rank = 1", 'rank = 1\nemblem = "a\\u001b[1m"'), 15, "piece.emblem"),
    ('labels = {man = "\\n"}\n' + SMALL, 1, "labels.man"),
    ("game = ['stratego']\n" + SMALL, 1, "game"),
    ('extends = "duel"\n[army]\nscout = 1\nflag = 1\n', 1, "id"),
    (swap("[army.blue]", "[army.green]", ASYMMETRIC), 1, "army"),
]


@pytest.mark.parametrize(("text", "line", "field"), LINE_AND_FIELD)
def test_an_error_names_file_line_and_field(text: str, line: int, field: str) -> None:
    """STRAT-12.7, and 12.1 to 12.6 for what is wrong."""
    with pytest.raises(RulesetError) as caught:
        loads(text, "mine.toml")
    assert str(caught.value).startswith(f"mine.toml:{line}: {field}: "), str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        *("", "rows", "id = ", 'id = "x"\nid = "y"', "[[piece]]\n[piece]", "\0", "a = " + "[" * 5000),
        *(
            "piece = 3",
            "piece = [1, 2]",
            'id = "x"\nboard = 3',
            "labels = 3\n" + SMALL,
            "options = 3\n" + SMALL,
        ),
        swap("[army]\nflag = 1\nman = 2\n", "army = [1]\n"),
        swap("[army]", "[labels]\nman = 3\n[army]"),
        "combat = 3\n" + swap("[[combat]]", "[x]"),
        "combat = [1]\n" + swap("[[combat]]", "[x]"),
    ],
)
def test_whatever_is_in_a_file_the_answer_is_an_error_of_ours(text: str) -> None:
    """STRAT-12.7."""
    with pytest.raises(RulesetError, match=r"mine\.toml"):
        loads(text, "mine.toml")


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    """STRAT-12.1."""
    path = tmp_path / "marked.toml"
    path.write_text("\ufeff" + SMALL, encoding="utf-8")
    assert load(str(path)) == loads("\ufeff" + SMALL) == loads(SMALL)


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    """STRAT-12.7."""
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "huge.toml").write_text("#" * 200_000, encoding="utf-8")
    (tmp_path / "folder.toml").mkdir()
    for name in ("bytes.toml", "huge.toml", "folder.toml", "missing.toml"):
        with pytest.raises(RulesetError, match=name):
            load(str(tmp_path / name))


def test_a_file_is_played_by_its_path(tmp_path: Path) -> None:
    """STRAT-12.1."""
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    assert GAME.new(1, GAME.setup(str(path))).rules.ruleset == loads(SMALL)
