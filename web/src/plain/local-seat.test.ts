import { describe, expect, it } from 'vitest';

import type { Heard, MatchConnection } from '../net/match';
import type { Update } from '../net/wire';
import { LocalSeat } from './local-seat';

const heard = (v: number, kind = 'drew', facts: Heard['events'][number]['facts'] = {}): Heard => ({
  v,
  entry_seat: 0,
  events: [{ ply: v - 2, kind, facts, audience: null, cause: kind === 'undone' ? '/undo' : 'play' }],
});

class Server {
  readonly asked: (readonly [number, number])[] = [];
  isDown = false;
  private tell: (update: Update) => void = () => undefined;

  constructor(private readonly all: readonly Heard[]) {}

  seat(...known: readonly number[]): LocalSeat {
    const line = {
      heard: this.all.filter(({ v }) => known.includes(v)),
      onUpdate: (callback: (update: Update) => void) => {
        this.tell = callback;
        return () => undefined;
      },
      past: (from: number, to: number): Promise<readonly Heard[]> => {
        this.asked.push([from, to]);
        if (this.isDown) return Promise.reject(new Error('down'));
        return Promise.resolve(this.all.filter(({ v }) => v >= from && v < to));
      },
    };
    return new LocalSeat(line as unknown as MatchConnection);
  }

  send(v: number): void {
    this.tell(this.all.find((one) => one.v === v) as Update);
  }
}

const numbers = (seat: LocalSeat): readonly number[] => seat.lines.value.map(({ v }) => v);
const GAME = [2, 3, 4, 5, 6].map((v) => heard(v));

describe('the log of a page that was opened later', () => {
  it('has all that its seat was told, in the order of the game', async () => {
    const server = new Server(GAME);
    const seat = server.seat(5);
    expect([numbers(seat), seat.isPartial.value]).toEqual([[5], true]);
    await seat.recall();
    expect([numbers(seat), seat.isPartial.value, seat.firstHeard]).toEqual([[2, 3, 4, 5], false, 5]);
    expect(seat.points.value.map(({ keep }) => keep)).toEqual([0, 1, 2, 3]);
    server.send(6);
    expect(numbers(seat)).toEqual([2, 3, 4, 5, 6]);
  });

  it('has what was told while the line was lost for long', async () => {
    const server = new Server(GAME);
    const seat = server.seat(2);
    expect(seat.isPartial.value).toBe(false);
    server.send(6);
    expect(seat.isPartial.value).toBe(true);
    await seat.recall();
    expect([numbers(seat), server.asked]).toEqual([[2, 3, 4, 5, 6], [[3, 6]]]);
  });

  it('leaves out what was taken back', async () => {
    const server = new Server([...GAME.slice(0, 3), heard(5, 'undone', { kept: 1 }), heard(6)]);
    const seat = server.seat(6);
    await seat.recall();
    expect(numbers(seat)).toEqual([2, 5, 6]);
    expect([2, 3, 4, 5].map((v) => seat.isKept(v))).toEqual([true, false, false, true]);
  });

  it('takes what comes while it asks, and asks once', async () => {
    const server = new Server(GAME);
    const seat = server.seat(5);
    const both = [seat.recall(), seat.recall()];
    server.send(6);
    await Promise.all(both);
    expect([numbers(seat), server.asked]).toEqual([[2, 3, 4, 5, 6], [[2, 5]]]);
  });

  it('says that something is missing while nobody answers, and asks again', async () => {
    const server = new Server(GAME);
    const seat = server.seat(5);
    server.isDown = true;
    await seat.recall();
    expect([numbers(seat), seat.isPartial.value]).toEqual([[5], true]);
    server.isDown = false;
    await seat.recall();
    expect(numbers(seat)).toEqual([2, 3, 4, 5]);
  });

  it('asks for nothing that it has', async () => {
    const server = new Server(GAME);
    const seat = server.seat(2, 3, 4);
    await seat.recall();
    expect([seat.isPartial.value, server.asked]).toEqual([false, []]);
  });
});
