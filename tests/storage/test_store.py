"""The store: numbered logs, one writer with group commit, hashes instead of keys, old and new databases."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
import traceback
import types
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import URL, text

from gonfalon.core.errors import ConflictError, StorageError
from gonfalon.core.observation import GameSetup
from gonfalon.match.log import Entry
from gonfalon.match.referee import Setting
from gonfalon.match.terms import Clock, Terms
from gonfalon.storage import database as opening
from gonfalon.storage import schema, won_games
from gonfalon.storage.database import open_engine, url_of
from gonfalon.storage.log_writer import LogWriter
from gonfalon.storage.rows import MatchRow, SeatRow
from gonfalon.storage.schema import HEAD, metadata
from gonfalon.storage.store import Store

ON_POSTGRESQL = True
SETTING = Setting("stratego", GameSetup("barrage", {"chase": "off"}, 2), 2**62 - 1)


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[Store]:
    found = await Store.open(database)
    yield found
    await found.close()


async def a_match(store: Store, match: str = "m") -> MatchRow:
    row = MatchRow(match, SETTING, 1234)
    await store.create(row, [SeatRow(0, "person", "t0", ""), SeatRow(1, "open", "", "i1")])
    return row


def entry(seq: int, seat: int = 0, command: str = "") -> Entry:
    return Entry(seq, seat, f"act {seq}", command or f"c{seq}", 1000 + seq)


async def test_a_match_is_read_as_it_was_written(store: Store):
    row = await a_match(store)
    assert await store.match("m") == row
    assert await store.seats("m") == [SeatRow(0, "person", "t0", ""), SeatRow(1, "open", "", "i1")]
    assert await store.match("other") is None
    assert await store.seats("other") == []


async def test_the_terms_of_a_table_and_the_time_of_an_entry_are_kept(store: Store):
    terms = Terms(Clock(initial=300, increment=5, setup=120), rated=True, watching="link", listed=True)
    row = MatchRow("m", msgspec.structs.replace(SETTING, clock=terms.clock), 1234, terms=terms)
    await store.create(row, [SeatRow(0, "person", "t0", ""), SeatRow(1, "open", "", "i1")])
    await store.append("m", Entry(0, 1, "act", "c", 2000, spent=750))
    assert await store.match("m") == row
    assert [one.spent for one in await store.read("m")] == [750]


async def test_a_match_cannot_be_made_twice(store: Store):
    row = await a_match(store)
    with pytest.raises(StorageError):
        await store.create(row, [])
    assert len(await store.seats("m")) == 2


async def test_an_invitation_gives_its_seat_once(store: Store):
    await a_match(store)
    assert await store.claim("m", "wrong", "t") is None
    assert await store.claim("m", "", "t") is None
    assert await store.claim("other", "i1", "t") is None
    answers = await asyncio.gather(*(store.claim("m", "i1", f"t{n}") for n in range(8)))
    assert sorted(answers, key=str) == [1] + [None] * 7
    assert (await store.seats("m"))[1] == SeatRow(1, "person", f"t{answers.index(1)}", "", holder=1)


async def test_a_shared_invitation_gives_one_free_seat_after_the_other(store: Store):
    four = msgspec.structs.replace(SETTING, setup=GameSetup("x", {}, 4))
    places = [SeatRow(0, "person", "t", "", -1, 0), SeatRow(1, "open", "", "all")]
    places += [SeatRow(2, "open", "", "one"), SeatRow(3, "open", "", "all")]
    await store.create(MatchRow("m", four, 1), places)
    answers = await asyncio.gather(*(store.claim("m", "all", f"t{n}", f"deck {n}") for n in range(5)))
    assert sorted(answers, key=str) == [1, 3, None, None, None]
    for seat in (1, 3):
        n = answers.index(seat)
        assert (await store.seats("m"))[seat] == SeatRow(seat, "person", f"t{n}", "", -1, seat, f"deck {n}")
    assert (await store.seats("m"))[2] == places[2]
    assert await store.match("m") == MatchRow("m", four, 1)


async def test_no_error_repeats_what_was_to_be_written(store: Store):
    place = SeatRow(0, "person", "t", "", -1, 0, brought="-".join(["my", "deck"]))
    with pytest.raises(StorageError) as caught:
        await store.create(MatchRow("m", SETTING, 1), [place, place])
    told = "".join(traceback.format_exception(caught.value))
    assert place.brought not in told
    assert "IntegrityError" in told


async def test_a_log_is_appended_to_at_its_end_only(store: Store):
    await a_match(store)
    for seq in range(3):
        await store.append("m", entry(seq))
    for wrong in (0, 2):
        with pytest.raises(ConflictError) as caught:
            await store.append("m", entry(wrong, command="again"))
        assert caught.value.expected_seq == 3
    assert await store.read("m") == [entry(0), entry(1), entry(2)]
    assert await store.read("m", 2) == [entry(2)]
    assert await store.read("other") == []


async def test_a_command_stands_once_for_each_seat(store: Store):
    await a_match(store)
    await store.append("m", entry(0, 0, "same"))
    await store.append("m", entry(1, 1, "same"))
    with pytest.raises(ConflictError):
        await store.append("m", entry(2, 0, "same"))
    assert len(await store.read("m")) == 2


async def test_what_gathers_is_committed_together_and_the_guilty_alone_fail(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    for n in range(20):
        await a_match(store, f"m{n}")
    commits, write, commit = [], Store._write_together, LogWriter._commit

    async def counted(self: Store, others: list[Any], rows: list[dict[str, Any]]) -> list[Any]:
        commits.append(len(rows))
        return await write(self, others, rows)

    def counted_alone(self: LogWriter, rows: list[dict[str, Any]]) -> None:
        commits.append(len(rows))
        commit(self, rows)

    monkeypatch.setattr(Store, "_write_together", counted)
    monkeypatch.setattr(LogWriter, "_commit", counted_alone)
    await asyncio.gather(*(store.append(f"m{n}", entry(0)) for n in range(20)))
    assert 1 <= len(commits) <= 2
    assert sum(commits) == 20
    mixed = [store.append(f"m{n}", entry(0 if n == 7 else 1, command="d")) for n in range(20)]
    answers = await asyncio.gather(*mixed, return_exceptions=True)
    assert [n for n, answer in enumerate(answers) if answer is not None] == [7]
    assert isinstance(answers[7], ConflictError)
    assert [len(await store.read(f"m{n}")) for n in range(20)] == [2 - (n == 7) for n in range(20)]


async def test_closing_commits_what_is_waiting(tmp_path: Path):
    place = str(tmp_path / "test.sqlite")
    store = await Store.open(place)
    await a_match(store)
    waiting = [asyncio.create_task(store.append("m", entry(seq))) for seq in range(3)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    again = await Store.open(place)
    assert len(await again.read("m")) == 3
    await again.close()


async def test_migrations_lead_to_the_tables_the_program_uses(tmp_path: Path):
    engine = await open_engine(str(tmp_path / "test.sqlite"))
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == HEAD
        for table in metadata.sorted_tables:
            rows = (await connection.execute(text(f"PRAGMA table_info({table.name})"))).all()
            assert [row[1] for row in rows] == [column.name for column in table.columns]
    await engine.dispose()


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path):
    place = tmp_path / "test.sqlite"
    await (await open_engine(str(place))).dispose()
    with sqlite3.connect(place) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(StorageError, match="newer version"):
        await open_engine(str(place))


async def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path):
    """Neither a new one, nor one that an earlier version left open to everybody; nor what SQLite writes beside it."""
    old = tmp_path / "old.sqlite"
    shutil.copy(Path(__file__).parent / "data" / "version-1.sqlite", old)
    old.chmod(0o644)
    for place in (tmp_path / "made" / "for" / "it" / "new.sqlite", old):
        store = await Store.open(str(place))
        await a_match(store)
        for file in place.parent.glob(place.name + "*"):
            assert file.stat().st_mode & 0o777 == 0o600, file
        await store.close()
    assert [(tmp_path / way).stat().st_mode & 0o777 for way in ("made", "made/for/it")] == [0o700] * 2


async def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path):
    (tmp_path / "notes.sqlite").write_text("not a database, and long enough to be taken for one" * 20)
    with pytest.raises(StorageError, match="is damaged"):
        await open_engine(str(tmp_path / "notes.sqlite"))
    with pytest.raises(StorageError, match="cannot open the database"):
        await open_engine(str(tmp_path / "notes.sqlite" / "below.sqlite"))


def test_addresses_of_databases(monkeypatch: pytest.MonkeyPatch):
    assert url_of("/a/b.sqlite").render_as_string() == "sqlite+aiosqlite:////a/b.sqlite"
    for path in ("/a/b?c.sqlite", "/a/%20 #&;.sqlite", "/a/:memory:", "/postgresql/x"):
        assert url_of(path).database == path
    with pytest.raises(StorageError, match="mysql"):
        url_of("mysql://host/x")
    monkeypatch.setitem(__import__("sys").modules, "asyncpg", None)
    with pytest.raises(StorageError, match="pip install"):
        url_of("postgresql://host/x")


@pytest.mark.parametrize(
    "name", ["club?a", "club%20a", "club a#b", "club?mode=memory", "postgres-club", "ünïcode&c;d'e"]
)
async def test_any_folder_name_is_a_place_of_its_own(tmp_path: Path, name: str):
    """Two folders whose names differ only after a character that means something in addresses share no game."""
    for folder in (tmp_path / name, tmp_path / f"{name}2"):
        store = await Store.open(str(folder / "test.sqlite"))
        await a_match(store)
        await store.close()
        files = list(folder.iterdir())
        assert [each.name for each in files if each.suffix == ".sqlite"] == ["test.sqlite"]
        assert (folder.stat().st_mode & 0o777, files[0].stat().st_mode & 0o777) == (0o700, 0o600)
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([name, f"{name}2"])


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://eve:s3cr3t@localhost:1/x",
        "postgres://eve:s3cr3t@[::1]:1/x",
        "postgresql://eve:s3cr3t/@localhost:port/x",
        "postgresql://eve:s3cr3t@localhost:port/x",
        "postgresql://eve@localhost/x?password=s3cr3t",
        "postgresql://eve:s3cr3t%40@localhost/x",
    ],
)
async def test_no_error_names_the_password_of_a_database(address: str, monkeypatch: pytest.MonkeyPatch):
    """Not even where the driver's own error repeats the address."""
    monkeypatch.setitem(sys.modules, "asyncpg", types.ModuleType("asyncpg"))

    def repeats(url: URL, **_: object) -> None:
        told = url.render_as_string(hide_password=False)
        raise ValueError(f"no server at {told}, {url.password!r}, {dict(url.query)}")

    monkeypatch.setattr(opening, "create_async_engine", repeats)
    with pytest.raises(StorageError) as caught:
        await open_engine(address)
    assert "s3cr3t" not in str(caught.value)
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__


