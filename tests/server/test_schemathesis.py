"""Schemathesis reads the description of the calls and tries them: nothing ends with 500, and every answer fits what the description says.

The everyday tests do the same with the same kind of texts (`test_any_text`, `test_described`). This one is by somebody else.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from junit_results import NOT_TESTED

from .conftest import ServerProcess

ON_POSTGRESQL: set[str] = set()
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
LEFT_OUT = r"events$|^/api/(measurements|proposal)"
"""Streams, which do not end; and calls that play hundreds of games."""
EXAMPLES = 8
"""Of each call."""


@pytest.mark.long
def test_schemathesis_finds_nothing(command_server: ServerProcess, tmp_path: Path):
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    program = shutil.which("schemathesis", path=places)
    if program is None:
        pytest.skip(f"{NOT_TESTED}the API by Schemathesis (pip install schemathesis)")
    command_server.start()
    told = subprocess.run(
        [
            *(program, "run", f"{command_server.base}/api/schema/openapi.json", "--no-color"),
            *("--phases", "fuzzing", "--max-examples", str(EXAMPLES), "--checks", CHECKS),
            *("--exclude-path-regex", LEFT_OUT, "--continue-on-failure", "--request-timeout", "60"),
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
