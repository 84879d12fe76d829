import { expect, test } from "vitest";
import { routeOf } from "../../src/pages/route";

test.each([
  ["/", { page: "home" }],
  ["/t/abcdef", { page: "table", code: "ABCDEF" }],
  ["/t/ABCDEF/", { page: "table", code: "ABCDEF" }],
  ["/r/xYz9", { page: "record", record: "xYz9" }],
  ["/t/", { page: "unknown" }],
  ["/t/ABCDEF/more", { page: "unknown" }],
  ["/else", { page: "unknown" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
