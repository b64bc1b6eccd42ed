/** The words of a game that the plain view shows: from the text room where a family has written them, else readable by themselves.
 *
 * Ids: `field-<name>`, `row-<name>` and `column-<name>` (heads of numbered rows and columns), `value-<name>-<value>`, `part-<name>`,
 * `part-<name>-<value>`, `prompt-<prompt>`, `event-<kind>`, `cause-<cause>`, `fault-<kind>`, `reason-<reason>`, `end-<reason>`, `bring-<kind>`.
 */

import { isCourtesy } from '../net/courtesies';
import { readable, seatName, seatNames } from '../names';
import { hasText, t } from '../i18n';
import type { Decision, Event, Fault, GameSpec, Nack, TableWord } from '../net/wire';
import { asLine, type Scalar } from './blocks';
import type { Part } from './option-groups';

/** The text of the first of these ids that there is; undefined where there is none. */
function worded(ids: readonly string[], args?: Record<string, string | number>): string | undefined {
  const id = ids.find(hasText);
  return id === undefined ? undefined : t(id, args);
}

/** A fact or a part that names a seat. */
export function namesSeat(name: string): boolean {
  return name === 'seat' || name.endsWith('_seat');
}

/** The ids that may word a value. Ids take letters, digits, - and _; anything else has no words of its own. */
function idsOf(value: string, ...prefixes: readonly string[]): readonly string[] {
  return /^[\w-]+$/.test(value) ? prefixes.map((prefix) => prefix + value) : [];
}

export class GameWords {
  constructor(
    readonly game: string,
    /** Undefined while it is not known yet. */
    readonly spec: GameSpec | undefined,
  ) {}

  /** seat: counted from 0. */
  seat(seat: number): string {
    return seatName(this.game, seat);
  }

  seats(seats: readonly number[]): string {
    return seatNames(this.game, seats);
  }

  field(name: string): string {
    return worded([`field-${name}`]) ?? readable(name);
  }

  /** The head of a row or column of a grid, counted from 0. */
  head(axis: 'row' | 'column', name: string, index: number): string {
    const number = index + 1;
    return worded([`${axis}-${name}`], { [axis]: number, seat: this.seat(index) }) ?? String(number);
  }

  hasHeads(axis: 'row' | 'column', name: string): boolean {
    return hasText(`${axis}-${name}`);
  }

  value(name: string, value: Scalar): string {
    if (typeof value === 'boolean') return t(value ? 'plain-yes' : 'plain-no');
    if (value === null || value === '') return t('plain-none');
    if (typeof value === 'number') return namesSeat(name) && value >= 0 ? this.seat(value) : String(value);
    return worded(idsOf(value, `value-${name}-`, 'value-')) ?? value.replaceAll('_', ' ');
  }

  part([name, value]: Part): string {
    if (namesSeat(name) && /^\d+$/.test(value)) return this.seat(Number(value));
    return worded(idsOf(value, `part-${name}-`, 'value-')) ?? value.replaceAll('_', ' ');
  }

  partName(name: string): string {
    return namesSeat(name) ? t('plain-part-seat') : (worded([`part-${name}`]) ?? readable(name));
  }

  /** "Source: a1", in full. */
  wholePart(part: Part): string {
    return namesSeat(part[0]) ? this.part(part) : t('plain-part', { name: this.partName(part[0]), value: this.part(part) });
  }

  /** Facts as arguments of a message: seats by their names, lists in one line, truth as "true" or "false". */
  private arguments(facts: Readonly<Record<string, unknown>>): Record<string, string | number> {
    const shown = Object.entries(facts).map(([name, value]): [string, string | number] => {
      if (typeof value === 'number') return [name, namesSeat(name) && value >= 0 ? this.seat(value) : value];
      return [name, typeof value === 'string' ? value : asLine(value)];
    });
    return Object.fromEntries(shown);
  }

  private factLine(facts: Readonly<Record<string, unknown>>): string {
    const said = Object.entries(this.arguments(facts)).filter(([, value]) => value !== '');
    return said.map(([name, value]) => (namesSeat(name) ? String(value) : t('plain-part', { name: this.field(name), value }))).join(' · ');
  }

  prompt({ prompt, kind, facts }: Decision): string {
    const found = worded([`prompt-${prompt}`], this.arguments(facts));
    return found ?? [worded([`kind-${kind}`]) ?? readable(prompt === '' ? kind : prompt), this.factLine(facts)].filter(Boolean).join(' · ');
  }

  event({ kind, facts }: Event): string {
    if (isCourtesy({ kind, facts })) return t('courtesy-line', { seat: this.seat(Number(facts['seat'])), words: t(String(facts['text'])) });
    const known = this.arguments(kind === 'proposed' ? { ...facts, act: this.act(`/${String(facts['act'])}` as TableWord) } : facts);
    const found = worded([`event-${kind}`, `plain-event-${kind}`], known);
    return found ?? [readable(kind), this.factLine(facts)].filter(Boolean).join(' · ');
  }

  fault({ kind, where }: Fault): string {
    const place = where.join(', ');
    return worded([`fault-${kind}`], { where: place, count: where.length }) ?? [readable(kind), place].filter(Boolean).join(': ');
  }

  /** Why the server said no. */
  refusal({ code, reason }: Pick<Nack, 'code' | 'reason'>): string {
    return worded([...idsOf(reason, 'reason-'), `error-${code.replace('/', '-')}`]) ?? t('error-general');
  }

  /** Why it is over. who: "winner", "loser", "watcher", or "both" where it is a draw. */
  ending(reason: string, who: string, winner: string): string {
    return worded([`plain-end-${reason}`, `end-${reason}`], { who, winner }) ?? readable(reason);
  }

  /** A table act as something one does: "Resign". isNew: with new chances, of a restart. */
  act(word: TableWord, isNew = false): string {
    const name = word.slice(1);
    return worded([...(isNew ? [`plain-act-${name}-new`] : []), `plain-act-${name}`]) ?? readable(name);
  }

  brought(): string {
    const kind = this.spec?.brings?.kind ?? '';
    return worded([`bring-${kind}`]) ?? readable(kind);
  }
}
