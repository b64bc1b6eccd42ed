/** The own rows, large: by pointer, by drag and by keys; weak squares are tinted. */

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';

import { Board } from '../../../board/Board';
import type { Square } from '../../../board/geometry';
import type { Mover } from '../../../board/mover';
import { t } from '../../../i18n';
import { keyOf } from '../../../shell/keys';
import { onSetupKey, ownPieces, squareWords } from '../setup-parts';
import type { StrategoObservation } from '../wire';
import { heatOf } from './heat';
import { measuredOf } from './measured-setups';
import type { StudioController } from './studio-controller';

interface Props {
  readonly controller: StudioController;
  readonly observation: StrategoObservation;
  readonly mover: Mover;
  readonly isHeated: Signal<boolean>;
  /** Squares of the note that is pointed at. */
  readonly pointed: readonly Square[];
}

export function StudioBoard({ controller, observation, mover, isHeated, pointed }: Props): JSX.Element {
  const size = { columns: observation.columns, rows: observation.rows };
  const heat = isHeated.value ? heatOf(controller.notes.value, measuredOf(controller.letters.value, controller.army.value)) : new Map();
  const swapping = controller.swapping.value;
  const marks = new Map(
    observation.zone.map((square): readonly [Square, string] => {
      const words = ['zone', heat.has(square) ? `heat heat-${heat.get(square)}` : ''];
      if (pointed.includes(square)) words.push('noted');
      if (square === swapping) words.push('picked');
      return [square, words.filter(Boolean).join(' ')];
    }),
  );
  const onKey = (square: Square, event: KeyboardEvent): boolean => {
    const key = keyOf(event);
    if (key === 'm') return (controller.mirror(), true);
    if (key === 'h') return ((isHeated.value = !isHeated.value), true);
    if (key === 'x') return (controller.swapAt(square), true);
    return onSetupKey(controller, observation, square, event);
  };
  return (
    <div class="studio-board">
      <Board
        size={size}
        turned={false}
        obstacles={[]}
        pieces={ownPieces(controller, observation)}
        marks={marks}
        mover={mover}
        name={t('studio-board')}
        help="studio-keys"
        label={(square) => squareWords(controller, observation, square)}
        onKey={onKey}
      />
    </div>
  );
}
