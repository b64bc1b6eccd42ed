/** The pages of the card game. */

export { FellowshipMatch as Match } from './FellowshipMatch';
export { FellowshipReplay as Replay } from './FellowshipReplay';
export { FellowshipWatch as Watch } from './FellowshipWatch';
