// Attacks need no decision, so a whole phase comes in one update. They are acted out in order, blow by blow, from what
// the forecast said before; a press skips them. It only shows: whatever it shows, the true table comes last.

import { untrack } from 'svelte';
import { ms } from '$lib/motion.ts';
import type { Play } from '$lib/play.svelte.ts';
import type { Beat } from '$lib/stage.svelte.ts';
import type { OlympusTable, OlympusUnit, Scene } from '$lib/wire.ts';

const SWING = 260; // ms before a blow lands
const HIT = 340; // ms that its damage is looked at
const MARKED = 1_500; // ms that a change stays marked where no motion is wished

/** Who strikes and who is hit in this moment, as "seat:slot". */
interface Blow {
  striker: string;
  struck: string;
  falls: boolean;
}

export class Stage {
  marked = $state.raw<ReadonlySet<string>>(new Set()); // units that changed, where no motion is wished
  #last: OlympusTable | null = null;
  #marks = 0;

  /** To be made while the table is set up. */
  constructor(readonly play: Play<OlympusTable>) {
    play.stage.direct(acted);
    $effect.pre(() => {
      const table = play.table;
      untrack(() => this.#follow(table));
    });
    $effect(() => () => window.clearTimeout(this.#marks));
  }

  /** What a unit does in this moment. */
  does(seat: number, slot: number): 'strikes' | 'struck' | 'falls' | '' {
    const blow = this.play.stage.beat?.cue as Blow | undefined;
    const id = `${seat}:${slot}`;
    if (blow?.striker === id) return 'strikes';
    return blow?.struck === id ? (blow.falls ? 'falls' : 'struck') : '';
  }

  /** Where no motion is wished: mark what has changed. */
  #follow(table: OlympusTable | null): void {
    const before = this.#last;
    this.#last = table;
    if (table === null || before === null || this.play.review.is || table.turn < before.turn || ms(1)) return;
    this.#mark(before, table);
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

/** The blows of a line: two beats for each, the swing and the hit. */
function acted(scene: Scene): Beat<OlympusTable, Blow>[] {
  const [before, after] = [scene.before as OlympusTable, scene.after as OlympusTable];
  const seat = before.active;
  const own = before.sides[seat - 1];
  if (before.turn < 1 || own === undefined || after.turn < before.turn) return [];
  const beats: Beat<OlympusTable, Blow>[] = [];
  let table = before;
  own.slots.forEach((unit, slot) => {
    if (!struckSince(unit, slot, before, after)) return;
    const strike = unit!.strike!;
    beats.push({ table, cue: { striker: `${seat}:${slot}`, struck: '', falls: false }, length: SWING, isEnd: false });
    table = hit(table, seat, slot);
    const falls = strike.beats && after.sides[2 - seat]?.slots[slot]?.card !== strike.target;
    const struck = strike.target ? `${3 - seat}:${slot}` : '';
    beats.push({ table, cue: { striker: '', struck, falls }, length: HIT, isEnd: false });
    if (falls) table = withUnit(table, 3 - seat, slot, null);
  });
  return beats.map((beat, k) => ({ ...beat, isEnd: k === beats.length - 1 }));
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
