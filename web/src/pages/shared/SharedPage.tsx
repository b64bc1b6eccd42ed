/** The page of a finished game, fetched when it is opened; until it is there, the ground of its board. */

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { LoadFailed } from '../match/MatchPage';

interface Props {
  readonly match: string;
}

export function SharedPage({ match }: Props): JSX.Element {
  const Page = useSignal<ComponentType<Props> | null>(null);
  const hasFailed = useSignal(false);
  useEffect(() => {
    import('./GamePage').then(
      ({ GamePage }) => (Page.value = GamePage),
      () => (hasFailed.value = true),
    );
  }, []);
  if (hasFailed.value) return <LoadFailed />;
  return Page.value ? <Page.value match={match} /> : <div class="app-waits" />;
}
