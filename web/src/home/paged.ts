// Lists that the server gives page by page, the newest first.

import { api } from "../link/api";

export interface Page {
  /** What asks for the next page; null: this is the last. */
  before: number | null;
}

/** A page of a list: the first, or the one that comes `before`. */
export const pageOf = <Of extends Page>(path: string, before: number | null): Promise<Of> =>
  api<Of>("GET", before === null ? path : `${path}?before=${before}`);

/** What the pages of a list hold: all of it, or as many pages as have `enough`. */
export async function paged<Of extends Page, One>(path: string, held: (page: Of) => readonly One[], enough = Infinity): Promise<One[]> {
  const found: One[] = [];
  let before: number | null = null;
  do {
    const page: Of = await pageOf<Of>(path, before);
    found.push(...held(page));
    before = page.before;
  } while (before !== null && found.length < enough);
  return found;
}
