"""Effects that move cards: into and out of play, between areas, decks and hands; reveals, searches, the quest (CARD-6, CARD-7)."""

from __future__ import annotations

from . import effects as e
from . import model as m
from .changes import on_each
from .editions import since
from .programs import Step, Use, uses_of
from .selecting import YOU, Amount, Cards, Seat, Selector, cards_of, number_of, seat_of
from .state import Choice, State, operation
from .vocabulary import Context


def attack_with(which: Cards, enemy: Cards) -> Step:
    """Characters attack an enemy at once, beside the attacks of the combat phase; nobody joins (CARD-9.37)."""

    def run(s: State, x: Context) -> None:
        for target in cards_of(s, x, enemy):
            s.push("attack_declared", x["you"], target, cards_of(s, x, which))

    return Step(run, effect="strike", uses=uses_of(which, enemy))


def make_attack(which: Cards, seat: Seat = YOU) -> Step:
    """Enemies attack a player at once, engaged with him or not, beside the attacks of the combat phase (CARD-9.25)."""

    def run(s: State, x: Context) -> None:
        for enemy in cards_of(s, x, which):
            s.push("attack_by_effect", enemy, seat_of(s, x, seat))

    return Step(run, uses=uses_of(which, seat))


def give_control(which: Cards, seat: Seat) -> Step:
    """Characters go under another player's control."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            e.give_control(s, i, seat_of(s, x, seat))

    return Step(run, deed="give", uses=uses_of(which, seat))


def engage(which: Cards, seat: Seat = YOU) -> Step:
    """Enemies engage a player."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            e.engage(s, i, seat_of(s, x, seat))

    return Step(run, deed="engage", uses=uses_of(which, seat))


def return_to_staging(which: Cards) -> Step:
    """Engaged enemies go back to the staging area."""
    return on_each(which, lambda s, i, n: e.return_to_staging(s, i), kind="return")


def add_to_staging(which: Cards) -> Step:
    """Cards are laid in the staging area, not revealed."""
    return on_each(which, lambda s, i, n: e.add_to_staging(s, i))


def attach_to_deck(of: Seat = YOU) -> Step:
    """CARD-12: this card attaches itself to the deck of a player."""
    return Step(lambda s, x: e.attach(s, x["self"], m.DECK_HOST - seat_of(s, x, of)), uses=uses_of(of))


def make_orc_guard(of: Seat = YOU) -> Step:
    """CARD-12: the top card of a player's deck becomes an Orc Guard engaged with him."""
    return Step(lambda s, x: e.make_orc_guard(s, seat_of(s, x, of)), uses=uses_of(of))


def of_card(card_id: str) -> Use:
    """The use of a printed card by its id."""
    return Use("card", card_id, m.known_cards())


def set_aside(card_id: str) -> Step:
    """CARD-12: a card of the encounter deck is laid beside the quest cards, out of play."""

    def run(s: State, x: Context) -> None:
        for i in s.piles[m.ENCOUNTER]:
            if s.catalogue.cards[i].id == card_id:
                s.put(i, m.ASIDE)

    return Step(run, untold=True, uses=(of_card(card_id),))


def reveal_objectives() -> Step:
    """CARD-12: all objectives are searched out of the encounter deck and staged, it is shuffled, then each gets its guard."""

    def run(s: State, x: Context) -> None:
        found = [i for i in sorted(s.piles[m.ENCOUNTER]) if s.catalogue.cards[i].type == "objective"]
        for i in found:
            e.add_to_staging(s, i)
        s.shuffle(m.ENCOUNTER)
        for i in found:
            if s.has_keyword(i, "guarded"):
                s.push("guard", i, ())

    return Step(run)


def take_prisoner() -> Step:
    """A random hero becomes the prisoner (CARD-12)."""
    return Step(lambda s, x: e.take_prisoner(s))


def rescue() -> Step:
    """The prisoner is rescued (CARD-12)."""
    return Step(lambda s, x: e.rescue(s), lambda s, x: e.prisoner(s) >= 0)


def put_into_play(which: Cards, seat: Seat = YOU) -> Step:
    """Cards enter play without being played."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            e.put_into_play(s, i, seat_of(s, x, seat))

    return Step(run, effect="enter", uses=uses_of(which, seat))


def attach_self(to: Cards) -> Step:
    """This card attaches itself to a card."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, to):
            e.attach(s, x["self"], i)

    return Step(run, deed="attach", uses=uses_of(to))


