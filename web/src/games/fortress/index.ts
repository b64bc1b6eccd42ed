/** The pages of Stratego Fortress. */

export { FortressMatch as Match } from './FortressMatch';
export { FortressReplay as Replay } from './FortressReplay';
export { FortressWatch as Watch } from './FortressWatch';
