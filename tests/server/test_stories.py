"""How a finished game went: told after the end, to those who may see it; and going on from a round of it, which counts for nothing."""

from __future__ import annotations

from functools import lru_cache

import pytest

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.match.referee import MatchState
from gonfalon.match.terms import Terms
from gonfalon.players.fellowship.player import RuleBasedPlayer
from gonfalon.server import consent, wire
from gonfalon.storage.people import PeopleStore
from tests.server.lobby import Lobby
from tests.server.shared import COVERED, Acts, a_game, kept, say, setting_of

ALONE = setting_of("fellowship", "passage-through-mirkwood", 1)
PAIR = setting_of("fellowship", "passage-through-mirkwood", 2)


@lru_cache(maxsize=1)
def a_whole_game() -> Acts:
    """By the rules of thumb, to its end by the rules."""
    match_state, acts = MatchState(ALONE), Acts()
    state = match_state.game.new(ALONE.seed, ALONE.setup)
    player = RuleBasedPlayer(1)
    while state.outcome is None:
        acts.append((0, player.act(match_state.game.information_state(state, 0))))
        state.step(*acts[-1])
    return acts


async def test_a_story_is_told_to_whoever_played_and_to_others_once_it_is_shown(lobby: Lobby):
    match = await kept(lobby, ALONE, a_whole_game())
    told = await lobby.stories.story(match, "key 0")
    assert told.story is not None
    assert told.story.points[0].turn == 1
    with pytest.raises(WireError) as refused:
        await lobby.stories.story(match, "")
    assert refused.value.code == "match/not-shared"
    await say(lobby, match, 0, COVERED)
    assert await lobby.stories.story(match, "") == told, (
        "it is told from what was public, so it is one for all"
    )


async def test_whoever_may_watch_is_told_once_the_end_is_shown(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    match = await kept(lobby, ALONE, a_whole_game(), terms=Terms(watching="everybody", delay="long"))
    ended = (await lobby.rooms.get(match)).match_state.ended_at
    assert ended is not None
    with monkeypatch.context() as soon:
        soon.setattr(consent, "now_ms", lambda: ended + 1000)
        with pytest.raises(WireError) as refused:
            await lobby.stories.story(match, "")
    assert refused.value.code == "match/running", "its end is not shown to those who watch yet"
    assert await lobby.stories.story(match, "") == await lobby.stories.story(match, "key 0")


async def test_nothing_is_told_before_the_end(lobby: Lobby):
    match = await kept(lobby, PAIR, a_game(PAIR, 3))
    room = await lobby.rooms.get(match)
    room.match_state.outcome_beside_rules = None
    with pytest.raises(WireError) as refused:
        await lobby.stories.story(match, "key 0")
    assert refused.value.code == "match/running"


async def test_a_game_that_ended_beside_the_rules_has_a_story_too(lobby: Lobby):
    match = await kept(lobby, PAIR, a_game(PAIR, 3, most=12))
    told = await lobby.stories.story(match, "key 1")
    assert told.story is not None
    assert len(told.story.points) >= 1


async def test_a_game_without_stories_has_none(lobby: Lobby):
    duel = setting_of("stratego", "duel", 2)
    match = await kept(lobby, duel, a_game(duel, 3))
    assert (await lobby.stories.story(match, "key 0")).story is None


# ---- again from a round --------------------------------------------------------------------------------------------


async def test_who_played_goes_on_from_the_beginning_of_a_round_with_the_same_cards(lobby: Lobby):
    match = await kept(lobby, ALONE, a_whole_game())
    told = (await lobby.stories.story(match, "key 0")).story
    assert told is not None
    point = told.points[-1]
    made = await lobby.shared_games.play_on(match, wire.PlayOn(point.frame, 0, 0, "key 0"))
    room, old = await lobby.rooms.get(made.match), MatchState(ALONE)
    for number, (seat, text) in enumerate(a_whole_game()[: point.frame]):
        old.state.step(seat, text)
        assert number < point.frame
    assert room.match_state.state.digest() == old.state.digest()
    assert room.match_state.state.turn + 1 == point.turn
    assert room.row.origin == match


@pytest.mark.parametrize(
    ("game", "variant"), [("stratego", "duel"), ("fellowship", "passage-through-mirkwood")]
)
async def test_a_key_to_a_seat_opens_positions_of_any_game_and_no_other_key_does(
    lobby: Lobby, game: str, variant: str
):
    setting = setting_of(game, variant, 2)
    match = await kept(lobby, setting, a_game(setting, 3))
    made = await lobby.shared_games.play_on(match, wire.PlayOn(4, 1, 0, "key 1"))
    room = await lobby.rooms.get(made.match)
    assert room.match_state.n_entries == 4
    for key in ("key 7", ""):
        with pytest.raises(WireError) as refused:
            await lobby.shared_games.play_on(match, wire.PlayOn(4, 1, 0, key))
        assert refused.value.code in ("match/token", "match/not-shared")


async def test_nobody_goes_on_from_a_game_that_goes_on(lobby: Lobby):
    match = await kept(lobby, PAIR, a_game(PAIR, 3))
    room = await lobby.rooms.get(match)
    room.match_state.outcome_beside_rules = None
    with pytest.raises(WireError) as refused:
        await lobby.shared_games.play_on(match, wire.PlayOn(2, 0, 0, "key 0"))
    assert refused.value.code == "match/running"


async def test_practice_counts_for_no_share_and_no_history(lobby: Lobby):
    match = await kept(lobby, ALONE, a_whole_game())
    made = await lobby.shared_games.play_on(match, wire.PlayOn(4, 0, 0, "key 0"), "somebody")
    room = await lobby.rooms.get(made.match)
    before = (await lobby.archive.win_shares("fellowship")).shares
    assert isinstance(await room.submit(0, "end", "/concede"), wire.Ack)
    assert room.match_state.outcome is not None
    assert (await lobby.archive.win_shares("fellowship")).shares == before
    assert await PeopleStore(lobby.store).finished("somebody") == []
    assert games.get("fellowship").spec.cooperative, "a cooperative game has no rating"
