/** Which answer is old: one that was on its way while something newer came must not take the place of that. */

/** A question to the server that has no answer yet. */
export interface Question {
  /** Has something newer come since it was asked? */
  readonly isOvertaken: () => boolean;
  /** Its answer is taken; the answers to questions asked before it are old from now on. Answers whether it was the newest. */
  readonly take: () => boolean;
}

/**
 * The order in which questions were asked and answers came, of one thing that a page knows of the server. A stream tells each change
 * once: an answer that was read before a change, and comes after it, would hide that change until the next one.
 */
export class Order {
  private nAsked = 0;
  /** The last question whose answer is old if it comes now. */
  private lastOld = 0;

  /** A question is asked now. */
  ask(): Question {
    this.nAsked += 1;
    const number = this.nAsked;
    const isOvertaken = (): boolean => number <= this.lastOld;
    const take = (): boolean => {
      if (isOvertaken()) return false;
      this.lastOld = number;
      return true;
    };
    return { isOvertaken, take };
  }

  /** News have come by themselves: they are newer than the answers to all that has been asked. */
  hear(): void {
    this.lastOld = this.nAsked;
  }
}
