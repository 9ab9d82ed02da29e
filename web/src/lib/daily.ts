// Daily deals: what the server tells of them, and how that is written.

import { get, post } from './api.ts';
import type { DailyDeal, DailyTable } from './wire.ts';
import { language, say } from './words.svelte.ts';

const DAY = 86_400_000; // ms
const HOUR = 3_600; // seconds
const ORDER = ['hector', 'olympus', 'hellas']; // as on the home page

/** The deals of a day, of today without one. */
export async function dealsOf(day = ''): Promise<DailyDeal[]> {
  const found = await get<DailyDeal[]>('/api/daily', { day });
  return found.sort((one, two) => ORDER.indexOf(one.game) - ORDER.indexOf(two.game));
}

/** Begin the one try at a deal; answers with the address of its table. */
export async function begin(deal: DailyDeal): Promise<string> {
  const { table } = await post<DailyTable>(`/api/daily/${deal.game}`, { day: deal.day });
  return `/t/${table}`;
}

/** The day before one, as 2026-11-19. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

/** A day as people write it, in the browser's own kind of the language. */
export function dateOf(day: string): string {
  const place = navigator.languages.find((one) => one.startsWith(language())) ?? language();
  return new Date(Date.parse(day)).toLocaleDateString(place, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** How long a deal is still played; a minute that has begun counts. */
export function timeLeft(seconds: number): string {
  const minutes = Math.ceil(Math.max(0, seconds) / 60);
  return say('page-daily-left', { hours: Math.floor((minutes * 60) / HOUR), minutes: minutes % 60 });
}

/** The same in one number. */
export function timeLeftShort(seconds: number): string {
  const minutes = Math.ceil(Math.max(0, seconds) / 60);
  if (minutes < 60) return say('page-daily-ends', { unit: 'minutes', count: minutes });
  return say('page-daily-ends', { unit: 'hours', count: Math.round(minutes / 60) });
}

/** How far ahead somebody ended. */
export function leadWords(game: string, lead: number): string {
  const way = lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level';
  return say('page-daily-lead', { game, way, count: Math.abs(lead) });
}

/** A share of a won game in points of a hundred. */
export function points(share: number): number {
  return Math.round(100 * share) || 0; // never −0
}
