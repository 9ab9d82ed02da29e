// What is acted out: what a fight came to, and a tile laid in its place. Both are read from the tables before and after
// a line.

import type { Beat } from '$lib/stage.svelte.ts';
import type { HellasTable, HellasTile, Scene } from '$lib/wire.ts';
import { turnedEdges } from './hexes.ts';

const SUMS = 1_000; // ms in which both sides count
const VERDICT = 1_400;
export const LANDING = 900; // ms in which a tile comes to lie

export interface FightReport {
  city: number;
  tile: HellasTile; // as it was before
  attack: number;
  needed: number; // 0 = no fight: a card changed the holder
  attacker: number; // seat
  falls: boolean;
}
export interface FightCue {
  report: FightReport;
  told: boolean;
}
export interface Landing {
  tile: HellasTile;
  turn: number; // sixths counter-clockwise from how it was turned up
  isThere: boolean; // it lay on its spot already, to be turned
}
export interface LandingCue {
  landing: Landing;
}
export type Cue = FightCue | LandingCue;

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
  const tile = before.tiles[city]!;
  return { city, tile, attack: fight?.attack ?? 0, needed: fight?.needed ?? 0, attacker, falls };
}

/** The tile that a line laid, seen by a seat: who turned it saw it on its spot already. */
export function landingOf(scene: Scene, seat: number | null): Landing | null {
  const [before, after] = [scene.before as HellasTable, scene.after as HellasTable];
  const tile = after.tiles[before.tiles.length];
  if (tile === undefined) return null;
  const kind = before.turned.at(-1) ?? '';
  const turn = [0, 1, 2, 3, 4, 5].find((k) => turnedEdges(kind, k) === tile.edges) ?? 0;
  return { tile, turn, isThere: scene.code.startsWith('turn ') && scene.by === String(seat) };
}

/** Both sides count, then the outcome; a tile lands, and its pieces follow. */
export function acted(scene: Scene, seat: number | null): Beat<HellasTable, Cue>[] {
  const landing = landingOf(scene, seat);
  if (landing !== null) return [landed(scene, landing)];
  const report = reportOf(scene);
  if (report === null) return [];
  const end = { table: scene.after as HellasTable, cue: { report, told: true }, length: VERDICT, isEnd: true };
  if (!report.needed) return [end];
  return [{ table: scene.before as HellasTable, cue: { report, told: false }, length: SUMS, isEnd: false }, end];
}

/** The table before with the tile on it, still without pieces: those go there afterwards. */
function landed(scene: Scene, landing: Landing): Beat<HellasTable, Cue> {
  const before = scene.before as HellasTable;
  const bare = { ...landing.tile, holder: 0, greeks: 0, ships: 0 };
  return { table: { ...before, tiles: [...before.tiles, bare] }, cue: { landing }, length: LANDING, isEnd: true };
}
