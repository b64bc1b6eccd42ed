/** The time that is left, what is played, and the results to take away. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { variantName } from '../../names';
import { addressOf } from '../../net/base';
import { findGame } from '../../net/games';
import { problemText } from '../../net/problems';
import type { FollowedTournament } from '../../net/tournament';
import type { TournamentPage } from '../../net/wire';
import { CopyLink } from '../../shell/CopyLink';
import { Icon } from '../../shell/Icon';
import { useNow } from '../../shell/now';
import { saveFile } from '../../shell/save-file';
import { clockText, countsText } from '../../shell/terms-words';
import { bestGame, firstThree } from './order';
import { Podium } from './Standings';
import { timeWords } from './words';

const LONG_FIGURE = 8;

/** The time, large; below it what is played and what a game counts. */
export function TimeCard({ page }: { readonly page: TournamentPage }): JSX.Element {
  const { line } = page;
  const { label, figure } = timeWords(line, useNow());
  const terms = t('tour-terms', {
    variant: variantName(line.game, line.variant),
    clock: clockText(line.clock),
    counts: countsText({ rated: line.rated }),
  });
  const counts = t(page.streaks ? 'tour-counts-arena' : 'tour-counts-rounds');
  return (
    <div class="tour-time sheet">
      <p class="tour-time-figure">
        {label !== '' && <span class="soft">{label}</span>}
        <strong class={figure.length > LONG_FIGURE ? 'is-long' : ''}>{figure}</strong>
      </p>
      <p class="soft">
        {terms} {counts}
      </p>
    </div>
  );
}

/** A word of whoever has announced it, and the link to give away. */
export function AboutCard({ page }: { readonly page: TournamentPage }): JSX.Element | null {
  const { line, host, description } = page;
  const isOpen = line.state === 'announced' || line.state === 'running';
  if (description === '' && host.name === '' && !isOpen) return null;
  return (
    <section class="tour-about sheet" aria-label={t('tour-about')}>
      {description !== '' && <p class="tour-description">{description}</p>}
      <div class="tour-about-row cluster">
        {host.name !== '' && <p class="soft">{t('tour-hosted', { who: host.name })}</p>}
        {isOpen && <CopyLink text={t('tour-copy')} done={t('app-copied')} />}
      </div>
    </section>
  );
}

async function save(tournament: FollowedTournament, form: 'txt' | 'trf'): Promise<void> {
  saveFile(await tournament.results(form), `${tournament.id}.${form}`);
}

/** The results as files. */
export function Results({ tournament }: { readonly tournament: FollowedTournament }): JSX.Element {
  const problem = useSignal('');
  const press = (form: 'txt' | 'trf'): void => {
    problem.value = '';
    save(tournament, form).catch((failure: unknown) => (problem.value = problemText(failure)));
  };
  return (
    <section class="tour-results" aria-labelledby="tour-results-title">
      <h2 id="tour-results-title">{t('tour-results')}</h2>
      <div class="cluster">
        {(['txt', 'trf'] as const).map((form) => (
          <button key={form} type="button" class="button" onClick={() => press(form)}>
            <Icon name="list" />
            {t(`tour-results-${form}`)}
          </button>
        ))}
      </div>
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

/** The end: the first three, the game of the best two for whoever sat there, the files. */
export function EndCard({
  tournament,
  page,
}: {
  readonly tournament: FollowedTournament;
  readonly page: TournamentPage;
}): JSX.Element | null {
  const three = firstThree(page.standings);
  if (page.line.state !== 'finished' || three.length === 0) return null;
  const best = bestGame(page.standings);
  return (
    <section class="tour-end sheet" aria-labelledby="tour-end-title">
      <h2 id="tour-end-title" class="visually-hidden">
        {t('tour-podium')}
      </h2>
      <Podium rows={three} page={page} />
      {findGame(best) && (
        <a class="tour-best line" href={addressOf(`/match/${best}/replay`)}>
          <Icon name="replay" />
          <span>
            <strong>{t('tour-best')}</strong>
            <span class="soft">{t('tour-best-see')}</span>
          </span>
          <Icon name="arrow" />
        </a>
      )}
      <Results tournament={tournament} />
    </section>
  );
}
