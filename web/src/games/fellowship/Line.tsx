/** The Line: what is asked, the sum that decides it, the buttons that answer. */

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { waitingText } from '../../plain/awaited';
import { Refusal } from '../../plain/Refusal';
import { Answers, deedText } from './Answers';
import type { Asking, Question } from './asking';
import { Margin } from './Margin';
import { Sign, type SignName } from './icons';
import { attackingEnemy, questSum, splitOf, strikeSum, type Table } from './table';
import type { CardView } from './wire';
import { Happened, QuestionRule } from './Explained';
import { OddsButton } from './Odds';
import { cardName } from './card-words';
import type { FellowshipWords } from './words';

interface Props {
  readonly table: Table;
  readonly asking: Asking;
  readonly words: FellowshipWords;
}

/** Another seat of this screen that is asked now, and the way there. */
export interface NextSeat {
  readonly seat: number;
  go(): void;
}

export function Line({ table, asking, words, next }: Props & { readonly next: NextSeat | null }): JSX.Element {
  const question = asking.question.value;
  const isAuto = asking.isPassed;
  const shown = question && !isAuto ? question : null;
  const aside = shown ? asideText(asking, words, shown) : '';
  return (
    <section
      class={shown ? 'fs-line asked' : 'fs-line'}
      data-asked={shown?.decision.id}
      data-seat={asking.localSeat.seat}
      aria-busy={asking.isBusy}
      aria-label={t('fellowship-line')}
    >
      <div class="fs-question">
        <Heading table={table} asking={asking} words={words} question={shown} />
      </div>
      <Sum table={table} asking={asking} question={shown} />
      {shown ? (
        <Answers key={shown.decision.id} asking={asking} words={words} question={shown} table={table} />
      ) : (
        <NoAnswer words={words} next={next} />
      )}
      {aside !== '' && <p class="fs-aside">{aside}</p>}
      <Margin table={table} asking={asking} words={words} question={shown} />
      <Happened asking={asking} words={words} />
      <Refusal localSeat={asking.localSeat} words={words} />
    </section>
  );
}

/** Nothing to answer here: the place of the main button leads to the seat of this screen that is asked, else it stays free. */
function NoAnswer({ words, next }: { readonly words: FellowshipWords; readonly next: NextSeat | null }): JSX.Element {
  if (!next)
    return (
      <div class="fs-answers" aria-hidden="true">
        <span class="fs-main" />
      </div>
    );
  return (
    <div class="fs-answers">
      <button type="button" class="button fs-main" onClick={() => next.go()}>
        {t('plain-cover-look', { seat: words.seat(next.seat) })}
      </button>
    </div>
  );
}

/** A question with more letters takes two rows on a phone, and the place of the sum. */
const LONG = 30;

function Heading({ table, asking, words, question }: Props & { readonly question: Question | null }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = question?.decision.id ?? '';
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus({ preventScroll: true });
  }, [id]);
  if (!question) {
    const others = table.seen.to_act.filter((seat) => seat !== asking.localSeat.seat);
    return (
      <p class="fs-waiting" role="status" tabIndex={-1} data-focus-rest>
        {others.length > 0
          ? waitingText(others, asking.localSeat.client.presence.value, words)
          : t(asking.hasNothing ? 'plain-nothing-to-play' : 'fellowship-going-on')}
      </p>
    );
  }
  const asked =
    asking.lone && question.decision.kind === 'response'
      ? t('fellowship-answer-lone', { act: deedText(asking, words, question, asking.lone) })
      : words.prompt(question.decision);
  return (
    <>
      <h2 ref={heading} class={asked.length > LONG ? 'long' : undefined} tabIndex={-1} id="fs-prompt" data-focus-rest>
        {asked}
      </h2>
      <div class="fs-asked-more">
        <p>
          <span class="fs-asked-aside">{asideText(asking, words, question)}</span>
          <QuestionRule asking={asking} />
        </p>
        <OddsButton asking={asking} words={words} />
      </div>
    </>
  );
}

