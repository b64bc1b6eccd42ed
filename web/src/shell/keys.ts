/** Which shortcut a key press means, on any keyboard. */

/** What is asked of a key press: an event of the browser or of Preact. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

const DIGIT = /^Digit(\d)$/;
const LETTER = /^Key([A-Z])$/;

/**
 * The key as the shortcuts name it: letters in lower case, digits, " ", or a name such as "ArrowLeft".
 * A printed Latin letter or digit counts as printed. Where the keyboard prints another script (Cyrillic, Greek),
 * or signs in the row of digits (AZERTY), the place of the key on the board counts.
 */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  if ([...key].length !== 1) return key;
  if (/[a-z0-9]/i.test(key)) return key.toLowerCase();
  const digit = shiftKey ? undefined : DIGIT.exec(code)?.[1];
  if (digit !== undefined) return digit;
  const letter = /\p{L}/u.test(key) ? LETTER.exec(code)?.[1] : undefined;
  return letter?.toLowerCase() ?? key;
}
