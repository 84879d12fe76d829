import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { DIST } from "./scripts/dist.mjs";
import { rules } from "./scripts/rules.mjs";
import { shell } from "./scripts/shell.mjs";

const SERVER = process.env["ELFERRAT_SERVER"] ?? "http://127.0.0.1:1111";

export default defineConfig({
  plugins: [svelte(), rules(), shell()],
  build: {
    outDir: fileURLToPath(DIST),
    emptyOutDir: true, // it lies outside of this folder
    target: "es2022",
    assetsInlineLimit: 0, // the policy allows files of the server, nothing inline
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What three pages or more share is one file: fewer requests, and together it packs better.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", minShareCount: 3 }] } } },
  },
  server: {
    fs: { allow: [".."] }, // the rules lie in docs/rules
    proxy: { "/api": { target: SERVER, ws: true }, "/words": { target: SERVER } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], environment: "node", restoreMocks: true },
});
