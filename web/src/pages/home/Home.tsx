import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Cover } from '../../covers/Cover';
import { FAMILIES, familyOf } from '../../families';
import { variantLine, variantName } from '../../names';
import type { Introduction } from '../../family';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { myGames } from '../../net/games';
import { boxName, boxSpec, isForTwoOpponents, knownGames, knownSpec, knownSpecs } from '../../net/known-games';
import { problemText } from '../../net/problems';
import { isGoing, summaries } from '../../net/summaries';
import { Icon } from '../../shell/Icon';
import { Notice } from '../../shell/Notice';
import { OpponentIcon } from '../../shell/OpponentIcon';
import { useTitle } from '../../shell/title';
import { GameRow } from '../GameRow';
import { type Section, sectionsOf } from './sections';

const OPPONENTS = ['computer', 'link', 'screen'] as const;
const MOST_CONTINUED = 2;

interface StartTableProps {
  readonly box: string;
  readonly name: string;
  readonly mayBeAlone: boolean;
}

/** A game of any number of seats is set up seat by seat; one that may be played alone begins alone by one click less. */
function StartTable({ box, name, mayBeAlone }: StartTableProps): JSX.Element {
  return (
    <p class="box-starts stack one">
      {mayBeAlone && (
        <a class="button primary" href={addressOf(`/start/${box}/alone`)} aria-label={`${name}: ${t('home-start-alone')}`}>
          {t('home-start-alone')}
        </a>
      )}
      <a
        class={mayBeAlone ? 'button' : 'button primary'}
        href={addressOf(`/start/${box}`)}
        aria-label={`${name}: ${t('home-start-table')}`}
      >
        {t('home-start-table')}
        <Icon name="arrow" />
      </a>
    </p>
  );
}

interface StartsProps {
  readonly game: string;
  readonly box: string;
  readonly name: string;
}

function Starts({ game, box, name }: StartsProps): JSX.Element {
  const spec = knownSpec(game);
  if (spec && !isForTwoOpponents(spec)) return <StartTable box={box} name={name} mayBeAlone={spec.min_seats === 1} />;
  return (
    <ul class="box-starts stack">
      {OPPONENTS.map((opponent) => (
        <li key={opponent}>
          <a
            class={opponent === 'computer' ? 'button primary' : 'button'}
            href={addressOf(`/start/${box}/${opponent}`)}
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

interface BoxProps {
  readonly game: string;
  readonly variant: string;
  readonly isSmall: boolean;
}

function Box({ game, variant, isSmall }: BoxProps): JSX.Element {
  const name = variantName(game, variant);
  const box = boxName(game, variant);
  const first = knownSpec(game)?.min_seats === 1 ? 'alone' : 'computer';
  return (
    <li class={isSmall ? 'box small' : 'box'}>
      <a class="cover-link" href={addressOf(`/start/${box}/${first}`)}>
        <Cover game={game} variant={variant} name={name} level={isSmall ? 3 : 2} />
      </a>
      <div class="box-label column">
        <p class="box-line">{variantLine(game, variant)}</p>
        <p class="box-pieces soft">{familyOf(game)?.boxLine?.(boxSpec(game, variant))}</p>
        <Starts game={game} box={box} name={name} />
      </div>
    </li>
  );
}

function Boxes({ section }: { readonly section: Section }): JSX.Element {
  return (
    <>
      {section.heading !== '' && (
        <h2 class="more-title" id={section.key}>
          {section.heading}
        </h2>
      )}
      {section.links.length > 0 && (
        <ul class="more-links cluster">
          {section.links.map(([text, href]) => (
            <li key={href}>
              <a class="button" href={href}>
                {t(text)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul class={section.isSmall ? 'boxes more' : 'boxes'}>
        {section.boxes.map(({ game, variant }) => (
          <Box key={`${game} ${variant}`} game={game} variant={variant} isSmall={section.isSmall} />
        ))}
      </ul>
    </>
  );
}

/** Links to the headings of the page, where there are several. */
function Jumps({ sections }: { readonly sections: readonly Section[] }): JSX.Element | null {
  const named = sections.filter(({ heading }) => heading !== '');
  if (named.length < 2) return null;
  return (
    <nav class="home-jumps" aria-label={t('home-boxes')}>
      {named.map(({ key, heading }) => (
        <a key={key} href={`#${key}`}>
          {heading}
        </a>
      ))}
    </nav>
  );
}

/** Games that still go on, so that a returning player need not look for them. */
function Continue(): JSX.Element | null {
  const going = myGames.value.filter(isGoing);
  if (going.length === 0) return null;
  return (
    <section class="continue" aria-labelledby="continue-title">
      <div class="continue-head cluster">
        <h2 id="continue-title">{t('home-continue')}</h2>
        {going.length > MOST_CONTINUED && <a href={addressOf('/games')}>{t('home-continue-all')}</a>}
      </div>
      <ul class="rows">
        {going.slice(0, MOST_CONTINUED).map((game) => (
          <GameRow key={game.match} game={game} line={summaries.value.get(game.match)} canRemove={false} />
        ))}
      </ul>
    </section>
  );
}

/** A picture that is fetched once the page stands; without it nothing is missing. */
function Picture({ picture }: { readonly picture: Introduction['picture'] }): JSX.Element {
  const Drawn = useSignal<ComponentType | null>(null);
  useEffect(() => {
    picture().then(
      (found) => (Drawn.value = found),
      () => undefined,
    );
  }, [picture]);
  return <div class="how-picture">{Drawn.value && <Drawn.value />}</div>;
}

function HowItGoes({ id, introduction }: { readonly id: string; readonly introduction: Introduction }): JSX.Element {
  return (
    <section class="how" aria-labelledby={`how-${id}`}>
      <Picture picture={introduction.picture} />
      <h2 id={`how-${id}`}>{t('home-how-title')}</h2>
      <ol class="how-steps">
        {introduction.steps.map((step) => (
          <li key={step}>
            <h3>{t(`${step}-title`)}</h3>
            <p>{t(step)}</p>
          </li>
        ))}
      </ol>
      <p>
        <a href={addressOf(`/rules/${introduction.rules}`)}>{t('home-how-rules')}</a>
      </p>
    </section>
  );
}

/** Says why there are no boxes, and asks for them again. */
function NoBoxes(): JSX.Element | null {
  const problem = useSignal<unknown>(undefined);
  const attempt = useSignal(0);
  useEffect(() => {
    problem.value = undefined;
    knownGames().catch((failure: unknown) => (problem.value = failure));
  }, [attempt.value]);
  if (problem.value === undefined) return null;
  return (
    <Notice scene="fog" title={t('error-title')} text={problemText(problem.value)}>
      <button class="button primary" onClick={() => (attempt.value += 1)}>
        {t('app-try-again')}
      </button>
    </Notice>
  );
}

export function Home(): JSX.Element {
  useTitle();
  const known = knownSpecs();
  const sections = sectionsOf(FAMILIES, known);
  return (
    <div class="home">
      <div class="home-head">
        <h1>{t('home-title')}</h1>
        <p class="lead">{t('home-intro')}</p>
        <Jumps sections={sections} />
      </div>
      <Continue />
      <section aria-label={t('home-boxes')}>
        {sections.map((section) => (
          <Boxes key={section.key} section={section} />
        ))}
        {known.length === 0 && <NoBoxes />}
      </section>
      {FAMILIES.map(({ id, introduction }) => introduction && <HowItGoes key={id} id={id} introduction={introduction} />)}
    </div>
  );
}
