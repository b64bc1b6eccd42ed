#!/usr/bin/env python3
"""Lighthouse's mobile scores of the pages by which people come: home, rules, open seats, a finished game.

    .venv/bin/python bench/lighthouse.py
    .venv/bin/python bench/lighthouse.py --runs 5 --save

Starts a server of its own, plays a game to its end, and runs Lighthouse several times a page with nothing beside it. Medians count.
Needs Chromium and Node 20. On the first run npm fetches Lighthouse into `.build/lighthouse` (180 MB); neither the product nor its tests
need it. Prints a line of JSON a page; `--save` writes `bench/results/lighthouse.csv`.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import statistics
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "scripts"))

from find_chromium import find_chromium  # noqa: E402
from own_server import Seat, Server, own_server  # noqa: E402

HOME = ROOT / ".build" / "lighthouse"
PROGRAM = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"
VERSION = "12"
"""The newest that runs on Node 20."""
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
RESULTS = ROOT / "bench" / "results" / "lighthouse.csv"


def a_shared_game(server: Server) -> str:
    """A game that was given up at once, shown to everybody; the path of its page."""
    made = server.post(
        "/api/matches",
        {
            "game": "stratego",
            "variant": "duel",
            "seats": [{"kind": "own"}, {"kind": "own"}],
            "terms": {"watching": "everybody", "delay": "none"},
        },
    )
    seats = [Seat(server, made["match"], grant) for grant in made["grants"]]
    for seat in seats:
        seat.deploy("stratego", "duel", seat.seat)
    seats[0].act("/resign")
    for seat in seats:
        server.post(f"/api/matches/{made['match']}/share", {"shared": True}, seat.token)
        seat.close()
    return f"/game/{made['match']}"


def install() -> None:
    """Fetch Lighthouse where it is missing."""
    if PROGRAM.exists():
        return
    HOME.mkdir(parents=True, exist_ok=True)
    command = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(HOME), f"lighthouse@{VERSION}"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def audit(address: str, chromium: Path) -> dict[str, Any]:
    """One run of Lighthouse for a phone: its report."""
    command = [
        "node",
        str(PROGRAM),
        address,
        "--quiet",
        "--output=json",
        "--form-factor=mobile",
        "--chrome-flags=--headless=new --no-sandbox",
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    answer = subprocess.run(
        command, env=os.environ | {"CHROME_PATH": str(chromium)}, capture_output=True, text=True, check=True
    )
    return json.loads(answer.stdout)


def measured(address: str, chromium: Path, runs: int) -> dict[str, Any]:
    """The median of each category's score over so many runs, and what was found wanting in the last one."""
    reports = [audit(address, chromium) for _ in range(runs)]
    scores = {
        category: round(100 * statistics.median(one["categories"][category]["score"] for one in reports))
        for category in CATEGORIES
    }
    wanting = [
        name
        for category in CATEGORIES[1:]
        for name in (ref["id"] for ref in reports[-1]["categories"][category]["auditRefs"] if ref["weight"])
        if (reports[-1]["audits"][name]["score"] or 0) < 1
        and reports[-1]["audits"][name]["scoreDisplayMode"] not in ("notApplicable", "manual")
    ]
    slow = {
        name: reports[-1]["audits"][name]["displayValue"]
        for name in ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
    }
    shift = statistics.median(one["audits"]["cumulative-layout-shift"]["numericValue"] for one in reports)
    return {**scores, "shift": round(shift, 4), "wanting": wanting, **slow}


def main() -> None:
    """Measure the pages that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--page", action="append", help="only this path; may be given again")
    parser.add_argument("--save", action="store_true")
    given = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("Lighthouse needs Chromium: install it, or name it in $CHROMIUM.")
    install()
    rows: list[dict[str, Any]] = []
    with own_server() as server:
        pages = {
            "home": "/",
            "rules": "/rules/stratego",
            "open seats": "/seats",
            "finished game": a_shared_game(server),
        }
        chosen = {path: path for path in given.page} if given.page else pages
        for page, path in chosen.items():
            found = measured(server.address + path, chromium, given.runs)
            print(json.dumps({"page": page, **found}), flush=True)
            rows.append(
                {"page": page, **{name: found[name] for name in (*CATEGORIES, "shift")}, "runs": given.runs}
            )
    if given.save:
        today = datetime.now(UTC).date().isoformat()
        with RESULTS.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, [*rows[0], "date"], lineterminator="\n")
            writer.writeheader()
            writer.writerows(row | {"date": today} for row in rows)


if __name__ == "__main__":
    main()
