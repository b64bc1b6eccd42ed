"""What the front end knows by itself; `scripts/wire_types.py` writes every constant here to web/src/games/stratego/facts.ts."""

from __future__ import annotations

from typing import Final

READY_MADE: Final = [
    # Battle, and the classic with the same army.
    ["closed_house", "4B5BFB6BS43573B3878B342262M3295622262754"],
    ["two_houses", "33BFB4B6B6S96B574B458238233M265277222245"],
    ["scouts_first", "64B5B3B4BF323386375B2469SBM5747222225826"],
    ["gap", "4363BBFB4BB5S478B5377M339222245685222662"],
    ["spy_door", "46BFB38B33B95S64B7277338M25224265225462B"],
    ["quiet", "7B39BFB343B24S4B38M622467526232572B55826"],
    # The classic with 39 pieces.
    ["closed_house", "36BFB6353B757B434S749B32822M582462652B4."],
    ["two_houses", "3B33BFB553B4387B754B422968SM62.752266244"],
    ["scouts_first", "BFB435B4732B5B633S3.7898656M645222227B44"],
    ["gap", "34343BFB6B235B6SB48472342987M5B652567.22"],
    ["spy_door", "FB4B8B43B3S673625846475M2439622B355B7.22"],
    ["quiet", "63BFB4633M47SB97B85.2524B683235B46527224"],
    # Duel.
    ["closed_house", "2.....29BF3........BSM.......3.........."],
    ["scouts_first", ".S9.....BF........3B3.....M...2...2....."],
    ["gap", "FB..2.....B3.3....S.2M..9..............."],
    ["spy_door", "..2B....BF2.......3SM........9.3........"],
    ["quiet", ".3M.....BF...2...S9B............2......3"],
    # Barrage.
    ["gap", ".....2..BF.....3..SM....9..............2"],
    ["spy_door", "........BF.......92S.M......3..2........"],
    ["quiet", "...S3...2F....9...MB...........2........"],
    # Ultimate.
    ["closed_house", ".5.....3BF2S......3BM.....244922.67..685"],
    ["gap", "4.73S.2.BFM.6....4.B....9..2..25..6532.8"],
    ["spy_door", "FS...26B35B..5.M.98472..2......3..26..4."],
    ["quiet", ".M23..73BF.6..8.9S5B.4.....4.625...2..2."],
    # Middle-earth: the Fellowship, then the other side.
    ["closed_house", "I3XFXMX3OWB3SX233XYX25T522LA2GD252HP5E2R"],
    ["gap", "XFX35XD3THYX3O23BXSX5REPGLIAW22222M22553"],
    ["closed_house", "43KXFX635X3XS6XLXG4W25N232NA263622554422"],
    ["two_houses", "3XFX6GX6X3X3XL24K6A534NS55N4W22642522322"],
    ["gap", "3X5XFX3625A4XGX33S4N422XW2NL242623556K26"],
    ["quiet", "G25XFX6X44653WXNAN362223XS25LX33264422K5"],
]
"""Ready-made set-ups: an idea, with the texts `idea-<id>` and `idea-<id>-help`, and its letters, back row first, as in a deployment of
the first seat. Each is for every ruleset whose army it is, whoever plays it."""
