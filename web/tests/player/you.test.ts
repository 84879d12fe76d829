// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { you } from "../../src/player/you.svelte";
import { stored } from "../../src/words/stored";

const IDS: Record<string, number> = { "Zoë": 7, "Zoé": 7, Ann: 8 };
const idOf = (name: string) => IDS[name] ?? 9;
const shown = (name: string) => ({ id: idOf(name), name, statistics: {}, ratings: {} });
/** Whose recovery code it is; any other is nobody's. */
const CODES: Record<string, string> = { CODE: "Zoë", SECOND: "Zoë", ANNS: "Ann" };
let name: string | null = null; // whose cookie the browser has

beforeEach(() => {
  localStorage.clear();
  name = null;
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    const wanted = body ? (JSON.parse(String(body)) as { name?: string; renew?: boolean; recovery?: string }) : {};
    if (method === "DELETE") name = null;
    else if (method !== "GET") {
      if (wanted.name === "admin") return Response.json({ clause: "text", reason: "not that one" }, { status: 400 });
      if (wanted.recovery && !CODES[wanted.recovery]) return Response.json({ clause: "text", reason: "nobody's" }, { status: 400 });
      name = wanted.name ?? CODES[wanted.recovery ?? ""] ?? name ?? "";
      return Response.json({ id: idOf(name), name, player_token: "t", recovery: method === "POST" && wanted.name ? "FIRST" : wanted.renew ? "SECOND" : null });
    }
    if (method === "DELETE") return new Response(null, { status: 204 });
    if (url.startsWith("/api/players/me?") && name === null) return Response.json({ clause: "rights", reason: "nobody" }, { status: 401 });
    return Response.json(shown(name ?? ""));
  });
});
afterEach(async () => {
  you.noted();
  await you.forget();
  vi.unstubAllGlobals();
});

test("who keeps no name is nobody, which is no trouble", async () => {
  await you.load();
  expect(you.player).toBeNull();
  expect(you.likely).toBe(false);
});

test("a name that is kept is what one sits down with, and its code is there to be noted", async () => {
  await you.keep("Zoë");
  expect([you.player?.name, you.recovery, stored("name"), you.likely]).toEqual(["Zoë", "FIRST", "Zoë", true]);
  you.noted();
  await you.rename("Zoé");
  expect([you.player?.name, you.recovery, stored("name")]).toEqual(["Zoé", "", "Zoé"]);
  await you.renew();
  expect([you.player?.name, you.recovery]).toEqual(["Zoé", "SECOND"]);
});

test("a refusal changes nothing", async () => {
  await expect(you.keep("admin")).rejects.toThrow("not that one");
  expect([you.player, stored("name"), you.likely]).toEqual([null, null, false]);
});

test("back by the code, and forgotten without a trace but the name for guests", async () => {
  await you.recover("CODE");
  expect([you.player?.name, you.recovery]).toEqual(["Zoë", ""]);
  await you.forget();
  expect([you.player, you.recovery, you.likely]).toEqual([null, "", false]);
});

test("a code that nobody has noted stays on this device, also without its cookie, until it is noted or useless", async () => {
  await you.keep("Zoë");
  expect(stored("player-recovery")).toContain("FIRST");
  name = null; // the cookie is lost
  await you.load();
  expect([you.player, you.recovery]).toEqual([null, "FIRST"]);
  vi.resetModules();
  const { you: reloaded } = await import("../../src/player/you.svelte");
  expect(reloaded.recovery).toBe("FIRST");
  you.noted();
  expect(stored("player-recovery")).toBeNull();
  await you.keep("Zoë");
  await you.forget();
  expect([you.recovery, stored("player-recovery")]).toEqual(["", null]);
});

test("a code that is not noted is shown for its own name only, and is the way back where there is none", async () => {
  await you.keep("Zoë");
  await you.recover("ANNS");
  expect([you.player?.name, you.recovery]).toEqual(["Ann", ""]);
  vi.resetModules();
  const { you: reloaded } = await import("../../src/player/you.svelte");
  expect(reloaded.recovery).toBe(""); // also before the name is known again
  await you.forget();
  expect(you.recovery).toBe("FIRST");
});

test("a code is gone once the name was come back to: it was typed, or another is valid now", async () => {
  await you.keep("Zoë"); // FIRST, which another device has renewed since
  name = null;
  await you.load();
  await expect(you.recover(" fir-st ")).rejects.toThrow("nobody's");
  expect([you.recovery, stored("player-recovery")]).toEqual(["", null]);
  await you.keep("Zoë");
  await expect(you.recover("WRONG")).rejects.toThrow("nobody's");
  expect(you.recovery).toBe("FIRST");
  await you.recover("SECOND");
  expect([you.player?.name, you.recovery, stored("player-recovery")]).toEqual(["Zoë", "", null]);
});
