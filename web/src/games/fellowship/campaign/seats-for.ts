/** The seats of a campaign that is set up, as their number changes. Pure. */

import type { CampaignSeat } from './campaigns';

const STARTERS = ['leadership', 'spirit', 'lore', 'tactics'];

/** What was chosen for a seat by hand; no deck as long as none was. */
export type ChosenSeat = Partial<CampaignSeat>;

/**
 * As many seats as wanted, each with what was chosen for it. Where no deck was, it brings the proposed one alone, a starter deck
 * with others: the proposed one's heroes would sit at the table twice.
 */
export function seatsFor(chosen: readonly ChosenSeat[], wanted: number, proposed: string): readonly CampaignSeat[] {
  return Array.from({ length: wanted }, (_, index) => ({
    kind: index === 0 ? 'own' : 'computer',
    brings: wanted === 1 ? proposed : (STARTERS[index] ?? ''),
    ...chosen[index],
  }));
}
