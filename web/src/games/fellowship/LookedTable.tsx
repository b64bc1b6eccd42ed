/** The table to look at: nothing is asked, a card clicked opens at full size. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { lensOf } from './Card';
import type { Table } from './table';
import type { FellowshipWords } from './words';
import { Company, Engaged, HandRow, Road, Staging } from './Zones';
import type { ZoneProps } from './zone-props';
import { cardBeside, ZoomSheet } from './Zoom';

interface Props {
  readonly table: Table;
  /** "faq" or "2011". */
  readonly rules: string;
  readonly words: FellowshipWords;
}

export function LookedTable({ table, rules, words }: Props): JSX.Element {
  /** Key of the card looked at: what is shown of it follows the frame. */
  const zoomed = useSignal('');
  const root = useRef<HTMLDivElement>(null);
  const zone: ZoneProps = {
    table,
    asking: null,
    lens: lensOf(table.seen.phase, ''),
    digits: new Map(),
    onZoom: (card, isLasting) => {
      if (isLasting) zoomed.value = card.key;
    },
  };
  return (
    <div class="fs-looked" ref={root}>
      <div class="fs-wild">
        <Road {...zone} />
        <Staging {...zone} />
      </div>
      {table.seen.seats.map((_, seat) => {
        const owner = table.isSolo ? undefined : words.seat(seat);
        return (
          <div key={seat} class="fs-company cluster">
            <Engaged {...zone} seat={seat} owner={owner} />
            <Company {...zone} seat={seat} owner={owner} />
          </div>
        );
      })}
      <HandRow {...zone} />
      {zoomed.value !== '' && (
        <ZoomSheet
          card={table.card(zoomed.value)}
          rules={rules}
          onClose={() => (zoomed.value = '')}
          onTurn={(step) => (zoomed.value = cardBeside(root.current, zoomed.value, step) || zoomed.value)}
        />
      )}
    </div>
  );
}
