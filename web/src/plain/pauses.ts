/** How long a question stands that its player can only pass: as long as the same player takes over one that they could answer.
 *
 * At a table of several people a quick pass would tell that there is nothing to play, and a slow one that there is.
 */

/** Milliseconds of a player of whom nothing is known yet. */
const FIRST: readonly number[] = [900, 1200, 1500, 1900, 2400, 3000];
const KEPT = 12;
const SHORTEST_MS = 500;
const LONGEST_MS = 6000;

export class Pauses {
  private taken: readonly number[] = FIRST;

  /** The player has passed a question that could have been answered, after so many milliseconds. */
  note(milliseconds: number): void {
    const kept = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, milliseconds));
    this.taken = [...this.taken, kept].slice(-KEPT);
  }

  /** Milliseconds for a question that can only be passed: one of the last pauses, not quite the same. */
  draw(random: () => number = Math.random): number {
    const like = this.taken[Math.floor(random() * this.taken.length)] ?? SHORTEST_MS;
    return like * (0.85 + 0.3 * random());
  }
}
