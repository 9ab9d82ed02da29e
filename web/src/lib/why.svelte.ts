// Why a move is closed now: asked anew for every decision, and dropped as soon as one is made.

import { Refused } from './api.ts';
import type { Play } from './play.svelte.ts';
import type { Problem } from './wire.ts';

export class Why {
  reason = $state.raw<Problem | null>(null);

  /** To be made while a component is set up; `probe` is the move to ask about, null while it is open. */
  constructor(
    readonly from: () => Play,
    readonly probe: () => string | null,
  ) {
    $effect(() => {
      const [play, code] = [this.from(), this.probe()];
      void play.ply;
      if (code === null || !play.decides || play.busy || play.review.is) return;
      const asked = new AbortController();
      void this.#ask(play, code, asked.signal);
      return () => asked.abort();
    });
  }

  async #ask(play: Play, code: string, signal: AbortSignal): Promise<void> {
    try {
      this.reason = await play.whyNot(code, signal);
    } catch (error) {
      if (!(error instanceof Refused) && !signal.aborted) throw error;
    }
  }
}
