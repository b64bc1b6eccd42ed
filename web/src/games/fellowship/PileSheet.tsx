/** An open pile: discards, the victory display, the hand of another seat where hands are open; newest first. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { Chip } from './Card';
import { CloseSheet, Sheet } from './Sheet';
import { cardOfKey, type Table } from './table';
import { cardName } from './card-words';
import type { FellowshipWords } from './words';
import type { ZoneProps } from './zone-props';

interface Props {
  readonly zone: ZoneProps;
  readonly words: FellowshipWords;
  /** "encounter", "victory", "own", or "hand 1" for the hand of seat 1. */
  readonly pile: string;
  onClose(): void;
}

function keysOf({ seen, seat }: Table, name: string, owner: number): readonly string[] {
  if (name === 'encounter') return seen.encounter_discard;
  if (name === 'victory') return seen.victory;
  return (name === 'hand' ? seen.seats[owner]?.hand.filter((key) => key !== '') : seen.seats[seat]?.discard) ?? [];
}

export function PileSheet({ zone, words, pile, onClose }: Props): JSX.Element {
  const [name = '', owner = ''] = pile.split(' ');
  const keys = keysOf(zone.table, name, Number(owner));
  const title = name === 'hand' ? t('fellowship-hand-of', { seat: words.seat(Number(owner)) }) : t(`fellowship-pile-of-${name}`);
  return (
    <Sheet title={title} onClose={onClose}>
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
            return (
              <li key={key}>
                <Chip card={card} label={cardName(key)} onTake={look} onZoom={look} />
              </li>
            );
          })}
        </ul>
        <CloseSheet onClose={onClose} />
      </section>
    </Sheet>
  );
}
