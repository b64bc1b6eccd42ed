/** What a server says of a match that has just begun, for lines that play its part: a lesson, and tests. */

import type { SeatStatus, Status, Welcome } from './wire';

/** What a lesson calls its match. */
export const LESSON = 'lesson';

/** A person who sits there, in the browser of `holder`. */
export function personAt(seat: number, holder = seat): SeatStatus {
  return {
    seat,
    kind: 'person',
    level: -1,
    holder,
    here: true,
    away_for: 0,
    stand_in: -1,
    offered: false,
    left: false,
    player: '',
    name: '',
    crest: null,
    rating: null,
  };
}

/** The game is on, and nobody has asked for anything. */
export const IN_PLAY: Status = {
  status: 'play',
  draw_offer: -1,
  proposal: null,
  returns: null,
  reason: '',
  claim_after: 0,
  rematch: '',
  rematch_seats: [],
  acts: [],
  signals: [],
};

/** Seat 0 is welcomed to a match of one person, without clocks, watchers and help. */
export function welcomeTo(match: string, game: string, variant: string): Welcome {
  return {
    type: 'welcome',
    match,
    game,
    variant,
    options: {},
    brought: [],
    seat: 0,
    v: 1,
    seats: [personAt(0)],
    created: 0,
    absent_after: 0,
    absent_level: -1,
    learning: false,
    odds: false,
    practice: false,
    hints: false,
    terms: {},
    watchers: 0,
    late: null,
    chat: false,
    commitments: {},
  };
}
