"""Previews, animations and texts of games: who gets which, what they tell, and that they tell nothing that is hidden."""

from __future__ import annotations

import asyncio
import io
import random
from collections.abc import Callable
from typing import Any

import pytest
from litestar.exceptions import ServiceUnavailableException
from PIL import Image

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.core.game import SPECTATOR
from gonfalon.match.referee import MatchState, Setting
from gonfalon.pictures import film, making
from gonfalon.pictures.facts import Box, Shown
from gonfalon.server import picture_desk, pictured_games, wire
from gonfalon.server.metrics import WorkKind
from gonfalon.server.picture_desk import PictureDesk
from gonfalon.server.pictured_games import PicturedGames
from gonfalon.server.preview_words import tags
from tests.server.lobby import Lobby
from tests.server.shared import COVERED, FAMILIES, OPEN, TAKEN_BACK, a_game, ending, kept, say, setting_of

from .test_company_proofs import acts_of_both, with_other_cards
from .test_secrecy import MIXES, Acts
from .test_watch_secrecy import a_fortress_pair, a_stratego_pair

DUEL = setting_of("stratego", "duel", 2)
Way = tuple[Setting, Acts]


class ThreadDesk(PictureDesk):
    """A desk that draws in a thread of this process."""

    n_made = 0

    async def _in_process(self, queue: WorkKind, work: Callable[..., bytes], *args: Any) -> bytes:
        self.n_made += 1
        return await asyncio.to_thread(work, *args)


