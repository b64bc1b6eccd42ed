/**
 * One hand over a board: click-click, drag and keyboard all pass through here, so that they can never disagree.
 * A place is any name: a square, or a tray beside the board. What may be held and where it may go is data from outside.
 */

export type Place = string;

export interface Hand {
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
  | { readonly kind: 'go'; readonly source: Place; readonly target: Place }
  | { readonly kind: 'refuse'; readonly source: Place; readonly target: Place }
  | { readonly kind: 'touch'; readonly place: Place };

export const EMPTY_HAND: Hand = { held: null, pressed: null, fresh: false, dragging: false, over: null };

type Step = readonly [Hand, Effect | null];

export function next(hand: Hand, input: Input, allowed: Allowed): Step {
  switch (input.kind) {
    case 'press':
      return press(hand, input.place, allowed);
    case 'drag':
      return [{ ...hand, dragging: hand.held !== null && hand.held === hand.pressed }, null];
    case 'over':
      return [hand.over === input.place ? hand : { ...hand, over: input.place }, null];
    case 'release':
      return hand.dragging ? drop(hand, input.place, allowed) : lift(hand, input.place, allowed);
    case 'activate':
      return activate(hand, input.place, allowed);
    case 'let-go':
      return [EMPTY_HAND, null];
  }
}

/** A press picks up at once, so that a drag can begin; a press on a legal target waits for the release. */
function press(hand: Hand, place: Place, allowed: Allowed): Step {
  const isTarget = hand.held !== null && hand.held !== place && allowed.canGo(hand.held, place);
  const picks = !isTarget && hand.held !== place && allowed.canHold(place);
  return [{ ...hand, held: picks ? place : hand.held, pressed: place, fresh: picks, dragging: false }, null];
}

/** The pointer came up without a drag: a click. */
function lift(hand: Hand, place: Place | null, allowed: Allowed): Step {
  const still = { ...hand, pressed: null, fresh: false };
  if (place === null || place !== hand.pressed || hand.fresh) return [still, null];
  return activate(still, place, allowed);
}

/** The pointer came up after a drag: the piece goes there, or back where it was. */
function drop(hand: Hand, place: Place | null, allowed: Allowed): Step {
  const source = hand.held;
  if (source === null || place === null) return [EMPTY_HAND, null];
  if (place === source) return [{ ...EMPTY_HAND, held: source }, null];
  return [EMPTY_HAND, { kind: allowed.canGo(source, place) ? 'go' : 'refuse', source, target: place }];
}

/** A click or Enter on a place. */
function activate(hand: Hand, place: Place, allowed: Allowed): Step {
  const { held } = hand;
  const hold = { ...EMPTY_HAND, held: place };
  if (held === null) return allowed.canHold(place) ? [hold, null] : [EMPTY_HAND, { kind: 'touch', place }];
  if (held === place) return [EMPTY_HAND, null];
  if (allowed.canGo(held, place)) return [EMPTY_HAND, { kind: 'go', source: held, target: place }];
  if (allowed.canHold(place)) return [hold, null];
  return [{ ...EMPTY_HAND, held }, { kind: 'refuse', source: held, target: place }];
}
