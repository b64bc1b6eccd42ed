import { effect, signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';

import type { Measurement } from '../../../net/wire';
import { STARTERS } from '../decks/kept';
import { isMeasurable, keepMeasurement, keptMeasurement, measuredHere, type Wanted } from './measured-here';

const LIST = '1x Aragorn\n1x Gimli\n\n3x Gandalf\n2x Faramir\n';
const wanted = (brings: readonly string[], change: Partial<Wanted> = {}): Wanted => ({
  scenario: 'passage-through-mirkwood',
  brings,
  difficulty: 'standard',
  rules: 'faq',
  ...change,
});
const found = (won: number, status: Measurement['status'] = 'done'): Measurement => ({
  id: 'a',
  status,
  n_games: 200,
  done: 200,
  won,
  low: 0.1,
  high: 0.2,
  points: [],
  breaches: {},
});

afterEach(() => (measuredHere.value = []));

describe('what was measured in this browser', () => {
  it('is found again for the same cards, in whatever order they stand', () => {
    keepMeasurement(wanted([LIST]), found(30));
    expect(keptMeasurement(wanted(['// Heroes\n1x Gimli\n1x Aragorn\n2x Faramir\n3x Gandalf']))).toMatchObject({
      won: 30,
      games: 200,
      low: 0.1,
      high: 0.2,
    });
    expect(keptMeasurement(wanted([`${LIST}1x Snowbourn Scout`]))).toBeUndefined();
  });

  it('is kept apart by scenario, difficulty, rules and seats', () => {
    keepMeasurement(wanted([LIST]), found(30));
    const others = [
      wanted([LIST], { scenario: 'journey-down-the-anduin' }),
      wanted([LIST], { difficulty: 'easy' }),
      wanted([LIST], { rules: '2011' }),
      wanted([LIST, 'lore']),
    ];
    expect(others.map(keptMeasurement)).toEqual(others.map(() => undefined));
  });

  it('knows a starter deck by its name and by its list', () => {
    keepMeasurement(wanted([LIST, 'lore']), found(30));
    expect(keptMeasurement(wanted([LIST, STARTERS.get('lore') ?? '']))?.won).toBe(30);
  });

  it('is replaced when it is measured again, and kept only when it is through', () => {
    keepMeasurement(wanted([LIST]), found(30));
    keepMeasurement(wanted([LIST]), found(40));
    keepMeasurement(wanted([LIST]), found(5, 'stopped'));
    expect(measuredHere.value.map(({ won }) => won)).toEqual([40]);
  });

  it('is kept by an effect that follows the measurement', () => {
    const now = signal(found(30, 'running'));
    const stop = effect(() => keepMeasurement(wanted([LIST]), now.value));
    now.value = found(40);
    stop();
    expect(measuredHere.value.map(({ won }) => won)).toEqual([40]);
  });

  it('can be asked for where every seat brings a deck that is known', () => {
    expect([[LIST], ['spirit', LIST], [''], [LIST, ''], ['nothing of the kind']].map((brings) => isMeasurable(wanted(brings)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
