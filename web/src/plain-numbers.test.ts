/** Small whole numbers are written as the language would write them, and choose the plural of the language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';

import { CODES } from './languages';
import { FIRST_GROUPED, withPlainNumbers } from './plain-numbers';

function written(code: string, text: string, count: number): string {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(`one = ${text}`));
  return bundle.formatPattern(bundle.getMessage('one')?.value ?? '', withPlainNumbers({ count }), []);
}

describe('numbers in texts', () => {
  it.each(CODES)('are those of the language: %s', (code) => {
    const format = new Intl.NumberFormat(code);
    for (let count = 0; count < FIRST_GROUPED; count += 1) expect(written(code, '{ $count }', count)).toBe(format.format(count));
    for (const count of [FIRST_GROUPED, 12_345, 1.5, -3]) expect(written(code, '{ $count }', count)).toBe(format.format(count));
  });

  it('choose the plural of the language', () => {
    const text = '{ $count ->\n    [one] one\n    [few] few\n   *[many] many\n }';
    expect([1, 3, 5, 21, 22].map((count) => written('ru', text, count))).toEqual(['one', 'few', 'many', 'one', 'few']);
  });

  it('load no rules of the language', () => {
    const format = vi.fn();
    vi.stubGlobal('Intl', { NumberFormat: format, PluralRules: Intl.PluralRules });
    expect(written('de', 'noch { $count }', 12)).toBe('noch 12');
    expect(format).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
