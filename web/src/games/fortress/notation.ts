/** The texts of acts (FORT-5): "C2-C3", "passage A5-mC3", "swap dwarf", "challenge". */

import { placeOf } from './geometry';

const MOVE = /^(?:(passage|bridge) )?([^ -]+)-([^ -]+)$/;

export interface Move {
  readonly from: string;
  readonly to: string;
  /** "passage", "bridge", or "" for a step or a ladder. */
  readonly by: string;
}

/** The squares of a request; undefined for an act without any, as a swap. */
export function moveOf(text: string): Move | undefined {
  const [, by = '', from = '', to = ''] = MOVE.exec(text) ?? [];
  return placeOf(from) && placeOf(to) ? { from, to, by } : undefined;
}

/** The first word of an act without squares, and the piece that it brings in; "" for none. */
export function changeOf(text: string): { readonly way: string; readonly piece: string } {
  const [way = '', piece = ''] = text.split(' ');
  return { way, piece };
}
