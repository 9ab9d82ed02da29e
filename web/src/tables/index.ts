// The tables by game code: how each is loaded, and the moment of the game for the top bar.

import type { Component } from 'svelte';
import type { Play } from '$lib/play.svelte.ts';
import type { HectorTable, HellasTable, HiddenText, OlympusTable } from '$lib/wire.ts';
import type { TermName } from '$lib/terms.svelte.ts';
import { say } from '$lib/words.svelte.ts';

type TableComponent = Component<{ play: Play }>;
type OddsComponent = Component<{ play: Play; seat: number; group: HiddenText }>;
type ExcerptComponent = Component<{ play: Play; still?: boolean; hand?: boolean }>;

export interface TableEntry {
  load: () => Promise<TableComponent>;
  excerpt: () => Promise<ExcerptComponent>; // the board alone, for a rulebook
  odds?: () => Promise<OddsComponent>; // what may be hidden, where a list of names would not do
  moment: (table: unknown) => string;
  momentTerm: TermName; // that explains it
}

/** A table of one game takes the Play of that game; the server has said which game it is. */
async function loaded<Loaded = TableComponent>(module: Promise<{ default: unknown }>): Promise<Loaded> {
  return (await module).default as Loaded;
}

export const TABLES: Readonly<Record<string, TableEntry>> = {
  hector: {
    load: () => loaded(import('./hector/Table.svelte')),
    excerpt: () => loaded<ExcerptComponent>(import('./hector/Excerpt.svelte')),
    odds: () => loaded<OddsComponent>(import('./hector/Odds.svelte')),
    moment: (table) => {
      const { battle, round } = table as HectorTable;
      return say('page-hector-moment', { battle, round });
    },
    momentTerm: 'hector-battle',
  },
  olympus: {
    load: () => loaded(import('./olympus/Table.svelte')),
    excerpt: () => loaded<ExcerptComponent>(import('./olympus/Excerpt.svelte')),
    moment: (table) => say('page-turn', { turn: (table as OlympusTable).turn }),
    momentTerm: 'olympus-turn',
  },
  hellas: {
    load: () => loaded(import('./hellas/Table.svelte')),
    excerpt: () => loaded<ExcerptComponent>(import('./hellas/Excerpt.svelte')),
    moment: (table) => {
      const { turn, action } = table as HellasTable;
      return say('page-hellas-moment', { turn, action });
    },
    momentTerm: 'hellas-turn',
  },
};
