/** The odds of the question on demand, at tables for learning: games that the computer has played on with each answer. */

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
    asking.localSeat.client.welcome.value?.learning === true && !asking.isPassed && (question?.decision.options?.length ?? 0) > 1;
  if (!isOffered || !question) return null;
  return (
    <>
      {' '}
      <button type="button" class="fs-odds-ask bare" aria-haspopup="dialog" onClick={() => (isOpen.value = true)}>
        {t('fellowship-odds-ask')}
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
  useEffect(() => {
    asking.localSeat.client.odds().then(
      (page) => (answers.value = page.answers),
      (failure: unknown) => (problem.value = problemText(failure)),
    );
  }, []);
  const title = t('fellowship-odds-title');
  return (
    <Sheet title={title} onClose={onClose}>
      <section class="fs-odds">
        <h2>{title}</h2>
        <div role="status">
          {problem.value !== '' && <p class="problem">{problem.value}</p>}
          {problem.value === '' && answers.value === null && <p class="fs-nothing">{t('fellowship-odds-playing')}</p>}
          {answers.value?.length === 0 && <p class="fs-nothing">{t('fellowship-odds-none')}</p>}
        </div>
        {answers.value !== null && answers.value.length > 0 && <OddsTable answers={answers.value} words={words} question={question} />}
        <CloseSheet onClose={onClose} />
      </section>
    </Sheet>
  );
}

function OddsTable({
  answers,
  words,
  question,
}: {
  readonly answers: readonly AnswerOdds[];
  readonly words: FellowshipWords;
  readonly question: Question;
}): JSX.Element {
  const best = answers.toSorted((one, other) => other.won - one.won || other.outlook - one.outlook);
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
          {best.map(({ actions, won, games, outlook }) => (
            <tr key={actions.join()} data-answer={actions.join(', ')}>
              <th scope="row">{answerText(actions, words, question)}</th>
              <td>
                <i style={{ '--share': won / games }} />
                <span>{t('fellowship-odds-won-of', { won, games })}</span>
              </td>
              <td>{t('fellowship-odds-outlook-of', { share: Math.round(100 * outlook) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="fs-help">
        {t('fellowship-odds-help', { games: answers[0]!.games })} {t('fellowship-odds-outlook-help')}
      </p>
    </>
  );
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
