import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { knownGames } from '../net/known-games';
import type { GameSpec } from '../net/wire';

/** What the server says of a game; undefined until it is known, or where it says nothing. */
export function useGameSpec(game: string): ReadonlySignal<GameSpec | undefined> {
  const spec: Signal<GameSpec | undefined> = useSignal(undefined);
  useEffect(() => {
    knownGames().then(
      ({ games }) => (spec.value = games.find((one) => one.id === game)),
      () => undefined,
    );
  }, [game]);
  return spec;
}
