/** A finished game, move by move, as red, blue or everybody saw it, or with everything shown. */

import '../../../styles/board.css';
import '../../../styles/pieces.css';
import '../../../styles/table.css';
import '../../../styles/panels.css';
import '../../../styles/moments.css';
import '../../../styles/endings.css';

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { Board } from '../../board/Board';
import type { Square } from '../../board/geometry';
import { t } from '../../i18n';
import { findGame } from '../../net/games';
import type { Event, ReplayFrame, StrategoObservation } from '../../net/wire';
import { LastCombat } from './Combat';
import { boardPieces, traceMarks } from './field';
import { isTurned, sideName, winnerOf } from './model';
import { endText, eventSpoken, squareName } from './names';
import { Captured, capturedTitle, MoveLog, Remaining } from './Panels';
import { PieceDefs } from './PieceArt';
import { ReplayBar } from './ReplayBar';
import { ReplayDesk } from './replay-desk';
import { combatOf } from './stage';
import { addTo, type StoryLine } from './story';

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
  const combat = frame.events.find((event) => event.kind === 'combat');
  return (
    <div class="stratego play replay" style={{ '--columns': columns, '--rows': rows }}>
      <PieceDefs />
      <div class="table-far"><Loss observation={observation} owner={1 - near} /></div>
      <div class="table-board">
        <Board
          size={{ columns, rows }}
          turned={turned}
          obstacles={observation.obstacles}
          pieces={boardPieces(observation, { isOpen }).map((piece) => ({ ...piece, state: 'gliding' }))}
          marks={traceMarks(observation)}
          name={t('board-label', { columns, rows })}
          label={(square: Square) => squareName(observation, square, isOpen)}
        />
      </div>
      <div class="table-turn">
        <ReplayBar desk={desk} />
        <p class="replay-said" aria-live="polite">{frameText(frame, observation)}</p>
      </div>
      <div class="table-near"><Loss observation={observation} owner={near} /></div>
      <div class="table-side">
        <LastCombat combat={combat ? combatOf(combat, frame.events) : null} observation={observation} />
        <ReplayLog desk={desk} />
        <details class="replay-army">
          <summary>{t('panel-remaining')}</summary>
          <Remaining observation={observation} />
        </details>
        <p class="quiet keys-help">{t('replay-keys')}</p>
      </div>
    </div>
  );
}

function Loss({ observation, owner }: { readonly observation: StrategoObservation; readonly owner: number }) {
  return (
    <div class={`plate of-${sideName(owner)}`}>
      <div class="plate-name"><strong>{t(`side-${sideName(owner)}`)}</strong></div>
      <div class="plate-lost">
        <span class="plate-lost-title">{capturedTitle({ ...observation, seat: -1 }, owner)}</span>
        <Captured observation={observation} owner={owner} />
      </div>
    </div>
  );
}

function frameText(frame: ReplayFrame, observation: StrategoObservation): string {
  if (observation.reason) return endText(observation.reason, winnerOf(observation.returns), -1);
  return frame.events.map((event: Event) => eventSpoken(event)).filter(Boolean).join(' ') || t('replay-start');
}

/** The whole log, from the frames of the chosen view; a line leads to its move. */
function ReplayLog({ desk }: { readonly desk: ReplayDesk }) {
  const lines = useSignal<readonly StoryLine[]>([]);
  const arrived = desk.tape.arrived.value;
  const view = desk.shownView.value;
  useEffect(() => void desk.tape.fetchAll(view), [desk, view]);
  useEffect(() => {
    lines.value = desk.tape.known(view).reduce<readonly StoryLine[]>((all, frame) => addTo(all, frame.events), []);
  }, [desk, view, arrived, lines]);
  return <MoveLog lines={lines.value} current={desk.plyShown.value} onChoose={(ply) => desk.goToPly(ply)} />;
}
