// How much a first visit loads, by page; fails when the table page is over its budget.

import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const BUDGET = 120_000; // bytes, gzip: what the worst server would send
const DIST = new URL("../dist/", import.meta.url);
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

/** @param {string[]} parts */
function weighed(parts) {
  const files = new Set(["index.html", "icon.svg"]);
  for (const part of parts) needed(part, files);
  const bodies = [...files].map((file) => readFileSync(new URL(file, DIST)));
  const sum = (/** @type {(body: Buffer) => Buffer} */ packed) => bodies.reduce((all, body) => all + packed(body).length, 0);
  return { files: files.size, plain: sum((body) => body), gzip: sum((body) => gzipSync(body)), brotli: sum((body) => brotliCompressSync(body)) };
}

const pages = { home: ["index.html"], table: ["index.html", "src/pages/TablePage.svelte"] };
for (const [page, parts] of Object.entries(pages)) {
  const { files, plain, gzip, brotli } = weighed(parts);
  console.log(`${page}: ${files} files, ${plain} bytes, gzip ${gzip}, brotli ${brotli}`);
  if (gzip > BUDGET) {
    console.error(`${page} is over its ${BUDGET} bytes`);
    process.exitCode = 1;
  }
}
