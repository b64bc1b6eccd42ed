/**
 * The selection on a board as a state machine: click-click, drag and keyboard all pass through here, so that they never disagree.
 * A place is any name: a square, or a tray beside the board. What may be held and where it may go is data from outside.
 */

export type Place = string;

export interface Selection {
  /** What is picked up, by the place it came from. */
  readonly held: Place | null;
  /** Where the pointer went down and has not come up yet. */
  readonly pressed: Place | null;
  /** Was it picked up by this very press? */
  readonly fresh: boolean;
  readonly dragging: boolean;
  readonly over: Place | null;
}

export interface Allowed {
  canHold(place: Place): boolean;
  canGo(source: Place, target: Place): boolean;
}

export type Input =
  | { readonly kind: 'press'; readonly place: Place }
  | { readonly kind: 'drag' }
  | { readonly kind: 'over'; readonly place: Place | null }
  | { readonly kind: 'release'; readonly place: Place | null }
  | { readonly kind: 'activate'; readonly place: Place }
  | { readonly kind: 'let-go' };

/** What the outside must do: carry out a move, say why it is not allowed, or answer a touch on a place. */
export type Effect =
  | { readonly kind: 'go'; readonly source: Place; readonly target: Place; readonly isDropped?: true }
  | { readonly kind: 'refuse'; readonly source: Place; readonly target: Place }
  | { readonly kind: 'touch'; readonly place: Place };

export const NO_SELECTION: Selection = { held: null, pressed: null, fresh: false, dragging: false, over: null };

type Step = readonly [Selection, Effect | null];

export function next(selection: Selection, input: Input, allowed: Allowed): Step {
  switch (input.kind) {
    case 'press':
      return press(selection, input.place, allowed);
    case 'drag':
      return [{ ...selection, dragging: selection.held !== null && selection.held === selection.pressed }, null];
    case 'over':
      return [selection.over === input.place ? selection : { ...selection, over: input.place }, null];
    case 'release':
      return selection.dragging ? drop(selection, input.place, allowed) : lift(selection, input.place, allowed);
    case 'activate':
      return activate(selection, input.place, allowed);
    case 'let-go':
      return [NO_SELECTION, null];
  }
}

/** A press picks up at once, so that a drag can begin; a press on a legal target waits for the release. */
function press(selection: Selection, place: Place, allowed: Allowed): Step {
  const isTarget = selection.held !== null && selection.held !== place && allowed.canGo(selection.held, place);
  const picks = !isTarget && selection.held !== place && allowed.canHold(place);
  return [{ ...selection, held: picks ? place : selection.held, pressed: place, fresh: picks, dragging: false }, null];
}

/** The pointer came up without a drag: a click. */
function lift(selection: Selection, place: Place | null, allowed: Allowed): Step {
  const still = { ...selection, pressed: null, fresh: false };
  if (place === null || place !== selection.pressed || selection.fresh) return [still, null];
  return activate(still, place, allowed);
}

/** The pointer came up after a drag: the piece goes there, or back where it was. */
function drop(selection: Selection, place: Place | null, allowed: Allowed): Step {
  const source = selection.held;
  if (source === null || place === null) return [NO_SELECTION, null];
  if (place === source) return [{ ...NO_SELECTION, held: source }, null];
  if (!allowed.canGo(source, place)) return [NO_SELECTION, { kind: 'refuse', source, target: place }];
  return [NO_SELECTION, { kind: 'go', source, target: place, isDropped: true }];
}

/** A click or Enter on a place. */
function activate(selection: Selection, place: Place, allowed: Allowed): Step {
  const { held } = selection;
  const hold = { ...NO_SELECTION, held: place };
  if (held === null) return allowed.canHold(place) ? [hold, null] : [NO_SELECTION, { kind: 'touch', place }];
  if (held === place) return [NO_SELECTION, null];
  if (allowed.canGo(held, place)) return [NO_SELECTION, { kind: 'go', source: held, target: place }];
  if (allowed.canHold(place)) return [hold, null];
  return [
    { ...NO_SELECTION, held },
    { kind: 'refuse', source: held, target: place },
  ];
}
