"""Games that nobody keeps: is a text a legal one, and what comes of a row of acts? For builders and for trying things out."""

from __future__ import annotations

import secrets

from gonfalon import games
from gonfalon.core.errors import IllegalActionError, WireError
from gonfalon.core.events import Event
from gonfalon.core.observation import GameSetup
from gonfalon.core.rng import stream
from gonfalon.match import view

from . import wire
from .lobby import checked_setup
from .rooms import refusal_of

SEED = 0
"""Every trial has the same chances, so that it tells nothing about any match."""

view.allow(wire.Trial)


def appraisal(wish: wire.SetUpWish) -> wire.Appraisal:
    """May a seat bring this text, and what is it like? Raises GonfalonError for a wish that makes no sense."""
    setup = setup_of(wish.game, wish.variant, wish.options, wish.n_seats, wish.seat)
    game = games.get(wish.game)
    if game.spec.brings is None:
        raise WireError("request/invalid", "seats bring nothing to this game")
    try:
        game.check_brought(setup, wish.seat, wish.brings)
    except IllegalActionError as error:
        return wire.Appraisal(refusal_of(error))
    if not wish.brings:
        return wire.Appraisal(None)
    text = game.write_out(setup, wish.seat, wish.brings, stream(secrets.randbits(63), "brought"))
    return wire.Appraisal(None, text, game.appraise(setup, wish.seat, text))


def trial(wish: wire.TrialWish) -> bytes:
    """Play the acts one after the other up to the first that is refused: a Trial, encoded. Raises GonfalonError."""
    setup = setup_of(wish.game, wish.variant, wish.options, wish.n_seats, wish.seat)
    game = games.get(wish.game)
    if wish.brings:
        setup = game.settle(setup.variant, setup.options, "", setup.n_seats, wish.brings)
    state = game.new(SEED, setup)
    taken, heard, refusal = 0, list[Event](), None
    for number, act in enumerate(wish.acts):
        try:
            events = state.step(act.seat, act.action)
        except IllegalActionError as error:
            refusal = refusal_of(error)
            break
        taken += 1
        if number >= wish.since:
            heard += view.heard(events, wish.seat)
    owed = () if state.outcome else state.decisions()
    others = tuple(decision for decision in owed if decision.seat != wish.seat)
    found = wire.Trial(taken, refusal, tuple(heard), game.observe(state, wish.seat), others)
    return view.encode(found, wish.seat)


def setup_of(
    game: str, variant: str, options: dict[str, bool | int | str], n_seats: int, seat: int
) -> GameSetup:
    """The setup of a wish, its seat checked. Raises GonfalonError."""
    setup = checked_setup(game, variant, options, "", n_seats)
    if not 0 <= seat < setup.n_seats:
        raise WireError("request/invalid", "there is no such seat")
    return setup
