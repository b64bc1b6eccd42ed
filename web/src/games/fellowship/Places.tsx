/** The bar of a phone: every place of the table in one tap, each with its number. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { Icon } from '../../shell/Icon';
import type { Asking } from './asking';
import { First } from './First';
import { Sign, type SignName } from './icons';
import type { Table } from './table';
import type { FellowshipWords } from './words';

export type Place = 'road' | 'staging' | 'engaged' | 'mine' | 'partners' | 'log';

/** Kinds of questions that are looked at best where the enemies and places lie. */
const PLACE_OF: Readonly<Record<string, Place>> = {
  travel: 'staging',
  engage: 'staging',
  tie: 'staging',
  enemy: 'engaged',
  attack: 'engaged',
};

/** Where a card lies, as a place of the bar; "" in the hand and out of sight. */
export function placeOf(table: Table, key: string): Place | '' {
  const card = table.find(key);
  const host = card?.host ? table.find(card.host) : undefined;
  const at = host ?? card;
  if (!at) return '';
  if (at.zone === 'staging') return 'staging';
  if (at.zone === 'quest' || at.zone === 'active') return 'road';
  if (at.zone !== 'area' && at.zone !== 'engaged') return '';
  if (at.seat !== table.seat) return 'partners';
  return at.zone === 'area' ? 'mine' : 'engaged';
}

/** The places where cards lie that answer the question. */
function placesAsked(table: Table, asking: Asking): ReadonlySet<Place> {
  const keys = asking.isPassed ? [] : [...(asking.question.value?.cards.keys() ?? [])];
  return new Set(keys.map((key) => placeOf(table, key)).filter((place): place is Place => place !== ''));
}

/** The place that a question opens: its usual one if an answer lies there, else one where an answer lies. */
export function placeAsked(table: Table, asking: Asking): Place {
  const usual = PLACE_OF[asking.question.value?.decision.kind ?? ''] ?? 'mine';
  const found = placesAsked(table, asking);
  return found.has(usual) ? usual : ([...found][0] ?? usual);
}

interface Props {
  readonly table: Table;
  readonly asking: Asking;
  readonly words: FellowshipWords;
  readonly place: Place;
  onPlace(place: Place): void;
}

export function Places({ table, asking, words, place, onPlace }: Props): JSX.Element {
  const asked = placesAsked(table, asking);
  const placeOfFirst = table.isSolo ? '' : table.seen.first === table.seat ? 'mine' : 'partners';
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
          {asked.has(id) && <i class="fs-place-dot" role="img" aria-label={t('fellowship-may-choose')} />}
          <b>
            {sign ? <Sign name={sign} /> : <Icon name="list" />}
            {text}
            {id === placeOfFirst && <First table={table} words={words} />}
          </b>
          <span>{t(`fellowship-place-${id}`)}</span>
        </button>
      ))}
    </nav>
  );
}
