// How somebody likes the page, kept in this browser: motion, questions, forced moves, size of the letters, marks.

import { recall, remember } from './kept.ts';

export type Motion = 'off' | 'fast' | 'normal';
export const MOTIONS: readonly Motion[] = ['off', 'fast', 'normal'];
export const SIZES = [100, 115, 130] as const; // percent

interface Settings {
  motion: Motion;
  asks: boolean; // before a move that gives something away
  skips: boolean; // plays the only move where it decides nothing
  size: number;
  marks: boolean; // on words of the table that were not read yet
}

const PACE: Readonly<Record<Motion, number>> = { off: 0, fast: 0.5, normal: 1 };
const FIRST: Settings = { motion: 'normal', asks: true, skips: false, size: 100, marks: true };

let chosen = $state.raw<Settings>({ ...FIRST, ...recall<Partial<Settings>>('settings', {}) });

export function settings(): Settings {
  return chosen;
}

export function change(some: Partial<Settings>): void {
  chosen = { ...chosen, ...some };
  remember('settings', chosen);
  applySettings();
}

/** By how much the lengths of all motion are multiplied. */
export function pace(): number {
  return PACE[chosen.motion] ?? 1;
}

/** The style sheets read attributes of the root element. */
export function applySettings(): void {
  document.documentElement.dataset['motion'] = chosen.motion;
  document.documentElement.dataset['size'] = String(chosen.size);
}

let sheet = $state<'options' | 'keys' | null>(null);

/** The sheet that lies over the page. */
export function openSheet(): 'options' | 'keys' | null {
  return sheet;
}

export function showSheet(one: 'options' | 'keys' | null): void {
  sheet = one;
}
