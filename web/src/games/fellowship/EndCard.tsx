/** The end: won or lost and why, how the game went, and what next. It lies over the table and can be folded to the Line.
 *
 * Whoever watches sees the same, as far as it is public, and is offered no game of others. */

import './styles/end.css';

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { dateLocale, t } from '../../i18n';
import { addressOf } from '../../net/base';
import { findGame } from '../../net/games';
import type { MatchConnection } from '../../net/match';
import type { Story } from '../../net/wire';
import { Applauded } from '../../plain/Applauded';
import { CoachLink } from '../../plain/CoachLink';
import { CourtesyButton } from '../../plain/Courtesy';
import { goOn } from '../../plain/go-on';
import type { LocalSeats } from '../../plain/local-seats';
import { endingText, Rematch } from '../../plain/OverCard';
import { SaidByAll } from '../../plain/SaidByAll';
import { ShareGame } from '../../plain/ShareGame';
import { Icon } from '../../shell/Icon';
import { useWork } from '../../shell/work';
import { EndStory, roadOf, useStory } from './EndStory';
import { endTitle, roundAgain, scenarioAfter } from './end-words';
import { bestOf, finished, type Finished, keep, type ScoreParts, scoreParts } from './scores';
import { threatLimit } from './table';
import type { FellowshipObservation } from './wire';
import type { FellowshipWords } from './words';

const MOST_SHOWN = 8;

const gameOf = (client: MatchConnection): string => client.welcome.value?.game ?? '';

interface Props {
  readonly localSeats: LocalSeats;
  readonly words: FellowshipWords;
  readonly seen: FellowshipObservation;
  readonly onHome: () => void;
}

export function EndCard({ localSeats, words, seen, onHome }: Props): JSX.Element | null {
  const { client, status, seat } = localSeats.shown;
  const isFolded = useSignal(false);
  const { story, isComing } = useStory(client.match);
  const returns = status?.returns ?? seen.returns;
  const isWon = (returns?.[0] ?? 0) > 0;
  const options = client.welcome.value?.options ?? {};
  const rules = String(options['rules'] ?? 'faq');
  const isPractice = client.welcome.value?.practice === true;
  const rematch = status?.rematch ?? '';
  useEffect(() => {
    if (!isPractice && seat >= 0) keep(finishedGame(client.match, seen, isWon, options));
  }, [client.match, isWon, isPractice, seat]);
  useEffect(() => {
    if (rematch !== '') isFolded.value = false;
  }, [rematch, isFolded]);
  if (!status) return null;
  const title = endTitle(seen, isWon, status.reason);
  const tone = isWon ? 'won' : 'lost';
  if (isFolded.value)
    return (
      <div class={seat < 0 ? undefined : 'fs-line over'}>
        <section class={`plain-card plain-over ${tone}`} aria-label={title}>
          <Heading title={title} />
          <button type="button" class="button" onClick={() => (isFolded.value = false)}>
            {t('fellowship-end-unfold')}
          </button>
        </section>
      </div>
    );
  const parts = scoreParts(seen);
  return (
    <>
      {seat >= 0 && <div class="fs-line over" aria-hidden="true" />}
      <section class={`fs-end plain-over ${tone}`} aria-labelledby="plain-over">
        <Heading title={title} />
        <p class="fs-end-lead">{leadText(seen, isWon, status.reason, status.returns ?? [], words)}</p>
        {isPractice && <p class="fs-end-practice">{t('plain-practice')}</p>}
        {isWon && parts && <Score parts={parts} rules={rules} />}
        <EndStory match={client.match} story={story} isComing={isComing} seen={seen} isWon={isWon} words={words} />
        <Acts {...{ localSeats, seen, isWon, story, isComing, rematch }}>
          <button type="button" class="button" onClick={() => (isFolded.value = true)}>
            {t('fellowship-end-fold')}
          </button>
          <CourtesyButton client={client} />
          <button type="button" class="button plain" onClick={onHome}>
            {t('app-go-home')}
          </button>
        </Acts>
        <SaidByAll client={client} words={words} />
        <Applauded client={client} />
        <ShareGame match={client.match} />
        <History variant={seen.variant} match={client.match} />
      </section>
    </>
  );
}

