/** The two pages of the family, fetched when one of its games is opened. */

export { StrategoMatch as Match } from './MatchView';
export { StrategoReplay as Replay } from './Replay';
