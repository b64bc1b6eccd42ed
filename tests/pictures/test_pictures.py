"""Pictures of every box: their size, their words, and that they are drawn from what an observation tells and nothing else."""

from __future__ import annotations

import io
import re
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from PIL import Image

from gonfalon import games
from gonfalon.pictures import film as films
from gonfalon.pictures import telling
from gonfalon.pictures.canvas import framed, png
from gonfalon.pictures.families import family_of
from gonfalon.pictures.film import film, spread
from gonfalon.pictures.preview import HEIGHT, WIDTH, preview, preview_svg
from gonfalon.pictures.text import Told, game_text
from gonfalon.pictures.words import ELLIPSIS, balanced, cut, is_drawable, width_of, wrapped
from gonfalon.text import LANGUAGES, text

from .games import BOXES, played, positions, shown

SMALLEST = 26
SVG = "{http://www.w3.org/2000/svg}"


def words_in(svg: str) -> list[str]:
    """Every line of text in a drawing."""
    return ["".join(one.itertext()) for one in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: f"{box[1]}-{box[2]}")
def test_every_box_has_a_preview_of_the_size_that_programs_expect(box: tuple[str, str, int]):
    match_state = played(*box)
    one = shown(match_state, positions(match_state)[-1])
    image = Image.open(io.BytesIO(preview(one)))
    assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    said = " ".join(words_in(preview_svg(one)))
    assert one.title in said
    assert one.invite in said
    assert one.box.name.split()[0] in said


@pytest.mark.parametrize("box", BOXES, ids=lambda box: f"{box[1]}-{box[2]}")
def test_a_game_that_is_not_shown_has_its_box_and_nothing_of_the_game(box: tuple[str, str, int]):
    match_state = played(*box)
    svg = preview_svg(shown(match_state, None))
    assert svg == preview_svg(shown(played(*box, n_actions=6), None))
    assert match_state.setting.setup.variant in svg or len(words_in(svg)) > 3


@pytest.mark.parametrize("box", BOXES[:1] + BOXES[6:7] + BOXES[9:10], ids=lambda box: box[1])
def test_words_beside_the_board_are_never_small(box: tuple[str, str, int]):
    match_state = played(*box)
    svg = preview_svg(shown(match_state, positions(match_state)[-1]))
    beside = re.findall(r'<text x="(\d+)[^>]*font-size="([\d.]+)"', svg)
    sizes = [float(size) for x, size in beside if int(x) > WIDTH / 2]
    assert sizes
    assert min(sizes) >= SMALLEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_speak_every_language(language: str):
    match_state = played("stratego", "duel", 2)
    one = shown(match_state, positions(match_state)[-1], language)
    assert "Marta" in one.title
    assert is_drawable("".join((one.title, *one.lines, one.invite)))
    assert not any("picture-" in text or "{" in text for text in (one.title, *one.lines, one.invite))


def test_a_board_shows_each_piece_once_and_unknown_ones_from_behind():
    match_state = played("stratego", "battle", 2)
    family = family_of("stratego")
    for view in ("all", "public"):
        seen = positions(match_state, view)[-1]
        layers = family.layers(shown(match_state, seen))
        assert layers is not None
        assert len(layers.stamps) == len(seen["pieces"]) + 2 * (seen["last_move"] is not None)
        known = sum("</text>" in stamp.svg for stamp in layers.stamps)
        ranked = sum(1 for piece in seen["pieces"] if piece["piece"] not in ("", "flag", "bomb"))
        assert known == ranked


def test_a_board_of_another_shape_has_its_own_lakes():
    match_state = played("stratego", "duel", 2)
    seen = positions(match_state)[-1] | {
        "columns": 6,
        "rows": 8,
        "obstacles": ["c4"],
        "pieces": [],
        "last_move": None,
    }
    drawing = family_of("stratego").position(shown(match_state, seen))
    assert drawing.height / drawing.width == pytest.approx(8 / 6)
    assert png(framed(drawing.defs + drawing.svg, drawing.width, drawing.height)).startswith(b"\x89PNG")


@pytest.mark.parametrize("box", [BOXES[1], BOXES[6], BOXES[9], BOXES[12]], ids=lambda box: box[1])
@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_an_animation_has_a_picture_for_each_position(box: tuple[str, str, int], kind: films.Kind):
    match_state = played(*box, n_actions=8)
    seen = [shown(match_state, one) for one in positions(match_state)]
    made = film(seen, kind)
    assert made.n_pictures == len(seen)
    image: Any = Image.open(io.BytesIO(made.data))
    assert image.format == kind.upper()
    assert 1 <= image.n_frames <= len(seen)
    assert image.n_frames == 1 or image.info["loop"] == 0


def test_an_animation_has_as_many_pictures_as_a_board_changes():
    match_state = played("stratego", "duel", 2, n_actions=12)
    seen = [shown(match_state, one) for one in positions(match_state)]
    image: Any = Image.open(io.BytesIO(film(seen, "gif").data))
    assert image.n_frames == len(seen)
    times: list[int] = []
    for number in range(image.n_frames):
        image.seek(number)
        times.append(image.info["duration"])
    assert times[-1] == films.LAST_MS > times[0]


