"""The server's log: text or JSON, the id of each request in its lines, and no key and no hidden fact in any."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient
from websockets.sync.client import connect

from gonfalon.core.errors import IllegalActionError, ReplayMismatchError
from gonfalon.server import keys, request_ids
from gonfalon.server.owner_task import OwnerTask
from gonfalon.server.server_log import (
    HIDDEN,
    JsonFormatter,
    RequestFilter,
    StandardError,
    TextFormatter,
    log_standard_error,
    without_secrets,
)

from .conftest import BLUE, DEPLOY, RED, ServerProcess
from .test_http import BODY, LINK, OWN

SANE = "a1b2c3d4-0000-4000-8000-abcdefabcdef"


class Lines(logging.Handler):
    """Writes down what a formatter makes of each line."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.addFilter(RequestFilter())
        self.setFormatter(formatter)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextlib.contextmanager
def heard(formatter: logging.Formatter, level: int = logging.DEBUG) -> Iterator[list[str]]:
    """What our loggers write meanwhile."""
    handler, logger = Lines(formatter), logging.getLogger("gonfalon")
    was = logger.level
    logger.addHandler(handler)
    logger.setLevel(level)
    try:
        yield handler.lines
    finally:
        logger.removeHandler(handler)
        logger.setLevel(was)


# ---- ids -------------------------------------------------------------------------------------------------------------


def test_a_sane_id_is_taken_over_and_another_is_made(client: TestClient):
    assert client.get("/api/reach", headers={"x-request-id": SANE}).headers["x-request-id"] == SANE
    made = {client.get("/api/reach").headers["x-request-id"] for _ in range(3)}
    assert len(made) == 3
    for strange in (
        "",
        "short",
        "x" * 65,
        "a b c d e f g",
        "line\tbreak-12",
        "<script>alert</script>",
        keys.new_token(),
    ):
        told = client.get("/api/reach", headers={"x-request-id": strange}).headers.get_list("x-request-id")
        assert len(told) == 1
        assert re.fullmatch(r"[0-9a-f]{18}", told[0]), strange


@pytest.mark.parametrize(
    "path", ["/api/matches/none", "/api/none", "/%00", "/api/matches/none/replay?from=x"]
)
def test_a_problem_names_its_request(client: TestClient, path: str):
    answer = client.get(path, headers={"x-request-id": SANE})
    assert answer.status_code >= 400
    assert (answer.json()["request_id"], answer.headers["x-request-id"]) == (SANE, SANE)


def test_who_is_refused_at_the_door_gets_an_id_too(client: TestClient):
    answer = client.get("/api/reach", headers={"host": "evil.example", "x-request-id": SANE})
    assert (answer.status_code, answer.json()["request_id"]) == (403, SANE)


def test_a_socket_is_told_its_id(server: ServerProcess):
    server.start()
    address = f"ws://127.0.0.1:{server.port}/ws/none"
    with connect(address, additional_headers={"X-Request-ID": SANE}, open_timeout=60) as line:
        assert line.response is not None
        assert line.response.headers["x-request-id"] == SANE


def test_lines_carry_the_id_of_their_request(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    def broken(*_: Any) -> None:
        raise ValueError("inside")

    monkeypatch.setattr("gonfalon.server.tables.Tables.create", broken)
    with heard(JsonFormatter()) as lines:
        client.post("/api/matches", json=BODY, headers={"x-request-id": SANE})
    told = [json.loads(line) for line in lines]
    assert {line["request_id"] for line in told} == {SANE}
    assert [(line["logger"], line["level"]) for line in told] == [
        ("gonfalon.http", "error"),
        ("gonfalon.access", "info"),
    ]
    assert (told[0]["error"], told[0]["message"]) == ("ValueError", "POST /api/matches failed")
    assert "broken" in told[0]["traceback"]
    assert told[1]["message"].startswith("POST /api/matches 500 in ")


async def test_a_job_has_the_id_of_whoever_brought_it_and_the_next_has_not():
    """The task that does it was made by another request, perhaps long ago."""
    mark = request_ids.set_current("of-the-first")
    owner = OwnerTask()
    request_ids.reset(mark)

    async def job() -> str:
        return request_ids.current()

    async def asks(name: str) -> str:
        request_ids.set_current(name)
        return await owner.do(job)

    assert await asyncio.gather(*(asyncio.create_task(asks(name)) for name in ("one", "two", ""))) == [
        "one",
        "two",
        "",
    ]
    await owner.close()


# ---- what is written -------------------------------------------------------------------------------------------------


def _record(message: str, *values: Any, error: BaseException | None = None) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error is not None else None
    return logging.LogRecord("gonfalon.http", logging.ERROR, "", 0, message, values, info)


def test_a_line_of_text_and_one_of_json():
    record = _record("match %s cannot be shown", "abc")
    record.request_id = SANE
    assert (
        TextFormatter().format(record).endswith(f" ERROR gonfalon.http [{SANE}]: match abc cannot be shown")
    )
    told = json.loads(JsonFormatter().format(record))
    assert told.pop("time").endswith("+00:00")
    assert told == {
        "level": "error",
        "logger": "gonfalon.http",
        "message": "match abc cannot be shown",
        "request_id": SANE,
    }


def test_a_json_line_is_one_line():
    error = ValueError("two\nlines")
    assert "\n" not in JsonFormatter().format(_record("a\nb", error=error))


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()])
def test_a_long_traceback_is_cut(formatter: logging.Formatter):
    assert len(formatter.format(_record("it failed", error=ValueError("x " * 50_000)))) < 8_000


