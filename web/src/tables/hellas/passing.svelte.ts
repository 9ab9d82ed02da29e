// "Pass until my next turn": the page passes by itself in reply windows, until one's own turn comes or a fight touches
// one.

import type { Play } from '$lib/play.svelte.ts';
import type { HellasTable } from '$lib/wire.ts';

const SHOWN = 1000; // ms that a window stays open before it is passed

export class Passing {
  on = $state(false);

  /** To be made while a component is set up. */
  constructor(readonly from: () => Play<HellasTable>) {
    $effect(() => {
      const play = from();
      const table = play.table;
      if (!this.on || table === null || play.review.is) return;
      if (play.isOver || table.fight !== null || (table.active === play.shown && table.asked?.step === 'act')) {
        this.on = false;
        return;
      }
      if (table.asked?.step !== 'reply' || !play.legal.includes('pass') || play.busy) return;
      const wait = window.setTimeout(() => void play.act('pass'), SHOWN);
      return () => window.clearTimeout(wait);
    });
  }

  get play(): Play<HellasTable> {
    return this.from();
  }

  /** Whether it can be offered: a window of the rival's turn. */
  get isOffered(): boolean {
    const table = this.play.table;
    return (
      table !== null &&
      table.asked?.step === 'reply' &&
      table.active !== this.play.shown &&
      table.fight === null &&
      this.play.legal.includes('pass')
    );
  }
}
