"""Games that nobody keeps: is a text a legal one, and what comes of a row of acts? For builders and for trying things out."""

from __future__ import annotations

import secrets

from gonfalon import games, players
from gonfalon.core.errors import IllegalActionError, WireError
from gonfalon.core.events import Event
from gonfalon.core.game import TextReading
from gonfalon.core.rng import stream
from gonfalon.match import view

from . import wire
from .limits import metered
from .refusals import refusal_of
from .setups import setup_of

SEED = 0
"""Every trial has the same chances, so that it tells nothing about any match."""

view.allow(wire.Trial)


@metered()
def appraisal(request: wire.SetupRequest) -> wire.Appraisal:
    """May a seat bring this text, and what is it like? Raises GonfalonError for a request that makes no sense."""
    setup = setup_of(request.game, request.variant, request.options, request.n_seats, request.seat)
    game = games.get(request.game)
    if game.spec.brings is None:
        raise WireError("request/invalid", "seats bring nothing to this game")
    if not request.brings:
        return wire.Appraisal(None)
    read = game.read_text(setup, request.seat, request.brings)
    try:
        game.check_brought(setup, request.seat, request.brings)
    except IllegalActionError as error:
        return wire.Appraisal(refusal_of(error), parts=read.parts, left_out=read.left_out)
    text = game.write_out(setup, request.seat, request.brings, stream(secrets.randbits(63), "brought"))
    facts = game.appraise(setup, request.seat, text)
    return wire.Appraisal(None, text, facts, read.parts, read.left_out)


@metered()
def reading(request: wire.ReadRequest) -> wire.TextRead:
    """What a text as people have it stands for. Raises GonfalonError for a request that makes no sense, or a game that reads no text."""
    setup = setup_of(request.game, request.variant, request.options, request.n_seats, request.seat)
    try:
        read = games.get(request.game).read_text(setup, request.seat, request.text)
    except IllegalActionError as error:
        return wire.TextRead(refusal_of(error))
    if read == TextReading():
        raise WireError("request/invalid", "this game reads nothing in it: write the action as its rules do")
    return wire.TextRead(None, read.action, read.parts, read.left_out, read.guessed)


@metered()
def remarks(request: wire.RemarksRequest) -> wire.Remarks:
    """What is worth a second look in a first answer. Raises GonfalonError for one that is not legal."""
    setup = setup_of(request.game, request.variant, request.options, request.n_seats, request.seat)
    return wire.Remarks(players.remarks(request.game, setup, request.seat, request.action))


@metered()
def trial(request: wire.TrialRequest) -> bytes:
    """Play the acts one after the other up to the first that is refused: a Trial, encoded. Raises GonfalonError."""
    setup = setup_of(request.game, request.variant, request.options, request.n_seats, request.seat)
    game = games.get(request.game)
    if request.brings:
        setup = game.settle(setup.variant, setup.options, "", setup.n_seats, request.brings)
    state = game.new(SEED, setup)
    taken, heard, refusal = 0, list[Event](), None
    for number, act in enumerate(request.acts):
        try:
            events = state.step(act.seat, act.action)
        except IllegalActionError as error:
            refusal = refusal_of(error)
            break
        taken += 1
        if number >= request.since:
            heard += view.heard(events, request.seat)
    owed = () if state.outcome else state.decisions()
    others = tuple(decision for decision in owed if decision.seat != request.seat)
    found = wire.Trial(taken, refusal, tuple(heard), game.observe(state, request.seat), others)
    return view.encode(found, request.seat)
