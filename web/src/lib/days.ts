// Dates as they are written where the browser is.

import { language } from './words.svelte.ts';

/** The browser's own kind of the language: dates differ between countries. */
export function day(at: number): string {
  const place = navigator.languages.find((one) => one.startsWith(language())) ?? language();
  return new Date(at).toLocaleDateString(place, { day: 'numeric', month: 'short', year: 'numeric' });
}
