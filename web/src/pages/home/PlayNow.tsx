/** One press from the page to the board: the last choice, or what suits this player. */

import type { JSX } from 'preact';

import { Cover } from '../../covers/Cover';
import { t } from '../../i18n';
import { variantName } from '../../names';
import { addressOf } from '../../net/base';
import { boxName, isForTwoOpponents, knownSpec } from '../../net/known-games';
import { begin } from '../start/begin';
import { StartNow } from '../start/StartNow';
import { plannedText } from '../start/words';
import { type Offer, offerOf } from './offer';
import type { BoxPlace } from './shelf';

export const PLAY_NOW = 'play-now';

function Sheet({ offer: { wanted, reason } }: { readonly offer: Offer }): JSX.Element {
  const { game, variant } = wanted;
  const spec = knownSpec(game);
  const form = addressOf(`/start/${boxName(game, variant)}`);
  return (
    <section class="play-now sheet" aria-labelledby="play-now-title" data-block="play-now">
      <div class="play-now-cover" aria-hidden="true">
        <Cover game={game} variant={variant} name={variantName(game, variant)} />
      </div>
      <div class="play-now-text">
        <h2 id="play-now-title">{t('home-play-now')}</h2>
        <p>{plannedText(wanted, spec?.cooperative ?? false)}</p>
        <p class="soft">
          {reason !== 'none' && `${t(`home-play-${reason}`)} `}
          <a href={form} aria-label={t('home-play-change-label')}>
            {t('home-play-change')}
          </a>
        </p>
      </div>
      <div class="play-now-acts stack">
        <StartNow id={PLAY_NOW} class="" begin={() => begin(wanted, 'ready')}>
          {t('home-play')}
        </StartNow>
        {spec && isForTwoOpponents(spec) && (
          <a class="button" href={`${form}/link`}>
            {t('home-invite')}
          </a>
        )}
      </div>
    </section>
  );
}

export function PlayNow({ boxes }: { readonly boxes: readonly BoxPlace[] }): JSX.Element | null {
  const offer = offerOf(boxes);
  return offer && <Sheet offer={offer} />;
}
