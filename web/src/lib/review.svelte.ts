// Looking back: the table after any line of the log, with the eyes of one side. The address tells which: ?ply=17&as=1.

import { get, Refused } from './api.ts';
import { rename } from './router.svelte.ts';
import type { PositionInfo } from './wire.ts';

export type Eyes = '1' | '2' | 'public' | 'all';

export class Review<Table = unknown> {
  ply = $state<number | null>(null); // null = the present
  as = $state<Eyes | null>(null); // null = as in play
  position = $state.raw<PositionInfo | null>(null);
  hidesEnd = $state(false); // watch without knowing how it ends
  other = $state.raw<Table | null>(null); // the rival's own table, when both hands are looked at

  #cache = new Map<string, PositionInfo>();
  #asked = '';

  constructor(
    readonly id: string,
    readonly own: () => string,
  ) {}

  get is(): boolean {
    return this.position !== null;
  }

  /** Whose eyes these are; with all eyes it is the own side's, and the rival's hand comes beside it. */
  get eyes(): string {
    return this.as === null || this.as === 'all' ? this.#ownSide() : this.as;
  }

  get seat(): 1 | 2 | null {
    return this.eyes === '1' ? 1 : this.eyes === '2' ? 2 : null;
  }

  /** Look at the table after a line; the address follows, so that it can be copied. */
  async look(ply: number, as: Eyes | null = this.as): Promise<void> {
    this.as = as;
    this.ply = ply;
    const key = `${ply} ${as}`;
    this.#asked = key;
    const [position, other] = await Promise.all([this.#at(ply, this.eyes), as === 'all' ? this.#otherAt(ply) : null]);
    if (this.#asked !== key || position === null) return;
    this.position = position;
    this.other = (other?.table as Table | undefined) ?? null;
    this.#name();
  }

  /** Back to now. */
  leave(): void {
    this.#asked = '';
    this.ply = null;
    this.as = null;
    this.position = null;
    this.other = null;
    this.hidesEnd = false;
    this.#name();
  }

  #ownSide(): string {
    return this.own() === 'public' && this.as === 'all' ? '1' : this.own();
  }

  #otherAt(ply: number): Promise<PositionInfo | null> {
    return this.#at(ply, this.eyes === '1' ? '2' : '1');
  }

  async #at(ply: number, eyes: string): Promise<PositionInfo | null> {
    const key = `${ply} ${eyes}`;
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    try {
      const found = await this.fetchAt(ply, eyes);
      this.#cache.set(key, found);
      return found;
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  /** A position of a table; records have theirs elsewhere. */
  protected fetchAt(ply: number, eyes: string): Promise<PositionInfo> {
    return get<PositionInfo>(`/api/tables/${this.id}/position`, { ply, as: eyes });
  }

  #name(): void {
    const query = new URLSearchParams();
    if (this.ply !== null) query.set('ply', String(this.ply));
    if (this.as !== null) query.set('as', this.as);
    const search = query.toString();
    rename(`${window.location.pathname}${search ? `?${search}` : ''}`);
  }
}
