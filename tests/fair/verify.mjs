// Runs the page's verifier on JSON from stdin: {"vectors": [...], "proofs": [{proof, told}]} -> what it finds, as JSON.
import { readFileSync } from 'node:fs';
import { committed, dealKey, draw, pick, toHex, verify } from '../../web/src/lib/verify.ts';

const given = JSON.parse(readFileSync(0, 'utf8'));
const vectors = [];
for (const one of given.vectors) {
  const key = await dealKey(one.table, one.server_seed, one.seed_1, one.seed_2);
  const total = one.weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  vectors.push({
    server_commitment: await committed(one.server_seed),
    key: toHex(key),
    point: String(await pick(key, one.stream, one.count, total)),
    index: await draw(key, one.stream, one.count, one.weights),
  });
}
const proofs = [];
for (const { proof, told } of given.proofs) proofs.push(await verify(proof, told));
process.stdout.write(JSON.stringify({ vectors, proofs }));
