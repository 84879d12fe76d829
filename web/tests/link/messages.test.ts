import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { messages, TARGET } from "../../scripts/messages.mjs";

test("the message types are those of docs/asyncapi.json: `npm run messages` makes them fresh", () => {
  expect(readFileSync(TARGET, "utf8")).toBe(messages());
});
