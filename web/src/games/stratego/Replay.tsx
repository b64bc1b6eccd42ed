/** A finished game, move by move, as red, blue or everybody saw it, or with everything shown. */

import '../../../styles/board.css';
import '../../../styles/pieces.css';
import '../../../styles/table.css';
import '../../../styles/panels.css';
import '../../../styles/powers.css';
import '../../../styles/moments.css';
import '../../../styles/endings.css';
import '../../../styles/belief.css';

import { useEffect, useMemo } from 'preact/hooks';

import { Board } from '../../board/Board';
import type { Square } from '../../board/geometry';
import { t } from '../../i18n';
import { findGame } from '../../net/games';
import type { Event, ReplayFrame, StrategoObservation } from '../../net/wire';
import { useLand } from '../../land';
import { BeliefLine, guessSpoken, placeOf, withGuesses } from './Belief';
import { BeliefDesk } from './belief-desk';
import { landmarks } from './landmarks';
import { boardPieces, traceMarks } from './field';
import { isTurned, sideName, winnerOf } from './model';
import { endText, eventSpoken, squareName } from './names';
import { Captured, capturedTitle } from './Panels';
import { PieceDefs } from './PieceArt';
import { RingLine } from './Powers';
import { ReplayBar } from './ReplayBar';
import { ReplayBeside } from './ReplayBeside';
import { ReplayDesk } from './replay-desk';
import { FIRST_FRAME, type View } from './replay-tape';

interface StrategoReplayProps {
  readonly match: string;
  readonly token: string;
}

export function StrategoReplay({ match, token }: StrategoReplayProps) {
  const kept = findGame(match);
  const home = String(kept?.grants[0]?.seat ?? 0) === '1' ? '1' : '0';
  const computer: View | null = kept?.opponent === 'computer' ? (home === '1' ? '0' : '1') : null;
  const desk = useMemo(() => new ReplayDesk(match, token, home), [match, token, home]);
  const belief = useMemo(() => new BeliefDesk(desk, match, token), [desk, match, token]);
  useEffect(() => desk.open(), [desk]);
  useEffect(() => belief.open(), [belief]);
  useEffect(() => {
    document.title = t('title-replay');
  }, []);
  useLand(findGame(match)?.game ?? '');
  const frame = desk.frame.value;
  if (desk.tape.isFailed.value) return <p class="match-loading" role="alert">{t('replay-failed')}</p>;
  if (!frame) return <p class="match-loading" role="status">{t('replay-loading')}</p>;
  return <ReplayPage desk={desk} belief={belief} computer={computer} frame={frame} />;
}

interface PageProps {
  readonly desk: ReplayDesk;
  readonly belief: BeliefDesk;
  readonly computer: View | null;
  readonly frame: ReplayFrame;
}

function ReplayPage({ desk, belief, computer, frame }: PageProps) {
  const observation = frame.observation as StrategoObservation;
  const isOpen = desk.shownView.value === 'all';
  const seat = desk.view.value === '1' ? 1 : desk.view.value === '0' ? 0 : -1;
  const turned = desk.isTurned.value ? !isTurned(seat) : isTurned(seat);
  const { columns, rows } = observation;
  const near = turned ? 1 : 0;
  const look = (event: globalThis.Event): void => belief.look(placeOf(event));
  return (
    <div class="stratego play replay" style={{ '--columns': columns, '--rows': rows }}>
      <PieceDefs />
      <h1 class="visually-hidden">{t('replay-title')}</h1>
      <div class="table-far"><Loss observation={observation} owner={1 - near} /></div>
      <div class="table-board" onPointerOver={look} onPointerDown={look} onFocusCapture={look}>
        <Board
          size={{ columns, rows }}
          turned={turned}
          obstacles={observation.obstacles}
          isStone={observation.game === 'middle_earth'}
          landmarks={landmarks(observation, turned)}
          pieces={withGuesses(boardPieces(observation, { isOpen }), { desk: belief, observation }).map((piece) => ({ ...piece, state: 'gliding' }))}
          marks={replayMarks(observation, belief)}
          name={t('board-label', { columns, rows })}
          label={(square: Square) => [squareName(observation, square, isOpen), guessSpoken({ desk: belief, observation }, square)].filter(Boolean).join(', ')}
        />
      </div>
      <div class="table-turn">
        <BeliefLine desk={belief} observation={observation} />
        <ReplayBar desk={desk} />
        <p class="replay-said" aria-live="polite">{frameText(frame, observation)}</p>
        <RingLine observation={observation} />
      </div>
      <div class="table-near"><Loss observation={observation} owner={near} /></div>
      <ReplayBeside desk={desk} belief={belief} observation={observation} computer={computer} />
    </div>
  );
}

/** The trace of the last move, and the piece that is looked into. */
function replayMarks(observation: StrategoObservation, belief: BeliefDesk): Map<Square, string> {
  const marks = traceMarks(observation);
  const chosen = belief.page.value?.guesses.find((guess) => guess.id === belief.chosen.value);
  if (chosen) marks.set(chosen.square, `${marks.get(chosen.square) ?? ''} looked-into`);
  return marks;
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
