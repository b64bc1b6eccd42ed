"""A record proves that what was hidden was fixed before anybody acted on it: and each way to cheat is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from gonfalon import games
from gonfalon.cli.verify import verify_files
from gonfalon.core.errors import NotationError
from gonfalon.core.rng import stream
from gonfalon.match import record
from gonfalon.match.commitments import commitments, commitments_before, newest_commitments
from gonfalon.match.log import Entry
from gonfalon.match.record import Opening, Record, Sealed
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.sealing import (
    SEED_BITS,
    Sealing,
    commitment,
    derived_seed,
    key_of,
    new_part,
    new_sealing,
)
from gonfalon.match.verification import Notes, Verified, read_notes, verify

GAMES = ["tiny_hidden", "tiny_crew", "stratego", "fortress", "fellowship"]


def sealed_setting(name: str, parts: tuple[str, ...] | None = None, is_picked: bool = False) -> Setting:
    """The setting of a match of two seats, as a server makes it."""
    game, sealing = games.get(name), new_sealing(is_picked)
    brought = ("",) * 2 if game.spec.brings else ()
    setup = game.setup("duel" if name == "stratego" else "", n_seats=2, brought=brought)
    if is_picked:
        return Setting(name, setup, 7, None, sealing)
    given = (new_part(), new_part()) if parts is None else parts
    sealing = msgspec.structs.replace(sealing, parts=given)
    return Setting(name, setup, derived_seed(sealing.part, given), None, sealing)


def played(setting: Setting, most: int = 12) -> MatchState:
    """A match after some random acts, given up then."""
    match_state, rng = MatchState(setting), stream(1, "played")
    for _ in range(most):
        if not match_state.to_act():
            break
        seat = rng.choice(match_state.to_act())
        add(match_state, seat, match_state.game.random_action(match_state.state, seat, rng))
    if match_state.outcome is None:
        if "concede" in match_state.game.spec.table_actions:
            add(match_state, 0, "/concede")
            add(match_state, 1, "/agree")
        else:
            add(match_state, 0, "/resign")
    assert match_state.outcome is not None
    return match_state


def add(match_state: MatchState, seat: int, text: str) -> None:
    match_state.take(Entry(match_state.n_entries, seat, text, "", 0))


def record_of(match_state: MatchState) -> Record:
    """The record as a reader of its file has it."""
    return record.loads(record.dumps(record.record_of(match_state)))


@pytest.fixture(name="honest", scope="module")
def honest_record() -> Record:
    return record_of(played(sealed_setting("fortress")))


def changed(found: Record, **more: object) -> Record:
    """The record with other openings, parts or entries."""
    sealed = found.sealed
    assert sealed is not None
    of_sealed = {name: more.pop(name) for name in ("part", "parts", "openings") if name in more}
    return msgspec.structs.replace(found, sealed=msgspec.structs.replace(sealed, **of_sealed), **more)


def openings_with(found: Record, thing: str, change: Callable[[Opening], Opening | None]) -> Record:
    """The record with one opening changed, or without it."""
    assert found.sealed is not None
    every = ((one, change(one) if one.thing == thing else one) for one in found.sealed.openings)
    return changed(found, openings=tuple(new for _, new in every if new is not None))


# ---- what is proven ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_record_of_every_game_is_in_order(name: str):
    match_state = played(sealed_setting(name))
    notes = Notes("m", commitments(match_state), {"1": _parts(match_state)[1]})
    found = verify(record_of(match_state), notes)
    assert found.faults == ()
    assert any("fixed before the first act and never changed" in line for line in found.proven)
    assert any("follows from the server's part and those of seats 0, 1" in line for line in found.proven)
    assert any("player's browser was shown" in line for line in found.proven)
    assert any("who looked" in line for line in found.unproven)


def _parts(match_state: MatchState) -> tuple[str, ...]:
    sealing = match_state.setting.sealing
    assert sealing is not None
    return sealing.parts


def test_what_is_not_proven_is_said_without_parts_without_notes_and_of_a_picked_seed():
    said = verify(record_of(played(sealed_setting("tiny_crew", ("", "")))))
    assert said.faults == ()
    assert any("no seat gave one of its own" in line for line in said.unproven)
    assert any("--notes" in line for line in said.unproven)
    half = verify(record_of(played(sealed_setting("tiny_crew", ("", new_part())))))
    assert any("anything for seats 0" in line for line in half.unproven)
    picked = verify(record_of(played(sealed_setting("tiny_crew", is_picked=True))))
    assert picked.faults == ()
    assert any("it was picked" in line for line in picked.unproven)


def test_nothing_is_opened_before_the_end():
    match_state = MatchState(sealed_setting("tiny_hidden"))
    assert record.record_of(match_state).sealed is None
    assert b"sealed" not in record.dumps(record.record_of(match_state))


def test_a_new_deal_that_a_company_begins_is_committed_to_when_it_is_proposed():
    match_state = MatchState(sealed_setting("tiny_crew"))
    add(match_state, 0, match_state.game.random_action(match_state.state, 0, stream(1)))
    add(match_state, 0, "/restart 77")
    assert [*newest_commitments(match_state)] == ["entry 1"]
    add(match_state, 1, "/agree")
    assert newest_commitments(match_state) == {}
    add(match_state, 0, "/concede")
    add(match_state, 1, "/agree")
    found = record_of(match_state)
    verified = verify(found)
    assert verified.faults == ()
    assert any("deal begun with entry 1: the server drew it alone" in line for line in verified.unproven)
    entries = [*found.entries]
    entries[1] = msgspec.structs.replace(entries[1], text="/restart 78")
    assert "entry 1: this is not what was committed to" in _faults(changed(found, entries=tuple(entries)))


# ---- planted faults ---------------------------------------------------------------------------------------------------


def _faults(found: Record, notes: Notes | None = None) -> str:
    verified: Verified = verify(found, notes)
    assert verified.proven == ()
    return "\n".join(verified.faults)


def test_a_changed_set_up_is_told():
    match_state = played(sealed_setting("tiny_hidden"))
    found = record_of(match_state)
    place = next(one.entry.seq for one in match_state.applied if one.is_sealed)
    entries = [*found.entries]
    others = (f"place {text}" for text in ("12", "21", "11"))
    entries[place] = msgspec.structs.replace(entries[place], text=next(others))
    assert f"entry {place}: this is not what was committed to" in _faults(
        changed(found, entries=tuple(entries))
    )


def test_a_changed_fortress_is_told(honest: Record):
    entries = [*honest.entries]
    entries[0], entries[1] = (
        msgspec.structs.replace(entries[0], seat=entries[1].seat),
        msgspec.structs.replace(entries[1], seat=entries[0].seat),
    )
    said = _faults(changed(honest, entries=tuple(entries)))
    assert "entry 0: this is not what was committed to" in said
    assert "entry 1: this is not what was committed to" in said


def test_a_changed_seed_is_told(honest: Record):
    assert "seed: it does not follow" in _faults(changed(honest, seed=honest.seed + 1))


def test_a_changed_part_of_the_server_is_told_even_where_the_seed_follows_from_it(honest: Record):
    assert honest.sealed is not None
    other = new_part()
    found = changed(honest, part=other, seed=derived_seed(other, honest.sealed.parts))
    assert "part: this is not what was committed to" in _faults(found)


def test_a_changed_part_of_a_seat_is_told(honest: Record):
    assert honest.sealed is not None
    assert "seed: it does not follow" in _faults(changed(honest, parts=(new_part(), honest.sealed.parts[1])))
    assert "there are 1 parts of seats for 2 seats" in _faults(changed(honest, parts=honest.sealed.parts[:1]))


def test_a_changed_key_and_a_changed_commitment_are_told(honest: Record):
    for change in ({"key": new_part()}, {"commitment": new_part()}):
        other = openings_with(honest, "entry 0", lambda one, new=change: msgspec.structs.replace(one, **new))
        assert "entry 0: this is not what was committed to" in _faults(other)


@pytest.mark.parametrize("thing", ["part", "entry 0", "brought 1"])
def test_a_missing_opening_is_told(honest: Record, thing: str):
    assert f"{thing}: its opening is missing" in _faults(openings_with(honest, thing, lambda one: None))
    empty = openings_with(honest, thing, lambda one: msgspec.structs.replace(one, key=""))
    assert f"{thing}: its opening is missing" in _faults(empty)


def test_a_seed_that_is_called_picked_afterwards_is_told(honest: Record):
    assert "part: it is opened, and there is no such thing" in _faults(
        changed(honest, part="", parts=("", ""))
    )
    assert "no seat can have given a part" in _faults(changed(honest, part=""))


def test_a_thing_that_is_opened_twice_is_told(honest: Record):
    assert honest.sealed is not None
    again = (*honest.sealed.openings, honest.sealed.openings[0])
    assert "a thing is opened twice" in _faults(changed(honest, openings=again))


def test_a_record_without_openings_proves_nothing(honest: Record):
    assert "it holds no openings" in _faults(msgspec.structs.replace(honest, sealed=None))


def test_a_record_that_does_not_replay_is_told(honest: Record):
    assert "it does not replay" in _faults(msgspec.structs.replace(honest, entries=honest.entries[1:]))


def test_a_server_that_writes_everything_anew_is_caught_by_the_notes_of_a_player():
    true, other = played(sealed_setting("tiny_hidden")), played(sealed_setting("tiny_hidden"))
    notes = Notes("m", commitments(true), {"0": _parts(true)[0]})
    assert verify(record_of(other)).faults == (), "alone it is in order"
    said = _faults(record_of(other), notes)
    assert "part: another commitment was shown during play" in said
    assert "the part that seat 0 gave is not among those" in said
    less = msgspec.structs.replace(notes, commitments={**notes.commitments, "entry 9": new_part()})
    assert "entry 9: a commitment to it was shown during play" in _faults(record_of(true), less)
    fewer = msgspec.structs.replace(notes, commitments={})
    assert "part: the notes hold no commitment to it" in _faults(record_of(true), fewer)


# ---- commitments ------------------------------------------------------------------------------------------------------


def test_what_is_committed_to_follows_the_documented_form():
    """The values of docs/guides/formats.md, for whoever checks with another program."""
    sealing = Sealing("00" * 32, "11" * 32)
    key = key_of(sealing, "entry 3")
    assert key == "7613d53dfc2732a4b7f6d5c3ab75e171eb520b4a2c75e816fc44b8b0be51c58f"
    told = "5cb678947f36fc42c556da1d74b479c668f41ebd0b7939618e8dfc741105102e"
    assert commitment(key, "entry 3", "0\ndeploy F") == told
    assert derived_seed("11" * 32, ("", "22" * 32)) == 2266887659008797917 < 2**SEED_BITS


def test_a_commitment_tells_nothing_of_a_thing_that_could_be_guessed():
    """Twice the same set-up: other keys, so other commitments."""
    told = set[str]()
    for _ in range(20):
        match_state = MatchState(sealed_setting("tiny_hidden"))
        add(match_state, 0, match_state.game.random_action(match_state.state, 0, stream(3)))
        told |= {*newest_commitments(match_state).values()}
    assert len(told) == 20


def test_keys_of_things_do_not_tell_each_other():
    sealing = new_sealing()
    assert len({key_of(sealing, f"entry {number}") for number in range(50)} | {sealing.key}) == 51


def test_who_has_brought_nothing_yet_has_no_commitment():
    setting = sealed_setting("fortress")
    assert [*commitments_before(setting, waiting={1})] == ["part", "brought 0"]
    assert [*commitments_before(setting)] == ["part", "brought 0", "brought 1"]
    assert [*commitments_before(sealed_setting("fellowship"))] == ["part"], "decks are open"
    assert commitments_before(msgspec.structs.replace(setting, sealing=None)) == {}


# ---- the command ------------------------------------------------------------------------------------------------------


def test_the_command_tells_what_is_proven_and_fails_on_a_fault(tmp_path: Path, honest: Record):
    good, bad, notes = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "notes.json"
    good.write_bytes(record.dumps(honest))
    bad.write_bytes(record.dumps(changed(honest, seed=1)))
    assert honest.sealed is not None
    shown = {one.thing: one.commitment for one in honest.sealed.openings}
    notes.write_bytes(msgspec.json.encode(Notes("m", shown, {"0": honest.sealed.parts[0]})))
    said: list[str] = []
    assert verify_files([good], said.append, notes) == 0
    assert said[0] == "good.json: in order"
    assert any(line.startswith("  proven: hidden facts were fixed before the first act") for line in said)
    assert any(line.startswith("  not proven: who looked") for line in said)
    said.clear()
    assert verify_files([good, bad], said.append) == 1
    assert any(line.startswith("bad.json: seed: it does not follow") for line in said)
    said.clear()
    assert verify_files([good, bad], said.append, notes) == 1
    assert said == ["--notes takes a single record"]
    said.clear()
    assert verify_files([good], said.append, good) == 1
    assert said[0].startswith("good.json: these are no notes of commitments")
    assert verify_files([tmp_path / "none.json"], said.append) == 1


@pytest.mark.parametrize(
    "raw", [b"", b"[]", b'{"match": 3}', b"\xff", b'{"match":"m","commitments":{"a":"zz"}}']
)
def test_notes_that_are_none_are_told(raw: bytes):
    with pytest.raises(NotationError, match="no notes of commitments"):
        read_notes(raw)


@pytest.mark.parametrize("part", ["zz", "A" * 64, "0" * 63, "0" * 64 + "\n"])
def test_a_part_that_is_no_part_is_refused(honest: Record, part: str):
    raw = msgspec.json.encode(msgspec.structs.replace(honest, sealed=Sealed("", (part, ""), ())))
    with pytest.raises(NotationError):
        record.loads(raw)
