// What the things of this table share: the play, what is printed on the cards, what is acted out, what is looked at.

import type { Play } from '$lib/play.svelte.ts';
import type { OlympusTable } from '$lib/wire.ts';
import { Faces } from './faces.svelte.ts';
import { Peek } from './peek.svelte.ts';
import { Stage } from './stage.svelte.ts';

export class Scene {
  readonly faces: Faces;
  readonly stage: Stage;
  readonly peek: Peek;

  /** To be made while the table is set up. */
  constructor(readonly play: Play<OlympusTable>) {
    this.faces = new Faces(play);
    this.stage = new Stage(play);
    this.peek = new Peek(play);
  }

  get rival(): number {
    return this.play.bottom === 1 ? 2 : 1;
  }

  /** The table as it is shown: while attacks are acted out it lags behind the true one. */
  get table(): OlympusTable {
    return this.stage.table!;
  }

  /** Whether somebody's own cards lie open here. */
  get sees(): boolean {
    return this.play.table?.own != null;
  }
}
