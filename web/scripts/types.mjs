// Writes src/lib/wire.ts: TypeScript types of everything on the wire, from `kleos schema` on standard input.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HEAD = '// Made by `python3 dev.py types` from the schemas of the server. Do not edit.\n';

/** The name of a type; the game's record must not hide TypeScript's own. */
function named(name, prefix = '') {
  return prefix + (name === 'Record' ? 'GameRecord' : name);
}

/** A JSON Schema as a TypeScript type. */
function type(schema, prefix) {
  if (schema === undefined || schema === true) return 'unknown';
  if (schema.$ref !== undefined) return named(schema.$ref.split('/').at(-1), prefix);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map((one) => JSON.stringify(one)));
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice !== undefined) return union(choice.map((one) => type(one, prefix)));
  if (Array.isArray(schema.type)) return union(schema.type.map((one) => type({ ...schema, type: one }, prefix)));
  return plain(schema, prefix);
}

function plain(schema, prefix) {
  if (schema.type === 'array') return list(schema, prefix);
  if (schema.type === 'object') return record(schema, prefix);
  return (
    { integer: 'number', number: 'number', string: 'string', boolean: 'boolean', null: 'null' }[schema.type] ??
    'unknown'
  );
}

function union(types) {
  return [...new Set(types)].join(' | ');
}

function list(schema, prefix) {
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map((one) => type(one, prefix)).join(', ')}]`;
  const item = type(schema.items, prefix);
  return item.includes('|') ? `(${item})[]` : `${item}[]`;
}

function record(schema, prefix) {
  if (schema.properties === undefined) return `Record<string, ${type(schema.additionalProperties, prefix)}>`;
  return `{ ${fields(schema, prefix).join(' ')} }`;
}

/** A game's agenda is for `imagine` alone: the page reads what is asked. */
function isForPages(name, prefix) {
  return prefix === '' || name !== 'agenda';
}

function fields(schema, prefix) {
  const told = Object.entries(schema.properties).filter(([name]) => isForPages(name, prefix));
  return told.map(([name, one]) => {
    const sign = (schema.required ?? []).includes(name) ? '' : '?';
    return `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${sign}: ${type(one, prefix)};`;
  });
}

/** One named schema as an exported declaration. */
function declaration(name, schema, prefix = '') {
  const note = schema.description ? `/** ${schema.description} */\n` : '';
  if (schema.type === 'object' && schema.properties !== undefined) {
    return `${note}export interface ${named(name, prefix)} {\n${fields(schema, prefix)
      .map((line) => `  ${line}\n`)
      .join('')}}\n`;
  }
  return `${note}export type ${named(name, prefix)} = ${type(schema, prefix)};\n`;
}

const { openapi, messages, games } = JSON.parse(readFileSync(0, 'utf8'));
const shapes = { ...openapi.components.schemas, ...messages };
const parts = Object.keys(shapes)
  .sort()
  .map((name) => declaration(name, shapes[name]));
for (const code of Object.keys(games).sort()) {
  const prefix = code[0].toUpperCase() + code.slice(1);
  const defs = games[code].table.$defs;
  for (const name of Object.keys(defs).sort()) parts.push(declaration(name, defs[name], prefix));
}
const target = process.argv[2] ?? fileURLToPath(new URL('../src/lib/wire.ts', import.meta.url));
writeFileSync(target, [HEAD, ...parts].join('\n'));
