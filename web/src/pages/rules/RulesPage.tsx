import '../../../styles/rules.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';

import { rulesDocuments } from '../../families';
import type { Guide, RulesDocument } from '../../family';
import { hasText, t } from '../../i18n';
import { addressOf } from '../../net/base';
import { navigate } from '../../router';
import { language } from '../../settings';
import { facesReady, READING_FACES } from '../../shell/faces';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { NotFound } from '../NotFound';
import { GuidePage } from './GuidePage';
import type { Heading, RenderedRules } from './render';

const documents = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** The same in other languages, some of them shorter: docs/rules/<language>/<name>.md. */
const translations = import.meta.glob<string>('../../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });

const nameOf = (path: string): string => path.replace(/^.*\/|\.md$/g, '');

async function read(name: string): Promise<string | null> {
  const [, load] = Object.entries(documents).find(([path]) => nameOf(path) === name) ?? [];
  return load ? load() : null;
}

/** A document as it is read: in the player's language where it is written in it, else in English. */
async function readIn(code: string, name: string): Promise<{ readonly markdown: string; readonly lang: string } | null> {
  const [, load] = Object.entries(translations).find(([path]) => path.endsWith(`/${code}/${name}.md`)) ?? [];
  if (load) return { markdown: await load(), lang: code };
  const markdown = await read(name);
  return markdown === null ? null : { markdown, lang: 'en' };
}

/** Guides that have come, by the name of their document. */
const guides = new Map<string, Guide>();

/** Resolves when a guide can be drawn as it will stay, or cannot be had. */
export async function guideReady(name: string, asked: Promise<Guide>): Promise<void> {
  const [found] = await Promise.allSettled([asked, facesReady(READING_FACES)]);
  if (found.status === 'fulfilled') guides.set(name, found.value);
}

interface ReadRules extends RenderedRules {
  readonly lang: string;
}

async function render(name: string, code: string): Promise<ReadRules | null> {
  const [{ renderRules }, found] = await Promise.all([import('./render'), readIn(code, name), facesReady(READING_FACES)]);
  return found && { ...renderRules(found.markdown), lang: found.lang };
}

/** The document that a rule belongs to: the one whose rules begin with the same area; "" if none does. */
async function documentOf(rule: string): Promise<string> {
  const [area = ''] = rule.split('-');
  for (const name of Object.keys(documents).map(nameOf)) {
    if ((await read(name))?.includes(`**${area}-`)) return name;
  }
  return '';
}

/** Brings the rule that the address names into view and marks it. */
function showTarget(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  for (const old of document.querySelectorAll('.rule-target')) old.classList.remove('rule-target');
  const found = id === '' ? null : document.getElementById(id);
  found?.classList.add('rule-target');
  found?.scrollIntoView({ block: 'start' });
}

/** The documents for players: those of the families in their order, then the others that have a title in the players' languages. */
function pages(): readonly string[] {
  const own = rulesDocuments().map((document) => document.name);
  const others = Object.keys(documents)
    .map(nameOf)
    .filter((name) => !own.includes(name) && hasText(`rules-page-${name}`));
  return [...own, ...others];
}

function pageTitle(name: string): string {
  return hasText(`rules-page-${name}`) ? t(`rules-page-${name}`) : name;
}

/** Where a document is read first: as its page for players, where it has one. */
function OtherPages({ name, isNumbered }: { readonly name: string; readonly isNumbered: boolean }): JSX.Element {
  const document = rulesDocuments().find((one) => one.name === name);
  const tips = document?.tips ?? '';
  const numbered = addressOf(document?.guide ? `/rules/${name}/numbered` : `/rules/${name}`);
  return (
    <ul class="rules-pages cluster">
      {pages().map((page) => (
        <li key={page}>
          <a href={addressOf(`/rules/${page}`)} aria-current={page === name && !(isNumbered && document?.guide) ? 'page' : undefined}>
            {pageTitle(page)}
          </a>
        </li>
      ))}
      {document?.guide && (
        <li>
          <a href={numbered} aria-current={isNumbered ? 'page' : undefined}>
            {t('rules-numbered')}
          </a>
        </li>
      )}
      {tips !== '' && (
        <li>
          <a href={`${numbered}#${tips}`}>{t('rules-tips')}</a>
        </li>
      )}
    </ul>
  );
}

/** Beside the text where there is room; else folded into one line, so that the text comes first. */
function Contents({ name, headings }: { readonly name: string; readonly headings: readonly Heading[] }): JSX.Element {
  const isBeside = useMemo(() => matchMedia('(min-width: 60rem)').matches, []);
  const others = <OtherPages name={name} isNumbered />;
  return (
    <nav class="rules-contents" aria-label={t('rules-contents')}>
      {isBeside && others}
      <details open={isBeside}>
        <summary>{t('rules-contents')}</summary>
        {!isBeside && others}
        <ol>
          {headings.map((heading) => (
            <li key={heading.id} class={`depth-${heading.depth}`}>
              <a href={`#${heading.id}`}>{heading.text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Goes on to the document of the rule in the address, or to the first one. */
function Find(): JSX.Element {
  useEffect(() => {
    const rule = decodeURIComponent(location.hash.slice(1));
    const found = rule === '' ? Promise.resolve('') : documentOf(rule);
    const goOn = (name: string): void => navigate(addressOf(`/rules/${name === '' ? (pages()[0] ?? '') : name}${location.hash}`), true);
    found.then(goOn, () => goOn(''));
  }, []);
  return <p class="loading">{t('app-loading')}</p>;
}

/** name: of a document, or "" to look for the one that holds the rule in the address. */
export function RulesPage({ name, isNumbered }: { readonly name: string; readonly isNumbered: boolean }): JSX.Element {
  const document = rulesDocuments().find((one) => one.name === name);
  const isRule = document !== undefined && decodeURIComponent(location.hash.slice(1)).startsWith(`${document.area}-`);
  useEffect(() => {
    if (isRule && document.guide && !isNumbered) navigate(addressOf(`/rules/${name}/numbered${location.hash}`), true);
  }, []);
  if (name === '') return <Find />;
  return document?.guide && !isNumbered ? <Players document={document} /> : <Document name={name} />;
}

/** The page for players of a document that has one. */
function Players({ document: { name, guide } }: { readonly document: RulesDocument }): JSX.Element {
  const title = pageTitle(name);
  useTitle(`${t('rules-title')}: ${title}`);
  const found = useSignal<Guide | null | undefined>(guides.get(name));
  useEffect(() => {
    if (guide && !found.peek()) void guideReady(name, guide()).then(() => (found.value = guides.get(name) ?? null));
    addEventListener('hashchange', showTarget);
    return () => removeEventListener('hashchange', showTarget);
  }, [name]);
  useLayoutEffect(() => {
    if (found.value) showTarget();
  }, [found.value]);
  if (found.value === null) return <Notice scene="fog" title={t('error-title')} text={t('rules-failed')} />;
  if (found.value === undefined) return <p class="loading">{t('app-loading')}</p>;
  return (
    <GuidePage guide={found.value} title={title} numbered={addressOf(`/rules/${name}/numbered`)}>
      <OtherPages name={name} isNumbered={false} />
    </GuidePage>
  );
}

function Document({ name }: { readonly name: string }): JSX.Element {
  useTitle(`${t('rules-title')}: ${pageTitle(name)}`);
  const rules = useSignal<ReadRules | null | undefined>(undefined);
  const isEnglish = useSignal(false);
  const code = isEnglish.value ? 'en' : language.value;
  const hasFailed = useSignal(false);
  useEffect(() => {
    render(name, code).then(
      (found) => {
        const target = decodeURIComponent(location.hash.slice(1));
        if (found && found.lang !== 'en' && target !== '' && !found.html.includes(`id="${target}"`)) isEnglish.value = true;
        else rules.value = found;
      },
      () => (hasFailed.value = true),
    );
    addEventListener('hashchange', showTarget);
    return () => removeEventListener('hashchange', showTarget);
  }, [name, code]);
  useLayoutEffect(() => {
    if (rules.value) showTarget();
  }, [rules.value]);

  if (hasFailed.value) return <Notice scene="fog" title={t('error-title')} text={t('rules-failed')} />;
  if (rules.value === null) return <NotFound />;
  if (rules.value === undefined) return <p class="loading">{t('app-loading')}</p>;
  return (
    <div class="rules">
      <Contents name={name} headings={rules.value.headings} />
      <article class="rules-text">
        {language.value !== 'en' && rules.value.lang === 'en' && <p class="note">{t('rules-english-only')}</p>}
        {rules.value.lang !== 'en' && (
          <button type="button" class="button" onClick={() => (isEnglish.value = true)}>
            {t('rules-in-english')}
          </button>
        )}
        <div lang={rules.value.lang} dangerouslySetInnerHTML={{ __html: rules.value.html }} />
      </article>
    </div>
  );
}
