// The balance report of a card: a job at the server that is started, watched, stopped and taken up again.

import { get, post, Refused } from './api.ts';
import { asJson } from './card-set.ts';
import { recall, remember } from './kept.ts';
import type { CardReport } from './wire.ts';
import type { Workshop } from './workshop.svelte.ts';
import { toast } from './toast.svelte.ts';
import { refusal } from './words.svelte.ts';

export const FIRST_GAMES = 2_000;
export const MORE_GAMES = 20_000;
const LOOKS = 700; // ms between two looks
const MOST_KEPT = 50;

export class ReportJob {
  #found = $state.raw<{ key: string; report: CardReport } | null>(null);
  #timer = 0;

  /** To be made while the page is set up; finds the report of a card again that was weighed before. */
  constructor(readonly shop: Workshop) {
    $effect(() => {
      const key = this.#key;
      if (key && this.#found?.key !== key) void this.#recall(key);
    });
    $effect(() => () => window.clearTimeout(this.#timer));
  }

  /** Of the card as it is now; none for one that was never weighed. */
  get report(): CardReport | null {
    return this.#found !== null && this.#found.key === this.#key ? this.#found.report : null;
  }

  get #key(): string {
    const hash = this.shop.isGood ? (this.shop.seen?.hash ?? '') : '';
    return hash && this.shop.card ? `${hash} ${this.shop.card.name}` : '';
  }

  /** Start it, go on with it, or play more games. */
  async run(games: number): Promise<void> {
    const body = { text: asJson(this.shop.set), card: this.shop.chosen, games };
    await this.#show(this.#key, () => post<CardReport>('/api/workshop/reports', body));
  }

  async stop(): Promise<void> {
    const { report } = this;
    if (report) await this.#show(this.#key, () => post<CardReport>(`/api/workshop/reports/${report.id}/stop`));
  }

  async #recall(key: string): Promise<void> {
    const id = recall<Record<string, string>>('workshop-reports', {})[key];
    if (id) await this.#show(key, () => get<CardReport>(`/api/workshop/reports/${id}`), true);
  }

  async #show(key: string, ask: () => Promise<CardReport>, quietly = false): Promise<void> {
    try {
      const report = await ask();
      this.#found = { key, report };
      const kept = Object.entries(recall<Record<string, string>>('workshop-reports', {})).slice(-MOST_KEPT);
      remember('workshop-reports', { ...Object.fromEntries(kept), [key]: report.id });
      window.clearTimeout(this.#timer);
      if (report.state === 'running') this.#timer = window.setTimeout(() => void this.#look(key, report.id), LOOKS);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!quietly) toast(refusal(error.problem), error.problem.clause ?? '', 'refused');
    }
  }

  async #look(key: string, id: string): Promise<void> {
    await this.#show(key, () => get<CardReport>(`/api/workshop/reports/${id}`));
  }
}
