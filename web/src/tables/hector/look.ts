// How the things of Hector & Achilles look: names and values from the set that is played with, pictures by name.

import icons, { names } from 'virtual:icons/hector';
import { addIcons } from '$lib/icons.ts';
import { dressWith, type Piece } from '$lib/dress.svelte.ts';
import type { HectorSide, HectorTable } from '$lib/wire.ts';
import { capital, properName, say } from '$lib/words.svelte.ts';

export interface HectorSet {
  heroes: { colour: string; value: number; greek: string; trojan: string }[];
  fate_tiles: { clockwise: string }[];
}

/** The icons of this table, and its way to write cards in sentences. */
export function prepare(): void {
  addIcons(icons);
  dressWith(dress);
}

/** "You play P3": the card becomes a badge and its value; a colour alone becomes a badge. */
function dress(text: string): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(/(?<![\p{L}\d])([RGBYPN])(\d?)(?![\p{L}\d])/gu)) {
    found.push(text.slice(last, match.index), { colour: match[1]!, text: match[2]! });
    last = match.index + match[0].length;
  }
  return [...found, text.slice(last)];
}

/** An army card as it is shown: its kind is told by colour and value alone. */
export function armyFace(card: string): { value: number; colour: string; name: string; icon: string } {
  const value = Number(card.slice(1));
  return {
    value,
    colour: card[0] ?? 'R',
    name: capital(say('troop-name', { value })),
    icon: names['army']?.[String(value)] ?? 'spartan',
  };
}

export function heroFace(
  set: HectorSet,
  people: string,
  colour: string,
): { value: number; colour: string; name: string; icon: string } {
  const row = set.heroes.find((one) => one.colour === colour);
  const name = row === undefined ? '' : people === 'trojan' ? row.trojan : row.greek;
  return {
    value: row?.value ?? 0,
    colour,
    name: properName(name),
    icon: names['heroes']?.[name] ?? (people === 'trojan' ? 'crested-helmet' : 'spartan-helmet'),
  };
}

/** The back of a side's cards. */
export function backIcon(people: string): string {
  return people === 'trojan' ? 'crested-helmet' : 'spartan-helmet';
}

export function cardName(card: string): string {
  const { value, colour, name } = armyFace(card);
  return say('page-hector-card', { colour: say('colour-name', { letter: colour }), name, value });
}

/** The four edges as they lie, from the side that faces the top, clockwise; the three previews show them all. */
export function edges(
  table: HectorTable,
  bottom: number,
): { top: string; right: string; below: string; left: string } | null {
  const [leave, cw] = table.fates;
  if (leave === undefined || cw === undefined) return null;
  const [own, rival] = [bottom - 1, 2 - bottom];
  // HA-06-05: a clockwise turn brings the right edge to whoever sits at the bottom.
  return { below: leave.colours[own]!, top: leave.colours[rival]!, right: cw.colours[own]!, left: cw.colours[rival]! };
}

export function sideOf(table: HectorTable, seat: number): HectorSide {
  return table.sides[seat - 1]!;
}
