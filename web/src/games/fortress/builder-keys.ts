/** The keys of whoever builds a fortress. */

import { useLayoutEffect } from 'preact/hooks';

import { keyOf } from '../../shell/keys';
import { useStepKeys } from '../../shell/StepButtons';
import type { BuilderController } from './builder-controller';
import { beside, type Direction, floorOf, fortOf, stacked } from './geometry';

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' };
const TOOL_KEYS: Readonly<Record<string, string>> = {
  w: 'walls',
  l: 'ladders',
  f: 'flag',
  c: 'cup',
  d: 'duke',
  s: 'soldier',
  p: 'princess',
  g: 'passage',
  t: 'pitfall',
  k: 'king',
  b: 'bridge',
};

/** Arrows move the cell, with Shift they set a wall on that side; letters place a part there; Del takes away; M mirrors. */
export function useBuilderKeys(controller: BuilderController, isAway: () => boolean): void {
  useStepKeys(controller, isAway);
  useLayoutEffect(() => {
    const { cursor, floor, fort } = controller.looking;
    const look = (square: string | undefined): void => {
      if (square === undefined) return;
      cursor.value = square;
      floor.value = floorOf(square);
      fort.value = fortOf(square);
      requestAnimationFrame(() => document.querySelector<SVGElement>(`.fortress-plan.live [data-square="${square}"]`)?.focus());
    };
    const press = (event: KeyboardEvent): void => {
      if (isAway() || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      const direction = ARROWS[event.key];
      const onCell = event.target instanceof Element ? event.target.closest<SVGElement>('[data-square]')?.dataset['square'] : undefined;
      const isOnPlan = onCell !== undefined;
      if (direction !== undefined) {
        if (event.target instanceof Element && event.target.closest('[role=radiogroup]')) return;
        if (event.shiftKey) controller.toggleWallBeside(direction);
        else look(isOnPlan ? beside(cursor.value, direction) : cursor.value);
      } else if (keyOf(event) === 'm') controller.mirror();
      else if (event.key === 'PageUp' || event.key === 'PageDown') look(stacked(cursor.value, event.key === 'PageUp' ? 1 : -1));
      else if (event.key === 'Delete' || event.key === 'Backspace') controller.clear(cursor.value);
      else if ((event.key === 'Enter' || event.key === ' ') && isOnPlan) controller.onSquare(cursor.value);
      else {
        const tool = TOOL_KEYS[keyOf(event)];
        if (tool === undefined || !controller.kit.value?.has(tool)) return;
        controller.tool.value = tool;
        if (isOnPlan && tool !== 'walls') controller.onSquare(cursor.value);
      }
      event.preventDefault();
    };
    // The focus follows a frame after the arrow: keys in between count from the cursor.
    const follow = (event: FocusEvent): void => {
      const square = event.target instanceof Element ? event.target.closest<SVGElement>('[data-square]')?.dataset['square'] : undefined;
      if (square !== undefined) cursor.value = square;
    };
    addEventListener('keydown', press);
    addEventListener('focusin', follow);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('focusin', follow);
    };
  }, [controller]);
}
