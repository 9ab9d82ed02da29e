// The mirror: what can be known of hidden things, for the moment and the seat that are shown. The server counts.

import { getWords, Refused } from './api.ts';
import type { Play } from './play.svelte.ts';
import { toast } from './toast.svelte.ts';
import type { MirrorInfo, ThingText } from './wire.ts';
import { language, refusal } from './words.svelte.ts';

export class Mirror {
  found = $state.raw<MirrorInfo | null>(null); // of the last moment that was asked about
  asText = $state(false);
  #isOn = $state(false);
  #told = $state(''); // the moment that it was found for

  constructor(readonly play: Play) {}

  /** Whether there is one: while a table plays that has agreed on it, and for every game that is over. */
  get isThere(): boolean {
    const { play } = this;
    if (play.isRecord || play.isLesson || play.info === null || play.table === null) return false;
    return (
      (play.isOver && !play.isSealed) || (play.info.mirror && play.shown !== null && !play.review.is && !play.curtain)
    );
  }

  get isOpen(): boolean {
    return this.#isOn && this.isThere;
  }

  toggle(): void {
    this.#isOn = !this.isOpen;
  }

  close(): void {
    this.#isOn = false;
  }

  /** Whether what was found belongs to the moment that is shown. */
  get isFresh(): boolean {
    return this.found !== null && this.#told === this.moment;
  }

  /** What it shows depends on: whose eyes, which step, which language; '' while something is acted out. */
  get moment(): string {
    const { play } = this;
    if (play.stage.isPlaying) return '';
    return `${play.bottom} ${this.#ply} ${play.info?.status} ${language()}`;
  }

  get #ply(): number {
    return this.play.position?.ply ?? 0;
  }

  /** What the own cards and the hero that is held look like from opposite. */
  get held(): readonly ThingText[] {
    if (!this.isOpen || !this.isFresh) return [];
    return (this.found?.own.hidden ?? []).flatMap((group) => group.odds.filter((one) => one.held));
  }

  /** Ask for the moment that is shown. */
  async look(): Promise<void> {
    const { moment, play } = this;
    if (!moment || !this.isOpen || this.isFresh) return;
    try {
      const ply = play.isOver ? this.#ply : null; // while the game runs there is the present alone
      const found = await getWords<MirrorInfo>(`/api/tables/${play.id}/mirror`, { ply, as: play.bottom });
      if (moment !== this.moment || found.ply !== this.#ply) return; // the table has moved on, and asks again
      this.found = found;
      this.#told = moment;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (moment === this.moment) toast(refusal(error.problem), '', 'refused');
    }
  }
}
