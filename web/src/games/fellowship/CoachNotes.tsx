/** The coach's notes in a replay: the answers that cost much, the better ones and why, each at its moment. */

import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { t } from '../../i18n';
import { CoachLine } from '../../net/coach';
import type { CoachReport, JudgedTurn } from '../../net/wire';
import type { ReplayController } from '../../plain/replay-controller';
import { act, price, priceSentence, say, when } from './coach-words';

/** The report on one's own seat, as far as it is; undefined while nobody knows, null where nobody has asked for it. */
export function useNotes(match: string, token: string): CoachReport | null | undefined {
  const line = useMemo(() => new CoachLine(match, token), [match, token]);
  useEffect(() => (token === '' ? undefined : line.look()), [line, token]);
  const page = line.page.value;
  return page === null ? undefined : page.report;
}

/** The answers that are told of: errors by the coach's scale. */
export function dearAnswers(report: CoachReport): readonly JudgedTurn[] {
  const least = report.bounds.at(-1) ?? Infinity;
  return report.turns.filter(({ loss }) => loss >= least);
}

interface NotesProps {
  readonly report: CoachReport;
  readonly controller: ReplayController;
}

/** All notes, as ways to their moments. The way to the report stands below, among what can be done with the replay. */
export function CoachNotes({ report, controller }: NotesProps): JSX.Element {
  const turns = dearAnswers(report);
  return (
    <section class="plain-card fs-notes" aria-labelledby="fs-notes">
      <h2 id="fs-notes">{t('coach-notes')}</h2>
      <p class="fs-help">{t(turns.length > 0 ? 'coach-notes-help' : 'coach-notes-none')}</p>
      {turns.length > 0 && (
        <ol>
          {turns.map((turn) => (
            <li key={turn.number}>
              <button
                type="button"
                class="bare"
                aria-current={turn.frame === controller.index.value ? 'step' : undefined}
                onClick={() => controller.go(turn.frame)}
              >
                {when(turn)} {act(turn.action, turn)} <b>{price(turn)}</b>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The note on this moment; an empty place where there is none. */
export function NoteHere({ report, index }: { readonly report: CoachReport; readonly index: number }): JSX.Element {
  const turn = dearAnswers(report).find(({ frame }) => frame === index);
  return (
    <div class="fs-note-here" role="status">
      {turn && (
        <p class="sheet">
          <b>{t('coach-played-undrawn-chances', { act: act(turn.action, turn) })}</b>{' '}
          {t('coach-best-undrawn-chances', { act: act(turn.best, turn) })} {[...turn.remarks.map(say), priceSentence(turn)].join(' ')}
        </p>
      )}
    </div>
  );
}
