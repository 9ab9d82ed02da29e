// The tables by game code: how each is loaded, and the moment of the game for the top bar.

import type { Component } from 'svelte';
import type { Play } from '$lib/play.svelte.ts';
import type { HectorTable, HellasTable, OlympusTable } from '$lib/wire.ts';
import { say } from '$lib/words.svelte.ts';

type TableComponent = Component<{ play: Play }>;

export interface TableEntry {
  load: () => Promise<TableComponent>;
  moment: (table: unknown) => string;
}

/** A table of one game takes the Play of that game; the server has said which game it is. */
async function loaded(module: Promise<{ default: unknown }>): Promise<TableComponent> {
  return (await module).default as TableComponent;
}

export const TABLES: Readonly<Record<string, TableEntry>> = {
  hector: {
    load: () => loaded(import('./hector/Table.svelte')),
    moment: (table) => {
      const { battle, round } = table as HectorTable;
      return say('page-hector-moment', { battle, round });
    },
  },
  olympus: {
    load: () => loaded(import('./olympus/Table.svelte')),
    moment: (table) => say('page-turn', { turn: (table as OlympusTable).turn }),
  },
  hellas: {
    load: () => loaded(import('./hellas/Table.svelte')),
    moment: (table) => {
      const { turn, action } = table as HellasTable;
      return say('page-hellas-moment', { turn, action });
    },
  },
};
