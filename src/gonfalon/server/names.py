"""What may be a name: letters of one alphabet, no words of the host's list, no name of a computer player."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

from gonfalon import games, players
from gonfalon.core.errors import WireError
from gonfalon.text import FALLBACK, LANGUAGES, LOCALES, text

WORDS_FILE = "refused-names.txt"
"""The host's list in a data folder: one word a line, "#" begins a remark. A name that contains one of them is refused."""
SHORTEST, LONGEST = 2, 24
"""Characters of a name."""
_COMPUTERS = re.compile(r"^(player-[a-z0-9_]+|start-level-[0-9]+) =", re.MULTILINE)
_ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "HEBREW", "ARABIC", "CJK", "HIRAGANA", "KATAKANA", "HANGUL")
_TOGETHER = ({"CJK", "HIRAGANA", "KATAKANA"}, {"CJK", "HANGUL"})
_RESERVED = ("Gonfalon", "Guest", "Computer", "Nobody", "Anybody", "Host", "Server", "Referee", "Admin")


def tidy(name: str) -> str:
    """A name as it is shown: NFKC, every run of spaces one space, none at the ends."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def plain(name: str) -> str:
    """A name as it is compared: without capitals, spaces, marks and signs, so that none looks like another's."""
    apart = unicodedata.normalize("NFKD", tidy(name).casefold())
    kept = "".join(letter for letter in apart if letter.isalnum())
    return unicodedata.normalize("NFKC", kept)


def checked(name: str, words_file: Path | None = None) -> str:
    """The name as it is shown. words_file: the host's list. Raises WireError with what speaks against it."""
    found = tidy(name)
    if not SHORTEST <= len(found) <= LONGEST:
        raise WireError("person/name-length", f"a name has {SHORTEST} to {LONGEST} characters")
    if not _is_written_well(found):
        raise WireError(
            "person/name-letters",
            "a name has letters of one alphabet, digits, spaces, and signs between them: . ' -",
        )
    compared = plain(found)
    if compared in _reserved():
        raise WireError("person/name-reserved", "this name is kept for the computers or for the server")
    if any(word in compared for word in refused_words(words_file)):
        raise WireError("person/name-refused", "the host of this server does not allow this name")
    return found


def refused_words(file: Path | None) -> frozenset[str]:
    """The words of the host's list, as names are compared. A file that cannot be read has none."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines() if file else []
    except (OSError, UnicodeDecodeError):
        return frozenset()
    return frozenset(word for line in lines if (word := plain(line.partition("#")[0])))


def _is_written_well(name: str) -> bool:
    letters = [letter for letter in name if letter.isalpha()]
    if not letters or not all(letter.isalnum() or _is_mark(letter) or letter in " .'’-" for letter in name):
        return False
    if not name[0].isalnum() or re.search(r"[.'’ -]{3}", name):
        return False
    used = {unicodedata.name(letter, "?").split()[0] for letter in letters}
    used = {word.partition("-")[0] for word in used}
    return used <= set(_ALPHABETS) and (len(used) == 1 or any(used <= group for group in _TOGETHER))


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) == "Mn"


@lru_cache(maxsize=1)
def _reserved() -> frozenset[str]:
    """The names of computer players, by their ids and in every language, and those of the server."""
    specs = [games.get(game).spec for game in games.lobby_ids()]
    ids = {name for spec in specs for name in players.named(spec.family)}
    shown = {text(language, message) for language in LANGUAGES for message in _computer_messages()}
    return frozenset(plain(name) for name in (*_RESERVED, *ids, *shown))


def _computer_messages() -> set[str]:
    """The messages that name a computer player."""
    files = sorted((LOCALES / FALLBACK).glob("*.ftl"))
    return {found for file in files for found in _COMPUTERS.findall(file.read_text(encoding="utf-8"))}
