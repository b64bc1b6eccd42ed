/** Whether a list follows its end: until its reader scrolls away from it. */

/** Where a box is scrolled to, how high its content is and how much of it is seen; in pixels. */
export interface Shown {
  readonly top: number;
  readonly height: number;
  readonly view: number;
}

/** Pixels by which a box may stand elsewhere than it was left and still be there: it stands at whole pixels of the screen. */
const ROUNDING = 1;

/**
 * Tells the reader's scrolls from those of the browser. It scrolls a box whose content or room gets smaller, and says so only before the
 * next picture, when both may have their old sizes again. So no scroll is the reader's that comes after a change of the page.
 */
export class Following {
  isOn = true;
  /** Has the page changed since the last picture? */
  private hasChanged = false;
  private left: Shown = { top: -1, height: 0, view: 0 };

  /** The box is shown at its end, and was left so. */
  leave(shown: Shown): void {
    this.left = shown;
  }

  /** Something in the page changes. Is it the first change since the last picture? */
  noteChange(): boolean {
    const isFirst = !this.hasChanged;
    this.hasChanged = true;
    return isFirst;
  }

  /** A picture is drawn; scrolls of before have been heard. */
  notePicture(): void {
    this.hasChanged = false;
  }

  /** The list is out of sight: who sees it again sees its end. */
  noteHidden(): void {
    this.isOn = true;
  }

  /** The box has been scrolled to here. Must its end be shown again? */
  hear(now: Shown, isAtEnd: () => boolean): boolean {
    if (this.isOn) {
      if (this.hasChanged || now.height !== this.left.height || now.view !== this.left.view) return true;
      if (Math.abs(now.top - this.left.top) <= ROUNDING) return false;
    }
    this.isOn = isAtEnd();
    return false;
  }
}
