/** A set-up at a glance: what cannot move dark, the strongest red, the flag gold, far-goers pale. */

import type { JSX } from 'preact';

import { cellOf, type Square } from '../../board/geometry';
import type { Setup } from './deploy-model';
import type { PieceKind } from './wire';

const STRONG = 7;

/** What a kind is in the picture. */
function shade(kind: PieceKind): string {
  if (kind.id === 'flag') return 'flag';
  if (kind.reach === 0) return 'still';
  if (kind.reach > 1) return 'far';
  return Number(kind.rank) > STRONG ? 'strong' : 'plain';
}

interface Props {
  readonly setup: Setup;
  readonly zone: readonly Square[];
  readonly kinds: readonly PieceKind[];
  readonly seat: number;
}

export function SetupPicture({ setup, zone, kinds, seat }: Props): JSX.Element {
  const cells = zone.map((square) => cellOf(square));
  const [left, top] = [Math.min(...cells.map(({ column }) => column)), Math.min(...cells.map(({ row }) => row))];
  const [columns, rows] = [Math.max(...cells.map(({ column }) => column)) - left + 1, Math.max(...cells.map(({ row }) => row)) - top + 1];
  const shades = new Map(kinds.map((kind) => [kind.letter, shade(kind)]));
  return (
    <svg class="setup-picture" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true" focusable="false">
      {zone.map((square) => {
        const { column, row } = cellOf(square);
        const x = seat === 1 ? columns - 1 - (column - left) : column - left;
        const y = seat === 1 ? row - top : rows - 1 - (row - top);
        const letter = setup.get(square);
        return (
          <rect
            key={square}
            x={x + 0.08}
            y={y + 0.08}
            width={0.84}
            height={0.84}
            rx={0.16}
            class={letter === undefined ? 'none' : (shades.get(letter) ?? 'plain')}
          />
        );
      })}
    </svg>
  );
}
