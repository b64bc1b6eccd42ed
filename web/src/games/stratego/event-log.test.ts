import { describe, expect, it } from 'vitest';

import type { Event } from '../../net/wire';
import { addTo, isCutShort, lastFight, moveNumber, seenToFall, turnNumbers, type LogEntry, until } from './event-log';

const event = (ply: number, kind: string, facts: Record<string, unknown> = {}): Event => ({ ply, kind, facts, audience: null, cause: '' });
const move = (ply: number): Event => event(ply, 'move', { seat: ply % 2, source: 'a4', target: 'a5', piece: '' });
const fight = (ply: number, attacker: string, defender: string, result: string): Event =>
  event(ply, 'combat', { seat: ply % 2, attacker, defender, result });
const tell = (...events: Event[]): readonly LogEntry[] => events.reduce<readonly LogEntry[]>((lines, each) => addTo(lines, [each]), []);

describe('the event log of a game', () => {
  it('tells each move once, in order, whatever order it came in', () => {
    expect(tell(move(3), move(2), move(3)).map((line) => line.ply)).toEqual([2, 3]);
  });

  it('leaves out what is not on the board', () => {
    expect(tell(event(0, 'ready'), event(1, 'start'))).toEqual([]);
  });

  it('numbers the first move 1 and knows when the beginning is missing', () => {
    expect(moveNumber(2)).toBe(1);
    expect(isCutShort(tell(move(2)))).toBe(false);
    expect(isCutShort(tell(move(9)))).toBe(true);
  });

  it('counts turns as the bar does: a second attack and a rescue belong to the turn before them', () => {
    const by = (ply: number, seat: number): Event => event(ply, 'move', { seat, source: 'a4', target: 'a5', piece: '' });
    expect(turnNumbers(tell(by(2, 0), by(3, 0), by(4, 1), by(5, 0)))).toEqual([1, 1, 2, 3]);
    expect(turnNumbers([])).toEqual([]);
  });

  it('ends where the board stands', () => {
    expect(until(tell(move(2), move(3)), 3).map((line) => line.ply)).toEqual([2]);
  });

  it('names the last combat only when nothing is missing since', () => {
    const lines = tell(fight(2, 'scout', 'bomb', 'defender'), move(3), move(4));
    expect(lastFight(lines, 5)?.ply).toBe(2);
    expect(lastFight(lines, 2)).toBeUndefined();
    expect(lastFight(lines, 7)).toBeUndefined();
  });

  it('counts who was seen to fall, attackers and shown defenders alike', () => {
    const lines = tell(fight(2, 'scout', '', 'defender'), fight(4, 'miner', 'scout', 'attacker'), fight(5, 'spy', 'spy', 'both'));
    expect(Object.fromEntries(seenToFall(lines, 0).fallen)).toEqual({ scout: 1, spy: 1 });
    expect(Object.fromEntries(seenToFall(lines, 1).fallen)).toEqual({ scout: 1, spy: 1 });
  });

  it('counts what powers, the quest and invisibility took and left', () => {
    const target = (piece: string, captured: boolean): unknown => ({ square: 'd7', id: 7, piece, captured });
    const lines = tell(
      event(3, 'power', {
        seat: 1,
        power: 'rage',
        piece: 'berserker',
        targets: [target('elf', true), target('gimli', false)],
        falls: true,
      }),
      fight(4, 'frodo', 'orc', 'neither'),
      event(6, 'quest', { seat: 0, square: 'g6', removed: [{ square: 'a9', id: 41, piece: 'nazgul' }] }),
    );
    expect(lines.map((line) => line.ply)).toEqual([3, 4, 6]);
    expect(Object.fromEntries(seenToFall(lines, 0).fallen)).toEqual({ elf: 1 });
    expect(Object.fromEntries(seenToFall(lines, 1).fallen)).toEqual({ berserker: 1, nazgul: 1 });
  });

  it('counts hidden rescues, which may have brought any of them back', () => {
    expect(seenToFall(tell(event(6, 'rescue', { seat: 0, square: 'a1', piece: '' })), 0).rescued).toBe(1);
  });
});
