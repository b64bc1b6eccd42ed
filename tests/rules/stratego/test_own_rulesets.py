"""Section 12: rulesets of your own."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from gonfalon.core.errors import RulesetError
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.ruleset import SHIPPED, loads, shipped

from .scenario import BLUE, RED, NewScenario

RULES_PAGE = Path(__file__).parents[3] / "docs/rules/stratego.md"
POCKET = re.search(r"```toml\n(.*?)```", RULES_PAGE.read_text(encoding="utf-8"), re.S)

SMALL = """\
id = "small"
[board]
rows = 4
columns = 4
setup_rows = 1
[[piece]]
id = "flag"
letter = "F"
reach = 0
flag = true
[[piece]]
id = "man"
letter = "m"
rank = 1
[[combat]]
attacker = "*"
defender = "flag"
result = "attacker"
[army]
flag = 1
man = 2
"""


def play_out(ruleset_file: Path, seed: int) -> int:
    """Random games from a file, to the end; how many plies."""
    rng = random.Random(seed)
    state = GAME.new(seed, GAME.setup(str(ruleset_file), ply_cap=600))
    while state.outcome is None:
        seat = state.to_act()[0]
        state.step(seat, GAME.random_action(state, seat, rng))
    return state.ply


def test_the_example_of_the_rules_page_is_a_ruleset() -> None:
    """STRAT-12.1."""
    assert POCKET
    ruleset = loads(POCKET[1])
    assert (ruleset.id, ruleset.rows, ruleset.columns, len(ruleset.zones[0])) == ("pocket", 8, 8, 24)
    assert ruleset.armies[0] == {"marshal": 1, "miner": 3, "scout": 4, "spy": 1, "bomb": 3, "flag": 1}
    assert ruleset.options == shipped("battle").options | {"two_square_limit": 2, "chase": "off"}


def test_shipped_rulesets_are_such_files() -> None:
    """STRAT-12.1: read as anybody's file, each is what it is when asked for by name."""
    for path in SHIPPED.glob("*.toml"):
        assert loads(path.read_text(encoding="utf-8")) == shipped(path.stem)


def test_the_smallest_file_has_the_options_of_battle() -> None:
    """STRAT-12.1, STRAT-12.7."""
    assert loads(SMALL).options == shipped("battle").options


def test_first_stands_at_the_top_or_among_the_options() -> None:
    """STRAT-12.1, STRAT-12.7."""
    assert loads('first = "blue"\n' + SMALL).options["first"] == "blue"
    assert loads(SMALL + '[options]\nfirst = "blue"\n').options["first"] == "blue"


def test_a_file_that_extends_another_takes_what_it_does_not_say() -> None:
    """STRAT-12.2: single fields of board and options; the army as a whole."""
    ruleset = loads(
        """
        extends = "duel"
        id = "dry"
        [board]
        obstacles = []
        [army]
        flag = 1
        scout = 3
        [options]
        ply_cap = 50
        """
    )
    duel = shipped("duel")
    assert (ruleset.rows, ruleset.columns, ruleset.zones) == (10, 10, duel.zones)
    assert ruleset.obstacles == ()
    assert ruleset.armies == ({"flag": 1, "scout": 3}, {"flag": 1, "scout": 3})
    assert ruleset.pieces == duel.pieces
    assert ruleset.combat == duel.combat
    assert ruleset.options == duel.options | {"ply_cap": 50}


def test_a_list_of_pieces_or_combats_replaces_the_others() -> None:
    """STRAT-12.2."""
    ruleset = loads('extends = "battle"\n' + SMALL.replace("rows = 4", "rows = 4\nobstacles = []", 1))
    assert [piece.id for piece in ruleset.pieces] == ["flag", "man"]
    assert [(line.attacker, line.defender) for line in ruleset.combat] == [("*", "flag")]


