// Compresses every text file of the bundle once, here, so that the server never has to.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const LEAST = 512;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'kleos-compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (TEXT.test(name)) squeeze(join(folder, name));
      }
    },
  };
}

/** Write FILE.br and FILE.gz beside a file that is worth it. */
function squeeze(file: string): void {
  const content = readFileSync(file);
  if (content.length < LEAST) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
