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

/** A clause in the chosen language; null if there is none. */
export async function lookUpClause(clause: string): Promise<ClauseInfo | null> {
  const key = `${language()} ${clause}`;
  const told = known.get(key);
  if (told !== undefined) return told;
  try {
    const fetched = await getWords<ClauseInfo>(`/api/rules/${encodeURIComponent(clause)}`);
    known.set(key, fetched);
    return fetched;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null;
  }
}

export async function openClause(clause: string): Promise<void> {
  wanted = clause;
  found = known.get(`${language()} ${clause}`) ?? null;
  const told = await lookUpClause(clause);
  if (wanted !== clause) return;
  found = told;
  if (told === null) wanted = null;
}

export function closeClause(): void {
  wanted = null;
}

const GAMES: Record<string, string> = { HA: 'hector', FO: 'olympus', HE: 'hellas' };

/** The page on which a clause stands: in the appendix of its rulebook. */
export function pageOf(clause: string): string {
  return `/rules/${GAMES[clause.slice(0, 2)] ?? 'hector'}/clauses#${clause}`;
}
