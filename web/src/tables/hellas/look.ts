// How the things of Hellas look: names and texts of the set that is played with, cities by their number, pictures by
// name.

import icons, { names } from 'virtual:icons/hellas';
import { addIcons } from '$lib/icons.ts';
import { dressWith } from '$lib/dress.svelte.ts';
import type { HellasSide, HellasTable, HellasTile } from '$lib/wire.ts';
import { properName, say, type Arguments } from '$lib/words.svelte.ts';

export const GODS = ['ares', 'poseidon', 'zeus'] as const;
export type God = (typeof GODS)[number];
export type Piece = 'greek' | 'ship';

export interface HellasCard {
  id: string;
  god: God;
  name: string;
  reply?: boolean;
  windows: string[];
  who: string;
  effects: ({ verb: string } & Record<string, unknown>)[];
}
export interface HellasSet {
  cards: HellasCard[];
  tiles: { id: string; name?: string; edges: string; copies: number; city: boolean; temple: boolean }[];
}

export function prepare(): void {
  addIcons(icons);
  dressWith((text) => [text]);
}

export function cardOf(set: unknown, id: string): HellasCard | undefined {
  return (set as HellasSet).cards.find((card) => card.id === id);
}

export function cardName(set: unknown, id: string): string {
  return properName(cardOf(set, id)?.name ?? id);
}

/** What a card does, by the same messages as everywhere. */
export function cardText(set: unknown, id: string): string {
  const effect = cardOf(set, id)?.effects[0];
  if (effect === undefined) return '';
  const total = Number(effect['n'] ?? 0) + 1; // the tile already turned up is one to choose from
  return say(`god-${effect.verb}`, { total, ...effect } as unknown as Arguments);
}

/** When a card may be laid. */
export function cardMoment(set: unknown, id: string): string {
  const card = cardOf(set, id);
  return card === undefined ? '' : say('page-hellas-when', { window: card.windows[0] ?? 'free', who: card.who });
}

const LETTERS: Readonly<Record<string, God>> = { A: 'ares', P: 'poseidon', Z: 'zeus' };

export function godOf(id: string): God {
  return LETTERS[id[0] ?? 'Z'] ?? 'zeus';
}

export function cardIcon(id: string): string {
  return names['cards']?.[id] ?? godIcon(godOf(id));
}

export function godIcon(god: God): string {
  return names['gods']?.[god] ?? 'heavy-lightning';
}

export function godName(god: string): string {
  return say('page-hellas-god', { god });
}

/** "5 Argos": the number is what log and moves call it. */
export function cityName(number: number): string {
  return say('page-hellas-city-name', { number });
}

export function cityLabel(number: number): string {
  return say('page-hellas-city-number', { number, name: cityName(number) });
}

export function sideOf(table: HellasTable, seat: number): HellasSide {
  return table.sides[seat - 1]!;
}

export function templesOf(table: HellasTable, seat: number): number {
  return table.tiles.filter((tile) => tile.temple && tile.holder === seat).length;
}

/** Whether the holder's rival could take the city as it stands: the server counts both. */
export function inReach(tile: HellasTile): boolean {
  return tile.holder !== 0 && tile.threat > 0 && tile.threat >= tile.need;
}

/** Codes of one verb. */
export function of(legal: readonly string[], verb: string): string[] {
  return legal.filter((code) => code === verb || code.startsWith(`${verb} `));
}

const CITY_CODE =
  /^(greek|ship|from|pay|target|send|convert|storm|swap|drop greek|drop ship|lift greek|lift ship) (\d+)$/;

/** The legal moves that name a city. */
export function cityCodes(legal: readonly string[], number: number): string[] {
  return legal.filter((code) => CITY_CODE.exec(code)?.[2] === String(number));
}

/** What one would ask about a city that has no move: the same as others offer. */
export function cityProbe(legal: readonly string[], number: number): string | null {
  const like = legal.map((code) => CITY_CODE.exec(code)).find((match) => match !== null);
  return like ? `${like[1]} ${number}` : null;
}

export function tileName(set: unknown, kind: string): string {
  const row = (set as HellasSet).tiles.find(
    (tile) => tile.city && tile.temple === kind.endsWith('t') && ringOf(tile.edges) === kind.slice(0, 6),
  );
  return properName(row?.name ?? row?.id ?? kind);
}

/** A ring of edges as kinds are written: from the edge that makes the word greatest. */
export function ringOf(edges: string): string {
  return [...edges]
    .map((_, k) => edges.slice(k) + edges.slice(0, k))
    .sort()
    .at(-1)!;
}
