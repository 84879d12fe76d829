// Which page an address means. Codes are read in any case, as people type them.

export type Route =
  | { page: "home" | "kitchen" | "you" | "unknown" }
  | { page: "learn"; game: string | null }
  | { page: "rules"; game: string }
  | { page: "player"; number: string }
  | { page: "table"; code: string }
  | { page: "record"; record: string };

export function routeOf(path: string): Route {
  const [, kind = "", name = "", ...rest] = path.split("/");
  if (rest.some((one) => one !== "")) return { page: "unknown" };
  if (!name) {
    if (kind === "") return { page: "home" };
    if (kind === "kitchen" || kind === "you") return { page: kind };
    return kind === "learn" ? { page: "learn", game: null } : { page: "unknown" };
  }
  switch (kind) {
    case "t":
      return { page: "table", code: name.toUpperCase() };
    case "r":
      return { page: "record", record: name };
    case "rules":
      return { page: "rules", game: name };
    case "learn":
      return { page: "learn", game: name };
    case "players":
      return { page: "player", number: name };
    default:
      return { page: "unknown" };
  }
}
