/** The family's part of the coach's report: the board with both acts, what was known of the pieces, and the coach's sentences. */

import '../../../styles/board.css';
import './styles/pieces.css';
import './styles/board-marks.css';
import './styles/belief.css';
import './styles/coach.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Board } from '../../board/Board';
import { placeInView, type Square } from '../../board/geometry';
import type { CoachBoardProps, CoachViews } from '../../family';
import { inOneLine, t } from '../../i18n';
import { beliefPage } from '../../net/api';
import type { Belief } from '../../net/wire';
import { percent, placeOf } from './Belief';
import { act, say } from './coach-words';
import { boardPieces, traceMarks } from './field';
import { landmarks } from './landmarks';
import { isTurned } from './model';
import { squareName } from './names';
import { squaresIn } from './notation';
import { pieceName } from './piece-names';
import { PieceDefs } from './PieceArt';
import type { StrategoObservation } from './wire';

const MOST_KINDS = 3;
function Arrow({ seen, action, name }: { readonly seen: StrategoObservation; readonly action: string; readonly name: string }) {
  const centre = (square: Square): string => {
    const { x, y } = placeInView(square, seen, isTurned(seen.seat));
    return `${x + 0.5},${y + 0.5}`;
  };
  const points = squaresIn(action).map(centre);
  if (points.length < 2) return null;
  const head = `coach-head-${name}`;
  return (
    <>
      <defs>
        <marker id={head} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="3" markerHeight="3" orient="auto">
          <path class={`coach-head of-${name}`} d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      <polyline class="coach-casing" points={points.join(' ')} />
      <polyline class={`coach-arrow of-${name}`} marker-end={`url(#${head})`} points={points.join(' ')} />
    </>
  );
}

/** What the seat could guess at this position; none until it has come, and none where it does not. */
function useGuesses({ match, token, seat, frame }: CoachBoardProps): readonly Belief[] {
  const found = useSignal<readonly Belief[]>([]);
  useEffect(() => {
    let isGone = false;
    found.value = [];
    beliefPage(match, token, seat, frame.ply).then(
      ({ guesses }) => {
        if (!isGone) found.value = guesses;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [match, token, seat, frame.ply, found]);
  return found.value;
}

function CoachBoard(props: CoachBoardProps): JSX.Element {
  const { frame, seat, turn, isTrue } = props;
  const seen = { ...(frame.observation as StrategoObservation), seat };
  const { columns, rows } = seen;
  const turned = isTurned(seat);
  const guesses = useGuesses(props);
  const looked = useSignal<Square>('');
  const guess = guesses.find(({ place }) => place === looked.value);
  const look = (event: Event): void => {
    const place = placeOf(event);
    if (place !== '') looked.value = place;
  };
  return (
    <div class="stratego coach-field" style={{ '--columns': columns, '--rows': rows }}>
      <PieceDefs />
      <div onPointerDown={look} onFocusCapture={look}>
        <Board
          size={{ columns, rows }}
          turned={turned}
          obstacles={seen.obstacles}
          isStone={seen.game === 'middle_earth'}
          landmarks={landmarks(seen, turned)}
          pieces={boardPieces(seen, { isOpen: isTrue })}
          marks={marksOf(seen, guess)}
          name={t('board-label', { columns, rows })}
          label={(square: Square) => [squareName(seen, square, isTrue), readingOf(guesses, square)].filter(Boolean).join(', ')}
          overlay={
            turn && (
              <svg class="coach-layer" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
                {turn.best !== turn.action && <Arrow seen={seen} action={turn.best} name="best" />}
                <Arrow seen={seen} action={turn.action} name={turn.best === turn.action ? 'best' : 'played'} />
              </svg>
            )
          }
        />
      </div>
      <p class="coach-reading soft" role="status">
        {guess ? `${guess.place}: ${readingOf(guesses, guess.place)}` : t('coach-touch')}
      </p>
    </div>
  );
}

function marksOf(seen: StrategoObservation, guess: Belief | undefined): Map<Square, string> {
  const marks = traceMarks(seen);
  if (guess) marks.set(guess.place, `${marks.get(guess.place) ?? ''} looked-into`);
  return marks;
}

/** What may have stood on a square, by what the seat knew. */
function readingOf(guesses: readonly Belief[], square: Square): string {
  const guess = guesses.find(({ place }) => place === square);
  if (!guess) return '';
  const chances = guess.chances.slice(0, MOST_KINDS);
  return inOneLine(chances.map(([kind, chance]) => t('belief-chance', { piece: pieceName(kind), chance: percent(chance) })));
}

export const coach: CoachViews = { unit: 'worths', muchLuck: 5, tellsOthers: true, Board: CoachBoard, say, act };
