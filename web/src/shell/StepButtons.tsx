/** Through the changes to whatever is built: two buttons, and Ctrl+Z and Ctrl+Y. */

import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { t } from '../i18n';
import { Icon } from './Icon';
import { keyOf } from './keys';
import type { Steps } from './steps';

/** What is changed. */
interface Changed {
  readonly steps: Pick<Steps<unknown>, 'mayUndo' | 'mayRedo'>;
  undo(): void;
  redo(): void;
}

/** Where the keys belong to what is written, or to a question in front of the page. */
const TAKEN = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"]), dialog';

export function StepButtons({ of }: { readonly of: Changed }): JSX.Element {
  return (
    <>
      <StepButton name="undo" isOpen={of.steps.mayUndo.value} onClick={() => of.undo()} />
      <StepButton name="redo" isOpen={of.steps.mayRedo.value} onClick={() => of.redo()} />
    </>
  );
}

interface ButtonProps {
  readonly name: 'undo' | 'redo';
  readonly isOpen: boolean;
  onClick(): void;
}

function StepButton({ name, isOpen, onClick }: ButtonProps): JSX.Element {
  const text = t(`steps-${name}`);
  return (
    <button type="button" class="button icon-only" aria-label={text} title={text} disabled={!isOpen} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}

/** Control (or command) with Z and Y, also with Shift and Z. isAway: is something else shown in front of what is changed? */
export function useStepKeys(changed: Omit<Changed, 'steps'>, isAway: () => boolean = () => false): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      if ((key !== 'z' && key !== 'y') || event.altKey || !(event.ctrlKey || event.metaKey) || isAway()) return;
      if (event.target instanceof Element && event.target.closest(TAKEN)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) changed.redo();
      else changed.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [changed]);
}
