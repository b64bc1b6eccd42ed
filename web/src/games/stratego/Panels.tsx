/** What lies beside the board: captured pieces, what is still in play, the moves, the limits. */

import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import type { CapturedView, StrategoObservation } from './wire';
import { Emblem } from './emblems';
import { asSide, isQuietDrawNear, kindOf, kindsInPlay, sideName, stillInPlay } from './model';
import { capital, eventLine, pieceName } from './names';
import { PieceArt } from './PieceArt';
import { type Printed, printed } from './printed';
import { isCutShort, moveNumber, seenToFall, type LogEntry } from './event-log';

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

function CapturedPieces({ captured, observation }: ObservationProps & { readonly captured: CapturedView }) {
  const known = captured.pieces.reduce((sum, [, count]) => sum + count, 0);
  const side = asSide(captured.owner);
  return (
    <ul class="captured-pieces">
      {captured.pieces.map(([id, count]) => {
        const kind = kindOf(observation, id);
        const name = t('panel-captured-piece', { piece: capital(pieceName(id)), count });
        return (
          <li key={id} title={name}>
            <PieceArt side={side} face="own" {...printed(observation, kind)} />
            {count > 1 && <span class="captured-count" aria-hidden="true">{count}</span>}
            <span class="visually-hidden">{name}</span>
          </li>
        );
      })}
      {captured.total > known && (
        <li class="captured-hidden">
          <PieceArt side={side} face="back" />
          <span>{t('panel-captured-hidden', { count: captured.total - known })}</span>
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
          <th scope="col" class="remaining-rank">{t('panel-rank')}</th>
          <th scope="col">{t('panel-piece')}</th>
          {sides.map((owner) => (
            <th key={owner} scope="col" class={`remaining-count of-${sideName(owner)}`}>{heading(owner)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kindsInPlay(observation).map((kind) => (
          <tr key={kind.id}>
            <RankCell {...printed(observation, kind)} />
            <th scope="row"><Emblem name={kind.emblem} size={20} /> {capital(pieceName(kind.id))}</th>
            {sides.map((owner) => <RemainingCount key={owner} observation={observation} lines={lines} id={kind.id} owner={owner} />)}
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
      {rank || '–'}{isRaised && <span class="visually-hidden"> {t('rank-raised')}</span>}
    </td>
  );
}

interface RemainingCountProps extends ObservationProps {
  readonly lines: readonly LogEntry[];
  readonly id: string;
  readonly owner: number;
}

/** Where the lost pieces may not be looked up, what was seen to fall still bounds what is left. */
function RemainingCount({ observation, lines, id, owner }: RemainingCountProps) {
  const total = kindOf(observation, id)?.counts[owner === 1 ? 1 : 0] ?? 0;
  const { count: most, isKnown } = stillInPlay(observation, id, owner);
  const { fallen, rescued } = seenToFall(lines, owner);
  if (total === 0) return <td class="remaining-count" />;
  const count = isKnown ? most : Math.min(most, total - (fallen.get(id) ?? 0) + rescued);
  return (
    <td class={`remaining-count ${count === 0 ? 'none-left' : ''}`}>
      {isKnown || count === 0 ? '' : '≤ '}{count}<span class="quiet">/{total}</span>
    </td>
  );
}

interface MoveLogProps {
  readonly lines: readonly LogEntry[];
  readonly current?: number;
  onChoose?(ply: number): void;
}

export function MoveLog({ lines, current, onChoose }: MoveLogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const line = box.querySelector<HTMLElement>('[aria-current="step"]');
    const otherwise = current === undefined ? box.scrollHeight : 0;
    box.scrollTop = line ? line.offsetTop - box.clientHeight / 2 : otherwise;
  }, [lines, current]);
  if (!lines.length) return <p class="quiet">{t('log-empty')}</p>;
  return (
    <ol class="move-log" ref={list} tabIndex={0} aria-label={t('log-title')}>
      {isCutShort(lines) && <li class="quiet">{t('log-earlier')}</li>}
      {lines.map((line) => <LogLine key={line.ply} line={line} current={current} onChoose={onChoose} />)}
    </ol>
  );
}

function LogLine({ line, current, onChoose }: { line: LogEntry; current?: number; onChoose?(ply: number): void }) {
  const first = line.events[0];
  const side = sideName(Number(first?.facts['seat']));
  const text = line.events.map(eventLine).filter(Boolean).join('. ');
  const isFight = line.events.some((event) => event.kind === 'combat' || event.kind === 'power');
  const content = (
    <>
      <span class="log-number">{moveNumber(line.ply)}</span>
      <span class={`log-side log-${side}`} aria-hidden="true" />
      <span class="visually-hidden">{t(`side-${side}`)}: </span>
      <span>{text}</span>
    </>
  );
  return (
    <li class={isFight ? 'log-line log-fight' : 'log-line'} aria-current={line.ply === current ? 'step' : undefined}>
      {onChoose ? <button type="button" onClick={() => onChoose(line.ply)}>{content}</button> : content}
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
  if (!chips.length) return null;
  return (
    <ul class="limit-chips">
      {chips.map((chip) => (
        <li key={chip.id} class={chip.isClose ? 'chip chip-close' : 'chip'} title={chip.help}>
          {chip.text}<span class="visually-hidden"> {chip.help}</span>
        </li>
      ))}
    </ul>
  );
}
