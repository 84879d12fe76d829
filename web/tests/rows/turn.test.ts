import { expect, test } from "vitest";
import { asked, bridgeless, ending } from "../../src/rows/turn";
import { elfer, extra } from "./plays";

test("the main button makes what is legal of draw, end and pass", () => {
  expect(ending(elfer(), ["draw"])).toBe("draw");
  expect(ending(elfer({ laid: 1 }), ["R12", "end"])).toBe("end");
  expect(ending(extra({ stock: 0 }), ["R12", "pass"])).toBe("pass");
});

test("where none is legal it names what the turn would end with", () => {
  expect(ending(elfer(), ["R11"])).toBe("draw");
  expect(ending(elfer({ stock: 0 }), ["R11"])).toBe("pass");
  expect(ending(elfer({ drawn: true }), ["R11"])).toBe("end");
  expect(ending(extra({ exchanged: 1 }), ["R12"])).toBe("end");
});

test("what elfer asks for", () => {
  const key = (said: Parameters<typeof elfer>[0], legal: string[]) => asked(elfer(said), legal)?.key ?? null;
  expect(key({ phase: "open" }, ["R11"])).toBe("opens-eleven");
  expect(key({ phase: "open", options: { variant: "three_starts" } }, [])).toBe("opens-three");
  expect(key({ phase: "open", options: { variant: "any_start" } }, [])).toBe("opens-any");
  expect(key({}, [])).toBeNull();
  expect(key({}, ["R12"])).toBe("lay");
  expect(key({}, ["draw"])).toBe("draws-until_fit");
  expect(key({ drawn: true }, ["R12"])).toBe("drew-fits");
  expect(key({ drawn: true }, ["R12", "end"])).toBe("drew-or-keep");
  expect(key({ laid: 1 }, ["R12", "end"])).toBe("lay-more");
  expect(key({ laid: 1 }, ["end"])).toBe("no-more");
  expect(key({}, ["pass"])).toBe("nothing-left");
  expect(key({ options: { force_eleven: true } }, ["G11"])).toBe("eleven-first");
  expect(key({ options: { force_eleven: true } }, ["R12"])).toBe("lay");
  expect(key({ over: true }, [])).toBeNull();
});

test("what extra asks for", () => {
  const key = (said: Parameters<typeof extra>[0], legal: string[]) => asked(extra(said), legal)?.key ?? null;
  expect(key({}, ["R12", "draw"])).toBe("play-or-draw");
  expect(key({ stock: 0 }, ["R12"])).toBe("must-play");
  expect(key({ stock: 0 }, ["R12", "pass"])).toBe("play-or-pass");
  expect(key({ exchanged: 1 }, ["R12"])).toBe("exchanged");
  expect(asked(extra({ laid: 2 }), ["R12", "end"])).toEqual({ key: "of-four", count: 2 });
  expect(key({ laid: 4 }, ["end"])).toBe("four");
  expect(key({}, [])).toBeNull();
});

test("why no bridge can be put", () => {
  expect(bridgeless(extra({ bridges: [0, 4] }), 0, true)).toBe("none");
  expect(bridgeless(extra({ bridges: [0, 4] }), 1, true)).toBe("turn");
  expect(bridgeless(extra(), 0, false)).toBe("nowhere");
});
