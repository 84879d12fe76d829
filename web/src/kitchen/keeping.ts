// Sheets in this browser: each under a key of its own, so that two tabs with two sheets never meet.

import type { Draft, Kept, Terms } from "./sheet";
import { sheetOf } from "./sheet";

const SHEET = "elferrat-kitchen-sheet-";
const NEW = "elferrat-kitchen-new";
const KEPT_DELETED = 30 * 24 * 60 * 60 * 1000; // thirty days

/** Why nothing is kept: no room is left, or the browser does not allow it. */
export type Trouble = "full" | "forbidden";

export interface Found {
  sheets: Kept[];
  /** Sheets that are there and cannot be read; they are left alone. */
  unreadable: number;
  trouble: Trouble | null;
}

export const isSheetKey = (key: string | null): boolean => key === null || key.startsWith(SHEET);

/** Everything that is kept. Sheets deleted long ago are gone for good. */
export function found(now: number): Found {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "").filter((key) => key.startsWith(SHEET));
    const read = keys.map((key) => readSheet(localStorage.getItem(key) ?? ""));
    const sheets = read.filter((one) => one !== null);
    const old = sheets.filter(({ removed }) => removed !== null && now - removed > KEPT_DELETED);
    for (const { id } of old) localStorage.removeItem(SHEET + id);
    return { sheets: sheets.filter((one) => !old.includes(one)), unreadable: read.length - sheets.length, trouble: null };
  } catch {
    return { sheets: [], unreadable: 0, trouble: "forbidden" };
  }
}

export const keep = (kept: Kept): Trouble | null => write(SHEET + kept.id, JSON.stringify(kept));

export function forget(id: string): Trouble | null {
  return tried(() => localStorage.removeItem(SHEET + id));
}

/** The terms of a new sheet as far as they are chosen. */
export interface NewSheet {
  title: string;
  terms: Terms;
}

export function keptNew(): NewSheet | null {
  try {
    const { title, terms } = JSON.parse(localStorage.getItem(NEW) ?? "") as NewSheet;
    return typeof title === "string" && isTerms(terms) ? { title, terms } : null;
  } catch {
    return null;
  }
}

export const keepNew = (chosen: NewSheet): Trouble | null => write(NEW, JSON.stringify(chosen));

const write = (key: string, text: string): Trouble | null => tried(() => localStorage.setItem(key, text));

function tried(act: () => void): Trouble | null {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof DOMException && /quota/i.test(error.name) ? "full" : "forbidden";
  }
}

/** A sheet from its text; null: broken, or of a newer page. */
export function readSheet(text: string): Kept | null {
  try {
    const kept = JSON.parse(text) as Kept;
    if (kept.v !== 1 || typeof kept.id !== "string" || typeof kept.title !== "string" || !Number.isFinite(kept.changed)) return null;
    if (!kept.steps.every((step) => isStep(step)) || !(kept.done >= 1 && kept.done <= kept.steps.length)) return null;
    // What can be redone must stand as well.
    if (isTerms(sheetOf({ ...kept, done: kept.steps.length }).terms)) {
      return { ...kept, removed: kept.removed ?? null, draft: isDraft(kept.draft) ? kept.draft : null };
    }
  } catch {
    // Then it is broken.
  }
  return null;
}

const isList = (value: unknown, of: (one: unknown) => boolean): value is unknown[] => Array.isArray(value) && value.every(of);
const isText = (value: unknown): boolean => typeof value === "string";

function isTerms(terms: Terms | undefined): terms is Terms {
  return (
    terms !== undefined && ["elfer", "extra", "elfern", "schneider"].includes(terms.game) &&
    isList(terms.names, isText) && terms.names.length === terms.players &&
    [terms.players, terms.dealer, terms.hands].every(Number.isInteger) && typeof terms.options === "object"
  );
}

function isStep(step: { do: string; line?: { result: unknown }; terms?: Terms }): boolean {
  if (step.do === "terms") return isTerms(step.terms);
  if (step.do === "add" || step.do === "change") return isList(step.line?.result, Number.isInteger);
  return step.do === "remove" || step.do === "end";
}

function isDraft(draft: Draft | null): boolean {
  return draft !== null && isList(draft.fields, isText) && isList(draft.counts, (one) => isList(one, isText));
}
