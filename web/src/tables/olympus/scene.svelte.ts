// What the things of this table share: the play, what is printed on the cards, what is acted out, what is looked at.

import { MediaQuery } from 'svelte/reactivity';
import type { Play } from '$lib/play.svelte.ts';
import type { OlympusTable } from '$lib/wire.ts';
import { Faces } from './faces.svelte.ts';
import { Peek } from './peek.svelte.ts';
import { Stage } from './stage.svelte.ts';

/** Small desktops and tablets. */
const SMALL = '(min-width: 47.5em) and (max-width: 83.6875em), (min-width: 47.5em) and (max-height: 51.25em)';
/** Phones, standing or lying. */
const PHONE = '(max-width: 47.4375em), (max-width: 73.6875em) and (max-height: 32.5em)';

export class Scene {
  readonly faces: Faces;
  readonly stage: Stage;
  readonly peek: Peek;
  lit = $state.raw<ReadonlySet<string>>(new Set()); // "seat:slot" of the units that a forecast speaks of
  readonly #phone = new MediaQuery(PHONE);
  readonly #small = new MediaQuery(SMALL);

  /** To be made while the table is set up. */
  constructor(readonly play: Play<OlympusTable>) {
    this.faces = new Faces(play);
    this.stage = new Stage(play);
    this.peek = new Peek(play);
  }

  /** Light the units that make a sum; none = all as usual. */
  shineOn(units: readonly string[]): void {
    this.lit = new Set(units);
  }

  /** A phone. */
  get narrow(): boolean {
    return this.#phone.current;
  }

  /** A screen on which words between the rows and tabs under the cards would not fit. */
  get compact(): boolean {
    return this.#small.current;
  }

  get rival(): number {
    return this.play.bottom === 1 ? 2 : 1;
  }

  /** The table as it is shown: while attacks are acted out it lags behind the true one. */
  get table(): OlympusTable {
    return this.play.table!;
  }

  /** Whether somebody's own cards lie open here. */
  get sees(): boolean {
    return this.play.table?.own != null;
  }
}
