/** The bar of a phone: every place of the table in one tap, each with its number. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { Icon } from '../../shell/Icon';
import { Sign, type SignName } from './icons';
import type { Table } from './table';

export type Place = 'road' | 'staging' | 'engaged' | 'mine' | 'partners' | 'log';

interface Props {
  readonly table: Table;
  readonly place: Place;
  onPlace(place: Place): void;
}

export function Places({ table, place, onPlace }: Props): JSX.Element {
  const { quest } = table;
  const all: readonly { readonly id: Place; readonly sign?: SignName; readonly text: string }[] = [
    { id: 'road', sign: 'points', text: quest ? `${quest.progress}/${quest.points || '–'}` : '' },
    { id: 'staging', sign: 'threat', text: String(table.seen.staged) },
    { id: 'engaged', sign: 'attack', text: String(table.in('engaged', table.seat).length) },
    { id: 'mine', sign: 'defense', text: String(table.characters(table.seat).length) },
    ...(table.isSolo ? [] : [{ id: 'partners', sign: 'price', text: String(table.seen.seats.length - 1) } as const]),
    { id: 'log', text: '' },
  ];
  return (
    <nav class="fs-places" aria-label={t('fellowship-places')}>
      {all.map(({ id, sign, text }) => (
        <button key={id} type="button" data-place={id} aria-pressed={place === id} onClick={() => onPlace(id)}>
          <b>{sign ? <Sign name={sign} /> : <Icon name="list" />}{text}</b>
          <span>{t(`fellowship-place-${id}`)}</span>
        </button>
      ))}
    </nav>
  );
}
