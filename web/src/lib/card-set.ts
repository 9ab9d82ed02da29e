// Card sets as files: the same TOML and JSON that `kleos cards check` reads.

export type Row = Record<string, unknown>;

/** A card as it stands in a file; what it may hold is for the server to say. */
export interface Card extends Row {
  name: string;
  type?: string;
  home: string;
  multi?: number;
  cost: string;
  A: number;
  D: number;
  icon?: string;
  replaces?: string;
  effects: Row[];
}

export interface CardSet {
  set: string;
  extends: 'default';
  cards: Card[];
  note?: string;
}

export function asJson(set: CardSet): string {
  return `${JSON.stringify(set, null, 2)}\n`;
}

/** A value on one line; a JSON string is a TOML string too. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key} = ${inline(one)}`)
      .join(', ')} }`;
  return JSON.stringify(value);
}

export function asToml(set: CardSet): string {
  const { cards, ...head } = set;
  const lines = Object.entries(head).map(([key, value]) => `${key} = ${inline(value)}`);
  for (const card of cards) {
    const { effects, ...fields } = card;
    lines.push('', '[[cards]]', ...Object.entries(fields).map(([key, value]) => `${key} = ${inline(value)}`));
    lines.push('effects = [', ...effects.map((row) => `  ${inline(row)},`), ']');
  }
  return `${lines.join('\n')}\n`;
}

/** Let the browser save a text. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
