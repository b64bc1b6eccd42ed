import { readFileSync } from 'node:fs';

import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { MatchConnection } from '../../net/match';
import type { Update } from '../../net/wire';
import { LocalSeat } from '../../plain/local-seat';
import { motion } from '../../settings';
import { beatsOf, isStaged, StagedLine, tellTime, TIMES } from './staging';

type Told = readonly (readonly [string, Readonly<Record<string, unknown>>])[];

const RECORDED = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/fellowship/mirkwood-won-events.json', import.meta.url), 'utf8'),
) as readonly Told[];
const UPDATES: readonly Update[] = RECORDED.map((told, index) => ({
  type: 'update',
  v: index + 1,
  entry_seat: 0,
  events: told.map(([kind, facts]) => ({ ply: index, kind, facts, audience: null, cause: '' })),
  observation: { ply: index + 1 },
  status: {},
  commitments: {},
  mark: '',
})) as unknown as readonly Update[];
const HAS_SHADOW = (id: string): boolean => id === 'dol-guldur-orcs';

interface Table {
  readonly line: StagedLine;
  readonly seat: LocalSeat;
  readonly arrive: (update: Update) => void;
}

function table(): Table {
  const listeners = new Set<(update: Update) => void>();
  const update = signal<Update | null>({ ...UPDATES[0]!, v: 0, events: [] });
  const inner = {
    update,
    welcome: signal(null),
    heard: [],
    onUpdate: (callback: (one: Update) => void) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
  } as unknown as MatchConnection;
  const line = new StagedLine(inner, HAS_SHADOW);
  const arrive = (one: Update): void => {
    update.value = one;
    for (const listener of listeners) listener(one);
  };
  return { line, seat: new LocalSeat(line.client), arrive };
}

/** What log, board, sum and live region know: the update that all of them read, and the lines of the log. */
const known = ({ line, seat }: Table): readonly unknown[] => [line.client.update.value?.v, seat.lines.value.at(-1)?.v];

beforeEach(() => {
  vi.useFakeTimers();
  motion.value = 'normal';
  isStaged.value = true;
});
afterEach(() => vi.useRealTimers());

describe('every recorded event', () => {
  const staged = UPDATES.map((update) => ({ update, beats: beatsOf(update.events, HAS_SHADOW) })).filter(({ beats }) => beats.length > 0);

  it('that turns a card, fells somebody or ends the game is shown before it is told', () => {
    const kinds = new Set(staged.flatMap(({ beats }) => beats.map(({ event }) => event.kind)));
    for (const kind of ['revealed', 'shadow_turned', 'stage', 'won']) expect(kinds).toContain(kind);
    expect(staged.length).toBeGreaterThan(20);
  });

  it.each(staged)('of update $update.v is named by nothing before its time', ({ update, beats }) => {
    const one = table();
    const before = known(one);
    const { tell, end } = tellTime(beats);
    one.arrive(update);
    expect(known(one)).toEqual(before);
    vi.advanceTimersByTime(tell - 1);
    expect(known(one)).toEqual(before);
    expect(one.line.stage.value).not.toBe(null);
    vi.advanceTimersByTime(1);
    expect(known(one)).toEqual([update.v, update.v]);
    vi.advanceTimersByTime(end - tell + 1);
    expect(one.line.stage.value).toBe(null);
  });

  it('is told in its order, and all of them are', () => {
    const one = table();
    const told: number[] = [];
    one.line.client.onUpdate(({ v }) => told.push(v));
    for (const update of UPDATES.slice(0, 30)) {
      one.arrive(update);
      vi.advanceTimersByTime(500);
    }
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(UPDATES.slice(0, 30).map(({ v }) => v));
  });
});

describe('the clock', () => {
  const reveal = UPDATES.find(({ events }) => events.some(({ kind }) => kind === 'revealed'))!;
  const { tell } = tellTime(beatsOf(reveal.events, HAS_SHADOW));

  it('has the times of the design', () => {
    expect([TIMES.reveal.tell, TIMES.next_reveal.tell, TIMES.shadow.tell, TIMES.hero_falls.end]).toEqual([1300, 750, 1450, 2000]);
    expect([TIMES.won, TIMES.lost].map(({ tell: at, end }) => [at, end])).toEqual([
      [1600, 2400],
      [1600, 2400],
    ]);
  });

  it('runs at double speed, or not at all', () => {
    motion.value = 'fast';
    const fast = table();
    fast.arrive(reveal);
    vi.advanceTimersByTime(tell / 2 - 1);
    expect(known(fast)[0]).toBe(0);
    vi.advanceTimersByTime(1);
    expect(known(fast)[0]).toBe(reveal.v);
    isStaged.value = false;
    const off = table();
    off.arrive(reveal);
    expect(known(off)).toEqual([reveal.v, reveal.v]);
  });

  it('holds each card for 400 ms where stillness is wanted', () => {
    motion.value = 'reduced';
    const calm = table();
    calm.arrive(reveal);
    const beats = beatsOf(reveal.events, HAS_SHADOW, true);
    expect(beats.every(({ timing }) => timing.end === 400)).toBe(true);
    vi.advanceTimersByTime(400 * beats.length);
    expect(known(calm)[0]).toBe(reveal.v);
  });

  it('jumps to the end of the event, and to the end of the queue', () => {
    const one = table();
    one.arrive(reveal);
    const next = { ...reveal, v: reveal.v + 1 };
    one.arrive(next);
    one.line.skipAll();
    expect(known(one)).toEqual([next.v, next.v]);
    expect(one.line.stage.value).toBe(null);
    const other = table();
    other.arrive({ ...reveal, events: reveal.events.filter(({ kind }) => kind === 'revealed').slice(0, 1) });
    other.line.skip();
    expect(known(other)[0]).toBe(reveal.v);
  });

  it('shows of many equal events three', () => {
    const events = reveal.events.filter(({ kind }) => kind === 'revealed').slice(0, 1);
    expect(
      beatsOf(
        Array.from({ length: 6 }, () => events[0]!),
        HAS_SHADOW,
      ),
    ).toHaveLength(3);
  });
});
