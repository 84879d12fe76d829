import { expect, test } from "vitest";
import { countedPoints, draftOf, emptyDraft, readNumber, readSum, rest, resultOf, shownSum } from "../../src/kitchen/entry";
import { matchOf } from "../../src/kitchen/score";
import { fitted, settingsOf, usual } from "../../src/kitchen/settings";
import { beginner, begun, canRedo, canUndo, isOver, type Kept, sheetOf, type Step, stepped, type Terms } from "../../src/kitchen/sheet";

const terms = (change: Partial<Terms> = {}): Terms => ({ ...fitted(usual(), "elfern", 2), names: ["Ada", "Ben"], ...change });
const add = (...result: number[]): Step => ({ do: "add", line: { result } });

/** A sheet after steps that must all be possible. */
function sheet(first: Terms, ...steps: Step[]): Kept {
  return steps.reduce<Kept>((kept, step) => {
    const next = stepped(kept, step, kept.changed + 1);
    if ("reason" in next) throw new Error(next.reason);
    return next;
  }, begun("id", "title", first, 0));
}

const results = (kept: Kept) => sheetOf(kept).lines.map(({ result }) => result[0]);
const reason = (kept: Kept, step: Step) => {
  const next = stepped(kept, step, 0);
  return "reason" in next ? [next.reason, next.clause, next.line] : null;
};

test("any step back and forth; a new step forgets what was undone", () => {
  const kept = sheet(terms(), add(14, 6), add(10, 10), { do: "change", at: 0, line: { result: [6, 14] } }, { do: "remove", at: 1 });
  const at = (done: number) => results({ ...kept, done });
  expect([1, 2, 3, 4, 5].map(at)).toEqual([[], [14], [14, 10], [6, 10], [6]]);
  expect([canUndo(kept), canRedo(kept)]).toEqual([true, false]);
  const back = { ...kept, done: 1 };
  expect([canUndo(back), canRedo(back)]).toEqual([false, true]);
  const other = stepped({ ...kept, done: 2 }, add(20, 0), 9) as Kept;
  expect([results(other), other.steps.length, canRedo(other)]).toEqual([[14, 20], 3, false]);
});

test("a refused step changes nothing and says clause and reason", () => {
  const kept = sheet(terms(), add(14, 6));
  expect(reason(kept, add(14, 7))).toEqual(["bad-honours", "F2", undefined]);
  expect(reason(kept, { do: "change", at: 0, line: { result: [-1, 21] } })).toEqual(["bad-honours", "F2", undefined]);
  expect(results(kept)).toEqual([14]);
});

test("S8 and X63: a match cannot end before its hands are played", () => {
  const schneider = sheet(fitted(terms(), "schneider", 2), add(14, 6));
  expect(reason(schneider, { do: "end", ended: true })).toEqual(["bad-end", "S8", undefined]);
  expect(reason(sheet(fitted(terms(), "schneider", 2)), { do: "terms", terms: { ...fitted(terms(), "schneider", 2), hands: 3 } })).toEqual(["bad-hands", "S8", undefined]);
  const extra = sheet(fitted(terms(), "extra", 3), add(1, 2, 3), add(1, 2, 3));
  expect(reason(extra, { do: "end", ended: true })).toEqual(["bad-end", "X63", undefined]);
  expect(reason(sheet(terms(), add(14, 6)), { do: "end", ended: true })).toBeNull();
});

test("other rules are refused if a hand that is written down would be impossible", () => {
  const eight = fitted(terms({ options: { bonus_supply: 8 } }), "extra", 2);
  const kept = sheet(eight, add(0, 5), add(88, -3));
  expect(reason(kept, { do: "terms", terms: { ...eight, options: { bonus_supply: 7 } } })).toEqual(["bad-points", "X61", 2]);
  const blue = { ...fitted(terms(), "elfer", 3), options: { without_blue: true } };
  expect(reason(kept, { do: "terms", terms: blue })).toEqual(["bad-blue", "E1", undefined]);
});

test("leading becomes winning with the agreed hands, or by the end", () => {
  const over = (first: Terms, ...steps: Step[]) => {
    const now = sheetOf(sheet(first, ...steps));
    return isOver(now, matchOf(now.terms, now.lines));
  };
  expect(over(terms(), add(14, 6))).toBe(false);
  expect(over(terms(), add(14, 6), { do: "end", ended: true })).toBe(true);
  expect(over(terms(), add(14, 6), { do: "end", ended: true }, { do: "end", ended: false })).toBe(false);
  expect(over(terms({ hands: 2 }), add(14, 6))).toBe(false);
  expect(over(terms({ hands: 2 }), add(14, 6), add(14, 6))).toBe(true);
  expect(over(fitted(terms(), "extra", 2), add(1, 2), add(3, 4))).toBe(true);
});

