// What the reviews of the own games tell together: bluffs and results without luck; missing ones are asked for.

import { get, post, Refused } from './api.ts';
import { toast } from './toast.svelte.ts';
import type { BluffLab, LuckRecord, OwnReviews } from './wire.ts';
import { refusal, say } from './words.svelte.ts';

const LOOKS = 1_500; // ms between two looks while something is calculated

const MANY = 99; // games, above which a guess is worth no number

/** How many games are missing, in words. */
export function missing(id: 'bluff-missing' | 'bluff-too-few', games: number): string {
  return games > MANY ? say(`${id}-many`) : say(id, { games });
}

export class OwnInsight {
  reviews = $state.raw<readonly OwnReviews[] | null>(null); // none = not here yet
  lab = $state.raw<BluffLab | null>(null);
  luck = $state.raw<readonly LuckRecord[]>([]);
  asking = $state(''); // the game whose reviews are asked for, one after the other
  #timer = 0;
  #closed = false;

  /** `changed` is told when another review is there. */
  constructor(readonly changed: () => void) {}

  of(game: string): OwnReviews | undefined {
    return this.reviews?.find((one) => one.game === game);
  }

  async load(): Promise<void> {
    await this.#guarded(async () => {
      const [reviews] = await Promise.all([get<OwnReviews[]>('/api/me/reviews'), this.#tell()]);
      this.#show(reviews);
    });
  }

  /** Ask for all that are missing, as many at once as one may have under way. */
  async start(game: string): Promise<void> {
    this.asking = game;
    await this.#look();
  }

  /** Ask for no more; what is under way is finished. */
  stop(): void {
    this.asking = '';
  }

  close(): void {
    this.#closed = true;
    window.clearTimeout(this.#timer);
  }

  async #tell(): Promise<void> {
    [this.lab, this.luck] = await Promise.all([get<BluffLab>('/api/me/bluffs'), get<LuckRecord[]>('/api/me/luck')]);
  }

  async #look(): Promise<void> {
    await this.#guarded(async () => {
      const game = this.asking;
      const before = this.#done;
      const found = game
        ? await post<OwnReviews[]>('/api/me/reviews', { game })
        : await get<OwnReviews[]>('/api/me/reviews');
      if (this.#closed) return;
      if (game && !found.find((one) => one.game === game)?.open.length) this.asking = '';
      this.#show(found);
      if (this.#done === before) return;
      await this.#tell();
      this.changed();
    });
  }

  get #done(): number {
    return this.reviews?.reduce((sum, one) => sum + one.reviewed, 0) ?? 0;
  }

  #show(found: readonly OwnReviews[]): void {
    this.reviews = found;
    window.clearTimeout(this.#timer);
    if (!this.#closed && found.some((one) => one.open.length))
      this.#timer = window.setTimeout(() => void this.#look(), LOOKS);
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.asking = '';
      toast(refusal(error.problem), '', 'refused');
    }
  }
}
