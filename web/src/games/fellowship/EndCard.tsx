/** The end: won or lost, both scores and what they are made of, and the games that were played here before. */

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { dateLocale, t } from '../../i18n';
import type { LocalSeats } from '../../plain/local-seats';
import { OverCard } from '../../plain/OverCard';
import { SaidByAll } from '../../plain/SaidByAll';
import { bestOf, finished, type Finished, keep, type ScoreParts, scoreParts } from './scores';
import type { FellowshipObservation } from './wire';
import type { FellowshipWords } from './words';

const MOST_SHOWN = 8;

interface Props {
  readonly localSeats: LocalSeats;
  readonly words: FellowshipWords;
  readonly seen: FellowshipObservation;
  readonly onHome: () => void;
}

export function EndCard({ localSeats, words, seen, onHome }: Props): JSX.Element {
  const { client } = localSeats.shown;
  const isWon = (seen.returns?.[0] ?? 0) > 0;
  const options = client.welcome.value?.options ?? {};
  const rules = String(options['rules'] ?? 'faq');
  useEffect(() => {
    const { faq = 0, '2011': first = 0 } = seen.scores;
    keep({
      match: client.match,
      variant: seen.variant,
      seats: seen.seats.length,
      difficulty: String(options['difficulty'] ?? 'standard'),
      rules,
      isWon,
      stage: seen.stage,
      round: seen.round,
      faq,
      first,
      at: finished.peek().find((one) => one.match === client.match)?.at ?? Date.now(),
    });
  }, [client.match, isWon]);
  const parts = scoreParts(seen);
  return (
    <div class="fs-line over">
      <OverCard localSeats={localSeats} words={words} onHome={onHome} />
      <SaidByAll client={client} words={words} />
      {isWon && parts ? (
        <Score parts={parts} rules={rules} />
      ) : (
        <p class="fs-score cluster">{t('fellowship-reached', { stage: seen.stage, round: seen.round })}</p>
      )}
      <History variant={seen.variant} match={client.match} />
    </div>
  );
}

function Part({ name, value, sign = '' }: { readonly name: string; readonly value: number; readonly sign?: string }): JSX.Element {
  return (
    <div class="fs-part">
      <dt>{t(`fellowship-score-${name}`)}</dt>
      <dd>
        {sign}
        {value}
      </dd>
    </div>
  );
}

function Score({ parts, rules }: { readonly parts: ScoreParts; readonly rules: string }): JSX.Element {
  return (
    <dl class="fs-score cluster" aria-label={t('fellowship-score-less')}>
      <Part name="threat" value={parts.threat} />
      <Part name="heroes" value={parts.heroes} sign="+" />
      <Part name="wounds" value={parts.wounds} sign="+" />
      <Part name="victory" value={parts.victory} sign="−" />
      <div class={rules === '2011' ? 'fs-part total main' : 'fs-part total'}>
        <dt>{t('fellowship-score-2011')}</dt>
        <dd>= {parts.first}</dd>
      </div>
      <Part name="rounds" value={parts.rounds} sign="+" />
      <div class={rules === '2011' ? 'fs-part total' : 'fs-part total main'}>
        <dt>{t('fellowship-score-faq')}</dt>
        <dd>= {parts.faq}</dd>
      </div>
    </dl>
  );
}

/** Games of this scenario in this browser, newest first, the best marked. */
function History({ variant, match }: { readonly variant: string; readonly match: string }): JSX.Element | null {
  const games = finished.value.filter((game) => game.variant === variant);
  if (games.length < 2) return null;
  const best = bestOf(games);
  const day = new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'short' });
  return (
    <details class="fs-history">
      <summary>{t('fellowship-history', { count: games.length, won: games.filter((game) => game.isWon).length })}</summary>
      <table>
        <thead>
          <tr>
            {['day', 'seats', 'result', 'round', 'score'].map((name) => (
              <th key={name} scope="col">
                {t(`fellowship-history-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...games]
            .reverse()
            .slice(0, MOST_SHOWN)
            .map((game) => (
              <tr key={game.match} class={game.match === match ? 'now' : ''}>
                <td>{day.format(game.at)}</td>
                <td>{game.seats}</td>
                <td>{resultOf(game)}</td>
                <td>{game.round}</td>
                <td>
                  {game.isWon ? `${game.faq} (${game.first})` : '–'}
                  {game === best && ` · ${t('fellowship-history-best')}`}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}

function resultOf(game: Finished): string {
  return game.isWon ? t('games-won') : t('fellowship-history-lost', { stage: game.stage });
}
