/** The bar of a phone: the company, the wild and what stands beside the table, each in one tap and with its numbers. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import type { Asking } from './asking';
import { First } from './First';
import type { Table } from './table';
import type { FellowshipWords } from './words';

export type Place = 'wild' | 'mine' | 'partners' | 'log' | 'more';

/** Kinds of questions that are looked at best where the enemies and places lie. */
const PLACE_OF: Readonly<Record<string, Place>> = {
  travel: 'wild',
  engage: 'wild',
  tie: 'wild',
};

/** Where a card lies, as a place of the bar; "" in the hand and out of sight. */
export function placeOf(table: Table, key: string): Place | '' {
  const card = table.find(key);
  const host = card?.host ? table.find(card.host) : undefined;
  const at = host ?? card;
  if (!at) return '';
  if (at.zone === 'staging' || at.zone === 'quest' || at.zone === 'active') return 'wild';
  if (at.zone !== 'area' && at.zone !== 'engaged') return '';
  return at.seat === table.seat ? 'mine' : 'partners';
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
  const engaged = table.in('engaged', table.seat).length;
  const all: readonly { readonly id: Place; readonly text: string }[] = [
    {
      id: 'wild',
      text: [quest && quest.points > 0 ? `${quest.progress}/${quest.points}` : '', table.seen.staged].filter(Boolean).join(' · '),
    },
    { id: 'mine', text: [table.characters(table.seat).length, engaged].filter(Boolean).join(' · ') },
    ...(table.isSolo ? [] : [{ id: 'partners', text: String(table.seen.seats.length - 1) } as const]),
    { id: 'log', text: '' },
    { id: 'more', text: '' },
  ];
  return (
    <nav class="fs-places" aria-label={t('fellowship-places')}>
      {all.map(({ id, text }) => (
        <button key={id} type="button" data-place={id} aria-pressed={place === id} onClick={() => onPlace(id)}>
          {asked.has(id) && <i class="fs-place-dot" role="img" aria-label={t('fellowship-may-choose')} />}
          <b>
            {text}
            {id === placeOfFirst && <First table={table} words={words} />}
          </b>
          <span>{t(`fellowship-place-${id}`)}</span>
        </button>
      ))}
    </nav>
  );
}
