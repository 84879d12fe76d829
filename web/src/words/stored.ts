// What this browser keeps of a user's choices. One that keeps nothing still has them until the page is left.

const unkept = new Map<string, string>();

const name = (key: string) => `elferrat-${key}`;

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(name(key)) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

export function store(key: string, value: string | null): void {
  unkept.delete(key);
  try {
    if (value === null) localStorage.removeItem(name(key));
    else localStorage.setItem(name(key), value);
  } catch {
    if (value !== null) unkept.set(key, value);
  }
}
