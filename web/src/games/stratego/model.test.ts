import { describe, expect, it } from 'vitest';

import { end, KINDS, middle, rescue } from './fixtures';
import { faceOf, isQuietDrawNear, kindOf, legalTargets, nextViewer, rankOnFace, rescueTargets, stillInPlay, winnerOf } from './model';
import type { Phase } from './wire';

describe('what a seat sees', () => {
  it('tells where each piece may go', () => {
    expect(legalTargets(middle).get('e5')).toEqual(['e6', 'f5', 'e7']);
    expect(legalTargets(rescue).size).toBe(0);
  });

  it('tells which piece may be brought back, and where to', () => {
    const targets = rescueTargets(rescue);
    expect([...targets.keys()]).toEqual(['captain', 'miner', 'scout']);
    expect(targets.get('miner')?.has('b4')).toBe(true);
  });

  it('shows own pieces, read enemies and unknown ones differently, and everything after the end', () => {
    const piece = { id: 1, square: 'a1', owner: 1, piece: '', moved: false, shown: false };
    expect(faceOf(piece, 0, false)).toBe('back');
    expect(faceOf({ ...piece, piece: 'miner' }, 0, false)).toBe('known');
    expect(faceOf({ ...piece, piece: 'miner' }, 1, false)).toBe('own');
    expect(faceOf({ ...piece, piece: 'miner' }, 0, true)).toBe('own');
  });

  it('counts own pieces on the board and bounds theirs by what may be looked up', () => {
    expect(stillInPlay(middle, 'bomb', 1)).toEqual({ count: 5, isKnown: true });
    const secret = { ...middle, captured: [{ owner: 1, total: 5, pieces: [] }] };
    expect(stillInPlay(secret, 'bomb', 1)).toEqual({ count: 6, isKnown: false });
    expect(stillInPlay(end, 'flag', 0)).toEqual({ count: 1, isKnown: true });
  });

  it('warns of a quiet draw in its last quarter', () => {
    const left = (turns: number) => ({ ...middle, limits: { ...middle.limits, quiet_left: turns } });
    expect(isQuietDrawNear(left(51))).toBe(false);
    expect(isQuietDrawNear(left(50))).toBe(true);
    expect(isQuietDrawNear({ ...middle, limits: { ...middle.limits, quiet_draw: 0, quiet_left: 0 } })).toBe(false);
  });

  it('names the winner, or nobody', () => {
    expect(winnerOf([-1, 1])).toBe(1);
    expect(winnerOf([0, 0])).toBe(-1);
    expect(winnerOf(null)).toBe(-1);
  });
});

describe('numbers on faces', () => {
  const face = (id: string, style: 'high' | 'old_us', game = 'stratego') =>
    rankOnFace(kindOf({ ...middle, kinds: KINDS }, id), style, game);

  it('count up to the marshal, or down to it as old American sets do', () => {
    expect([face('marshal', 'high'), face('scout', 'high')]).toEqual(['10', '2']);
    expect([face('marshal', 'old_us'), face('scout', 'old_us')]).toEqual(['1', '9']);
  });

  it('count up in Middle-earth, whatever was wished for', () => {
    expect([face('marshal', 'old_us', 'middle_earth'), face('scout', 'old_us', 'middle_earth')]).toEqual(['10', '2']);
  });

  it('are an S for the spy and nothing for what has no rank', () => {
    expect([face('spy', 'high'), face('bomb', 'old_us')]).toEqual(['S', '']);
  });
});

describe('two on one screen', () => {
  const seen = (phase: Phase, act: number[], ready: [boolean, boolean] = [true, true]) => ({ phase, to_act: act, ready });

  it('set up one after the other', () => {
    expect(nextViewer(seen('deployment', [0, 1], [false, false]), -1, false)).toBe(0);
    expect(nextViewer(seen('deployment', [1], [true, false]), 0, false)).toBe(1);
    expect(nextViewer(seen('deployment', [0, 1], [false, false]), 1, false)).toBe(1);
  });

  it('look when they owe a decision', () => {
    expect(nextViewer(seen('play', [1]), 0, false)).toBe(1);
    expect(nextViewer(seen('rescue', [0]), 0, false)).toBe(0);
  });

  it('stay where they are at the end', () => {
    expect(nextViewer(seen('play', [0]), 1, true)).toBe(1);
    expect(nextViewer(seen('over', []), -1, true)).toBe(0);
  });
});
