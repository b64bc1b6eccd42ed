import { describe, expect, it } from 'vitest';

import type { JudgedTurn } from '../../net/wire';
import { act, chancesOf, closedText, when } from './coach-words';
import { cardsIn, optionsOf } from './notation';

const turn = (round: number, standing: number, games: number): JudgedTurn =>
  ({ standing, games, asked: { name: 'asked', facts: { round } } }) as unknown as JudgedTurn;

describe('answers that a coach names', () => {
  it('have the parts that their options had', () => {
    expect(optionsOf('commit aragorn, pass').map(({ parts }) => parts)).toEqual([{ verb: 'commit', card: 'aragorn' }, { verb: 'pass' }]);
    expect(optionsOf('player 2')[0]?.parts).toEqual({ verb: 'player', seat: '1' });
    expect(optionsOf('mode draw')[0]?.parts).toEqual({ verb: 'mode', choice: 'draw' });
    expect(cardsIn('pay aragorn:2 gloin:1')).toEqual(['aragorn', 'gloin']);
  });
});

describe('the first hand', () => {
  const first = { number: 1, asked: { name: 'asked', facts: { round: 0, kind: 'mulligan' } } } as unknown as JudgedTurn;

  it('is no round, and its answers have their words', () => {
    expect(when(first)).toBe('First cards: Keep these cards?');
    expect([act('keep', first), act('redraw', first)]).toEqual(['Keep', 'Six new']);
  });
});

describe('the chance to win', () => {
  it('is that of all games of a round, with its interval', () => {
    const [first, second] = chancesOf([turn(1, 50, 10), turn(1, 80, 20), turn(2, 0, 0), turn(2, 100, 40)]);
    expect(first).toMatchObject({ round: 1, share: 70 });
    expect(first?.low).toBeCloseTo(52.1, 1);
    expect(first?.high).toBeCloseTo(83.3, 1);
    expect(second).toMatchObject({ round: 2, share: 100, high: 100 });
    expect(second?.low).toBeCloseTo(91.2, 1);
  });

  it('is told to be none from the round on in which the computer hardly ever won', () => {
    const turns = [turn(1, 20, 200), turn(2, 0, 200), turn(3, 0, 200)].map((one, at) => ({ ...one, number: at + 1 }));
    expect(closedText({ turns, closed: [] })).toBe('');
    expect(closedText({ turns, closed: [2, 3] })).toContain('From round 2 on even the computer hardly ever won');
    expect(closedText({ turns, closed: [1, 2, 3] })).toContain('You held out until round 3.');
  });
});