def to_hand(which: Cards) -> Step:
    """Cards go to their owner's hand, seen by all (CARD-15)."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            hand = m.HAND + s.catalogue.owner[i]
            if s.pile[i] >= m.AREA:
                e.leave(s, i, hand, how="moved")
            elif e.within_game(s, hand) == hand:
                s.put(i, hand)
                s.show((i,))
                s.tell("to_hand", seat=s.catalogue.owner[i], card=s.catalogue.key[i])

    return Step(run, deed="hand", uses=uses_of(which))


def shuffle_in(which: Cards) -> Step:
    """Cards leave play and are shuffled into the deck they came from."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            owner = s.catalogue.owner[i]
            deck = m.DECK + owner if owner >= 0 else m.ENCOUNTER
            if m.AREA <= s.pile[i] <= m.ACTIVE or s.pile[i] == m.ATTACHED:
                e.leave(s, i, deck, how="moved")
            else:
                s.forget(i)
                s.put(i, deck)
            if s.pile[i] == deck:
                s.shuffle(deck)
                s.tell("shuffled_in", card=s.catalogue.key[i])

    return Step(run, deed="shuffle", uses=uses_of(which))


def shuffle_discard_in(of: Seat) -> Step:
    """A player's discard pile is shuffled into his deck; heroes stay where they are (CARD-6.39)."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        for i in s.piles[m.DISCARD + seat]:
            if s.catalogue.cards[i].type != "hero":
                s.forget(i)
                s.put(i, m.DECK + seat)
        s.shuffle(m.DECK + seat)
        s.tell("recycled", seat=seat)

    return Step(run, deed="recycle", uses=uses_of(of))


def remove_from_game() -> Step:
    """This event does not go to the discard pile but out of the game (CARD-2.17)."""

    def run(s: State, x: Context) -> None:
        s.forget(x["self"])
        s.put(x["self"], m.REMOVED)
        s.tell("removed", card=s.catalogue.key[x["self"]])

    return Step(run)


def look_at(which: Selector, *, needed: bool = True) -> Step:
    """A player looks at hidden cards; nobody else sees them, and no register holds them (CARD-6.37). needed: without a card that he does
    not know yet it changes nothing (CARD-15.10)."""

    def run(s: State, x: Context) -> None:
        cards = which(s, x)
        s.reveal_to(cards, (x["you"],))
        s.tell("looked", (x["you"],), cards=s.keys(cards))

    def is_there(s: State, x: Context) -> bool:
        return bool(which(s, x))

    @since(1, before=is_there)
    def can(s: State, x: Context) -> bool:
        return not needed or is_hidden_from(s, x["you"], which(s, x))

    return Step(run, can, uses=uses_of(which))


def is_hidden_from(s: State, seat: int, cards: tuple[int, ...]) -> bool:
    """Is there one among some hidden cards that a seat has not looked at yet?"""
    return any(not s.known[i] >> seat & 1 for i in cards)


def encounter_top(s: State, x: Context) -> tuple[int, ...]:
    """The top card of the encounter deck."""
    return s.piles[m.ENCOUNTER][-1:]


def encounter_top_to_bottom() -> Step:
    """The top card of the encounter deck goes under it, unseen by the others."""

    def run(s: State, x: Context) -> None:
        s.put(s.piles[m.ENCOUNTER][-1], m.ENCOUNTER, bottom=True)
        s.tell("to_bottom")

    return Step(run, lambda s, x: len(s.piles[m.ENCOUNTER]) > 1)


def take_one_of_top(amount: Amount, of: Seat) -> Step:
    """Look at the top cards of a player's deck, add one to his hand and lay the others back in any order."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        deck = s.piles[m.DECK + seat]
        count = min(number_of(s, x, amount), len(deck))
        if count == 0:
            return
        top = deck[-count:]
        if count > 1:
            for i in top:
                s.known[i] = 0
        s.reveal_to(top, (x["you"],))
        s.tell("looked", (x["you"],), cards=s.keys(top))
        choices: tuple[Choice, ...] = tuple(("choose", i) for i in reversed(top))
        s.ask("take", x["you"], choices, ("top_taken", seat, count), x["self"])

    return Step(run, effect="draw", amount=1, deed="looked_at", uses=uses_of(amount, of))


@operation
def top_taken(s: State, seat: int, count: int) -> None:
    """The card chosen goes to its owner's hand; the rest is put in order."""
    looker, (_, taken) = s.answer
    s.put(taken, m.HAND + seat)
    s.tell("drew", seat=seat, amount=1)
    s.tell("drew_cards", tuple({seat, looker}), seat=seat, cards=s.keys((taken,)))
    s.push("order_top", looker, seat, count - 1, 0)


