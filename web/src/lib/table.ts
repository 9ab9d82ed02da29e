// A table told to somebody who is not at it: whose it is.

import type { TableInfo } from './wire.ts';
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
