/** A position as a small picture, drawn by the game's family; the box's cover where it draws none. */

import '../../styles/small-board.css';

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { familyOf, lookOf } from '../families';
import type { FamilyManifest, SmallBoardProps } from '../family';
import { variantName } from '../names';
import { Cover } from './Cover';

interface Props {
  readonly game: string;
  readonly variant: string;
  /** What everybody or one's own seat may see; null while it is not known. */
  readonly observation: unknown;
}

const loaded = new Map<string, ComponentType<SmallBoardProps>>();

/** The family's drawing, fetched when the first board of it is shown; undefined until it is here, null where there is none. */
function useDrawing(family: FamilyManifest | undefined): ComponentType<SmallBoardProps> | null | undefined {
  const id = family?.id ?? '';
  const arrived = useSignal('');
  useEffect(() => {
    if (loaded.has(id)) return;
    family?.smallBoard?.().then(
      (found) => {
        loaded.set(id, found);
        arrived.value = id;
      },
      () => (arrived.value = `${id} failed`),
    );
  }, [id, family, arrived]);
  if (!family?.smallBoard || arrived.value === `${id} failed`) return null;
  return loaded.get(id);
}

/** Fills the width that it is given and is as high as wide, from its first moment. Says nothing to readers: what it shows is told beside it. */
export function SmallBoard({ game, variant, observation }: Props): JSX.Element {
  const Drawing = useDrawing(familyOf(game));
  const hasPosition = observation !== null && observation !== undefined;
  return (
    <span class="small-board" data-game-theme={lookOf(game).theme} aria-hidden="true">
      {Drawing && hasPosition ? (
        <Drawing observation={observation} />
      ) : (
        (Drawing === null || !hasPosition) && <Cover game={game} variant={variant} name={variantName(game, variant)} />
      )}
    </span>
  );
}
