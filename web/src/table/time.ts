// Time that is left, as people read it.

const DAY = 86_400;

/** `1:05`; hours from a hundred minutes on, days from two on; never below zero. */
export function timeText(ms: number, lang: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const unit = (name: string, amount: number) =>
    new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: "short" }).format(Math.round(amount));
  if (seconds >= 2 * DAY) return unit("day", seconds / DAY);
  if (seconds >= 6000) return unit("hour", seconds / 3600);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
