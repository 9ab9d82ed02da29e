// Playing again: at once against a bot; between people one offers, and the other accepts or declines.

import { post } from './api.ts';
import { sitAgain } from './lobby.ts';
import type { Play } from './play.svelte.ts';
import { go } from './router.svelte.ts';
import { play as sound } from './sound.svelte.ts';
import type { TableInfo } from './wire.ts';

export class Rematch {
  #isWanted = false; // whether it was offered from here
  #isLeaving = false; // for the next table

  constructor(readonly play: Play) {}

  /** Whether the opponent offers one that has not been answered. */
  get isOffered(): boolean {
    const { hasCompany, isOver, info, rival } = this.play;
    return hasCompany && isOver && !info?.rematch && info?.rematch_offer === rival;
  }

  /** Sit down at the next table: agreed on, or against a bot. */
  async accept(): Promise<void> {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    try {
      go(`/t/${await sitAgain(this.play.id)}`);
    } catch (error) {
      this.play.complain(error);
    } finally {
      this.#isLeaving = false;
    }
  }

  async speak(step: 'offer' | 'withdraw' | 'decline'): Promise<void> {
    this.#isWanted = step === 'offer';
    try {
      await post(`/api/tables/${this.play.id}/rematch/${step}`, { seat: this.play.shown });
    } catch (error) {
      this.play.complain(error);
    }
  }

  /** An offer came, or both want to play again: who offered is led to the next table. */
  hear(before: TableInfo, info: TableInfo): void {
    if (this.isOffered && before.rematch_offer !== info.rematch_offer) sound('turn');
    const isOurs = this.#isWanted || info.rematch_offer === this.play.shown;
    if (!before.rematch && info.rematch && isOurs && this.play.hasCompany) void this.accept();
  }
}
