/** Why something may be done, and what has just happened by itself: each with the rule behind it. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { hasText, t } from '../../i18n';
import type { LogLine } from '../../plain/local-seat';
import { RuleLink as Link } from '../../shell/RuleLink';
import type { Asking } from './asking';
import { idOf, printed } from './printed';
import { EFFECTS, sectionOf, sectionOfAct } from './sections';
import { cardName, HOVER_MS, timingName } from './card-words';
import type { FellowshipWords } from './words';

/** So many effects are told at once. */
const MOST = 5;
/** Stands for the card in what the quest itself has brought, and what that may be. */
const QUEST = '';
const OF_QUEST: readonly string[] = ['progress', 'threat'];
const CHARACTERS: readonly string[] = ['hero', 'ally'];

export function RuleLink({ section }: { readonly section: string }): JSX.Element {
  return <Link class="fs-rule" section={section} />;
}

/** The rule of the question. */
export function QuestionRule({ asking }: { readonly asking: Asking }): JSX.Element | null {
  const decision = asking.question.value?.decision;
  return decision ? <RuleLink section={sectionOf(decision)} /> : null;
}

/** On a card that is read: what may be done with it now, and by which rule. */
export function May({
  cardKey,
  asking,
  words,
}: {
  readonly cardKey: string;
  readonly asking: Asking;
  readonly words: FellowshipWords;
}): JSX.Element | null {
  const decision = asking.question.value?.decision;
  const options = decision && !asking.isPassed ? asking.optionsOf(cardKey) : [];
  if (!decision || options.length === 0) return null;
  return (
    <div class="fs-may">
      {options.map((option) => (
        <p key={option.action}>
          {t('fellowship-why-may', { act: words.deedInFull(option, decision.kind) })} <RuleLink section={sectionOfAct(decision, option)} />
        </p>
      ))}
    </div>
  );
}

/** What a card has done by itself: its effect, and the lines that came of it. timing "": no effect, but a character was struck or the quest decided. */
export interface Happening {
  readonly key: string;
  readonly card: string;
  readonly timing: string;
  readonly clause: string;
  readonly lines: readonly LogLine[];
}

/** The effects, the blows on characters and the quest's outcome told since an update, newest last; none from before the round that is played. since: its number. */
export function happenings(lines: readonly LogLine[], since: number): readonly Happening[] {
  const begun = lines.findLastIndex(({ event }) => event.kind === 'round_over');
  const found: Happening[] = [];
  let isQuest = false;
  const add = (index: number, line: LogLine): void => {
    const one = found[index];
    if (one) found[index] = { ...one, lines: [...one.lines, line] };
  };
  for (const line of lines.slice(begun + 1)) {
    if (line.v <= since) continue;
    const { kind, facts, cause } = line.event;
    isQuest &&= OF_QUEST.includes(kind);
    const card = String(facts['card']);
    const last = found.findLastIndex(({ timing }) => timing !== '');
    if (kind === 'effect') found.push({ key: line.key, card, timing: String(facts['timing']), clause: String(facts['clause']), lines: [] });
    else if (found[last]?.card === cause) add(last, line);
    else if (kind === 'quest_resolved') {
      isQuest = true;
      found.push({ key: line.key, card: QUEST, timing: '', clause: '', lines: [line] });
    } else if (isQuest && OF_QUEST.includes(kind)) add(found.length - 1, line);
    else if (!isMisfortune(line)) continue;
    else if (found.at(-1)?.timing === '' && found.at(-1)?.card === card) add(found.length - 1, line);
    else found.push({ key: line.key, card, timing: '', clause: '', lines: [line] });
  }
  return newest(found);
}

/** From the first of the newest effects on. */
function newest(found: readonly Happening[]): readonly Happening[] {
  const effects = found.flatMap(({ timing }, index) => (timing === '' ? [] : [index]));
  return effects.length > MOST ? found.slice(effects.at(-MOST)) : found;
}

/** A character of the company is hurt or destroyed: in a fight, for no effect is its cause. */
function isMisfortune({ event: { kind, facts } }: LogLine): boolean {
  const isHurt = kind === 'damaged' || (kind === 'left' && facts['how'] === 'destroyed');
  return isHurt && CHARACTERS.includes(printed(idOf(String(facts['card']))).type);
}

/** "Hummerhorns · When revealed: Aragorn takes 5 damage" with its rule, for every effect since this seat last answered; and every blow. */
export function Happened({ asking, words }: { readonly asking: Asking; readonly words: FellowshipWords }): JSX.Element | null {
  const { localSeat } = asking;
  const since = Math.max(asking.answeredAt.value, localSeat.firstHeard - 1); // what the log recalls has not just happened
  const found = told(happenings(localSeat.lines.value, since), words);
  const isOpen = useSignal(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  if (found.length === 0) return null;
  const close = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isOpen.value = false;
  };
  // Not on entering: a line that comes to lie under a mouse at rest, or is crossed by it, is not pointed at.
  const point = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') timer.current ??= setTimeout(() => (isOpen.value = true), HOVER_MS);
  };
  return (
    <div
      class={isOpen.value ? 'fs-happened open' : 'fs-happened'}
      role="status"
      tabIndex={0}
      aria-label={t('fellowship-happened')}
      onPointerMove={point}
      onPointerLeave={close}
    >
      {found.length > 1 && <span class="fs-happened-more" aria-hidden="true">{`+${found.length - 1}`}</span>}
      <ul>
        {fallsFirst(found).map((one) => (
          <li key={one.key}>
            {one.timing !== '' && (
              <>
                <b>{cardName(one.card)}</b> · {timingName(one.timing)}:{' '}
              </>
            )}
            {one.text}
            {one.timing !== '' && <RuleLink section={EFFECTS[one.timing] ?? 'CARD-6'} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Newest first, but before all what made a character fall: of several one alone is in sight. */
export function fallsFirst<One extends Happening>(found: readonly One[]): readonly One[] {
  const isFall = ({ lines }: Happening): boolean => lines.some(({ event: { facts } }) => facts['how'] === 'destroyed');
  const newest = found.toReversed();
  return [...newest.filter(isFall), ...newest.filter((one) => !isFall(one))];
}

/** Effects with what came of them in words; one of which nothing came and nothing is to be said is left out. */
export function told(found: readonly Happening[], words: FellowshipWords): readonly (Happening & { readonly text: string })[] {
  return found.map((one) => ({ ...one, text: happeningText(one, words) })).filter(({ text }) => text !== '');
}

/** What came of it, be it nothing; while that is not settled what the text asks for; "" for neither. */
function happeningText({ timing, clause, lines }: Happening, words: FellowshipWords): string {
  const standing = `clause-${clause.replace('.', '-')}`;
  const isVoid = lines.some(({ event }) => event.kind === 'no_effect');
  // What always holds has come to pass: its text says what it did instead of the usual.
  if (timing === 'passive' && hasText(standing) && !isVoid) return t(standing).replace(/\.$/, '');
  if (lines.length > 0) return lines.map(({ event }) => words.event(event).replace(/\.$/, '')).join(' · ');
  if (hasText(standing)) return t(standing);
  const keyword = `keyword-${timing}-help`; // a card may have gained it
  return hasText(keyword) ? t(keyword) : '';
}
