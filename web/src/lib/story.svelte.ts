// A table in words for one viewer: the question, every legal move, why closed ones are closed, and the log as
// sentences, in the chosen language.

import type { LogSentence, Narration, Problem } from './wire.ts';

export class Story {
  question = $state('');
  options = $state.raw<Readonly<Record<string, string>>>({});
  closed = $state.raw<Readonly<Record<string, Problem>>>({});
  sentences = $state.raw<readonly LogSentence[]>([]);

  /** Take in words; their sentences replace all that tell of the same lines. */
  take(words: Narration): void {
    this.sentences = [...this.sentences.filter((one) => one.ply < words.first), ...words.sentences];
    this.question = words.question;
    this.options = words.options;
    this.closed = words.closed;
  }

  /** The words as they are now, which stay when others follow. */
  copy(): Story {
    const kept = new Story();
    kept.question = this.question;
    kept.options = this.options;
    kept.closed = this.closed;
    kept.sentences = this.sentences;
    return kept;
  }
}
