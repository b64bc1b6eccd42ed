import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../i18n';
import { Banner } from '../shell/Banner';
import { type LocalSeats, usesCovers } from './local-seats';
import { toldToAll } from './told-to-all';
import type { GameWords } from './words';

const MOST_TOLD = 4;

interface Props {
  readonly localSeats: LocalSeats;
  readonly words: GameWords;
}

/** The cover between two seats that must not see each other: nothing of either is drawn, only public events are shown. */
export function Cover({ localSeats, words }: Props): JSX.Element {
  const localSeat = localSeats.shown;
  const seat = words.seat(localSeat.seat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [localSeat]);
  const others = localSeats.all.filter((one) => one !== localSeat).map((one) => one.lines.value);
  const told = toldToAll(localSeat.lines.value, others, MOST_TOLD);
  return (
    <section class="plain-cover centred">
      <div class="plain-cover-card">
        <Banner class="plain-cover-banner" />
        <h1>{t('plain-cover-title', { seat })}</h1>
        <p>{t('plain-cover-help', { seat })}</p>
        {told.length > 0 && (
          <ul class="plain-cover-told" aria-label={t('plain-cover-told')}>
            {told.map(({ key, event }) => (
              <li key={key}>{words.event(event)}</li>
            ))}
          </ul>
        )}
        <button ref={button} type="button" class="button primary large" onClick={() => localSeats.uncover()}>
          {t('plain-cover-look', { seat })}
        </button>
        <button type="button" class="button plain" onClick={() => (usesCovers.value = false)}>
          {t('plain-cover-never')}
        </button>
      </div>
    </section>
  );
}
