// Six short sounds, made by scripts/sounds.mjs. They are on at a gentle volume, silent before the first press, fetched
// when the first one is due; each has a visible twin.

import cardFile from '../sounds/card.wav?url';
import lostFile from '../sounds/lost.wav?url';
import refusedFile from '../sounds/refused.wav?url';
import stoneFile from '../sounds/stone.wav?url';
import turnFile from '../sounds/turn.wav?url';
import wonFile from '../sounds/won.wav?url';
import { recall, remember } from './kept.ts';

export type Cue = 'turn' | 'card' | 'refused' | 'won' | 'lost' | 'away';

const FILES: Readonly<Record<Cue, string>> = {
  turn: turnFile,
  card: cardFile,
  refused: refusedFile,
  won: wonFile,
  lost: lostFile,
  away: stoneFile,
};
const GENTLE = 35; // percent

let on = $state(recall('sound', true));
let loud = $state(recall('volume', GENTLE));
let context: AudioContext | null = null;
const fetched = new Map<Cue, Promise<AudioBuffer | null>>();

export function soundOn(): boolean {
  return on;
}

export function toggleSound(): void {
  on = !on;
  remember('sound', on);
  play('turn');
}

/** How loud, in percent. */
export function volume(): number {
  return loud;
}

export function chooseVolume(percent: number): void {
  loud = percent;
  remember('volume', percent);
  play('turn');
}

/** Play a sound; before the first press browsers allow none. */
export function play(cue: Cue): void {
  if (!on || !loud || !navigator.userActivation?.hasBeenActive) return;
  void sound(cue);
}

async function sound(cue: Cue): Promise<void> {
  const at = (context ??= new AudioContext());
  const made = fetched.get(cue) ?? load(at, cue);
  fetched.set(cue, made);
  const buffer = await made;
  if (buffer === null) return;
  const strength = new GainNode(at, { gain: (loud / 100) ** 2 }); // ears hear powers, not steps
  const source = new AudioBufferSourceNode(at, { buffer });
  source.connect(strength).connect(at.destination);
  source.start();
}

/** Fetch a sound; where that fails, silence, and another try the next time. */
async function load(at: AudioContext, cue: Cue): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(FILES[cue]);
    return await at.decodeAudioData(await answer.arrayBuffer());
  } catch {
    fetched.delete(cue);
    return null;
  }
}
