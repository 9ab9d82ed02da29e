// Clauses as the rules page shows them: prose in which ids of other clauses can be followed.

import type { ClauseInfo } from './wire.ts';

/** The chapter of a clause: "05", "ATK", "R". */
const chapterOf = (clause: ClauseInfo): string => clause.id.split('-')[1] ?? '';

export interface Run {
  text: string;
  kind: 'plain' | 'clause' | 'term';
  clause?: string; // that explains a term
}

/** A text of a rulebook in runs: words, ids of clauses, and terms, which are written `[words](CLAUSE)`. */
export function proseRuns(text: string): Run[] {
  const found: Run[] = [];
  let last = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([A-Z]{2}-[A-Z0-9]+-\d+)\)/g)) {
    found.push(...runs(text.slice(last, match.index)));
    found.push({ text: match[1] ?? '', kind: 'term', clause: match[2] ?? '' });
    last = match.index + match[0].length;
  }
  return [...found, ...runs(text.slice(last))];
}

/** A text in runs: words, and ids of clauses. */
export function runs(text: string): Run[] {
  const found: Run[] = [];
  let last = 0;
  for (const match of text.matchAll(/\b(?:HA|FO|HE)-(?:[A-Z]+|\d\d)-\d+\b/g)) {
    if (match.index > last) found.push({ text: text.slice(last, match.index), kind: 'plain' });
    found.push({ text: match[0], kind: 'clause' });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ text: text.slice(last), kind: 'plain' });
  return found;
}

/** Clauses by chapter, in the ledger's order. */
export function chapters(clauses: readonly ClauseInfo[]): Map<string, ClauseInfo[]> {
  const found = new Map<string, ClauseInfo[]>();
  for (const clause of clauses) {
    const chapter = chapterOf(clause);
    found.set(chapter, [...(found.get(chapter) ?? []), clause]);
  }
  return found;
}
