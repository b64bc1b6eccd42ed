"""A person's games counted by the labels that the game gives them: for that person alone, and without practice."""

from __future__ import annotations

import msgspec

from gonfalon import games
from gonfalon.server import wire, wire_people
from gonfalon.server.keys import new_token
from tests.server.lobby import Lobby
from tests.server.shared import a_game, kept, setting_of

NAME = "Grey Heron"
ALONE = setting_of("fellowship", "passage-through-mirkwood", 1)


async def finished(lobby: Lobby, person: str, *decks: str) -> str:
    """A finished game of this person for each deck. Answers the last one."""
    match = ""
    for deck in decks:
        setting = msgspec.structs.replace(ALONE, setup=msgspec.structs.replace(ALONE.setup, brought=(deck,)))
        match = await kept(lobby, setting, a_game(setting, 3, most=4))
        row = (await lobby.store.seats(match))[0]
        assert await lobby.store.change_seat(match, row, row._replace(person=person))
        await lobby.rooms.get(match)
    return match


async def test_games_are_counted_by_deck_for_their_person_alone(lobby: Lobby):
    key = new_token()
    await lobby.people.take(key, wire_people.NameRequest(NAME, wire_people.Crest("vert", "pale", "star")))
    person = await lobby.people.id_of(key)
    match = await finished(lobby, person, "leadership", "", "spirit")
    made = await lobby.shared_games.play_on(match, wire.PlayOn(2, 0, 0, "key 0"), person)
    practice = await lobby.rooms.get(made.match)
    assert isinstance(await practice.submit(0, "end", "/concede"), wire.Ack)
    (box,) = (await lobby.player_pages.page(NAME, key)).statistics
    decks = {label.words: label.tally.games for label in box.labels if label.kind == "deck"}
    game = games.get("fellowship")
    words = game.statistics_labels(msgspec.structs.replace(ALONE.setup, brought=("leadership",)), 0)["deck"]
    assert all(word.startswith("card-") for word in words)
    assert decks[words] == 2, "the game chooses the same starter deck where nothing is brought"
    assert sum(decks.values()) == 3, "practice is no game of theirs"
    assert [label.words for label in box.labels if label.kind == "difficulty"] == [
        ("option-difficulty-standard",)
    ]
    assert box.setups == (), "decks stand in their place"
    (box,) = (await lobby.player_pages.page(NAME, "")).statistics
    assert box.labels == ()


def test_a_game_has_no_labels_unless_it_gives_them():
    game = games.get("stratego")
    assert game.statistics_labels(game.setup("duel"), 0) == {}
