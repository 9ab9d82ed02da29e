// Sitting down: tables against bots, with a friend by link, or for two at one screen. Each own seat promises a seed of
// its own.

import { post, Refused } from './api.ts';
import { recall, remember } from './kept.ts';
import { COACHED } from './levels.ts';
import type { Seat } from './play.svelte.ts';
import { keepSeed, newSeed, type Seed } from './seeds.ts';
import type { SeatRequest, CreateTable, InvitationInfo, Seated } from './wire.ts';
import { say } from './words.svelte.ts';

export type Rival = 'bot' | 'friend' | 'screen';

/** What may be agreed on before the first card. */
export interface Terms {
  options: Record<string, string | number | boolean>;
  cards: File | null; // an own card set, read when the table is made
  clock: { seconds: number; increment: number } | null;
  listed: boolean; // whether anybody may sit down
  patience: number; // seconds after which a seat left alone may be claimed
  hints: boolean | null; // against a bot, whether the coach may be asked; null = as the level has it
  mirror: boolean; // whether both may look into the mirror
}

export const PLAIN: Terms = {
  options: {},
  cards: null,
  clock: null,
  listed: false,
  patience: 86_400,
  hints: null,
  mirror: false,
};

export interface Wish extends Terms {
  game: string;
  rival: Rival;
  level: string;
  seat: Seat;
}

/** What playing at seat 1 or 2 means; nothing where lots decide it. */
export function sideNames(game: string, options: Terms['options']): string[] {
  const greeks = options['greek_seat'] ?? 0; // an option of Hector & Achilles alone
  if (game === 'olympus' || greeks === 'random') return [];
  return (greeks === 1 ? [2, 1] : [1, 2]).map((seat) => say('page-side-name', { game, seat }));
}

/** Make a table; answers with its id. */
export async function sitDown(wish: Wish): Promise<string> {
  const seeds = await Promise.all([newSeed(), newSeed()]);
  const seats = [seatRequest(wish, 1, seeds[0]), seatRequest(wish, 2, seeds[1])] as [SeatRequest, SeatRequest];
  const body: CreateTable = { game: wish.game, seats, options: wish.options, ...(await agreed(wish)), ...named() };
  const seated = await post<Seated>('/api/tables', body);
  for (const seat of seated.info.yours) keepSeed(seated.info.id, seat, seeds[seat - 1] ?? null);
  keepLinks(seated);
  return seated.info.id;
}

/** The terms beside the rules; only with a friend somebody may sit down or stay away. */
async function agreed(wish: Wish): Promise<Partial<CreateTable>> {
  const company = wish.rival === 'friend' ? { listed: wish.listed, patience: wish.patience } : {};
  return {
    ...company,
    ...(wish.rival === 'bot' && { hints: wish.hints ?? COACHED.includes(wish.level) }),
    ...(wish.mirror && { mirror: true }),
    ...(wish.clock && { clock: wish.clock }),
    ...(wish.cards && { components: await textOf(wish.cards) }),
  };
}

/** The text of a card file, which the server reads; without it no table is made. */
async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new Refused(0, { code: 'page-own-cards-bad', message: '', clause: '', arguments: { file: file.name } });
  }
}

/** The own name, where one was given. */
function named(): { name?: string } {
  const name = ownName().trim();
  return name ? { name } : {};
}

export function ownName(): string {
  return recall('name', '');
}

export function nameOneself(name: string): void {
  remember('name', name);
}

/** The names of two people at one screen. */
export function screenName(seat: Seat): string {
  return seat === 1 ? ownName() : recall('name-opposite', '');
}

export function nameAtScreen(seat: Seat, name: string): void {
  remember(seat === 1 ? 'name' : 'name-opposite', name);
}

function seatRequest(wish: Wish, seat: Seat, seed: Seed | null): SeatRequest {
  const commitment = seed?.commitment ?? null;
  if (wish.rival === 'screen')
    return { kind: 'me', commitment, name: screenName(seat).trim() || say('page-seat-name', { seat }) };
  if (seat === wish.seat) return { kind: 'me', commitment };
  return wish.rival === 'bot' ? { kind: 'bot', bot: wish.level } : { kind: 'open' };
}

export interface Links {
  invite: string;
  watch: string;
}

/** Tokens are told once; this browser keeps the links it may hand on. */
function keepLinks(seated: Seated): void {
  const invite = Object.values(seated.invites ?? {})[0] ?? '';
  remember(`links-${seated.info.id}`, { invite, watch: seated.watch ?? '' });
}

export function links(table: string): Links {
  const kept = recall<Links>(`links-${table}`, { invite: '', watch: '' });
  const origin = window.location.origin;
  return {
    invite: kept.invite ? `${origin}/join/${table}#${kept.invite}` : '',
    watch: kept.watch ? `${origin}/watch/${table}#${kept.watch}` : '',
  };
}

/** A new link for spectators; the old one no longer works. */
export async function renewWatchLink(table: string): Promise<void> {
  const { token } = await post<{ token: string }>(`/api/tables/${table}/watch-link`);
  remember(`links-${table}`, { ...recall<Links>(`links-${table}`, { invite: '', watch: '' }), watch: token });
}

/** A link to a moment of a game; with the spectators' token where this browser has it, so that others may look too. */
export function momentLink(table: string, ply: number, as: string): string {
  const { watch: token } = recall<Links>(`links-${table}`, { invite: '', watch: '' });
  const path = token ? `/watch/${table}?ply=${ply}&as=${as}#${token}` : `/t/${table}?ply=${ply}&as=${as}`;
  return window.location.origin + path;
}

/** Sit down by the token of an invite link. */
export async function join(table: string, token: string): Promise<void> {
  const seed = await newSeed();
  const seated = await post<Seated>(`/api/tables/${table}/join`, {
    token: token || null,
    commitment: seed?.commitment ?? null,
    ...named(),
  });
  for (const seat of seated.info.yours) keepSeed(table, seat, seed);
}

/** Sit down at the table of a rematch, in the other seat; answers with its id. */
export async function sitAgain(table: string): Promise<string> {
  const seed = await newSeed();
  const seated = await post<Seated>(`/api/tables/${table}/rematch`, { commitment: seed?.commitment ?? null });
  const { info } = seated;
  for (const seat of info.yours) {
    // Who sat down there before, in another window, has promised another seed.
    if (info.seats[seat - 1]?.commitment === seed?.commitment) keepSeed(info.id, seat, seed);
  }
  if (seated.watch) keepLinks(seated);
  return seated.info.id;
}

/** Stand up before the cards are dealt. */
export async function leave(table: string): Promise<void> {
  await post(`/api/tables/${table}/leave`);
}

/** What the token of a link is good for now. */
export async function lookAtInvitation(table: string, token: string): Promise<InvitationInfo> {
  return post<InvitationInfo>(`/api/tables/${table}/invitation`, { token });
}

export async function watch(table: string, token: string): Promise<void> {
  await post(`/api/tables/${table}/watch`, { token });
}
