/** Files that a player takes away. */

/** Some browsers fetch a file a moment after the press: its address must last until then. */
const KEPT_MS = 2500;

/** A name that every file system takes. fallback: for a thing whose name has no letter. */
function fileName(name: string, fallback: string): string {
  return name.replaceAll(/[^\p{L}\p{N} _-]+/gu, ' ').trim() || fallback;
}

/** Hands a file to the browser. name: with its ending. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Saves what a player has named. type: "image/svg+xml", "text/plain". */
export function saveNamed(name: string, fallback: string, content: string, type: 'image/svg+xml' | 'text/plain'): void {
  saveFile(new Blob([content], { type }), `${fileName(name, fallback)}.${type === 'text/plain' ? 'txt' : 'svg'}`);
}
