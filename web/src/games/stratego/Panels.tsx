/** What lies beside the board: captured pieces, what is still in play, the moves, the limits. */

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';

import { capital, t } from '../../i18n';
import { useEndInSight } from '../../shell/end-in-sight';
import type { CapturedView, StrategoObservation } from './wire';
import { Emblem } from './emblems';
import { asSide, isQuietDrawNear, kindOf, kindsInPlay, sideName, stillInPlay } from './model';
import { eventLine } from './names';
import { pieceName } from './piece-names';
import { PieceArt } from './PieceArt';
import { type Printed, printed } from './printed';
import { isCutShort, seenToFall, turnNumbers, type LogEntry } from './event-log';

const LONG_PRESS_MS = 480;

interface ObservationProps {
  readonly observation: StrategoObservation;
}

/** The pieces one side has lost, as far as this seat may look them up. */
export function Captured({ observation, owner }: ObservationProps & { readonly owner: number }) {
  const captured = observation.captured.find((view) => view.owner === owner);
  return (
    <section class={`captured captured-${sideName(owner)}`} aria-label={capturedTitle(observation, owner)}>
      {captured && captured.total > 0 ? (
        <CapturedPieces captured={captured} observation={observation} />
      ) : (
        <p class="quiet">{t('panel-captured-none')}</p>
      )}
    </section>
  );
}

export function capturedTitle(observation: StrategoObservation, owner: number): string {
  if (observation.seat < 0) return t(owner === 0 ? 'panel-captured-red' : 'panel-captured-blue');
  return t(owner === observation.seat ? 'panel-captured-yours' : 'panel-captured-theirs');
}

/** So many kinds stand in the line; the others are counted. */
const MOST_KINDS = 6;

function CapturedPieces({ captured, observation }: ObservationProps & { readonly captured: CapturedView }) {
  const known = captured.pieces.reduce((sum, [, count]) => sum + count, 0);
  const side = asSide(captured.owner);
  const hidden = captured.total - known;
  const shown = captured.pieces.slice(0, MOST_KINDS);
  const rest = known - shown.reduce((sum, [, count]) => sum + count, 0);
  return (
    <ul class="captured-pieces cluster">
      {shown.map(([id, count]) => {
        const kind = kindOf(observation, id);
        const name = t('panel-captured-piece', { piece: capital(pieceName(id)), count });
        return (
          <li key={id} title={name}>
            <PieceArt side={side} face="own" {...printed(observation, kind)} />
            {count > 1 && (
              <span class="captured-count" aria-hidden="true">
                {count}
              </span>
            )}
            <span class="visually-hidden">{name}</span>
          </li>
        );
      })}
      {rest > 0 && (
        <li class="captured-rest" title={t('panel-captured-more', { count: rest })}>
          +{rest}
        </li>
      )}
      {hidden > 0 && (
        <li class="captured-hidden" title={t('panel-captured-hidden', { count: hidden })}>
          <PieceArt side={side} face="back" />
          <span class="captured-count" aria-hidden="true">
            {hidden}
          </span>
          <span class="visually-hidden">{t('panel-captured-hidden', { count: hidden })}</span>
        </li>
      )}
    </ul>
  );
}

