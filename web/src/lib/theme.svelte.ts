// Dark, as the vases are, until light is chosen. The attribute on the root element is what the style sheets read.

import { recall, remember } from './kept.ts';

export type Theme = 'dark' | 'light';

let chosen = $state<Theme>(recall<Theme>('theme', 'dark'));

export function theme(): Theme {
  return chosen;
}

export function chooseTheme(one: Theme): void {
  chosen = one;
  remember('theme', one);
  apply();
}

function apply(): void {
  document.documentElement.dataset['theme'] = theme();
  const colour = theme() === 'dark' ? '#14100d' : '#f5ebd7';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

export function beginTheme(): void {
  apply();
}