async def test_a_database_is_copied_before_it_is_brought_up_to_date(tmp_path: Path):
    """The copy is of the version of before, the owner's alone, and made anew when an older one is put back."""
    place, old = tmp_path / "old.sqlite", Path(__file__).parent / "data" / "version-1.sqlite"
    for name in ("old.sqlite.version-0001", "old.sqlite.version-0001-2"):
        shutil.copy(old, place)
        await (await open_engine(str(place))).dispose()
        copy = tmp_path / name
        assert copy.stat().st_mode & 0o777 == 0o600
        with sqlite3.connect(copy) as kept, sqlite3.connect(old) as was:
            assert list(kept.iterdump()) == list(was.iterdump())
        kept.close()
        was.close()
    await (await open_engine(str(place))).dispose()
    assert len(list(tmp_path.glob("old.sqlite.version-*"))) == 2, "what is up to date is not copied"


async def test_without_room_for_a_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    place = tmp_path / "old.sqlite"
    shutil.copy(Path(__file__).parent / "data" / "version-1.sqlite", place)
    before = place.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "rename", full)
    with pytest.raises(StorageError, match=r"cannot keep a copy .*make room"):
        await open_engine(str(place))
    assert place.read_bytes() == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["old.sqlite"]


async def test_a_database_of_before_anybody_could_stand_in_is_brought_up_to_date(tmp_path: Path):
    """Version 2 (0002): a match with a person and an open seat goes on, and waits for ever for who is away."""
    place = tmp_path / "old.sqlite"
    _old_database(place, "0002")
    with sqlite3.connect(place) as database:
        values = "'m', 'tiny_crew', 'night_watch', '{}', 5, 1234, 2"
        names = "id, game, variant, options, seed, created, n_seats"
        database.execute(f"INSERT INTO matches ({names}) VALUES ({values})")
        names = "match, seat, kind, token, invite, level, holder, brought"
        for row in ("'m', 0, 'person', 't0', '', -1, 0, 'lamp'", "'m', 1, 'open', '', 'i1', -1, -1, ''"):
            database.execute(f"INSERT INTO seats ({names}) VALUES ({row})")
    database.close()
    store = await Store.open(str(place))
    row = await store.match("m")
    assert row is not None
    assert row.absence == (0, -1)
    first, second = await store.seats("m")
    assert (first, second.kind, second.stand_in) == (
        SeatRow(0, "person", "t0", "", -1, 0, "lamp"),
        "open",
        -1,
    )
    assert await store.claim("m", "i1", "t1", "bell") == 1
    assert (await store.seats("m"))[1] == SeatRow(1, "person", "t1", "", -1, 1, "bell")
    await store.close()


