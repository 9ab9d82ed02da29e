// Requests to the own server: JSON both ways, the token against forged posts, refusals as errors with a code.

import type { Me, Problem } from './wire.ts';
import { language } from './words.svelte.ts';

/** A refusal: `code` is a message id, `clause` the rule that it rests on. Status 0 = the server was not reached. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message || problem.code);
  }
}

let csrf: string | null = null;

/** Keep the token that came with an answer. */
export function trust(token: string | null): void {
  if (token) csrf = token;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (csrf !== null) headers['x-kleos-csrf'] = csrf;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : text(body),
    });
  } catch {
    throw new Refused(0, { code: 'page-offline', message: '', clause: '', arguments: {} });
  }
  const data: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json() : null;
  if (!answer.ok) throw new Refused(answer.status, asProblem(data));
  return data as T;
}

function text(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function asProblem(data: unknown): Problem {
  const found = data as Partial<Problem> | null;
  return { code: 'error-internal', message: '', clause: '', arguments: {}, ...found };
}

type Query = Record<string, string | number | null | undefined>;

/** Add what is not empty to an address. */
export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length ? `${path}?${search}` : path;
}

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return request<T>('GET', withQuery(path, query));
}

/** Ask for something in words: the language goes along. */
export async function getWords<T>(path: string, query: Query = {}): Promise<T> {
  return get<T>(path, { ...query, lang: language() });
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  if (csrf === null) await whoAmI();
  const answer = await request<T>('POST', path, body);
  if (csrf === null) await whoAmI(); // the first post makes a guest
  return answer;
}

/** Who the server thinks we are; nobody before the first post. */
export async function whoAmI(): Promise<Me> {
  const me = await request<Me>('GET', '/api/me');
  trust(me.csrf);
  return me;
}
