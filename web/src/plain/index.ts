/** The pages of every game whose family brings none of its own. */

export { PlainMatch as Match } from './PlainMatch';
export { PlainReplay as Replay } from './PlainReplay';
