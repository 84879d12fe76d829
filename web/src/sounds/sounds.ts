// Short sounds of our own, made of tones and noise when they are wanted; no files.

import type { EventTold } from "../link/messages";
import { settings } from "../settings/settings.svelte";

export type Sound = "laid" | "turn" | "won" | "refused" | "over" | "hurry";

/** A tone from `at` seconds on, dying away over `long`; without a pitch it is the rustle of a card. */
interface Tone {
  at: number;
  long: number;
  loud: number;
  pitch?: number;
  wave?: OscillatorType;
}

const RUSTLE = 2200; // Hz around which the rustle lies
const ATTACK = 0.008; // s; a tone that begins at once would click
const MOST_AHEAD = 1.2; // s; whoever is further behind than this is spared the sound

const SOUNDS: Record<Sound, Tone[]> = {
  laid: [{ at: 0, long: 0.07, loud: 0.5 }, { at: 0.01, long: 0.09, loud: 0.22, pitch: 150 }],
  turn: [{ at: 0, long: 0.22, loud: 0.2, pitch: 587.33 }, { at: 0.11, long: 0.34, loud: 0.2, pitch: 783.99 }],
  won: [
    { at: 0, long: 0.2, loud: 0.16, pitch: 523.25, wave: "triangle" },
    { at: 0.08, long: 0.2, loud: 0.16, pitch: 659.25, wave: "triangle" },
    { at: 0.16, long: 0.36, loud: 0.16, pitch: 783.99, wave: "triangle" },
  ],
  refused: [{ at: 0, long: 0.13, loud: 0.2, pitch: 233.08 }, { at: 0.1, long: 0.2, loud: 0.2, pitch: 196 }],
  over: [
    { at: 0, long: 0.5, loud: 0.14, pitch: 392 },
    { at: 0.14, long: 0.5, loud: 0.14, pitch: 523.25 },
    { at: 0.28, long: 0.5, loud: 0.14, pitch: 659.25 },
    { at: 0.42, long: 0.8, loud: 0.16, pitch: 783.99 },
  ],
  hurry: [{ at: 0, long: 0.09, loud: 0.22, pitch: 880 }, { at: 0.18, long: 0.09, loud: 0.22, pitch: 880 }],
};

const LAYS = new Set(["laid", "joker_laid", "bridged", "exchanged", "discarded", "drew"]);

/** What an entry of the log sounds like to a seat; null: nothing. Undone or spoken things are silent. */
export function soundFor(entry: EventTold, you: number | null): Sound | null {
  const events = entry.kind === "moved" ? (entry.events ?? []) : [];
  if (events.some((event) => event["event"] === "game_over")) return "over";
  if (you !== null && events.some((event) => event["event"] === "trick_won" && event["seat"] === you)) return "won";
  return events.some((event) => LAYS.has(String(event["event"]))) ? "laid" : null;
}

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;
let free = 0; // when the last sound will have been heard, in the context's time

/** Play a sound after those that are being played. Silent where sounds are off, and until the page was
 *  touched: browsers allow no sound before that. */
export function play(sound: Sound): void {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = Math.max(context.currentTime, free);
  if (start - context.currentTime > MOST_AHEAD) return;
  const tones = SOUNDS[sound];
  for (const tone of tones) sounded(context, tone, start + tone.at);
  free = start + Math.max(...tones.map(({ at, long }) => at + long / 2));
}

function sounded(on: AudioContext, { long, loud, pitch, wave = "sine" }: Tone, start: number): void {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  gain.connect(on.destination);
  const source = pitch === undefined ? noise(on, gain) : tuned(on, pitch, wave, gain);
  source.start(start);
  source.stop(start + long);
}

function tuned(on: AudioContext, pitch: number, wave: OscillatorType, into: AudioNode): AudioScheduledSourceNode {
  const source = on.createOscillator();
  source.type = wave;
  source.frequency.value = pitch;
  source.connect(into);
  return source;
}

function noise(on: AudioContext, into: AudioNode): AudioScheduledSourceNode {
  rustle ??= rustling(on);
  const source = on.createBufferSource();
  source.buffer = rustle;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = RUSTLE;
  source.connect(filter).connect(into);
  return source;
}

function rustling(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate / 10, on.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return made;
}