function Heading({ title }: { readonly title: string }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 id="plain-over" ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
}

/** How it ended, in a line: the round, and for a lost game the threat and the road. Ended beside the rules, its reason. */
function leadText(seen: FellowshipObservation, isWon: boolean, reason: string, returns: readonly number[], words: FellowshipWords): string {
  const { round } = seen;
  if (isWon) return t('fellowship-end-won-in', { round });
  const { stage, progress, points } = roadOf(seen);
  const threat = Math.max(...seen.seats.map((seat) => seat.threat));
  const line = t('fellowship-end-lost-in', { round, threat, limit: threatLimit(seen), stage, progress, points });
  return reason === 'all_eliminated' ? line : `${endingText(reason, returns, 0, words)} ${line}`;
}

function finishedGame(
  match: string,
  seen: FellowshipObservation,
  isWon: boolean,
  options: Readonly<Record<string, boolean | number | string>>,
): Finished {
  const { faq = 0, '2011': first = 0 } = seen.scores;
  return {
    match,
    variant: seen.variant,
    seats: seen.seats.length,
    difficulty: String(options['difficulty'] ?? 'standard'),
    rules: String(options['rules'] ?? 'faq'),
    isWon,
    stage: seen.stage,
    round: seen.round,
    faq,
    first,
    at: finished.peek().find((one) => one.match === match)?.at ?? Date.now(),
  };
}

interface ActsProps {
  readonly localSeats: LocalSeats;
  readonly seen: FellowshipObservation;
  readonly isWon: boolean;
  readonly story: Story | null;
  /** Nothing leads as long as the story may still say what does. */
  readonly isComing: boolean;
  readonly rematch: string;
  readonly children: ComponentChildren;
}

/** What next, the answers that lead on always in sight. After a win the next scenario leads, after a loss the round in which it turned; without either, once more. */
function Acts({ localSeats, seen, isWon, story, isComing, rematch, children }: ActsProps): JSX.Element {
  const { client, seat } = localSeats.shown;
  const { isBusy, problem, leave } = useWork();
  const next = isWon && seat >= 0 ? scenarioAfter(seen.variant) : undefined;
  const key = findGame(client.match)?.grants[0]?.token ?? '';
  const again = !isWon && story !== null && seat >= 0 && key !== '' ? roundAgain(story) : undefined;
  const practise = (frame: number): Promise<void> =>
    leave(() => goOn({ match: client.match, game: gameOf(client), variant: seen.variant }, { frame, seat, level: 0, key }));
  return (
    <>
      <div class="fs-end-acts main">
        {next !== undefined && rematch === '' && (
          <a class="button primary" href={addressOf(`/start/${next}`)}>
            {t('fellowship-end-next')}
          </a>
        )}
        {again !== undefined && rematch === '' && (
          <button type="button" class="button primary fs-end-again" disabled={isBusy.value} onClick={() => void practise(again.frame)}>
            {t('fellowship-end-again', { round: again.round })}
            <small>{t('fellowship-end-not-counted')}</small>
          </button>
        )}
        <Rematch localSeats={localSeats} rematch={rematch} isFirst={next === undefined && again === undefined && !isComing} />
        {(seat >= 0 || story !== null) && (
          <a class="button" href={addressOf(`/match/${client.match}/replay`)}>
            <Icon name="replay" />
            {t('plain-replay')}
          </a>
        )}
      </div>
      <div class="fs-end-acts">
        {seat >= 0 && <CoachLink match={client.match} game={gameOf(client)} />}
        {!isWon && seat >= 0 && (
          <a class="button" href={addressOf('/fellowship/decks')}>
            {t('fellowship-end-deck')}
          </a>
        )}
        {children}
      </div>
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </>
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
