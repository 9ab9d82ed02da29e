// What is printed on the cards of this table, in the chosen language: told by the server, own cards included.

import { getWords, Refused } from '$lib/api.ts';
import { addIcons } from '$lib/icons.ts';
import type { Play } from '$lib/play.svelte.ts';
import { language } from '$lib/words.svelte.ts';
import type { Face, OlympusTable } from '$lib/wire.ts';

export type { Face };

const AGAIN = 2_000; // ms until the server is asked again
const UNKNOWN: Face = {
  card: '',
  name: '',
  figure: '',
  icon: '',
  type: 'hero',
  colour: '',
  cost: '',
  attack: 0,
  defence: 0,
  when: [],
  text: '',
};

export class Faces {
  #all = $state.raw<ReadonlyMap<string, Face>>(new Map());

  /** To be made while a component is set up; asks anew in every language. */
  constructor(readonly play: Play<OlympusTable>) {
    $effect(() => {
      void language();
      const left = new AbortController();
      void this.#ask(left.signal);
      return () => left.abort();
    });
  }

  /** A card by its code; empty until the words have come. */
  of(card: string): Face {
    return this.#all.get(card) ?? { ...UNKNOWN, card };
  }

  get ready(): boolean {
    return this.#all.size > 0;
  }

  async #ask(left: AbortSignal): Promise<void> {
    try {
      const found = await getWords<Face[]>(this.play.facesFile);
      if (found.some((face) => face.icon)) addIcons((await import('virtual:icons/workshop')).default);
      if (left.aborted) return;
      this.#all = new Map(found.map((face) => [face.card, face]));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const again = window.setTimeout(() => void this.#ask(left), AGAIN); // the connection comes back
      left.addEventListener('abort', () => window.clearTimeout(again));
    }
  }
}
