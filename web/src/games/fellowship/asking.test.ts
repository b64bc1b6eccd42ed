import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { personAt } from '../../net/beginning';
import type { MatchConnection } from '../../net/match';
import type { Decision, Option, SeatStatus, Update, Welcome } from '../../net/wire';
import { LocalSeat } from '../../plain/local-seat';
import { Pauses } from '../../plain/pauses';
import { Asking } from './asking';

const PASS: Option = { action: 'pass', parts: { verb: 'pass' } };
const PLAY: Option = { action: 'play gandalf', parts: { verb: 'play', card: 'gandalf' } };

/** Seat 0, which owes a decision at a window, with these people at the table. */
function asked(window: string, options: readonly Option[], seats: readonly SeatStatus[] = [personAt(0, 0)], isWatched = false): Asking {
  const decision = {
    id: window,
    seat: 0,
    kind: 'window',
    prompt: 'fellowship_window',
    facts: { window },
    options,
    decline: 'pass',
    owed_by: '',
  } as unknown as Decision;
  const update = {
    v: 1,
    events: [],
    observation: { decision, seats: [{ hand: ['gandalf'] }], cards: [], ply: 1 },
    status: { acts: [] },
  } as unknown as Update;
  const line = {
    welcome: signal({ seat: 0, options: {} } as unknown as Welcome),
    update: signal(update),
    presence: signal(seats),
    heard: [],
    onUpdate: () => () => undefined,
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
    expect(asked('after_travel', [PLAY, PASS]).isPassed).toBe(true);
  });

  it('alone it is passed at once', () => {
    expect(asked('after_staging', [PASS]).passesIn).toBe(0);
  });

  it('among people the pause of an unwanted window is the same with and without something to play', () => {
    const people = [personAt(0, 0), personAt(1, 1)];
    const [empty, full] = [asked('after_travel', [PASS], people), asked('after_travel', [PLAY, PASS], people)];
    expect(empty.isPassed && full.isPassed).toBe(true);
    expect(empty.passesIn).toBeGreaterThan(0);
    expect(Math.abs(empty.passesIn - full.passesIn)).toBeLessThan(50);
  });

  it('behind the covers of one screen the question comes all the same: a cover that stays away would tell', () => {
    expect(asked('after_staging', [PASS], [personAt(0, 0), personAt(1, 1)], true).isPassed).toBe(false);
  });
});

/** CARD-15.13: whether a player is asked must not tell what he holds. */
describe('the pause of a window with a stop, among people', () => {
  const PEOPLE = [personAt(0, 0), personAt(1, 1)];
  const SHORTEST_MS = 765;
  const draws = [0.9, 0.1, 0.5, 0.7];

  /** Chance that says these numbers over and over. */
  function chance(): () => number {
    let at = 0;
    return () => draws[at++ % draws.length]!;
  }

  /** Somebody who is asked one question after the other and answers each that can be answered after so long. */
  function player(): { readonly next: (options: readonly Option[]) => Asking; readonly answersAfter: (ms: number) => Promise<void> } {
    let number = 0;
    const updateOf = (options: readonly Option[]): Update => {
      number += 1;
      const decision = {
        id: String(number),
        seat: 0,
        kind: 'window',
        prompt: '',
        facts: { window: 'after_staging' },
        options,
        decline: 'pass',
        owed_by: '',
      } as unknown as Decision;
      return {
        v: number,
        events: [],
        observation: { decision, seats: [{ hand: ['gandalf'] }], cards: [], ply: number },
        status: { acts: [] },
      } as unknown as Update;
    };
    const update = signal(updateOf([PLAY, PASS]));
    const send = (): Promise<{ readonly type: string }> => {
      update.value = updateOf([PLAY, PASS]);
      return Promise.resolve({ type: 'ack' });
    };
    const line = {
      welcome: signal({ seat: 0, options: {} }),
      update,
      presence: signal(PEOPLE),
      heard: [],
      onUpdate: () => () => undefined,
      send,
    } as unknown as MatchConnection;
    const asking = new Asking(new LocalSeat(line));
    const next = (options: readonly Option[]): Asking => {
      update.value = updateOf(options);
      asking.refresh();
      return asking;
    };
    const answersAfter = async (ms: number): Promise<void> => {
      next([PLAY, PASS]);
      vi.advanceTimersByTime(ms);
      await asking.send(['pass']);
    };
    return { next, answersAfter };
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is drawn from those of a player, never none, where there is nothing to play', () => {
    for (let n = 0; n < 50; n += 1) {
      const asking = asked('after_staging', [PASS], PEOPLE);
      expect(asking.isPassed).toBe(true);
      expect(asking.passesIn).toBeGreaterThanOrEqual(SHORTEST_MS);
    }
  });

  it('is drawn by the same chance whatever is in the hand', () => {
    const drawn = [[PASS], [PLAY, PASS], [PLAY, { ...PLAY, action: 'play feint' }, PASS]].map((options) => {
      vi.spyOn(Math, 'random').mockImplementation(chance());
      return asked('after_staging', options, PEOPLE).passesIn;
    });
    const due = new Pauses().draw(chance());
    expect(drawn.every((ms) => Math.abs(ms - due) < 1)).toBe(true);
  });

  it('is like those that the player took over windows with something to play', async () => {
    for (const taken of [1000, 5000]) {
      const { next, answersAfter } = player();
      for (let n = 0; n < 12; n += 1) await answersAfter(taken);
      for (let n = 0; n < 20; n += 1) {
        const { passesIn } = next([PASS]);
        expect(passesIn).toBeGreaterThanOrEqual(0.85 * taken);
        expect(passesIn).toBeLessThanOrEqual(1.15 * taken + 1);
      }
    }
  });

  it('learns nothing from windows that can only be passed', async () => {
    const { next, answersAfter } = player();
    for (let n = 0; n < 12; n += 1) await answersAfter(5000);
    for (let n = 0; n < 12; n += 1) await next([PASS]).send(['pass']);
    expect(next([PASS]).passesIn).toBeGreaterThanOrEqual(0.85 * 5000);
  });
});
