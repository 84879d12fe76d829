// Finishes a build: the document says which build it is of, and beside every file that shrinks lie
// its packed forms, which the server gives to browsers that take them.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { DIST } from "./dist.mjs";

const NAMELESS = '<meta name="build" content="" />';
const WORTH = 0.9; // of the plain size: what shrinks less is sent as it is
const SHRINKS = /\.(css|html|js|json|svg|txt|webmanifest)$/;

const index = new URL("index.html", DIST);
const html = readFileSync(index, "utf8");
if (!html.includes(NAMELESS)) throw new Error(`index.html has no ${NAMELESS}`);
const name = createHash("sha256").update(html).digest("hex").slice(0, 12);
writeFileSync(index, html.replace(NAMELESS, NAMELESS.replace('""', `"${name}"`)));

const files = readdirSync(DIST, { recursive: true, encoding: "utf8" });
for (const file of files.filter((one) => SHRINKS.test(one) && !one.startsWith("."))) {
  const place = new URL(file, DIST);
  const plain = readFileSync(place);
  const packed = { ".br": brotliCompressSync(plain), ".gz": gzipSync(plain, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < WORTH * plain.length) writeFileSync(new URL(file + ending, DIST), bytes);
  }
}