def test_obstacles_may_lie_anywhere_and_make_a_zone_smaller() -> None:
    """STRAT-12.3."""
    ruleset = loads(SMALL.replace("setup_rows = 1", 'setup_rows = 1\nobstacles = ["a1", "c3"]'))
    assert ruleset.zones == (("b1", "c1", "d1"), ("a4", "b4", "c4", "d4"))


def reaching(reach: str) -> str:
    """Battle with a runner (letter 5, the lieutenant's) of another reach."""
    battle = (SHIPPED / "battle.toml").read_text(encoding="utf-8").replace('id = "battle"', 'id = "runners"')
    return battle.replace("rank = 5\n", f"rank = 5\nreach = {reach}\n")


RUNNER = """
    5  .  .  .  .  b6 .  .
    4  .  .  .  .  .  .  .
    3  .  .  .  .  .  .  .
    2  .  .  .  .  .  .  .
    1  .  .  .  .  R5 .  RF
       a  b  c  d  e  f  g
"""


@pytest.mark.parametrize("reach", [1, 2, 3, 4, 5, 15])
def test_a_kind_of_reach_n_moves_up_to_n_squares(scenario: NewScenario, reach: int) -> None:
    """STRAT-12.4, STRAT-4.6: along the row to a1 at most, up the column onto the enemy at most."""
    game = scenario(RUNNER, base=reaching(str(reach)))
    row = {f"{c}1" for c in "dcba"[:reach]} | {"f1"}
    column = {f"e{r}" for r in range(2, 6) if r - 1 <= reach}
    assert set(game.targets("e1").split()) == row | column
    if reach < 4:
        game.refuses("e1-a1", "out_of_reach", "4.6" if reach > 1 else "4.2")


def test_limited_runners_stop_before_friends_and_lakes_and_on_enemies(scenario: NewScenario) -> None:
    """STRAT-12.4."""
    game = scenario(
        """
        4  .  .  .  .  .
        3  b6 .  .  .  .
        2  .  .  .  .  .
        1  R5 .  ~  .  RF
           a  b  c  d  e
        """,
        base=reaching("3"),
    )
    assert game.targets("a1") == "a2 a3 b1"
    game.refuses("a1-a4", "blocked", "4.3").refuses("a1-d1", "blocked", "4.4")


def test_limited_runners_are_scouts_for_old_scout_silence_and_rescue(scenario: NewScenario) -> None:
    """STRAT-12.4, STRAT-4.8, STRAT-9.2.4, STRAT-9.3.3."""
    near = RUNNER.replace("3  .  .  .  .  .  .  .", "3  .  .  .  .  b4 .  .")
    assert scenario(near, base=reaching("3"), old_scout=True).targets("e1") == "b1 c1 d1 e2 f1"
    game = scenario(near, base=reaching("3"), silent_defence=True).play("e1-e3")
    assert game.told(RED, "combat")[0]["defender"] == "sergeant"
    game = scenario(near.replace("b4", ". "), base=reaching("4"), rescue=True, lost="red spy")
    assert not game.play("e1-f1", "e5-f5", "f1-e1", "f5-g5", "e1-e5").owes_rescue


def test_a_long_move_names_the_mover_only_if_one_kind_of_its_army_reaches_so_far(
    scenario: NewScenario,
) -> None:
    """STRAT-4.7: runner (3) and scout (any): two squares may be either, four are the scout's."""
    board = RUNNER.replace("4  .  .", "4  R2 .")
    game = scenario(board, base=reaching("3")).play("e1-c1", "e5-f5")
    assert game.told(BLUE, "move")[0]["seat"] == BLUE
    view = game.piece("c1", BLUE)
    assert (view.piece, view.moved) == ("", True)
    game.play("a4-e4")
    assert game.told(BLUE, "move")[0]["piece"] == "scout"
    assert game.piece("e4", BLUE).piece == "scout"


def test_where_no_other_kind_of_the_army_reaches_as_far_the_runner_is_known(scenario: NewScenario) -> None:
    """STRAT-4.7: this army has no scouts, whatever the ruleset's list of kinds says."""
    game = scenario(RUNNER, base=reaching("3")).play("e1-c1")
    assert game.told(BLUE, "move")[0]["piece"] == "lieutenant"
    assert game.piece("c1", BLUE).piece == "lieutenant"


