// Which page an address means. Codes are read in any case, as people type them.

export type Route =
  | { page: "home" }
  | { page: "table"; code: string }
  | { page: "record"; record: string }
  | { page: "unknown" };

export function routeOf(path: string): Route {
  if (path === "/") return { page: "home" };
  const [, kind, name, ...rest] = path.split("/");
  if (!name || rest.some((one) => one !== "")) return { page: "unknown" };
  if (kind === "t") return { page: "table", code: name.toUpperCase() };
  if (kind === "r") return { page: "record", record: name };
  return { page: "unknown" };
}