/** What is said under the question; where a sum stands beside it, in the margin. */
function asideText(asking: Asking, words: FellowshipWords, question: Question): string {
  return isOfShadow(asking, question) ? t('timing-shadow') : words.aside(question.decision);
}

/** Is a shadow effect asked about, for which the few words on its card do not stand? */
function isOfShadow({ localSeat }: Asking, { decision }: Question): boolean {
  const facts = localSeat.lines.value.findLast(({ event }) => event.kind === 'effect')?.event.facts;
  return decision.kind === 'target' && facts?.['card'] === decision.facts['card'] && facts?.['timing'] === 'shadow';
}

// ---- sums ----------------------------------------------------------------------------------------------------------

function Sum({
  table,
  asking,
  question,
}: {
  readonly table: Table;
  readonly asking: Asking;
  readonly question: Question | null;
}): JSX.Element | null {
  const kind = question?.decision.kind ?? '';
  const enemy = attackingEnemy(table, question?.decision ?? null);
  if (kind === 'attackers' || kind === 'join')
    return enemy ? <StrikeSum table={table} asking={asking} question={question!} enemy={enemy} /> : null;
  if (kind === 'pay') return <PaySum asking={asking} />;
  if (enemy && ['defender', 'sentinel', 'undefended', 'window', 'response'].includes(kind))
    return <BlowSum table={table} asking={asking} enemy={enemy} />;
  return table.seen.phase === 'quest' && table.questState !== 'settled' ? (
    <QuestRuler table={table} chosen={kind === 'commit' ? asking.chosen.value : []} />
  ) : null;
}

function Term({
  sign,
  value,
  under,
  tone = '',
}: {
  readonly sign?: SignName;
  readonly value: ComponentChildren;
  readonly under: string;
  readonly tone?: string;
}): JSX.Element {
  return (
    <span class={`fs-term ${tone}`}>
      <span class="fs-term-value line">
        {sign && <Sign name={sign} />}
        {value}
      </span>
      <span class="fs-term-under">{under}</span>
    </span>
  );
}

/** Willpower against threat on a ruler; marks say what the progress would finish. */
function QuestRuler({ table, chosen }: { readonly table: Table; readonly chosen: readonly string[] }): JSX.Element {
  const sum = questSum(table, chosen);
  const done = sum.roadLeft + sum.stageLeft;
  const low = -Math.max(3, Math.min(8, sum.threat));
  const high = Math.max(4, sum.difference + 1, Math.min(done + 1, 14));
  const at = (points: number): string => `${(100 * (Math.max(low, Math.min(high, points)) - low)) / (high - low)}%`;
  const outcome = table.questState === 'open' ? t('fellowship-quest-so-far', { outcome: outcomeText(sum) }) : outcomeText(sum);
  return (
    <div
      class="fs-sum line fs-quest-sum"
      role="img"
      aria-label={t('fellowship-quest-spoken', { willpower: sum.willpower, threat: sum.threat, outcome })}
    >
      <Term sign="willpower" value={sum.willpower} under={t('fellowship-stat-willpower')} tone="willpower" />
      <span class="fs-ruler">
        <span class="fs-ruler-bar" style={{ '--zero': at(0), '--now': at(sum.difference) }}>
          {Array.from({ length: high - low - 1 }, (_, index) => (
            <i key={index} style={{ left: at(low + index + 1) }} />
          ))}
        </span>
        <b class="fs-ruler-zero" style={{ left: at(0) }} />
        <b class={sum.difference < 0 ? 'fs-ruler-now bad' : 'fs-ruler-now'} style={{ left: at(sum.difference) }}>
          {sum.difference > 0 ? `+${sum.difference}` : sum.difference}
        </b>
        {sum.roadLeft > 0 && sum.roadLeft <= high && (
          <span class="fs-ruler-mark" style={{ left: at(sum.roadLeft) }}>
            {t('fellowship-road-done')}
          </span>
        )}
        {sum.stageLeft > 0 && done <= high && (
          <span class="fs-ruler-mark" style={{ left: at(done) }}>
            {t('fellowship-stage-done')}
          </span>
        )}
        <span class="fs-ruler-text">{outcome}</span>
      </span>
      <Term sign="threat" value={sum.threat} under={t('fellowship-stat-threat')} tone="threat" />
    </div>
  );
}