test("F10, F11: who deals follows a changed line; a drawn dealer counts only where the deal is drawn", () => {
  const kept = sheet(terms(), add(10, 10), { do: "add", line: { result: [14, 6], drawn: 0 } });
  const hands = (one: Kept) => matchOf(sheetOf(one).terms, sheetOf(one).lines).hands.map(({ dealer, points }) => [dealer, ...points]);
  expect(hands(kept)).toEqual([[1, 0, 0], [0, 2, 0]]);
  const changed = stepped(kept, { do: "change", at: 0, line: { result: [6, 14] } }, 9) as Kept;
  expect(hands(changed)).toEqual([[1, 0, 1], [1, 1, 0]]);
});

test("E2, V1.4, V3, X4, F5: who begins", () => {
  const elfer = (variant: string) => beginner({ ...fitted(terms(), "elfer", 3), options: { variant } }, 2);
  expect(["standard", "false_start", "three_starts", "any_start"].map(elfer)).toEqual(["eleven", 0, 0, "lot"]);
  expect(beginner(fitted(terms(), "extra", 4), 1)).toBe(2);
  expect([beginner(terms(), 1), beginner(terms(), null)]).toEqual([0, null]);
});

test("numbers as people type them", () => {
  expect(["14", " 7 ", "-3", "−3", "–3", "-0", "007"].map(readNumber)).toEqual([14, 7, -3, -3, -3, 0, 7]);
  expect(["", "1.5", "1e3", "12345", "--1", "x"].map(readNumber)).toEqual([null, null, null, null, null, null]);
  expect(["14", "21", "-1", "x"].map(rest)).toEqual(["6", null, null, null]);
});

test("X61: points from what lies before a seat; X1, X42: no more than there is", () => {
  expect(countedPoints(["2", "14", "1"])).toBe(-3);
  expect(countedPoints(["", "", ""])).toBe(0);
  expect([countedPoints(["-1", "", ""]), countedPoints(["x", "", ""])]).toEqual([null, null]);
  const extra = fitted(terms(), "extra", 2);
  const draft = (...counts: string[][]) => ({ ...emptyDraft(extra, true), counts });
  expect(resultOf(extra, draft(["3", "", ""], ["4", "10", "1"]))).toEqual([33, 23]);
  expect(resultOf(extra, draft(["4", "", ""], ["4", "", ""]))).toMatchObject({ reason: "bad-bonus", clause: "X42", values: { count: 8, most: 7 } });
  expect(resultOf(extra, draft(["", "", "2"], ["", "", "3"]))).toMatchObject({ reason: "bad-jokers", clause: "X1" });
  expect(resultOf(extra, draft(["", "y", ""], ["", "", ""]))).toMatchObject({ reason: "bad-missing", values: { number: 1 } });
  // What is counted matters in Extra alone.
  expect(resultOf(terms(), { ...draftOf(terms(), [14, 6], null), counting: true })).toEqual([14, 6]);
});

test("a form fits the game that is chosen", () => {
  expect(fitted(terms({ dealer: 5, names: ["a", "b", "c", "d", "e", "f"], players: 6 }), "schneider", 6)).toMatchObject({
    players: 2, names: ["a", "b"], dealer: 1, options: { schneider_from: 17 },
  });
  expect(Object.keys(settingsOf("elfer", 3))).toEqual(["variant"]);
  expect(Object.keys(settingsOf("elfer", 2))).toEqual(["variant", "without_blue"]);
  expect(usual()).toMatchObject({ game: "elfer", players: 4, names: ["", "", "", ""], dealer: 3, options: { variant: "standard" } });
  expect(fitted(terms({ options: { without_blue: true } }), "elfer", 2).options["without_blue"]).toBe(true);
  expect(fitted(terms({ options: { without_blue: true } }), "elfer", 4).options["without_blue"]).toBeUndefined();
});

test("E12: numbers left may be added in the field, as one counts a hand", () => {
  expect(["12", "3+9", "3 9", " 3 + 9 ", "1 2 3+4", "0"].map(readSum)).toEqual([12, 12, 12, 12, 10, 0]);
  expect(["", "+", "3+", "3+x", "9999+1", "3,9"].map(readSum)).toEqual([null, null, null, null, null, null]);
  expect([shownSum("12"), shownSum("3+9"), shownSum("3+"), shownSum("")]).toEqual([null, 12, null, null]);
  const elfer = fitted(terms(), "elfer", 3);
  expect(resultOf(elfer, { ...emptyDraft(elfer), fields: ["0", "4+17", "1 2"] })).toEqual([0, 21, 3]);
  expect(countedPoints(["2", "3 17", "1"])).toBe(-9);
  // Honours and points are single numbers.
  expect(resultOf(terms(), { ...emptyDraft(terms()), fields: ["14", "3+3"] })).toMatchObject({ reason: "bad-missing" });
});
