// Six short cues made by WebAudio, off until somebody wants them. Each has a visible twin.

import { recall, remember } from './kept.ts';

export type Cue = 'turn' | 'card' | 'refused' | 'won' | 'lost' | 'away';

const TONES: Record<Cue, [pitch: number, start: number, length: number][]> = {
  turn: [
    [587, 0, 0.12],
    [880, 0.11, 0.18],
  ],
  card: [[330, 0, 0.05]],
  refused: [
    [196, 0, 0.12],
    [185, 0.1, 0.14],
  ],
  won: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.3],
  ],
  lost: [
    [392, 0, 0.18],
    [311, 0.17, 0.32],
  ],
  away: [[440, 0, 0.08]],
};

let on = $state(recall('sound', false));
let context: AudioContext | null = null;

export function soundOn(): boolean {
  return on;
}

export function toggleSound(): void {
  on = !on;
  remember('sound', on);
  if (on) play('turn');
}

export function play(cue: Cue): void {
  if (!on) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of TONES[cue]) tone(context, pitch, context.currentTime + start, length);
}

/** A plucked string: quick attack, falling away. */
function tone(at: AudioContext, pitch: number, start: number, length: number): void {
  const source = new OscillatorNode(at, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(at, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.16, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(at.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}
