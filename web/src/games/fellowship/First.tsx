/** The mark of the first player: a flag and the number of the seat. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { Sign } from './icons';
import type { Table } from './table';
import type { FellowshipWords } from './words';

export function First({ table, words }: { readonly table: Table; readonly words: FellowshipWords }): JSX.Element {
  const { first } = table.seen;
  const text = t('fellowship-first-is', { seat: words.seat(first) });
  return (
    <span class="fs-first" role="img" aria-label={text} title={text}>
      <Sign name="points" />
      {first + 1}
    </span>
  );
}
