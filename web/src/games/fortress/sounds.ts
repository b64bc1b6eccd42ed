/** What announcements sound like. */

import type { Sounds } from '../../plain/event-sounds';

export const SOUNDS: Sounds = {
  flag: [
    [294, 0.12, 0.4],
    [392, 0.12, 0.4],
    [587, 0.35, 0.4],
  ],
  passage: [
    [260, 0.12, 0.3],
    [390, 0.12, 0.3],
  ],
  lost: [
    [220, 0.1, 0.35],
    [140, 0.2, 0.4],
  ],
  won: [
    [330, 0.09, 0.35],
    [440, 0.14, 0.35],
  ],
  fell: [
    [300, 0.08, 0.3],
    [150, 0.18, 0.45],
  ],
  wall: [[90, 0.16, 0.5]],
  moved: [[190, 0.06, 0.25]],
};
