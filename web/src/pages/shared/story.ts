/** The story of a finished game: who was ahead, and its moments, found in the line of fortune alone. Pure. */

export interface Point {
  /** The frame's number. */
  readonly frame: number;
  /** How far whoever the story is told of was ahead after it; below 0: behind. */
  readonly value: number;
}

export type MomentKind = 'swing' | 'turn' | 'end';

export interface Moment {
  readonly kind: MomentKind;
  readonly frame: number;
  /** The values before and after it. */
  readonly before: number;
  readonly after: number;
}

export interface Story {
  readonly points: readonly Point[];
  /** In the order of the game, one for each frame at most. */
  readonly moments: readonly Moment[];
  /** From where somebody would like to go on: the last change of the lead, else the largest change, else the end. */
  readonly turning: number;
  readonly lowest: number;
}

/** points: in order, one for each frame of play; none for a game without such a line. last: the number of the last frame. */
export function storyOf(points: readonly Point[], last: number): Story {
  const turn = lastTurn(points);
  const swing = largestSwing(points);
  const end: Moment = { kind: 'end', frame: last, before: points.at(-2)?.value ?? 0, after: points.at(-1)?.value ?? 0 };
  const kept = new Map<number, Moment>();
  for (const moment of [end, turn, swing]) if (moment && !kept.has(moment.frame)) kept.set(moment.frame, moment);
  return {
    points,
    moments: [...kept.values()].sort((a, b) => a.frame - b.frame),
    turning: (turn ?? swing ?? end).frame,
    lowest: Math.min(0, ...points.map(({ value }) => value)),
  };
}

/** Where the lead has changed hands for the last time. */
function lastTurn(points: readonly Point[]): Moment | null {
  let found: Moment | null = null;
  let leader = 0;
  points.forEach(({ frame, value }, at) => {
    const ahead = Math.sign(value);
    if (ahead !== 0 && leader !== 0 && ahead !== leader) found = { kind: 'turn', frame, before: points[at - 1]?.value ?? 0, after: value };
    if (ahead !== 0) leader = ahead;
  });
  return found;
}

/** The frame that has changed most; the first of several. */
function largestSwing(points: readonly Point[]): Moment | null {
  let found: Moment | null = null;
  let most = 0;
  points.forEach(({ frame, value }, at) => {
    const before = points[at - 1]?.value ?? value;
    if (Math.abs(value - before) <= most) return;
    most = Math.abs(value - before);
    found = { kind: 'swing', frame, before, after: value };
  });
  return found;
}
