import { describe, expect, it } from 'vitest';

import { IN_PLAY } from '../net/beginning';
import type { MatchConnection } from '../net/match';
import type { Event, Update } from '../net/wire';
import { LocalSeat } from './local-seat';
import { pointsAfter, type UndoPoint } from './undo-points';

const told = (kind: string, cause: string, facts: Record<string, unknown> = {}): Event => ({ ply: 0, kind, facts, audience: null, cause });
const update = (v: number, entry_seat: number, events: readonly Event[] = []): Update => ({
  type: 'update',
  v,
  mark: '',
  commitments: {},
  entry_seat,
  events,
  observation: {},
  status: IN_PLAY,
});
const after = (...updates: readonly Update[]): readonly UndoPoint[] => updates.reduce<readonly UndoPoint[]>(pointsAfter, []);
const played = [update(1, -1), update(2, 0, [told('committed', 'play')]), update(3, 1), update(4, 0, [told('helped', 'help')])];

describe('the points to go back to', () => {
  it('are the actions, not the beginning and not the table acts', () => {
    const points = after(...played, update(5, 1, [told('proposed', '/undo', { seat: 1 })]));
    expect(points.map(({ keep, seat, event }) => [keep, seat, event?.kind])).toEqual([
      [0, 0, 'committed'],
      [1, 1, undefined],
      [2, 0, 'helped'],
    ]);
  });

  it('end where the match was taken back to', () => {
    expect(after(...played, update(5, 0, [told('agreed', '/agree'), told('undone', '/undo', { kept: 1 })]))).toMatchObject([
      { keep: 0, seat: 0 },
    ]);
  });

  it('are none after a new start', () => {
    expect(after(...played, update(5, 0, [told('restarted', '/restart')]))).toEqual([]);
  });

  it('lose the last answer of a seat that has taken it back', () => {
    expect(after(...played, update(5, 0, [told('unready', '/unready', { seat: 0 })])).map(({ keep }) => keep)).toEqual([0, 1]);
  });
});

describe('the lines of what happened', () => {
  const heardBy = (...updates: readonly Update[]): LocalSeat =>
    new LocalSeat({ heard: updates, onUpdate: () => () => undefined } as unknown as MatchConnection);
  const undo = (v: number, kept: number): Update => update(v, 0, [told('undone', '/undo', { kept })]);

  it('lose those of the future that was taken back, and so do windows that were passed in it', () => {
    const seat = heardBy(...played, undo(5, 1), update(6, 0, [told('other', 'play')]));
    expect(seat.lines.value.map(({ event }) => event.kind)).toEqual(['committed', 'undone', 'other']);
    expect([2, 3, 4, 5, 6].map((v) => seat.isKept(v))).toEqual([true, false, false, true, true]);
  });

  it('begin again with a new start', () => {
    const seat = heardBy(...played, update(5, 0, [told('restarted', '/restart')]));
    expect(seat.lines.value.map(({ event }) => event.kind)).toEqual(['restarted']);
  });
});
