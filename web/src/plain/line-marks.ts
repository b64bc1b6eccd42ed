/** Marks along a line that stand beside each other where their points are too near: none covers another. Pure. */

/** Rem that a mark takes along the line, with its gap. */
export const MARK_REM = 1.875;
/** Share of the narrowest line that this is: 30 of 250 pixels. */
const MARK_SHARE = 0.12;

/** Where a mark stands. share: of the line, the middle of its group. before, after: marks of the group to its left and right. */
export interface MarkSpot {
  readonly share: number;
  readonly before: number;
  readonly after: number;
}

interface Group {
  readonly share: number;
  readonly members: readonly number[];
}

/** A spot for each point, in their order. shares: of the line, from 0 to 1. */
export function spread(shares: readonly number[]): readonly MarkSpot[] {
  const order = shares.map((_, at) => at).toSorted((one, other) => (shares[one] ?? 0) - (shares[other] ?? 0) || one - other);
  const groups: Group[] = [];
  for (const at of order) {
    let group: Group = { share: shares[at] ?? 0, members: [at] };
    for (let left = groups.at(-1); left && isNear(left, group); left = groups.at(-1)) {
      groups.pop();
      group = joined(left, group);
    }
    groups.push(group);
  }
  const spots = groups.flatMap(({ share, members }) =>
    members.map((at, before) => [at, { share, before, after: members.length - 1 - before }] as const),
  );
  return spots.toSorted(([one], [other]) => one - other).map(([, spot]) => spot);
}

/** The spot as a length of CSS: a group stays within the line, but for half a mark. */
export function leftOf({ share, before, after }: MarkSpot): string {
  const aside = (MARK_REM * (before - after)) / 2;
  return `clamp(${MARK_REM * before}rem, ${(100 * share).toFixed(2)}% + ${aside}rem, 100% - ${MARK_REM * after}rem)`;
}

/** The middle of a group once it stays within the narrowest line. */
function middleOf({ share, members }: Group): number {
  const half = ((members.length - 1) * MARK_SHARE) / 2;
  return Math.max(half, Math.min(1 - half, share));
}

function isNear(left: Group, right: Group): boolean {
  return middleOf(right) - middleOf(left) < ((left.members.length + right.members.length) * MARK_SHARE) / 2;
}

function joined(left: Group, right: Group): Group {
  const [n, m] = [left.members.length, right.members.length];
  return { share: (left.share * n + right.share * m) / (n + m), members: [...left.members, ...right.members] };
}