function outcomeText(sum: ReturnType<typeof questSum>): string {
  if (sum.difference < 0) return t('fellowship-quest-fails', { amount: -sum.difference });
  if (sum.difference === 0) return t('fellowship-quest-even');
  if (sum.road > 0 && sum.stage > 0) return t('fellowship-quest-both', { road: sum.road, stage: sum.stage });
  return sum.road > 0 ? t('fellowship-quest-road', { amount: sum.road }) : t('fellowship-quest-stage', { amount: sum.stage });
}

/** An enemy's attack against whoever is chosen or stands in its way. */
function BlowSum({
  table,
  asking,
  enemy,
}: {
  readonly table: Table;
  readonly asking: Asking;
  readonly enemy: CardView;
}): JSX.Element | null {
  const attack = table.seen.attack as { readonly attackers?: readonly string[]; readonly defenders?: readonly string[] };
  if (attack.attackers) return null;
  // What else is chosen under an attack, such as who takes an undefended blow or a card that is used, defends nothing.
  const isDefence = ['defender', 'sentinel'].includes(asking.question.value?.decision.kind ?? '');
  const key = (isDefence ? asking.chosen.value[0] : undefined) ?? attack.defenders?.[0];
  const defender = key === undefined ? undefined : table.find(key);
  const hidden = table.shadows(enemy).filter((card) => card.key === '').length;
  const damage = Math.max(0, enemy.attack - (defender?.defense ?? 0));
  return (
    <div class="fs-sum line fs-equation">
      <Term sign="attack" value={enemy.attack} under={cardName(enemy.key)} tone="attack" />
      {hidden > 0 && (
        <>
          <span class="fs-op">+</span>
          <Term value={<span class="fs-back">{hidden > 1 ? `?×${hidden}` : '?'}</span>} under={t('fellowship-shadow')} />
        </>
      )}
      <span class="fs-op">−</span>
      <Term
        sign="defense"
        value={defender?.defense ?? '–'}
        under={defender ? cardName(defender.key) : t('fellowship-nobody')}
        tone="defense"
      />
      <span class="fs-op">=</span>
      <Term
        value={
          <>
            {damage}
            {hidden > 0 && <small> +?</small>}
          </>
        }
        under={t('fellowship-damage')}
        tone="hit_points"
      />
    </div>
  );
}

/** One's own attack against an enemy. */
function StrikeSum({
  table,
  asking,
  question,
  enemy,
}: {
  readonly table: Table;
  readonly asking: Asking;
  readonly question: Question;
  readonly enemy: CardView;
}): JSX.Element {
  const already = question.decision.facts['chosen'] as unknown;
  const chosen = [...(Array.isArray(already) ? (already as readonly string[]) : []), ...asking.chosen.value];
  const { attack, blow: strike } = strikeSum(table, enemy, chosen);
  return (
    <div class="fs-sum line fs-equation">
      <Term sign="attack" value={attack} under={t('fellowship-together')} tone="attack" />
      <span class="fs-op">−</span>
      <Term sign="defense" value={enemy.defense} under={cardName(enemy.key)} tone="defense" />
      <span class="fs-op">=</span>
      <Term
        value={strike.damage}
        under={strike.damage >= strike.left ? t('fellowship-falls') : t('fellowship-left', { before: strike.left, after: strike.after })}
        tone="hit_points"
      />
    </div>
  );
}

function PaySum({ asking }: { readonly asking: Asking }): JSX.Element {
  const split = [...(asking.split.value ?? splitOf(''))];
  return (
    <div class="fs-sum line fs-equation">
      {split.map(([hero, amount]) => (
        <Term key={hero} value={<span class="fs-coin">{amount}</span>} under={cardName(hero)} />
      ))}
    </div>
  );
}
