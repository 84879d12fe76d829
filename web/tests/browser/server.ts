// A real server for each worker, without limits by address, on a database of its own; and pages that sit.

import { test as base, type Browser, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const PYTHON = process.env["ELFERRAT_PYTHON"] ?? join(ROOT, ".venv/bin/python");
const START = 60_000; // ms a server may take on a busy machine

/** A server process that can be stopped and started again on the same port and database. */
export class Server {
  #process: ChildProcess | null = null;

  constructor(
    readonly port: number,
    readonly folder: string,
  ) {}

  get #log(): string {
    return join(this.folder, "server.log");
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The same under a name that is not this machine's: without a network it is out of reach. */
  get far(): string {
    return `http://table.test:${this.port}`;
  }

  /** `code`: the folder of another version of the package (`updated`). */
  async start(code?: string): Promise<void> {
    const database = `sqlite:///${join(this.folder, "tables.db")}`;
    const made = spawn(PYTHON, ["-m", "benchmarks.load.unlimited", `${this.port}`, database, this.far], {
      cwd: ROOT, stdio: ["ignore", "ignore", openSync(this.#log, "a")], env: { ...process.env, ...(code ? { PYTHONPATH: code } : {}) },
    });
    this.#process = made;
    const until = Date.now() + START;
    while (!(await this.#answers())) {
      if (made.exitCode !== null || Date.now() > until) throw new Error(`the server did not start (${made.exitCode})`);
    }
  }

  /** `SIGKILL` is a crash, `SIGTERM` an orderly end. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const made = this.#process;
    if (!made || made.exitCode !== null || made.signalCode !== null) return;
    await new Promise((done) => {
      made.once("exit", done);
      made.kill(signal);
    });
  }

  /** Ask for something of the HTTP interface. */
  async api<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
    const sent: RequestInit = { method, headers: { "Content-Type": "application/json", ...headers } };
    if (body !== undefined) sent.body = JSON.stringify(body);
    const answer = await fetch(`${this.url}/api${path}`, sent);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}\n${readFileSync(this.#log, "utf8").slice(-4000)}`);
    return (await answer.json()) as T;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
      return false;
    }
  }
}

/** A copy of the package with a client of that build, whose files are not where those of ours were. Returns its folder. */
export function updated(server: Server, build: string): string {
  const code = join(server.folder, build);
  const client = join(code, "elferrat/server/web/client/dist");
  cpSync(join(ROOT, "src"), code, { recursive: true, preserveTimestamps: true });
  renameSync(join(client, "assets"), join(client, build));
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    const file = join(client, name);
    if (/\.(br|gz)$/.test(name)) rmSync(file); // packed forms of what is changed now
    else if (/\.(js|html)$/.test(name)) writeFileSync(file, readFileSync(file, "utf8").replaceAll("assets/", `${build}/`).replace(/(name="build" content=")\w+/, `$1${build}`));
  }
  return code;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

export interface Table {
  code: string;
  recovery?: string;
}

/** Make a table from within a page, so that its browser holds the seat's cookie. */
export async function sitAt(page: Page, server: Server, terms: Record<string, unknown>, url = server.url): Promise<Table> {
  await page.goto(`${url}/healthz`); // its origin is what counts, and this is there at once
  return page.evaluate(async (sent) => {
    const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent) });
    if (!answer.ok) throw new Error(await answer.text());
    const made = (await answer.json()) as Table;
    localStorage.setItem(`elferrat-ready-${made.code}`, "yes");
    return made;
  }, terms);
}

/** Bots on every seat but the first. */
export const bots = (seats: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: seats - 1 }, (_, n) => [`${n + 1}`, "thumb"]));

/** A page of a browser context of its own: another person. */
export async function person(browser: Browser, options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", ...options });
  return context.newPage();
}

export const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "elferrat-"));
      const server = new Server(await freePort(), folder);
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
