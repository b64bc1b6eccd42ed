/** A finished game, move by move, as red, blue or everybody saw it, or with everything shown. */

import '../../../styles/board.css';
import './styles/pieces.css';
import './styles/table.css';
import './styles/panels.css';
import './styles/powers.css';
import './styles/event-cards.css';
import './styles/deployment.css';
import './styles/replay.css';
import './styles/board-marks.css';
import './styles/belief.css';

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';

import { Board } from '../../board/Board';
import type { Square } from '../../board/geometry';
import type { ReplayProps } from '../../family';
import { t } from '../../i18n';
import { matchSummary } from '../../net/api';
import type { Event, MatchSummary, ReplayFrame, SeatStatus } from '../../net/wire';
import { ResultMark } from '../../shell/ResultMark';
import { SeatedBanner, seatedName } from '../../shell/seated';
import type { StrategoObservation } from './wire';
import { useGameTheme } from '../../game-theme';
import { BeliefLine, guessSpoken, placeOf, withGuesses } from './Belief';
import { BeliefController } from './belief-controller';
import { landmarks } from './landmarks';
import { boardPieces, traceMarks } from './field';
import { isTurned, sideName, winnerOf } from './model';
import { endText, eventSpoken, squareName } from './names';
import { Captured, capturedTitle } from './Panels';
import { PieceDefs } from './PieceArt';
import { RingLine } from './Powers';
import { ReplayBar } from './ReplayBar';
import { ReplayBeside } from './ReplayBeside';
import { ReplayController } from './replay-controller';
import { FIRST_FRAME, seatOf, type View } from './frame-store';

/** Whose eyes a replay begins with: one's own, or everybody's. */
function homeView(seat: number): View {
  return seat === 0 || seat === 1 ? seat : 'public';
}

export function StrategoReplay({ match, token, game, seat }: ReplayProps) {
  const home = homeView(seat);
  const summary = useSummary(match, token);
  const controller = useMemo(() => new ReplayController(match, token, home), [match, token, home]);
  const belief = useMemo(() => new BeliefController(controller, match, token), [controller, match, token]);
  useLayoutEffect(() => controller.open(), [controller]); // it hears keys from the moment at which it is seen
  useEffect(() => belief.open(), [belief]);
  useEffect(() => {
    document.title = t('title-replay');
  }, []);
  useGameTheme(game);
  const frame = controller.frame.value;
  if (controller.store.isFailed.value)
    return (
      <>
        <h1 class="visually-hidden">{t('replay-title')}</h1>
        <p class="match-loading" role="alert">
          {t('replay-failed')}
        </p>
      </>
    );
  if (!frame)
    return (
      <>
        <h1 class="visually-hidden">{t('replay-title')}</h1>
        <p class="match-loading" role="status">
          {t('replay-loading')}
        </p>
      </>
    );
  return (
    <ReplayPage controller={controller} belief={belief} seats={summary?.seats ?? []} winner={winnerOf(summary?.returns)} frame={frame} />
  );
}

/** Who sat there and how it ended; null until the server has said. */
function useSummary(match: string, token: string): MatchSummary | null {
  const found = useSignal<MatchSummary | null>(null);
  useEffect(() => {
    matchSummary(match, token).then(
      (summary) => (found.value = summary),
      () => undefined,
    );
  }, [match, token]);
  return found.value;
}

interface PageProps {
  readonly controller: ReplayController;
  readonly belief: BeliefController;
  readonly seats: readonly SeatStatus[];
  /** -1 for nobody, and until the server has said. */
  readonly winner: number;
  readonly frame: ReplayFrame;
}

