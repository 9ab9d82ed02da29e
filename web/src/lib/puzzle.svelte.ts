// A puzzle: a table whose moves are tries. What was answered is kept here alone; the answer is told by the server when
// it is found or asked for.

import { post, withQuery } from './api.ts';
import { DeskPlay } from './desk-play.svelte.ts';
import { solve, solved } from './solved.svelte.ts';
import type { PuzzleSet, PuzzleUpdate, PuzzleWish } from './wire.ts';
import { language, say } from './words.svelte.ts';

export class PuzzlePlay extends DeskPlay<PuzzleUpdate> {
  wrong = $state(''); // the last answer that was not accepted
  isClean = $state(true); // neither wrong nor shown

  constructor(
    readonly set: PuzzleSet,
    readonly puzzle: string,
  ) {
    super(set.game, puzzle);
  }

  get isSolved(): boolean {
    return this.told?.result === 'right';
  }

  /** Whether one of several answers is chosen, not a move. */
  get isChoice(): boolean {
    return (this.told?.options.length ?? 0) > 0;
  }

  override get pause(): string {
    if (this.isTried) return say('page-puzzle-taken-back');
    if (this.isSolved) return say('puzzle-right');
    return this.isChoice ? say('page-puzzle-choose') : '';
  }

  override get pauseName(): string {
    return say('page-puzzles');
  }

  /** Where the next puzzle is: of the same kind the next one that was not solved, else the next one. */
  get following(): string {
    const kind = this.set.puzzles.find((one) => one.name === this.puzzle)?.kind;
    const all = this.set.puzzles.filter((one) => one.kind === kind).map((one) => one.name);
    const at = all.indexOf(this.puzzle);
    const after = [...all.slice(at + 1), ...all.slice(0, at)];
    const next = after.find((name) => !solved(this.game).includes(name)) ?? after[0] ?? this.puzzle;
    return `/puzzles/${this.game}/${next}`;
  }

  /** Try a move or an answer: it is right, or shown to be wrong and taken back. */
  async attempt(code: string): Promise<void> {
    if (this.isTried || this.isSolved) return;
    const told = await this.tryOut(code);
    if (told.result !== 'wrong') return this.#goOn(told);
    this.wrong = code;
    this.isClean = false;
    if (!this.isChoice) this.showTried(told);
  }

  /** Try one of the answers. */
  async choose(code: string): Promise<void> {
    try {
      await this.attempt(code);
    } catch (error) {
      this.complain(error);
    }
  }

  async restart(): Promise<void> {
    await this.#turnTo([], '');
  }

  async back(): Promise<void> {
    await this.#turnTo(this.#path.slice(0, -1), '');
  }

  /** What to look at. */
  async look(): Promise<void> {
    await this.#turnTo(this.#path, 'look');
  }

  async showAnswer(): Promise<void> {
    if (!this.isSolved) this.isClean = false;
    await this.#turnTo(this.#path, 'answer');
  }

  /** The same in another language. */
  async retell(): Promise<void> {
    if (this.told === null) return;
    await this.#turnTo(this.#path, this.told.answer.length ? 'answer' : this.told.look ? 'look' : '');
  }

  protected first(): Promise<PuzzleUpdate> {
    return this.#ask([], null, '');
  }

  protected tryOut(code: string): Promise<PuzzleUpdate> {
    return this.#ask(this.#path, code, '');
  }

  get #path(): readonly string[] {
    return this.told?.path ?? [];
  }

  async #turnTo(path: readonly string[], asks: Asks): Promise<void> {
    try {
      const told = await this.#ask(path, null, asks);
      this.wrong = '';
      this.showStill(told);
    } catch (error) {
      this.complain(error);
    }
  }

  /** An answer was accepted. */
  #goOn(told: PuzzleUpdate): void {
    this.wrong = '';
    this.showNext(told);
    if (told.result !== 'right' || !this.isClean) return;
    solve(this.game, this.puzzle, this.puzzle === this.set.daily ? this.set.day : '');
  }

  #ask(path: readonly string[], tries: string | null, asks: Asks): Promise<PuzzleUpdate> {
    const address = withQuery(`/api/puzzles/${this.game}/${this.puzzle}`, { lang: language() });
    return post<PuzzleUpdate>(address, { path, tries, asks });
  }
}

type Asks = NonNullable<PuzzleWish['asks']>;
