/** The odds of the question on demand, where nobody else plays and at tables for learning: games that the computer has played on. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { problemText } from '../../net/problems';
import type { Odds as AnswerOdds, Option } from '../../net/wire';
import { CloseSheet, Sheet } from './Sheet';
import type { Asking, Question } from './asking';
import { cardNames } from './card-words';
import type { FellowshipWords } from './words';

interface Props {
  readonly asking: Asking;
  readonly words: FellowshipWords;
}

/** Asks for the odds of the question; nothing at other tables, or where there is one answer alone. */
export function OddsButton({ asking, words }: Props): JSX.Element | null {
  const isOpen = useSignal(false);
  const question = asking.question.value;
  const isOffered =
    asking.localSeat.client.welcome.value?.odds === true && !asking.isPassed && (question?.decision.options?.length ?? 0) > 1;
  if (!isOffered || !question) return null;
  return (
    <>
      <button
        type="button"
        class="fs-odds-ask bare"
        aria-haspopup="dialog"
        aria-label={t('fellowship-odds-ask')}
        onClick={() => (isOpen.value = true)}
      >
        <span class="is-whole">{t('fellowship-odds-ask')}</span>
        <span class="is-short">{t('fellowship-odds-short')}</span>
      </button>
      {isOpen.value && (
        <OddsSheet key={question.decision.id} asking={asking} words={words} question={question} onClose={() => (isOpen.value = false)} />
      )}
    </>
  );
}

function OddsSheet({ asking, words, question, onClose }: Props & { readonly question: Question; onClose(): void }): JSX.Element {
  const answers = useSignal<readonly AnswerOdds[] | null>(null);
  const problem = useSignal('');
  const isPlaying = useSignal(true);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      for (const isQuick of [true, false]) answers.value = (await asking.localSeat.client.odds(isQuick)).answers;
    };
    void ask()
      .catch((failure: unknown) => (problem.value = problemText(failure)))
      .finally(() => (isPlaying.value = false));
  }, []);
  const title = t('fellowship-odds-title');
  return (
    <Sheet title={title} onClose={onClose}>
      <section class="fs-odds">
        <h2>{title}</h2>
        <div role="status">
          {problem.value !== '' && <p class="problem">{problem.value}</p>}
          {isPlaying.value && <p class="fs-nothing">{t('fellowship-odds-playing')}</p>}
          {!isPlaying.value && answers.value?.length === 0 && <p class="fs-nothing">{t('fellowship-odds-none')}</p>}
        </div>
        {answers.value !== null && answers.value.length > 0 && (
          <OddsTable answers={answers.value} words={words} question={question} isPlaying={isPlaying.value} />
        )}
        <footer>
          <CloseSheet onClose={onClose} />
        </footer>
      </section>
    </Sheet>
  );
}

function OddsTable({
  answers,
  words,
  question,
  isPlaying,
}: {
  readonly answers: readonly AnswerOdds[];
  readonly words: FellowshipWords;
  readonly question: Question;
  readonly isPlaying: boolean;
}): JSX.Element {
  const sorted = answers.toSorted(
    (one, other) =>
      Number(other.is_told) - Number(one.is_told) ||
      (one.is_told ? other.won / other.games - one.won / one.games : 0) ||
      other.outlook - one.outlook,
  );
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('fellowship-odds-won')}</th>
            <th scope="col">{t('fellowship-odds-outlook')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((answer) => (
            <tr key={answer.actions.join()} data-answer={answer.actions.join(', ')} class={answer.is_best ? 'best' : ''}>
              <th scope="row">
                {answerText(answer.actions, words, question)}
                {answer.is_best && <b class="fs-odds-best">{t('fellowship-odds-best')}</b>}
                <Reasons answer={answer} />
              </th>
              <td>
                <Share answer={answer} />
              </td>
              <td>{t('fellowship-odds-outlook-of', { share: Math.round(100 * answer.outlook) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isPlaying && !answers.some(({ is_best }) => is_best) && <p class="fs-help">{t('fellowship-odds-none-apart')}</p>}
      <p class="fs-help">
        {t('fellowship-odds-help', { games: Math.max(...answers.map(({ games }) => games)) })} {t('fellowship-odds-outlook-help')}{' '}
        {t('fellowship-odds-learning')}
      </p>
    </>
  );
}

/** The share of won games as a mark in its 95 % interval; too few games tell nothing yet. */
function Share({ answer: { won, games, low, high, is_told } }: { readonly answer: AnswerOdds }): JSX.Element {
  if (!is_told) return <span class="fs-odds-untold">{t('fellowship-odds-untold')}</span>;
  const percent = (share: number): number => Math.round(100 * share);
  return (
    <>
      <span class="fs-odds-bar" style={{ '--low': low, '--high': high, '--share': won / games }} aria-hidden="true" />
      <span>
        {t('fellowship-odds-won-of', { won, games })}{' '}
        <small>{t('fellowship-odds-interval', { low: percent(low), high: percent(high) })}</small>
      </span>
    </>
  );
}

/** What speaks for an answer and against it, as far as its outlook differs from that of the others. */
function Reasons({ answer: { reasons } }: { readonly answer: AnswerOdds }): JSX.Element | null {
  if (reasons.length === 0) return null;
  const told = reasons.map(({ name, worth }) => t(`fellowship-odds-${worth > 0 ? 'for' : 'against'}-${name}`));
  return <span class="fs-odds-why">{told.join(' · ')}</span>;
}

/** An answer in words: the cards of a set by their names, else the deed. */
function answerText(actions: readonly string[], words: FellowshipWords, { decision, mode }: Question): string {
  const options = actions.flatMap((action): readonly Option[] => decision.options?.filter((option) => option.action === action) ?? []);
  const meant = options.filter((option) => option.action !== decision.decline);
  const [first] = meant.length > 0 ? meant : options;
  if (first === undefined) return actions.join(', ');
  return mode === 'toggle' && meant.length > 0
    ? cardNames(meant.map((option) => option.parts['card'] ?? ''))
    : words.deed(first, decision.kind);
}