ODD = """\
id = "odd-kinds"
[board]
rows = 4
columns = 3
setup_rows = 2
[[piece]]
id = "king"
letter = "*"
reach = 0
flag = true
[[piece]]
id = "rock"
letter = "r"
rank = 1
[[piece]]
id = "paper"
letter = "p"
rank = 1
[[piece]]
id = "shears"
letter = "%"
rank = 1
[[combat]]
attacker = "*"
defender = "king"
result = "attacker"
[[combat]]
attacker = "rock"
defender = "shears"
result = "attacker"
[[combat]]
attacker = "shears"
defender = "rock"
result = "defender"
[army]
king = 1
rock = 1
paper = 1
shears = 1
"""


@pytest.mark.parametrize(
    ("attacker", "defender", "result"),
    [
        ("r", "%", "attacker"),
        ("%", "r", "defender"),
        ("r", "r", "both"),
        ("p", "r", "both"),
        ("r", "*", "attacker"),
    ],
)
def test_who_beats_whom_is_the_files_affair(
    scenario: NewScenario, attacker: str, defender: str, result: str
) -> None:
    """STRAT-12.4 (letters), STRAT-12.5, STRAT-5.11."""
    game = scenario(
        f"""
        2  b{defender} bp
        1  R{attacker} Rp
           a  b
        """,
        base=ODD,
    ).play("a1-a2")
    assert game.told(RED, "combat")[0]["result"] == result
    assert (game.end is not None) == (defender == "*")


def test_an_option_that_is_none_is_an_error(scenario: NewScenario) -> None:
    """STRAT-12.7."""
    with pytest.raises((RulesetError, ValueError), match="two_squares"):
        scenario.undeployed("battle", two_squares=3)


ASYMMETRIC = """
id = "siege"
extends = "battle"
[board]
rows = 7
columns = 12
obstacles = ["f4", "g4"]
setup = { red = ["a1", "c1", "b2", "l3"], blue = ["a7", "b7", "c7", "d7", "e6", "f6"] }
[army.red]
flag = 1
marshal = 1
scout = 2
[army.blue]
flag = 1
bomb = 2
miner = 3
"""
BIG = """
id = "big"
extends = "battle"
[board]
rows = 16
columns = 16
setup_rows = 3
obstacles = ["p8", "p9", "a8", "a9", "h8", "h9", "p16"]
"""


@pytest.mark.parametrize("text", [SMALL, ASYMMETRIC, BIG, ODD, POCKET[1] if POCKET else ""])
def test_games_on_boards_of_any_size_are_played_to_their_end(text: str, tmp_path: Path) -> None:
    """STRAT-12.1, STRAT-12.3, STRAT-12.6."""
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    assert all(play_out(path, seed) > 2 for seed in range(3))


def test_zones_may_be_named_square_by_square_and_armies_differ() -> None:
    """STRAT-12.3, STRAT-12.6: a zone is written from the seat's own back row, as always."""
    ruleset = loads(ASYMMETRIC)
    assert ruleset.zones == (("a1", "c1", "b2", "l3"), ("a7", "b7", "c7", "d7", "e6", "f6"))
    assert ruleset.armies == (
        {"marshal": 1, "scout": 2, "flag": 1},
        {"miner": 3, "bomb": 2, "flag": 1},
    )


def test_the_digest_of_the_rules_ignores_options_and_sees_everything_else() -> None:
    """STRAT-12.1: a record names the rules it was played by."""
    base = loads(SMALL).digest()
    assert loads(SMALL + "[options]\nply_cap = 9\n").digest() == base
    for old, new in (("man = 2", "man = 1"), ("rows = 4", "rows = 5"), ("rank = 1", "rank = 2")):
        assert loads(SMALL.replace(old, new, 1)).digest() != base
