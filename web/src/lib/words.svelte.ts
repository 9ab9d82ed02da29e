// Words: Fluent messages in the chosen language, English where a message is missing there.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import loaders from 'virtual:words';
import { recall, remember } from './kept.ts';

export const LANGUAGES = Object.keys(loaders); // English first
export type Language = string;
export type Arguments = Record<string, FluentVariable>;

const loaded = new Map<Language, FluentBundle>();
let chosen = $state<Language>('en');
let spoken = $state.raw<FluentBundle[]>([]);

export function language(): Language {
  return chosen;
}

/** The language that was chosen before, else the first one of the browser's that we speak. */
function guess(): Language {
  const wanted = [recall<string>('language', ''), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

async function load(one: Language): Promise<FluentBundle> {
  const known = loaded.get(one);
  if (known !== undefined) return known;
  const text = (await loaders[one]?.())?.default ?? '';
  const bundle = new FluentBundle(one, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  loaded.set(one, bundle);
  return bundle;
}

/** Start with the right language. English comes along only where another language has gaps. */
export async function begin(): Promise<void> {
  await speak(guess());
}

export async function choose(one: Language): Promise<void> {
  remember('language', one);
  await speak(one);
}

async function speak(one: Language): Promise<void> {
  const bundles = one === 'en' ? [await load('en')] : await Promise.all([load(one), load('en')]);
  spoken = bundles;
  chosen = one;
  document.documentElement.lang = one;
}

/** Word a message; a missing one shows its id. */
export function say(id: string, args: Arguments | null = null): string {
  for (const bundle of spoken) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern != null) return bundle.formatPattern(pattern, worded(args), []);
  }
  return `{${id}}`;
}

/** Arguments with the message that one of them may name put into words: what would have been right. */
function worded(args: Arguments | null): Arguments | null {
  if (args === null || !Object.values(args).some((one) => typeof one === 'string' && one.startsWith('want-')))
    return args;
  const isNamed = (one: FluentVariable) => typeof one === 'string' && one.startsWith('want-') && knows(one);
  return Object.fromEntries(
    Object.entries(args).map(([name, one]) => {
      const rest = Object.fromEntries(Object.entries(args).filter(([other]) => other !== name));
      return [name, isNamed(one) ? say(one as string, rest) : one];
    }),
  );
}

/** An option of a game, and what one of its values means. */
export function optionWords(name: string): string {
  return capital(say('option-name', { option: name }));
}

export function valueWords(name: string, value: string | number | boolean): string {
  const choice = typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${name}-${value}`;
  return say('option-value', { choice, value: String(value) });
}

/** "10 min + 5 s": thinking time for the whole game, and what each decision adds. */
export function clockWords(clock: { seconds: number; increment: number }): string {
  return say('page-clock-terms', { minutes: clock.seconds / 60, increment: clock.increment });
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

/** A length of time in its greatest whole unit. */
export function timeWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? UNITS[2];
  return say('page-time', { unit, count: Math.ceil(seconds / size) });
}

/** A name of the default sets in the chosen language; any other as its maker wrote it. */
export function properName(name: string): string {
  const id = `name-${name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '-')}`;
  return knows(id) ? say(id) : name;
}

export function knows(id: string): boolean {
  return spoken.some((bundle) => bundle.getMessage(id)?.value != null);
}

/** A sentence of the log begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(chosen) + text.slice(1);
}

/** Words for a refusal: from our own files where the code is known, else what the server said. */
export function refusal(problem: { code: string; message: string; arguments?: Arguments }): string {
  return capital(knows(problem.code) ? say(problem.code, problem.arguments ?? {}) : problem.message);
}
