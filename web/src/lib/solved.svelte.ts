// Which puzzles were solved, by game, and on which days the daily one was: this browser remembers it.

import { recall, remember } from './kept.ts';

const KEPT = 'puzzles';
const WEEK = 7;
const DAY = 86_400_000; // ms

let kept = $state.raw<Readonly<Record<string, unknown>>>(recall(KEPT, {}));

/** The names of the puzzles of a game that were solved. */
export function solved(game: string): readonly string[] {
  return texts(game);
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
