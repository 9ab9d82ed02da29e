// How the things of Fight for Olympus look: slots and areas, figures by name, colours in sentences.

import icons, { names } from 'virtual:icons/olympus';
import { addIcons, iconPath } from '$lib/icons.ts';
import { dressWith, type Piece } from '$lib/dress.svelte.ts';
import type { TermName } from '$lib/terms.svelte.ts';
import type { OlympusSide, OlympusTable } from '$lib/wire.ts';
import type { Face } from './faces.svelte.ts';

/** The slots as moves name them, in the order of attack. */
export const SLOTS = ['O1', 'O2', 'O3', 'D1', 'D2', 'T'] as const;
export const AREAS = [
  { area: 'olympus', slots: [0, 1, 2] },
  { area: 'delphi', slots: [3, 4] },
  { area: 'troy', slots: [5] },
] as const;
export const SEVEN = 7; // the last step of the track on either side

/** The moments of an ability that have a picture. */
const MOMENTS: Readonly<Record<string, string>> = {
  play: 'card-play',
  attack: 'gladius',
  undefended: 'gladius',
  always: 'cycle',
};

/** The icons of this table, and its way to write costs in sentences. */
export function prepare(): void {
  addIcons(icons);
  dressWith(dress);
}

/** "cost RB": every letter becomes a badge. */
function dress(text: string): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(/(?<![\p{L}\d'’])[RBYG]{1,6}(?![\p{L}\d'’])/gu)) {
    found.push(text.slice(last, match.index), ...[...match[0]].map((colour) => ({ colour, text: '' })));
    last = match.index + match[0].length;
  }
  return [...found, text.slice(last)];
}

/** The drawing of a card; own cards have the one they wish for, else that of their type. */
export function figureOf(face: Face): string {
  if (face.icon && iconPath(face.icon)) return face.icon;
  const kind = face.type === 'hero' ? 'heroes' : face.type === 'soldier' ? 'soldiers' : 'equipment';
  const plain =
    { hero: 'spartan-helmet', soldier: 'crossed-swords', equipment: 'gladius' }[face.type] ?? 'spartan-helmet';
  return names[kind]?.[face.figure] ?? names[kind]?.[face.figure.split(' ').at(-1) ?? ''] ?? plain;
}

/** The picture of when an ability works; none for cards without one. */
export function momentOf(face: Face): string {
  return face.when.length ? (MOMENTS[face.when[0]!] ?? 'hourglass') : '';
}

/** What explains that picture. */
export function momentTerm(face: Face): TermName {
  const [when] = face.when;
  if (when === 'play') return 'olympus-on-play';
  if (when === 'attack' || when === 'undefended') return 'olympus-on-attack';
  return when === 'always' ? 'olympus-always' : 'olympus-later';
}

export function sideOf(table: OlympusTable, seat: number): OlympusSide {
  return table.sides[seat - 1]!;
}

/** Cards in a list with a key for each; equal cards are told apart by their order alone. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  return cards.map((card, k) => ({ card, key: `${card}.${cards.slice(0, k).filter((one) => one === card).length}` }));
}

/** The card that is being played now, and how many symbols of its cost are paid; none when no card is on its way. */
export function inPlay(table: OlympusTable): { card: string; seat: number; paid: number; paying: boolean } | null {
  const asked = table.asked;
  if (asked === null || asked.card == null || !['pay', 'place', 'bearer'].includes(asked.step)) return null;
  const paying = asked.step === 'pay';
  return { card: asked.card, seat: asked.seat, paid: paying ? (asked.paid ?? 0) : Number.POSITIVE_INFINITY, paying };
}
