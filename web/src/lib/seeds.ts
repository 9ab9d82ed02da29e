// The own part of a fair deal: 32 random bytes per seat, promised as a hash, kept in this browser and shown once both
// have promised.

import { forget, recall, remember } from './kept.ts';
import { committed, toHex } from './verify.ts';

export interface Seed {
  seed: string;
  commitment: string;
}

/** Whether this browser can promise a seed: without WebCrypto (plain http in a network) it cannot. */
export function canPromise(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** A new seed; where none can be promised there is none, and zeros stand for it. */
export async function newSeed(): Promise<Seed | null> {
  if (!canPromise()) return null;
  const seed = toHex(crypto.getRandomValues(new Uint8Array(32)));
  return { seed, commitment: await committed(seed) };
}

const name = (table: string, seat: number) => `seed-${table}-${seat}`;

export function keepSeed(table: string, seat: number, seed: Seed | null): void {
  if (seed !== null) remember(name(table, seat), seed.seed);
}

export function keptSeed(table: string, seat: number): string | null {
  return recall<string | null>(name(table, seat), null);
}

export function dropSeed(table: string, seat: number): void {
  forget(name(table, seat));
}

/** The promises that this page was told before the deal, for the check after the end. */
export interface Told {
  server: string;
  seats: (string | null)[];
}

export function keepPromises(table: string, told: Told): void {
  if (keptPromises(table) === null) remember(`told-${table}`, told);
}

export function keptPromises(table: string): Told | null {
  return recall<Told | null>(`told-${table}`, null);
}
