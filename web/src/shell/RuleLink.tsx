/** The way to the rule behind something, in a page of its own: a word, not the rule's number. */

import type { JSX } from 'preact';

import { rulePath } from '../families';
import { t } from '../i18n';

export function RuleLink({ section, class: look }: { readonly section: string; readonly class?: string }): JSX.Element {
  return (
    <a class={look} href={rulePath(section)} title={section} target="_blank" rel="noopener">
      {t('rule-link')}
    </a>
  );
}