def test_a_long_game_is_shortened_and_a_large_animation_made_smaller(monkeypatch: pytest.MonkeyPatch):
    assert spread(5) == [0, 1, 2, 3, 4]
    many = spread(5000)
    assert len(set(many)) == films.MOST_PICTURES
    assert (many[0], many[-1]) == (0, 4999)
    match_state = played("stratego", "duel", 2, n_actions=8)
    seen = [shown(match_state, one) for one in positions(match_state)]
    whole = len(film(seen, "gif").data)
    monkeypatch.setattr(films, "MOST_BYTES", whole // 3)
    smaller = film(seen, "gif")
    assert len(smaller.data) <= whole // 3
    assert smaller.side < films.SIDES[0]


def test_the_same_game_gives_the_same_bytes():
    match_state = played("middle_earth", "me-ring", 2)
    seen = positions(match_state)
    one = shown(match_state, seen[-1])
    assert preview(one) == preview(one)
    two = [shown(match_state, seen[-2]), one]
    assert film(two, "gif").data == film(two, "gif").data


@pytest.mark.parametrize("box", BOXES, ids=lambda box: f"{box[1]}-{box[2]}")
def test_a_game_as_text_ends_with_its_last_position(box: tuple[str, str, int]):
    match_state = played(*box)
    one = shown(match_state, positions(match_state)[-1])
    entries = [applied.entry for applied in match_state.applied]
    told = game_text(one, [Told(entry.seq + 1, "Somebody", entry.text) for entry in entries], "en")
    assert told.startswith(one.title)
    assert f"{len(entries):>4}. Somebody: " in told
    assert told.rstrip().endswith(family_of(one.family).diagram(one, "en").splitlines()[-1])


@pytest.mark.parametrize(
    ("box", "words"),
    [
        (
            ("fellowship", "passage-through-mirkwood", 2),
            {
                "en": "threat",
                "de": "Bedrohung",
                "fr": "menace",
                "it": "minaccia",
                "pl": "zagrożenie",
                "ru": "угроза",
            },
        ),
        (
            ("fortress", "fortress-intro", 2),
            {"en": "Walls", "de": "Mauern", "fr": "Murs", "it": "Muri", "pl": "Mury", "ru": "Стены"},
        ),
    ],
    ids=["company", "builders"],
)
def test_the_last_position_in_letters_speaks_each_language(box: tuple[str, str, int], words: dict[str, str]):
    match_state = played(*box)
    one = shown(match_state, positions(match_state)[-1])
    for language, word in words.items():
        diagram = family_of(one.family).diagram(one, language)
        assert word in diagram
        assert "diagram-" not in diagram


def test_lines_break_between_words_and_long_words_are_cut():
    lines = wrapped("one two three four five", 28, "sans", 120, 2)
    assert len(lines) == 2
    assert lines[-1].endswith(ELLIPSIS)
    assert all(width_of(line, 28, "sans") <= 120 for line in lines)
    assert cut("Donaudampfschifffahrt", 28, "sans", 100).endswith(ELLIPSIS)
    assert balanced("Marta broke through on the right", 60, "serif", 482, 4) == [
        "Marta broke",
        "through on",
        "the right",
    ]


def test_names_in_letters_that_the_fonts_lack_are_told_apart():
    assert is_drawable("Łukasz Żółć, Ёжик, Renée")
    assert not is_drawable("Ἀθηνᾶ")
    assert not is_drawable("将軍")


def test_words_are_never_taken_for_drawings():
    match_state = played("stratego", "duel", 2)
    title = '<g id="x"/> & "more"'
    one = msgspec.structs.replace(shown(match_state, positions(match_state)[-1]), title=title)
    assert title in " ".join(words_in(preview_svg(one)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_has_a_name_is_called_by_it(language: str):
    for game in games.all_games():
        for seat in range(len(game.spec.seat_names)):
            called = telling.seat_name(game.spec, seat, language)
            assert called != text(language, "seat-name", seat=seat + 1), (game.spec.id, called)


def test_every_card_of_the_card_game_has_its_picture_from_the_parts_of_the_game() -> None:
    from gonfalon.games.fellowship.engine.model import card_entries
    from gonfalon.pictures.canvas import framed, png
    from gonfalon.pictures.fellowship.card_pictures import card_picture

    drawn = {entry["id"]: card_picture(entry["id"], 0, 0, 60, 45) for entry in card_entries()}
    assert len(set(drawn.values())) == len(drawn) > 120
    for card, svg in drawn.items():
        assert svg, card
        assert not {word for word in ("var(", "class=", "ink=", "<use") if word in svg}, card
    assert card_picture("nobody-knows-it", 0, 0, 60, 45) == ""
    assert png(framed(drawn["aragorn"], 60, 45)) != png(framed(drawn["gimli"], 60, 45))
