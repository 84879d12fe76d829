// Every state for everybody: axe in both themes, all sizes in all languages, both packs. A state is reached once;
// then its size, theme, language and pack are changed where it stands.

import type { Page } from "@playwright/test";
import { misshapen, pale, violations } from "./faults";
import { expect, person, test } from "./server";
import { set, speak } from "./settings";
import { PHONE, SIZES, sizing, WIDE } from "./sizes";
import { STATES, type State } from "./states";

const LANGUAGES = ["en", "de", "fr", "it"] as const; // each state is reached in the first

/** All that is wrong, each with where it is. */
async function faults(page: Page, { table }: State): Promise<string[]> {
  const sized = await sizing(page);
  const found = new Map<string, string>(); // the same fault once, where it was seen first
  const look = async (where: string, at: (page: Page) => Promise<string[]>) => {
    for (const fault of await at(page)) if (!found.has(fault)) found.set(fault, where);
  };
  await look("wide light", violations);
  await page.emulateMedia({ colorScheme: "dark" });
  if (table === "tricks") await set(page, "input[name$=-pack]:not(:checked)"); // the German one
  if (table) await look("wide dark", pale); // it draws rows otherwise than a phone
  await sized(PHONE);
  await look("phone dark", violations);
  for (const lang of LANGUAGES) {
    if (lang !== LANGUAGES[0]) await speak(page, lang);
    for (const size of SIZES) {
      await sized(size);
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