function ReplayPage({ controller, belief, seats, winner, frame }: PageProps) {
  const observation = frame.observation as StrategoObservation;
  const isOpen = controller.shownView.value === 'all';
  const seat = seatOf(controller.view.value);
  const turned = controller.isTurned.value ? !isTurned(seat) : isTurned(seat);
  const { columns, rows } = observation;
  const near = turned ? 1 : 0;
  const look = (event: globalThis.Event): void => belief.look(placeOf(event));
  return (
    <div class="stratego play replay" style={{ '--columns': columns, '--rows': rows }}>
      <PieceDefs />
      <h1 class="visually-hidden">{t('replay-title')}</h1>
      <div class="table-far">
        <Loss observation={observation} owner={1 - near} seats={seats} hasWon={winner === 1 - near} />
      </div>
      <div class="table-board" onPointerOver={look} onPointerDown={look} onFocusCapture={look}>
        <Board
          size={{ columns, rows }}
          turned={turned}
          obstacles={observation.obstacles}
          isStone={observation.game === 'middle_earth'}
          landmarks={landmarks(observation, turned)}
          pieces={withGuesses(boardPieces(observation, { isOpen }), { controller: belief, observation }).map((piece) => ({
            ...piece,
            state: 'gliding',
          }))}
          marks={replayMarks(observation, belief)}
          name={t('board-label', { columns, rows })}
          label={(square: Square) =>
            [squareName(observation, square, isOpen), guessSpoken({ controller: belief, observation }, square)].filter(Boolean).join(', ')
          }
        />
      </div>
      <div class="table-turn stack">
        <BeliefLine controller={belief} observation={observation} />
        <ReplayBar controller={controller} game={observation.game} />
        <p class="replay-said" aria-live="polite">
          {frameText(frame, observation)}
        </p>
        <RingLine observation={observation} />
      </div>
      <div class="table-near">
        <Loss observation={observation} owner={near} seats={seats} hasWon={winner === near} />
      </div>
      <ReplayBeside controller={controller} belief={belief} observation={observation} computer={viewOf(seats)} />
    </div>
  );
}

/** The trace of the last move, and the piece that is looked into. */
function replayMarks(observation: StrategoObservation, belief: BeliefController): Map<Square, string> {
  const marks = traceMarks(observation);
  const chosen = belief.page.value?.guesses.find((guess) => guess.id === belief.chosen.value);
  if (chosen) marks.set(chosen.place, `${marks.get(chosen.place) ?? ''} looked-into`);
  return marks;
}

/** The computer's seat, where there was one: its beliefs can be looked at. */
function viewOf(seats: readonly SeatStatus[]): View | null {
  const computer = seats.find((one) => one.kind === 'computer');
  if (computer === undefined) return null;
  return computer.seat === 1 ? 1 : 0;
}

interface LossProps {
  readonly observation: StrategoObservation;
  readonly owner: number;
  readonly seats: readonly SeatStatus[];
  readonly hasWon: boolean;
}

/** What a side has lost, and which computer or which person with a name it was. */
function Loss({ observation, owner, seats, hasWon }: LossProps) {
  const seated = seats.find((one) => one.seat === owner);
  return (
    <div class={`plate of-${sideName(owner)}`}>
      <div class="plate-name">
        <strong>
          {hasWon && <ResultMark result="won" />} {capturedTitle({ ...observation, seat: -1 }, owner)}
        </strong>
        {seated && seatedName(seated) !== '' && (
          <span class="quiet">
            <span class="plate-person" translate={false}>
              <SeatedBanner status={seated} class="plate-crest" />
              {seatedName(seated)}
            </span>
          </span>
        )}
      </div>
      <div class="plate-lost cluster">
        <Captured observation={observation} owner={owner} />
      </div>
    </div>
  );
}

function frameText(frame: ReplayFrame, observation: StrategoObservation): string {
  const spoken = frame.events.map((event: Event) => eventSpoken(event));
  return [...spoken, besideText(frame)].filter(Boolean).join(' ') || (observation.ply <= FIRST_FRAME ? t('replay-start') : '');
}

/** What people did besides playing in this frame; "" for moves. */
function besideText({ events, seat }: ReplayFrame): string {
  const end = events.find((event) => event.kind === 'end');
  if (end) return endText(String(end.facts['reason']), winnerOf(end.facts['returns'] as number[] | null), -1);
  const kinds = events.map((event) => event.kind);
  const side = t(`side-${sideName(seat)}`);
  if (kinds.includes('draw_offered')) return `${side}: ${t('act-draw-offer')}`;
  if (kinds.includes('draw_declined')) return `${side}: ${t('act-draw-decline')}`;
  return '';
}
