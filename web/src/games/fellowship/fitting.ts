/** Which cards of a row are shown, and how, where there is little room: exhausted ones are covered by the next, then come pages. Pure. */

/** Sizes in px. cells: places of a grid, 0 for a row of what width there is. least: a card without its gist. covered: what is seen of a card under the next one. pager: the keys that turn pages. */
export interface Room {
  readonly width: number;
  readonly cells: number;
  readonly least: number;
  readonly covered: number;
  readonly gap: number;
  readonly pager: number;
}

export interface Fitted {
  readonly isCovering: boolean;
  /** Numbers of the first cards of the pages; one page holds all where there is room. */
  readonly pages: readonly number[];
}

/** isExhausted: of every card of the row, in its order. */
export function fitted(isExhausted: readonly boolean[], room: Room): Fitted {
  const all = isExhausted.length;
  const usual = { isCovering: false, pages: [0] };
  if (room.cells > 0) return { isCovering: false, pages: pagesOf(all, room.cells, room.cells - 1) };
  // Before the row is drawn nothing is known of its width.
  if (room.width <= 0 || all === 0) return usual;
  if (widthOf(isExhausted, room, false) <= room.width) return usual;
  // The last card lies on top: it is never covered.
  if (widthOf(isExhausted, room, true) <= room.width) return { isCovering: true, pages: [0] };
  const step = room.least + room.gap;
  return {
    isCovering: false,
    pages: pagesOf(all, Math.floor((room.width + room.gap) / step), Math.floor((room.width - room.pager) / step)),
  };
}

function widthOf(isExhausted: readonly boolean[], room: Room, isCovering: boolean): number {
  const one = (is: boolean, index: number): number => (isCovering && is && index < isExhausted.length - 1 ? room.covered : room.least);
  return isExhausted.reduce((sum, is, index) => sum + one(is, index), room.gap * (isExhausted.length - 1));
}

/** First cards of the pages, where so many fit without the pager, and so many beside it. */
function pagesOf(all: number, most: number, beside: number): readonly number[] {
  if (all <= most) return [0];
  const size = Math.max(1, beside);
  return Array.from({ length: Math.ceil(all / size) }, (_, page) => page * size);
}
