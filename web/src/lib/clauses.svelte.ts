// The clause drawer: one clause in the chosen language, over the log.

import { getWords, Refused } from './api.ts';
import type { ClauseInfo } from './wire.ts';
import { language } from './words.svelte.ts';

let wanted = $state<string | null>(null);
let found = $state.raw<ClauseInfo | null>(null);
const known = new Map<string, ClauseInfo>();

export const clauseDrawer = {
  get clause() {
    return wanted;
  },
  get found() {
    return found;
  },
};

export async function openClause(clause: string): Promise<void> {
  const key = `${language()} ${clause}`;
  wanted = clause;
  found = known.get(key) ?? null;
  if (found !== null) return;
  try {
    const told = await getWords<ClauseInfo>(`/api/rules/${encodeURIComponent(clause)}`);
    known.set(key, told);
    if (wanted === clause) found = told;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (wanted === clause) wanted = null;
  }
}

export function closeClause(): void {
  wanted = null;
}

const GAMES: Record<string, string> = { HA: 'hector', FO: 'olympus', HE: 'hellas' };

/** The rules page on which a clause stands. */
export function pageOf(clause: string): string {
  return `/rules/${GAMES[clause.slice(0, 2)] ?? 'hector'}#${clause}`;
}
