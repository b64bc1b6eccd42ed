/** The pages that a family draws itself, fetched when a game of it is opened. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { familyOf } from '../../families';
import type { FamilyViews } from '../../family';

/** The pages of a game: its family's, else the plain ones. */
function loadViews(game: string): Promise<FamilyViews> {
  return familyOf(game)?.load() ?? import('../../plain');
}

/** The pages of the game's family; undefined while they are fetched, null when that failed. */
export function useFamilyViews(game: string): FamilyViews | null | undefined {
  const views = useSignal<FamilyViews | null | undefined>(undefined);
  useEffect(() => {
    loadViews(game).then(
      (found) => (views.value = found),
      () => (views.value = null),
    );
  }, [game]);
  return views.value;
}
