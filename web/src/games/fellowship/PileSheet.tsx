/** An open pile: discards and the victory display, newest first. */

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { Chip } from './Card';
import { cardOfKey } from './table';
import { cardName } from './words';
import type { ZoneProps } from './Zones';

interface Props {
  readonly zone: ZoneProps;
  /** "encounter", "victory" or "own". */
  readonly pile: string;
  onClose(): void;
}

export function PileSheet({ zone, pile, onClose }: Props): JSX.Element {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const { seen, seat } = zone.table;
  const keys = pile === 'encounter' ? seen.encounter_discard : pile === 'victory' ? seen.victory : (seen.seats[seat]?.discard ?? []);
  const title = t(`fellowship-pile-of-${pile}`);
  return (
    <div class="fs-sheet" role="dialog" aria-modal="true" aria-label={title} onClick={(event) => event.target === event.currentTarget && onClose()} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <section class="fs-pile-sheet">
        <h2>{title}</h2>
        {keys.length === 0 && <p class="fs-nothing">{t('fellowship-pile-empty')}</p>}
        <ul>
          {[...keys].reverse().map((key) => {
            const card = cardOfKey(key);
            const look = (): void => {
              onClose();
              zone.onZoom(card, true);
            };
            return <li key={key}><Chip card={card} label={cardName(key)} onTake={look} onZoom={look} /></li>;
          })}
        </ul>
        <button ref={close} type="button" class="button" onClick={onClose}>{t('fellowship-close')}</button>
      </section>
    </div>
  );
}