/** Rank by rank, what each army still has as far as this seat knows. */
export function Remaining({ observation, lines }: ObservationProps & { readonly lines: readonly LogEntry[] }) {
  const sides = observation.seat === 1 ? [1, 0] : [0, 1];
  const heading = (owner: number): string => {
    if (observation.seat < 0) return t(`side-${sideName(owner)}`);
    return t(owner === observation.seat ? 'panel-remaining-yours' : 'panel-remaining-theirs');
  };
  return (
    <table class="remaining">
      <caption class="visually-hidden">{t('panel-remaining-help')}</caption>
      <thead>
        <tr>
          <th scope="col" class="remaining-rank">
            {t('panel-rank')}
          </th>
          <th scope="col">{t('panel-piece')}</th>
          {sides.map((owner) => (
            <th key={owner} scope="col" class={`remaining-count of-${sideName(owner)}`}>
              {heading(owner)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kindsInPlay(observation).map((kind) => (
          <tr key={kind.id}>
            <RankCell {...printed(observation, kind)} />
            <th scope="row">
              <Emblem name={kind.emblem} size={20} /> {capital(pieceName(kind.id))}
            </th>
            {sides.map((owner) => (
              <RemainingCount key={owner} observation={observation} lines={lines} id={kind.id} owner={owner} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rank in force; one that the Ring has raised is said and shown to be. */
function RankCell({ rank, isRaised }: Printed) {
  return (
    <td class={isRaised ? 'remaining-rank is-raised' : 'remaining-rank'} title={isRaised ? t('rank-raised') : undefined}>
      {rank || '–'}
      {isRaised && <span class="visually-hidden"> {t('rank-raised')}</span>}
    </td>
  );
}

interface RemainingCountProps extends ObservationProps {
  readonly lines: readonly LogEntry[];
  readonly id: string;
  readonly owner: number;
}

interface Left {
  readonly total: number;
  readonly count: number;
  readonly isKnown: boolean;
}

/** Where the lost pieces may not be looked up, what was seen to fall still bounds what is left. */
function leftOf({ observation, lines, id, owner }: RemainingCountProps): Left {
  const total = kindOf(observation, id)?.counts[owner === 1 ? 1 : 0] ?? 0;
  const { count: most, isKnown } = stillInPlay(observation, id, owner);
  const { fallen, rescued } = seenToFall(lines, owner);
  return { total, isKnown, count: isKnown ? most : Math.min(most, total - (fallen.get(id) ?? 0) + rescued) };
}

function countText({ count, isKnown }: Left): string {
  return `${isKnown || count === 0 ? '' : '≤ '}${count}`;
}

function RemainingCount(props: RemainingCountProps) {
  const left = leftOf(props);
  if (left.total === 0) return <td class="remaining-count" />;
  return (
    <td class={`remaining-count ${left.count === 0 ? 'none-left' : ''}`}>
      {countText(left)}
      <span class="quiet">/{left.total}</span>
    </td>
  );
}

/** The same in little room: an emblem a kind, the upper number the viewer's, the lower the other side's. */
export function Cells({ observation, lines }: ObservationProps & { readonly lines: readonly LogEntry[] }) {
  const sides = observation.seat === 1 ? [1, 0] : [0, 1];
  const named = useSignal('');
  const press = useRef(0);
  const hold = (name: string): void => {
    press.current = window.setTimeout(() => (named.value = name), LONG_PRESS_MS);
  };
  const release = (): void => {
    window.clearTimeout(press.current);
    named.value = '';
  };
  return (
    <div class="cells-box" onPointerUp={release} onPointerLeave={release} onPointerCancel={release}>
      <ul class={`cells ${kindsInPlay(observation).length > 12 ? 'is-many' : ''}`}>
        {kindsInPlay(observation).map((kind) => {
          const counts = sides.map((owner) => ({ owner, left: leftOf({ observation, lines, id: kind.id, owner }) }));
          const { rank, isRaised } = printed(observation, kind);
          const name = `${capital(pieceName(kind.id))}${rank ? ` ${rank}` : ''}`;
          const told = counts
            .filter(({ left }) => left.total > 0)
            .map(({ owner, left }) => `${t(`side-${sideName(owner)}`)} ${countText(left)}/${left.total}`);
          return (
            <li
              key={kind.id}
              class={isRaised ? 'cell is-raised' : 'cell'}
              title={`${name}: ${told.join(', ')}`}
              onPointerDown={() => hold(name)}
            >
              <Emblem name={kind.emblem} size={22} />
              <span class="cell-counts" aria-hidden="true">
                {counts.map(({ owner, left }) => (
                  <span key={owner} class={`of-${sideName(owner)} ${left.count === 0 ? 'none-left' : ''}`}>
                    {left.total > 0 ? countText(left) : '\u00a0'}
                  </span>
                ))}
              </span>
              <span class="visually-hidden">
                {name}: {told.join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
      {named.value && (
        <p class="cells-name" aria-hidden="true">
          {named.value}
        </p>
      )}
    </div>
  );
}

export interface RunningTurn {
  readonly number: number;
  readonly seat: number;
}

interface MoveLogProps {
  readonly lines: readonly LogEntry[];
  readonly current?: number;
  /** The turn that is being played; undefined where none is. */
  readonly running?: RunningTurn;
  onChoose?(ply: number): void;
}

export function MoveLog({ lines, current: ply, running, onChoose }: MoveLogProps) {
  // The end, and other plies without a line of their own, stand at the last move before them.
  const current = ply === undefined ? undefined : (lines.filter((line) => line.ply <= ply).at(-1)?.ply ?? -1);
  const list = useRef<HTMLOListElement>(null);
  useEndInSight(list, [lines, current], current === undefined ? 'end' : 'start');
  if (!lines.length) return <p class="quiet">{t('log-empty')}</p>;
  const numbers = turnNumbers(lines);
  return (
    <ol class="move-log" ref={list} tabIndex={0} aria-label={t('log-title')}>
      {isCutShort(lines) && <li class="quiet">{t('log-earlier')}</li>}
      {lines.map((line, index) => (
        <LogLine key={line.ply} line={line} number={numbers[index] ?? 0} current={current} onChoose={onChoose} />
      ))}
      {running && running.number > (numbers.at(-1) ?? 0) && (
        <li class="log-line log-running quiet">
          <span class="log-number soft">{running.number}</span>
          <span class={`log-side log-${sideName(running.seat)}`} aria-hidden="true" />
          <span>{t('turn-side', { side: sideName(running.seat) })}</span>
        </li>
      )}
    </ol>
  );
}

function LogLine({ line, number, current, onChoose }: { line: LogEntry; number: number; current?: number; onChoose?(ply: number): void }) {
  const first = line.events[0];
  const side = sideName(Number(first?.facts['seat']));
  const text = line.events.map(eventLine).filter(Boolean).join('. ');
  const isFight = line.events.some((event) => event.kind === 'combat' || event.kind === 'power');
  const content = (
    <>
      <span class="log-number soft">{number}</span>
      <span class={`log-side log-${side}`} aria-hidden="true" />
      <span class="visually-hidden">{t(`side-${side}`)}: </span>
      <span>{text}</span>
    </>
  );
  return (
    <li class={isFight ? 'log-line log-fight' : 'log-line'} aria-current={line.ply === current ? 'step' : undefined}>
      {onChoose ? (
        <button type="button" onClick={() => onChoose(line.ply)}>
          {content}
        </button>
      ) : (
        content
      )}
    </li>
  );
}

/** Countdowns, only when they begin to matter. */
export function LimitChips({ observation }: ObservationProps) {
  const { limits, seat } = observation;
  const chips: { id: string; text: string; help: string; isClose: boolean }[] = [];
  const add = (id: string, text: string, help: string, isClose: boolean): void => void chips.push({ id, text, help, isClose });
  if (isQuietDrawNear(observation)) {
    const turns = limits.quiet_left;
    add('quiet', t('limit-quiet', { turns }), t('limit-quiet-help', { turns }), turns <= 10);
  }
  for (const owner of [0, 1]) {
    const isMine = owner === seat;
    const used = limits.two_square[owner] ?? 0;
    const limit = limits.two_square_limit;
    if (limit > 0 && used >= Math.min(2, limit)) {
      const text = t(isMine ? 'limit-two-square' : 'limit-two-square-theirs', { used, limit });
      add(`two-square-${owner}`, text, t('limit-two-square-help', { limit }), used >= limit);
    }
    const count = limits.chase[owner] ?? 0;
    if (count >= 2) {
      add(`chase-${owner}`, t(isMine ? 'limit-chase' : 'limit-chase-theirs', { count }), t('limit-chase-help'), count >= 4);
    }
  }
  const open = useSignal('');
  if (!chips.length) return null;
  const told = chips.find(({ id }) => id === open.value);
  return (
    <>
      <ul class="limit-chips cluster">
        {chips.map((chip) => (
          <li key={chip.id}>
            <button
              type="button"
              class={chip.isClose ? 'chip entry chip-close' : 'chip entry'}
              title={chip.help}
              aria-expanded={chip.id === open.value}
              onClick={() => (open.value = chip.id === open.value ? '' : chip.id)}
            >
              {chip.text}
              <span class="visually-hidden"> {chip.help}</span>
            </button>
          </li>
        ))}
      </ul>
      {told && (
        <p class="limit-told" role="status" onClick={() => (open.value = '')}>
          {told.help}
        </p>
      )}
    </>
  );
}
