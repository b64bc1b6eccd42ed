import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { MatchConnection } from '../../net/match';
import type { Update } from '../../net/wire';
import { LocalSeat } from '../../plain/local-seat';
import { motion } from '../../settings';
import { type Beat, beatsOf, TIMES } from './beats';
import { recorded } from './recorded';
import { isStaged, StagedLine } from './staging';
import type { FellowshipObservation } from './wire';

const { before: BEFORE, updates: UPDATES } = recorded('mirkwood-won');
const HAS_SHADOW = (id: string): boolean => id === 'dol-guldur-orcs';

interface Table {
  readonly line: StagedLine;
  readonly seat: LocalSeat;
  readonly arrive: (update: Update) => void;
}

function table(before: Update = BEFORE): Table {
  const listeners = new Set<(update: Update) => void>();
  const update = signal<Update | null>({ ...before, events: [] });
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

/** All that log, board, sum and live region have to speak of. */
const spoken = ({ line, seat }: Table): string => JSON.stringify([line.client.update.value, seat.lines.value]);
/** The cards that events name, as they stand in what is spoken of. */
const namesIn = (events: readonly { readonly facts: Readonly<Record<string, unknown>> }[]): readonly string[] =>
  events.flatMap(({ facts }) => Object.values(facts).flatMap((one) => (typeof one === 'string' ? [JSON.stringify(one)] : [])));

/** When everything of these beats has been told, and when the last is over, in ms. */
function tellTime(beats: readonly Beat[]): { readonly tell: number; readonly end: number } {
  const last = beats.at(-1);
  return last ? { tell: last.at + last.timing.tell, end: last.at + last.timing.end } : { tell: 0, end: 0 };
}

describe.each(['mirkwood-won', 'escape-open'])('every recorded event of %s', (name) => {
  const game = recorded(name);
  const pairs = game.updates.map((update, index) => ({
    update,
    before: index === 0 ? game.before : game.updates[index - 1]!,
    beats: beatsOf(update.events, HAS_SHADOW),
  }));
  const staged = pairs.filter(({ beats }) => beats.length > 0);

  it('that turns a card, fells somebody or ends the game is shown before it is told', () => {
    const scenes = new Set(staged.flatMap(({ beats }) => beats.map(({ scene }) => scene)));
    const all = ['reveal', 'shadow_without', 'damage', 'progress', 'ally_falls'] as const;
    for (const scene of [...all, ...(name === 'mirkwood-won' ? (['stage', 'won'] as const) : (['hero_falls', 'lost'] as const))])
      expect(scenes).toContain(scene);
    expect(staged.length).toBeGreaterThan(15);
  });

  it.each(staged)('of update $update.v is told in its own time, and named by nothing before', ({ update, before, beats }) => {
    const one = table(before);
    const known = JSON.stringify(before);
    one.arrive(update);
    let now = 0;
    for (const beat of beats) {
      const earlier = new Set([...namesIn(update.events.slice(0, beat.first))]);
      const hidden = namesIn(update.events.slice(beat.first)).filter((key) => !known.includes(key) && !earlier.has(key));
      const wait = (until: number): void => {
        vi.advanceTimersByTime(until - now);
        now = until;
      };
      wait(beat.at + beat.timing.tell - 1);
      expect(one.line.stage.value?.event).toBe(beat.event);
      for (const key of hidden) expect(spoken(one)).not.toContain(key);
      expect(one.seat.lines.value.length).toBe(beat.first);
      wait(beat.at + beat.timing.tell);
      expect(one.seat.lines.value.length).toBe(beat.next);
    }
    vi.advanceTimersByTime(tellTime(beats).end - now + 1);
    expect(one.line.stage.value).toBe(null);
    expect(one.line.client.update.value?.observation).toBe(update.observation);
    expect(new Set(one.seat.lines.value.map(({ key }) => key)).size).toBe(update.events.length);
  });
});

describe('updates', () => {
  it('are told in their order, and all of them are', () => {
    const one = table();
    const told: number[] = [];
    one.line.client.onUpdate(({ v }) => told.at(-1) === v || told.push(v));
    for (const update of UPDATES.slice(0, 30)) {
      one.arrive(update);
      vi.advanceTimersByTime(500);
    }
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(UPDATES.slice(0, 30).map(({ v }) => v));
  });
});

describe('the clock', () => {
  const found = UPDATES.find(({ events }) => events.some(({ kind }) => kind === 'revealed'))!;
  const reveal: Update = { ...found, events: found.events.filter(({ kind }) => kind === 'revealed').slice(0, 1) };
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

  it('lets progress land point by point, and speaks of it at the end', () => {
    const landing = UPDATES.find(({ events }) => events.some(({ kind, facts }) => kind === 'progress' && Number(facts['amount']) > 2))!;
    const event = landing.events.find(({ kind, facts }) => kind === 'progress' && Number(facts['amount']) > 2)!;
    const one = table(UPDATES[landing.v - 2]);
    one.arrive({ ...landing, events: [event] });
    const made = (): number | undefined =>
      (one.line.client.update.value?.observation as FellowshipObservation).cards.find(({ key }) => key === event.facts['card'])?.progress;
    const from = made()!;
    for (const points of [1, 2]) {
      vi.advanceTimersByTime(160);
      expect(made()).toBe(from + points);
      expect(one.seat.lines.value).toHaveLength(0);
    }
    vi.advanceTimersByTime(160);
    expect(one.seat.lines.value).toHaveLength(1);
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
