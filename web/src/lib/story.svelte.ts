// A table in words for one viewer: the question, every legal move, and the log as sentences, in the chosen language.

import { getWords } from './api.ts';
import type { LogSentence, Narration } from './wire.ts';
import { language } from './words.svelte.ts';

export class Story {
  question = $state('');
  options = $state.raw<Readonly<Record<string, string>>>({});
  sentences = $state.raw<readonly LogSentence[]>([]);
  ply = $state(-1); // the line up to which it is told

  #language = '';
  #goal = -1; // the line up to which it shall be told
  #telling: Promise<void> | null = null;

  constructor(
    readonly table: string,
    readonly eyes: string,
  ) {}

  /**
   * Tell what happened up to a line; only what is new is asked for. What comes in meanwhile is told next, nothing is
   * dropped.
   */
  tellTo(ply: number): Promise<void> {
    this.#goal = ply;
    this.#telling ??= this.tellAll().finally(() => (this.#telling = null));
    return this.#telling;
  }

  private async tellAll(): Promise<void> {
    do await this.tellOnce(this.#goal);
    while (this.#goal !== this.ply || this.#language !== language());
  }

  private async tellOnce(ply: number): Promise<void> {
    const spoken = language();
    const fresh = this.#language !== spoken || ply < this.ply;
    const first = fresh ? 0 : Math.max(0, this.ply);
    const words = await this.fetchFrom(first);
    this.sentences = fresh ? words.sentences : [...this.sentences.filter((one) => one.ply < first), ...words.sentences];
    this.question = words.question;
    this.options = words.options;
    this.ply = ply;
    this.#language = spoken;
  }

  /** The words of a table; records have theirs elsewhere. */
  protected fetchFrom(first: number): Promise<Narration> {
    return getWords<Narration>(`/api/tables/${this.table}/words`, { first, as: this.eyes });
  }
}
