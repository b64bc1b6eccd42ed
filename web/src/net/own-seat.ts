/** Seats that a person has by their name, while this browser has no keys to them: news leads there, and another browser took them. */

import { matchSummary } from './api';
import { keepGame } from './games';
import { personKey } from './person';

/** Keeps the game in this browser, with the person's key, if the person sits there. Did it? Never rejects. */
export async function findOwnSeat(match: string): Promise<boolean> {
  const key = personKey();
  if (key === '' || match === '') return false;
  const line = await matchSummary(match, `${key}.0`).catch(() => null);
  const own = line?.seats[line.seat];
  if (!line || own === undefined || personKey() !== key) return false;
  const seats = line.seats.filter(({ seat, holder }) => seat === own.seat || (holder === own.holder && holder >= 0));
  const grants = seats.map(({ seat }) => ({ seat, token: `${key}.${seat}` }));
  keepGame({ match, game: line.game, variant: line.variant, grants, invites: [], kept: Date.now() });
  return true;
}
