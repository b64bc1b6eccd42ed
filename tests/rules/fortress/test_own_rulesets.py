"""Section 14: cards and fortresses of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.core.errors import RulesetError
from gonfalon.games.fortress import ruleset
from gonfalon.games.fortress.game import GAME

from .scenario import RED, Scene, rules_of

PAGE = Path(__file__).parents[3] / "docs/rules/fortress.md"
EXAMPLE = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
UP = "E5 E4 E3 D3 C3"


def file(folder: Path, text: str) -> str:
    """The path of a ruleset file with this text."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_example_of_the_rules_page_is_a_game(tmp_path: Path) -> None:
    """FORT-14.1, FORT-14.2: built on the main game; a card is added, one taken away; other defaults."""
    rules = rules_of(file(tmp_path, EXAMPLE))
    assert rules.kinds[1:] == (
        "flag",
        "cup",
        "duke",
        "princess",
        "passage",
        "pitfall",
        "catapult",
        "web",
        "puddle",
    )
    assert (rules.ruleset.walls, rules.ruleset.ladders, rules.idle_limit) == (18, 4, 100)
    assert (rules.pieces, rules.ruleset.floors) == (("king", "knight", "wizard", "dwarf"), (5, 3, 2))


def test_a_card_that_sends_any_piece_back(tmp_path: Path) -> None:
    """FORT-14.3: without strength it beats all; with `return` the piece is not out, nothing is named."""
    scene = Scene(file(tmp_path, EXAMPLE), "catapult E4", "E5 E4")
    scene.do("enter king")
    assert scene.do("E5-E4")[1:] == [
        "lost king 7 catapult 0 E4",
        "returned king E5",
        "turn_over beaten",
        "turn blue",
    ]
    assert scene.seen().out[RED] == ()


def test_a_card_with_a_skip(tmp_path: Path) -> None:
    """FORT-14.3: a piece of `loses_to` beats it, a stronger one too, an equal one not; its seat skips, once the next piece is named."""
    mine = file(tmp_path, EXAMPLE)
    for piece, wins in (("king", True), ("wizard", True), ("dwarf", False)):
        scene = Scene(mine, "web E4", "E5 E4")
        scene.do(f"enter {piece}")
        own = {"king": 7, "wizard": 3, "dwarf": 2}[piece]
        assert scene.do("E5-E4")[1:] == [f"{'won' if wins else 'lost'} {piece} {own} web 2 E4"]
        if not wins:
            assert [o.parts["turns_to_skip"] for o in scene.state.decisions()[0].options or ()] == [
                "1",
                "1",
                "1",
                "2",
            ]
            assert scene.do("enter king")[:2] == ["entered king E5", "skips 1"]


def test_a_silent_card(tmp_path: Path) -> None:
    """FORT-14.2: nothing happens, nothing is said."""
    scene = Scene(file(tmp_path, EXAMPLE), "puddle E4 D4", "E5 E4 D4")
    scene.do("enter king")
    assert scene.walk("E5 E4 D4") == ["moved king E4 D4 step"]


def test_a_trapdoor_and_a_passage_for_others(tmp_path: Path) -> None:
    """FORT-14.2: `drop` falls and blocks ladders, `twin` shows itself to its finders."""
    mine = file(
        tmp_path,
        'extends = "fortress-main"\nid = "mine"\n'
        '[[card]]\nid = "trapdoor"\ndrop = true\n'
        '[[card]]\nid = "passage"\ncount = 2\ntwin = true\nfinders = ["king"]\n',
    )
    scene = Scene(mine, "trapdoor mC3; ladders C3; passage E4 A5", UP)
    scene.do("enter king")
    assert scene.do("E5-E4")[1:] == ["passage E4 A5"]
    scene.walk("E4 E3 D3 C3")
    assert scene.do("C3-mC3") == ["blocked mC3 trapdoor"]


def test_a_game_with_one_piece_never_loses_it(tmp_path: Path) -> None:
    """FORT-14.4."""
    mine = file(
        tmp_path,
        'extends = "fortress-main"\nid = "mine"\npieces = ["dwarf"]\n[[card]]\nid = "cup"\nloses_to = ["dwarf"]\n',
    )
    scene = Scene(mine, "princess E3; duke E4", "E5 E4", "E5 D5")
    assert scene.do("E5-E4")[1:] == [
        "lost dwarf 2 duke 6 E4",
        "returned dwarf E5",
        "turn_over beaten",
        "turn blue",
    ]


