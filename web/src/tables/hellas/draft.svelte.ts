// Reorganisation as people do it: pieces are moved freely on the map, and only "done" sends them, in the order that the
// rules want: Greeks before ships, lifts before drops, cities ascending. Only moves that the server offers are ever
// sent.

import { Refused } from '$lib/api.ts';
import type { Play } from '$lib/play.svelte.ts';
import { toast } from '$lib/toast.svelte.ts';
import type { HellasTable } from '$lib/wire.ts';
import { refusal } from '$lib/words.svelte.ts';
import type { Piece } from './look.ts';

interface Shift {
  piece: Piece;
  from: number;
  to: number;
}
const ORDERLY = 'why-he-normal-form'; // the server's word for "yes, but in order"

export class Draft {
  shifts = $state.raw<readonly Shift[]>([]);
  held = $state.raw<{ piece: Piece; from: number } | null>(null); // the piece that is being moved
  sending = $state(false);

  constructor(readonly from: () => Play<HellasTable>) {}

  get play(): Play<HellasTable> {
    return this.from();
  }

  /** Whether pieces may be moved about now: nothing is in hand on the server's table. */
  get open(): boolean {
    const step = this.play.table?.asked?.step;
    return (
      !this.play.busy &&
      !this.sending &&
      (step === 'after' || step === 'reorganise') &&
      this.play.legal.includes('done') &&
      this.play.legal.some((code) => code.startsWith('lift '))
    );
  }

  get changed(): boolean {
    return this.shifts.length > 0;
  }

  /** How many stand in a city as it is drawn. */
  count(piece: Piece, city: number): number {
    const tile = this.play.table!.tiles[city]!;
    const moved = this.shifts.filter((shift) => shift.piece === piece);
    return (
      (piece === 'greek' ? tile.greeks : tile.ships) -
      moved.filter((shift) => shift.from === city).length +
      moved.filter((shift) => shift.to === city).length
    );
  }

  /** Whether a piece of this city can be taken up: the server offers it, or it was put there before. */
  isLoose(piece: Piece, city: number): boolean {
    if (!this.open || this.count(piece, city) === 0) return false;
    return (
      this.play.legal.includes(`lift ${piece} ${city}`) ||
      this.shifts.some((shift) => shift.piece === piece && shift.to === city)
    );
  }

  take(piece: Piece, from: number): void {
    this.held = this.held?.piece === piece && this.held.from === from ? null : { piece, from };
  }

  /** Put the held piece into a city, if the server would have it there. */
  async put(to: number): Promise<void> {
    const held = this.held;
    this.held = null;
    if (held === null || held.from === to) return;
    const why = await this.#refusedAt(held.piece, to);
    if (why !== null) return toast(refusal(why), why.clause ?? '', 'refused');
    this.shifts = tidy([...this.shifts, { ...held, to }]);
  }

  async #refusedAt(piece: Piece, to: number): Promise<Awaited<ReturnType<Play['whyNot']>>> {
    const back = this.shifts.some((shift) => shift.piece === piece && shift.from === to);
    if (back) return null; // it goes home
    try {
      const why = await this.play.whyNot(`drop ${piece} ${to}`);
      return why === null || why.code === ORDERLY ? null : why;
    } catch (error) {
      if (error instanceof Refused) return error.problem;
      throw error;
    }
  }

  reset(): void {
    this.shifts = [];
    this.held = null;
  }

  /** Send the arrangement, then end. */
  async done(): Promise<void> {
    const wanted = this.play.table!.tiles.map((tile) => ({
      greek: this.count('greek', tile.number),
      ship: this.count('ship', tile.number),
    }));
    this.sending = true;
    try {
      for (let steps = 0; steps < 60; steps += 1) {
        const code = this.#next(wanted);
        if (code === null) break;
        if (!this.play.legal.includes(code)) return await this.#refuse(code);
        const before = this.play.ply;
        await this.play.act(code);
        if (this.play.ply === before) return;
      }
      this.reset();
      if (this.play.legal.includes('done')) await this.play.act('done');
    } finally {
      this.sending = false;
    }
  }

  async #refuse(code: string): Promise<void> {
    const why = await this.play.whyNot(code);
    if (why !== null) toast(refusal(why), why.clause ?? '', 'refused');
    this.reset();
  }

  /** The next piece that does not stand where it should. */
  #next(wanted: readonly Record<Piece, number>[]): string | null {
    const tiles = this.play.table!.tiles;
    for (const piece of ['greek', 'ship'] as const) {
      const now = (city: number) => (piece === 'greek' ? tiles[city]!.greeks : tiles[city]!.ships);
      const over = tiles.find((tile) => now(tile.number) > wanted[tile.number]![piece]);
      if (over !== undefined) return `lift ${piece} ${over.number}`;
      const under = tiles.find((tile) => now(tile.number) < wanted[tile.number]![piece]);
      if (under !== undefined) return `drop ${piece} ${under.number}`;
    }
    return null;
  }
}

/** A piece that goes on from where it was put has one way; one that is home again has none. */
function tidy(shifts: readonly Shift[]): readonly Shift[] {
  const last = shifts.at(-1)!;
  const before = shifts.findIndex(
    (shift, k) => k < shifts.length - 1 && shift.piece === last.piece && shift.to === last.from,
  );
  if (before < 0) return shifts;
  const joined = { ...last, from: shifts[before]!.from };
  const rest = shifts.filter((_, k) => k !== before && k !== shifts.length - 1);
  return joined.from === joined.to ? rest : [...rest, joined];
}
