// What a fight came to, read from the tables before and after the line that ended it.

import type { Beat } from '$lib/stage.svelte.ts';
import type { HellasTable, Scene } from '$lib/wire.ts';

const SUMS = 1_000; // ms in which both sides count
const VERDICT = 1_400;

export interface FightReport {
  city: number;
  attack: number;
  needed: number; // 0 = no fight: a card changed the holder
  attacker: number; // seat
  falls: boolean;
}
export interface FightCue {
  report: FightReport;
  told: boolean;
}

/** The city that was fought for, or that changed hands; null if nothing came of the line. */
export function reportOf(scene: Scene): FightReport | null {
  const [before, after] = [scene.before as HellasTable, scene.after as HellasTable];
  const fight = before.fight;
  const holder = (table: HellasTable, city: number) => table.tiles[city]?.holder ?? 0;
  const city =
    fight?.target ?? before.tiles.find((tile) => tile.holder && holder(after, tile.number) !== tile.holder)?.number;
  if (city === undefined) return null;
  const falls = holder(before, city) !== holder(after, city);
  const attacker = fight === null ? holder(after, city) : before.active;
  return { city, attack: fight?.attack ?? 0, needed: fight?.needed ?? 0, attacker, falls };
}

/** Both sides count, then the outcome. */
export function acted(scene: Scene): Beat<HellasTable, FightCue>[] {
  const report = reportOf(scene);
  if (report === null) return [];
  const end = { table: scene.after as HellasTable, cue: { report, told: true }, length: VERDICT, isEnd: true };
  if (!report.needed) return [end];
  return [{ table: scene.before as HellasTable, cue: { report, told: false }, length: SUMS, isEnd: false }, end];
}
