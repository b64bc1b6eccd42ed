/** Whoever is new: what this is, in a sentence, and one button to a first game that is led. */

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { FAMILIES } from '../../families';
import type { FirstGame } from '../../family';
import { t } from '../../i18n';
import { keptHere } from '../../net/base';
import { myGames } from '../../net/games';
import { knownSpec } from '../../net/known-games';
import { oneOf, persistent } from '../../settings';
import { Icon } from '../../shell/Icon';
import { begin, choices } from '../start/begin';
import { easiestComputer } from '../start/fitting';
import { StartNow } from '../start/StartNow';
import { againstComputer } from './offer';
import { PLAY_NOW } from './PlayNow';

/** Has this person said that there is nothing to explain? */
const knowsTheGame = persistent(keptHere('knows'), false, oneOf(true, false));

/** Somebody who has not played here yet. */
export function isNewcomer(): boolean {
  return !knowsTheGame.value && myGames.value.length === 0 && choices.value.length === 0;
}

/** The led first game of a family that this server offers. */
function firstGame(): FirstGame | undefined {
  return FAMILIES.flatMap(({ firstGame: one }) => one ?? []).find(({ game, variant }) =>
    knownSpec(game)?.variants.some(({ id }) => id === variant),
  );
}

function FirstButton({ first: { game, variant } }: { readonly first: FirstGame }): JSX.Element | null {
  const spec = knownSpec(game);
  if (!spec) return null;
  return (
    <StartNow id={PLAY_NOW} class="" begin={() => begin(againstComputer(spec, variant, easiestComputer(game)), 'led')}>
      {t('home-first-play')}
      <Icon name="arrow" />
    </StartNow>
  );
}

/** The idea in a few pictures, fetched once the page stands; their place is kept. */
function Ideas({ first }: { readonly first: FirstGame }): JSX.Element {
  const Drawn = useSignal<ComponentType<{ readonly step: number }> | null>(null);
  useEffect(() => {
    first.picture().then(
      (found) => (Drawn.value = found),
      () => undefined,
    );
  }, [first]);
  return (
    <ol class="ideas">
      {first.ideas.map((idea, step) => (
        <li key={idea} class="idea sheet">
          <div class="idea-picture centred" aria-hidden="true">
            {Drawn.value && <Drawn.value step={step} />}
          </div>
          <p>{t(idea)}</p>
        </li>
      ))}
    </ol>
  );
}

export function Newcomer(): JSX.Element {
  const first = firstGame();
  return (
    <div class="newcomer" data-block="newcomer">
      <div>
        <h1>{t('home-title')}</h1>
        <p class="lead">{t('home-intro')}</p>
        <div class="newcomer-acts cluster">
          {first && <FirstButton first={first} />}
          <button type="button" class="button large" onClick={() => (knowsTheGame.value = true)}>
            {t('home-know')}
          </button>
        </div>
        {first && <p class="soft">{t('home-first-help')}</p>}
      </div>
      {first && <Ideas first={first} />}
    </div>
  );
}
