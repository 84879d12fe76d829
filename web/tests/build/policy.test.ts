// What is built must run under the server's content security policy: nothing inline, nothing made
// from text, no other host.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";

let built = "";
const text = (ending: string): string =>
  readdirSync(built, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(built, name), "utf8"))
    .join("\n");

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), "elferrat-web-"));
  await build({ logLevel: "error", build: { outDir: built, emptyOutDir: true } });
}, 60_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

test("the document has no inline script, style or handler", () => {
  const html = text(".html");
  expect(html).toContain("<script");
  expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/i);
  for (const [, attributes, body] of html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)) {
    expect(attributes).toMatch(/\ssrc="\/assets\//);
    expect(body).toBe("");
  }
});

test("scripts parse no HTML, set no style attribute and make no code from text", () => {
  const script = text(".js");
  expect(script.length).toBeGreaterThan(10_000);
  for (const forbidden of [/\bstyle="/, /setAttribute\(["'`]style/, /createElement\(["'`]style/, /\beval\(/, /new Function\b/, /document\.write/]) {
    expect(script).not.toMatch(forbidden);
  }
});

test("templates have no style attribute, no inline handler in quotes and no raw HTML", () => {
  const sources = new URL("../../src/", import.meta.url);
  const names = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect(readFileSync(new URL(name, sources), "utf8"), name).not.toMatch(/\sstyle=|\son[a-z]+="|\{@html/);
  }
});

test("no other host is named, and style sheets bring nothing of their own", () => {
  const hosts = [...`${text(".js")}${text(".html")}${text(".css")}`.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host);
  // Names of XML vocabularies, and the addresses in Svelte's messages for developers.
  expect(new Set(hosts)).toEqual(new Set(["svelte.dev", "www.w3.org"]));
  expect(text(".css")).not.toMatch(/@import|url\(/);
});
