/** Numbers in texts that need no rules of their language. To load these rules took longer than any other step of the first page. */

import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** From here on a language may group the digits of a whole number. */
export const FIRST_GROUPED = 1000;

/** A whole number that every language here writes by its digits alone. Its plural still goes by the language. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plain(value: FluentVariable): FluentVariable {
  const isPlain = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < FIRST_GROUPED;
  return isPlain ? new PlainNumber(value) : value;
}

/** The same arguments of a text, with plain numbers where the language makes no difference. */
export function withPlainNumbers(args: Readonly<Record<string, FluentVariable>>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)]));
}
