"""Files that mean no good: one line, exit code 1, within a second; and whatever is read, only our own errors come out."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gonfalon.cli.files import LONGEST_LINE, one_line
from gonfalon.cli.replay import replay_file
from gonfalon.core.errors import GonfalonError, NotationError
from gonfalon.games.stratego import notation
from gonfalon.games.stratego.notation import (
    ataraxos,
    gravon_squares,
    gravon_xml,
    gsn,
    position,
    stg_setup,
    ucc_setup,
)
from gonfalon.match import record

from .games import match_state, played

MOST_SECONDS = 5
"""Of computing, for a file made to take for ever: a machine is busy now and then, and what runs away takes minutes."""
GSN = b"#X38FA11 Stratego-Notation v1\ntype 0\n"
LAUGHS = '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">' + "".join(
    f'<!ENTITY lol{i} "{f"&lol{i - 1};" * 10}">' for i in range(1, 9)
)
RECORD = b'{"format":"gonfalon","version":1,'
FULL = RECORD + b'"game":"stratego","variant":"battle","rules":"","options":{},"seed":1,"entries":['
HOSTILE = {
    "empty": b"",
    "laughs": (LAUGHS + "]><stratego>&lol8;</stratego>").encode(),
    "outside": b'<!DOCTYPE a SYSTEM "file:///etc/passwd"><stratego/>',
    "parameter entity": b'<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1/"> %x;]><stratego/>',
    "include": b'<stratego xmlns:xi="x"><xi:include href="/etc/passwd"/></stratego>',
    "deep": b"<stratego>" * 100_000,
    "deep inside": b'<stratego><game type="classic">' + b"<a>" * 100_000,
    "wide": b'<stratego><game type="classic">' + b"<a/>" * 400_000 + b"</game></stratego>",
    "attributes": b"<stratego " + b" ".join(b'a%d=""' % i for i in range(150_000)) + b"/>",
    "long attribute": b'<stratego><game type="' + b"x" * 1_900_000 + b'"/></stratego>',
    "long name": b'<stratego><game type="classic"><player id="1">' + b"x" * 1_900_000,
    "truncated": b'<stratego><game type="classic"><field content="AAAA',
    "encoding": b'<?xml version="1.0" encoding="rot13"?><stratego/>',
    "long": GSN + b"A" * 1_900_000,
    "lines": GSN + b"\n" * 1_900_000,
    "ends": GSN + b"A" * 100 + b"\nEND" * 400_000,
    "moves": b'<stratego><game type="classic">' + b'<move source="A4" target="A5"/>' * 60_000,
    "gsn moves": GSN + b"A" * 100 + b"\nA4-A5" * 300_000 + b"\nEND\n",
    "brackets": b"[" * 1_000_000,
    "braces": b'{"a":' * 600_000,
    "not text": bytes(range(256)) * 100,
    "huge": b"x" * 5_000_000,
    "record of nothing": RECORD + b'"x":1}',
    "record of another": FULL.replace(b":1,", b":99,", 1) + b"]}",
    "record without end": FULL + b'[0,"a4-a5"],' * 300_000,
    "deep option": FULL.replace(b"{}", b'{"a":' + b"[" * 100_000),
    "control characters": FULL + b'[0,"\\u001b[2J\\n\\u0007"]]}',
    "long text": FULL + b'[0,"' + b"x" * 399 + b'"]]}',
    "negative": FULL.replace(b'"seed":1', b'"seed":-' + b"9" * 4000) + b"]}",
    "null": b"\0" * 1000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_get_one_line_and_exit_code_1(tmp_path: Path, name: str):
    path = tmp_path / "hostile"
    path.write_bytes(HOSTILE[name])
    said: list[str] = []
    started = time.process_time()
    assert replay_file(path, said.append) == 1
    assert time.process_time() - started < 1
    assert len(said) == 1
    assert said[0].isprintable()
    assert len(said[0]) <= LONGEST_LINE


def command(*arguments: str | Path) -> tuple[int, str, float]:
    """(exit code, output, seconds of computing) of the command in a process of its own."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-m", "gonfalon.cli.main", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.returncode, done.stdout + done.stderr, took


def test_a_hundred_megabytes_are_refused_by_their_size(tmp_path: Path):
    path = tmp_path / "huge.xml"
    path.write_bytes(b"<stratego>")
    os.truncate(path, 100_000_000)
    code, said, took = command("replay", path)
    assert (code, said) == (1, "huge.xml: the file is larger than 4000000 bytes\n")
    assert took < MOST_SECONDS


@pytest.mark.parametrize("name", ["laughs", "deep", "truncated", "braces", "gsn moves"])
def test_the_whole_command_takes_seconds_of_computing_at_most(tmp_path: Path, name: str):
    path = tmp_path / "hostile"
    path.write_bytes(HOSTILE[name])
    code, said, took = command("replay", path)
    assert code == 1
    assert said.count("\n") == 1
    assert took < MOST_SECONDS


