// Why a move is closed now: asked anew for every decision; what was told of another one is never shown.

import { Refused } from './api.ts';
import type { Play } from './play.svelte.ts';
import type { Problem } from './wire.ts';

interface Told {
  code: string;
  ply: number;
  reason: Problem | null;
}

export class Why {
  #told = $state.raw<Told | null>(null);

  /** To be made while a component is set up; `probe` is the move to ask about, null while it is open. */
  constructor(
    readonly from: () => Play,
    readonly probe: () => string | null,
  ) {
    $effect(() => {
      const [play, code] = [this.from(), this.probe()];
      const ply = play.ply;
      if (code === null || !play.decides || play.busy || play.review.is) return;
      const asked = new AbortController();
      void this.#ask(play, code, ply, asked.signal);
      return () => asked.abort();
    });
  }

  get reason(): Problem | null {
    const told = this.#told;
    return told?.code === this.probe() && told?.ply === this.from().ply ? (told?.reason ?? null) : null;
  }

  async #ask(play: Play, code: string, ply: number, signal: AbortSignal): Promise<void> {
    try {
      this.#told = { code, ply, reason: await play.whyNot(code, signal) };
    } catch (error) {
      if (!(error instanceof Refused) && !signal.aborted) throw error;
    }
  }
}
