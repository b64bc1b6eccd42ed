import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { declared, rulesOf, settled, variablesOf } from '../scripts/drawings/css.ts';
import { files } from '../scripts/drawings/files.ts';

const isWriting = process.env['WRITE_DRAWINGS'] === '1';

describe('the drawings for the pictures that the server makes', () => {
  it.each([...files()].map(([url, text]) => [url.pathname.split('/').slice(-2).join('/'), url, text] as const))(
    '%s is as the front end draws today (npm run drawings)',
    (_, url, text) => {
      if (isWriting) writeFileSync(url, text);
      expect(existsSync(url) ? readFileSync(url, 'utf8') : '').toBe(text);
    },
  );

  it('keep no variable, no class and nothing that depends on the theme', () => {
    for (const text of files().values()) expect(text).not.toMatch(/var\(|light-dark|color-mix| class=|⟨/);
  });
});

describe('the styles of drawings', () => {
  const element = (name: string) => ({ tag: 'path', classes: [name], attributes: {}, isFirst: true });
  const rules = rulesOf(
    '.above { --tint: light-dark(#102030, #fff); .below { fill: color-mix(in srgb, var(--tint) 50%, black); } > .right { fill: teal } } ' +
      '@media print { .below { fill: none; } } path { fill: gray; }',
  );

  it('nest, mix and take the colour of daylight', () => {
    const way = [element('above'), element('between'), element('below')];
    const variables = variablesOf(declared(rules, way.slice(0, 1)), {});
    expect(settled(declared(rules, way).get('fill') ?? '', variables)).toBe('#081018');
  });

  it('know a child from what lies deeper', () => {
    expect(declared(rules, [element('above'), element('right')]).get('fill')).toBe('teal');
    expect(declared(rules, [element('above'), element('between'), element('right')]).get('fill')).toBe('gray');
  });

  it('hold for each of several that share a rule', () => {
    const shared = rulesOf(":is(.wide, .narrow)[data-look='stone'] { fill: teal; }");
    const narrow = { ...element('narrow'), attributes: { 'data-look': 'stone' } };
    expect(declared(shared, [narrow]).get('fill')).toBe('teal');
    expect(declared(shared, [element('wide')]).has('fill')).toBe(false);
  });

  it('settle a colour that is half transparent once', () => {
    expect(settled('color-mix(in srgb, #ff0000 40%, transparent)', {})).toBe('rgba(255,0,0,0.4)');
    expect(settled('rgb(0 0 0 / 0.28)', {})).toBe('rgba(0,0,0,0.28)');
  });
});
