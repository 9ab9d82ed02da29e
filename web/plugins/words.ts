// Words for the page: `virtual:words` loads a language's Fluent files as one chunk of its own, without what only a
// terminal says and without comments.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'de', 'nl', 'fr'];
const NOT_HERE = /-(terminal|arena)\.ftl$/;
const TERMINAL =
  /^(help|bench|arena|report|exploit|serve|version|verify|replay|table|move|cards|play|ask|log|do|bots|rules)-/;

/** The messages of a language that the page may need. */
function messages(folder: string, language: string): string {
  const ours = readdirSync(folder).filter((name) => name === `${language}.ftl` || name.startsWith(`${language}-`));
  const texts = ours
    .filter((name) => !NOT_HERE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return entries(texts.join('\n'))
    .filter((entry) => !TERMINAL.test(entry))
    .join('\n');
}

/** Split a file into messages and terms; comments go. */
function entries(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    if (/^-?[a-z]/.test(line)) found.push(line);
    else if (found.length && line.trim()) found[found.length - 1] += `\n${line}`;
  }
  return found;
}

export function words(folder: string): Plugin {
  return {
    name: 'kleos-words',
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:words') {
        const loaders = LANGUAGES.map((one) => `${one}: () => import('virtual:words/${one}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      const language = id.startsWith('\0virtual:words/') ? id.slice('\0virtual:words/'.length) : null;
      if (language === null) return null;
      for (const name of readdirSync(folder)) if (name.endsWith('.ftl')) this.addWatchFile(join(folder, name));
      return `export default ${JSON.stringify(messages(folder, language))};`;
    },
  };
}
