import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { myGames } from '../../net/games';
import { lines } from '../../net/summaries';
import { useTitle } from '../../shell/title';
import { GameRow } from '../GameRow';
import { Lid, OpponentIcon, shortName } from './lids';

const BOXES = [
  { variant: 'battle', pieces: 40 },
  { variant: 'duel', pieces: 10 },
  { variant: 'classic', pieces: 40 },
] as const;
const MORE_BOXES = [
  { variant: 'barrage', pieces: 8 },
  { variant: 'ultimate', pieces: 20 },
] as const;
const MIDDLE_EARTH = [
  { variant: 'me-classic', pieces: 40 },
  { variant: 'me-powers', pieces: 40 },
  { variant: 'me-ring', pieces: 40 },
] as const;
const OPPONENTS = ['computer', 'link', 'screen'] as const;
const MOST_CONTINUED = 2;

interface BoxProps {
  readonly variant: string;
  readonly pieces: number;
}

function Starts({ variant, name }: { readonly variant: string; readonly name: string }): JSX.Element {
  return (
    <ul class="box-starts">
      {OPPONENTS.map((opponent) => (
        <li key={opponent}>
          <a
            class={opponent === 'computer' ? 'button primary' : 'button'}
            href={`/start/${variant}/${opponent}`}
            aria-label={t('home-start-label', { variant: name, opponent })}
          >
            <OpponentIcon opponent={opponent} />
            {t(`home-versus-${opponent}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Box({ variant, pieces, isSmall }: BoxProps & { readonly isSmall: boolean }): JSX.Element {
  const name = t(`variant-${variant}`);
  return (
    <li class={isSmall ? 'box small' : 'box'}>
      <a class="lid-link" href={`/start/${variant}/computer`}>
        <Lid variant={variant} name={shortName(name)} level={isSmall ? 3 : 2} />
      </a>
      <div class="box-label">
        <p class="box-line">{t(`variant-${variant}-line`)}</p>
        <p class="box-pieces">{t('home-pieces', { count: pieces })}</p>
        <Starts variant={variant} name={name} />
      </div>
    </li>
  );
}

/** Games that still go on, so that a returning player need not look for them. */
function Continue(): JSX.Element | null {
  const going = myGames.value.filter((game) => {
    const line = lines.value.get(game.match);
    return line !== undefined && typeof line !== 'string' && line.status !== 'over';
  });
  if (going.length === 0) return null;
  return (
    <section class="continue" aria-labelledby="continue-title">
      <div class="continue-head">
        <h2 id="continue-title">{t('home-continue')}</h2>
        {going.length > MOST_CONTINUED && <a href="/games">{t('home-continue-all')}</a>}
      </div>
      <ul class="rows">
        {going.slice(0, MOST_CONTINUED).map((game) => (
          <GameRow key={game.match} game={game} line={lines.value.get(game.match)} canRemove={false} />
        ))}
      </ul>
    </section>
  );
}

/** A board with its armies, once the page stands; without it nothing is missing. */
function Picture(): JSX.Element {
  const Drawn = useSignal<ComponentType | null>(null);
  useEffect(() => {
    import('../../games/stratego/BoardPicture').then(({ BoardPicture }) => (Drawn.value = BoardPicture), () => undefined);
  }, []);
  return <div class="how-picture">{Drawn.value && <Drawn.value />}</div>;
}

function HowItGoes(): JSX.Element {
  return (
    <section class="how" aria-labelledby="how-title">
      <Picture />
      <h2 id="how-title">{t('home-how-title')}</h2>
      <ol class="how-steps">
        {[1, 2, 3].map((step) => (
          <li key={step}>
            <h3>{t(`home-how-${step}-title`)}</h3>
            <p>{t(`home-how-${step}`)}</p>
          </li>
        ))}
      </ol>
      <p>
        <a href="/rules/stratego">{t('home-how-rules')}</a>
      </p>
    </section>
  );
}

export function Home(): JSX.Element {
  useTitle();
  return (
    <div class="home">
      <div class="home-head">
        <h1>{t('home-title')}</h1>
        <p class="lead">{t('home-intro')}</p>
      </div>
      <Continue />
      <section aria-label={t('home-boxes')}>
        <ul class="boxes">
          {BOXES.map((box) => (
            <Box key={box.variant} {...box} isSmall={false} />
          ))}
        </ul>
        <h2 class="more-title">{t('game-middle_earth')}</h2>
        <ul class="boxes">
          {MIDDLE_EARTH.map((box) => (
            <Box key={box.variant} {...box} isSmall={false} />
          ))}
        </ul>
        <h2 class="more-title">{t('home-more')}</h2>
        <ul class="boxes more">
          {MORE_BOXES.map((box) => (
            <Box key={box.variant} {...box} isSmall />
          ))}
        </ul>
      </section>
      <HowItGoes />
    </div>
  );
}