def test_a_broken_file_is_told_without_loading_the_compiled_rules(tmp_path: Path):
    path = tmp_path / "broken.xml"
    path.write_bytes(HOSTILE["truncated"])
    code = (
        "import sys, pathlib; from gonfalon.cli.replay import replay_file;"
        f"replay_file(pathlib.Path({str(path)!r}), print); print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("False\n")


def test_what_is_no_plain_file_is_not_waited_for(tmp_path: Path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "none.xml", tmp_path, tmp_path / "pipe", Path("/dev/zero"), Path("a\0b")):
        said: list[str] = []
        assert replay_file(path, said.append) == 1
        assert "cannot be read" in said[0]


def test_a_file_name_cannot_write_to_the_terminal(tmp_path: Path):
    path = tmp_path / "a\n\x1b[2Jb"
    path.write_bytes(b"")
    said: list[str] = []
    assert replay_file(path, said.append) == 1
    assert said[0].startswith("a??[2Jb: ")
    assert one_line("x" * 1000) == "x" * (LONGEST_LINE - 3) + "..."


# ---- fuzz ------------------------------------------------------------------------------------------------------------

SOUND = [
    gravon_xml.write(played("barrage", 1, 20), end=(3, 1)).encode(),
    gsn.write(played("duel", 1, 20), end=(4, 3)).encode(),
    record.dumps(record.record_of(match_state(played("barrage", 1, 20)))),
]


def read_and_replay(raw: bytes) -> None:
    if raw.lstrip()[:1] == b"{":
        record.replay(record.loads(raw))
    else:
        game = notation.read(raw)
        notation.summary(game, notation.replay(game))


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2), st.integers(0, 3000), st.binary(max_size=12), st.integers(0, 40))
@example(0, 0, b"", 3000)
def test_damaged_files_raise_nothing_but_our_own_errors(which: int, place: int, insert: bytes, cut: int):
    sound = SOUND[which]
    place %= len(sound) + 1
    try:
        read_and_replay(sound[:place] + insert + sound[place + cut :])
    except GonfalonError as error:
        assert str(error)


@settings(max_examples=200, deadline=None)
@given(
    st.integers(0, 2), st.lists(st.tuples(st.integers(0, 200), st.integers(0, 200)), min_size=1, max_size=4)
)
def test_files_with_lines_in_another_order_raise_nothing_but_our_own_errors(
    which: int, moves: list[tuple[int, int]]
):
    lines = SOUND[which].split(b"\n")
    for source, target in moves:
        lines.insert(target % len(lines), lines.pop(source % len(lines)))
    try:
        read_and_replay(b"\n".join(lines))
    except GonfalonError as error:
        assert str(error)


NAMES = st.sampled_from(["stratego", "game", "field", "move", "player", "result", "note"])
KEYS = st.sampled_from(["type", "content", "source", "target", "id", "winner"])
VALUES = st.one_of(
    st.sampled_from(["classic", "barrage", "duell", "A4", "A:", "K10", "1", "2", "3", "²", "A" * 100]),
    st.text("AB_ 19:", max_size=12),
)
TREES = st.recursive(
    st.builds(lambda n, a: (n, a, []), NAMES, st.dictionaries(KEYS, VALUES, max_size=3)),
    lambda inside: st.builds(
        lambda n, a, c: (n, a, c),
        NAMES,
        st.dictionaries(KEYS, VALUES, max_size=3),
        st.lists(inside, max_size=4),
    ),
    max_leaves=12,
)


def as_xml(tree) -> str:
    name, attributes, children = tree
    inside = "".join(map(as_xml, children))
    attrs = "".join(f" {key}='{value}'" for key, value in attributes.items())
    return f"<{name}{attrs}>{inside}</{name}>"


@settings(max_examples=200, deadline=None)
@given(TREES)
def test_any_tree_of_known_elements_is_a_game_or_an_error(tree):
    for text in (as_xml(tree), f"<stratego><game type='classic'>{as_xml(tree)}</game></stratego>"):
        try:
            gravon_xml.read(text)
        except NotationError as error:
            assert str(error)


TEXTS = st.one_of(
    st.text(max_size=200),
    st.text("ABCDEFGHIJKLMNOPQRSTUVWXY_ rb0123456789", min_size=95, max_size=110),
    st.text("123456789sBF\n", min_size=38, max_size=48),
    st.text("abcj10:-A4K9", max_size=8),
)


@settings(max_examples=300, deadline=None)
@given(TEXTS, st.integers(0, 1))
def test_any_text_is_read_or_an_error(text: str, seat: int):
    for parse in (
        position.parse,
        gravon_xml.read,
        gsn.read,
        gravon_squares.read_square,
        ucc_setup.xy_of,
        lambda t: ucc_setup.read(t, seat),
        lambda t: ucc_setup.write(t, seat),
        lambda t: stg_setup.write(t, seat),
        lambda t: ataraxos.number_of(t, seat),
    ):
        try:
            parse(text)
        except NotationError as error:
            assert str(error)


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.binary(max_size=300), st.binary(min_size=80, max_size=80)), st.integers(0, 1))
def test_any_bytes_are_read_or_an_error(raw: bytes, seat: int):
    for parse in (record.loads, notation.read, lambda b: stg_setup.read(b, seat)):
        try:
            parse(raw)
        except NotationError as error:
            assert str(error)


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=8)),
    lambda inside: st.one_of(
        st.lists(inside, max_size=3), st.dictionaries(st.text(max_size=8), inside, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = st.sampled_from(["game", "variant", "rules", "options", "seed", "entries", "returns", "reason"])
ACTS = st.sampled_from(
    ["/resign", "/undeploy", "/draw-offer", "/draw-accept", "/claim-win", "/rematch x", "/x", "deploy F", ""]
)


@settings(max_examples=200, deadline=None)
@given(
    st.dictionaries(FIELDS, JSON, max_size=2),
    st.lists(st.tuples(st.integers(-1, 3), ACTS), max_size=4),
    st.sampled_from(["stratego", "tiny_crew", "tiny_hidden", "chess"]),
)
def test_a_record_with_other_fields_raises_nothing_but_our_own_errors(change, entries, game: str):
    plain = msgspec.json.decode(SOUND[2]) | {"game": game, "rules": ""}
    plain["entries"] = [*plain["entries"][: 2 * len(entries)], *entries]
    try:
        record.replay(record.loads(msgspec.json.encode(plain | change)))
    except GonfalonError as error:
        assert str(error)
