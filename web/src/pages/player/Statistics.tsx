/** How somebody fares: shares with their range and count, by opponent, length and set-up, and in each game of the family. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';

import { dateLocale, hasText, inOneLine, t } from '../../i18n';
import { readable, tOf, variantName } from '../../names';
import { addressOf } from '../../net/base';
import type { GameStatistics, LengthTally, Other, Tally } from '../../net/wire';
import { computerName } from '../../shell/computers';
import { Icon } from '../../shell/Icon';

/** A label of the game such as `label-deck`, or what every game is counted by. */
type By = 'setup' | 'game' | 'other' | 'length' | `label-${string}`;
const LABEL = 'label-';

interface Line {
  readonly key: string;
  readonly name: ComponentChildren;
  readonly tally: Tally;
}

/** Somebody else at a table, in words. */
export function otherName({ is_computer, level, player, name }: Other): string {
  if (is_computer) return t('player-computer', { name: computerName({ level: Math.max(0, level), player }) });
  return name === '' ? t('player-guest') : name;
}

/** The same, as a link where there is a page to go to. */
export function OtherLink({ other }: { readonly other: Other }): JSX.Element {
  const text = otherName(other);
  return other.name === '' ? <>{text}</> : <a href={addressOf(`/player/${encodeURIComponent(other.name)}`)}>{text}</a>;
}

function lengthName({ least, most }: LengthTally): string {
  return least === most ? t('player-turns-just', { most }) : t('player-turns', { least, most });
}

function day(stamp: number): string {
  return new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'short' }).format(new Date(stamp));
}

/** The games of a family beside each other, such as scenarios; nothing where somebody has played one alone. */
function linesOfGames({ game }: GameStatistics, boxes: readonly GameStatistics[]): readonly Line[] {
  const same = boxes.filter((one) => one.game === game);
  if (same.length < 2) return [];
  return same.map(({ variant, tally }) => ({ key: variant, name: variantName(game, variant), tally }));
}

function linesOf(box: GameStatistics, by: By, boxes: readonly GameStatistics[]): readonly Line[] {
  if (by === 'game') return linesOfGames(box, boxes);
  if (by === 'other') return box.others.map(({ other, tally }) => ({ key: otherName(other), name: <OtherLink other={other} />, tally }));
  if (by === 'length') return box.lengths.map((line) => ({ key: lengthName(line), name: lengthName(line), tally: line.tally }));
  if (by !== 'setup')
    return box.labels
      .filter(({ kind }) => by === LABEL + kind)
      .map(({ words, tally }) => ({ key: words.join(), name: inOneLine(words.map(wordOf)), tally }));
  return box.setups.map(({ match, last, tally }, index) => ({
    key: match,
    name: <a href={addressOf(`/match/${match}/replay`)}>{t('player-setup', { number: index + 1, day: day(last) })}</a>,
    tally,
  }));
}

/** A word of a label by its message; one without a message, such as a card of a user's own, reads as it is. */
function wordOf(id: string): string {
  return hasText(id) ? t(id) : readable(id.replace(/^[a-z]+-/, ''));
}

/** The heading of a tab. */
function tabName(by: By, { game, cooperative }: GameStatistics): string {
  if (by.startsWith(LABEL)) return t(`statistics-${by.slice(LABEL.length)}`);
  return tOf(game, by === 'other' && cooperative ? 'player-by-companion' : `player-by-${by}`);
}

