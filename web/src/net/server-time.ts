/** The server's clock, as far as its answers tell it. */

/** The server's clock less this browser's, ms. */
let skew = 0;

/** Notes what the server's clock shows now. now: milliseconds since 1970. */
export function learnTime(now: number): void {
  skew = now - Date.now();
}

/** Milliseconds since 1970 on the server's clock. */
export const serverNow = (): number => Date.now() + skew;
