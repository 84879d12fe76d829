// The real tokens, read from the style sheet: light is what :root says, dark what is laid over it.

import { readFileSync } from "node:fs";

const CSS = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");

function declared(head: string): Record<string, string> {
  const at = CSS.indexOf(`${head} {`);
  if (at < 0) throw new Error(`no rule ${head}`);
  const body = CSS.slice(CSS.indexOf("{", at) + 1, CSS.indexOf("}", at));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = declared(":root");
export const themes: Record<string, Record<string, string>> = {
  light,
  dark: { ...light, ...declared(':root[data-theme="dark"]') },
};
/** Dark because the machine is dark: must say the same. */
export const darkByMachine = declared(':root:not([data-theme="light"])');
export const darkByChoice = declared(':root[data-theme="dark"]');
