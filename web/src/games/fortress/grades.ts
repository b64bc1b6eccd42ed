/** Fortresses that the server makes: the words for them, as a seat brings them. */

export const GRADES = ['easy', 'medium', 'hard', 'random'] as const;
export type Grade = (typeof GRADES)[number];
