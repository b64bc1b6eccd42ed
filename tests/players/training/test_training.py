"""Self-play games for training, what is kept of them, and fits to them."""

from __future__ import annotations

import os
import signal
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from gonfalon.core.errors import GonfalonError
from gonfalon.games.stratego.kernel.layout import MOVED, SHOWN
from gonfalon.games.stratego.rules import rules_for
from gonfalon.players.stratego.search import value_net
from gonfalon.players.stratego.search.piece_values import piece_worths
from gonfalon.players.stratego.search.settings import LEVELS
from gonfalon.players.stratego.search.value_net import Shape
from gonfalon.players.stratego.training import __main__ as command
from gonfalon.players.stratego.training import workers
from gonfalon.players.stratego.training.fit import Base, FitSettings, Model, fit, goals_of, losses_of
from gonfalon.players.stratego.training.learn import learn
from gonfalon.players.stratego.training.positions import HORIZON, Positions, inputs_of, lead_of, positions_of
from gonfalon.players.stratego.training.selfplay import (
    FIELD,
    GameRecord,
    code_digest,
    new_state,
    play,
    playing_files,
)
from gonfalon.players.stratego.training.shards import GAMES_PER_SHARD, Shards
from gonfalon.players.stratego.training.validation import difference, kind_groups, validate
from gonfalon.players.stratego.worth import fights_of

RULESET, SEED, N_GAMES = "duel", 5, 6
LIGHT = FitSettings(decays=(0.0, 0.3, 0.3), rate=0.03, batch=64)
"""For made-up games, of which there are enough for what they tell."""


@pytest.fixture(scope="module")
def games() -> list[GameRecord]:
    return [play(RULESET, SEED, number) for number in range(N_GAMES)]


# ---- games -----------------------------------------------------------------------------------------------------------


def test_a_game_is_a_function_of_its_number(games: list[GameRecord]) -> None:
    assert play(RULESET, SEED, 3) == games[3]
    assert play(RULESET, SEED + 1, 3) != games[3]
    assert len({game.moves for game in games}) == N_GAMES


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--games", "0"], "--games 0"),
        (["--deployments", "-1"], "--deployments -1"),
        (["--processes", "0"], "--processes 0"),
        (["--weights", "net.bin"], ".npz"),
    ],
)
def test_what_could_only_fail_after_the_games_is_refused(
    words: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["--ruleset", RULESET, "--out", str(tmp_path), *words]) == 1
    assert named in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_file_is_no_folder_for_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert command.main(["--ruleset", RULESET, "--out", str(tmp_path / "file"), "--games", "1"]) == 1
    assert "name a folder" in capsys.readouterr().err


def test_a_record_holds_a_whole_game(games: list[GameRecord]) -> None:
    for game in games:
        state = new_state(RULESET, 0)
        for seat, text in enumerate(game.deployments):
            state.step(seat, text)
        for text in game.actions:
            assert state.outcome is None
            state.step(state.to_act()[0], text)
        assert state.outcome is not None
        assert (state.outcome.returns[0], state.outcome.reason) == (game.first, game.reason)


def test_the_command_goes_on_where_it_stopped(tmp_path: Path, games: list[GameRecord]) -> None:
    shards = Shards(tmp_path, RULESET, SEED, code_digest())
    shards.append(games[1])
    shards.append(games[0])
    whole = shards.path(0).read_bytes()
    shards.append(games[2])
    torn = shards.path(0).read_bytes()[:-20]
    shards.path(0).write_bytes(torn)
    assert torn.startswith(whole)
    assert shards.missing(3) == [2]
    played: list[int] = []
    appended = Shards.append

    def append(self: Shards, game: GameRecord) -> None:
        played.append(game.number)
        appended(self, game)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Shards, "append", append)
        command.play_missing(shards, 4, 1)
    assert played == [2, 3]
    assert shards.games() == games[:4]
    assert shards.path(0).read_bytes().startswith(whole)


