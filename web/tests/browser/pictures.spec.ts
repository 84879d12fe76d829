// Pictures of the pages for docs/pictures, with fixed deals: `PICTURES=1 npx playwright test pictures`.
// They are looked at by eye, so nothing compares them.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { moved, played, seated } from "./seated";
import { expect, person, test, type Server } from "./server";

test.skip(!process.env["PICTURES"], "makes files of the documentation");

const FOLDER = join(import.meta.dirname, "../../../docs/pictures");
const MOST_BYTES = 60_000;
const ALL = [[320, 568], [360, 640], [390, 844], [412, 915], [844, 390], [1280, 800], [2560, 1440]] as const;
const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } } as const;
const LOCALES = { en: "en-GB", de: "de-CH" } as const;

interface Look { size: keyof typeof SIZES; lang?: keyof typeof LOCALES; dark?: boolean; german?: boolean }
/** Bring a page to what is to be seen. */
type Scene = (page: Page, server: Server) => Promise<void>;

/** A screenshot as WebP, in base64. */
async function taken(page: Page, quality: number): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality });
  await client.detach();
  return data;
}

async function picture(page: Page, name: string, most = MOST_BYTES): Promise<void> {
  for (const quality of [82, 70, 55, 40]) {
    const bytes = Buffer.from(await taken(page, quality), "base64");
    if (bytes.length > most) continue;
    await mkdir(FOLDER, { recursive: true });
    return writeFile(join(FOLDER, `${name}.webp`), bytes);
  }
  throw new Error(`${name} is too large`);
}

/** One picture of a page in all sizes, side by side and smaller. */
async function sizes(page: Page, name: string): Promise<void> {
  let figures = "";
  for (const [width, height] of ALL) {
    await page.setViewportSize({ width, height });
    await page.waitForLoadState("networkidle");
    const shown = Math.round(width * (width < 500 ? 0.6 : width < 2000 ? 0.36 : 0.18));
    figures += `<figure><img width="${shown}" src="data:image/webp;base64,${await taken(page, 90)}"><figcaption>${width} × ${height}</figcaption></figure>`;
  }
  const sheet = await page.context().browser()!.newPage({ viewport: { width: 1320, height: 940 } });
  await sheet.setContent(`<style>body { margin: 12px; background: #888; font: 16px sans-serif; display: flex; flex-wrap: wrap; gap: 12px }
    figure { margin: 0 } img { display: block }</style>${figures}`);
  await picture(sheet, name, 2 * MOST_BYTES);
  await sheet.close();
}

async function shown(browser: Browser, { size, lang = "en", dark = false, german = false }: Look): Promise<Page> {
  const page = await person(browser, { viewport: SIZES[size], locale: LOCALES[lang], colorScheme: dark ? "dark" : "light" });
  if (german) await page.addInitScript(() => localStorage.setItem("elferrat-pack", "german"));
  return page;
}

const at = (path: string): Scene => async (page, server) => void (await page.goto(server.url + path));

const SEEN = 2; // moves that are made while the page is open: its log tells of them

/** A lesson's table after some moves of one's own. */
const lesson = (game: string, name: string, moves: number): Scene => async (page, server) => {
  const code = await seated(page, server, { game, lesson: name });
  await moved(page, server, code, moves - SEEN);
  await page.goto(`${server.url}/t/${code}`);
  await expect(page.getByRole("listbox").or(page.locator("section.over")).first()).toBeVisible();
  await moved(page, server, code, SEEN);
};

/** The finished game of a lesson's deal has no record, so one of bots is looked at. */
const replay = (game: string, seats: number, move: number): Scene => async (page, server) =>
  void (await page.goto(`${server.url}/r/${await played(server, game, seats)}#${move}`));

const lobby: Scene = async (page, server) => {
  const made = await page.context().request.post(`${server.url}/api/tables`, { data: { game: "extra", seats: 4, name: "Ann", bots: { 3: "thumb" } } });
  const { code } = (await made.json()) as { code: string };
  await page.goto(`${server.url}/t/${code}`);
};

const sheet: Scene = async (page, server) => {
  await page.goto(`${server.url}/kitchen`);
  await page.locator("main form select").first().selectOption("elfern");
  for (const [seat, name] of ["Ann", "Bob"].entries()) await page.locator("main fieldset input").nth(seat).fill(name);
  await page.locator("main form .main").click();
  for (const honours of [14, 7, 16, 12, 4, 15]) {
    await page.locator(".now input").first().fill(`${honours}`);
    await page.locator(".now .main").click();
  }
  await expect(page.locator("main tbody button")).toHaveCount(6);
};

const SCENES: [string, Scene, Look[]][] = [
  ["home", at("/"), [{ size: "wide" }, { size: "phone" }, { size: "phone", lang: "de", dark: true }]],
  ["lobby", lobby, [{ size: "wide" }, { size: "phone", lang: "de" }]],
  ["elfer", lesson("elfer", "elfer-many", 14), [{ size: "wide" }, { size: "phone" }, { size: "wide", lang: "de", dark: true }]],
  ["extra", lesson("extra", "extra-bridge", 18), [{ size: "wide" }, { size: "phone" }, { size: "phone", lang: "de", dark: true }]],
  ["elfern", lesson("elfern", "elfern-slate", 9), [{ size: "wide" }, { size: "phone" }]],
  ["schneider", lesson("schneider", "schneider-whole", 7), [{ size: "wide", lang: "de", dark: true, german: true }, { size: "phone", german: true, lang: "de" }]],
  ["over", lesson("elfern", "elfern-slate", 99), [{ size: "wide" }, { size: "phone", lang: "de" }]],
  ["replay", replay("extra", 4, 60), [{ size: "wide" }, { size: "phone", lang: "de" }]],
  ["sheet", sheet, [{ size: "wide" }, { size: "phone", lang: "de" }]],
  ["rules", at("/rules/extra"), [{ size: "wide" }, { size: "phone", lang: "de" }]],
  ["learn", at("/learn"), [{ size: "wide" }, { size: "phone", lang: "de", dark: true }]],
  ["you", at("/you"), [{ size: "phone" }]],
];

for (const [scene, come, looks] of SCENES) {
  for (const look of looks) {
    const { size, lang = "en", dark = false } = look;
    const name = [scene, size, lang, dark ? "dark" : "light"].join("-");
    test(name, async ({ browser, server }) => {
      const page = await shown(browser, look);
      await come(page, server);
      await page.waitForLoadState("networkidle");
      await picture(page, name);
      await page.context().close();
    });
  }
  test(`${scene}-sizes`, async ({ browser, server }) => {
    const page = await shown(browser, looks[0]!);
    await come(page, server);
    await sizes(page, `${scene}-sizes`);
    await page.context().close();
  });
}
