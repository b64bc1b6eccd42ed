"""Which pairs of option values the comparison has met: cases that cover them all, and a table of what a list of cases leaves out.

Run as a program: `python -m tests.differential.pairs`. It prints for each option how many of its pairs of values with others have met,
in the everyday cases and in the random ones of `--long`; with `--play` it plays the everyday games of Middle-earth and prints how often
each kind of act was done under each value of an option.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

Values = dict[str, Any]
"""One value for each factor: options, and whatever else a case is made of."""
Pair = tuple[tuple[str, Any], tuple[str, Any]]
Factors = dict[str, tuple[Any, ...]]
MayMeet = Callable[[Values], bool]
"""Whether these values, not all factors need to be among them, can be those of one case."""


def pairs_of(values: Values) -> set[Pair]:
    """The pairs of values that meet in a case, in the order of their names."""
    return set(combinations(sorted(values.items()), 2))


def all_pairs(factors: Factors, may_meet: MayMeet) -> list[Pair]:
    """Every pair of values of two factors that may meet."""
    return [
        ((one, a), (other, b))
        for one, other in combinations(sorted(factors), 2)
        for a in factors[one]
        for b in factors[other]
        if may_meet({one: a, other: b})
    ]


def covering(factors: Factors, may_meet: MayMeet, seed: int, tries: int = 6) -> list[Values]:
    """Cases in which every pair of values that may meet does so: greedily, each the best of some tries."""
    rng = random.Random(seed)
    missing = dict.fromkeys(all_pairs(factors, may_meet))
    cases: list[Values] = []
    while missing:
        attempts = [_attempt(factors, may_meet, missing, rng) for _ in range(tries)]
        cases.append(max(attempts, key=lambda case: len(pairs_of(case) & missing.keys())))
        for pair in pairs_of(cases[-1]):
            missing.pop(pair, None)
    return cases


def _attempt(factors: Factors, may_meet: MayMeet, missing: dict[Pair, None], rng: random.Random) -> Values:
    """A case that begins with a missing pair and gives each further factor the value that adds most of them."""
    case = dict(rng.choice(list(missing)))
    for name in rng.sample(sorted(factors), len(factors)):
        if name in case:
            continue
        gains = Counter[Any]()
        for value in rng.sample(factors[name], len(factors[name])):
            if may_meet({**case, name: value}):
                gains[value] = sum(tuple(sorted((pair, (name, value)))) in missing for pair in case.items())
        if gains:
            case[name] = gains.most_common(1)[0][0]
    return case


def never_met(factors: Factors, may_meet: MayMeet, cases: Iterable[Values]) -> set[Pair]:
    """The pairs of values that may meet and do not in these cases."""
    return set(all_pairs(factors, may_meet)).difference(*(pairs_of(case) for case in cases))


# ---- the table -------------------------------------------------------------------------------------------------------


def share_of(name: str, factors: Factors, may_meet: MayMeet, cases: list[Values]) -> str:
    """How many of the pairs with a value of this factor have met, of how many."""
    wanted = {pair for pair in all_pairs(factors, may_meet) if name in (pair[0][0], pair[1][0])}
    return f"{len(wanted) - len(wanted & never_met(factors, may_meet, cases))}/{len(wanted)}"


def main() -> None:
    """Print the tables."""
    from tests.differential import compare, trilogy

    for title, module, seeds in (
        ("Stratego", compare, range(12 * 16)),
        ("Middle-earth", trilogy, [*range(8 * 12), *range(100_000, 100_600)]),
    ):
        everyday, random_cases = (
            [{**case.options, "variant": case.variant, "style": case.style} for case in cases]
            for cases in (module.everyday_cases(), map(module.case_of, seeds))
        )
        print(
            f"{title}: pairs of values met in {len(everyday)} everyday and {len(random_cases)} random games"
        )
        for name in sorted(module.FACTORS):
            shares = (
                share_of(name, module.FACTORS, module.may_meet, cases) for cases in (everyday, random_cases)
            )
            print(f"  {name:24}" + "".join(f"{share:>12}" for share in shares))
    if "--play" in sys.argv:
        print_acts(trilogy)


def print_acts(trilogy: Any) -> None:
    """Kinds of acts done in the everyday games, under each value of each option."""
    done: dict[str, Counter[str]] = {}
    for case in trilogy.everyday_cases():
        met = trilogy.play(case)
        for name, value in case.options.items():
            done.setdefault(f"{name}={value}", Counter()).update(met)
    acts = sorted({key for met in done.values() for key in met if key.startswith("act ")})
    print(" " * 32 + "".join(f"{act.removeprefix('act '):>9}" for act in acts))
    for value, met in sorted(done.items()):
        print(f"  {value:30}" + "".join(f"{met[act]:9}" for act in acts))


if __name__ == "__main__":
    main()
