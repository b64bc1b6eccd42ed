import '../../../styles/rules.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

import { hasText, t } from '../../i18n';
import { language } from '../../settings';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { NotFound } from '../NotFound';
import type { Heading, RenderedRules } from './render';

const documents = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

const nameOf = (path: string): string => path.replace(/^.*\/|\.md$/g, '');

async function load(name: string): Promise<RenderedRules | null> {
  const [, read] = Object.entries(documents).find(([path]) => nameOf(path) === name) ?? [];
  if (!read) return null;
  const [{ renderRules }, markdown] = await Promise.all([import('./render'), read()]);
  return renderRules(markdown);
}

/** Brings the rule that the address names into view and marks it. */
function showTarget(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  for (const old of document.querySelectorAll('.rule-target')) old.classList.remove('rule-target');
  const found = id === '' ? null : document.getElementById(id);
  found?.classList.add('rule-target');
  found?.scrollIntoView({ block: 'start' });
}

/** The pages that are meant for players: those that have a title in the players' languages. */
function pages(): readonly string[] {
  const named = Object.keys(documents).map(nameOf).filter((name) => hasText(`rules-page-${name}`));
  return named.sort((a, b) => Number(a === 'glossary') - Number(b === 'glossary'));
}

function pageTitle(name: string): string {
  return hasText(`rules-page-${name}`) ? t(`rules-page-${name}`) : name;
}

function OtherPages({ name }: { readonly name: string }): JSX.Element {
  return (
    <ul class="rules-pages">
      {pages().map((page) => (
        <li key={page}>
          <a href={`/rules/${page}`} aria-current={page === name ? 'page' : undefined}>
            {pageTitle(page)}
          </a>
        </li>
      ))}
      {name === 'stratego' && (
        <li>
          <a href="#STRAT-13">{t('rules-tips')}</a>
        </li>
      )}
    </ul>
  );
}

function Contents({ name, headings }: { readonly name: string; readonly headings: readonly Heading[] }): JSX.Element {
  return (
    <nav class="rules-contents" aria-label={t('rules-contents')}>
      <OtherPages name={name} />
      <details open={matchMedia('(min-width: 60rem)').matches}>
        <summary>{t('rules-contents')}</summary>
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

export function RulesPage({ name }: { readonly name: string }): JSX.Element {
  useTitle(`${t('rules-title')}: ${pageTitle(name)}`);
  const rules = useSignal<RenderedRules | null | undefined>(undefined);
  const hasFailed = useSignal(false);
  useEffect(() => {
    load(name).then((found) => (rules.value = found), () => (hasFailed.value = true));
    addEventListener('hashchange', showTarget);
    return () => removeEventListener('hashchange', showTarget);
  }, [name]);
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
        {language.value !== 'en' && <p class="note">{t('rules-english-only')}</p>}
        <div lang="en" dangerouslySetInnerHTML={{ __html: rules.value.html }} />
      </article>
    </div>
  );
}
