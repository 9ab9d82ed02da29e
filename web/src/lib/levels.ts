// The five levels of the bots, weakest first, each with its picture.

export const LEVELS: readonly [string, string][] = [
  ['novice', 'wooden-helmet'],
  ['veteran', 'spears'],
  ['captain', 'crested-helmet'],
  ['champion', 'laurel-crown'],
  ['olympian', 'heavy-lightning'],
];

/** Against these the coach may be asked unless somebody wants it otherwise. */
export const COACHED: readonly string[] = ['novice', 'veteran'];

/** What a first visit is offered. */
export const FIRST_LEVEL = 'novice';

/** A level that this browser remembers, unless it has gone or has another name now. */
export function knownLevel(level: string): string {
  return LEVELS.some(([one]) => one === level) ? level : FIRST_LEVEL;
}
