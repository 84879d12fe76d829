// What is wrong with a page as it stands: for readers (axe), for fingers, for the edge of the screen, for words.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Violations of axe; `rules`: of these alone. A page gets axe once, and has no frames that would need their own. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ["violations"], runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: TAGS } };
  const found = await page.evaluate(async (how) => {
    const { run } = (globalThis as unknown as { axe: { run: (root: Document, how: RunOptions) => Promise<AxeResults> } }).axe;
    return (await run(document, how)).violations;
  }, options);
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `axe ${id}: ${node.html.replace(/\s+/g, " ").slice(0, 200)} ${node.any[0]?.message ?? ""}`));
}

/** The theme changes colours and nothing else. */
export const pale = (page: Page): Promise<string[]> => violations(page, ["color-contrast", "link-in-text-block"]);

/** What stands beyond an edge, what a finger misses, what is cut off, and keys of words instead of words. */
export const misshapen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SMALLEST = 43.5; // px: 44, rounded
    const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
    const top = modal ?? document.body;
    const css = (one: Element, pseudo?: string) => getComputedStyle(one, pseudo);
    const told = (one: Element) => `${one.outerHTML.replace(/\s+/g, " ").slice(0, 110)} «${(one.textContent ?? "").trim().slice(0, 40)}»`;
    const seen = (one: Element) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, [inert]") && css(one).clipPath === "none";
    const all = (selector: string) => [...top.querySelectorAll(selector)].filter(seen);

    /** A control may reach beyond what is drawn of it, by a `::before` without content. */
    const reach = (one: Element): [number, number] => {
      const { width, height } = one.getBoundingClientRect();
      const before = css(one, "::before");
      if (before.position !== "absolute" || before.content !== '""') return [width, height];
      return [Math.max(width, parseFloat(before.width)), Math.max(height, parseFloat(before.height))];
    };
    const ticked = (one: Element) => one instanceof HTMLInputElement && ["checkbox", "radio"].includes(one.type);
    const inText = (one: Element) => one instanceof HTMLAnchorElement && css(one).display === "inline";
    const small = all("button, select, input, textarea, summary, [role=option], a")
      .filter((one) => !inText(one))
      .map((one) => (ticked(one) ? (one.closest("label") ?? one) : one))
      .filter((one) => Math.min(...reach(one)) < SMALLEST)
      .map((one) => `small: ${told(one)} ${reach(one).map(Math.round).join("×")}`);

    /** Text that its box hides in part, or that stands out of its box. */
    const ownText = (one: Element) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (one: Element) => {
      const { overflowX, overflowY, display } = css(one);
      if (overflowY === "hidden" && one.scrollHeight > one.clientHeight + 2) return true;
      if (overflowX !== "visible") return overflowX !== "auto" && overflowX !== "scroll" && one.scrollWidth > one.clientWidth + 1;
      if (display === "inline") return false;
      const box = one.getBoundingClientRect();
      return ownText(one).some((node) => {
        const range = new Range();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        return text.left < box.left - 1 || text.right > box.right + 1;
      });
    };
    const toldElsewhere = (one: Element) => one.getAttribute("title") === one.textContent?.trim(); // all of it, for who points at it
    const cut = [...top.querySelectorAll("*:not(svg, svg *)")]
      .filter((one) => ownText(one).length && !toldElsewhere(one) && seen(one) && isCut(one))
      .map((one) => `cut: ${told(one)} ${one.scrollWidth}×${one.scrollHeight} > ${one.clientWidth}×${one.clientHeight}`);

    const wider = [document.documentElement, ...(modal ? [modal] : [])].filter((one) => one.scrollWidth > one.clientWidth).map((one) => `wider: ${one.tagName} by ${one.scrollWidth - one.clientWidth}`);
    const untold = (document.body.innerText + [...document.querySelectorAll("[aria-label]")].map((one) => `\n${one.getAttribute("aria-label")}`).join(""))
      .split("\n")
      .filter((line) => /\{[a-z_]+\}|^[a-z]+(-[a-z]+)+$/.test(line))
      .map((line) => `untold: ${line}`);
    return [...new Set([...wider, ...small, ...cut, ...untold])];
  });
