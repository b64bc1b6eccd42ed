/** A finished game, move by move, as red, blue or everybody saw it, or with everything shown. */

import '../../../styles/board.css';
import '../../../styles/pieces.css';
import '../../../styles/table.css';
import '../../../styles/panels.css';
import '../../../styles/powers.css';
import '../../../styles/moments.css';
import '../../../styles/endings.css';

import { useEffect, useMemo } from 'preact/hooks';

import { Board } from '../../board/Board';
import type { Square } from '../../board/geometry';
import { t } from '../../i18n';
import { findGame } from '../../net/games';
import type { Event, ReplayFrame, StrategoObservation } from '../../net/wire';
import { landmarks } from './landmarks';
import { LastCombat } from './Combat';
import { useLand } from '../../land';
import { boardPieces, traceMarks } from './field';
import { isTurned, sideName, winnerOf } from './model';
import { endText, eventSpoken, squareName } from './names';
import { Captured, capturedTitle, MoveLog, Remaining } from './Panels';
import { PieceDefs } from './PieceArt';
import { LastPower, RingLine } from './Powers';
import { powerFacts } from './power-words';
import { ReplayBar } from './ReplayBar';
import { ReplayDesk } from './replay-desk';
import { FIRST_FRAME } from './replay-tape';
import { combatOf } from './stage';
import { lastFight, until } from './story';

interface StrategoReplayProps {
  readonly match: string;
  readonly token: string;
}

export function StrategoReplay({ match, token }: StrategoReplayProps) {
  const home = String(findGame(match)?.grants[0]?.seat ?? 0) === '1' ? '1' : '0';
  const desk = useMemo(() => new ReplayDesk(match, token, home), [match, token, home]);
  useEffect(() => desk.open(), [desk]);
  useEffect(() => {
    document.title = t('title-replay');
  }, []);
  useLand(findGame(match)?.game ?? '');
  const frame = desk.frame.value;
  if (desk.tape.isFailed.value) return <p class="match-loading" role="alert">{t('replay-failed')}</p>;
  if (!frame) return <p class="match-loading" role="status">{t('replay-loading')}</p>;
  return <ReplayPage desk={desk} frame={frame} />;
}

function ReplayPage({ desk, frame }: { readonly desk: ReplayDesk; readonly frame: ReplayFrame }) {
  const observation = frame.observation as StrategoObservation;
  const isOpen = desk.shownView.value === 'all';
  const seat = desk.view.value === '1' ? 1 : desk.view.value === '0' ? 0 : -1;
  const turned = desk.isTurned.value ? !isTurned(seat) : isTurned(seat);
  const { columns, rows } = observation;
  const near = turned ? 1 : 0;
  const fight = lastFight(desk.lines.value, observation.ply)?.events ?? [];
  const combat = fight.find((event) => event.kind === 'combat');
  const power = fight.find((event) => event.kind === 'power');
  return (
    <div class="stratego play replay" style={{ '--columns': columns, '--rows': rows }}>
      <PieceDefs />
      <h1 class="visually-hidden">{t('replay-title')}</h1>
      <div class="table-far"><Loss observation={observation} owner={1 - near} /></div>
      <div class="table-board">
        <Board
          size={{ columns, rows }}
          turned={turned}
          obstacles={observation.obstacles}
          isStone={observation.game === 'middle_earth'}
          landmarks={landmarks(observation, turned)}
          pieces={boardPieces(observation, { isOpen }).map((piece) => ({ ...piece, state: 'gliding' }))}
          marks={traceMarks(observation)}
          name={t('board-label', { columns, rows })}
          label={(square: Square) => squareName(observation, square, isOpen)}
        />
      </div>
      <div class="table-turn">
        <ReplayBar desk={desk} />
        <p class="replay-said" aria-live="polite">{frameText(frame, observation)}</p>
        <RingLine observation={observation} />
      </div>
      <div class="table-near"><Loss observation={observation} owner={near} /></div>
      <div class="table-side">
        {power && !combat
          ? <LastPower power={powerFacts(power)} observation={observation} />
          : <LastCombat combat={combat ? combatOf(combat, fight) : null} observation={observation} />}
        <ReplayLog desk={desk} />
        <details class="replay-army">
          <summary>{t('panel-remaining')}</summary>
          <Remaining observation={observation} lines={until(desk.lines.value, observation.ply)} />
        </details>
        <p class="quiet keys-help">{t('replay-keys')}</p>
      </div>
    </div>
  );
}

function Loss({ observation, owner }: { readonly observation: StrategoObservation; readonly owner: number }) {
  return (
    <div class={`plate of-${sideName(owner)}`}>
      <div class="plate-name"><strong>{capturedTitle({ ...observation, seat: -1 }, owner)}</strong></div>
      <div class="plate-lost">
        <Captured observation={observation} owner={owner} />
      </div>
    </div>
  );
}

function frameText(frame: ReplayFrame, observation: StrategoObservation): string {
  const spoken = frame.events.map((event: Event) => eventSpoken(event));
  return [...spoken, besideText(frame)].filter(Boolean).join(' ') || (observation.ply <= FIRST_FRAME ? t('replay-start') : '');
}

/** What was done beside the rules in this frame; "" for moves. */
function besideText({ events, seat }: ReplayFrame): string {
  const end = events.find((event) => event.kind === 'end');
  if (end) return endText(String(end.facts['reason']), winnerOf(end.facts['returns'] as number[] | null), -1);
  const kinds = events.map((event) => event.kind);
  const side = t(`side-${sideName(seat)}`);
  if (kinds.includes('draw_offered')) return `${side}: ${t('act-draw-offer')}`;
  if (kinds.includes('draw_declined')) return `${side}: ${t('act-draw-decline')}`;
  return '';
}

/** The whole log, from the frames of the chosen view; a line leads to its move. */
function ReplayLog({ desk }: { readonly desk: ReplayDesk }) {
  const view = desk.shownView.value;
  useEffect(() => void desk.tape.fetchAll(view), [desk, view]);
  return <MoveLog lines={desk.lines.value} current={desk.plyShown.value} onChoose={(ply) => desk.goToPly(ply)} />;
}
