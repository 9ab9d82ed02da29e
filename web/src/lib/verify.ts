// Checks a deal without trusting the server that dealt it: promises, seeds and every draw. No imports, WebCrypto alone.

/** One draw: what could come and with which weight, what came, and where in its stream it stands. */
export interface Draw {
  ply: number;
  stream: string;
  count: number;
  odds: [code: string, weight: number | string][];
  code: string;
}

/** What the server hands out after the end: GET /api/tables/{id}/proof. */
export interface Proof {
  format: string;
  table: string;
  server_commitment: string;
  server_seed: string;
  commitment_1: string;
  seed_1: string;
  commitment_2: string;
  seed_2: string;
  draws: Draw[];
}

/** What a check found: the first thing that is wrong, or how many draws are right. */
export type Verdict = { verified: true; draws: number } | { verified: false; reason: 'promise' | 'draw'; at: string };

/** What was told to this page before the deal; a proof that names other promises is no proof. */
export interface Promises {
  table: string;
  server_commitment: string;
  commitment_1?: string | null;
  commitment_2?: string | null;
}

const DOMAIN = 'kleos-deal/1';
const WORD = 1n << 64n;

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('not hexadecimal');
  const bytes = new Uint8Array(text.length / 2);
  for (let k = 0; k < bytes.length; k += 1) bytes[k] = Number.parseInt(text.slice(2 * k, 2 * k + 2), 16);
  return bytes;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The promise that stands for a seed until it is shown. */
export async function committed(seed: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(seed))));
}

async function hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}

/** The key of a table's deal, from the three seeds. */
export async function dealKey(
  table: string,
  serverSeed: string,
  seed1: string,
  seed2: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const head = new TextEncoder().encode(`${DOMAIN}\0${table}\0`);
  const one = fromHex(seed1);
  const two = fromHex(seed2);
  const message = new Uint8Array(head.length + one.length + two.length);
  message.set(head, 0);
  message.set(one, head.length);
  message.set(two, head.length + one.length);
  return hmac(fromHex(serverSeed), message);
}

/** A whole number below the total, drawn without bias: numbers of the last, incomplete round are drawn again. */
export async function pick(
  key: Uint8Array<ArrayBuffer>,
  stream: string,
  count: number,
  total: bigint,
): Promise<bigint> {
  for (let attempt = 0; ; attempt += 1) {
    const digest = await hmac(key, new TextEncoder().encode(`${stream}\n${count}\n${attempt}`));
    let word = 0n;
    for (const byte of digest.subarray(0, 8)) word = (word << 8n) | BigInt(byte);
    const product = word * total;
    if (product % WORD >= WORD % total) return product / WORD;
  }
}

/** The place among the weights where a draw falls. */
export async function draw(
  key: Uint8Array<ArrayBuffer>,
  stream: string,
  count: number,
  weights: readonly (number | string)[],
): Promise<number> {
  const sizes = weights.map((weight) => BigInt(weight));
  const total = sizes.reduce((sum, size) => sum + size, 0n);
  if (total <= 0n) throw new Error('nothing to draw');
  let point = await pick(key, stream, count, total);
  let at = 0;
  while (point >= (sizes[at] ?? 0n)) {
    point -= sizes[at] ?? 0n;
    at += 1;
  }
  return at;
}

/** Check a proof against the promises that were told before the deal. */
export async function verify(proof: Proof, told: Promises): Promise<Verdict> {
  const pairs: [string, string, string | null | undefined, string][] = [
    [proof.server_seed, proof.server_commitment, told.server_commitment, 'server'],
    [proof.seed_1, proof.commitment_1, told.commitment_1, 'seat 1'],
    [proof.seed_2, proof.commitment_2, told.commitment_2, 'seat 2'],
  ];
  if (proof.table !== told.table) return { verified: false, reason: 'promise', at: 'table' };
  for (const [seed, promise, before, at] of pairs) {
    const kept = seed.length === 64 && (await committed(seed)) === promise;
    if (!kept || (before != null && before !== promise)) return { verified: false, reason: 'promise', at };
  }
  const key = await dealKey(proof.table, proof.server_seed, proof.seed_1, proof.seed_2);
  for (const one of proof.draws) {
    const at = await draw(
      key,
      one.stream,
      one.count,
      one.odds.map(([, weight]) => weight),
    );
    if (one.odds[at]?.[0] !== one.code) return { verified: false, reason: 'draw', at: String(one.ply) };
  }
  return { verified: true, draws: proof.draws.length };
}
