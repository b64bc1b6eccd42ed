"""Pictures of cards: every line of the data files names parts that exist, and what is wrong is named."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from gonfalon.games.fellowship import facts, pictures

BOX = "{http://www.w3.org/2000/svg}symbol"


def test_every_card_has_a_picture_and_no_two_share_one_on_the_same_ground():
    seen = [(card.sphere or card.type, msgspec.json.encode(card.picture)) for card in facts.CARDS]
    assert len(facts.CARDS) >= 128
    assert all(card.picture is not None for card in facts.CARDS)
    assert len(set(seen)) == len(seen)


def test_the_file_of_parts_is_whole_and_every_motif_is_used():
    drawing = ElementTree.parse(pictures.PARTS_FILE)
    symbols = [symbol.get("id", "") for symbol in drawing.iter(BOX)]
    assert len(symbols) == len(set(symbols))
    assert {f"{kind}-{name}" for kind, names in pictures.parts().items() for name in names} | {"face"} >= set(
        symbols
    )
    used = {name for card in facts.CARDS if (of := card.picture) for name in (of.motif, of.holds, of.seal)}
    assert set(pictures.parts()["motif"]) - used == set()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ({"motif": "swrod"}, "card x, picture, motif: there is no motif 'swrod'; did you mean 'sword'?"),
        ({"motif": "sword", "sky": "green"}, "card x, picture, sky: there is no sky 'green'"),
        ({"head": "hood", "holds": "moon cake"}, "card x, picture, holds: there is no motif 'moon cake'"),
        ({"sky": "sun"}, "card x, picture: it needs either a motif or a head"),
        ({"motif": "sword", "head": "hood"}, "card x, picture: it needs either a motif or a head"),
        ({"motif": "sword", "beard": "long"}, "card x, picture, beard: only a person has one"),
        ({"motif": "sword", "size": 3}, "card x, picture: Object contains unknown field `size`"),
        ({"head": "hood", "hair": "blue"}, "card x, picture: Invalid enum value 'blue'"),
    ],
)
def test_what_is_wrong_is_named(line: dict[str, Any], said: str):
    with pytest.raises(ValueError, match="card x, picture") as caught:
        pictures.read("x", line)
    assert str(caught.value).startswith(said)