def _old_database(place: Path, version: str) -> None:
    """An empty database as an earlier version made it."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    import gonfalon.storage.database as found

    config = Config()
    config.set_main_option("script_location", str(Path(found.__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{place}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


async def test_matches_of_before_keep_the_edition_of_their_rules(tmp_path: Path):
    """Version 7 called it the reading of the decks; version 6 knew none."""
    for version, columns, values, edition in (("0006", "", "", 0), ("0007", ", reading", ", 1", 1)):
        place = tmp_path / f"{version}.sqlite"
        _old_database(place, version)
        with sqlite3.connect(place) as database:
            names = "id, game, variant, options, seed, created, n_seats, absent_after, absent_level, learning"
            row = f"'m', 'fellowship', 'x', '{{}}', 5, 1234, 2, 0, -1, 0{values}"
            database.execute(f"INSERT INTO matches ({names}{columns}) VALUES ({row})")
        database.close()
        store = await Store.open(str(place))
        found = await store.match("m")
        assert found is not None
        assert found.setting.setup.edition == edition
        again = MatchRow("again", found.setting, 1235)
        await store.create(again, [SeatRow(0, "person", "t0", "")])
        assert await store.match("again") == again
        await store.close()


async def test_a_seat_is_written_anew_only_if_it_still_is_what_it_was(store: Store):
    await a_match(store)
    first, second = await store.seats("m")
    lent = first._replace(stand_in=2)
    assert await store.change_seat("m", first, lent)
    assert not await store.change_seat("m", first, first._replace(stand_in=3)), "somebody was quicker"
    assert await store.seats("m") == [lent, second]
    assert await store.change_seat("m", lent, lent._replace(invite="i2"))
    assert await store.claim("m", "i2", "t2", "kept out") == 0
    taken = (await store.seats("m"))[0]
    assert (taken.token, taken.stand_in, taken.brought, taken.holder) == ("t2", -1, "", 8), (
        "a holder of its own"
    )


async def test_results_of_before_are_kept_and_replaced_when_their_match_is_opened(tmp_path: Path):
    """Version 5 (0005) had one result a match, and forgot whoever sat at a seat before."""
    place = tmp_path / "old.sqlite"
    _old_database(place, "0005")
    with sqlite3.connect(place) as database:
        values = "'m', 'tiny_crew', 'night_watch', '{}', 5, 1234, 2, 0, -1, 0"
        names = "id, game, variant, options, seed, created, n_seats, absent_after, absent_level, learning"
        database.execute(f"INSERT INTO matches ({names}) VALUES ({values})")
        database.execute("INSERT INTO results VALUES ('m', 0, 1)")
    database.close()
    store = await Store.open(str(place))
    for begun_at, games in ((None, 1), (3, 1), (3, 1), (9, 2)):
        if begun_at is not None:
            await store.keep_result("m", begun_at, True, True)
        assert [one.games for one in await store.won_counts("tiny_crew")] == [games]
        assert await counted(store) == await recounted(store)
    await store.close()


async def counted(store: Store) -> list[tuple[object, ...]]:
    """What is kept of the games that companies have won."""
    return sorted(tuple(row) for row in await store.rows(schema.won_games.select()) if row.games)


async def recounted(store: Store) -> list[tuple[object, ...]]:
    """The same from the results."""
    return sorted(tuple(row) for row in await store.rows(won_games.recount()))


async def test_what_is_won_is_counted_as_the_results_say(store: Store):
    rng = Random(25)
    for number in range(30):
        options = {"difficulty": rng.choice(["easy", "standard"])}
        setup = GameSetup("night_watch", dict(options), rng.randint(1, 2))
        row = MatchRow(f"m{number}", Setting("tiny_crew", setup, 7), 1, learning=rng.random() < 0.2)
        await store.create(row, [SeatRow(0, "person", f"t{number}", "")])
        for begun_at in rng.choices(range(4), k=3):
            await store.keep_result(row.id, begun_at, rng.random() < 0.5, rng.random() < 0.7)
    assert await counted(store) == await recounted(store)
    told = await store.won_counts("tiny_crew")
    assert [one.games for one in told] == sorted((one.games for one in told), reverse=True)
    assert all(0 <= one.won <= one.games for one in told)
    assert await store.won_counts("another") == []


async def test_a_seat_is_given_away_only_beside_what_was_known(store: Store):
    await a_match(store)
    seen = await store.seats("m")
    brought = [seen[0]._replace(brought="a deck"), seen[1]]
    assert await store.claim("m", "i1", "t1", "another", brought) is None
    assert not await store.change_seat("m", seen[0], seen[0]._replace(stand_in=1), brought)
    assert await store.claim("m", "i1", "t1", "another", seen) == 1
