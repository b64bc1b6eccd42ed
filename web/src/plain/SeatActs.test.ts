import { describe, expect, it } from 'vitest';

import { personAt } from '../net/beginning';
import type { SeatStatus } from '../net/wire';
import { seatActionsFor } from './SeatActs';

const person = personAt(1);

describe('what may be done about a seat', () => {
  it('leaves alone who is here, and who is away for a moment', () => {
    expect(seatActionsFor(person, false)).toEqual([]);
    expect(seatActionsFor({ ...person, here: false, away_for: 5 }, false)).toEqual([]);
    expect(seatActionsFor({ ...person, here: false, away_for: 5, stand_in: 1 }, false)).toEqual([]);
  });
  it('gives the seat of who has left to the computer, then to a guest', () => {
    const gone: SeatStatus = { ...person, here: false, away_for: 200, left: true };
    expect(seatActionsFor(gone, false)).toEqual(['take-over']);
    expect(seatActionsFor({ ...gone, stand_in: 1 }, false)).toEqual(['link']);
  });
  it('lends the own seat or gives it away, and takes it back', () => {
    expect(seatActionsFor(person, true)).toEqual(['lend', 'give-away']);
    expect(seatActionsFor({ ...person, stand_in: 1 }, true)).toEqual(['back']);
    expect(seatActionsFor({ ...person, offered: true }, true)).toEqual(['back']);
  });
});
