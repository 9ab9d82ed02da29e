// A puzzle: a table whose moves are tries. What was answered is kept here alone; the answer is told by the server when
// it is found or asked for.

import { get, post, Refused, withQuery } from './api.ts';
import { DeskStream } from './desk.svelte.ts';
import type { Hearers, Stream } from './live.svelte.ts';
import { Play } from './play.svelte.ts';
import { solve, solved } from './solved.svelte.ts';
import type { Problem, PuzzleSet, PuzzleUpdate, PuzzleWish } from './wire.ts';
import { language, say } from './words.svelte.ts';

const SHOWN = 1_600; // ms that a try lies on the table before it is taken back

export class PuzzlePlay extends Play {
  told = $state.raw<PuzzleUpdate | null>(null); // the puzzle as it stands
  wrong = $state(''); // the last answer that was not accepted
  isTried = $state(false); // a move that is not accepted still lies on the table
  isClean = $state(true); // neither wrong nor shown
  #stream: DeskStream | null = null;
  #timer = 0;

  constructor(
    readonly set: PuzzleSet,
    readonly puzzle: string,
  ) {
    super(`${set.game}-${puzzle}`);
  }

  override async begin(): Promise<void> {
    try {
      const [told, components] = await Promise.all([
        this.#ask([], null, ''),
        get<unknown>(`/api/games/${this.set.game}/components`),
      ]);
      this.components = components;
      this.told = told;
      this.settle(told.update.info);
      this.#stream?.show(told.update, false, false);
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
    return `/api/games/${this.set.game}/faces`;
  }

  override get isLesson(): boolean {
    return true;
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
    const next = after.find((name) => !solved(this.set.game).includes(name)) ?? after[0] ?? this.puzzle;
    return `/puzzles/${this.set.game}/${next}`;
  }

  /** Try a move or an answer: it is right, or shown to be wrong and taken back. */
  async attempt(code: string): Promise<void> {
    if (this.isTried || this.isSolved) return;
    const told = await this.#ask(this.#path, code, '');
    if (told.result !== 'wrong') return this.#goOn(told);
    this.wrong = code;
    this.isClean = false;
    if (this.isChoice) return;
    this.isTried = true;
    this.#stream?.show(told.update, true, true);
    this.stage.afterwards(() => {
      this.#timer = window.setTimeout(() => this.takeBack(), SHOWN);
    });
  }

  /** Try one of the answers. */
  async choose(code: string): Promise<void> {
    try {
      await this.attempt(code);
    } catch (error) {
      this.complain(error);
    }
  }

  /** Why a move is refused now: to try it tells, and nothing is kept of that. */
  override async whyNot(code: string): Promise<Problem | null> {
    const told = this.reason(code);
    if (told !== null) return told;
    try {
      await this.#ask(this.#path, code, '');
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

  get #path(): readonly string[] {
    return this.told?.path ?? [];
  }

  async #turnTo(path: readonly string[], asks: Asks): Promise<void> {
    try {
      const told = await this.#ask(path, null, asks);
      window.clearTimeout(this.#timer);
      this.stage.skip();
      this.isTried = false;
      this.wrong = '';
      this.told = told;
      this.#stream?.show(told.update, false, false);
    } catch (error) {
      this.complain(error);
    }
  }

  /** An answer was accepted. */
  #goOn(told: PuzzleUpdate): void {
    this.wrong = '';
    this.told = told;
    this.#stream?.show(told.update, false, true);
    if (told.result !== 'right' || !this.isClean) return;
    solve(this.set.game, this.puzzle, this.puzzle === this.set.daily ? this.set.day : '');
  }

  #ask(path: readonly string[], tries: string | null, asks: Asks): Promise<PuzzleUpdate> {
    const address = withQuery(`/api/puzzles/${this.set.game}/${this.puzzle}`, { lang: language() });
    return post<PuzzleUpdate>(address, { path, tries, asks });
  }
}

type Asks = NonNullable<PuzzleWish['asks']>;
