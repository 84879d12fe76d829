// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { you } from "../../src/player/you.svelte";
import { stored } from "../../src/words/stored";

const shown = (name: string) => ({ id: 7, name, statistics: {}, ratings: {} });
let name: string | null = null; // whose cookie the browser has

beforeEach(() => {
  localStorage.clear();
  name = null;
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    const wanted = body ? (JSON.parse(String(body)) as { name?: string; renew?: boolean; recovery?: string }) : {};
    if (method === "DELETE") name = null;
    else if (method !== "GET") {
      if (wanted.name === "admin") return Response.json({ clause: "text", reason: "not that one" }, { status: 400 });
      name = wanted.name ?? name ?? "Zoë";
      return Response.json({ id: 7, name, player_token: "t", recovery: method === "POST" && wanted.name ? "FIRST" : wanted.renew ? "SECOND" : null });
    }
    if (method === "DELETE") return new Response(null, { status: 204 });
    if (url.startsWith("/api/players/me?") && name === null) return Response.json({ clause: "rights", reason: "nobody" }, { status: 401 });
    return Response.json(shown(name ?? ""));
  });
});
afterEach(async () => {
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
  you.recovery = "";
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
  expect(stored("player-recovery")).toBe("FIRST");
  name = null; // the cookie is lost
  await you.load();
  expect([you.player, you.recovery]).toEqual([null, "FIRST"]);
  vi.resetModules();
  const { you: reloaded } = await import("../../src/player/you.svelte");
  expect(reloaded.recovery).toBe("FIRST");
  you.recovery = "";
  expect(stored("player-recovery")).toBeNull();
  await you.keep("Zoë");
  await you.forget();
  expect([you.recovery, stored("player-recovery")]).toEqual(["", null]);
});
