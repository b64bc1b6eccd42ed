/** The faces of our texts: what is set in another one first is set again when they come, and everything beside it moves. */

const LONGEST_WAIT_MS = 1500;

/** Of pages that are read: headings, running text, and what stands beside it. */
export const READING_FACES: readonly string[] = [
  '400 1em "Alegreya Book"',
  '600 1em "Alegreya"',
  '400 1em "Source Sans 3"',
  '600 1em "Source Sans 3"',
];
/** Of pages with headings and buttons. */
export const BUTTON_FACES: readonly string[] = ['600 1em "Alegreya"', '400 1em "Source Sans 3"', '600 1em "Source Sans 3"'];

/** Resolves when these faces are here, or after a while. */
export function facesReady(faces: readonly string[]): Promise<unknown> {
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([waited, Promise.allSettled(faces.map((face) => document.fonts.load(face)))]);
}
