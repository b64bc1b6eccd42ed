/** The decks of the other seats, and the heroes that nobody else may bring because of them. */

import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { seatName } from '../../../names';
import { cardNames } from '../card-words';
import { printed } from '../printed';
import { STARTERS } from './kept';
import { countsOf } from './reading';

/** Ids of the heroes of a deck, as a list or the name of a starter deck; none where it cannot be read here. */
export function heroesOf(text: string): readonly string[] {
  const counts = countsOf(STARTERS.get(text.trim()) ?? text);
  return [...counts.keys()].filter((id) => printed(id).type === 'hero');
}

interface Props {
  readonly own: string;
  /** By seat, "" for what is not known. */
  readonly others: readonly string[];
  /** Are they seen nowhere else? */
  readonly isTold: boolean;
}

export function OtherDecks({ own, others, isTold }: Props): JSX.Element {
  const heroes = heroesOf(own);
  const taken = heroes.filter((hero) => others.some((text) => heroesOf(text).includes(hero)));
  const decks = isTold ? others.flatMap((text, seat) => (heroesOf(text).length === 0 ? [] : [{ seat, text }])) : [];
  return (
    <>
      {decks.map(({ seat, text }) => (
        <p key={seat} class="help">
          {t('decks-of-seat', { seat: seatName('fellowship', seat), heroes: cardNames(heroesOf(text)) })}
        </p>
      ))}
      <p class="problem" role="status" hidden={taken.length === 0}>
        {taken.length > 0 && t('decks-hero-taken', { heroes: cardNames(taken), count: taken.length })}
      </p>
    </>
  );
}
