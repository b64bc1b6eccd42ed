/** A rules page from its Markdown: every numbered rule gets an anchor of its own name. */

import { Marked, type Tokens } from 'marked';

import { addressOf } from '../../net/base';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

export interface RenderedRules {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** AREA-9.3.2, or AREA-P7 in a list of its own. */
const RULE_ID = /^[A-Z]+-[A-Z]?\d+(?:\.\d+)*$/;
/** "9.3 Title" on a page whose rules are called AREA-… is AREA-9.3. */
const NUMBERED = /^(\d+(?:\.\d+)*)\.?\s/;

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A heading as the table of contents says it: no marks, no names of options. */
function plain(text: string): string {
  return text
    .replace(/\s*\(`[^`]*`\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '');
}

/** The name before the dash in a page's rule ids, "" where it has none. */
function prefixOf(markdown: string): string {
  return /\*\*([A-Z]+)-\d/.exec(markdown)?.[1] ?? '';
}

function headingId(text: string, prefix: string): string {
  const number = NUMBERED.exec(text)?.[1];
  return number !== undefined && prefix !== '' ? `${prefix}-${number}` : slugOf(text);
}

/** Links among the rules' own files lead to our pages, those of a translation to the English file beside its folder too. */
function pageLink(href: string): string {
  return href.replace(/^(?:\.\.\/)?([a-z]+)\.md(#.*)?$/, addressOf('/rules/$1$2'));
}

/** Puts the id of a rule on the list item, paragraph or table cell it opens, and makes it a link to itself. */
function anchored(html: string): string {
  return html.replace(
    /<(li|p|td)>(\s*(?:<p>)?)<strong>([A-Z]+-[A-Z]?\d+(?:\.\d+)*)<\/strong>/g,
    (whole, tag: string, gap: string, id: string) =>
      RULE_ID.test(id) ? `<${tag} id="${id}" class="rule">${gap}<a class="rule-id" href="#${id}">${id}</a>` : whole,
  );
}

const NO_LINKS_IN = /^(a|code|pre|h[1-6])$/;

/** "see 9.3.2" becomes a link where there is such a rule; code, headings and links stay as they are. */
function crossLinked(html: string, prefix: string): string {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
  let depth = 0;
  return html.replace(/<(\/?)([a-z]+\d?)[^>]*>|[^<]+/g, (part: string, close: string | undefined, tag: string | undefined) => {
    if (tag !== undefined) {
      if (NO_LINKS_IN.test(tag)) depth += close === '/' ? -1 : 1;
      return part;
    }
    if (depth > 0) return part;
    return part.replace(/(?<![\d.])\d+(?:\.\d+)+(?![\d])/g, (number) => {
      const id = `${prefix}-${number}`;
      return ids.has(id) ? `<a class="rule-see" href="#${id}">${number}</a>` : number;
    });
  });
}

export function renderRules(markdown: string): RenderedRules {
  const prefix = prefixOf(markdown);
  const headings: Heading[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const id = headingId(plain(text), prefix);
        if (depth > 1) headings.push({ id, text: plain(text), depth });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        return `<a href="${pageLink(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token: Tokens.Table): string {
        const cell = (one: Tokens.TableCell, tag: 'th' | 'td'): string => `<${tag}>${this.parser.parseInline(one.tokens)}</${tag}>`;
        const head = token.header.map((one) => cell(one, 'th')).join('');
        const rows = token.rows.map((row) => `<tr>${row.map((one) => cell(one, 'td')).join('')}</tr>`).join('');
        const name = token.header
          .map((one) => plain(one.text).replaceAll('"', ''))
          .filter(Boolean)
          .join(', ');
        return `<div class="table-scroll" tabindex="0" role="region" aria-label="${name}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  const html = anchored(marked.parse(markdown, { async: false })).replaceAll('<pre>', '<pre tabindex="0">');
  return { html: prefix === '' ? html : crossLinked(html, prefix), headings };
}
