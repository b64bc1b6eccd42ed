/** A set-up as people have it on its way to the board: pasted onto it or into a dialog, read by the server. */

import { signal } from '@preact/signals';

import { t } from '../../i18n';
import { problemText } from '../../net/problems';
import { readAtTable } from '../../net/reading';
import { ACTION_LIMIT } from '../../net/wire';
import type { DeployController } from './deploy-controller';
import { fromSeen, fromText, type Setup } from './deploy-model';
import { deployedLetters, isDeployText } from './notation';
import { readWords, refusalWords } from './paste-words';
import type { StrategoObservation } from './wire';

export class PasteController {
  readonly isOpen = signal(false);
  readonly text = signal('');
  /** Why the text is not taken, a sentence each. */
  readonly problems = signal<readonly string[]>([]);
  readonly isBusy = signal(false);

  constructor(readonly deploy: DeployController) {}

  open(): void {
    if (this.deploy.isReady.value) return;
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
    if (this.deploy.isReady.value || this.isBusy.value) return;
    this.write(text);
    await this.read();
  }

  /** Puts the text on the board, or says why not. */
  async read(): Promise<void> {
    const seen = this.deploy.observation.value;
    if (!seen || this.isBusy.value) return;
    this.isBusy.value = true;
    this.problems.value = [];
    try {
      const problems = await this.put(seen);
      this.problems.value = problems;
      this.isOpen.value = problems.length > 0;
    } catch (failure) {
      this.problems.value = [`${problemText(failure)} ${t('deploy-paste-failed')}`];
      this.isOpen.value = true;
    } finally {
      this.isBusy.value = false;
    }
  }

  private async put(seen: StrategoObservation): Promise<readonly string[]> {
    const text = this.text.value;
    if (text.length > ACTION_LIMIT) return [t('fault-text_too_long', { where: ACTION_LIMIT })];
    const read = await readAtTable(this.deploy.playback.client, text);
    if (read.refusal) return refusalWords(read.refusal);
    this.deploy.take(setupOf(text, read.action, seen), readWords(read));
    this.text.value = '';
    return [];
  }
}

/** The left of a text is the player's left; an action of ours names its squares. */
function setupOf(text: string, action: string, seen: StrategoObservation): Setup {
  const letters = deployedLetters(action);
  return isDeployText(text) ? fromText(letters, seen.zone) : fromSeen(letters, seen.zone, seen.seat);
}
