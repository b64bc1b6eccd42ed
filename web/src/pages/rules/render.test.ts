import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { renderRules } from './render';

const stratego = readFileSync(new URL('../../../../docs/rules/stratego.md', import.meta.url), 'utf8');

describe('a rules page', () => {
  it('names every rule so that a link can jump to it', () => {
    const { html } = renderRules(stratego);
    const written = [...stratego.matchAll(/^- \*\*(STRAT-[\d.]+)\*\*/gm)].map((found) => found[1]);
    expect(written.length).toBeGreaterThan(80);
    for (const id of written) expect(html).toContain(`id="${id}" class="rule"`);
  });

  it('names sections as options cite them', () => {
    const { headings } = renderRules(stratego);
    const ids = headings.map((heading) => heading.id);
    expect(ids).toContain('STRAT-9.3');
    expect(ids).toContain('STRAT-13');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links where one rule names another, and nowhere else', () => {
    const { html } = renderRules('# T\n\n- **STRAT-9.1** As in 9.2, not in 9.7; `9.2` is code.\n- **STRAT-9.2** End.');
    expect(html).toContain('<a class="rule-see" href="#STRAT-9.2">9.2</a>, not in 9.7');
    expect(html).toContain('<code>9.2</code>');
  });

  it('leads from page to page', () => {
    expect(renderRules('See [words](glossary.md#x).').html).toContain('href="/rules/glossary#x"');
  });

  it('keeps wide tables from widening the page', () => {
    expect(renderRules('| a | b |\n|---|---|\n| 1 | 2 |').html).toContain('<div class="table-scroll"');
  });
});
