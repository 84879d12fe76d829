// The server's HTTP interface: answers as JSON, refusals as errors in the user's language.

import { spoken, t } from "../words/words.svelte";

/** Why the server did not do something, in words; `clause` and `status` as it gave them (0: silence). */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly clause: string,
  ) {
    super(message);
  }
}

/** Ask the server; `path` is without `/api`. Throws `ApiError`. */
export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}${spoken()}`;
  const sent: RequestInit = { method };
  if (body !== undefined) {
    sent.headers = { "Content-Type": "application/json" };
    sent.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(url, sent);
  } catch {
    throw new ApiError(t("no-server"), 0, "");
  }
  const found = (await answer.json().catch(() => ({}))) as { reason?: string; clause?: string };
  if (!answer.ok) throw new ApiError(found.reason ?? t("no-server"), answer.status, found.clause ?? "");
  return found as T;
}

const wanted = new Map<string, string>(); // ids of requests that have no answer yet

/** Ask for a table or a seat: the same again, should the answer be lost, has the same id. */
export async function once<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const request = `${path} ${JSON.stringify(body)}`;
  const id = wanted.get(request) ?? chance(16);
  wanted.set(request, id);
  const found = await api<T>("POST", path, { ...body, id });
  wanted.delete(request);
  return found;
}

/** So many random bytes in hex. */
export const chance = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((n) => n.toString(16).padStart(2, "0")).join("");
