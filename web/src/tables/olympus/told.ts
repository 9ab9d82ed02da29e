// Full names of things for those who hear the page: everything that can be seen, in words.

import type { OlympusStrike, OlympusUnit } from '$lib/wire.ts';
import { say } from '$lib/words.svelte.ts';
import type { Face } from './faces.svelte.ts';
import type { Scene } from './scene.svelte.ts';

export function colourName(letter: string): string {
  return letter === 'M' ? say('card-multi') : say('colour-name', { letter });
}

/** "red, blue". */
export function colours(letters: string): string {
  return [...letters].map(colourName).join(', ');
}

/** A card in a hand or list: name, colour, type, cost, values, text. */
export function cardLabel(face: Face): string {
  const { name, type, attack, defence } = face;
  const values = say('page-olympus-values', { attack, defence, type });
  const cost = face.cost ? say('page-olympus-cost', { cost: colours(face.cost) }) : say('page-olympus-no-cost');
  return [name, colourName(face.colour), say(`card-type-${type}`), cost, values, face.text].filter(Boolean).join(', ');
}

/** A unit on the board as it stands. */
export function unitLabel(scene: Scene, unit: OlympusUnit, seat: number, slot: string): string {
  const face = scene.faces.of(unit.card);
  const where = say('page-olympus-at', {
    name: face.name,
    slot,
    whose: seat === scene.play.bottom ? 'own' : 'rival',
    player: scene.play.called(seat),
  });
  const values = say('page-olympus-values', { attack: unit.attack, defence: unit.defence, type: 'unit' });
  const health = say('page-olympus-health', { damage: unit.damage, defence: unit.defence });
  return [where, colourName(face.colour), values, health, ...conditions(scene, unit), face.text]
    .filter(Boolean)
    .join(', ');
}

/** Equipment and everything else that has befallen a unit. */
export function conditions(scene: Scene, unit: OlympusUnit): string[] {
  const found: string[] = [];
  if (unit.equipment) found.push(say('page-olympus-bears', { name: scene.faces.of(unit.equipment).name }));
  if (unit.silenced) found.push(say('page-olympus-condition', { state: 'silenced' }));
  if (unit.attacked) found.push(say('page-olympus-condition', { state: 'attacked' }));
  if (unit.grants) found.push(say('page-olympus-condition', { state: 'again' }));
  return found;
}

/** What an attack would bring, in a few words. */
export function strikeWords(scene: Scene, unit: OlympusUnit | null, own: boolean): { kind: string; text: string } {
  if (unit === null) return { kind: 'none', text: say('page-olympus-strike-empty', { whose: own ? 'own' : 'rival' }) };
  if (unit.attacked) return { kind: 'none', text: say('page-olympus-strike-done') };
  const strike = unit.strike;
  if (strike === null) return { kind: 'none', text: say('page-olympus-strike-zero') };
  if (strike.target) {
    const name = scene.faces.of(strike.target).name;
    return strike.beats
      ? { kind: 'falls', text: say('page-olympus-strike-falls', { damage: strike.damage, name }) }
      : { kind: 'hurts', text: say('page-olympus-strike-hurts', { damage: strike.damage, name }) };
  }
  return {
    kind: strike.bonus ? 'bonus' : 'none',
    text: say('page-olympus-strike-bonus', { bonus: strike.bonus || 'none' }),
  };
}

/** The same in the few letters of a phone. */
export function strikeShort(unit: OlympusUnit | null): string {
  if (unit === null || unit.attacked) return '–';
  const strike = unit.strike;
  if (strike === null) return '0';
  if (strike.target) return strike.beats ? say('page-olympus-short-falls') : `−${strike.damage}`;
  return say('page-olympus-short-bonus', { bonus: strike.bonus || 'none' });
}

/** What else an attack may do. */
export function strikeNotes(strike: OlympusStrike | null): string[] {
  if (strike === null) return [];
  const found: string[] = [];
  if (strike.splash) found.push(say('page-olympus-note-splash', { damage: strike.splash }));
  if (strike.aims) found.push(say('page-olympus-note-aims'));
  if (strike.stand_in) found.push(say('page-olympus-note-stand'));
  if (strike.saved_by) found.push(say('page-olympus-note-saved', { count: strike.saved_by }));
  return found;
}