@pytest.fixture
def pictured(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> PicturedGames:
    monkeypatch.setattr(film, "SIDES", (160,))
    return PicturedGames(lobby.rooms, ThreadDesk())


def size_of(made: bytes) -> tuple[int, int]:
    return Image.open(io.BytesIO(made)).size


@pytest.mark.parametrize(("game", "variant", "n_seats"), FAMILIES)
async def test_every_family_has_its_pictures(
    lobby: Lobby, pictured: PicturedGames, game: str, variant: str, n_seats: int
):
    setting = setting_of(game, variant, n_seats)
    match = await kept(lobby, setting, a_game(setting, 3, 12))
    await say(lobby, match, 0, OPEN)
    assert size_of(await pictured.preview(match, "en")) == (1200, 630)
    assert (await pictured.film(match, "gif", "en")).startswith(b"GIF89a")
    told = await pictured.text(match, "en")
    assert told.startswith((await pictured.words(match, "en")).title)


async def test_what_nobody_shows_has_its_box_and_nothing_more(lobby: Lobby, pictured: PicturedGames):
    match = await kept(lobby, DUEL, a_game(DUEL, 3))
    other = await kept(lobby, DUEL, a_game(DUEL, 4))
    closed = await pictured.preview(match, "en")
    assert closed == await pictured.preview(other, "en")
    assert await pictured.words(match, "en") == await pictured.words(other, "en")
    for ask in (pictured.film(match, "gif", "en"), pictured.text(match, "en")):
        with pytest.raises(WireError, match="nobody who played"):
            await ask
    await say(lobby, match, 0, COVERED)
    assert await pictured.preview(match, "en") != closed
    await say(lobby, match, 0, TAKEN_BACK)
    assert await pictured.preview(match, "en") == closed


async def test_a_picture_is_made_once_until_players_show_more(lobby: Lobby, pictured: PicturedGames):
    match = await kept(lobby, DUEL, a_game(DUEL, 3))
    desk = pictured.desk
    assert isinstance(desk, ThreadDesk)
    await say(lobby, match, 0, OPEN)
    first, again = await asyncio.gather(pictured.preview(match, "en"), pictured.preview(match, "en"))
    assert first == again == await pictured.preview(match, "en")
    assert desk.n_made == 1
    await say(lobby, match, 1, OPEN)
    assert await pictured.preview(match, "en") != first
    assert desk.n_made == 2


async def test_no_more_of_a_game_is_looked_at_than_is_drawn(
    lobby: Lobby, pictured: PicturedGames, monkeypatch: pytest.MonkeyPatch
):
    """A preview is one position, a long animation some of them, and a text is kept."""
    match = await kept(lobby, DUEL, a_game(DUEL, 3))
    await say(lobby, match, 0, OPEN)
    game, n_seen = type(games.get("stratego")), 0
    honest = game.observe_shared

    def counted(self: Any, state: Any, seats: Any) -> Any:
        nonlocal n_seen
        n_seen += 1
        return honest(self, state, seats)

    monkeypatch.setattr(game, "observe_shared", counted)
    await pictured.preview(match, "en")
    assert n_seen == 1
    monkeypatch.setattr(pictured_games, "spread", lambda count: [0, count // 2, count - 1])
    await pictured.film(match, "gif", "en")
    assert n_seen == 4
    first = await pictured.text(match, "en")
    n_seen = 0
    assert await pictured.text(match, "en") == first
    assert n_seen == 0, "it is made once"


async def test_the_text_of_a_game_ends_with_the_game(lobby: Lobby, pictured: PicturedGames):
    """An offer of another game names that game, which is nobody's business."""
    match = await kept(lobby, DUEL, a_game(DUEL, 3))
    await say(lobby, match, 0, OPEN)
    before = await pictured.text(match, "de")
    room = await lobby.rooms.get(match)
    assert isinstance(await room.submit(0, "again", "/rematch"), wire.Ack)
    assert room.match_state.rematch
    assert await pictured.text(match, "de") == before


async def told_of(lobby: Lobby, pictured: PicturedGames, way: Way, seed: int) -> list[bytes]:
    """All that anybody can get of a game whose players cover what was never seen."""
    setting, acts = way
    match = await kept(lobby, setting, [*acts, *ending(setting)])
    found: list[bytes] = []
    for request in (None, COVERED):
        if request is not None:
            await say(lobby, match, seed % setting.setup.n_seats, request)
        shown = await pictured.words(match, "en")
        found += [tags(shown, "/page", "/picture").encode(), await pictured.preview(match, "en")]
    found += [await pictured.film(match, "gif", "en"), (await pictured.text(match, "en")).encode()]
    return found


def begun(way: Way) -> bool:
    match_state = MatchState(way[0])
    for seat, action in way[1]:
        match_state.state.step(seat, action)
    return not match_state.setting_up()


@pytest.mark.parametrize("game", ["stratego", "middle_earth", "fortress"])
async def test_no_byte_of_a_picture_tells_what_players_cover(
    lobby: Lobby, pictured: PicturedGames, game: str
):
    rules, differing = games.get(game), 0
    variants = [(variant.id, {}) for variant in rules.spec.variants] if game != "stratego" else MIXES
    for seed in (2, 3):
        if game == "fortress":
            first, second = a_fortress_pair(seed)
        else:
            first, second = a_stratego_pair(rules, *variants[seed % len(variants)], seed)
        if not begun(first):
            continue
        told = [await told_of(lobby, pictured, way, seed) for way in (first, second)]
        assert told[0] == told[1], seed
        differing += first != second
    assert differing, "the pairs must truly differ in something hidden"


async def test_no_byte_of_a_picture_tells_the_cards_of_a_company(
    lobby: Lobby, pictured: PicturedGames, monkeypatch: pytest.MonkeyPatch
):
    game, rng = games.get("fellowship"), random.Random(5)
    setup = game.setup(n_seats=2, brought=[""] * 2)
    first = game.new(5, setup)
    starts = first, with_other_cards(first, SPECTATOR, rng)
    acts, _ = acts_of_both(game, (starts[0].copy(), starts[1].copy()), SPECTATOR, rng)
    assert starts[0].piles != starts[1].piles
    told: list[list[bytes]] = []
    for start in starts:
        with monkeypatch.context() as patch:
            patch.setattr(type(game), "new", lambda self, seed, setup, start=start: start.copy())
            told.append(await told_of(lobby, pictured, (Setting("fellowship", setup, 5), acts[:20]), 0))
    assert told[0] == told[1]


async def test_the_comparison_sees_a_leak(
    lobby: Lobby, pictured: PicturedGames, monkeypatch: pytest.MonkeyPatch
):
    """A view that shows everything, whoever covers it, is caught."""
    rules = games.get("stratego")
    monkeypatch.setattr(type(rules), "observe_shared", lambda self, state, seats: self.reveal(state))
    first, second = a_stratego_pair(rules, *MIXES[0], 2)
    told = [await told_of(lobby, pictured, way, 0) for way in (first, second)]
    assert told[0] != told[1]


async def test_a_busy_desk_says_so(monkeypatch: pytest.MonkeyPatch):
    desk, go_on = PictureDesk(), asyncio.Event()

    async def waits() -> list[Shown]:
        await go_on.wait()
        return [Shown("plain", "", Box("", "A game"), (), "A game")]

    monkeypatch.setattr(desk, "_in_process", lambda _, work, raw: asyncio.to_thread(work, raw))
    asked = [
        asyncio.create_task(desk.picture("png", number, waits))
        for number in range(picture_desk.MOST_WAITING["png"])
    ]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    with pytest.raises(ServiceUnavailableException, match="too many pictures"):
        await desk.picture("png", "one more", waits)
    go_on.set()
    assert len(set(await asyncio.gather(*asked))) == 1
    await desk.close()


async def test_kept_pictures_are_bounded(monkeypatch: pytest.MonkeyPatch):
    desk = ThreadDesk()
    monkeypatch.setattr(picture_desk, "MOST_KEPT", 250)
    monkeypatch.setattr(making, "preview_of", lambda raw: b"x" * 100)

    async def shown() -> list[Shown]:
        return [Shown("plain", "", Box("", "A game"), (), "A game")]

    for key in ("first", "second", "third", "second", "first"):
        await desk.picture("png", key, shown)
    assert desk.n_made == 4, "the first had to give way, the second was still there"


def test_tags_are_words_and_never_markup():
    shown = Shown("plain", "", Box("", "Box"), (), 'He said "won" <b>', ("First line", "Second."))
    said = tags(shown, "https://play.example/game/a", "https://play.example/game/a/preview.png")
    assert 'content="He said &quot;won&quot; &lt;b&gt;"' in said
    assert 'property="og:description" content="First line. Second."' in said
    assert 'property="og:image" content="https://play.example/game/a/preview.png"' in said
    assert 'name="twitter:card" content="summary_large_image"' in said