@pytest.mark.parametrize(
    "text",
    [
        "Authorization: Bearer {}",
        "authorization='{}'",
        "Cookie: session={}",
        '{{"type":"hello","token":"{}"}}',
        "{{'invite': '{}'}}",
        "GET /api/matches/abc?token={}&view=all",
        "https://play.example.org/join/abc#{}",
        "the text {} alone",
    ],
)
def test_a_secret_that_gets_into_a_line_is_struck_out(text: str):
    for secret in ("x7", "k_Zq3-9", keys.new_token(), keys.new_invite()):
        if len(secret) < 10 and "alone" in text:
            continue  # a short one is known by its name only
        line = text.format(secret)
        assert secret not in without_secrets(line) or (
            len(secret) >= 10 and not keys.KEY_LIKE.search(secret)
        ), line
        assert HIDDEN in without_secrets(line) or not keys.KEY_LIKE.search(line)


def test_an_ordinary_line_stays_as_it_is():
    for line in (
        "match q3Zk9xY1aBc_ cannot be shown",
        "a push service has answered 410; this news is not sent",
        "POST /api/matches/{match} 200 in 3.1 ms",
        "File src/gonfalon/server/tournament_schedule.py, line 177, in announce_what_is_planned_for_this_week",
    ):
        assert without_secrets(line) == line


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()])
def test_an_error_that_names_an_action_says_its_code_alone(formatter: logging.Formatter):
    """An action may be a hidden set-up or a card."""
    try:
        try:
            raise IllegalActionError(DEPLOY[0], "out_of_turn")
        except IllegalActionError as error:
            raise ReplayMismatchError(3, str(error)) from error
    except ReplayMismatchError as error:
        written = formatter.format(_record("match abc cannot be opened", error=error))
    assert RED not in written
    assert "action/illegal out_of_turn" in written
    assert "replay/mismatch" in written


def test_what_is_printed_past_the_log_becomes_lines_of_it(capfd: pytest.CaptureFixture[str]):
    """A notice of the rules, a warning of Python, the end of a thread: all print to standard error."""
    with pytest.MonkeyPatch.context() as patch, heard(JsonFormatter()) as lines:
        patch.setattr(sys, "stderr", sys.__stderr__)
        log_standard_error("json")
        print("Gonfalon compiles its rules.\nIt happens once.", file=sys.stderr, flush=True)
        sys.stderr.write("in two ")
        sys.stderr.write(f"parts, token={SANE}\n")
        error = ValueError("100% lost")
        threading.__excepthook__(threading.ExceptHookArgs((ValueError, error, None, None)))
    told = [json.loads(line) for line in lines]
    said = [line["message"] for line in told]
    assert said[:3] == ["Gonfalon compiles its rules.", "It happens once.", f"in two parts, token={HIDDEN}"]
    assert said[-1] == "ValueError: 100% lost"
    assert {(line["logger"], line["level"]) for line in told} == {("gonfalon.stderr", "warning")}
    assert capfd.readouterr().err == ""


def test_a_text_log_leaves_standard_error_alone():
    before = sys.stderr
    log_standard_error("text")
    assert sys.stderr is before


