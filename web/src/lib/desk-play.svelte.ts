// A table whose moves are only tried: whoever sets the task answers each of them. What was done is kept here alone, so
// that going back, leaving out and beginning anew are nothing but shorter or longer lists.

import { get, Refused } from './api.ts';
import { DeskStream, type Answers } from './desk.svelte.ts';
import type { Hearers, Stream } from './live.svelte.ts';
import { Play } from './play.svelte.ts';
import type { Problem, Update } from './wire.ts';

const SHOWN = 1_600; // ms that a move lies on the table before it is taken back

export abstract class DeskPlay<Told extends { update: Update }> extends Play implements Answers {
  told = $state.raw<Told | null>(null); // the task as it stands
  isTried = $state(false); // a move that does not lead on still lies on the table
  #desk: DeskStream | null = null;
  #timer = 0;

  constructor(
    readonly game: string,
    name: string,
  ) {
    super(`${game}-${name}`);
  }

  /** The task before anything was done. */
  protected abstract first(): Promise<Told>;

  /** What a move would do, of which nothing is kept. */
  protected abstract tryOut(code: string): Promise<Told>;

  abstract attempt(code: string): Promise<void>;
  abstract back(): Promise<void>;
  abstract retell(): Promise<void>;

  override async begin(): Promise<void> {
    try {
      const [told, components] = await Promise.all([this.first(), get<unknown>(`/api/games/${this.game}/components`)]);
      this.components = components;
      this.told = told;
      this.settle(told.update.info);
      this.#desk?.show(told.update, false, false);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
    }
  }

  override close(): void {
    window.clearTimeout(this.#timer);
  }

  protected override connect(_eyes: string, hearers: Hearers): Stream {
    return (this.#desk = new DeskStream(this, hearers));
  }

  override get facesFile(): string {
    return `/api/games/${this.game}/faces`;
  }

  override get isLesson(): boolean {
    return true;
  }

  /** Why a move is refused now: to try it tells, and nothing is kept of that. */
  override async whyNot(code: string): Promise<Problem | null> {
    const told = this.reason(code);
    if (told !== null) return told;
    try {
      await this.tryOut(code);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.problem;
    }
  }

  /** Put back what was only tried. */
  takeBack(): void {
    window.clearTimeout(this.#timer);
    if (!this.isTried || this.told === null) return;
    this.stage.skip();
    this.isTried = false;
    this.#desk?.show(this.told.update, false, false);
  }

  /** Show a move that does not lead on, and take it back after a while. */
  protected showTried(told: Told): void {
    this.isTried = true;
    this.#desk?.show(told.update, true, true);
    this.stage.afterwards(() => {
      this.#timer = window.setTimeout(() => this.takeBack(), SHOWN);
    });
  }

  /** Show what was done and leads on. */
  protected showNext(told: Told): void {
    this.told = told;
    this.#desk?.show(told.update, false, true);
  }

  /** Show the task as it stands, without any motion. */
  protected showStill(told: Told): void {
    window.clearTimeout(this.#timer);
    this.stage.skip();
    this.isTried = false;
    this.told = told;
    this.#desk?.show(told.update, false, false);
  }
}
