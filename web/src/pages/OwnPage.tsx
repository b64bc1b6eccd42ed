import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { FAMILIES } from '../families';
import { t } from '../i18n';
import { NotFetched } from './NotFetched';
import { NotFound } from './NotFound';

interface Props {
  readonly family: string;
  readonly name: string;
}

/** A page that a family brings, fetched when it is opened. */
export function OwnPage({ family, name }: Props): JSX.Element {
  const pages = FAMILIES.find(({ id }) => id === family)?.pages ?? {};
  const load = Object.hasOwn(pages, name) ? pages[name] : undefined;
  const Page = useSignal<ComponentType | null>(null);
  const hasFailed = useSignal(false);
  useEffect(() => {
    load?.().then(
      (found) => (Page.value = found),
      () => (hasFailed.value = true),
    );
  }, [load]);
  if (!load) return <NotFound />;
  if (hasFailed.value) return <NotFetched />;
  return Page.value ? <Page.value /> : <p class="loading">{t('app-loading')}</p>;
}
