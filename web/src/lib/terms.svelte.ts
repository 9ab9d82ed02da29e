// The words and signs on a table that explain themselves: which there are, the card that is open, whether "What is
// this?" is asked, and which ones were read before. An element that shows one has `data-term={term('hector-front')}`.

import listed from '$terms';
import { forget, recall, remember } from './kept.ts';

type Listed = typeof listed;
export type TermName = { [Game in keyof Listed]: `${Game}-${keyof Listed[Game] & string}` }[keyof Listed];

/** A term that exists, for `data-term`. */
export function term(name: TermName): TermName {
  return name;
}

const CLAUSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(listed).flatMap(([game, clauses]) =>
    Object.entries(clauses).map(([name, clause]) => [`${game}-${name}`, clause]),
  ),
);

export function clauseOf(name: string): string {
  return CLAUSES[name] ?? '';
}

const KEPT = 'terms';

export interface OpenCard {
  name: string;
  at: Element; // what it explains
  kept: boolean; // stays until it is closed; else it goes with the pointer
}

class Terms {
  card = $state.raw<OpenCard | null>(null);
  isAsked = $state(false); // "What is this?": a press explains and plays nothing
  byKey = false; // asked by a key: the focus goes to the first term
  #read = $state.raw<readonly string[]>(recall<string[]>(KEPT, []));

  /** Whether its card was open before, in this browser. */
  isRead(name: string): boolean {
    return this.#read.includes(name);
  }

  get anyRead(): boolean {
    return this.#read.length > 0;
  }

  open(at: Element, kept: boolean): void {
    const name = (at as HTMLElement | SVGElement).dataset['term'] ?? '';
    if (!CLAUSES[name]) return;
    this.card = { name, at, kept };
    if (this.isRead(name)) return;
    this.#read = [...this.#read, name];
    remember(KEPT, this.#read);
  }

  close(): void {
    this.card = null;
  }

  ask(asked: boolean, byKey = false): void {
    this.isAsked = asked;
    this.byKey = byKey;
    this.card = null;
  }

  /** All marks come back. */
  unread(): void {
    this.#read = [];
    forget(KEPT);
  }
}

export const terms = new Terms();
