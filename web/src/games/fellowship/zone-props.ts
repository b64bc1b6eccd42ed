/** What the places of the table have in common. */

import type { Asking } from './asking';
import type { Lens } from './Card';
import type { Table } from './table';
import type { CardView } from './wire';

/** What every zone is given: the table, the question, what clicking and looking do. */
export interface ZoneProps {
  readonly table: Table;
  /** Null where nothing can be answered: in a replay. */
  readonly asking: Asking | null;
  readonly lens: Lens;
  /** Digits of the cards that answer, by key. */
  readonly digits: ReadonlyMap<string, number>;
  onZoom(card: CardView, isLasting: boolean): void;
  /** The pointer rests on no card any more. */
  onLeave?(): void;
}
