// Who one is, as a file: what the cookie of this browser stands for, to be used in another one.

import { post, trust } from './api.ts';
import type { Identity, Me } from './wire.ts';

const FORMAT = 'kleos-identity/1';
const LARGEST = 4_000; // bytes; a true one is far smaller

/** Ask for the own identity, and let the browser save it. */
export async function saveIdentity(): Promise<void> {
  const saved = await post<Identity>('/api/me/identity');
  const file = new Blob([JSON.stringify({ format: FORMAT, ...saved }, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'kleos-identity.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The identity in a file; nothing where there is none. */
export async function readIdentity(file: File): Promise<Identity | null> {
  if (file.size > LARGEST) return null;
  try {
    const found = JSON.parse(await file.text()) as Partial<Identity & { format: string }> | null;
    const isOne = found?.format === FORMAT && typeof found.identity === 'string' && typeof found.name === 'string';
    return isOne ? { name: found.name!, identity: found.identity! } : null;
  } catch {
    return null;
  }
}

/** Go on in this browser as somebody else. */
export async function takeIdentity(identity: string): Promise<Me> {
  const me = await post<Me>('/api/me/identity/take', { identity });
  trust(me.csrf);
  return me;
}
