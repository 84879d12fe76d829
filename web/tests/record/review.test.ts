import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../src/link/api";
import { reviewed, type Progress } from "../../src/record/review";

const REVIEW = { players: ["Ann", "Bob"], seats: [{ accuracy: 90, mistakes: 1, decisions: 9 }] };
const making = (done: number): [number, unknown] => [202, { made: false, done, count: 9 }];

let asked: string[] = [];
let answers: [number, unknown][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url.split("?")[0]}`);
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What comes of asking while time flies, and what was told meanwhile. */
async function asking(wanted = (): boolean => true): Promise<[unknown, Progress[]]> {
  const told: Progress[] = [];
  const found = reviewed("a/b", (progress) => told.push(progress), wanted).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return [await found, told];
}

test("a review is asked for once, looked for while it is made, and read when it is there", async () => {
  answers = [making(0), making(4), [200, REVIEW]];
  const [found, told] = await asking();
  expect(found).toEqual(REVIEW);
  expect(told.map(({ done }) => done)).toEqual([0, 4]);
  expect(asked).toEqual(["POST /api/records/a%2Fb/review", "GET /api/records/a%2Fb/review", "GET /api/records/a%2Fb/review"]);
});

test("a review that is there already is read at once", async () => {
  answers = [[200, { made: true, done: 0, count: null }], [200, REVIEW]];
  expect((await asking())[0]).toEqual(REVIEW);
  expect(asked).toHaveLength(2);
});

test("another process that knows nothing of it is asked too", async () => {
  answers = [making(0), [404, { clause: "unknown", reason: "" }], making(0), [200, REVIEW]];
  expect((await asking())[0]).toEqual(REVIEW);
  expect(asked.map((one) => one.split(" ")[0])).toEqual(["POST", "GET", "POST", "GET"]);
});

test.each([404, 429, 503])("a refusal, %i, is told in its words and ends it", async (status) => {
  answers = [[status, { clause: "review", reason: "not here" }]];
  const [found] = await asking();
  expect(found).toBeInstanceOf(ApiError);
  expect((found as ApiError).message).toBe("not here");
  expect(asked).toHaveLength(1);
});

test("who leaves the page asks no more", async () => {
  let left = 2;
  answers = [making(0), making(1), making(2)];
  expect((await asking(() => (left -= 1) >= 0))[0]).toBeNull();
  expect(asked).toHaveLength(2);
});
