// @vitest-environment happy-dom
// What a browser starts with, and what it keeps of what was chosen.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The settings as a page finds them that is loaded now. */
async function loaded(finger = false): Promise<typeof import("../../src/settings/settings.svelte").settings> {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" && finger }));
  vi.resetModules();
  return (await import("../../src/settings/settings.svelte")).settings;
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

test("sounds are off where there is a finger, on where there is a mouse, and as chosen from then on", async () => {
  expect((await loaded(false)).sounds).toBe(true);
  const phone = await loaded(true);
  expect(phone.sounds).toBe(false);
  phone.sounds = true;
  expect((await loaded(true)).sounds).toBe(true);
  (await loaded(false)).sounds = false;
  expect((await loaded(false)).sounds).toBe(false);
});

test.each(["playableFirst", "confirm", "brief"] as const)("%s is off until it is wanted, and kept", async (name) => {
  const first = await loaded();
  expect(first[name]).toBe(false);
  first[name] = true;
  expect((await loaded())[name]).toBe(true);
});

test("the left hand, the pack, the keys and the honours of both are kept", async () => {
  const first = await loaded();
  expect([first.leftHanded, first.pack, first.keys, first.bothHonours]).toEqual([false, "french", true, false]);
  Object.assign(first, { leftHanded: true, pack: "german", keys: false, bothHonours: true });
  const then = await loaded();
  expect([then.leftHanded, then.pack, then.keys, then.bothHonours]).toEqual([true, "german", false, true]);
  then.leftHanded = false;
  expect((await loaded()).leftHanded).toBe(false);
});
