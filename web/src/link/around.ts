// The browser around a link: real sockets, the server asked over HTTP, chance, the network's word.

import type { Surroundings } from "./socket";

const REFUSED = new Set([404, 409]); // no such table, or one that cannot be shown any more

const HERE = new Set(["localhost", "127.0.0.1", "[::1]"]); // a server on this machine needs no network

export function browserAround(code: string): Surroundings {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return {
    open: (path) => new WebSocket(`${scheme}//${location.host}${path}`),
    async known() {
      try {
        const answer = await fetch(`/api/tables/${code}`);
        return answer.ok ? true : REFUSED.has(answer.status) ? false : null;
      } catch {
        return null;
      }
    },
    chance: Math.random,
    online: () => navigator.onLine || HERE.has(location.hostname),
  };
}

/** The build that this page came from; "": none, as while developing. */
export const ownBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
