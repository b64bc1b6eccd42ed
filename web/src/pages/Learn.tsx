/** Where a player learns: lessons, the rules of each game, how it goes in three steps. */

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { FAMILIES } from '../families';
import type { FamilyManifest, Introduction } from '../family';
import { t } from '../i18n';
import { addressOf } from '../net/base';
import { knownSpec } from '../net/known-games';
import { puzzleList, puzzlesReady } from '../net/puzzles';
import { gameName } from '../names';
import { useTitle } from '../shell/title';
import { LinkRow } from './home/LearnBlock';

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
    </section>
  );
}

/** One row for the puzzles of all games, with how many each has. Names alone before the list has come. */
function PuzzleRow({ games }: { readonly games: readonly string[] }): JSX.Element {
  useEffect(() => void puzzlesReady().catch(() => undefined), []);
  const rows = puzzleList.value?.puzzles;
  const counts = games.map((game) => ({ game, count: rows?.filter((row) => row.game === game).length }));
  const named = counts.filter(({ count }) => count !== 0);
  const more = named.map(({ game, count }) => (count === undefined ? gameName(game) : `${gameName(game)}\u{a0}(${count})`));
  return <LinkRow href={addressOf('/puzzles')} icon="flag" text={t('learn-puzzles')} more={more.join(' · ')} />;
}

/** The rows of a family: its lessons, its rules. */
function Rows({ family: { lessons, rules } }: { readonly family: FamilyManifest }): JSX.Element {
  return (
    <>
      {lessons?.games.map((game) => (
        <LinkRow key={game} href={addressOf(`/learn/${game}`)} icon="hint" text={t('learn-lessons')} more={gameName(game)} />
      ))}
      {rules.map(({ name }) => (
        <LinkRow key={name} href={addressOf(`/rules/${name}`)} icon="rules" text={t(`rules-page-${name}`)} more={t('learn-rules')} />
      ))}
    </>
  );
}

export function Learn(): JSX.Element {
  useTitle(t('app-nav-learn'));
  const offered = FAMILIES.filter(({ games }) => Object.keys(games).some((game) => knownSpec(game)));
  const puzzling = offered.flatMap(({ puzzles }) => puzzles?.games ?? []);
  return (
    <div class="page learn">
      <h1>{t('app-nav-learn')}</h1>
      <p class="page-intro">{t('learn-intro')}</p>
      <ul class="link-rows sheet">
        {offered.map((family) => (
          <Rows key={family.id} family={family} />
        ))}
        {puzzling.length > 0 && <PuzzleRow games={puzzling} />}
        <LinkRow href={addressOf('/rules/glossary')} icon="list" text={t('rules-page-glossary')} />
      </ul>
      {offered.map(({ id, introduction }) => introduction && <HowItGoes key={id} id={id} introduction={introduction} />)}
    </div>
  );
}
