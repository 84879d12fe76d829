// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventTold } from "../../src/link/messages";
import { settings } from "../../src/settings/settings.svelte";
import { soundFor, type Sound } from "../../src/sounds/sounds";

const moved = (...events: Record<string, unknown>[]): EventTold => ({ kind: "moved", number: 1, at: 0, seat: 0, events });
const laid = { event: "laid", seat: 0, card: "9C" };
const won = { event: "trick_won", seat: 1, cards: ["9C", "JC"] };

test.each<[string, EventTold, number | null, Sound | null]>([
  ["a card", moved(laid), 1, "laid"],
  ["a bridge", moved({ event: "bridged", seat: 0, from: "R11", to: "Y11" }), 1, "laid"],
  ["a trick of one's own", moved(laid, won), 1, "won"],
  ["a trick of the other", moved(laid, won), 0, "laid"],
  ["a trick, for who watches", moved(laid, won), null, "laid"],
  ["the end", moved(laid, won, { event: "game_over", reason: "played" }), 1, "over"],
  ["a pass", moved({ event: "passed", seat: 0 }), 1, null],
  ["a word", { kind: "said", number: 1, at: 0, text: "hi" }, 1, null],
])("what it sounds like: %s", (_, entry, you, sound) => {
  expect(soundFor(entry, you)).toBe(sound);
});

/** Stands for the browser's sound: remembers when which source starts. */
class Quiet {
  static made: Quiet[] = [];
  state = "running";
  currentTime = 5;
  sampleRate = 1000;
  destination = {};
  starts: number[] = [];
  constructor() {
    Quiet.made.push(this);
  }
  #node(): object {
    const node: Record<string, unknown> = {
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
      frequency: {}, connect: (to: object) => to, start: (at: number) => this.starts.push(at), stop() {},
    };
    return node;
  }
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

let play: (sound: Sound) => void;
let touched = true;

beforeEach(async () => {
  Quiet.made = [];
  touched = true;
  settings.sounds = true;
  vi.stubGlobal("AudioContext", Quiet);
  vi.stubGlobal("navigator", { get userActivation() { return { hasBeenActive: touched }; } });
  vi.resetModules();
  ({ play } = await import("../../src/sounds/sounds"));
});

afterEach(() => void vi.unstubAllGlobals());

test("nothing is made before the page was touched", () => {
  touched = false;
  play("turn");
  expect(Quiet.made).toEqual([]);
  touched = true;
  play("turn");
  expect(Quiet.made.length).toBe(1);
});

test("no sound where sounds are off", async () => {
  const { settings: own } = await import("../../src/settings/settings.svelte");
  own.sounds = false;
  play("laid");
  expect(Quiet.made).toEqual([]);
});

test("sounds come one after the other, and whoever is far behind is spared", () => {
  play("laid");
  play("turn");
  const [made] = Quiet.made;
  const starts = made?.starts ?? [];
  expect(starts[0]).toBe(5);
  expect(starts[2]).toBeGreaterThan(5);
  for (let times = 0; times < 20; times += 1) play("turn");
  expect(Math.max(...starts)).toBeLessThan(5 + 2);
  expect(Quiet.made.length).toBe(1);
});
