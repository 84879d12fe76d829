// Every state for everybody: axe in both themes, all sizes, all languages, both packs. A state is reached once;
// then its size, theme, language and pack are changed where it stands.

import type { Page } from "@playwright/test";
import { misshapen, pale, violations } from "./faults";
import { expect, person, test } from "./server";
import { set, speak } from "./settings";
import { STATES, type State } from "./states";

type Size = readonly [width: number, height: number];
const WIDE: Size = [1280, 800];
const PHONE: Size = [390, 844];
const SMALL: Size = [320, 568];
const LYING: Size = [844, 390];
const ALL: Size[] = [SMALL, [360, 640], PHONE, [412, 915], LYING, WIDE, [2560, 1440]];
const LANGUAGES = ["de", "fr", "it"] as const; // and English, in which each is reached

const sized = (page: Page, [width, height]: Size): Promise<void> => page.setViewportSize({ width, height });

/** All that is wrong, each with where it is. */
async function faults(page: Page, { table }: State): Promise<string[]> {
  const found = new Map<string, string>(); // the same fault once, where it was seen first
  const look = async (where: string, at: (page: Page) => Promise<string[]>) => {
    for (const fault of await at(page)) if (!found.has(fault)) found.set(fault, where);
  };
  await look("wide light", violations);
  await page.emulateMedia({ colorScheme: "dark" });
  if (table === "tricks") await set(page, "input[name$=-pack]:not(:checked)"); // the German one
  if (table) await look("wide dark", pale); // it draws rows otherwise than a phone
  await sized(page, PHONE);
  await look("phone dark", violations);
  for (const size of ALL) {
    await sized(page, size);
    await look(`en ${size.join("×")}`, misshapen);
  }
  for (const lang of LANGUAGES) {
    await speak(page, lang);
    for (const size of [SMALL, LYING, WIDE]) {
      await sized(page, size);
      await look(`${lang} ${size.join("×")}`, misshapen);
    }
  }
  return [...found].map(([fault, where]) => `${where}: ${fault}`);
}

for (const state of STATES) {
  test(state.name, async ({ browser, server }) => {
    const page = await person(browser, { viewport: { width: WIDE[0], height: WIDE[1] } });
    await state.come(page, server, browser);
    expect(await faults(page, state)).toEqual([]);
    await page.context().close();
  });
}
