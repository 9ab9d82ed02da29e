// Tables of a rulebook: figures, which nobody plays, and examples, which the server plays anew from their position with
// the reader's moves so far. No table is kept anywhere.

import { Refused, post, withQuery } from './api.ts';
import { Play } from './play.svelte.ts';
import { play as sound } from './sound.svelte.ts';
import { Story } from './story.svelte.ts';
import { stillTable } from './table.ts';
import type { AttemptInfo, FigureInfo, PositionInfo, Problem, TableInfo } from './wire.ts';
import { language } from './words.svelte.ts';

const QUIET = new Story();

/** A table without a decision, as its viewer sees it. */
export class FigurePlay extends Play {
  readonly #position: PositionInfo | null;

  constructor(
    readonly game: string,
    viewer: number,
    components: unknown,
    table: unknown = null,
  ) {
    super('book');
    this.shown = viewer === 2 ? 2 : 1;
    this.components = components;
    this.info = asTable(game);
    this.#position = table === null ? null : { viewer, ply: 0, table, legal: [], actor: null, undo: null };
  }

  static of(game: string, figure: FigureInfo, components: unknown): FigurePlay {
    return new FigurePlay(game, figure.viewer, components, figure.table);
  }

  override get position(): PositionInfo | null {
    return this.#position;
  }

  override get legal(): readonly string[] {
    return this.position?.legal ?? [];
  }

  override get ply(): number {
    return this.position?.ply ?? 0;
  }

  override get actor(): number | null {
    return this.position?.actor ?? null;
  }

  override get story(): Story {
    return QUIET;
  }

  override get facesFile(): string {
    return `/api/games/${this.game}/faces`;
  }

  override async begin(): Promise<void> {}

  override async tell(): Promise<void> {}
}

/** An example being played: every move asks the server for the position after all moves so far. */
export class ExamplePlay extends FigurePlay {
  moves = $state.raw<readonly string[]>([]);
  #attempt = $state.raw<AttemptInfo | null>(null);
  readonly #story = new Story();

  constructor(
    game: string,
    readonly example: string,
    viewer: number,
    components: unknown,
  ) {
    super(game, viewer, components);
  }

  get #address(): string {
    return `/api/books/${this.game}/examples/${this.example}`;
  }

  /** How the attempt stands: "open", "right" or "other"; nothing before the first answer. */
  get result(): string {
    return this.#attempt?.result ?? '';
  }

  override get position(): PositionInfo | null {
    return this.#attempt?.position ?? null;
  }

  override get story(): Story {
    return this.#story;
  }

  override get undoReason(): string {
    return this.moves.length ? '' : 'error-nothing-to-undo';
  }

  /** What the reader's last move came to, in words. */
  get told(): string[] {
    return this.#story.sentences.filter((one) => one.kind !== 'part').map((one) => one.text);
  }

  override async begin(): Promise<void> {
    await this.#try([]);
  }

  /** The same again in another language. */
  override speak(): void {
    if (this.#attempt !== null) void this.#try(this.moves);
  }

  override async act(code: string): Promise<void> {
    if (this.busy || !this.legal.length) return;
    this.selection.clear();
    const left = code.split('>');
    const found: string[] = [...this.moves];
    for (const step of left) {
      found.push(step);
      if (!(await this.#try([...found]))) return;
      if (this.result !== 'open') break;
    }
    sound('card');
  }

  override async undo(): Promise<boolean> {
    return this.moves.length > 0 && (await this.#try(this.moves.slice(0, -1)));
  }

  override async resetTurn(): Promise<void> {
    await this.restart();
  }

  async restart(): Promise<void> {
    await this.#try([]);
  }

  override reason(code: string): Problem | null {
    return this.#story.closed[code] ?? null;
  }

  override async whyNot(code: string): Promise<Problem | null> {
    const told = this.reason(code);
    if (told !== null) return told;
    const found = await post<Problem>(`${this.#address}/why`, { moves: [...this.moves, code] });
    return found.code ? found : null;
  }

  /** Ask how the example stands after these moves; a refusal changes nothing. */
  async #try(moves: readonly string[]): Promise<boolean> {
    this.busy = true;
    try {
      const found = await post<AttemptInfo>(withQuery(this.#address, { lang: language() }), { moves });
      this.moves = moves;
      this.closed = null;
      this.#story.take(found.words);
      this.stage.last = found.words.scenes?.at(-1) ?? null;
      this.#attempt = found;
      return true;
    } catch (error) {
      if (this.#attempt === null && error instanceof Refused) this.problem = error.problem;
      else this.complain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** A table that is nowhere: the reader on his seat, an opponent without a name. */
function asTable(game: string): TableInfo {
  return stillTable('book', game, ['', ''], {});
}
