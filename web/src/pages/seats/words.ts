/** The words about an open table. */

import { t } from '../../i18n';
import { variantName } from '../../names';
import type { MatchSummary, OpenTable, SeatRating, SeatStatus } from '../../net/wire';
import { seatedText } from '../../shell/computers';
import { clockText, countsText } from '../../shell/terms-words';

/** Somebody who sits at a table. */
export function sitterText(seat: SeatStatus): string {
  if (seat.kind === 'computer') return seatedText(seat);
  return seat.name === '' ? t('seats-guest') : seat.name;
}

/** Who waits: the people of the table, the one who has made it first; how many seats are taken where there are more than two. */
export function whoText({ seats }: OpenTable): string {
  const people = seats.filter(({ kind }) => kind === 'person');
  const [first] = people;
  const name = first ? sitterText(first) : t('seats-guest');
  if (seats.length === 2) return name;
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return t('seats-who-of', { who: name, taken, count: seats.length });
}

/** Who asks for another game after this one. */
export function offeredText({ seats, rematch_by: by }: MatchSummary): string {
  const asker = seats.find(({ seat }) => seat === by);
  return t('rematch-offered', { who: asker ? sitterText(asker) : t('seats-guest') });
}

/** The rating of the one who has made the table. */
export function waitingRating({ seats }: OpenTable): SeatRating | null {
  return seats.find(({ kind }) => kind === 'person')?.rating ?? null;
}

/** A table in a few words: the box, the clock, whether the game counts. */
export function tableText({ game, variant, terms }: OpenTable): string {
  return [variantName(game, variant), clockText(terms.clock), countsText(terms)].join(', ');
}
