import { describe, expect, it } from 'vitest';

import type { LogLine } from '../../plain/local-seat';
import { logEntries } from './log-entries';
import { FellowshipWords } from './words';

const WORDS = new FellowshipWords('fellowship', undefined);
const line = (v: number, kind: string, cause: string, facts: LogLine['event']['facts']): LogLine => ({
  key: `${v}-${kind}-${cause}`,
  v,
  event: { ply: v, kind, facts, audience: null, cause },
});

describe('the log', () => {
  it('puts damage and death under the sum of the fight, and not the next attack', () => {
    const enemy = 'hill-troll.1';
    const lines = [
      line(1, 'blow', 'enemy_attack', { enemy, card: 'gimli', amount: 5 }),
      line(1, 'damaged', 'enemy_attack', { card: 'gimli', amount: 5 }),
      line(1, 'left', 'enemy_attack', { card: 'gimli', to: 'discard0', how: 'destroyed' }),
      line(1, 'attacks', 'enemy_attack', { enemy: 'wargs.1', seat: 0 }),
    ];
    expect(logEntries(lines, WORDS, []).map(({ look }) => look)).toEqual(['sum', 'under', 'under', '']);
  });

  it('puts a death under the effect that brought it, also where somebody was asked in between, and under no other', () => {
    const lines = [
      line(1, 'effect', 'hummerhorns', { card: 'hummerhorns', clause: 'hummerhorns.forced' }),
      line(2, 'damaged', 'hummerhorns', { card: 'gimli', amount: 5 }),
      line(2, 'left', 'gandalfs-map', { card: 'legolas', to: 'discard0', how: 'destroyed' }),
      line(3, 'damaged', 'hummerhorns', { card: 'thalin', amount: 5 }),
    ];
    expect(logEntries(lines, WORDS, []).map(({ look }) => look)).toEqual(['', 'under', '', '']);
  });

  it('puts it under an effect that nothing came of it', () => {
    const facts = { card: 'despair', clause: 'despair.revealed' };
    const lines = [line(1, 'effect', 'despair', facts), line(1, 'no_effect', 'despair', { card: 'despair' })];
    expect(logEntries(lines, WORDS, []).map(({ look }) => look)).toEqual(['', 'under']);
  });

  it('keeps a line of a passed window by itself', () => {
    const lines = [
      line(1, 'strike', 'attackers', { enemy: 'wargs.1', amount: 2 }),
      line(3, 'damaged', 'attackers', { card: 'wargs.1', amount: 2 }),
    ];
    const passed = [{ v: 2, window: 'strike_1', cards: ['feint.1'] }];
    expect(logEntries(lines, WORDS, passed).map(({ look }) => look)).toEqual(['sum', 'passed', '']);
  });
});
