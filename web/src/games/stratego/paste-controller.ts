/** A set-up as people have it on its way to the board: pasted onto it or into a dialog, read by the server. */

import { type ReadonlySignal, signal } from '@preact/signals';

import { t } from '../../i18n';
import { problemText } from '../../net/problems';
import { ACTION_LIMIT, type TextRead } from '../../net/wire';
import type { Setup } from './deploy-model';
import { deployedLetters, isDeployText } from './notation';
import { readWords, refusalWords } from './paste-words';
import type { StrategoObservation } from './wire';

/** Where a set-up that was read goes. */
export interface PasteTarget {
  readonly observation: ReadonlySignal<StrategoObservation | null>;
  /** Nothing may be changed any more. */
  readonly isReady: ReadonlySignal<boolean>;
  /** What the server reads in a text. */
  readText(text: string): Promise<TextRead>;
  /** Letters on their squares. isAsSeen: the left of the text is the player's left; otherwise it follows the zone. */
  placed(letters: string, isAsSeen: boolean): Setup;
  take(setup: Setup, told: string): void;
}

export class PasteController {
  readonly isOpen = signal(false);
  readonly text = signal('');
  /** Why the text is not taken, a sentence each. */
  readonly problems = signal<readonly string[]>([]);
  readonly isBusy = signal(false);

  constructor(readonly target: PasteTarget) {}

  open(): void {
    if (this.target.isReady.value) return;
    this.problems.value = [];
    this.isOpen.value = true;
  }

  close(): void {
    this.isOpen.value = false;
  }

  write(text: string): void {
    this.text.value = text;
    this.problems.value = [];
  }

  /** Takes a text that was pasted onto the page; the dialog opens only where it gives no set-up. */
  async paste(text: string): Promise<void> {
    if (this.target.isReady.value || this.isBusy.value) return;
    this.write(text);
    await this.read();
  }

  /** Puts the text on the board, or says why not. */
  async read(): Promise<void> {
    if (!this.target.observation.value || this.isBusy.value) return;
    this.isBusy.value = true;
    this.problems.value = [];
    try {
      const problems = await this.put();
      this.problems.value = problems;
      this.isOpen.value = problems.length > 0;
    } catch (failure) {
      this.problems.value = [`${problemText(failure)} ${t('deploy-paste-failed')}`];
      this.isOpen.value = true;
    } finally {
      this.isBusy.value = false;
    }
  }

  private async put(): Promise<readonly string[]> {
    const text = this.text.value;
    if (text.length > ACTION_LIMIT) return [t('fault-text_too_long', { where: ACTION_LIMIT })];
    const read = await this.target.readText(text);
    if (read.refusal) return refusalWords(read.refusal);
    this.target.take(this.target.placed(deployedLetters(read.action), !isDeployText(text)), readWords(read));
    this.text.value = '';
    return [];
  }
}
