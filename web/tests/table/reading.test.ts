// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { tableKey } from "../../src/table/keys";
import { reading } from "../../src/table/reading";
import { settings } from "../../src/settings/settings.svelte";
import { elfer, laid, seated, speak } from "./seated";

beforeEach(speak);
const key = (name: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key: name, ...more });

test.each([
  ["h", "2: red 12, yellow 3"],
  ["p", "can: red 12, end"],
  ["b", "red 7–9, 11; yellow empty; green empty; blue empty. pile 20"],
  ["o", "Bob: cards 5, Bob laid red 12; Cem: cards 6"],
  ["l", "Bob laid red 12"],
  ["t", "yours"],
  ["c", "no clock"],
] as const)("%s", (name, said) => {
  const { session } = seated(elfer({ table: ["R11", "R8", "*R9", "R7"] }), [laid(1, 0, "R11"), laid(2, 1, "R12")]);
  expect(reading(name, session)).toBe(said);
});

test("a trick: who led what, how much is left, and the honours that the table shows", () => {
  const play = { game: "elfern", options: {}, hands: [["AH"], 1], stock: 0, turn: 0, dealer: 0, leader: 1, trick: ["AH"], won: [["AH"], []], legal: ["AH"] };
  const { session } = seated(play, [], { terms: { game: "elfern" } as never });
  expect(reading("b", session)).toBe("Bob led ace of hearts. stock gone. Ann honours 1");
  settings.bothHonours = true;
  expect(reading("b", session)).toBe("Bob led ace of hearts. stock gone. Ann honours 1, Bob honours 0");
  settings.bothHonours = false;
  expect(reading("b", seated({ ...play, stock: 4 }, [], { terms: { game: "elfern" } as never, you: null }).session)).toBe(
    "Bob led ace of hearts. stock 4. Ann honours 1, Bob honours 0");
});

test("cards are read in the order in which they are shown, then what plays none", () => {
  const play = { ...elfer({ hands: [["Y3", "R12", "Y11", "R11"], 1, 1], legal: ["R11", "R12", "Y11", "draw", "end"] }) };
  const { session } = seated(play);
  const extra = { ...play, game: "extra", order: ["R", "B", "Y", "G"], bridged: [], bonus: [[]], hands: [["Y3", "R12", "Y11", "*", "R11"], 1, 1], legal: ["*Y4", "R11", "Y11", "=R9", "draw"] };
  expect(reading("h", session)).toBe("4: yellow 3, Y11, red 12, red 11");
  expect(reading("p", session)).toBe("can: Y11, red 12, red 11, draw, end");
  const other = seated(extra as never).session;
  expect(reading("h", other)).toBe("5: red 12, red 11, yellow 3, Y11, joker");
  expect(reading("p", other)).toMatch(/^can: red 11, Y11, .+, draw$/);
});

test("keys do what they say, also with a capital letter; others are left alone", () => {
  const { session, socket } = seated(elfer({ legal: ["R12", "pass"] }));
  expect(tableKey(key("T"), session)).toEqual({ said: "yours" });
  expect(tableKey(key("?"), session)).toBe("help");
  expect(tableKey(key("x"), session)).toBeNull();
  expect(tableKey(key("t", { ctrlKey: true }), session)).toBeNull();
  expect(tableKey(key("e"), session)).toBe("sent");
  expect(socket.got.at(-1)).toMatchObject({ do: "move", move: "pass" });
});

test("who types into a field plays nothing", () => {
  const { session } = seated();
  const field = document.createElement("input");
  const event = key("u");
  Object.defineProperty(event, "target", { value: field });
  expect(tableKey(event, session)).toBeNull();
});

test("a colour that is not in the game is not read; a move that was taken back is no last action", () => {
  const undone = { number: 3, at: 0, kind: "undone", seat: 1 } as never;
  const { session } = seated(elfer({ options: { without_blue: true } }), [laid(1, 0, "R11"), laid(2, 1, "R12"), undone]);
  expect(reading("b", session)).not.toContain("blue");
  expect(reading("l", session)).toBe("you laid red 11");
});
