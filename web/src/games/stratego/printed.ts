/** What is printed on a piece of this kind now: its drawing, the rank in force, and whether the Ring has raised that. */

import type { PieceKind, StrategoObservation } from './wire';
import { rankOnFace } from './model';
import { numbering } from './settings';

export interface Printed {
  readonly emblem: string;
  readonly rank: string;
  readonly isRaised: boolean;
}

export function printed({ game }: StrategoObservation, kind: PieceKind | undefined): Printed {
  return { emblem: kind?.emblem ?? '', rank: rankOnFace(kind, numbering.value, game), isRaised: (kind?.raised ?? 0) > 0 };
}
