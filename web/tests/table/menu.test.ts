// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Menu from "../../src/table/Menu.svelte";
import { seated, speak } from "./seated";

let shown: Record<string, unknown> | undefined;
beforeEach(() => {
  localStorage.clear();
  speak();
});
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

test("the menu begins with what people look for: what is to be copied comes last, with the SHA-256", () => {
  shown = mount(Menu, { target: document.body, props: { session: seated().session } });
  flushSync();
  const parts = ["a[href='/rules/elfer']", "input[name$='-lang']", "input[name$='-theme']", ".check input", "dl"].map((one) => document.querySelector(`dialog ${one}`)!);
  expect(parts).not.toContain(null);
  const order = [...parts].sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  expect(order).toEqual(parts);
});