TOP = 'extends = "fortress-main"\nid = "mine"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("id = 3", "mine.toml:1: id: must be 2 to 32 small letters"),
        (TOP + "wall = 3", "mine.toml:3: wall: unknown"),
        (TOP + "walls = 57", "mine.toml:3: walls: there are only 56 places"),
        (TOP + "ladders = true", "mine.toml:3: ladders: must be a whole number from 0 to 50"),
        (TOP + "floors = [3, 3]", "mine.toml:3: floors: must be one to three sizes"),
        (TOP + 'pieces = ["queen"]', "mine.toml:3: pieces: 'queen' is no piece"),
        ('extends = "chess"\nid = "mine"', "mine.toml:1: extends: must name a shipped ruleset"),
        (TOP + '\n[[card]]\nid = "web"\nstrength = 10', "mine.toml:6: card.strength: must be a whole number from 0 to 9"),
        (TOP + '[[card]]\nid = "web"', "mine.toml:4: card.id: 'web' does nothing"),
        (TOP + '[[card]]\nid = "web"\ndrop = true\nskip = 1', "mine.toml:6: card.skip: does not go with drop"),
        (TOP + '[[card]]\nid = "web"\nskip = 1\n[[card]]\nid = "web"\nskip = 1', "mine.toml:7: card.id: 'web' is used twice"),
        (TOP + '[[card]]\nid = "web"\nlength = 1', "mine.toml:5: card.length: unknown"),
        (TOP + '[[card]]\nid = "web"\ncount = 2\ntwin = true', "mine.toml:3: card.finders: goes with twin"),
        (TOP + '[[card]]\nid = "door"\ncount = 2\ntwin = true\nfinders = ["king"]', "mine.toml:6: card.twin: only one kind"),
        (TOP + '[[card]]\nid = "door"\ntwin = true\nfinders = ["king"]', "mine.toml:3: card.count: must be 2"),
        (TOP + '[[card]]\nid = "banner"\nflag = true', "mine.toml:5: card.flag: exactly one card"),
        (TOP + '[[card]]\nid = "web"\nbeats = ["king"]\nloses_to = ["king"]', "mine.toml:6: card.loses_to: 'king' stands in beats"),
        (TOP + '[[card]]\nid = "web"\nsilent = 1', "mine.toml:5: card.silent: must be true or false"),
        (TOP + '[[card]]\nid = "walls"\nsilent = true', "mine.toml:4: card.id: must be a word"),
        (TOP + "floors = [3]\nladders = 0", "mine.toml:1: card: too many cards"),
        (TOP + "[options]\nidle_limit = 0", "mine.toml:4: options.idle_limit: option idle_limit takes"),
        (TOP + "[options]\nhaste = 0", "mine.toml:4: options.haste: unknown"),
        ("id = ", "mine.toml: not valid TOML"),
    ],
)  # fmt: skip
def test_an_error_names_file_line_and_field(text: str, message: str) -> None:
    """FORT-14.5."""
    with pytest.raises(RulesetError) as caught:
        ruleset.loads(text, "mine.toml")
    assert str(caught.value).startswith(message)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """FORT-14.5."""
    for name in (str(tmp_path / "none.toml"), str(tmp_path)):
        with pytest.raises(RulesetError):
            GAME.setup(name if name.endswith(".toml") else f"{name}.toml")
    (tmp_path / "large.toml").write_text("#" * 100_001)
    with pytest.raises(RulesetError, match="larger than"):
        GAME.setup(str(tmp_path / "large.toml"))
    with pytest.raises(RulesetError, match="unknown option"):
        GAME.settle(file(tmp_path, EXAMPLE), {"haste": 1})


def test_an_edited_file_is_read_anew(tmp_path: Path) -> None:
    """FORT-14.1: the next game has the rules that the file says now; a game that runs keeps its own."""
    mine = file(tmp_path, TOP + "walls = 3")
    running = GAME.new(1, GAME.setup(mine))
    assert rules_of(mine) is running.rules
    file(tmp_path, TOP + "walls = 4")
    assert rules_of(mine).ruleset.walls == 4
    assert GAME.new(1, GAME.setup(mine)).rules.ruleset.walls == 4
    assert running.rules.ruleset.walls == 3
    file(tmp_path, TOP + "walls = 57")
    with pytest.raises(RulesetError, match=r"mine\.toml:3: walls: there are only 56 places"):
        rules_of(mine)
