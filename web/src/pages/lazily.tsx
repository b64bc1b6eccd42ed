import { signal } from '@preact/signals';
import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

import { type Group, hasTexts, t, textsReady } from '../i18n';
import type { Route } from '../router';
import { NotFetched } from './NotFetched';

/** A page, or "beside": several matches on the page of those to watch. */
type Fetched = Route['page'] | 'beside';

const fetches = new Map<Fetched, () => Promise<void>>();

/** A page that is not part of the first program: it is fetched, with its texts, when it is opened or before (`pageReady`). */
export function lazily<P extends object>(
  name: Fetched,
  load: () => Promise<ComponentType<P>>,
  texts: Group = 'later',
): FunctionComponent<P> {
  const page = signal<ComponentType<P> | 'failed' | undefined>(undefined);
  let asked: Promise<void> | undefined;
  const program = async (): Promise<void> => {
    page.value = await load().catch((): 'failed' => 'failed');
  };
  const fetch = async (): Promise<void> => {
    asked ??= program();
    await Promise.all([asked, textsReady(texts)]).catch(() => (page.value = 'failed'));
    if (page.peek() === 'failed') asked = undefined;
  };
  fetches.set(name, fetch);
  return function Lazy(props: P): ReturnType<FunctionComponent<P>> {
    useEffect(() => void fetch(), []);
    const Page = page.value;
    if (Page === 'failed') return <NotFetched />;
    return Page !== undefined && hasTexts(texts) ? <Page {...props} /> : <p class="loading">{t('app-loading')}</p>;
  };
}

/** Resolves when the page of a place can be drawn, or cannot be had. */
export async function pageReady(place: Route): Promise<void> {
  await fetches.get(place.page)?.();
}

/** Fetches all pages, so that a click shows them at once, without a connection too. */
export async function fetchAllPages(): Promise<void> {
  for (const fetch of fetches.values()) await fetch();
}
