/** What the rest of the front end may use of Stratego. */

export { StrategoMatch } from './MatchView';
export { StrategoReplay } from './Replay';
