// Icons: `virtual:icons/SET` holds the drawings that icons.json lists for a set, and no other of the thousands;
// `names` is that part of icons.json, for tables that look icons up by card.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type Names = string[] | { [key: string]: Names | string };

/** Every icon name below a node of icons.json. */
function names(node: Names | string): string[] {
  if (typeof node === 'string') return [node];
  return (Array.isArray(node) ? node : Object.values(node)).flatMap((one) => names(one));
}

export function icons(file: string): Plugin {
  const from = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return {
    name: 'kleos-icons',
    resolveId: (id) => (id.startsWith('virtual:icons/') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:icons/')) return null;
      this.addWatchFile(file);
      const sets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Names>;
      const wanted = sets[id.slice('\0virtual:icons/'.length)];
      if (wanted === undefined) this.error(`icons.json has no set for ${id.slice(1)}`);
      const { icons: drawn } = JSON.parse(readFileSync(from, 'utf8')) as { icons: Record<string, { body: string }> };
      const found = [...new Set(names(wanted))].sort().map((name) => {
        const body = drawn[name]?.body;
        if (body === undefined) this.error(`game-icons has no icon ${name}`);
        return [name, [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('')];
      });
      const paths = JSON.stringify(Object.fromEntries(found));
      return `export default ${paths}; export const names = ${JSON.stringify(wanted)};`;
    },
  };
}
