// Things that fly between zones: one pair of transitions for the whole table, still where people wish no motion.

import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { pace } from './settings.svelte.ts';

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

/** A length of time in ms as the options wish it; none where the system or the options wish no motion. */
export function ms(length: number): number {
  return still.matches ? 0 : length * pace();
}

/**
 * `in:receive={{ key }}` and `out:send={{ key }}` on two elements with the same key: the thing slides from one to the
 * other.
 */
export const [send, receive] = crossfade({
  duration: () => ms(220),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: ms(140) }),
});

/** For `animate:flip`: neighbours close the gap. */
export const flipping = { duration: () => ms(220) };
