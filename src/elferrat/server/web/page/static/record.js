// A finished game: who played, the result, the file, and how anybody can check it.

import { $, api, begin, el, put, t, tell, words } from "./words.js";

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");

await begin();
try {
  const record = await api("GET", `/records/${encodeURIComponent(id)}`);
  const { players, result, marks } = record;
  const file = `elferrat-${record.game}-${id}.json`;
  const rows = players.map((name, seat) => el("tr", {},
    el("th", { scope: "row" }, name),
    el("td", {}, `${result.scores[seat]}`.replace("-", "−")),
    el("td", {}, result.winners.includes(seat) ? t("winner") : "")));
  $("title").textContent = words.games[record.game];
  document.title = `${words.games[record.game]} · Elferrat`;
  put($("record"),
    el("table", {}, el("caption", {}, t("result")), el("tbody", {}, ...rows)),
    el("p", {}, t("played-moves", { count: record.moves.length })),
    el("p", { class: "buttons" }, el("a", { href: `/api/records/${encodeURIComponent(id)}`, download: file }, t("download"))),
    el("h2", {}, t("verify")), el("p", {}, t("verify-how")),
    el("p", { class: "code" }, `elferrat verify ${file}`),
    el("p", {}, `${t("commitment")} `, el("span", { class: "code" }, marks.commitment ?? "")),
    el("p", {}, `${t("secret")} `, el("span", { class: "code" }, record.seed ?? "")));
} catch (error) {
  tell($("refusal"), error.message);
}