def test_games_of_other_code_are_kept_apart(tmp_path: Path, games: list[GameRecord]) -> None:
    Shards(tmp_path, RULESET, SEED, "other").append(games[0])
    assert Shards(tmp_path, RULESET, SEED, code_digest()).missing(1) == [0]
    assert Shards(tmp_path, RULESET, SEED + 1, "other").missing(1) == [0]
    assert Shards(tmp_path, RULESET, SEED, "other").missing(1) == []
    both = Shards(tmp_path, RULESET, SEED, code_digest(), ("other",))
    assert both.missing(2) == [1]
    both.append(games[1])
    assert both.games() == games[:2]
    assert Shards(tmp_path, RULESET, SEED, "other").games() == games[:1]


def test_a_fit_leaves_the_games_their_digest() -> None:
    """The command writes learned values among the search's files; no player of the field looks at them."""
    names = {name.as_posix() for name in playing_files()}
    assert "players/stratego/search/evaluation.py" in names
    assert "players/stratego/search/behaviour.toml" in names
    assert not any(Path(name).parent.name == value_net.FOLDER.name for name in names)
    assert not any(LEVELS[entrant.level].value_share for entrant in FIELD if entrant.level)


def test_a_bad_line_is_named(tmp_path: Path, games: list[GameRecord]) -> None:
    shards = Shards(tmp_path, RULESET, SEED, "x")
    shards.append(games[0])
    with shards.path(0).open("ab") as out:
        out.write(b'{"number":\n')
    with pytest.raises(GonfalonError, match="line 2"):
        shards.games()


def test_shards_hold_some_hundred_games_each(tmp_path: Path) -> None:
    shards = Shards(tmp_path, RULESET, SEED, "x")
    assert shards.path(0) == shards.path(GAMES_PER_SHARD - 1) != shards.path(GAMES_PER_SHARD)


def test_an_unknown_ruleset_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--ruleset", "chess", "--out", str(tmp_path)]) == 1
    assert "chess" in capsys.readouterr().err


# ---- positions -------------------------------------------------------------------------------------------------------


