/** What the events at the table sound like. */

import type { Sounds } from '../../plain/event-sounds';

export const SOUNDS: Sounds = {
  won: [
    [294, 0.14, 0.4],
    [392, 0.14, 0.4],
    [587, 0.4, 0.4],
  ],
  lost: [
    [220, 0.14, 0.35],
    [147, 0.3, 0.4],
  ],
  stage: [
    [196, 0.22, 0.35],
    [294, 0.4, 0.35],
  ],
  shadow_turned: [
    [62, 0.3, 0.6],
    [55, 0.35, 0.5],
  ],
  blow: [[140, 0.1, 0.5]],
  strike: [[170, 0.09, 0.45]],
  damaged: [[150, 0.08, 0.4]],
  explored: [
    [294, 0.07, 0.3],
    [392, 0.14, 0.3],
  ],
  revealed: [[330, 0.05, 0.25]],
  quest_resolved: [
    [260, 0.08, 0.3],
    [330, 0.1, 0.3],
  ],
  engaged: [[110, 0.12, 0.4]],
  travelled: [
    [260, 0.06, 0.3],
    [220, 0.08, 0.3],
  ],
  played: [[230, 0.06, 0.3]],
  committed: [[200, 0.06, 0.3]],
  drew: [[420, 0.04, 0.2]],
};
