/** Finished games of a player, newest first. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { Cover } from '../../covers/Cover';
import { dateLocale, t } from '../../i18n';
import { variantName } from '../../names';
import { playerGames } from '../../net/api';
import { addressOf } from '../../net/base';
import { personKey } from '../../net/person';
import { problemText } from '../../net/problems';
import type { HistoryLine, HistoryPage } from '../../net/wire';
import { ResultMark } from '../../shell/ResultMark';
import { OtherLink } from './Statistics';

function when(stamp: number): string {
  return new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(stamp));
}

function Line({ line }: { readonly line: HistoryLine }): JSX.Element {
  const name = variantName(line.game, line.variant);
  return (
    <li class="history-line">
      <ResultMark result={line.result} />
      <span class="history-cover" aria-hidden="true">
        <Cover game={line.game} variant={line.variant} name={name} />
      </span>
      <span class="history-text">
        <span>
          {line.others.length === 0
            ? t('player-alone')
            : line.others.map((other, index) => (
                <span key={index}>
                  {index > 0 && ', '}
                  <OtherLink other={other} />
                </span>
              ))}
        </span>
        <span class="soft">{[name, t('games-turn', { turn: line.turns })].join(' · ')}</span>
      </span>
      <span class="history-date soft">
        {line.shown && (
          <a class="history-shown" href={addressOf(`/game/${line.match}`)}>
            {t('share-shown')}
          </a>
        )}
        {line.match === '' ? when(line.ended) : <a href={addressOf(`/match/${line.match}/replay`)}>{when(line.ended)}</a>}
      </span>
    </li>
  );
}

interface Props {
  readonly name: string;
  readonly first: HistoryPage;
  readonly own: boolean;
}

export function History({ name, first, own }: Props): JSX.Element {
  const more = useSignal<readonly HistoryLine[]>([]);
  const problem = useSignal('');
  const lines = [...first.lines, ...more.value];
  const ask = async (): Promise<void> => {
    problem.value = '';
    try {
      const page = await playerGames(name, personKey(), lines.length);
      more.value = [...more.value, ...page.lines];
    } catch (failure) {
      problem.value = problemText(failure);
    }
  };
  return (
    <section class="sheet stack player-card" aria-labelledby="history-title">
      <h2 id="history-title">{t('player-latest')}</h2>
      {lines.length === 0 ? (
        <p class="soft">{t(own ? 'player-empty' : 'player-empty-other')}</p>
      ) : (
        <ul class="history">
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </ul>
      )}
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      {lines.length < first.total && (
        <button type="button" class="button" onClick={() => void ask()}>
          {t('player-more', { count: first.total - lines.length })}
        </button>
      )}
    </section>
  );
}
