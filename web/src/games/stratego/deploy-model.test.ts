import { describe, expect, it } from 'vitest';

import type { PieceKind } from './wire';
import {
  armyKey,
  asSeen,
  fits,
  fromSeen,
  fromText,
  inTray,
  leftToPlace,
  mirror,
  nextInHand,
  NO_SETUP,
  place,
  shift,
  takeBack,
  toText,
} from './deploy-model';

const zone = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
const kind = (id: string, letter: string, count: number): PieceKind => ({
  id,
  letter,
  rank: '',
  emblem: id,
  reach: 1,
  counts: [count, count],
  raised: 0,
});
const kinds = [kind('flag', 'F', 1), kind('miner', '3', 2)];

describe('a set-up', () => {
  it('is written in the order of the zone', () => {
    const setup = place(place(NO_SETUP, 'F', 'a1'), '3', 'c2');
    expect(toText(setup, zone)).toBe('F....3');
    expect(toText(fromText('F....3', zone), zone)).toBe('F....3');
  });

  it('counts what is left in the tray', () => {
    const setup = fromText('F3....', zone);
    expect(inTray(setup, kinds, 0).map(([, count]) => count)).toEqual([0, 1]);
    expect(leftToPlace(setup, kinds, 0)).toBe(1);
  });

  it('lets two pieces change places and moves one to an empty square', () => {
    expect(toText(shift(fromText('F3....', zone), 'a1', 'b1'), zone)).toBe('3F....');
    expect(toText(shift(fromText('F3....', zone), 'a1', 'c2'), zone)).toBe('.3...F');
  });

  it('keeps a kind in hand while it lasts, then takes the next with pieces left', () => {
    const [flag, miner] = kinds as [PieceKind, PieceKind];
    expect(
      nextInHand(
        [
          [flag, 1],
          [miner, 2],
        ],
        '3',
      ),
    ).toBe('3');
    expect(
      nextInHand(
        [
          [flag, 1],
          [miner, 0],
        ],
        '3',
      ),
    ).toBe('F');
    expect(
      nextInHand(
        [
          [flag, 0],
          [miner, 0],
        ],
        '3',
      ),
    ).toBeUndefined();
  });

  it('takes a piece back and puts one over another', () => {
    expect(toText(takeBack(fromText('F3....', zone), 'a1'), zone)).toBe('.3....');
    expect(toText(place(fromText('F3....', zone), 'F', 'b1'), zone)).toBe('FF....');
  });

  it('is mirrored row by row, and twice is as before', () => {
    const setup = fromText('F3...3', zone);
    expect(toText(mirror(setup, zone), zone)).toBe('.3F3..');
    expect(toText(mirror(mirror(setup, zone), zone), zone)).toBe('F3...3');
  });

  it('looks the same from both sides of the board', () => {
    const seen = asSeen(fromText('F3...3', zone), zone, 0);
    expect(toText(fromSeen(seen, zone, 1), zone)).toBe('.3F3..');
    expect(asSeen(fromSeen(seen, zone, 1), zone, 1)).toBe(seen);
  });

  it('fits only its own army', () => {
    expect(fits(fromText('F3....', zone), kinds, 0, zone)).toBe(true);
    expect(fits(fromText('FF....', zone), kinds, 0, zone)).toBe(false);
    expect(fits(fromText('X.....', zone), kinds, 0, zone)).toBe(false);
  });

  it('is kept for its army: two armies of one variant do not share a place', () => {
    const good = { ...kind('gandalf', 'G', 1), counts: [1, 0] as const };
    const evil = { ...kind('witch-king', 'W', 1), counts: [0, 1] as const };
    const both = [...kinds, good, evil];
    expect(armyKey(both, 0)).not.toBe(armyKey(both, 1));
    expect(armyKey(kinds, 0)).toBe(armyKey(kinds, 1));
    expect(armyKey([...kinds].reverse(), 0)).toBe(armyKey(kinds, 0));
  });
});
