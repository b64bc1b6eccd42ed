import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { renderRules } from './render';

const FOLDER = new URL('../../../../docs/rules/', import.meta.url);
const RULE = /^(?:-|\|) \*\*([A-Z]+-[A-Z]?[\d.]+)\*\*/gm;
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const pages = files.map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const);
const withRules = pages.filter(([, markdown]) => markdown.match(RULE));

describe('a rules page', () => {
  it.each(withRules)('%s names every rule so that a link can jump to it', (_, markdown) => {
    const { html } = renderRules(markdown);
    for (const [, id] of markdown.matchAll(RULE)) expect(html).toContain(`id="${id}" class="rule"`);
  });

  it('names sections as options cite them', () => {
    const { headings } = renderRules('# T\n\n## 9 Extras\n\n### 9.3 More (`name`)\n\n- **AREA-9.3.1** A rule.\n\n## 13 Tips');
    expect(headings.map((heading) => heading.id)).toEqual(['AREA-9', 'AREA-9.3', 'AREA-13']);
  });

  it.each(withRules)('%s gives every section a name of its own', (_, markdown) => {
    const ids = renderRules(markdown).headings.map((heading) => heading.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links where one rule names another, and nowhere else', () => {
    const { html } = renderRules('# T\n\n- **AREA-9.1** As in 9.2, not in 9.7; `9.2` is code.\n- **AREA-9.2** End.');
    expect(html).toContain('<a class="rule-see" href="#AREA-9.2">9.2</a>, not in 9.7');
    expect(html).toContain('<code>9.2</code>');
  });

  it('leads from page to page', () => {
    expect(renderRules('See [words](glossary.md#x).').html).toContain('href="/rules/glossary#x"');
    expect(renderRules('Siehe [Wörter](../glossary.md#x).').html).toContain('href="/rules/glossary#x"');
  });

  it('keeps wide tables from widening the page', () => {
    expect(renderRules('| a | b |\n|---|---|\n| 1 | 2 |').html).toContain('<div class="table-scroll"');
  });
});
