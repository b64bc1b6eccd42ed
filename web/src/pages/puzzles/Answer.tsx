/** What is said after an answer: right or not, why, what might be, what each act is worth, and what it did to the rating. */

import type { JSX } from 'preact';

import { locale, t } from '../../i18n';
import { levelName } from '../../names';
import { placementLeft } from '../../net/puzzles';
import { serverNow } from '../../net/server-time';
import type { PuzzleValues } from '../../family';
import type { PuzzleAnswer, PuzzleStanding, PuzzleValue } from '../../net/wire';
import { actInSentence, type PartProps, said } from './said';

const DAY_MS = 86_400_000;

interface AnswerProps extends PartProps {
  readonly answer: PuzzleAnswer;
}

export function Answer({ line, parts, answer }: AnswerProps): JSX.Element {
  const own = line.act.value;
  const nameOf = (act: string): string => (act === '' ? '' : actInSentence(act, { line, parts }));
  const { Guess } = parts;
  const word = own === '' ? 'given-up' : answer.result === 1 ? 'right' : answer.result > 0 ? 'half' : 'wrong';
  return (
    <>
      <section class={`lesson-answer ${answer.result === 1 ? 'right' : 'wrong'} stack`} aria-labelledby="puzzle-verdict">
        <h2 id="puzzle-verdict">{t(`puzzle-${word}`, { act: nameOf(own), best: nameOf(answer.best) })}</h2>
        {answer.said && <p>{said(answer.said, { line, parts })}</p>}
        {answer.why.map((one) => (
          <p key={one.text}>{said(one, { line, parts })}</p>
        ))}
        <Counted line={line} parts={parts} answer={answer} />
      </section>
      {line.isOpen.value && <p class="lesson-task">{t('puzzle-truth-told')}</p>}
      {Guess &&
        answer.readings.map((guess) => (
          <section key={guess.place} class="sheet puzzle-part" aria-labelledby={`puzzle-guess-${guess.place}`}>
            <h2 id={`puzzle-guess-${guess.place}`}>{t('puzzle-readings', { place: guess.place })}</h2>
            <Guess observation={line.page.observation} guess={guess} />
          </section>
        ))}
      <section class="sheet puzzle-part" aria-labelledby="puzzle-values">
        <h2 id="puzzle-values">{t('puzzle-values')}</h2>
        <ul class="puzzle-values">
          {answer.values.map((value) => (
            <Value key={value.act} value={value} told={parts.values} name={nameOf(value.act)} isOwn={value.act === own} />
          ))}
        </ul>
        <p class="soft">{t(parts.values.unit)}</p>
        <p class="soft">
          {t(answer.level > 0 ? 'puzzle-level' : 'puzzle-level-none', { level: levelName(answer.level), rating: String(answer.rating) })}
        </p>
      </section>
    </>
  );
}

interface ValueProps {
  readonly value: PuzzleValue;
  readonly told: PuzzleValues;
  readonly name: string;
  readonly isOwn: boolean;
}

/** An act in a sentence, and how far behind the best it is as a bar. */
function Value({ value, told, name, isOwn }: ValueProps): JSX.Element {
  const { digits, prefix, widest } = told;
  const behind = new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value.behind);
  return (
    <li class={`${value.word} ${isOwn ? 'is-own' : ''}`}>
      <p>
        {t(`${prefix}-${value.word}`, { act: name, behind })} {isOwn && <strong>{t('puzzle-value-own')}</strong>}
      </p>
      <span class="puzzle-scale" aria-hidden="true">
        <span style={{ width: `${(Math.min(widest, value.behind) / widest) * 100}%` }} />
      </span>
    </li>
  );
}

/** The rating and how it changed; during the placement how far that has come. */
function ratingTold(now: PuzzleStanding, before: PuzzleStanding | null): string {
  const { games, value } = now.rating;
  const left = placementLeft(now);
  const rating = String(Math.round(value));
  if (left > 0) return t('puzzle-placement', { done: games, count: games + left });
  if (before === null || placementLeft(before) > 0) return t('puzzle-first-rating', { rating });
  const change = Math.round(value) - Math.round(before.rating.value);
  const signed = new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero' }).format(change).replace('-', '−');
  return t('puzzle-rated', { rating, change: signed });
}

/** The rating, the streak's effect, and when it comes back. */
function Counted({ line, answer }: AnswerProps): JSX.Element {
  const days = Math.max(1, Math.round((answer.again.due - serverNow()) / DAY_MS));
  return (
    <p class="puzzle-counted">
      {answer.is_rated ? ratingTold(answer.standing, line.before) : t('puzzle-not-rated')}{' '}
      {answer.again.step > 0 && t('puzzle-again', { days })}
    </p>
  );
}
