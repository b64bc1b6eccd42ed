/** How often the computer wins with something, level by level: begun and stopped here, with what is known so far. */

import '../../styles/measured.css';

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { locale, t } from '../i18n';
import { levelName } from '../names';
import { FIRST_GAMES, GAMES, type MeasuredLevel, type MeasuredRun } from '../net/measured-run';
import { Select } from './Select';

interface Props {
  readonly id: string;
  readonly run: MeasuredRun;
  readonly levels: readonly number[];
  readonly usual: number;
  /** What is known of the thing that is looked at. */
  readonly found: readonly MeasuredLevel[];
  /** Is the thing whole, so that it can be measured? */
  readonly isWhole: boolean;
  /** What is measured, and that it stays in this browser: a sentence. */
  readonly help: string;
  readonly children?: ComponentChildren;
  /** Of the thing that is looked at, at a level. */
  keyAt(level: number): string;
  onStart(level: number): void;
}

/** A share of games, 0 to 1, in per cent without the sign. */
const percent = (share: number): string => new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(100 * share);

export function MeasuredLevels({ id, run, levels, usual, found, isWhole, help, children, keyAt, onStart }: Props): JSX.Element {
  const level = useSignal(usual);
  useEffect(() => () => run.stop(), [run]);
  const isGoing = run.going.value === keyAt(level.value);
  return (
    <section class="sheet stack measured-levels" aria-labelledby={id}>
      <h2 id={id}>{t('measure-title')}</h2>
      <Table found={found} />
      <div class="cluster">
        <Select
          label={t('measure-level')}
          value={String(level.value)}
          among={levels.map((one): readonly [string, string] => [String(one), levelName(one)])}
          onChoose={(value) => (level.value = Number(value))}
        />
        <button type="button" class="button" disabled={!isWhole} onClick={() => (isGoing ? run.stop() : onStart(level.value))}>
          {t(isGoing ? 'measure-stop' : 'measure-start')}
        </button>
      </div>
      {isGoing && <progress max={GAMES} value={run.done.value} aria-label={t('measure-title')} />}
      <p class="problem" role="alert" hidden={run.problem.value === ''}>
        {run.problem.value}
      </p>
      <p class="soft">{help}</p>
      {children}
    </section>
  );
}

function Table({ found }: { readonly found: readonly MeasuredLevel[] }): JSX.Element | null {
  if (found.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('measure-level')}</th>
          <th scope="col">{t('measure-games')}</th>
          <th scope="col">{t('measure-points')}</th>
        </tr>
      </thead>
      <tbody>
        {found
          .toSorted((one, other) => one.level - other.level)
          .map(({ level, points, low, high }) => (
            <tr key={level} data-level={level}>
              <th scope="row">{levelName(level)}</th>
              <td>{points.length}</td>
              <td>
                {points.length < FIRST_GAMES ? t('measure-going') : t('measure-interval', { low: percent(low), high: percent(high) })}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