def test_a_handler_that_fails_is_told_of_and_not_logged_for_ever():
    class Failing(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            print("the disk is full", file=stream)

    stream, failing = StandardError(written := io.StringIO()), Failing()
    logging.getLogger("gonfalon.stderr").addHandler(failing)
    try:
        print("a notice", file=stream)
    finally:
        logging.getLogger("gonfalon.stderr").removeHandler(failing)
    assert written.getvalue() == "the disk is full\n"


# ---- a whole game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", ["text", "json"])
def test_a_game_with_everything_logged_leaves_no_key_and_nothing_hidden(tmp_path: Path, written: str):
    """Created, joined by invitation, set up, refused, resigned, read by key, by a person with a name; at level debug."""
    server, log = ServerProcess(tmp_path / "data"), tmp_path / "log"
    server.more = ("--log-format", written, "--log-level", "debug", "--metrics", "--teaching")
    with log.open("w") as stderr:
        server.launch = lambda arguments, environment: _launched(server, arguments, environment, stderr)
        server.start()
        try:
            secrets = _play(server)
        finally:
            server.stop()
    lines = log.read_text().splitlines()
    assert [line for line in lines for secret in secrets if secret in line] == []
    assert len(lines) > 10
    assert any("POST /api/matches/{match}/join 200" in line for line in lines)
    if written == "json":
        told = [msgspec.json.decode(line) for line in lines]
        assert all({"time", "level", "logger", "message"} <= set(line) for line in told)
        assert all(line["request_id"] for line in told if line["logger"] == "gonfalon.access")


def _play(server: ServerProcess) -> list[str]:
    """What must stay out of the log."""
    person, session = keys.new_token(), keys.new_token()
    asker = httpx.Client(base_url=server.base, headers={"cookie": f"session={session}"}, timeout=60)
    made = asker.post("/api/matches", json={**BODY, "seats": [OWN, LINK]}).json()
    match, token, invite = made["match"], made["grants"][0]["token"], made["invites"][0]["invite"]
    joined = asker.post(f"/api/matches/{match}/join", json={"invite": invite}).json()
    opens = joined["grant"]["token"]
    for seat, each in enumerate((token, opens)):
        with connect(f"ws://127.0.0.1:{server.port}/ws/{match}", open_timeout=60) as line:
            line.send(json.dumps({"type": "hello", "token": each}))
            for n, action in enumerate((f"{DEPLOY[seat]}?", DEPLOY[seat])):
                line.send(json.dumps({"type": "command", "id": f"{seat}-{n}", "seen": 1, "action": action}))
            if seat:
                line.send(json.dumps({"type": "command", "id": "r", "action": "/resign"}))
            last = "r" if seat else "0-1"
            while (told := json.loads(line.recv()))["type"] not in ("ack", "nack") or told["id"] != last:
                pass
    crest = {"field": "azure", "division": "plain", "charge": "star"}
    asker.post(
        "/api/person",
        json={"name": "Grey Heron", "crest": crest},
        headers={"authorization": f"Bearer {person}"},
    )
    for path in ("replay?view=all", f"record?token={token}", "", "rematch"):
        for key in (token, opens, person, "wrong"):
            asker.get(f"/api/matches/{match}/{path}", headers={"authorization": f"Bearer {key}"})
    asker.get(f"/api/matches/{match}", headers={"authorization": token})
    return [token, opens, invite, person, session, RED, BLUE, *_lend(asker)]


def _lend(asker: httpx.Client) -> list[str]:
    """Lend a seat of a company to a computer, and give it to a friend; the keys to it."""
    crew = {"game": "tiny_crew", "variant": "night_watch", "seats": [OWN, OWN]}
    made = asker.post("/api/matches", json=crew).json()
    token, at = made["grants"][0]["token"], f"/api/matches/{made['match']}"
    opens = {"authorization": f"Bearer {token}"}
    lent = asker.post(f"{at}/seat", json={"seat": 0, "to": "computer", "level": 0}, headers=opens)
    assert lent.status_code == 200, lent.text
    invite = asker.post(f"{at}/seat", json={"seat": 0, "to": "link"}, headers=opens).json()["invite"]
    joined = asker.post(f"{at}/join", json={"invite": invite}).json()
    return [token, invite, joined["grant"]["token"]]


def _launched(server: ServerProcess, arguments: list[str], environment: dict[str, str], stderr: Any) -> str:
    command = [sys.executable, "-m", "gonfalon.cli.main", *arguments]
    server.process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=stderr, text=True
    )
    assert server.process.stdout is not None
    return server.process.stdout.readline()


@pytest.mark.parametrize("option", [("--log-format", "xml"), ("--log-level", "loud")])
def test_a_word_that_the_log_does_not_know_is_refused(tmp_path: Path, option: tuple[str, str]):
    command = [
        sys.executable,
        "-m",
        "gonfalon.cli.main",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        *option,
    ]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert f"{option[0]} '{option[1]}' is none of: " in ended.stderr
