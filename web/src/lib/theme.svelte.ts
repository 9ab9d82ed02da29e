// Light or dark: the system's wish until one is chosen. The attribute on the root element is what the style sheets
// read.

import { recall, remember } from './kept.ts';

export type Theme = 'dark' | 'light';

const system = window.matchMedia('(prefers-color-scheme: light)');
let chosen = $state<Theme | null>(recall<Theme | null>('theme', null));
let wished = $state<Theme>(system.matches ? 'light' : 'dark');

export function theme(): Theme {
  return chosen ?? wished;
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
  system.addEventListener('change', () => {
    wished = system.matches ? 'light' : 'dark';
    apply();
  });
  apply();
}
