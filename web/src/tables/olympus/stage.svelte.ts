// Attacks need no decision, so a whole phase comes in one piece of news. The stage acts it out in order, blow by blow,
// from what the forecast said before; a press skips it. It only shows: whatever it shows, the true table comes last.

import { untrack } from 'svelte';
import { ms } from '$lib/motion.ts';
import type { Play } from '$lib/play.svelte.ts';
import type { OlympusTable, OlympusUnit } from '$lib/wire.ts';

const STRIKE = 340; // ms of one blow
const LONGEST = 1_200; // ms of all blows of one piece of news
const MARKED = 1_500; // ms that a change stays marked where no motion is wished

interface Frame {
  table: OlympusTable;
  striker: string; // "seat:slot" of the unit that strikes now
  struck: string; // of the unit that is hit
  falls: boolean;
}

export class Stage {
  marked = $state.raw<ReadonlySet<string>>(new Set()); // units that changed, where no motion is wished
  #frames = $state.raw<readonly Frame[]>([]);
  #last: OlympusTable | null = null;
  #timer = 0;
  #marks = 0;
  #step = 0; // ms of one frame

  /** To be made while the table is set up. */
  constructor(readonly play: Play<OlympusTable>) {
    $effect.pre(() => {
      const table = play.table;
      untrack(() => this.#follow(table));
    });
    $effect(() => {
      const skip = () => this.skip();
      window.addEventListener('pointerdown', skip, true);
      return () => {
        window.removeEventListener('pointerdown', skip, true);
        window.clearTimeout(this.#timer);
        window.clearTimeout(this.#marks);
      };
    });
  }

  get table(): OlympusTable | null {
    return this.#frames[0]?.table ?? this.play.table;
  }

  /** What a unit does in this moment. */
  does(seat: number, slot: number): 'strikes' | 'struck' | 'falls' | '' {
    const frame = this.#frames[0];
    const id = `${seat}:${slot}`;
    if (frame?.striker === id) return 'strikes';
    return frame?.struck === id ? (frame.falls ? 'falls' : 'struck') : '';
  }

  skip(): void {
    window.clearTimeout(this.#timer);
    if (this.#frames.length) this.#frames = [];
  }

  /** Act out what is new after what is still being acted out. */
  #follow(table: OlympusTable | null): void {
    const before = this.#last;
    this.#last = table;
    if (table === null || this.play.review.is || (before !== null && table.turn < before.turn)) return this.skip();
    if (before === null) return;
    if (!ms(STRIKE)) return this.#mark(before, table);
    const frames = acted(before, table);
    const running = this.#frames.length > 0;
    if (!frames.length) return;
    this.#frames = [...this.#frames, ...frames];
    this.#step = Math.min(STRIKE / 2, LONGEST / this.#frames.length);
    if (!running) this.#next();
  }

  #next(): void {
    this.#timer = window.setTimeout(() => {
      this.#frames = this.#frames.slice(1);
      if (this.#frames.length) this.#next();
    }, this.#step);
  }

  /** Mark units whose damage is another now. */
  #mark(before: OlympusTable, after: OlympusTable): void {
    const found = after.sides.flatMap((side, k) =>
      side.slots.flatMap((unit, slot) =>
        unit !== null && unit.damage !== (before.sides[k]?.slots[slot]?.damage ?? 0) ? [`${k + 1}:${slot}`] : [],
      ),
    );
    if (!found.length) return;
    this.marked = new Set(found);
    window.clearTimeout(this.#marks);
    this.#marks = window.setTimeout(() => (this.marked = new Set()), MARKED);
  }
}

/** The blows between two tables as frames: two for each, the swing and the hit. */
function acted(before: OlympusTable, after: OlympusTable): Frame[] {
  const seat = before.active;
  const own = before.sides[seat - 1];
  if (before.turn < 1 || own === undefined || after.turn < before.turn) return [];
  const frames: Frame[] = [];
  let table = before;
  own.slots.forEach((unit, slot) => {
    if (!struckSince(unit, slot, before, after)) return;
    const strike = unit!.strike!;
    frames.push({ table, striker: `${seat}:${slot}`, struck: '', falls: false });
    table = hit(table, seat, slot);
    const falls = strike.beats && after.sides[2 - seat]?.slots[slot]?.card !== strike.target;
    frames.push({ table, striker: '', struck: strike.target ? `${3 - seat}:${slot}` : '', falls });
    if (falls) table = withUnit(table, 3 - seat, slot, null);
  });
  return frames;
}

/** Whether a unit of the active side has attacked between the two tables. */
function struckSince(unit: OlympusUnit | null, slot: number, before: OlympusTable, after: OlympusTable): boolean {
  if (unit === null || unit.attacked || unit.strike === null) return false;
  const now = after.sides[before.active - 1]?.slots[slot];
  if (now?.card === unit.card && now.attacked) return true;
  // A turn that has passed has wiped the marks; a unit that was asked may have held back.
  return (
    after.turn > before.turn &&
    (before.phase === 'play' || before.phase === 'attack') &&
    before.asked?.step !== 'may_attack'
  );
}

/** The table after a blow: damage on the facing unit, or a point. */
function hit(table: OlympusTable, seat: number, slot: number): OlympusTable {
  const strike = table.sides[seat - 1]!.slots[slot]!.strike!;
  const points = strike.bonus === 'point' ? (seat === 1 ? 1 : -1) : 0;
  const facing = table.sides[2 - seat]?.slots[slot] ?? null;
  const scored = { ...table, score: table.score + points };
  return facing === null
    ? scored
    : withUnit(scored, 3 - seat, slot, { ...facing, damage: facing.damage + strike.damage });
}

function withUnit(table: OlympusTable, seat: number, slot: number, unit: OlympusUnit | null): OlympusTable {
  const sides = table.sides.map((side, k) =>
    k === seat - 1 ? { ...side, slots: side.slots.map((one, at) => (at === slot ? unit : one)) } : side,
  );
  return { ...table, sides: sides as OlympusTable['sides'] };
}