def test_inputs_agree_with_the_net_s_numbering(games: list[GameRecord]) -> None:
    state = new_state(RULESET, 0)
    for seat, text in enumerate(games[0].deployments):
        state.step(seat, text)
    for text in games[0].actions[: len(games[0].actions) // 2]:
        state.step(state.to_act()[0], text)
    record, shape = state.record, value_net.shape_of(state.rules)
    assert {int(flag) & (MOVED | SHOWN) for flag in record["flag"]} > {0}
    for seat in (0, 1):
        wanted = [
            value_net.input_index(
                shape, seat, (code - 1) >> 6, int(record["flag"][square]), (code - 1) & 63, square
            )
            for square, code in enumerate(record["board"].tolist())
            if code
        ]
        assert inputs_of(shape, record["board"], record["flag"])[seat].tolist() == wanted


def test_the_lead_is_the_difference_of_worths(games: list[GameRecord]) -> None:
    state = new_state(RULESET, 0)
    for seat, text in enumerate(games[0].deployments):
        state.step(seat, text)
    fights = fights_of(RULESET, bool(state.rules.options["aggressor_advantage"]))
    board = state.record["board"].copy()
    assert lead_of(board, state.rules, fights) == pytest.approx(0.0)
    marshal = state.rules.kinds.index("marshal")
    board[board == 1 + marshal] = 0
    army = Counter(state.rules.ruleset.armies[1])
    left = army - Counter(["marshal"])
    own, other = piece_worths(fights, left, army), piece_worths(fights, army, left)
    total = sum(n * own[kind] for kind, n in left.items() if kind != "flag")
    total -= sum(n * other[kind] for kind, n in army.items() if kind != "flag")
    assert lead_of(board, state.rules, fights) == pytest.approx(total)
    assert total < 0


def test_positions_know_what_came_of_them(games: list[GameRecord]) -> None:
    step = 4
    positions = positions_of(games, RULESET, SEED, step)
    assert positions.n_games == N_GAMES
    for number, game in enumerate(games):
        here = positions.games == number
        plies, leads, later = positions.plies[here], positions.leads[here], positions.later_leads[here]
        assert set(np.diff(plies)) <= {step}
        assert set(positions.results[here]) == {(1 + game.first) / 2}
        ahead = HORIZON // step
        assert np.array_equal(later[: len(leads) - ahead], leads[ahead:]) or len(leads) <= ahead
        assert np.isnan(later[-ahead:]).all()
        assert [positions.names[place] for place in positions.players[here][0]] == [*game.players]


# ---- fits ------------------------------------------------------------------------------------------------------------


def made_up(n_games: int = 200, per_game: int = 6) -> Positions:
    """Positions of six pieces in which the owner of the only marshal near the edge mostly wins, whatever the lead."""
    shape, rng = Shape(2, 4, 4), np.random.default_rng(3)
    inputs, results = [], []
    for _ in range(n_games * per_game):
        strong = rng.integers(0, 2)
        rows = rng.integers(0, 4, 6)
        kinds = np.array([strong, 0, 0, 1 - strong, 0, 0])
        owners = np.array([0, 0, 0, 1, 1, 1])
        squares = rows * 16 + rng.integers(0, 4, 6)
        views = [
            value_net.input_index(shape, seat, owners, np.zeros(6, int), kinds, squares) for seat in (0, 1)
        ]
        inputs.append(np.stack(views))
        results.append(strong if rng.random() < 0.9 else 1 - strong)
    n = len(results)
    return Positions(
        shape=shape,
        inputs=np.concatenate(inputs, axis=1),
        starts=np.arange(n + 1) * 6,
        leads=rng.normal(0, 5, n),
        later_leads=np.full(n, np.nan),
        results=np.array(results, float),
        games=np.repeat(np.arange(n_games), per_game),
        plies=np.zeros(n, int),
        players=np.zeros((n, 2), int),
        names=("a",),
    )


@pytest.mark.parametrize("n_units", [0, 8])
def test_a_fit_finds_what_decides(n_units: int) -> None:
    positions, groups = made_up(), np.array([0, 1])
    settings = LIGHT._replace(n_units=n_units, epochs=6)
    blind = validate(positions, groups, settings._replace(fits_output=False), 1)
    found = validate(positions, groups, settings, 1)
    best = -0.9 * np.log(0.9) - 0.1 * np.log(0.1)
    assert best - 0.05 < found.losses.mean() < best + 0.1 < 0.6 < blind.losses.mean()
    gain = difference(positions, found, blind)
    assert (gain.mean > 10 * gain.error).all()
    assert (gain.error > 0).all()


def test_a_fit_does_not_look_at_what_is_held_back() -> None:
    positions, groups = made_up(40), np.array([0, 1])
    which = np.flatnonzero(positions.games < 30)
    held = np.flatnonzero(positions.games >= 30)
    changed = positions._replace(
        results=np.where(positions.games < 30, positions.results, 1 - positions.results)
    )
    settings = LIGHT._replace(batch=32, epochs=2)
    one, losses = fit(positions, which, groups, settings, 1, held)
    other, other_losses = fit(changed, which, groups, settings, 1, held)
    assert np.array_equal(one.table(), other.table())
    assert losses.shape == (2, 2, len(held))
    assert not np.allclose(losses, other_losses)


def test_gradients_are_those_of_the_loss() -> None:
    positions, groups = made_up(8), np.array([0, 1])
    model = Model(positions, groups, FitSettings(n_units=8), Base(0.4, np.zeros(1)), seed=2)
    which = np.arange(len(positions.leads))
    results = positions.results

    def loss() -> float:
        total = 0.0
        odds = model.log_odds(positions, which, 0)
        total += float((np.logaddexp(0, odds) - results * odds).mean())
        return total

    gradients = model.gradients(positions, which, 0, results)
    for name in ("kind", "square", "input", "w2", "b2"):
        array, gradient = model.parameters[name], gradients[name]
        place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        before, nudge = array[place], 1e-5
        array[place] = before + nudge
        up = loss()
        array[place] = before - nudge
        down = loss()
        array[place] = before
        assert (up - down) / (2 * nudge) == pytest.approx(gradient[place], rel=1e-3, abs=1e-8), name


def test_a_net_says_what_its_model_says_in_the_scale_of_the_lead() -> None:
    positions, groups = made_up(40), np.array([0, 1])
    which = np.arange(len(positions.leads))
    model, _ = fit(positions, which, groups, LIGHT._replace(n_units=8, epochs=8), 1)
    net = model.net()
    for seat in (0, 1):
        outputs = model.outputs(positions, which, seat)
        for place in (0, 7, 100):
            inputs = positions.inputs[seat, 6 * place : 6 * place + 6]
            assert value_net.output_of(net, inputs) * model.base.slope == pytest.approx(
                outputs[place], abs=1e-4
            )
    assert losses_of(model, positions, which, positions.results).mean() < 0.6


def test_goals_mix_result_and_later_lead() -> None:
    positions = made_up(2, 2)._replace(
        later_leads=np.array([0.0, 1000.0, np.nan, 0.0]), results=np.array([1.0, 0.0, 1.0, 0.5])
    )
    assert goals_of(positions, 0.5, Base(0.3, np.zeros(1))) == pytest.approx([0.75, 0.5, 1.0, 0.5])


def test_kinds_are_grouped_by_what_they_can() -> None:
    fights = fights_of("battle", True)
    groups = dict(zip(fights.pieces, kind_groups(fights).tolist(), strict=True))
    assert groups["marshal"] == groups["major"] != groups["sergeant"] == groups["spy"]
    assert len({groups[kind] for kind in ("flag", "bomb", "miner", "scout", "marshal", "sergeant")}) == 6


def test_the_same_games_give_the_same_file(tmp_path: Path, games: list[GameRecord]) -> None:
    shards = Shards(tmp_path / "games", RULESET, SEED, "x")
    for game in games[::-1]:
        shards.append(game)
    text = learn(shards, N_GAMES, tmp_path / "one.npz")
    learn(shards, N_GAMES, tmp_path / "two.npz")
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()
    assert f"{N_GAMES} games" in text
    rules = rules_for(RULESET, {})
    net = value_net.read(tmp_path / "one.npz", rules)
    assert net is not None
    assert net.shape == value_net.shape_of(rules)
    with pytest.raises(GonfalonError, match="holds 3 games"):
        learn(shards, 3, tmp_path / "three.npz")


# ---- workers ---------------------------------------------------------------------------------------------------------


def test_a_killed_process_ends_the_run_with_what_to_do(tmp_path: Path) -> None:
    """No game is waited for that nobody plays any more."""
    with pytest.raises(GonfalonError, match="the same command goes on"):
        for _ in workers.local_games(RULESET, SEED, range(40), 2):
            for pid, name in _descendants():
                if "spawn_main" in name:
                    os.kill(pid, signal.SIGKILL)


def test_ray_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(workers, "import_module", missing)
    with pytest.raises(GonfalonError, match=r"gonfalon\[ray\]"):
        list(workers.ray_games(RULESET, SEED, [0], workers.LOCAL, 1))


def test_other_code_in_the_cluster_is_refused() -> None:
    with pytest.raises(GonfalonError, match="other code"):
        workers._play_checked((RULESET, SEED, 0), "other")


class _Ray:
    """A Ray whose head does not start."""

    def init(self, **_: object) -> None:
        raise RuntimeError("The current node timed out during startup.\nLook into the logs.")


@pytest.mark.parametrize(
    ("address", "says"),
    [(workers.LOCAL, "Ray does not start on this machine"), ("auto", "no Ray cluster answers at auto")],
)
def test_a_ray_that_does_not_start_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, address: str, says: str
) -> None:
    monkeypatch.setattr(workers, "_ray", _Ray)
    monkeypatch.setattr(workers.players.family_of(workers.FAMILY), "warm", lambda: None)
    with pytest.raises(GonfalonError, match=f"^{says}: The current node timed out during startup. Look into"):
        list(workers.ray_games(RULESET, SEED, [0], address, 1))


def test_games_of_killed_ray_workers_are_played_again(
    games: list[GameRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_worker_niceness", "0")
    found = []
    for game in workers.ray_games(RULESET, SEED, range(N_GAMES), workers.LOCAL, 2):
        found.append(game)
        if len(found) == 1:
            killed = [pid for pid, name in _descendants() if name.startswith("ray::_play_checked")]
            assert killed
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
    assert sorted(found, key=lambda game: game.number) == games


def _descendants() -> list[tuple[int, str]]:
    """(pid, command line) of this process's children, theirs, and so on."""
    children: dict[int, list[tuple[int, str]]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            name = (folder / "cmdline").read_text()
        except (OSError, ValueError):
            continue
        children.setdefault(parent, []).append((int(folder.name), name))
    found, waiting = [], [os.getpid()]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += [pid for pid, _ in below]
    return found
