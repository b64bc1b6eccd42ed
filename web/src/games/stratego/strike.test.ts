import { describe, expect, it } from 'vitest';

import type { PowerFacts } from './power-words';
import { stagedStrike, strikeTimeline } from './strike';

const AXE: PowerFacts = {
  seat: 0,
  power: 'axe',
  source: 'd5',
  id: 1,
  piece: 'gimli',
  steps: ['d6'],
  falls: false,
  targets: [
    { square: 'd7', id: 2, piece: 'orc', captured: true },
    { square: 'e7', id: 3, piece: 'lurtz', captured: false },
  ],
};
const nobody = (): boolean => false;
const everybody = (): boolean => true;

describe('a power on its squares', () => {
  it('has the frames of a combat, and no turn for known pieces', () => {
    expect(strikeTimeline(AXE, nobody, false).map(({ frame }) => frame)).toEqual(['breath', 'turn', 'impact', 'verdict', 'aftermath']);
    expect(strikeTimeline(AXE, everybody, false).map(({ frame }) => frame)).toEqual(['breath', 'impact', 'verdict', 'aftermath']);
    expect(strikeTimeline(AXE, nobody, true).map(({ frame }) => frame)).toEqual(['still']);
  });

  it('gives every further target its time', () => {
    const length = (facts: PowerFacts): number => strikeTimeline(facts, nobody, false).reduce((sum, step) => sum + step.length, 0);
    expect(length(AXE) - length({ ...AXE, targets: AXE.targets.slice(1) })).toBe(160);
  });

  it('reveals nothing before its frame', () => {
    const breath = stagedStrike(AXE, 'breath', nobody);
    expect([breath.power, breath.user.piece, breath.told, ...breath.targets.map(({ piece }) => piece)]).toEqual(['', '', null, '', '']);
    const turn = stagedStrike(AXE, 'turn', nobody);
    expect(turn.targets.map(({ piece, falls }) => [piece, falls])).toEqual([
      ['orc', false],
      ['lurtz', false],
    ]);
    expect(turn.told).toBeNull();
    expect(stagedStrike(AXE, 'impact', nobody).targets.map(({ falls }) => falls)).toEqual([true, false]);
    expect(stagedStrike(AXE, 'verdict', nobody).told).toBe(AXE);
    expect(stagedStrike(AXE, 'still', nobody).told).toBe(AXE);
  });

  it('stands where its steps have led', () => {
    expect(stagedStrike(AXE, 'turn', everybody).user).toMatchObject({ square: 'd6', piece: 'gimli', turns: false });
    expect(stagedStrike({ ...AXE, steps: [] }, 'turn', everybody).user.square).toBe('d5');
  });
});
