"""Numbers of the round that the browser's table has to know agree with the server's table of a round."""

from __future__ import annotations

import re
from pathlib import Path

from gonfalon.games.fellowship.engine.round import ROUND

TABLE = Path(__file__).parents[2] / "web/src/games/fellowship/table.ts"


def test_the_window_behind_the_staging_is_the_line_that_the_table_thinks() -> None:
    found = re.search(r"AFTER_STAGING = (\d+);", TABLE.read_text(encoding="utf-8"))
    assert found
    line = int(found[1])
    assert ROUND[line].argument == "after_staging"
    assert ROUND[line + 1].does == "resolve_quest"
