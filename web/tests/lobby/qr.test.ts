// @vitest-environment happy-dom
// The QR code of an invitation, as it is drawn: it can be read, and a camera finds it.

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import QrCode from "../../src/lobby/QrCode.svelte";
import { scan, type Modules } from "./scanner";

const QUIET = 4; // modules, as the norm wants
const STURDY = ["M", "Q", "H"]; // levels of error correction that bear a stain

/** Addresses of tables, from the shortest to the longest that versions up to 6 hold. */
const links = [8, 20, 34, 52, 70, 89].map((length) => `https://${"elferrat.example.".repeat(9).slice(0, length - 1)}a/t/QWXYZB`);

/** What is dark and what is light of a drawing with that text, the quiet zone included. */
function drawn(text: string): Modules {
  const target = document.createElement("div");
  const made = mount(QrCode, { target, props: { text, name: "QR code" } });
  flushSync();
  const svg = target.querySelector("svg")!;
  const [left, top, width, height] = svg.getAttribute("viewBox")!.split(" ").map(Number) as [number, number, number, number];
  const paper = svg.querySelector("rect.paper")!;
  const path = svg.querySelector("path.ink")!.getAttribute("d")!;
  void unmount(made);
  expect([left, top, width]).toEqual([0, 0, height]);
  expect(["width", "height"].map((name) => Number(paper.getAttribute(name)))).toEqual([width, height]);
  const dark = new Set(path.split("z").filter((part) => part !== "").map((part) => /^M(\d+ \d+)h1v1h-1$/.exec(part)![1]));
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => dark.has(`${x} ${y}`)));
}

const inner = (all: Modules): Modules => all.slice(QUIET, -QUIET).map((row) => row.slice(QUIET, -QUIET));
const count = (all: Modules): number => all.flat().filter((dark) => dark).length;

test.each(links)("%s is read back from its drawing", (link) => {
  const { text, level } = scan(inner(drawn(link)));
  expect(text).toBe(link);
  expect(STURDY).toContain(level);
});

test("these are links of every version that can come", () => {
  expect(links.map((link) => scan(inner(drawn(link))).version)).toEqual([2, 3, 4, 5, 6, 6]);
});

test("around it nothing is dark, four modules wide", () => {
  for (const link of links) {
    const all = drawn(link);
    expect(count(inner(all))).toBe(count(all));
    expect(inner(all)[0]![0]).toBe(true); // and there it begins
  }
});

test("what reads it would not read one that is damaged", () => {
  const good = inner(drawn(links[2]!));
  for (const [x, y] of [[3, 3], [12, 6], [8, 1], [8, good.length - 3], [good.length - 1, good.length - 1], [14, 20]] as const) {
    const bad = good.map((row, at) => row.map((dark, column) => (at === y && column === x ? !dark : dark)));
    expect(() => scan(bad), `${x},${y}`).toThrow();
  }
});
