import { describe, expect, it } from 'vitest';

import type { CampaignSeat } from './campaigns';
import { seatsFor } from './seats-for';

const PROPOSED = 'a proposed list';
const decks = (seats: readonly CampaignSeat[]): readonly string[] => seats.map(({ brings }) => brings);

describe('the seats of a campaign', () => {
  it('bring the proposed deck alone, and starter decks with others', () => {
    expect(seatsFor([], 1, PROPOSED)).toEqual([{ kind: 'own', brings: PROPOSED }]);
    expect(decks(seatsFor([], 2, PROPOSED))).toEqual(['leadership', 'spirit']);
    expect(decks(seatsFor([], 4, PROPOSED))).toEqual(['leadership', 'spirit', 'lore', 'tactics']);
    expect(seatsFor([], 2, PROPOSED).map(({ kind }) => kind)).toEqual(['own', 'computer']);
  });

  it.each(['leadership', 'tactics', PROPOSED])('keep %s with any number of them where it was chosen', (deck) => {
    for (const wanted of [1, 2, 3, 4]) expect(decks(seatsFor([{ brings: deck }], wanted, PROPOSED))[0]).toBe(deck);
    expect(decks(seatsFor([{}, { brings: deck }], 2, PROPOSED))).toEqual(['leadership', deck]);
  });

  it('keep who plays and what they bring, independently of one another', () => {
    const chosen = [{ player: 'Ann' }, { kind: 'own', player: 'Bob' }, { level: 3 }] as const;
    expect(seatsFor(chosen, 3, PROPOSED)).toEqual([
      { kind: 'own', brings: 'leadership', player: 'Ann' },
      { kind: 'own', brings: 'spirit', player: 'Bob' },
      { kind: 'computer', brings: 'lore', level: 3 },
    ]);
    expect(seatsFor(chosen, 1, PROPOSED)).toEqual([{ kind: 'own', brings: PROPOSED, player: 'Ann' }]);
  });
});
