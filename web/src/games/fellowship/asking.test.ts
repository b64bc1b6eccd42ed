import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';

import type { MatchConnection } from '../../net/match';
import type { Decision, Option, SeatStatus, Update, Welcome } from '../../net/wire';
import { LocalSeat } from '../../plain/local-seat';
import { Asking } from './asking';

const PASS: Option = { action: 'pass', parts: { verb: 'pass' } };
const PLAY: Option = { action: 'play gandalf', parts: { verb: 'play', card: 'gandalf' } };
const person = (seat: number, holder: number): SeatStatus => ({ seat, kind: 'person', level: -1, holder, here: true, away_for: 0, stand_in: -1, offered: false });

/** Seat 0, which owes a decision at a window, with these people at the table. */
function asked(window: string, options: readonly Option[], seats: readonly SeatStatus[] = [person(0, 0)], isWatched = false): Asking {
  const decision = { id: window, seat: 0, kind: 'window', prompt: 'fellowship_window', facts: { window }, options, decline: 'pass', owed_by: '' } as unknown as Decision;
  const update = { v: 1, events: [], observation: { decision, seats: [{ hand: ['gandalf'] }], cards: [], ply: 1 }, status: { acts: [] } } as unknown as Update;
  const line = {
    welcome: signal({ seat: 0, options: {} } as unknown as Welcome), update: signal(update), presence: signal(seats), heard: [], onUpdate: () => () => undefined,
  } as unknown as MatchConnection;
  const asking = new Asking(new LocalSeat(line), () => isWatched);
  asking.refresh();
  return asking;
}

describe('where nothing can be done', () => {
  it('nobody is asked, also at a window with a stop', () => {
    expect(asked('after_staging', [PASS]).isPassed).toBe(true);
    expect(asked('after_staging', [PASS]).hasNothing).toBe(true);
  });

  it('somebody is asked at a window with a stop where a card can be played, and at no other', () => {
    expect(asked('after_staging', [PLAY, PASS]).isPassed).toBe(false);
    expect(asked('quest_start', [PLAY, PASS]).isPassed).toBe(true);
  });

  it('alone it is passed at once', () => {
    expect(asked('after_staging', [PASS]).passesIn).toBe(0);
  });

  it('among people the pause of an unwanted window is the same with and without something to play', () => {
    const people = [person(0, 0), person(1, 1)];
    const [empty, full] = [asked('quest_start', [PASS], people), asked('quest_start', [PLAY, PASS], people)];
    expect(empty.isPassed && full.isPassed).toBe(true);
    expect(empty.passesIn).toBeGreaterThan(0);
    expect(Math.abs(empty.passesIn - full.passesIn)).toBeLessThan(50);
  });

  it('behind the covers of one screen the question comes all the same: a cover that stays away would tell', () => {
    expect(asked('after_staging', [PASS], [person(0, 0), person(1, 1)], true).isPassed).toBe(false);
  });
});
