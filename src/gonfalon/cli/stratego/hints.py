"""A hint in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.players.hints import Clue, Hint, HintedAct, Reading, Shown, Target

from .show import piece_name, say

MOST_KINDS = 3
LEAST_WORTH = 0.05
"""A reason, or a lag behind the best act, that is worth less is not told."""
TELLING = 0.1
"""A clue whose logarithm is nearer to 0 is not worth a word."""


def acts_text(hint: Hint, seen: StrategoObservation) -> str:
    """The best acts: what each brings, why, whom it hits and what it shows."""
    if seen.kind == "deploy":
        return f"{say('hint-set-up')}:\n  {hint.acts[0].action}"
    if not hint.acts:
        return say("hint-none")
    lines = [line for number, act in enumerate(hint.acts, 1) for line in _act_lines(number, act)]
    return "\n".join([*lines, say("hint-unit")])


def readings_text(hint: Hint) -> str:
    """What is believed of each of the enemy's pieces, and which clues speak for the likeliest kind."""
    lines = [line for reading in hint.readings for line in _reading_lines(reading)]
    return "\n".join([say("hint-readings"), *lines]) if lines else say("belief-none")


def _act_lines(number: int, act: HintedAct) -> list[str]:
    behind = say("hint-behind", behind=f"{act.behind:.1f}", doubt=f"{act.doubt:.1f}")
    place = behind if act.behind >= LEAST_WORTH else say("hint-best")
    lines = [f"{number}. {act.action}: {say('hint-gain', gain=f'{act.gain:+.1f}')}, {place}"]
    reasons = [
        say("hint-reason", reason=say(f"hint-reason-{one.name}"), worth=f"{one.worth:+.1f}")
        for one in act.reasons
        if abs(one.worth) >= LEAST_WORTH
    ]
    told = [say("hint-why", reasons=", ".join(reasons))] if reasons else []
    told += [_target_text(target) for target in act.targets]
    told += [say("hint-risk", chance=_percent(act.risk))] if act.risk else []
    told += [_shown_text(one) for one in act.shows] or [say("hint-shows-nothing")]
    return [*lines, *(f"   {line}" for line in told)]


def _target_text(target: Target) -> str:
    hit = say("hint-target", square=target.place, chances=_chances(target.chances))
    outcomes = ", ".join(
        say(f"hint-outcome-{name}", chance=_percent(chance)) for name, chance in target.outcomes
    )
    told = say("hint-told" if target.is_told else "hint-not-told")
    return f"{hit}; {outcomes}. {f'{told} ({target.rule})' if len(target.chances) > 1 else ''}".rstrip()


def _shown_text(shown: Shown) -> str:
    hidden = "-hidden" if shown.name == "rescue" and len(shown.kinds) > 1 else ""
    piece = piece_name(next(iter(shown.kinds), ""))
    text = f"{say(f'hint-shows-{shown.name}{hidden}', square=shown.place, piece=piece)} ({shown.rule})"
    if shown.id < 0:
        return text
    return f"{text} {say('hint-guessed', before=_percent(shown.before), after=_percent(shown.after))}"


def _reading_lines(reading: Reading) -> list[str]:
    lines = [f"  {say('hint-reading', square=reading.place, chances=_chances(reading.chances))}"]
    kind = reading.chances[0][0]
    if reading.known:
        return [f"{lines[0]} ({say(f'hint-clue-{reading.clues[0].name}')})"]
    clues = [clue for clue in reading.clues[1:] if abs(dict(clue.logs).get(kind, 0.0)) >= TELLING]
    if clues:
        said = ", ".join(_clue_text(clue, kind) for clue in clues)
        lines.append(f"      {say('hint-because', piece=piece_name(kind), clues=said)}")
    return lines


def _clue_text(clue: Clue, kind: str) -> str:
    return say("hint-clue", clue=say(f"hint-clue-{clue.name}"), factor=f"{exp(dict(clue.logs)[kind]):.1f}")


def _chances(chances: Iterable[tuple[str, float]]) -> str:
    shown = [(kind, chance) for kind, chance in chances][:MOST_KINDS]
    return ", ".join(f"{piece_name(kind)} {_percent(chance)}" for kind, chance in shown)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
