/** Does the player want stillness: by the page's setting or the system's? */

import { motion } from '../../settings';

export function prefersStillness(): boolean {
  return motion.value === 'reduced' || (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
