// An imported record, looked at like a finished table.

import { get, getWords, Refused } from './api.ts';
import { Play } from './play.svelte.ts';
import { Review } from './review.svelte.ts';
import { stillTable } from './table.ts';
import type { LogLine, PositionInfo, TableInfo, Narration } from './wire.ts';

/** GET /api/records/ID */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  players: [string, string];
  view: string;
  result: [number, string, string] | null;
  ply: number;
  plies: number;
  table: unknown;
  lines: LogLine[];
}

class RecordReview extends Review {
  protected override async fetchAt(ply: number, eyes: string): Promise<PositionInfo> {
    const found = await get<Replay>(`/api/records/${this.id}`, { ply, as: eyes });
    return {
      viewer: eyes === 'public' ? null : Number(eyes),
      ply,
      table: found.table,
      legal: [],
      actor: null,
      undo: null,
    };
  }
}

export class RecordPlay extends Play {
  replay = $state.raw<Replay | null>(null);

  protected override makeReview(): Review {
    return new RecordReview(this.id, () => this.eyes);
  }

  protected override fetchWords(eyes: string): Promise<Narration> {
    return getWords<Narration>(`/api/records/${this.id}/words`, { as: eyes });
  }

  override async begin(): Promise<void> {
    try {
      const replay = await get<Replay>(`/api/records/${this.id}`);
      this.components = await get<unknown>(`/api/games/${replay.game}/components`);
      this.replay = replay;
      if (replay.view === '1' || replay.view === '2') this.shown = Number(replay.view) as 1 | 2;
      else if (replay.view === 'full') this.shown = 1;
      this.info = asTable(this.id, replay);
      await this.review.look(replay.plies);
      await this.tell();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
    }
  }

  override get isRecord(): boolean {
    return true;
  }

  override get facesFile(): string {
    return `/api/records/${this.id}/faces`;
  }

  override get recordFile(): string {
    return '';
  }

  override get views(): readonly string[] {
    return this.replay?.view === 'full' ? ['1', '2'] : [];
  }

  override get isWatching(): boolean {
    return true;
  }

  override get ply(): number {
    return this.replay?.plies ?? 0;
  }
}

/** A record as a table that is over. */
function asTable(id: string, replay: Replay): TableInfo {
  const { game, players, options, result, plies } = replay;
  return stillTable(id, game, players, { options, result, status: 'finished', ply: plies });
}
