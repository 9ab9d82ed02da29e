// Which puzzles were solved, by game, and on which days the daily one was: this browser remembers it.

import { recall, remember } from './kept.ts';
import type { PuzzleInfo } from './wire.ts';

const KEPT = 'puzzles';
const KINDS = ['win', 'deduce', 'decide'];
const WEEK = 7;
const DAY = 86_400_000; // ms

let kept = $state.raw<Readonly<Record<string, unknown>>>(recall(KEPT, {}));

/** The names of the puzzles of a game that were solved. */
export function solved(game: string): readonly string[] {
  return texts(game);
}

/** The kinds of puzzles that a game has: how many were solved, and the address of the first that was not. */
export function themes(
  game: string,
  puzzles: readonly PuzzleInfo[],
): { kind: string; count: number; done: number; next: string }[] {
  return KINDS.map((kind) => {
    const all = puzzles.filter((one) => one.kind === kind);
    const open = all.filter((one) => !texts(game).includes(one.name));
    const next = `/puzzles/${game}/${(open[0] ?? all[0])?.name}`;
    return { kind, count: all.length, done: all.length - open.length, next };
  }).filter(({ count }) => count);
}

/** Note that a puzzle was solved; `day` if it is that day's. */
export function solve(game: string, puzzle: string, day: string): void {
  const days = day ? { [`${game} days`]: [...new Set([...texts(`${game} days`), day])] } : {};
  kept = { ...kept, [game]: [...new Set([...texts(game), puzzle])], ...days };
  remember(KEPT, kept);
}

/** The last seven days up to this one, and whether the daily puzzle of a game was solved on each. */
export function week(game: string, today: string): readonly { day: string; done: boolean }[] {
  const days = texts(`${game} days`);
  return Array.from({ length: WEEK }, (_, k) => {
    const day = before(today, WEEK - 1 - k);
    return { day, done: days.includes(day) };
  });
}

/** How many days in a row the daily puzzle was solved, up to this day or the one before. */
export function streak(game: string, today: string): number {
  const days = texts(`${game} days`);
  const first = days.includes(today) ? 0 : 1;
  let count = 0;
  while (days.includes(before(today, first + count))) count += 1;
  return count;
}

/** The day so many days before one. */
function before(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY).toISOString().slice(0, 10);
}

function texts(name: string): readonly string[] {
  const found = kept[name];
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
}
