"""Calls kernels that few positions use, so that no late position of a first game waits until they are compiled."""

from __future__ import annotations

import random

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.kernel.layout import N_SQUARES

from ..decision import SearchContext
from ..kernel.distances import write_distances
from ..kernel.power_moves import write_action_gains
from ..settings import Settings
from ..terms.evaluation import Evaluation
from .boards import BoardSampler, action_code


def call_rare_kernels(information: InformationState) -> None:
    """Steps round closed squares (used once a flag is known) and gains of actions (used where powers leave many)."""
    context = SearchContext(information, random.Random(1), Settings())
    steps = np.zeros((2, N_SQUARES), np.int16)
    write_distances(context.tables, np.zeros(N_SQUARES, np.int8), 0, steps[0], steps[1])
    codes = np.array([action_code(context.rules, action) for action in context.actions.values()], np.int32)
    board = BoardSampler(context).sample(context.belief.assignments(1))[0]
    found = np.zeros(len(codes), np.int64)
    write_action_gains(board, context.tables, Evaluation(context).eval_weights, codes, found)
