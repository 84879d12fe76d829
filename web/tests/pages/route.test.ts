import { expect, test } from "vitest";
import { routeOf } from "../../src/pages/route";

test.each([
  ["/", { page: "home" }],
  ["/t/abcdef", { page: "table", code: "ABCDEF" }],
  ["/t/ABCDEF/", { page: "table", code: "ABCDEF" }],
  ["/r/xYz9", { page: "record", record: "xYz9" }],
  ["/kitchen", { page: "kitchen" }],
  ["/you", { page: "you" }],
  ["/players/12", { page: "player", number: "12" }],
  ["/rules/extra", { page: "rules", game: "extra" }],
  ["/learn", { page: "learn", game: null }],
  ["/learn/elfern", { page: "learn", game: "elfern" }],
  ["/t/", { page: "unknown" }],
  ["/rules", { page: "unknown" }],
  ["/kitchen/more", { page: "unknown" }],
  ["/t/ABCDEF/more", { page: "unknown" }],
  ["/else", { page: "unknown" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
