#!/usr/bin/env python3
"""Write docs/strength.md, docs/speed.md and the figure of strength from the data in bench/results.

The data files hold what was measured and nothing that follows from it: intervals, verdicts on bars and tables are computed here.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import mean

from derived_files import run
from page_scores import page_scores
from results_texts import GROUPS, SCENARIOS, SPEED, STRENGTH

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "bench" / "results"
OUT = ROOT / "docs"
HOW = "<!-- Written by scripts/results_pages.py from bench/results. Do not edit. -->\n"
Row = dict[str, str]
RULESETS = {
    "battle": "Battle",
    "duel": "Duel",
    "classic": "Classic",
    "classic39": "Classic with 39 pieces",
    "barrage": "Barrage",
    "ultimate": "Ultimate",
    "me-classic": "me-classic",
    "me-powers": "me-powers",
    "me-ring": "me-ring",
    "fortress-intro": "introduction",
    "fortress-main": "main game",
}
STARTERS = ("leadership", "tactics", "spirit", "lore")
"""Decks by whose mean the targets of the card game go."""
PARTNERS = ("hunter", "miser", "prober")
Z_95 = 1.96
"""Standard errors to either side of a 95 per cent interval."""


def rows_of(name: str) -> list[Row]:
    """A data file of bench/results, by its name without ending."""
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 per cent interval of a share (Wilson's score interval)."""
    middle = (share + Z_95**2 / (2 * games)) / (1 + Z_95**2 / games)
    half = Z_95 * (share * (1 - share) / games + Z_95**2 / (4 * games**2)) ** 0.5 / (1 + Z_95**2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def cell(share: float, games: int) -> str:
    """A score with its interval and its games."""
    low, high = wilson(share, games)
    return f"{share:.2f} ({low:.2f} to {high:.2f}; {games:,})"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def one(matches: list[Row], **wanted: str) -> str:
    """The cell of the only match with these fields; empty where it was not played."""
    found = [row for row in matches if all(row[key] == value for key, value in wanted.items())]
    if len(found) > 1:
        raise ValueError(f"{wanted} stands twice in bench/results/matches.csv")
    return cell(float(found[0]["score"]), int(found[0]["games"])) if found else ""


def ladder(matches: list[Row], family: str, rulesets: Sequence[str], levels: range) -> str:
    """A level in each row, against the one below."""
    return table(
        ["levels", *(RULESETS[name] for name in rulesets)],
        (
            [f"{level} over {level - 1}"]
            + [
                one(
                    matches,
                    family=family,
                    ruleset=name,
                    first=f"level {level}",
                    second=f"level {level - 1}",
                )
                for name in rulesets
            ]
            for level in levels
        ),
    )


STEPS = ("first_game", "first_week", "first_month", "level 1")
"""Easiest first."""


def steps_below(matches: list[Row]) -> str:
    """Each step of each ruleset against the model of a newcomer and against the step below it, as far as it was measured."""
    below = dict(zip(STEPS[1:], STEPS, strict=False))
    names = {**RULESETS, "fortress-intro": "Fortress, introduction", "fortress-main": "Fortress, main game"}
    rows = (
        [
            title,
            f"`{who}`" if "_" in who else who,
            one(matches, ruleset=name, first=who, second="newcomer"),
            one(matches, ruleset=name, first=who, second=below[who]) if who in below else "",
        ]
        for name, title in names.items()
        for who in STEPS
    )
    return table(
        ["game", "step", "against the newcomer", "against the step below"],
        (row for row in rows if any(row[2:])),
    )


DIFFICULTIES = ("basic", "easy", "standard")
"""Gentlest first, by the games that the model of a newcomer wins."""


def newcomers_scenarios(rows: list[Row]) -> str:
    """What the model of a newcomer wins alone, by difficulty and deck."""
    found = {(row["scenario"], row["deck"], row["player"]): won([row]) for row in rows}
    cells = (
        [SCENARIOS[scenario], difficulty]
        + [found.get((scenario, deck, f"newcomer, {difficulty}"), "") for deck in STARTERS]
        for scenario in SCENARIOS
        for difficulty in DIFFICULTIES
    )
    return table(["scenario", "difficulty", *STARTERS], (row for row in cells if any(row[2:])))


def against_partners(matches: list[Row]) -> str:
    """Level 6 against each frozen opponent, in every ruleset."""
    timed = {"battle", "duel", "barrage"}
    return table(
        ["ruleset", *PARTNERS],
        (
            [RULESETS[name]]
            + [
                one(
                    matches,
                    ruleset=name,
                    first="level 6 @100 ms" if name in timed else "level 6",
                    second=other,
                )
                for other in PARTNERS
            ]
            for name in ("battle", "duel", "barrage", "me-classic", "me-powers", "me-ring")
        ),
    )


def against_thumb(matches: list[Row]) -> str:
    """Who was measured against the rules of thumb, in every ruleset."""
    players = ("level 4", "level 6", *PARTNERS)
    return table(
        ["ruleset", *players],
        (
            [RULESETS[name]] + [one(matches, ruleset=name, first=who, second="rule_based") for who in players]
            for name in ("battle", "duel", "barrage", "me-classic", "me-powers", "me-ring")
        ),
    )


def fortress_ladder(matches: list[Row]) -> str:
    """The levels of Fortress against the one below, and the best against the baseline."""
    games = ("fortress-intro", "fortress-main")
    told = ladder(matches, "fortress", games, range(2, 5))
    best = [one(matches, ruleset=name, first="level 4", second="depth_first") for name in games]
    return told + f"| 4 over `depth_first` | {' | '.join(best)} |\n"


def fortress_turns(rows: list[Row]) -> str:
    """Mean turns of explorers and builders."""
    found = {(row["role"], row["player"], row["game"]): row["turns"] for row in rows}
    players = ("depth first", "level 1", "level 2", "level 3", "level 4")
    columns = [(role, game) for role in ("explorer", "builder") for game in ("intro", "main")]
    return table(
        ["player", *(f"{role}, {'introduction' if game == 'intro' else 'main'}" for role, game in columns)],
        ([who] + [found.get((role, who, game), "") for role, game in columns] for who in players),
    )


def won(rows: Iterable[Row]) -> str:
    """The share of games won in some rows taken together."""
    told = list(rows)
    games = sum(int(row["games"]) for row in told)
    return cell(sum(int(row["won"]) for row in told) / games, games)


def mean_of_decks(rows: Iterable[Row]) -> float:
    """The share of games won, each deck counted alike however many it has played."""
    return mean(int(row["won"]) / int(row["games"]) for row in rows)


SCENARIO_PLAYERS = ("level 1", "level 2", "level 3", "level 4", "level 5", "40 playouts", "clairvoyant")
"""Players of the table of scenarios, in its order."""


def positions_table(rows: list[Row]) -> str:
    """Seeds with which a level played each position well, before and after."""
    levels = list(dict.fromkeys(row["level"] for row in rows))
    found = {(row["position"], row["level"]): row for row in rows}
    names = dict.fromkeys(row["position"] for row in rows)

    def told(name: str, level: str) -> list[str]:
        row = found[name, level]
        return [f"{row[when]} of {row['seeds']}" if row[when] else "" for when in ("before", "after")]

    return table(
        ["position", *(f"level {level} {when}" for level in levels for when in ("before", "after"))],
        ([f"`{name}`", *(part for level in levels for part in told(name, level))] for name in names),
    )


def scenario_table(rows: list[Row]) -> str:
    """Solo games by scenario and deck."""
    solo = [row["deck"] for row in rows if row["seats"] == "1"]
    decks = (*STARTERS, *dict.fromkeys(deck for deck in solo if deck not in STARTERS))
    pairs = [(scenario, player) for scenario in SCENARIOS for player in SCENARIO_PLAYERS]

    def of(scenario: str, player: str, deck: str) -> str:
        found = [
            row for row in rows if (row["scenario"], row["player"], row["deck"]) == (scenario, player, deck)
        ]
        return won(found) if found else ""

    found = ([*pair, *(of(*pair, deck) for deck in decks)] for pair in pairs)
    return table(
        ["scenario", "player", *decks],
        ([SCENARIOS[row[0]], *row[1:]] for row in found if any(row[2:])),
    )


def strength_page() -> str:
    """docs/strength.md."""
    matches, scenarios, fortress = rows_of("matches"), rows_of("scenarios"), rows_of("fortress")
    late = {row["player"]: row for row in rows_of("late_losses")}
    explorers = {
        (row["game"], row["player"]): float(row["turns"]) for row in fortress if row["role"] == "explorer"
    }
    starters = [row for row in scenarios if row["deck"] in STARTERS and row["seats"] == "1"]
    solo = [row for row in starters if row["scenario"] == "passage-through-mirkwood"]
    companies = [row for row in scenarios if row["seats"] != "1"]
    seven = (("me-classic", "miser"), ("me-powers", "prober"), ("me-ring", "hunter"))
    return STRENGTH.format(
        how=HOW,
        ladder=ladder(matches, "stratego", ("battle", "duel"), range(2, 8)),
        steps=steps_below(matches),
        newcomers=newcomers_scenarios(scenarios),
        partners=against_partners(matches),
        old=one(matches, second="level 6 of 0d230e2"),
        late_now=late["level 6"]["lost"],
        late_then=late["level 6 of 0d230e2"]["lost"],
        late_games=late["level 6"]["games"],
        doubled=" and ".join(
            one(matches, ruleset="duel", first=f"level 6 @{2 * ms} ms", second=f"level 6 @{ms} ms")
            for ms in (50, 100)
        ),
        seven=", ".join(
            f"{one(matches, ruleset=name, first='level 7', second=other)} against the {other} in {name}"
            for name, other in seven
        ),
        thumb=against_thumb(matches),
        thumb_random=one(matches, first="rule_based", second="random"),
        fortress=fortress_ladder(matches),
        turns=fortress_turns(fortress),
        of_depth_first=" and ".join(
            f"{explorers[game, 'level 4'] / explorers[game, 'depth first']:.2f}" for game in ("intro", "main")
        )
        + " (introduction and main game)",
        scenarios=scenario_table(scenarios),
        positions=positions_table(rows_of("positions")),
        thumb_mirkwood=won(row for row in solo if row["player"] == "level 1"),
        levels_mirkwood=", ".join(
            f"level {level} wins {won(row for row in solo if row['player'] == f'level {level}')}"
            for level in range(3, 6)
        ),
        search_mirkwood=won(row for row in solo if row["player"] == "40 playouts"),
        level5_mirkwood=won(row for row in solo if row["player"] == "level 5"),
        level5_mean=f"{mean_of_decks(row for row in solo if row['player'] == 'level 5'):.2f}",
        level5_of_two=won(row for row in companies if row["player"] == "level 5"),
        anduin_of_two=won(
            row
            for row in scenarios
            if (row["scenario"], row["player"], row["seats"]) == ("journey-down-the-anduin", "level 1", "2")
        ),
        companies="With more seats it wins "
        + ", ".join(
            f"{won([row])} with {row['seats']}" for row in companies if row["player"] == "40 playouts"
        )
        + ".",
    )


def verdict(row: Row) -> str:
    """A bar and whether it is met; empty where there is none."""
    if not row["bar"]:
        return ""
    value, bar = float(row["value"]), float(row["bar"])
    met = value <= bar if row["better"] == "lower" else value >= bar
    return f"{'at most' if row['better'] == 'lower' else 'at least'} {bar:,.15g}: {'met' if met else '**not met**'}"


def speed_page() -> str:
    """docs/speed.md."""
    rows = rows_of("speed") + page_scores(rows_of("lighthouse"))
    parts = [
        f"## {title}\n\n"
        + table(
            ["what", "measured", "bar", "machine", "command"],
            (
                [
                    row["what"],
                    f"{float(row['value']):,.15g} {row['unit']}",
                    verdict(row),
                    f"{row['machine']}, {row['measured']}",
                    f"`{row['command']}`",
                ]
                for row in rows
                if row["group"] == group
            ),
        )
        for group, title in GROUPS.items()
    ]
    clock = table(
        ["level", "limit", "played by", "moves", "late", "longest", "beside it"],
        (
            [
                f"{row['level']}, {RULESETS[row['ruleset']]}",
                f"{row['ms']} ms",
                row["how"],
                f"{int(row['moves']):,}",
                row["late"],
                f"{row['longest']} ms",
                f"{row['load']} (`{row['commit']}`)",
            ]
            for row in rows_of("clock")
        ),
    )
    half = rows_of("half_requests")
    return SPEED.format(
        how=HOW,
        parts="\n".join(parts),
        half=table(list(half[0]), (list(row.values()) for row in half)),
        clock=clock,
    )


def figure() -> str:
    """The figure of strength: each level's score over the level below, with its interval, in Battle and Duel."""
    matches = rows_of("matches")
    parts: list[str] = []
    for panel, name in enumerate(("battle", "duel")):
        left = 70 + panel * 360
        parts.append(f'<text x="{left}" y="24" class="title">{RULESETS[name]}</text>')
        for mark in (0.25, 0.5, 0.75, 1.0):
            x = left + (mark - 0.25) * 360
            parts.append(
                f'<line x1="{x}" y1="36" x2="{x}" y2="228" class="{"half" if mark == 0.5 else "grid"}"/>'
            )
            parts.append(f'<text x="{x}" y="246" text-anchor="middle">{mark:g}</text>')
        for at, level in enumerate(range(2, 8)):
            row = next(
                row
                for row in matches
                if (row["ruleset"], row["first"], row["second"])
                == (name, f"level {level}", f"level {level - 1}")
            )
            score, y = float(row["score"]), 54 + at * 30
            low, high = (left + (end - 0.25) * 360 for end in wilson(score, int(row["games"])))
            parts.append(f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{level} : {level - 1}</text>')
            parts.append(f'<line x1="{low:.0f}" y1="{y}" x2="{high:.0f}" y2="{y}" class="range"/>')
            parts.append(f'<circle cx="{left + (score - 0.25) * 360:.0f}" cy="{y}" r="5"/>')
    style = (
        "text{font:13px sans-serif;fill:#57606a}.title{font-weight:600}.grid{stroke:#8b949e55}.half{stroke:#8b949e;"
        "stroke-dasharray:4 3}.range{stroke:#2f6f8f;stroke-width:2}circle{fill:#2f6f8f}"
    )
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 260" role="img" '
        'aria-label="Scores of each level against the level below">'
    )
    return f"{head}<style>{style}</style>\n" + "\n".join(parts) + "\n</svg>\n"


def files() -> dict[Path, str]:
    """The pages and the figure with their texts."""
    return {
        OUT / "strength.md": strength_page(),
        OUT / "speed.md": speed_page(),
        OUT / "pictures" / "strength.svg": figure(),
    }


if __name__ == "__main__":
    sys.exit(run(__file__, files))
