"""The sentences of a Markdown page or a docstring, and how long they are.

Code blocks, tables, headings, pictures and HTML comments are no prose. Each item of a list begins a sentence. `code`, a path and the
text of a link count as the words that a reader reads; a code span is one word.
"""

from __future__ import annotations

import re
from statistics import fmean
from typing import NamedTuple

BREAK = re.compile(
    r"(?<=[.!?])[)\"”*_]*\s+(?=[\"“*_(\[]*[A-ZÀ-ÖØ-ÞĆŁŃŚŹŻ0-9`]|\"?[a-z_]\w*(?:[,/] ?\w+)*\"?: )"
)
"""Between two sentences: a full stop, and then a capital, a digit, code, or the name of a field and a colon."""
SHORT = re.compile(r"\b(e\.g|i\.e|vs|No|Nos|approx|cf|St)\.\s")
ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+")
TABLE = re.compile(r"^\||\S {3,}\S")
"""A row of a table, or of words that are lined up by blanks."""
CODE = " " * 4
"""Begins a line of code, unless a list or a paragraph goes on there."""
WORD = re.compile(r"[A-Za-zÀ-ÿ0-9§]")


class Prose(NamedTuple):
    """words: of the sentences together; mean: words a sentence; longest: sentences beyond a bound, the longest first."""

    words: int
    mean: float
    longest: list[tuple[int, str]]


def paragraphs(text: str) -> list[str]:
    """Paragraphs and list items, each on one line."""
    found, open_fence, fresh, in_list = [], False, True, False
    for line in re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL).splitlines():
        bare = line.strip().removeprefix("> ")
        if bare and not line.startswith(" "):
            in_list = False
        in_list |= ITEM.match(line) is not None
        is_code = fresh and not in_list and line.startswith(CODE)
        if bare.startswith("```"):
            open_fence, fresh = not open_fence, True
        elif open_fence or not bare or is_code or bare.startswith(("#", "![", ">>>")) or TABLE.search(bare):
            fresh = True
        elif fresh or ITEM.match(line):
            found.append(ITEM.sub("", bare))
            fresh = False
        else:
            found[-1] += " " + bare
    return found


def sentences(text: str) -> list[str]:
    """The sentences of a text in Markdown."""
    found = []
    for paragraph in paragraphs(text):
        plain = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", paragraph)
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", plain)
        plain = re.sub(r"``[^`]+``|`[^`]+`", "`x`", plain)
        plain = SHORT.sub(r"\1 ", plain)
        found += [one for one in BREAK.split(plain) if words(one)]
    return found


def words(sentence: str) -> int:
    """How many words: whatever stands between blanks and has a letter or a digit."""
    return sum(bool(WORD.search(word)) for word in sentence.split())


def measure(text: str, bound: int) -> Prose:
    """Count a text; `longest` are its sentences of more than `bound` words."""
    counted = [(words(one), one) for one in sentences(text)]
    long = sorted((one for one in counted if one[0] > bound), reverse=True)
    return Prose(sum(n for n, _ in counted), fmean(n for n, _ in counted) if counted else 0.0, long)
