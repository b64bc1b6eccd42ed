import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../i18n';
import { Banner } from '../shell/Banner';
import { type Hands, usesCovers } from './hands';
import type { GameWords } from './words';

const MOST_TOLD = 4;

interface Props {
  readonly hands: Hands;
  readonly words: GameWords;
}

/** Between two hands that must not see each other. Nothing of any hand is drawn beneath; only what everybody has heard is told. */
export function Cover({ hands, words }: Props): JSX.Element {
  const hand = hands.shown;
  const seat = words.seat(hand.seat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [hand]);
  const told = hand.lines.value.filter(({ event }) => event.audience === null).slice(-MOST_TOLD);
  return (
    <section class="plain-cover">
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
        <button ref={button} type="button" class="button primary large" onClick={() => hands.uncover()}>
          {t('plain-cover-look', { seat })}
        </button>
        <button type="button" class="button plain" onClick={() => (usesCovers.value = false)}>
          {t('plain-cover-never')}
        </button>
      </div>
    </section>
  );
}
