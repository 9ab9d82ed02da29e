// Words for the page: `virtual:words` loads the Fluent files of a language that the page needs as one chunk of its own,
// without comments. A folder is a language.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

// What the page says, and what it words from the codes and arguments of the server; of the whole and of each game.
const FILES = [
  'bluffs',
  'cards',
  'coach',
  'company',
  'daily',
  'endings',
  'errors',
  'learn',
  'mirror',
  'names',
  'options',
  'page',
  'puzzles',
  'insight',
  'server',
  'settings',
  'terms',
  'wanted',
  'workshop',
];

/** The languages, English first. */
function languages(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return [
    'en',
    ...found
      .map((one) => one.name)
      .filter((name) => name !== 'en')
      .sort(),
  ];
}

/** The files of a language that the page may need. */
function files(folder: string, language: string): string[] {
  const all = readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' }).sort();
  return all.filter((path) => FILES.includes(basename(path, '.ftl'))).map((path) => join(folder, language, path));
}

/** The text of a file without its comments and empty lines. */
function messages(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() && !line.startsWith('#')).join('\n');
}

export function words(folder: string): Plugin {
  return {
    name: 'kleos-words',
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:words') {
        const loaders = languages(folder).map((one) => `${one}: () => import('virtual:words/${one}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      const language = id.startsWith('\0virtual:words/') ? id.slice('\0virtual:words/'.length) : null;
      if (language === null) return null;
      const needed = files(folder, language);
      for (const file of needed) this.addWatchFile(file);
      return `export default ${JSON.stringify(needed.map(messages).join('\n'))};`;
    },
  };
}
