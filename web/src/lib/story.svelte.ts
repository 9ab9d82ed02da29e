// A table in words for one viewer: the question, every legal move, why closed ones are closed, and the log as
// sentences, in the chosen language.

import type { LogSentence, Narration, Problem } from './wire.ts';

export class Story {
  question = $state('');
  options = $state.raw<Readonly<Record<string, string>>>({});
  closed = $state.raw<Readonly<Record<string, Problem>>>({});
  sentences = $state.raw<readonly LogSentence[]>([]);

  /** Take in words; their sentences replace everything from a line on. */
  take(words: Narration, from: number): void {
    this.sentences = [...this.sentences.filter((one) => one.ply < from), ...words.sentences];
    this.question = words.question;
    this.options = words.options;
    this.closed = words.closed;
  }
}
