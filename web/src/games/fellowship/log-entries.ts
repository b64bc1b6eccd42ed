/** The lines of the log: what happened by phase, each consequence under what brought it, and the windows that were passed. Pure. */

import { t } from '../../i18n';
import type { LogLine } from '../../plain/local-seat';
import type { Passed } from './asking';
import { cardNames } from './card-words';
import { idOf, isCard } from './printed';
import type { FellowshipWords } from './words';

const QUIET = new Set(['drew', 'income', 'refreshed', 'first_player', 'round_over', 'exhausted', 'shadow_dealt', 'shadow_dropped']);
const SUMS = new Set(['quest_resolved', 'blow', 'strike']);
/** What a sum or the effect of a card brings. */
const CONSEQUENCES = new Set([
  'damaged',
  'healed',
  'left',
  'discarded',
  'prisoner',
  'staged',
  'threat',
  'resources',
  'progress',
  'explored',
  'stage_done',
  'modified',
  'readied',
  'uncommitted',
  'no_effect',
]);
/** Of a fight these follow from its sum, also after somebody was asked who takes the blow. */
const WOUNDS = new Set(['damaged', 'left']);

/** look: "phase", "sum", "under" what stands before it, "passed", or "". card: what the line speaks of, "" for none. window: where it was passed. */
export interface LogEntry {
  readonly key: string;
  readonly text: string;
  readonly look: string;
  readonly card: string;
  readonly window?: string;
}

type Told = LogLine['event'];

/** The card that a line speaks of. */
function cardOfEvent({ facts }: Told): string {
  const cards: unknown = facts['cards'];
  const all: readonly unknown[] = [facts['card'], facts['enemy'], ...(Array.isArray(cards) ? (cards as readonly unknown[]) : [])];
  return all.find((one): one is string => typeof one === 'string' && isCard(idOf(one))) ?? '';
}

function isUnder(event: Told, head: Told | undefined): boolean {
  if (!head || !CONSEQUENCES.has(event.kind)) return false;
  return event.cause === head.cause || (WOUNDS.has(event.kind) && SUMS.has(head.kind) && !isCard(idOf(event.cause)));
}

/** Consequences stand under the sum or effect that brought them; windows with nothing to play share one line. */
export function logEntries(lines: readonly LogLine[], words: FellowshipWords, passed: readonly Passed[]): readonly LogEntry[] {
  const entries: LogEntry[] = [];
  let waiting = [...passed];
  let skipped = 0;
  let head: Told | undefined;
  const tellPassed = (key: string): void => {
    if (skipped > 0) entries.push({ key: `p-${key}`, text: t('fellowship-passed', { count: skipped }), look: 'passed', card: '' });
    skipped = 0;
  };
  const take = (one: Passed): void => {
    if (one.cards.length === 0) {
      skipped += 1;
      return;
    }
    const text = t('fellowship-passed-cards', { cards: cardNames([...new Set(one.cards)]) });
    entries.push({ key: `q-${one.v}-${entries.length}`, text, look: 'passed', card: '', window: one.window });
    head = undefined;
  };
  for (const { key, v, event } of lines) {
    const due = waiting.filter((one) => one.v < v);
    due.forEach(take);
    waiting = waiting.slice(due.length);
    if (QUIET.has(event.kind)) continue;
    if (event.kind === 'phase') {
      head = undefined;
      tellPassed(key);
      if (entries.at(-1)?.look === 'phase') entries.pop();
      entries.push({ key, text: words.event(event), look: 'phase', card: '' });
      continue;
    }
    const follows = isUnder(event, head);
    const look = SUMS.has(event.kind) ? 'sum' : follows ? 'under' : '';
    if (!follows) head = SUMS.has(event.kind) || event.kind === 'effect' ? event : undefined;
    entries.push({ key, text: words.event(event), look, card: cardOfEvent(event) });
  }
  waiting.forEach(take);
  tellPassed('end');
  return entries;
}
