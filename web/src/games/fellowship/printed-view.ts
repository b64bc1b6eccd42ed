/** Cards that lie on no table. */

import { printed } from './printed';
import type { CardView } from './wire';

/** A card as it is printed, to look at only. */
export function viewOf(id: string): CardView {
  const { numbers, traits } = printed(id);
  const number = (name: string): number => numbers[name] ?? 0;
  return {
    key: id,
    id,
    zone: 'staging',
    seat: -1,
    controller: -1,
    host: '',
    exhausted: false,
    committed: false,
    prisoner: false,
    orc_guard: false,
    damage: 0,
    resources: 0,
    progress: 0,
    willpower: number('willpower'),
    attack: number('attack'),
    defense: number('defense'),
    hit_points: number('hit_points'),
    threat: number('threat'),
    price: numbers['engagement_cost'] ?? -1,
    points: number('quest_points'),
    spheres: [],
    traits,
  };
}
