// How much a first visit to each page loads; fails when one is over its budget.

import { existsSync, readFileSync, statSync } from "node:fs";
import { DIST } from "./dist.mjs";

// Bytes, gzip: what the worst browser takes. A visit may load 120,000 in all; the words, which come
// from the server's catalogue, have 20,000 of them (tests/server/web/test_client.py).
const BUDGET = 100_000;
const FILES = 20; // what a visit asks for at once
/** @type {Record<string, { file: string, css?: string[], imports?: string[], isEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8"));

/** Everything a part needs, itself included. @param {string} part @param {Set<string>} files */
function needed(part, files = new Set()) {
  const found = manifest[part];
  if (!found || files.has(found.file)) return files;
  for (const file of [found.file, ...(found.css ?? [])]) files.add(file);
  for (const one of found.imports ?? []) needed(one, files);
  return files;
}

/** What is sent of a file. @param {string} file @param {string} form */
function sent(file, form) {
  const packed = new URL(file + form, DIST);
  return statSync(existsSync(packed) ? packed : new URL(file, DIST)).size;
}

/** @param {string[]} parts */
function weighed(parts) {
  const files = new Set(["index.html", "icon.svg"]);
  for (const part of parts) needed(part, files);
  const sum = (/** @type {string} */ form) => [...files].reduce((all, file) => all + sent(file, form), 0);
  return { files: files.size, plain: sum(""), gzip: sum(".gz"), brotli: sum(".br") };
}

const pages = Object.keys(manifest).filter((part) => /^src\/pages\/\w+Page\.svelte$/.test(part));
for (const page of pages) {
  const { files, plain, gzip, brotli } = weighed(["index.html", page]);
  console.log(`${page}: ${files} files, ${plain} bytes, gzip ${gzip}, brotli ${brotli}`);
  if (gzip > BUDGET || files > FILES) {
    console.error(`${page} is over its ${BUDGET} bytes or ${FILES} files`);
    process.exitCode = 1;
  }
}
if (!pages.length) throw new Error("no page was built");
