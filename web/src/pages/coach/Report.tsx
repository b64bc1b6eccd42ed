/** The cards of a report: accuracy, what was given away, the line of fortune, the dearest turns, what was right, what to try. */

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import type { CoachViews } from '../../family';
import { inTenths, t } from '../../i18n';
import { CLASSES, classOf } from '../../net/coach';
import { addressOf } from '../../net/base';
import { lessons, lessonsReady } from '../../net/lessons';
import type { CoachMoment, CoachReport, JudgedTurn } from '../../net/wire';
import { FortuneLine } from './FortuneLine';
import { factsOf, sentences, told } from './judgement';

/** Turns that are looked at before accuracy is told: likely mistakes come first. */
const LEAST_LOOKED = 20;

export interface ReportProps {
  readonly views: CoachViews;
  readonly report: CoachReport;
  readonly decisions: number;
  /** Was the game lost for this seat? */
  readonly isLost: boolean;
  readonly chosen: Signal<number>;
  /** The number of the turn on the board. */
  readonly shown: number;
}

export function Report(props: ReportProps): JSX.Element {
  const { report, decisions, views, chosen, shown } = props;
  const Line = views.Line ?? FortuneLine;
  const isSummed = report.turns.length >= Math.min(LEAST_LOOKED, decisions);
  return (
    <div class="coach-report">
      {isSummed && views.isCounted && <Spent {...props} />}
      {isSummed && !views.isCounted && report.accuracy !== null && <Accuracy {...props} />}
      {views.tellsOthers && <Given {...props} />}
      <Line views={views} report={report} chosen={chosen} shown={shown} />
      <Dearest {...props} />
      <Moments {...props} title="coach-worked" moments={report.worked} />
      <Moments {...props} title="coach-went-wrong" moments={report.went_wrong} />
      <Tips {...props} />
    </div>
  );
}

/** What was spent, and how much of it a perfect player would have spared. */
function Spent({ views, report, decisions }: ReportProps): JSX.Element {
  const isWhole = report.turns.length === decisions;
  const lost = Math.min(report.spent, Math.round(report.lost));
  const needed = report.spent - lost;
  return (
    <section class="coach-accuracy sheet" aria-labelledby="coach-spent">
      <strong class="coach-number" aria-hidden="true">
        {lost}
      </strong>
      <div class="stack">
        <h2 id="coach-spent">{told(views, isWhole ? 'coach-summary' : 'coach-summary-so-far', { spent: report.spent, needed, lost })}</h2>
        <div class="coach-bar" aria-hidden="true">
          <span class="of-best" style={{ flexGrow: needed }} />
          <span class="of-error" style={{ flexGrow: lost }} />
        </div>
        <p class="soft">
          {told(views, 'coach-summary-help')} {luckText(views, report.luck)}
        </p>
      </div>
    </section>
  );
}

function Accuracy({ views, report, decisions }: ReportProps): JSX.Element {
  const isWhole = report.turns.length === decisions;
  const [first = null, second = null, third = null] = report.thirds;
  const thirds = first !== null && second !== null && third !== null && t('coach-thirds', { first, second, third });
  return (
    <section class="coach-accuracy sheet" aria-labelledby="coach-accuracy">
      <strong class="coach-number">{report.accuracy}</strong>
      <div class="stack">
        <h2 id="coach-accuracy">{t(isWhole ? 'coach-accuracy' : 'coach-accuracy-so-far')}</h2>
        <div class="coach-bar" aria-hidden="true">
          {CLASSES.map((name, at) => (
            <span key={name} class={`of-${name}`} style={{ flexGrow: report.counts[at] ?? 0 }} />
          ))}
        </div>
        <p class="coach-counts">
          {CLASSES.map((name, at) => (
            <span key={name} class={`of-${name}`}>
              {t(`coach-class-${name}`, { count: report.counts[at] ?? 0 })}
            </span>
          ))}
        </p>
        <p class="soft">
          {told(views, 'coach-accuracy-scale')} {isWhole && thirds} {luckText(views, report.luck)}
        </p>
      </div>
    </section>
  );
}

function luckText(views: CoachViews, luck: number): string {
  if (Math.abs(luck) < views.muchLuck) return told(views, 'coach-luck-even');
  return told(views, luck > 0 ? 'coach-luck-good' : 'coach-luck-bad');
}

