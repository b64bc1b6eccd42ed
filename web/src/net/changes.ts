/** What has changed from one observation to the next, as `gonfalon.match.changes` tells it. */

type Json = Readonly<Record<string, unknown>>;
type Run = readonly [first: number, count: number, items: readonly unknown[]];
type Change =
  | readonly ['=', unknown]
  | readonly ['.', Readonly<Record<string, Change>>]
  | readonly ['#', Readonly<Record<string, Change>>]
  | readonly ['+', readonly Run[]];

/** The value that a change leads to; null: none. `was` stays as it is, and what has not changed is the same object. */
export function applied(was: unknown, change: unknown): unknown {
  return change === null ? was : after(was, change as Change);
}

function after(was: unknown, [kind, told]: Change): unknown {
  switch (kind) {
    case '=':
      return told;
    case '.': {
      const fields = was as Json;
      return { ...fields, ...Object.fromEntries(Object.entries(told).map(([name, one]) => [name, after(fields[name], one)])) };
    }
    case '#':
      return (was as readonly unknown[]).map((item, index) => applied(item, told[index] ?? null));
    case '+':
      return told.flatMap(([first, count, items]) => [...(was as readonly unknown[]).slice(first, first + count), ...items]);
  }
}
