// The table by keyboard: letters jump to a zone or act, digits choose hand cards, arrows walk inside a row.

import { flushSync } from 'svelte';
import type { Play } from './play.svelte.ts';

const ZONES: Readonly<Record<string, string>> = { a: 'actions', t: 'tile', l: 'log' };

export function tableKeys(event: KeyboardEvent, play: Play): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement | null;
  if (event.key === 'Escape') return escape(play);
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target?.closest('dialog')) return;
  if (act(event.key, play) || walk(event.key, target)) event.preventDefault();
}

/** Close the hint, else drop what is chosen, else close the mirror, else come back from looking back. */
function escape(play: Play): void {
  if (play.coach.isOpen) return play.coach.close();
  if (!play.selection.chosen.length && play.mirror.isOpen) return play.mirror.close();
  if (!play.selection.chosen.length && play.review.is && !play.isOver) play.review.leave();
  play.selection.clear();
}

function act(key: string, play: Play): boolean {
  const zone = ZONES[key.toLowerCase()];
  if (/^[1-3]$/.test(key) && play.coach.lift(Number(key))) return true;
  if (/^[1-9]$/.test(key)) return press(`[data-hand="${key}"]`);
  if (zone !== undefined) return focus(`[data-zone="${zone}"] button, button[data-zone="${zone}"]`);
  if (key === '/') return command();
  if (key.toLowerCase() === 'w') return press('[data-probe]');
  if (key.toLowerCase() === 'u') void play.undo();
  else if (key.toLowerCase() === 'r') void play.resetTurn();
  else if (key.toLowerCase() === 'h' && play.coach.isThere) void play.coach.ask();
  else if (key.toLowerCase() === 'k' && play.mirror.isThere) play.mirror.toggle();
  else return false;
  return true;
}

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}

function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  found?.click();
  return found !== null;
}

/** The box to type a move in, opened if need be. */
function command(): boolean {
  const list = document.querySelector<HTMLDetailsElement>('[data-moves]');
  if (list !== null && !list.checkVisibility()) flushSync(() => void press('[data-log]')); // it is in the drawer
  if (list !== null) list.open = true;
  return focus('[data-command]');
}

/** Arrows move inside the nearest row. */
function walk(key: string, target: HTMLElement | null): boolean {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
  const row = target?.closest('[data-row]');
  if (step === undefined || !row) return false;
  const stops = [...row.querySelectorAll<HTMLElement>('button, [tabindex="0"]')];
  const next = stops[stops.indexOf(target!) + step];
  next?.focus();
  return next !== undefined;
}
