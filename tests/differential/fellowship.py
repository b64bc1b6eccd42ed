"""The card game with blank cards beside its naive referee: who owes what, the options and the whole board, after every answer.

Cards are blank in these tests alone: the catalogue of the game has no clauses. A blank attachment may go to any hero."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from gonfalon.games.fellowship.engine import model
from gonfalon.games.fellowship.engine.state import PASS, Choice, Pending
from gonfalon.games.fellowship.scores import scores_of
from tests.differential.cases import Mismatch, play_all, run_by_command
from tests.differential.fellowship_blank import CORE, PRINTED, QUESTS, Blank, Case, case_of
from tests.naive.fellowship_board import Setting
from tests.naive.fellowship_cards import Card, Pile, Question, Some, encounter_cards
from tests.naive.fellowship_referee import FellowshipReferee

KINDS = {
    "mulligan": "mulligan",
    "plan": "planning",
    "host": "host",
    "pay": "pay",
    "commit": "commit",
    "travel": "travel",
    "engage": "engage",
    "tie": "tie",
    "attacker": "enemy",
    "defend": "defender",
    "sentinel": "sentinel",
    "undefended": "undefended",
    "target": "attack",
    "attackers": "attackers",
    "join": "join",
    "restricted": "restricted",
}
"""The kinds of questions of the naive referee, and their names in the game."""


OUTCOMES = {"won": 1.0, "lost": -1.0}


MOST_ANSWERS = 3000


class Pair:
    """A case in the game and in the naive referee. met: what has come up."""

    def __init__(self, case: Case) -> None:
        self.case, self.rng = case, random.Random(case.seed)
        self.met: Counter[str] = Counter()
        self.state = Blank(case).start()
        self.met["deals by lot"] += len(self.state.log)
        catalogue = self.state.catalogue
        self.cards = {
            i: Card(i, PRINTED[card.id], owner if owner >= 0 else None, owner if owner >= 0 else None)
            for i, (card, owner) in enumerate(zip(catalogue.cards, catalogue.owner, strict=True))
            if card.id in PRINTED
        }
        self.naive = FellowshipReferee(self.setting(), self)

    def setting(self) -> Setting:
        """What the naive referee is told: heroes, the decks as they were shuffled, the stages."""
        orders = {pile: [self.cards[i] for i in reversed(order)] for pile, order in self.state.log}
        self.state.log.clear()
        if self.case.first != "lot":
            self.same("first player", self.state.first, int(self.case.first) - 1)
        heroes = [
            [card for card in self.cards.values() if card.is_a("hero") and card.owner == seat]
            for seat in range(len(self.case.decks))
        ]
        encounter = orders[model.ENCOUNTER]
        wanted = encounter_cards(CORE["card"], list(self.case.sets), self.case.difficulty)
        found = Counter(card.printed["id"] for card in encounter)
        self.expect(found == wanted, "encounter deck", found - wanted, wanted - found)
        decks = [orders[model.DECK + seat] for seat in range(len(self.case.decks))]
        for seat, (names, deck) in enumerate(self.case.decks):
            self.same("heroes", sorted(names), names_of(heroes[seat]))
            self.same("deck", sorted(deck), names_of(decks[seat]))
        return Setting(
            heroes=heroes,
            decks=decks,
            encounter=encounter,
            stages=[list(stage) for stage in self.case.stages],
            quests=QUESTS,
            first=self.state.first,
            difficulty=self.case.difficulty,
            threat_limit=self.case.limit,
        )

    # ---- chance, as the naive referee is told of it

    def shuffled(self, pile: str, cards: list[Card]) -> list[Card]:
        """What the game has made of a pile."""
        wanted = model.ENCOUNTER if pile == "encounter" else model.DECK + int(pile)
        self.expect(bool(self.state.log), "shuffled by the page alone", pile)
        found, order = self.state.log.pop(0)
        self.same("shuffled", found, wanted)
        self.same("shuffled cards", sorted(order), sorted(card.key for card in cards))
        self.met[f"shuffled {'encounter' if pile == 'encounter' else 'deck'}"] += 1
        return [self.cards[i] for i in reversed(order)]

    def stage(self, names: list[str]) -> str:
        """Which path the game has taken."""
        chosen = self.state.cards[self.state.quest()].id
        self.expect(chosen in names, "stage", chosen, names)
        self.met[f"path {chosen}"] += 1
        return chosen

    # ---- comparing

    def expect(self, agrees: bool, *facts: object) -> None:
        """Raises Mismatch."""
        if not agrees:
            ply = self.state.ply
            raise Mismatch(f"{self.case.seed} {self.case.scenario} {self.case.style} answer {ply}: {facts}")

    def same(self, what: str, found: Any, wanted: Any) -> None:
        """Compare one thing; found: the game's, wanted: the naive referee's."""
        self.expect(found == wanted, what, "game", found, "page", wanted)

    def play(self) -> Counter[str]:
        """Play to the end; what came up. Raises Mismatch."""
        self.met["games"] += 1
        for _ in range(MOST_ANSWERS):
            self.compare()
            if self.naive.outcome:
                break
            self.answer()
        self.met[f"end {self.naive.outcome or 'none'}"] += 1
        self.met["won without a player"] += self.naive.outcome == "won" and any(
            p.is_out for p in self.naive.players
        )
        self.met["rounds"] += self.naive.rounds_completed
        return self.met

    def pass_what_tells_nothing(self) -> None:
        """CARD-15.13: a seat with a hidden hand is asked in its planning turn even if it can do nothing but pass."""
        while (owed := self.state.pending) and owed.asks[0][1] == (PASS,):
            seat = owed.asks[0][0]
            held = self.state.piles[model.HAND + seat]
            self.expect(
                owed.kind == "planning" and bool(held) and self.state.n_seats > 1, "asked for nothing", owed
            )
            self.state.step(seat, "pass")

    def compare(self) -> None:
        """Everything but the future."""
        self.same("shuffles left", self.state.log, [])
        self.compare_table()
        for seat in range(self.state.n_seats):
            self.compare_seat(seat)
        self.compare_numbers()
        self.count()
        if self.naive.outcome:
            self.compare_end()
        else:
            self.expect(self.state.outcome is None, "over too early", self.state.outcome)
            for question in self.naive.questions.values():
                self.compare_question(question)

    def compare_table(self) -> None:
        """What belongs to no seat."""
        state, naive, piles = self.state, self.naive, self.state.piles
        if naive.order:
            self.same("first player", state.first, naive.first)
        self.same("rounds completed", state.rounds_done, naive.rounds_completed)
        self.same(
            "stage",
            (state.cards[state.quest()].id, state.stage) if state.quest() >= 0 else ("", 0),
            (naive.quest, naive.stage),
        )
        staged = set(piles[model.STAGING])
        guarded = {
            i for i in piles[model.ATTACHED] if state.cards[i].type == "objective" and state.host[i] in staged
        }
        self.same("staging area", staged | guarded, keys(naive.staging))
        self.same("active location", piles[model.ACTIVE], tuple(keys([naive.active] if naive.active else [])))
        self.same("victory display", set(piles[model.VICTORY]), keys(naive.victory))
        self.same(
            "encounter deck", piles[model.ENCOUNTER][::-1], tuple(card.key for card in naive.encounter_deck)
        )
        self.compare_pile("encounter discards", piles[model.ENCOUNTER_DISCARD], naive.encounter_discards)
        for where in (model.REMOVED, model.UNDER, *(() if naive.outcome else (model.LIMBO,))):
            lost = [i for i in piles[where] if i in self.cards and i not in self.being_played()]
            self.same("cards nowhere", lost, [])
        if not self.naive.outcome and naive.phase != "setup":
            self.same("phase", state.phase, naive.phase)

    def compare_pile(self, what: str, found: tuple[int, ...], wanted: Pile) -> None:
        """Groups in their order; what came at one moment may lie in any order."""
        at = 0
        for group in wanted:
            self.same(what, set(found[at : at + len(group)]), keys(group))
            at += len(group)
        self.same(what, len(found), at)

    def compare_seat(self, seat: int) -> None:
        """What belongs to a seat."""
        state, player, piles = self.state, self.naive.players[seat], self.state.piles
        self.same("out", state.eliminated[seat], player.is_out)
        self.same("threat", state.threat[seat], player.threat)
        self.same("characters", set(piles[model.AREA + seat]), keys(player.characters))
        played = {i for i in self.being_played() if state.catalogue.owner[i] == seat}
        self.same("hand", set(piles[model.HAND + seat]) | played, keys(player.hand))
        self.same("deck", piles[model.DECK + seat][::-1], tuple(card.key for card in player.deck))
        self.compare_pile("discards", piles[model.DISCARD + seat], player.discards)
        engaged = sorted(self.naive.engaged_with(player), key=lambda enemy: enemy.since)
        self.same("engaged", piles[model.ENGAGED + seat], tuple(card.key for card in engaged))

    def being_played(self) -> tuple[int, ...]:
        """A card that is named, and not yet paid: to the naive referee it is in the hand."""
        pending = self.state.pending
        return self.state.piles[model.LIMBO] if pending and pending.kind in ("host", "pay") else ()

    def compare_numbers(self) -> None:
        """Tokens, what is exhausted, committed, attached."""
        state, naive = self.state, self.naive
        quest = state.quest()
        self.same("quest progress", state.progress[quest] if quest >= 0 else 0, naive.quest_progress)
        for i, card in self.cards.items():
            found = (state.damage[i], state.resources[i], state.progress[i], not state.is_ready(i))
            wanted = (card.damage, card.resources, card.progress, card.exhausted)
            self.same(f"tokens of {state.catalogue.key[i]}", found, wanted)
            on_it = keys([*card.attached, *([card.guards] if card.guards else [])])
            self.same(f"attached to {state.catalogue.key[i]}", set(state.attached(i)), on_it)
            self.same(
                f"shadows of {state.catalogue.key[i]}",
                list(state.shadows(i)),
                [one.key for one in card.shadows],
            )
            for one in card.attached:
                self.same("controller", state.who[one.key], one.controller)
        committed = {i for i in self.cards if state.marks[i] & model.COMMITTED}
        self.same("committed", committed, keys(naive.committed))

    def count(self) -> None:
        """What seldom comes up."""
        naive = self.naive
        self.met["some are out"] += bool(naive.order) and len(naive.order) < len(naive.players)
        self.met["guarded"] += any(card.guards for card in self.cards.values())
        self.met["guards in a chain"] += naive.most_waiting > 1
        self.met["encounter deck empty"] += not naive.encounter_deck
        self.met["deck empty"] += any(not player.deck for player in naive.order)
        self.met["shadows in the staging area"] += any(card.shadows for card in naive.staging)
        self.met["another's attachment"] += any(
            card.controller != card.owner for hero in naive.characters for card in hero.attached
        )
        self.met["victory display"] += bool(naive.victory)

    def compare_end(self) -> None:
        """Who has won, and the scores."""
        outcome = self.state.outcome
        found = outcome.returns if outcome else ()
        self.same("outcome", found, (OUTCOMES[self.naive.outcome],) * self.state.n_seats)
        scores = self.naive.scores()
        if scores:
            found = scores_of(self.state)
            self.same("scores", (found["2011"], found["faq"]), scores)

    def compare_question(self, question: Question) -> None:
        """Who owes what, and the options."""
        pending = self.state.pending
        assert pending
        self.same("kind", pending.kind, KINDS[question.kind])
        self.same("seats", {seat for seat, _ in pending.asks}, set(self.naive.questions))
        choices = choices_of(pending, question.seat)
        if isinstance(question.options, Some):
            self.compare_some(question.options, frozenset(), choices)
        else:
            found = [self.meaning(question.kind, choice) for choice in choices]
            wanted = {self.plain(question.kind, option) for option in question.options}
            self.same(f"options {question.kind}", set(found), wanted)
            self.same(f"options twice {question.kind}", len(found), len(wanted))

    def compare_some(self, options: Some, chosen: frozenset[int], choices: tuple[Choice, ...]) -> None:
        """The game asks for one card after the other."""
        found = {choice[1] if choice != PASS else None for choice in choices}
        done = {None} if len(chosen) >= options.least else set[Any]()
        self.same("options", found, options.of - chosen | done)

    def meaning(self, kind: str, choice: Choice) -> Any:
        """A choice of the game in terms of the naive referee."""
        if choice == PASS:
            return None
        if kind == "mulligan":
            return {"keep": "keep", "redraw": "mulligan"}[choice[0]]
        if kind == "pay":
            return frozenset(choice[1])
        return self.plain(kind, choice[1])

    def plain(self, kind: str, option: Any) -> Any:
        """Equal cards of a hand are one option."""
        if kind == "plan" and option is not None:
            return self.cards[option].printed["id"]
        return option

    # ---- answering

    def answer(self) -> None:
        """Give both the same answer to something that is owed."""
        question = self.rng.choice(list(self.naive.questions.values()))
        self.met[f"asked {question.kind}"] += 1
        pending = self.state.pending
        assert pending
        if isinstance(question.options, Some):
            self.answer_some(question, question.options)
            return
        choices = choices_of(pending, question.seat)
        choice = self.choose(question.kind, choices)
        meaning = self.meaning(question.kind, choice)
        if question.kind == "plan" and meaning is not None:
            meaning = choice[1]
        self.state.step(question.seat, self.state.text(choice))
        self.pass_what_tells_nothing()
        self.naive.answer(question.seat, meaning)

    def answer_some(self, question: Question, options: Some) -> None:
        """Some of the cards, told to the game one by one."""
        dare = {"quest": 0.9, "fight": 0.2, "bold": 0.7, "meek": 0.1}.get(self.case.style, 0.5)
        if question.kind != "commit":
            dare = 0.7
        chosen = [card for card in sorted(options.of) if self.rng.random() < dare]
        if len(chosen) < options.least:
            chosen = [self.rng.choice(sorted(options.of))]
        self.rng.shuffle(chosen)
        for at, card in enumerate(chosen):
            pending = self.state.pending
            assert pending
            self.same("kind", pending.kind, KINDS[question.kind])
            choices = choices_of(pending, question.seat)
            self.compare_some(options, frozenset(chosen[:at]), choices)
            choice = next(one for one in choices if one != PASS and one[1] == card)
            self.state.step(question.seat, self.state.text(choice))
        if len(chosen) < len(options.of):
            self.compare_some(options, frozenset(chosen), choices_of(self.state.pending, question.seat))
            self.state.step(question.seat, "pass")
        self.pass_what_tells_nothing()
        self.naive.answer(question.seat, frozenset(chosen))

    def choose(self, kind: str, choices: tuple[Choice, ...]) -> Choice:
        """One of the choices, passing as seldom as the style wants."""
        others = [choice for choice in choices if choice != PASS]
        rarely = {
            "plan": 0.05,
            "travel": 0.2,
            "engage": 0.9 if self.case.style in ("quest", "meek") else 0.5,
            "defend": 0.6 if self.case.style == "bold" else 0.2,
            "target": 0.1,
        }.get(kind, 0.4)
        if PASS in choices and self.rng.random() < rarely:
            return PASS
        if kind == "host" and self.rng.random() < 0.6:
            return others[0]
        return self.rng.choice(others)


def choices_of(pending: Pending | None, seat: int) -> tuple[Choice, ...]:
    """What a seat may choose."""
    found = next((choices for asked, choices in pending.asks if asked == seat), None) if pending else None
    if found is None:
        raise Mismatch(f"seat {seat} is asked nothing: {pending}")
    return found


def keys(cards: Iterable[Card]) -> set[int]:
    """The cards by their numbers in the game."""
    return {card.key for card in cards}


def names_of(cards: Iterable[Card]) -> list[str]:
    """What is printed on them, sorted."""
    return sorted(card.printed["id"] for card in cards)


def play(case: Case) -> Counter[str]:
    """Play a case; what came up. Raises Mismatch."""
    met = Pair(case).play()
    met[f"scenario {case.scenario}"] += 1
    met[f"seats {len(case.decks)}"] += 1
    met[f"difficulty {case.difficulty}"] += 1
    return met


def run(seeds: Iterable[int]) -> Counter[str]:
    """Play the cases of these seeds; what came up. Raises Mismatch."""
    return play_all(play, map(case_of, seeds))


if __name__ == "__main__":
    run_by_command(run)
