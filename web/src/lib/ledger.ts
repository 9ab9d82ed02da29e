// Clauses as they stand in the ledgers: Markdown of a plain kind, with rulings in brackets and an example at the end.

import type { ClauseInfo } from './wire.ts';

export interface Clause {
  id: string;
  kind: string;
  chapter: string; // "05", "ATK", "R"
  text: string;
  rulings: string[];
  sources: string;
  example: string;
}

const RULINGS = /\s*\(((?:[A-Z]{2}-R-\d+(?:,\s*)?)+)\)/g;

/** The words of a text without marks. */
export function plainText(text: string): string {
  return text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1');
}

/** A clause in its parts. */
export function readClause(found: ClauseInfo): Clause {
  const rulings = [...found.text.matchAll(RULINGS)].flatMap((match) => match[1]!.split(/,\s*/));
  const bare = found.text.replace(RULINGS, '').trim();
  const [text = '', ...rest] = bare.split(/\s+Ex: /);
  const chapter = found.id.split('-')[1] ?? '';
  return {
    id: found.id,
    kind: found.kind,
    chapter,
    text,
    rulings: [...new Set(rulings)],
    sources: found.sources,
    example: rest.join(' '),
  };
}

export interface Run {
  text: string;
  kind: 'plain' | 'strong' | 'emphasis' | 'code' | 'clause';
}

/** A text in runs: strong, emphasised, code, and ids of clauses that can be followed. */
export function runs(text: string): Run[] {
  const found: Run[] = [];
  let last = 0;
  for (const match of text.matchAll(/\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b((?:HA|FO|HE)-(?:[A-Z]+|\d\d)-\d+)\b/g)) {
    if (match.index > last) found.push({ text: text.slice(last, match.index), kind: 'plain' });
    const kinds = ['strong', 'emphasis', 'code', 'clause'] as const;
    const which = kinds.findIndex((_, k) => match[k + 1] !== undefined);
    found.push({ text: match[which + 1]!, kind: kinds[which]! });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ text: text.slice(last), kind: 'plain' });
  return found;
}

/** Clauses by chapter, in the ledger's order. */
export function chapters(clauses: readonly Clause[]): Map<string, Clause[]> {
  const found = new Map<string, Clause[]>();
  for (const clause of clauses) found.set(clause.chapter, [...(found.get(clause.chapter) ?? []), clause]);
  return found;
}
