"""Schemathesis reads the description of the calls and tries them: nothing ends with 500, and every answer fits what the description says.

The everyday tests do the same with the same kind of texts (`test_any_text`, `test_described`). This one is by somebody else.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from junit_results import NOT_TESTED

from .conftest import ServerProcess
from .described import faults, faults_of
from .test_people import CREST

ON_POSTGRESQL: set[str] = set()
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
STREAMS = r"events$"
"""Streams, which do not end, so that Schemathesis would wait for ever: `test_every_stream_answers_as_it_is_described` opens them."""
EXAMPLES = 8
"""Of each call."""


@pytest.mark.long
def test_schemathesis_finds_nothing(
    command_server: ServerProcess, tmp_path: Path, record_property: Callable[[str, object], None]
):
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    program = shutil.which("schemathesis", path=places)
    if program is None:
        pytest.skip(f"{NOT_TESTED}the API by Schemathesis (pip install schemathesis)")
    command_server.start()
    description = f"{command_server.base}/api/schema/openapi.json"
    assert httpx.get(description, timeout=300).status_code == 200  # it is made once; Schemathesis waits 10 s
    told = subprocess.run(
        [
            *(program, "run", description, "--no-color"),
            *("--phases", "fuzzing", "--max-examples", str(EXAMPLES), "--checks", CHECKS),
            *("--exclude-path-regex", STREAMS, "--continue-on-failure", "--request-timeout", "60"),
            *("--suppress-health-check", "all", "--warnings", "off"),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=1_800,
        check=False,
    )
    print(told.stdout[-2_000:])
    assert told.returncode == 0, told.stdout + told.stderr
    found = re.search(r"(\d+) generated, (\d+) passed", told.stdout)
    assert found, told.stdout
    record_property("figure cases", int(found[2]))


OWN_KEY = "A" * 32
KEYS = ("", "x", OWN_KEY, "\u00e9" * 30, "x" * 4_000)
NAMES = ("x", "\0", "../../etc/passwd", "\U0001f4a5", "x" * 300)


def first_event(answer: httpx.Response) -> Any:
    """The data of the first event of a stream."""
    data = (line.removeprefix("data:") for line in answer.iter_lines() if line.startswith("data:"))
    return json.loads(next(data))


def test_every_stream_answers_as_it_is_described(server: ServerProcess):
    """With any key and any name: a stream whose first event fits, or a refusal. Schemathesis would wait for the end of a stream."""
    server.start()
    crest = {"name": "Grey Heron", "crest": msgspec.to_builtins(CREST)}
    head = {"authorization": f"Bearer {OWN_KEY}"}
    assert httpx.post(f"{server.base}/api/person", json=crest, headers=head, timeout=60).status_code == 200
    raw = httpx.get(f"{server.base}/api/schema/openapi.json", timeout=60).text
    root, opened = json.loads(raw), set[str]()
    answers = {
        path: methods.get("get", {}).get("responses", {}).get("200", {})
        for path, methods in root["paths"].items()
    }
    streams = {
        path: told["content"]["text/event-stream"]
        for path, told in answers.items()
        if "text/event-stream" in told.get("content", {})
    }
    assert all(re.search(STREAMS, path) for path in streams)
    for path, key, name in itertools.product(streams, KEYS, NAMES):
        if "{" not in path and name != NAMES[0]:
            continue
        place = re.sub(r"\{[^}]*\}", quote(name, safe=""), path)
        headers = [(b"authorization", f"Bearer {key}".encode())] if key else []
        with httpx.stream("GET", server.base + place, headers=headers, timeout=60) as answer:
            if answer.is_success:
                opened.add(path)
                assert list(faults(first_event(answer), streams[path]["schema"], root)) == [], (place, key)
            else:
                answer.read()
            assert faults_of(answer, f"get {path}", raw) == [], (place, key)
    assert opened >= {path for path in streams if "{" not in path}, "who has a name is let in"
