/** Guess what is hidden: a button a seat, then a press on the board; told at the end. */

import '../../styles/guess.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { replayPage } from '../net/api';
import { Icon } from '../shell/Icon';
import { type Guesses, scored } from './guesses';

interface Props {
  readonly guesses: Guesses;
  readonly title: string;
  readonly help: string;
  /** The seats that hide something, by the name of their side. */
  readonly seats: readonly (readonly [seat: number, name: string])[];
  placeName(place: string): string;
  /** Of each seat the true place as far as it is known; null while the game goes on. */
  readonly truth: ReadonlyMap<number, string> | null;
}

export function GuessCard({ guesses, title, help, seats, placeName, truth }: Props): JSX.Element | null {
  const places = guesses.places.value;
  if (truth !== null) return Object.keys(places).length === 0 ? null : <Told text={toldText(guesses, truth)} title={title} />;
  const asked = seats.find(([seat]) => seat === guesses.asked.value);
  return (
    <section class="guess-card" aria-labelledby="guess-title">
      <h2 id="guess-title">{title}</h2>
      <p class="soft" role="status">
        {asked ? t('guess-press', { seat: asked[1] }) : help}
      </p>
      <div class="cluster">
        {seats.map(([seat, name]) => {
          const place = places[seat];
          return (
            <button
              key={seat}
              type="button"
              class="button guess-button"
              aria-pressed={guesses.asked.value === seat}
              onClick={() => guesses.ask(seat)}
            >
              <Icon name="flag" />
              {place === undefined ? t('guess-not-yet', { seat: name }) : t('guess-at', { seat: name, place: placeName(place) })}
            </button>
          );
        })}
      </div>
    </section>
  );
}

function Told({ title, text }: { readonly title: string; readonly text: string }): JSX.Element {
  return (
    <section class="guess-card" aria-labelledby="guess-title">
      <h2 id="guess-title">{title}</h2>
      <p role="status">{text}</p>
    </section>
  );
}

function toldText(guesses: Guesses, truth: ReadonlyMap<number, string>): string {
  const { right, count } = scored(guesses.places.value, truth);
  return count === 0 ? t('guess-unknown') : t('guess-known', { right, count });
}

/** The last position of a match that is over with everything shown; null before that, and where those who played do not show it. */
export function useLastSeen<Seen>(match: string, isOver: boolean): Seen | null {
  const found = useSignal<Seen | null>(null);
  useEffect(() => {
    if (!isOver) return;
    let isGone = false;
    lastOf<Seen>(match).then(
      (last) => {
        if (!isGone) found.value = last;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [match, isOver, found]);
  return found.value;
}

async function lastOf<Seen>(match: string): Promise<Seen | null> {
  const { total } = await replayPage(match, '', 'all', 0, 1);
  const { frames } = await replayPage(match, '', 'all', total - 1, total);
  return (frames[0]?.observation as Seen | undefined) ?? null;
}
