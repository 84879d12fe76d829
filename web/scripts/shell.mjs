// Builds the service worker as /worker.js, with the names of all files of the build put in.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ENTRY = "worker";

/** @returns {import("vite").Plugin} */
export function shell() {
  let publicDir = "";
  return {
    name: "elferrat-shell",
    apply: "build",
    enforce: "post",
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: "index.html", [ENTRY]: "src/offline/worker.ts" },
          output: { entryFileNames: ({ name }) => (name === ENTRY ? "worker.js" : "assets/[name]-[hash].js") },
        },
      },
    }),
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker is not built");
      if (worker.imports.length || worker.exports.length) throw new Error("the service worker must stand alone");
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const given = readdirSync(publicDir, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(".")).sort();
      // Built files have their hash in their name; those of the public folder have not.
      const hash = createHash("sha256").update(JSON.stringify(built));
      for (const name of given) hash.update(name).update(readFileSync(join(publicDir, name)));
      const values = { SHELL: [...built, ...given].map((name) => `/${name}`), BUILD: hash.digest("hex").slice(0, 16) };
      const named = Object.entries(values).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
      worker.code = `const ${named.join(",")};${worker.code}`;
    },
  };
}
