// The report of a battle: what lay in the rows, which cards counted and what came of it. Everything is read from the
// tables before and after the line that ended it; the scores are the server's.

import type { Beat } from '$lib/stage.svelte.ts';
import type { HectorPlace, HectorResult, HectorSide, HectorTable, Scene } from '$lib/wire.ts';

const HEROES = 800; // ms in which the heroes turn up
const CARD = 240; // ms for each card that counts
const VERDICT = 1_500;

export interface ReportSide {
  seat: number;
  people: string;
  row: readonly HectorPlace[];
  counts: readonly boolean[]; // of each card in the row
  colours: readonly string[]; // that counted
  hero: string; // its colour; "" = it stayed hidden
  turnsUp: boolean; // it was in hand until now
  score: number;
  out: number; // cards that left the game
  exhausted: readonly number[]; // fronts
}
export interface Report {
  battle: number;
  winner: number; // seat, 0 = tied
  fled: boolean;
  scored: boolean;
  sides: readonly [ReportSide, ReportSide];
}
/** A moment of the report: how many counting cards are lit, and whether the outcome is told. */
export interface ReportCue {
  report: Report;
  lit: number;
  told: boolean;
}

/** The report of a line; null if it ended no battle. */
export function reportOf(scene: Scene): Report | null {
  const [before, after] = [withCard(scene), scene.after as HectorTable];
  const last = scene.code === 'retreat' ? retreated(scene) : after.last;
  if (last === null || last.battle !== before.battle) return null;
  const fate = before.fates.find((one) => one.turn === scene.code) ?? before.fates[0];
  const sides = before.sides.map((side, k): ReportSide => {
    const hero = last.heroes[k] || side.open_hero;
    const edge = fate?.colours[k] ?? '';
    const colours = [...new Set([edge, hero].filter(Boolean))];
    const counts = side.row.map((place) => last.scores !== null && colours.includes(colourOf(place, hero)));
    return {
      seat: k + 1,
      people: side.people,
      row: side.row,
      counts,
      colours,
      hero,
      turnsUp: side.hero === 'hand' && hero !== '',
      score: last.scores?.[k] ?? 0,
      out: gone(after.sides[k]!) - gone(side),
      exhausted: [0, 1, 2].filter((front) => after.sides[k]!.piles[front]?.exhausted && !side.piles[front]?.exhausted),
    };
  });
  const told = { battle: last.battle, winner: last.winner, fled: last.fled, scored: last.scores !== null };
  return { ...told, sides: sides as [ReportSide, ReportSide] };
}

/** Heroes turn up, counting cards light one by one, then the outcome; a ransom that follows has the outcome alone. */
export function acted(scene: Scene): Beat<HectorTable, ReportCue>[] {
  const report = reportOf(scene);
  if (report === null) return [];
  const table = withCard(scene);
  const all = report.sides.flatMap((side) => side.counts).filter(Boolean).length;
  const end = { table, cue: { report, lit: all, told: true }, length: VERDICT, isEnd: true };
  if (/^(give|lose)/.test(scene.code)) return changes(report) ? [end] : []; // the rest was seen before the ransom
  if (!report.scored) return [end];
  const counting = Array.from({ length: all }, (_, k) => ({
    table,
    cue: { report, lit: k + 1, told: false },
    length: CARD,
    isEnd: false,
  }));
  return [{ table, cue: { report, lit: 0, told: false }, length: HEROES, isEnd: false }, ...counting, end];
}

/** A battle that ends with a retreat, told before the ransom that may follow. */
function retreated(scene: Scene): HectorResult {
  const table = scene.before as HectorTable;
  const heroes = table.sides.map((side) => side.open_hero) as [string, string];
  return { battle: table.battle, winner: scene.by === '1' ? 2 : 1, fled: true, scores: null, heroes };
}

/** Whether the end of a battle changed something on the map of the war. */
function changes(report: Report): boolean {
  return report.sides.some((side) => side.out > 0 || side.exhausted.length > 0);
}

/** The table before the line, with the card that was played by it. */
function withCard(scene: Scene): HectorTable {
  const table = scene.before as HectorTable;
  const [verb, card] = scene.code.split(' ');
  if (verb !== 'play' || card === undefined) return table;
  const place: HectorPlace = { card, covered: false, token: false };
  const sides = table.sides.map((side) =>
    String(side.seat) === scene.by ? { ...side, row: [...side.row, place] } : side,
  );
  return { ...table, sides: sides as HectorTable['sides'] };
}

/** What is seen of a place. */
function colourOf(place: HectorPlace, hero: string): string {
  return place.covered ? hero : (place.card[0] ?? '');
}

/** Cards of a side that have left the game. */
function gone(side: HectorSide): number {
  return side.removed.length + side.removed_unseen.reduce((sum, count) => sum + count, 0);
}
