// Makes the sounds of the page: `node scripts/sounds.mjs` writes src/sounds/*.wav anew. Everything is computed here:
// plucked strings (Karplus and Strong), filtered noise and a falling click. The noise is the same at each run.

import { mkdirSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../src/sounds/', import.meta.url);

/** Noise between -1 and 1 that is the same each time (mulberry32). */
function noise(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

/** Silence of a length in seconds. */
const silence = (rate, seconds) => new Float64Array(Math.round(rate * seconds));

/** A plucked string: a short noise runs round a loop as long as its wave, and grows softer each time. */
function pluck(into, rate, start, pitch, { loud = 0.6, damping = 0.994, seed = 7 } = {}) {
  const random = noise(seed);
  const loop = Array.from({ length: Math.round(rate / pitch) }, random);
  for (let k = 1; k < loop.length; k += 1) loop[k] = 0.45 * loop[k] + 0.55 * loop[k - 1]; // a finger, not a nail
  const mean = loop.reduce((sum, one) => sum + one, 0) / loop.length;
  loop.forEach((one, k) => (loop[k] = one - mean)); // a string swings to both sides
  for (let k = Math.round(start * rate), at = 0; k < into.length; k += 1, at = (at + 1) % loop.length) {
    const next = (at + 1) % loop.length;
    into[k] += loud * loop[at];
    loop[at] = damping * 0.5 * (loop[at] + loop[next]);
  }
}

/** A card that slides over a table: noise through a band that moves, swelling and ebbing. */
function slide(into, rate, { from, to, loud = 0.8, seed = 3 }) {
  const random = noise(seed);
  let [low, band] = [0, 0];
  for (let k = 0; k < into.length; k += 1) {
    const part = k / into.length;
    const tune = 2 * Math.sin((Math.PI * (from + (to - from) * part)) / rate);
    low += tune * band;
    band += tune * (random() - low - 0.7 * band);
    into[k] += loud * band * Math.sin(Math.PI * part) ** 1.5;
  }
}

/** A stone that is set down: a click, and two tones of the board that fall away at once. */
function knock(into, rate, { pitch, decay, loud = 0.8, seed = 5 }) {
  const random = noise(seed);
  for (let k = 0; k < into.length; k += 1) {
    const time = k / rate;
    const click = random() * Math.exp(-time * 900);
    const board = Math.sin(2 * Math.PI * pitch * time) + 0.5 * Math.sin(2 * Math.PI * pitch * 2.76 * time);
    into[k] += loud * (0.5 * click + 0.5 * board * Math.exp(-time * decay));
  }
}

/** Let the end fade, so that nothing clicks there. */
function faded(sound, rate) {
  const length = Math.round(rate * 0.04);
  for (let k = 0; k < length; k += 1) sound[sound.length - 1 - k] *= k / length;
  return sound;
}

/** A WAV file, one channel of 16 bits, as loud as it can be. */
function wav(sound, rate) {
  const top = Math.max(...sound.map(Math.abs));
  const file = Buffer.alloc(44 + 2 * sound.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * sound.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * sound.length, 40);
  sound.forEach((value, k) => file.writeInt16LE(Math.round((value / top) * 30_000), 44 + 2 * k));
  return file;
}

/** Make a sound and write it. */
function make(name, rate, seconds, play) {
  const sound = silence(rate, seconds);
  play(sound, rate);
  writeFileSync(new URL(`${name}.wav`, FOLDER), wav(faded(sound, rate), rate));
}

const strings =
  (...notes) =>
  (into, rate) =>
    notes.forEach(([start, pitch], k) => pluck(into, rate, start, pitch, { seed: 7 + k }));

mkdirSync(FOLDER, { recursive: true });
make('turn', 11_025, 0.5, strings([0, 293.7], [0.13, 440]));
make('card', 22_050, 0.16, (into, rate) => slide(into, rate, { from: 3_200, to: 1_100 }));
make('refused', 11_025, 0.2, (into, rate) => knock(into, rate, { pitch: 98, decay: 26 }));
make('won', 11_025, 0.53, strings([0, 392], [0.15, 587.3]));
make('lost', 11_025, 0.53, strings([0, 311.1], [0.18, 233.1]));
make('stone', 22_050, 0.12, (into, rate) => knock(into, rate, { pitch: 1_150, decay: 60 }));
