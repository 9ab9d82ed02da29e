// The stage: what a fight came to is acted out before the page goes on. While it plays, the page shows the moment
// before, as the scene has changed it so far; at its end, or at any press, the true state follows.

import { ms } from './motion.ts';
import type { PositionInfo, Scene } from './wire.ts';
import type { Story } from './story.svelte.ts';

const LONGEST = 3_800; // ms that the next decision waits at most, whatever happened
const AFTER = 50; // ms after a release in which its click comes
const SILENT = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']; // keys that skip nothing

/** A moment of a scene: what the table shows meanwhile, and what the game's own drawing makes of it. */
export interface Beat<Table = unknown, Cue = unknown> {
  table: Table;
  cue: Cue;
  length: number; // ms
  isEnd: boolean; // what came of it may be told
}

/** How a game acts out a line; no beats = nothing to see. */
export type Director = (scene: Scene) => readonly Beat[];

/** What the page showed before the scenes began. */
interface Held {
  position: PositionInfo;
  story: Story;
}

export class Stage {
  scene = $state.raw<Scene | null>(null); // that is played now
  beat = $state.raw<Beat | null>(null);
  held = $state.raw<Held | null>(null);
  last = $state.raw<Scene | null>(null); // the newest one, to be looked at again
  #director: Director | null = null;
  #queue: { scene: Scene; beat: Beat }[] = [];
  #pace = 1;
  #timer = 0;
  #afterwards: (() => void)[] = [];

  /** A table says how its scenes are played. */
  direct(director: Director): void {
    this.#director = director;
  }

  get isPlaying(): boolean {
    return this.held !== null;
  }

  /** Play scenes one after the other; where no motion is wished, none. */
  play(scenes: readonly Scene[], before: Held): void {
    const director = this.#director;
    if (director === null || ms(1) === 0 || document.hidden) return;
    const beats = scenes.flatMap((scene) => director(scene).map((beat) => ({ scene, beat })));
    if (!beats.length) return;
    this.#queue.push(...beats);
    const length = this.#queue.reduce((sum, { beat }) => sum + beat.length, 0);
    this.#pace = Math.min(1, LONGEST / length);
    if (this.held !== null) return;
    this.held = before;
    this.#next();
  }

  /** End at once: the true state follows. */
  skip(): void {
    window.clearTimeout(this.#timer);
    this.#queue = [];
    if (this.held === null) return;
    this.scene = this.beat = this.held = null;
    for (const act of this.#afterwards.splice(0)) act();
  }

  /** Do something once nothing is acted out any more. */
  afterwards(act: () => void): void {
    if (this.isPlaying) this.#afterwards.push(act);
    else act();
  }

  /** Let any press skip what is played, and mean nothing else; answers how to stop listening. */
  listen(): () => void {
    const press = () => this.isPlaying && (swallowClick(), this.skip());
    const key = (event: KeyboardEvent) => {
      if (!this.isPlaying || SILENT.includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.skip();
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', key, true);
      this.skip();
    };
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next === undefined) return this.skip();
    this.scene = next.scene;
    this.beat = next.beat;
    this.#timer = window.setTimeout(() => this.#next(), ms(next.beat.length) * this.#pace);
  }
}

/** The click of a press that skipped a scene must not play a move that came up under it. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const done = () => window.removeEventListener('click', stop, true);
  window.addEventListener('click', stop, true);
  window.addEventListener('pointerup', () => window.setTimeout(done, AFTER), { capture: true, once: true });
  window.addEventListener('pointercancel', done, { capture: true, once: true });
}
