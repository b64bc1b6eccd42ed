/** A log that is in sight has everything its seat was told, also before the page was opened. */

import { useEffect } from 'preact/hooks';

import type { LocalSeat } from './local-seat';

/** Has what is missing of a seat's log told, once it has been drawn. Answers whether something is missing still. */
export function useWholeLog(localSeat: LocalSeat): boolean {
  const isPartial = localSeat.isPartial.value;
  useEffect(() => {
    if (isPartial) void localSeat.recall();
  }, [localSeat, isPartial]);
  return isPartial;
}
