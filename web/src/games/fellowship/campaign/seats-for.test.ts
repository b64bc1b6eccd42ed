import { describe, expect, it } from 'vitest';

import type { CampaignSeat } from './campaigns';
import { seatsFor } from './seats-for';

const PROPOSED = 'a proposed list';
const alone: readonly CampaignSeat[] = [{ kind: 'own', brings: PROPOSED }];
const decks = (seats: readonly CampaignSeat[]): readonly string[] => seats.map(({ brings }) => brings);

describe('the seats of a campaign', () => {
  it('take starter decks for two, and the proposed one again for one', () => {
    const two = seatsFor(alone, 2, PROPOSED);
    expect(decks(two)).toEqual(['leadership', 'spirit']);
    expect(seatsFor(two, 1, PROPOSED)).toEqual(alone);
    expect(decks(seatsFor(seatsFor(two, 4, PROPOSED), 1, PROPOSED))).toEqual([PROPOSED]);
  });

  it('keep a deck that was chosen', () => {
    const chosen: readonly CampaignSeat[] = [{ kind: 'own', brings: 'tactics' }];
    expect(decks(seatsFor(chosen, 2, PROPOSED))).toEqual(['tactics', 'spirit']);
    expect(seatsFor(seatsFor(chosen, 2, PROPOSED), 1, PROPOSED)).toEqual(chosen);
  });
});
