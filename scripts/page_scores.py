"""Rows of the page *speed* from Lighthouse's scores, which `bench/lighthouse.py --save` has written."""

from __future__ import annotations

Row = dict[str, str]

BAR = {"performance": "95", "accessibility": "100", "best-practices": "100", "seo": "95"}
"""The lowest score of each kind that is good enough."""
WORDS = {"best-practices": "best practices", "seo": "SEO"}


def page_scores(rows: list[Row], machine: str = "nothing beside it") -> list[Row]:
    """One row for the performance of each page, one for the lowest score of each other kind."""
    first = rows[0]
    common = {"group": "pages", "unit": "points", "better": "higher", "machine": machine}
    common |= {"measured": first["date"], "command": "bench/lighthouse.py --save"}
    performance = [
        {
            "what": f"Lighthouse for phones, performance of: {row['page']} (median of {row['runs']})",
            "value": row["performance"],
            "bar": BAR["performance"],
        }
        for row in rows
    ]
    others = [
        {
            "what": f"{WORDS.get(kind, kind)}, lowest of the {len(rows)} pages",
            "value": min((row[kind] for row in rows), key=float),
            "bar": bar,
        }
        for kind, bar in BAR.items()
        if kind != "performance"
    ]
    return [common | row for row in [*performance, *others]]
