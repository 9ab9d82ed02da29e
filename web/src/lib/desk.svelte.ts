// A table of one's own that nobody else sees: its moves go to a lesson or a puzzle, which answers each of them.

import type { Hearers, Status, Stream } from './live.svelte.ts';
import { Story } from './story.svelte.ts';
import type { Answer, ClientMessage, LogLine, PositionInfo, Problem, Update } from './wire.ts';

/** Who answers. */
export interface Answers {
  attempt(code: string): Promise<void>;
  back(): Promise<void>;
  retell(): Promise<void>;
}

export class DeskStream implements Stream {
  position = $state.raw<PositionInfo | null>(null);
  story = $state.raw(new Story());
  readonly status: Status = 'live';
  readonly problem: Problem | null = null;
  readonly holds = false;
  readonly time = 0;

  constructor(
    readonly play: Answers,
    readonly hearers: Hearers,
  ) {}

  /** A move goes to whoever answers; taking back is a step back. */
  async send(message: Omit<ClientMessage, 'id'>): Promise<Answer> {
    if (message.type === 'undo') await this.play.back();
    else await this.play.attempt(message.code ?? '');
    const ply = this.position?.ply ?? 0;
    return { type: 'answer', id: '', seq: ply, ply, ply_from: ply, lines: [] };
  }

  tell(): void {}

  speak(): void {
    void this.play.retell();
  }

  close(): void {}

  /** Show the table; news are acted out, and what was only tried lies there without anything to decide. */
  show(update: Update, isTried: boolean, isNews: boolean): void {
    this.hearers.before(update, isNews);
    const position = update.position;
    this.position = position === null ? null : { ...position, legal: isTried ? [] : position.legal };
    const story = new Story();
    if (update.words) story.take(update.words);
    this.story = story;
    this.hearers.update(update, isNews ? (update.lines as readonly LogLine[]) : []);
  }
}