/** A bar for each turn, as high as what it told. */
function Given({ views, report, chosen }: ReportProps): JSX.Element {
  const most = report.turns.reduce<JudgedTurn | null>((best, turn) => (turn.given > (best?.given ?? 0) ? turn : best), null);
  const highest = most?.given ?? 1;
  return (
    <section class="coach-given sheet stack" aria-labelledby="coach-given">
      <h2 id="coach-given">{t('coach-given')}</h2>
      {most === null ? (
        <p>{t('coach-given-none')}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${Math.max(LEAST_LOOKED, report.turns.length) * 3} 24`} preserveAspectRatio="none" aria-hidden="true">
            {report.turns.map(({ number, given }, at) => (
              <rect key={number} x={at * 3} y={24 - (given / highest) * 22 - 1} width="2" height={(given / highest) * 22 + 1} />
            ))}
          </svg>
          <p class="soft">{t('coach-given-scale')}</p>
          <button type="button" class="coach-link" onClick={() => (chosen.value = most.number)}>
            {t('coach-given-most', { turn: most.number, act: views.act(most.action, most) })}
          </button>
        </>
      )}
    </section>
  );
}

function Dearest({ views, report, chosen, shown }: ReportProps): JSX.Element {
  const turns = report.dearest.flatMap((number) => report.turns.filter((turn) => turn.number === number));
  return (
    <section class="coach-dearest sheet" aria-labelledby="coach-dearest">
      <h2 id="coach-dearest">{told(views, 'coach-dearest')}</h2>
      {turns.length === 0 && <p>{told(views, 'coach-none-dear')}</p>}
      <ol>
        {turns.map((turn, at) => (
          <li key={turn.number}>
            <button
              type="button"
              class="coach-turn"
              aria-current={turn.number === shown ? 'true' : undefined}
              onClick={() => (chosen.value = turn.number)}
            >
              <span class={`coach-mark of-${classOf(turn.loss, report)}`} aria-hidden="true">
                {at + 1}
              </span>
              <span>
                <strong>{told(views, 'coach-turn', factsOf(views, turn))}</strong> {sentences(views, turn)}
              </span>
              <span class="coach-price">{views.price?.(turn) ?? t('coach-price', { price: inTenths(turn.loss) })}</span>
            </button>
          </li>
        ))}
      </ol>
      {turns.length > 0 && <p class="soft">{told(views, 'coach-price-scale')}</p>}
    </section>
  );
}

interface MomentsProps extends ReportProps {
  /** The message over them, and the id of the heading. */
  readonly title: 'coach-worked' | 'coach-went-wrong';
  readonly moments: readonly CoachMoment[];
}

/** What was right: it worked, or it went wrong by bad luck. */
function Moments({ views, report, chosen, title, moments }: MomentsProps): JSX.Element | null {
  if (moments.length === 0) return null;
  return (
    <section class="coach-worked sheet" aria-labelledby={title}>
      <h2 id={title}>{t(title)}</h2>
      <ul>
        {moments.map(({ number, remark }) => {
          const turn = report.turns.find((one) => one.number === number);
          return (
            <li key={`${number} ${remark.name}`}>
              <button type="button" class="coach-link" onClick={() => (chosen.value = number)}>
                {turn && told(views, 'coach-turn', factsOf(views, turn))} {views.say(remark)}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is said where no kind of mistake is named: praise only where the game was not lost. */
function noTips({ views, report, isLost }: ReportProps): string {
  if (report.turns.length > 0 && report.closed.length === report.turns.length) return told(views, 'coach-no-tips-closed');
  return t(isLost ? 'coach-no-tips-lost' : 'coach-no-tips');
}

function Tips(props: ReportProps): JSX.Element {
  const { report } = props;
  useEffect(() => void lessonsReady().catch(() => undefined), []);
  return (
    <section class="coach-tips sheet" aria-labelledby="coach-tips">
      <h2 id="coach-tips">{t('coach-tips')}</h2>
      {report.tips.length === 0 && <p>{noTips(props)}</p>}
      <ol>
        {report.tips.map(({ theme, lesson }) => {
          const row = (lessons.value ?? []).find(({ id }) => id === lesson);
          return (
            <li key={theme}>
              {t(`coach-tip-${theme}`)} {row && <a href={addressOf(`/learn/${row.game}/${row.id}`)}>{t('coach-lesson')}</a>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
