/** The family's part of the coach's report: the plan at a turn with both acts, and the coach's sentences. */

import './styles';
import './styles/coach.css';

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import type { CoachBoardProps, CoachViews } from '../../family';
import { t } from '../../i18n';
import type { JudgedTurn } from '../../net/wire';
import type { PlanArrow } from './Arrows';
import { act, say } from './coach-words';
import { cellText } from './cells';
import { NO_MARKS } from './FloorPlan';
import { ENTRANCE, floorOf, fortOf, fortsOf } from './geometry';
import { pieceName } from './names';
import { moveOf } from './notation';
import { notesView, ownView, type PlanView } from './plan-view';
import { type Looking, Sheet } from './Sheet';
import type { FortressObservation } from './wire';

function CoachBoard({ frame, seat, turn, isTrue }: CoachBoardProps): JSX.Element {
  const seen = frame.observation as FortressObservation;
  const forts = fortsOf(seen.variant);
  const isOpen = isTrue && seen.fortresses[seat === 1 ? 0 : 1] !== '';
  const view = isOpen ? ownView(seen, 1 - seat, forts) : notesView(seen, seat, forts);
  const looking = useLooking(view, turn);
  return (
    <div class="fortress-view coach-field">
      <section class={`fortress-paper owner-${1 - seat}`}>
        <Sheet
          view={view}
          looking={looking}
          marks={{ ...NO_MARKS, arrows: arrowsOf(turn) }}
          labelOf={(square) => cellText(view, square, NO_MARKS.annotations)}
        />
      </section>
      <p class="soft">{othersText(seen, seat)}</p>
    </div>
  );
}

/** Opens on the floor of what was played, else of where the piece stands. */
function useLooking(view: PlanView, turn: JudgedTurn | null): Looking {
  const square = moveOf(turn?.action ?? '')?.from ?? view.piece?.square ?? ENTRANCE;
  return useMemo(
    (): Looking => ({ floor: signal(floorOf(square)), fort: signal(fortOf(square)), cursor: signal(square) }),
    [square, turn?.number],
  );
}

function arrowsOf(turn: JudgedTurn | null): readonly PlanArrow[] {
  if (!turn) return [];
  const arrow = (action: string, look: PlanArrow['look']): readonly PlanArrow[] => {
    const move = moveOf(action);
    return move ? [{ from: move.from, to: move.to, look }] : [];
  };
  if (turn.action === turn.best) return arrow(turn.action, 'best');
  return [...arrow(turn.best, 'best'), ...arrow(turn.action, 'played')];
}

/** The pieces that the seat could bring in, and at what price. */
function othersText(seen: FortressObservation, seat: number): string {
  const of = <T,>(pair: readonly [T, T]): T => pair[seat === 1 ? 1 : 0];
  const pieces = [...of(seen.unused).map(pieceName), ...of(seen.out).map((piece) => t('fortress-out', { piece: pieceName(piece) }))];
  return pieces.length > 0 ? t('coach-other-pieces', { pieces: pieces.join(', ') }) : '';
}

export const coach: CoachViews = {
  unit: 'turns',
  muchLuck: 3,
  tellsOthers: false,
  isCounted: true,
  Board: CoachBoard,
  say,
  act,
  isDrawn: (action) => moveOf(action) !== undefined,
};
