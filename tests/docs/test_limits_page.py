"""The guide's table of limits is that of the code."""

from __future__ import annotations

from pathlib import Path

from gonfalon.server.limits import LIMITS, Limit

PAGE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "run-a-server.md"
HEAD = "| limit | what it counts | how much | in |\n|---|---|---|---|\n"


def span(limit: Limit) -> str:
    """As the table writes it."""
    return f"{limit.window} s" if limit.window else "at once"


def test_the_table_of_limits_is_of_today():
    rows = [
        f"| `{name}` | {limit.counts} | {limit.most:,} {limit.unit} | {span(limit)} |\n"
        for name, limit in LIMITS.items()
    ]
    told = PAGE.read_text(encoding="utf-8").partition(HEAD)[2].partition("\n\n")[0] + "\n"
    assert told == "".join(rows), "the table in run-a-server.md and LIMITS disagree"
