// Which lessons were finished, by game: this browser remembers it.

import { recall, remember } from './kept.ts';

const KEPT = 'lessons';

let kept = $state.raw<Readonly<Record<string, unknown>>>(recall(KEPT, {}));

/** The names of the lessons of a game that were finished. */
export function finished(game: string): readonly string[] {
  const found = kept[game];
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
}

export function finish(game: string, lesson: string): void {
  keep(game, [...new Set([...finished(game), lesson])]);
}

export function startOver(game: string): void {
  keep(game, []);
}

function keep(game: string, lessons: readonly string[]): void {
  kept = { ...kept, [game]: lessons };
  remember(KEPT, kept);
}
