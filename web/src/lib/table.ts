// A table told to somebody who is not at it: whose it is.

import type { SeatInfo, TableInfo } from './wire.ts';
import { say } from './words.svelte.ts';

/** What a seat is called: bots by their level's name, people without a name by their seat. */
export function seatName(info: TableInfo, seat: number): string {
  const found = info.seats[seat - 1];
  if (found === undefined) return '';
  if (found.kind === 'bot') return say('page-level', { bot: found.bot ?? '' });
  return found.name === 'guest' || !found.name ? say('page-guest', { seat }) : found.name;
}

/** Who sits at the table, in one line. */
export function tableTitle(info: TableInfo): string {
  const taken = info.seats.filter((seat) => seat.kind !== 'open').map((seat) => seatName(info, seat.seat));
  return say('page-table-of', {
    kind: taken.length === 2 ? 'two' : 'one',
    one: taken[0] ?? '',
    two: taken[1] ?? '',
  });
}

/** Something that is drawn like a table and is none: a record, a figure. Nobody resigns, talks or waits there. */
export function stillTable(id: string, game: string, names: readonly string[], rest: Partial<TableInfo>): TableInfo {
  const seats = names.map((name, k): SeatInfo => ({
    seat: k + 1,
    kind: name ? 'person' : 'open', // of an open seat nobody is said to be here or away
    name: name || 'guest',
    bot: null,
    is_ready: true,
    commitment: null,
    presence: 'here',
  }));
  return {
    id,
    game,
    rules: '',
    options: {},
    components: '',
    own_components: false,
    status: 'playing',
    listed: false,
    seats: seats as TableInfo['seats'],
    yours: [],
    may_watch: true,
    server_commitment: '',
    clock: null,
    patience: 0,
    may_claim: false,
    asked_undo: 0,
    hints: false,
    hinted: false,
    mirror: false,
    daily: null,
    result: null,
    rematch: null,
    notices: [],
    rematch_offer: 0,
    rematch_declined: 0,
    origin: null,
    created: 0,
    updated: 0,
    seq: 0,
    ply: 0,
    ...rest,
  };
}
