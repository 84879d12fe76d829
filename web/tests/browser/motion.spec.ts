// What moves: never for long, never in the way, and not at all for who wants that nothing moves.

import type { Page } from "@playwright/test";
import { byTaps, playOn } from "./playing";
import { moved as playOver, seated } from "./seated";
import { bots, expect, person, test, type Server } from "./server";

const LONGEST = 250; // ms
const PRESSES = 5;
const SLOWED = 0.01; // so that what moves for 160 ms moves for 16 s
/** Lessons, since their coach points at things. */
const LESSONS = [["elfer", "elfer-eleven"], ["extra", "extra-start"], ["elfern", "elfern-follow"], ["schneider", "schneider-beat"]] as const;

type Moved = Record<string, number>;

/** Note at every frame what moves, and for how long it does so in all. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const moved: Moved = {};
    Object.assign(globalThis, { moved });
    const look = () => {
      for (const one of document.getAnimations()) {
        const name = one instanceof CSSAnimation ? one.animationName : one instanceof CSSTransition ? one.transitionProperty : "a script";
        moved[name] = Math.max(moved[name] ?? 0, Number(one.effect?.getComputedTiming().endTime ?? 0));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** The same for what could move, by the styles of all that is there. */
const couldMove = (page: Page): Promise<Moved> =>
  page.evaluate(() => {
    const found: Moved = {};
    const seconds = (text: string) => text.split(", ").map((one) => parseFloat(one) * (one.endsWith("ms") ? 1 : 1000));
    for (const one of document.querySelectorAll("*")) {
      for (const part of ["", "::before", "::after", "::backdrop"]) {
        const css = getComputedStyle(one, part);
        const times = css.animationIterationCount.split(", ").map((count) => (count === "infinite" ? Infinity : Number(count)));
        const moves = seconds(css.animationDuration).map((time, at) => (css.animationName === "none" || time === 0 ? 0 : time * (times[at] ?? 1)));
        const name = `${one.tagName}.${one.getAttribute("class") ?? ""}${part}`;
        const most = Math.max(...moves, ...seconds(css.transitionDuration), ...seconds(css.transitionDelay), css.scrollBehavior === "smooth" ? Infinity : 0);
        if (most > 0) found[name] = most;
      }
    }
    return found;
  });

async function lesson(page: Page, server: Server, game: string, name: string): Promise<void> {
  await page.goto(`${server.url}/t/${await seated(page, server, { game, lesson: name })}?lesson=${name}`);
  await page.locator(".coach").waitFor();
}

const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved);
const tooLong = (all: Moved) => Object.entries(all).filter(([, time]) => time > LONGEST);

for (const [game, name] of LESSONS) {
  test(`${game}: nothing moves for longer than ${LONGEST} ms`, async ({ browser, server }) => {
    const page = await person(browser, { reducedMotion: "no-preference" });
    await watch(page);
    await lesson(page, server, game, name);
    await playOn(page, byTaps, PRESSES);
    const all = await moved(page);
    expect(Object.keys(all).length, "something moves").toBeGreaterThan(0);
    expect(tooLong(all)).toEqual([]);
    expect(tooLong(await couldMove(page))).toEqual([]);
    await page.context().close();
  });

  test(`${game}: nothing moves for who wants it so`, async ({ browser, server }) => {
    const page = await person(browser);
    await watch(page);
    await lesson(page, server, game, name);
    await playOn(page, byTaps, PRESSES);
    expect(Object.entries(await moved(page)).filter(([, time]) => time > 0)).toEqual([]);
    expect(await couldMove(page)).toEqual({});
    await page.context().close();
  });
}

/** Where parts of a wide table are, at every frame until the game is over; a hand of one's own may become lower. */
const places = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() => {
    const found: Record<string, number[]> = {};
    Object.assign(globalThis, { found });
    const look = () => {
      if (document.querySelector("section.over")) return;
      for (const part of [".board", ".hand-place", ".tricks .own", ".tricks .actions", ".match"]) {
        const top = document.querySelector(part)?.getBoundingClientRect().top;
        if (top !== undefined) found[part] = [...new Set([...(found[part] ?? []), Math.round(top)])];
      }
      requestAnimationFrame(look);
    };
    look();
    return found;
  });

for (const [game, seats] of [["elfer", 6], ["extra", 6], ["elfern", 2], ["schneider", 2]] as const) {
  test(`${game}: on a wide screen nothing changes its place when somebody plays`, async ({ page, server }) => {
    const code = await seated(page, server, { game, seats, bots: bots(seats), pace: 40 });
    await page.goto(`${server.url}/t/${code}`);
    await page.locator("[role=option]").first().waitFor();
    await places(page);
    await playOver(page, server, code, 16);
    const found = await page.evaluate(() => (globalThis as unknown as { found: Record<string, number[]> }).found);
    expect(Object.keys(found).length).toBeGreaterThan(1);
    for (const [part, tops] of Object.entries(found)) expect(Math.max(...tops) - Math.min(...tops), `${part}: ${tops.join()}`).toBeLessThanOrEqual(1);
  });
}

test("a press counts while something moves", async ({ browser, server }) => {
  const page = await person(browser, { reducedMotion: "no-preference" });
  await page.goto(`${server.url}/t/${await seated(page, server, { game: "elfern", lesson: "elfern-slate" })}`);
  await page.locator("[role=option]").first().waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  await client.send("Animation.setPlaybackRate", { playbackRate: SLOWED });
  const moving = () => page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);
  for (let press = 0; press < 3; press += 1) {
    // A card that rises is not still, and that is what Playwright would wait for: a finger does not.
    expect(await playOn(page, (here) => here.locator("[role=option]:not([aria-disabled])").first().click({ force: true }), 1)).toBe(1);
    expect(await moving(), "it moves still").toBeGreaterThan(0);
  }
  await page.context().close();
});
