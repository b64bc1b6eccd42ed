import { describe, expect, it } from 'vitest';

import { type Frame, highlightOf, staged, timeline } from './fight';
import { KINDS } from './fixtures';
import type { Combat } from './combat-facts';

const NOTHING_KNOWN = { attacker: false, defender: false };
const combat = (attacker: string, defender: string, result: Combat['result']): Combat => ({
  source: 'e5',
  target: 'e6',
  attacker: { seat: 0, piece: attacker },
  defender: { seat: 1, piece: defender },
  result,
  isPrivate: false,
});
const starts = (steps: ReturnType<typeof timeline>): Partial<Record<Frame, number>> => {
  let at = 0;
  return Object.fromEntries(steps.map(({ frame, length }) => [frame, (at += length) - length]));
};
const length = (steps: ReturnType<typeof timeline>): number => steps.reduce((sum, step) => sum + step.length, 0);

describe('a combat on its square', () => {
  it('keeps its times', () => {
    expect(starts(timeline('', { attacker: true, defender: false }, false))).toEqual({
      lunge: 0,
      breath: 160,
      turn: 380,
      impact: 620,
      verdict: 740,
      aftermath: 1020,
    });
    expect(length(timeline('', NOTHING_KNOWN, false))).toBe(1180);
  });

  it('does not turn pieces that are known', () => {
    expect(length(timeline('', { attacker: true, defender: true }, false))).toBe(940);
  });

  it('shows special combats longer', () => {
    const lengths = (['bomb', 'spy', 'dig'] as const).map((highlight) => length(timeline(highlight, NOTHING_KNOWN, false)) - 1180);
    expect(lengths).toEqual([180, 320, 200]);
    expect(length(timeline('flag', NOTHING_KNOWN, false))).toBe(2000);
  });

  it('is one picture with reduced motion', () => {
    expect(timeline('spy', NOTHING_KNOWN, true)).toEqual([{ frame: 'still', length: 900 }]);
  });

  it('reveals nothing before its frame', () => {
    const fought = combat('miner', 'sergeant', 'defender');
    const show = (frame: Frame) => staged(fought, { attacker: 1, defender: 2 }, frame, '', { attacker: true, defender: false });
    for (const frame of ['lunge', 'breath', 'hush'] as const) {
      expect(show(frame)).toMatchObject({ attacker: { piece: 'miner' }, defender: { piece: '' }, result: '', isNamed: false });
    }
    expect(show('turn')).toMatchObject({ defender: { piece: 'sergeant' }, result: '', isNamed: false });
    expect(show('impact')).toMatchObject({ result: 'defender', isNamed: false });
    expect(show('verdict')).toMatchObject({ isNamed: true });
  });

  it('finds special combats by the kinds alone', () => {
    expect(highlightOf(combat('major', 'bomb', 'defender'), KINDS)).toBe('bomb');
    expect(highlightOf(combat('miner', 'bomb', 'attacker'), KINDS)).toBe('dig');
    expect(highlightOf(combat('spy', 'marshal', 'attacker'), KINDS)).toBe('spy');
    expect(highlightOf(combat('marshal', 'spy', 'attacker'), KINDS)).toBe('');
    expect(highlightOf(combat('scout', 'flag', 'attacker'), KINDS)).toBe('flag');
    expect(highlightOf(combat('scout', '', 'attacker'), KINDS)).toBe('');
  });
});