function percent(share: number): string {
  return new Intl.NumberFormat(dateLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** Where the share most likely lies: a band, with a mark at what was counted. */
function Bar({ tally }: { readonly tally: Tally }): JSX.Element {
  const place = (share: number): string => `${(100 * share).toFixed(1)}%`;
  return (
    <span class="share-bar" aria-hidden="true">
      <span class="share-band" style={{ left: place(tally.low), right: place(1 - tally.high) }} />
      <span class="share-mark" style={{ left: place(tally.share) }} />
    </span>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }): JSX.Element {
  return (
    <ul class="shares">
      {lines.map(({ key, name, tally }) => (
        <li key={key}>
          <span class="share-name">{name}</span>
          <Bar tally={tally} />
          <span class="share-figure">
            <strong>{percent(tally.share)}</strong> {t('player-of', { count: tally.games })}
            <span class="visually-hidden">{t('player-range', { low: percent(tally.low), high: percent(tally.high) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Do the ranges of all lines share a point? Then nothing is proven. */
function overlap(lines: readonly Line[]): boolean {
  const low = Math.max(...lines.map(({ tally }) => tally.low));
  return lines.length > 1 && low <= Math.min(...lines.map(({ tally }) => tally.high));
}

function noteOf(lines: readonly Line[], by: By): string {
  const own = by === 'setup' ? [t('player-setups-own')] : by.startsWith(LABEL) ? [t('player-labels-own')] : [];
  const parts = [t('player-bars'), ...(overlap(lines) ? [t('player-overlap')] : []), ...own];
  return parts.join(' ');
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabsProps {
  readonly among: readonly By[];
  readonly value: By;
  readonly box: GameStatistics;
  readonly onChoose: (by: By) => void;
}

function Tabs({ among, value, box, onChoose }: TabsProps): JSX.Element {
  const step = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (among.indexOf(value) + by + among.length) % among.length;
    onChoose(among[next] ?? value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={t('player-how')} onKeyDown={step}>
      {among.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`shares-tab-${one}`}
          aria-selected={one === value}
          aria-controls="shares"
          tabIndex={one === value ? 0 : -1}
          onClick={() => onChoose(one)}
        >
          {tabName(one, box)}
        </button>
      ))}
    </div>
  );
}

interface Props {
  readonly boxes: readonly GameStatistics[];
  readonly own: boolean;
}

export function Statistics({ boxes, own }: Props): JSX.Element | null {
  const index = useSignal(0);
  const chosen = useSignal<By>(own ? 'setup' : 'other');
  const box = boxes[index.value] ?? boxes[0];
  if (!box) return null;
  const kinds = [...new Set(box.labels.map(({ kind }): By => `label-${kind}`))];
  const among = (['setup', ...kinds, 'game', 'other', 'length'] as const).filter((by) => linesOf(box, by, boxes).length > 0);
  const by = among.includes(chosen.value) ? chosen.value : (among[0] ?? 'other');
  const lines = linesOf(box, by, boxes);
  const note = noteOf(lines, by);
  const title = ({ game, variant, tally }: GameStatistics): string =>
    t('player-box', { name: variantName(game, variant), count: tally.games });
  return (
    <section class="sheet stack player-card" aria-labelledby="shares-title">
      <div class="player-card-head">
        <h2 id="shares-title">{t(own ? 'player-how-own' : 'player-how')}</h2>
        {boxes.length === 1 ? (
          <span class="soft">{title(box)}</span>
        ) : (
          <span class="select">
            <select
              aria-label={t('player-which-game')}
              value={index.value}
              onChange={(event) => (index.value = Number(event.currentTarget.value))}
            >
              {boxes.map((one, number) => (
                <option key={`${one.game} ${one.variant}`} value={number}>
                  {title(one)}
                </option>
              ))}
            </select>
            <Icon name="more" />
          </span>
        )}
      </div>
      <p class="share-all">
        <strong>{percent(box.tally.share)}</strong>{' '}
        {t(box.cooperative ? 'player-all-won' : 'player-all', {
          low: percent(box.tally.low),
          high: percent(box.tally.high),
          won: box.tally.won,
          count: box.tally.games,
        })}
      </p>
      {among.length > 0 && (
        <>
          <Tabs among={among} value={by} box={box} onChoose={(one) => (chosen.value = one)} />
          <div id="shares" role="tabpanel" aria-labelledby={`shares-tab-${by}`} tabIndex={0}>
            <Lines lines={lines} />
            <p class="soft">{note}</p>
          </div>
        </>
      )}
    </section>
  );
}
