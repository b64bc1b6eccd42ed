/** Text kept in this browser. What goes wrong (a private window, a full or forbidden store) means: not kept. */

/** What was kept under that name; null where nothing is. */
export function readText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Was it kept? */
export function keepText(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export function forgetText(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // What cannot be reached is not kept either.
  }
}
