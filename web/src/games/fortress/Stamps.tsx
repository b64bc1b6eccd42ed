/** Announcements as stamps: beside the boards, and on a phone, where those lie below what may be done, the newest above the board. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import type { LogLine } from '../../plain/local-seat';
import type { GameWords } from '../../plain/words';
import type { ExploreController } from './explore-controller';
import { shortOf } from './geometry';
import { pieceName, squareName } from './names';
import { ribbonOf, TurnRibbon } from './Pieces';
import type { EventKind } from './wire';

interface Props {
  readonly controller: ExploreController;
  readonly words: GameWords;
}

const UNSTAMPED: ReadonlySet<string> = new Set(['moved', 'turn', 'turn_over'] satisfies EventKind[]);

/** What is told of a seat although it has not acted: its turn begins, it skips one, or need not skip. */
const PASSIVE: ReadonlySet<string> = new Set(['turn', 'skipped', 'cancelled'] satisfies EventKind[]);

/** What came of the last act of this seat, until it acts again: neither the other's turns nor its own skipped ones wipe it out. */
export function ownWord(lines: readonly LogLine[], seat: number): readonly LogLine[] {
  const own = lines.filter(({ event }) => event.facts['seat'] === seat && !PASSIVE.has(event.kind));
  const last = own.at(-1)?.v;
  return own.filter(({ v, event }) => v === last && !UNSTAMPED.has(event.kind));
}

/** What came of the newest act of anybody. */
function newestWord(lines: readonly LogLine[]): readonly LogLine[] {
  const newest = lines.at(-1)?.v;
  return lines.filter(({ v, event }) => v === newest && !UNSTAMPED.has(event.kind));
}

/** Sentences in a row; whom they are about stands before the first alone, where it is the same. */
export function inOneBreath(sentences: readonly string[]): string {
  const leadOf = (sentence: string): string => /^[^:]+: /u.exec(sentence)?.[0] ?? '';
  return sentences
    .map((sentence, i) => {
      const lead = leadOf(sentence);
      if (i === 0 || lead === '' || lead !== leadOf(sentences[i - 1] ?? '')) return sentence;
      const rest = sentence.slice(lead.length);
      return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
    })
    .join(' ');
}

const stampText = (lines: readonly LogLine[], words: GameWords): string => inOneBreath(lines.map(({ event }) => words.event(event)));

/** Where one's piece stands, and what is open from there; empty while it is not one's turn. */
function standsText({ decision, here, seen, targets, localSeat }: ExploreController): string {
  if (!decision || here === '' || !seen.value) return '';
  const open = [...targets].map(shortOf).join(', ');
  return t(open === '' ? 'fortress-stands-shut' : 'fortress-stands', {
    piece: pieceName(seen.value.pieces[localSeat.seat === 1 ? 1 : 0]),
    square: squareName(here),
    open,
  });
}

/** The announcements of one's own last act and of the newest, where one stands, and the coming turns. */
export function StampCard({ controller, words }: Props): JSX.Element | null {
  const { localSeat } = controller;
  const lines = localSeat.lines.value;
  const newest = newestWord(lines);
  const own = ownWord(lines, localSeat.seat);
  const seen = controller.seen.value;
  const stands = standsText(controller);
  if (!seen) return null;
  return (
    <section class="fortress-card fortress-stamp-card">
      {own.length > 0 && own[0]?.v !== newest[0]?.v && (
        <p class="fortress-stamp" key={own[0]?.v}>
          {stampText(own, words)}
        </p>
      )}
      {newest.length > 0 && (
        <p class="fortress-stamp newest" key={newest[0]?.v}>
          {stampText(newest, words)}
        </p>
      )}
      {stands !== '' && <p class="fortress-stands">{stands}</p>}
      <TurnRibbon chips={ribbonOf(seen)} words={words} seat={localSeat.seat} />
    </section>
  );
}

/** On a phone alone, always as high as two lines: the newest announcement, or one's own last, or where one stands. */
export function NewestStamp({ controller, words }: Props): JSX.Element {
  const lines = controller.localSeat.lines.value;
  const said = [newestWord(lines), ownWord(lines, controller.localSeat.seat)].find((one) => one.length > 0);
  return (
    <div class="fortress-newest">
      {said ? (
        <p class="fortress-stamp" key={said[0]?.v}>
          {stampText(said, words)}
        </p>
      ) : (
        <p class="soft">{standsText(controller) || t(controller.decision ? 'fortress-notes-help' : 'fortress-notes-down')}</p>
      )}
    </div>
  );
}