@operation
def order_top(s: State, looker: int, seat: int, count: int, placed: int) -> None:
    """Which of the cards of the deck's top that are not in order yet comes next, from the top down? Frames name places, not cards."""
    deck = s.piles[m.DECK + seat]
    if count - placed > 1:
        loose = deck[len(deck) - count : len(deck) - placed]
        choices: tuple[Choice, ...] = tuple(("choose", i) for i in reversed(loose))
        s.ask("order_top", looker, choices, ("top_ordered", seat, count, placed), place=placed + 1)


@operation
def top_ordered(s: State, seat: int, count: int, placed: int) -> None:
    """The card chosen lies above the others that are not in order yet."""
    looker, (_, chosen) = s.answer
    deck = s.piles[m.DECK + seat]
    low, high = len(deck) - count, len(deck) - placed
    loose = tuple(i for i in deck[low:high] if i != chosen)
    s.piles[m.DECK + seat] = (*deck[:low], *loose, chosen, *deck[high:])
    s.push("order_top", looker, seat, count, placed + 1)


def reveal_top(amount: Amount = 1) -> Step:
    """Reveal cards of the encounter deck, one after another."""

    def run(s: State, x: Context) -> None:
        for _ in range(number_of(s, x, amount)):
            s.push("reveal_top")

    return Step(run, uses=uses_of(amount))


def cancel(which: Cards) -> Step:
    """Cancel the When Revealed or shadow effect of a card (CARD-6)."""
    return on_each(which, lambda s, i, n: s.mark(i, m.CANCELLED), kind="cancel")


def replace_revealed(which: Cards) -> Step:
    """Another card is revealed in place of this one, after everything else about it (CARD-7.6)."""
    return on_each(which, lambda s, i, n: s.mark(i, m.REPLACED))


def gain_surge() -> Step:
    """This card gains surge (it is lost if its When Revealed effect is cancelled)."""
    return Step(lambda s, x: s.mark(x["self"], m.SURGING))


def deal_shadow(which: Cards, amount: Amount = 1) -> Step:
    """Deal more shadow cards to an enemy."""

    def run(s: State, x: Context) -> None:
        for enemy in cards_of(s, x, which):
            for _ in range(number_of(s, x, amount)):
                dealt = e.deal_shadow(s, enemy)
                if dealt >= 0:
                    e.emit(s, "shadow_dealt", enemy=enemy, seat=s.engaged_with(enemy))

    return Step(run, uses=uses_of(which, amount))


def uncommit(which: Cards) -> Step:
    """Characters are removed from the quest; they do not ready."""

    def effect(s: State, i: int, n: int) -> None:
        s.mark(i, m.COMMITTED, False)
        s.tell("uncommitted", card=s.catalogue.key[i])

    return on_each(which, effect, deed="uncommit")


def add_from_encounter(card_id: str) -> Step:
    """Search the encounter deck for one copy of a card, add it to the staging area (it is not revealed) and shuffle the deck."""

    def run(s: State, x: Context) -> None:
        for i in (i for i in sorted(s.piles[m.ENCOUNTER]) if s.catalogue.cards[i].id == card_id):
            e.add_to_staging(s, i)
            break
        s.shuffle(m.ENCOUNTER)

    return Step(run, uses=(of_card(card_id),))


def look_through_encounter(by: Seat = YOU) -> Step:
    """A player looks through the encounter deck; it is shuffled when he is done (`stage_card`)."""

    def run(s: State, x: Context) -> None:
        s.reveal_to(s.piles[m.ENCOUNTER], (seat_of(s, x, by),))

    return Step(run, uses=uses_of(by))


def stage_card(which: Cards) -> Step:
    """Cards that were searched out of the encounter deck or its discards are added to the staging area; the deck is shuffled (CARD-6)."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            e.add_to_staging(s, i)
        s.shuffle(m.ENCOUNTER)

    return Step(run, deed="stage", uses=uses_of(which))


def choose_path() -> Step:
    """CARD-7: of several cards of the next stage one is chosen at random and the others are put away."""

    def run(s: State, x: Context) -> None:
        names = s.catalogue.scenario.quests[s.stage + 1]
        cards = [i for i in sorted(s.piles[m.ASIDE]) if s.catalogue.cards[i].id in names]
        path = s.chance("path").choice(cards)
        for i in cards:
            if i != path:
                s.put(i, m.REMOVED)

    return Step(run, untold=True)


def win() -> Step:
    """The players have won."""
    return Step(lambda s, x: s.finish(True, "quest_won"))
