// @vitest-environment happy-dom
// How strong bots shall be: a list with a name, each level in plain words, and the last choice kept.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import LevelField from "../../src/home/LevelField.svelte";
import { catalogue } from "../../src/words/words.svelte";
import { stored } from "../../src/words/stored";
import { speak } from "../table/seated";

let shown: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
  localStorage.clear();
});

test("a labelled list says what each level is like, and keeps what is chosen", () => {
  speak();
  Object.assign(catalogue.words!.page, { "home-level": "Level of the bots", "home-bot-thumb": "solid: by rules of thumb", "home-bot-strong": "strong: looks ahead" });
  let level = "thumb";
  shown = mount(LevelField, {
    target: document.body,
    props: { levels: ["thumb", "strong", "later"], get level() { return level; }, set level(one: string) { level = one; } },
  });
  flushSync();
  const select = document.querySelector("select")!;
  expect(select.labels![0]!.firstChild!.textContent!.trim()).toBe("Level of the bots");
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ["thumb", "solid: by rules of thumb"], ["strong", "strong: looks ahead"], ["later", "later"],
  ]);
  expect(select.value).toBe("thumb");
  select.querySelector = () => select.options[1] as never; // this document does not know that a chosen option is :checked
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect([level, stored("level")]).toEqual(["strong", "strong"]);
});
