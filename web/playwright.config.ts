// Tests in real Chromium against real servers; each worker starts its own (tests/browser/server.ts).

import { defineConfig } from "@playwright/test";

const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  workers: Number(process.env["WORKERS"] ?? 2),
  forbidOnly: !!process.env["CI"],
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["line"]],
  use: {
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    trace: process.env["TRACE"] ? "retain-on-failure" : "off", // it costs a tenth of the time
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
        "--disable-background-networking", "--disable-component-update",
        "--host-resolver-rules=MAP table.test 127.0.0.1", // a server that is not this machine, for lost networks
      ],
    },
  },
});
