// A lesson: a table whose moves go to the lesson, which answers each of them.

import { post, withQuery } from './api.ts';
import { DeskPlay } from './desk-play.svelte.ts';
import { finish } from './progress.svelte.ts';
import type { LessonUpdate } from './wire.ts';
import { language, say } from './words.svelte.ts';

export class LessonPlay extends DeskPlay<LessonUpdate> {
  answer = $state(''); // to the move that was tried last

  constructor(
    game: string,
    readonly lesson: string,
  ) {
    super(game, lesson);
  }

  /** Whether every step is done. */
  get isDone(): boolean {
    return this.told !== null && this.told.step >= this.told.steps.length;
  }

  override get pause(): string {
    if (this.isTried) return say('page-learn-taken-back');
    return this.isDone ? say('page-learn-lesson-done') : '';
  }

  // What the learner does.

  /** Try a move: the lesson goes on, or answers it and takes it back. */
  async attempt(code: string): Promise<void> {
    if (this.isTried) return;
    const told = await this.tryOut(code);
    this.answer = told.answer;
    if (told.answer) this.showTried(told);
    else this.#goOn(told);
  }

  /** Go on where there is only something to read, or have the step done. */
  async goOn(): Promise<void> {
    const step = this.told?.steps[this.told.step];
    if (step !== undefined) await this.#turnTo(this.#played, step.is_read ? 'next' : 'skip');
  }

  /** To the step before: as far back as something else was said. */
  async back(): Promise<void> {
    const now = this.told?.step ?? 0;
    for (let count = this.#played.length - 1; count >= 0; count -= 1) {
      const told = await this.#ask(this.#played.slice(0, count), null);
      if (told.step < now || count === 0) return this.#show(told);
    }
  }

  async restart(): Promise<void> {
    await this.#turnTo([], null);
  }

  /** The same in another language. */
  async retell(): Promise<void> {
    if (this.told !== null) await this.#turnTo(this.#played, null);
  }

  protected first(): Promise<LessonUpdate> {
    return this.#ask([], null);
  }

  protected tryOut(code: string): Promise<LessonUpdate> {
    return this.#ask(this.#played, code);
  }

  get #played(): readonly string[] {
    return this.told?.played ?? [];
  }

  async #turnTo(played: readonly string[], tries: string | null): Promise<void> {
    try {
      const told = await this.#ask(played, tries);
      if (tries === null) this.#show(told);
      else this.#goOn(told);
    } catch (error) {
      this.complain(error);
    }
  }

  /** What was done led on. */
  #goOn(told: LessonUpdate): void {
    this.answer = '';
    this.showNext(told);
    if (this.isDone) finish(this.game, this.lesson);
  }

  #show(told: LessonUpdate): void {
    this.answer = '';
    this.showStill(told);
  }

  #ask(played: readonly string[], tries: string | null): Promise<LessonUpdate> {
    const path = withQuery(`/api/lessons/${this.game}/${this.lesson}`, { lang: language() });
    return post<LessonUpdate>(path, { played, tries });
  }
}
