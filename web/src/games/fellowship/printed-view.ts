/** Cards that lie on no table. */

import { cardOfKey } from './table';
import type { CardView } from './wire';

/** A card as it is printed, to look at only. */
export function viewOf(id: string): CardView {
  return { ...cardOfKey(id), zone: 'staging' };
}
