/** Why something may be done, and what has just happened by itself: each with the rule behind it. */

import type { JSX } from 'preact';

import { rulePath } from '../../families';
import { t } from '../../i18n';
import type { LocalSeat, LogLine } from '../../plain/local-seat';
import type { Asking } from './asking';
import { idOf, printed } from './printed';
import { FORCED, sectionOf, sectionOfAct } from './sections';
import { cardName, type FellowshipWords } from './words';

/** How far back in the log something still counts as just happened. */
const LINES_BACK = 14;

export function RuleLink({ section }: { readonly section: string }): JSX.Element {
  return <a class="fs-rule" href={rulePath(section)} target="_blank" rel="noopener">{t('start-rule', { section })}</a>;
}

/** The rule of the question. */
export function QuestionRule({ asking }: { readonly asking: Asking }): JSX.Element | null {
  const decision = asking.question.value?.decision;
  return decision ? <RuleLink section={sectionOf(decision)} /> : null;
}

/** On a card that is read: what may be done with it now, and by which rule. */
export function May({ cardKey, asking, words }: { readonly cardKey: string; readonly asking: Asking; readonly words: FellowshipWords }): JSX.Element | null {
  const decision = asking.question.value?.decision;
  const options = decision && !asking.isPassed ? asking.optionsOf(cardKey) : [];
  if (!decision || options.length === 0) return null;
  return (
    <div class="fs-may">
      {options.map((option) => (
        <p key={option.action}>{t('fellowship-why-may', { act: words.deed(option, decision.kind) })} <RuleLink section={sectionOfAct(decision, option)} /></p>
      ))}
    </div>
  );
}

/** The lines that tell of the last effect of a card of the other side; none after the end of the round or much else. */
export function forcedLines(lines: readonly LogLine[]): readonly LogLine[] {
  const recent = lines.slice(-LINES_BACK);
  const begun = recent.findLastIndex(({ event }) => event.kind === 'round_over');
  const now = recent.slice(begun + 1);
  const last = now.findLast(({ event }) => isForced(event.cause));
  return last ? now.filter(({ event }) => event.cause === last.event.cause) : [];
}

function isForced(cause: string): boolean {
  const { title, type } = printed(idOf(cause));
  return title !== '' && type in FORCED;
}

/** "Hummerhorns · Aragorn takes 5 damage" with its rule. */
export function Happened({ localSeat, words }: { readonly localSeat: LocalSeat; readonly words: FellowshipWords }): JSX.Element | null {
  const lines = forcedLines(localSeat.lines.value);
  const cause = lines.at(-1)?.event.cause;
  if (cause === undefined) return null;
  const said = lines.map(({ event }) => words.event(event).replace(/\.$/, '')).join(' · ');
  return (
    <p class="fs-happened" role="status">
      <b>{cardName(cause)}</b> · {said} <RuleLink section={FORCED[printed(idOf(cause)).type] ?? 'CARD-6'} />
    </p>
  );
}
