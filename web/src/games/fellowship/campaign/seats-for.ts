/** The seats of a campaign that is set up, as their number changes. Pure. */

import type { CampaignSeat } from './campaigns';

const STARTERS = ['leadership', 'spirit', 'lore', 'tactics'];

/** As many seats as wanted. proposed: the deck for whoever plays alone; with others its heroes would sit at the table twice. */
export function seatsFor(seats: readonly CampaignSeat[], wanted: number, proposed: string): readonly CampaignSeat[] {
  return Array.from({ length: wanted }, (_, index) => {
    const starter = STARTERS[index] ?? '';
    const seat = seats[index] ?? { kind: 'computer', brings: starter };
    if (wanted > 1) return seat.brings === proposed ? { ...seat, brings: starter } : seat;
    return seats.length > 1 && seat.brings === starter ? { ...seat, brings: proposed } : seat;
  });
}
