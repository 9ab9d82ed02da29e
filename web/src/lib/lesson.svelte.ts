// A lesson: a table whose moves go to the lesson, which answers each of them. What was done is kept here alone, so that
// going back, leaving out and beginning anew are nothing but shorter or longer lists.

import { get, post, Refused, withQuery } from './api.ts';
import { DeskStream } from './desk.svelte.ts';
import type { Hearers, Stream } from './live.svelte.ts';
import { Play } from './play.svelte.ts';
import { finish } from './progress.svelte.ts';
import type { LessonUpdate, Problem } from './wire.ts';
import { language, say } from './words.svelte.ts';

const SHOWN = 1_600; // ms that a move lies on the table before it is taken back

export class LessonPlay extends Play {
  told = $state.raw<LessonUpdate | null>(null); // the lesson as it stands
  answer = $state(''); // to the move that was tried last
  isTried = $state(false); // that move still lies on the table
  #stream: DeskStream | null = null;
  #timer = 0;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super(`${game}-${lesson}`);
  }

  override async begin(): Promise<void> {
    try {
      const [told, components] = await Promise.all([
        this.#ask([], null),
        get<unknown>(`/api/games/${this.game}/components`),
      ]);
      this.components = components;
      this.told = told;
      this.settle(told.update.info);
      this.#stream?.show(told.update, told.answer !== '', false);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
    }
  }

  override close(): void {
    window.clearTimeout(this.#timer);
  }

  protected override connect(_eyes: string, hearers: Hearers): Stream {
    return (this.#stream = new DeskStream(this, hearers));
  }

  override get facesFile(): string {
    return `/api/games/${this.game}/faces`;
  }

  override get isLesson(): boolean {
    return true;
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
    const told = await this.#ask(this.#played, code);
    this.answer = told.answer;
    if (!told.answer) return this.#goOn(told);
    this.isTried = true;
    this.#stream?.show(told.update, told.answer !== '', true);
    this.stage.afterwards(() => {
      this.#timer = window.setTimeout(() => this.takeBack(), SHOWN);
    });
  }

  /** Why a move is refused now: to try it tells, and nothing is kept of that. */
  override async whyNot(code: string): Promise<Problem | null> {
    const told = this.reason(code);
    if (told !== null) return told;
    try {
      await this.#ask(this.#played, code);
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
    this.#stream?.show(this.told.update, false, false);
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
    this.told = told;
    this.#stream?.show(told.update, told.answer !== '', true);
    if (this.isDone) finish(this.game, this.lesson);
  }

  /** Show the lesson as it stands, without any motion. */
  #show(told: LessonUpdate): void {
    window.clearTimeout(this.#timer);
    this.stage.skip();
    this.isTried = false;
    this.answer = '';
    this.told = told;
    this.#stream?.show(told.update, told.answer !== '', false);
  }

  #ask(played: readonly string[], tries: string | null): Promise<LessonUpdate> {
    const path = withQuery(`/api/lessons/${this.game}/${this.lesson}`, { lang: language() });
    return post<LessonUpdate>(path, { played, tries });
  }
}
